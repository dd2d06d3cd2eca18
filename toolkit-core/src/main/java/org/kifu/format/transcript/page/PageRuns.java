package org.kifu.format.transcript.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kifu.format.transcript.line.Entities;
import org.kifu.format.transcript.table.TableColumns;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.LabelledFact;

/**
 * A piece of a web page as tags and the runs of text between them, with knowledge of labels that
 * fill a whole element.
 */
final class PageRuns {
  /** Elements that may hold only a label, with those of its value; "" is text in no element. */
  private static final Map<String, Set<String>> PAIRS =
      Map.of(
          "th", Set.of("td"),
          "td", Set.of("td"),
          "dt", Set.of("dd"),
          "div", Set.of("div"),
          "p", Set.of("p"),
          "span", Set.of("span", ""),
          "label", Set.of("span", ""),
          "b", Set.of(""),
          "strong", Set.of(""),
          "em", Set.of(""));

  private final String text;
  private final List<PageTag> tags = new ArrayList<>();
  private final List<Run> runs = new ArrayList<>();
  private int cells;

  private PageRuns(String text) {
    this.text = text;
  }

  /**
   * Text between two tags.
   *
   * @param words the text without the blanks around it; not empty
   * @param tagBefore the index of the tag before it; -1 for none
   */
  record Run(int from, int to, String words, int tagBefore) {
    Optional<Fact> fact() {
      return LabelledFact.named(Entities.ofLabel(words));
    }

    int tagBehind() {
      return tagBefore + 1;
    }
  }

  /** The tags and the text of a piece from a place on. */
  static PageRuns of(String text, int from) {
    PageRuns page = new PageRuns(text);
    PageTag.Scan scan = new PageTag.Scan(text);
    int at = from;
    Optional<PageTag> tag = scan.next(at);
    while (tag.isPresent()) {
      page.run(at, tag.get().from());
      page.tags.add(tag.get());
      page.cells += tag.get().opens() && tag.get().isCell() ? 1 : 0;
      at = tag.get().pastHidden(text);
      tag = scan.next(at);
    }
    page.run(at, text.length());
    return page;
  }

  List<PageTag> tags() {
    return tags;
  }

  List<Run> runs() {
    return runs;
  }

  /** Whether the piece is a row of a table, or part of one. */
  boolean hasCells() {
    return cells > 0;
  }

  /** Whether a tag comes before all text. */
  boolean isBehindTag() {
    return runs.isEmpty() || runs.getFirst().tagBefore() >= 0;
  }

  private void run(int from, int to) {
    String words = text.substring(from, to).strip();
    if (!words.isEmpty()) {
      runs.add(new Run(from, to, words, tags.size() - 1));
    }
  }

  /** Whether the whole piece is a label whose value may follow. */
  boolean isLabel() {
    return runs.size() == 1 && isLabel(0);
  }

  /** Whether a run is a label that fills an element. */
  boolean isLabel(int index) {
    Run run = runs.get(index);
    return run.fact().isPresent() && PAIRS.containsKey(element(run));
  }

  /** Whether a run is a label, and the next run its value. */
  boolean isBeforeValue(int index) {
    if (index + 1 == runs.size() || !isLabel(index)) {
      return false;
    }
    Run label = runs.get(index);
    Run value = runs.get(index + 1);
    String element = element(label);
    String of = opener(value);
    boolean isPair = PAIRS.getOrDefault(element, Set.of()).contains(of);
    boolean isColumn =
        value.fact().isPresent()
            || TableColumns.named(label.words() + "\t" + value.words()).isPresent();
    return isPair
        && !isColumn
        && (!of.equals("td") || isPairOfCells(element))
        && (!of.isEmpty() || mayBeName(value.words()))
        && !isCount(label, value);
  }

  /** Whether a value is a count of discs, which is labelled in another way than names. */
  private static boolean isCount(Run label, Run value) {
    Optional<Fact> fact = label.fact();
    boolean isSide = fact.equals(Optional.of(Fact.BLACK)) || fact.equals(Optional.of(Fact.WHITE));
    return isSide && value.words().chars().noneMatch(Character::isLetter);
  }

  /** Whether a value that only a tag before it separates from a sentence begins like a name. */
  private static boolean mayBeName(String words) {
    return !Character.isLowerCase(words.charAt(0)) && Character.isLetterOrDigit(words.charAt(0));
  }

  /** Whether there are two cells, or labels and values alternate. */
  private boolean isPairOfCells(String element) {
    return cells == 2 || element.equals("th") && cells % 2 == 0;
  }

  /** The element that holds only a run; of nested inline elements, one that separates text. */
  private String element(Run run) {
    String element = "";
    int before = run.tagBefore();
    int behind = run.tagBehind();
    boolean isInline = true;
    while (isInline && isAround(before, behind)) {
      element = tags.get(before).name();
      isInline = tags.get(before).isInline() && touches(before - 1) && touches(behind);
      before--;
      behind++;
    }
    return element;
  }

  private boolean isAround(int before, int behind) {
    if (before < 0 || behind >= tags.size()) {
      return false;
    }
    PageTag first = tags.get(before);
    PageTag last = tags.get(behind);
    boolean isEnd = !last.opens() && last.name().equals(first.name());
    boolean mayLackEnd = first.isCell() || first.name().equals("dt");
    return first.opens()
        && (isEnd || mayLackEnd && last.opens() && (last.isCell() || last.name().equals("dd")));
  }

  /** The element in which a run begins, if only that separates it from the run before. */
  private String opener(Run run) {
    int tag = run.tagBefore();
    while (tag > 0 && tags.get(tag).opens() && isPlainInline(tag) && touches(tag - 1)) {
      tag--;
    }
    return tag < 0 || !tags.get(tag).opens() || isPlainInline(tag) ? "" : tags.get(tag).name();
  }

  private boolean isPlainInline(int tag) {
    return tags.get(tag).isInline() && !tags.get(tag).name().equals("span");
  }

  /** Whether there is nothing between a tag and the next. */
  private boolean touches(int tag) {
    return tag >= 0
        && tag + 1 < tags.size()
        && text.substring(tags.get(tag).to(), tags.get(tag + 1).from()).isBlank();
  }

  /** Whether a tag opens an XML element that is named after a fact and holds only its text. */
  boolean isFactElement(int index) {
    PageTag tag = tags.get(index);
    if (!tag.opens() || tag.isOfForum(text) || !tag.isFact()) {
      return false;
    }
    int first = index;
    while (first + 1 < tags.size() && tags.get(first + 1).isData() && tags.get(first + 1).opens()) {
      first++;
    }
    int before = first;
    int behind = first + 1;
    while (behind < tags.size() && tags.get(behind).isData()) {
      behind++;
    }
    boolean isClosed =
        behind < tags.size()
            && !tags.get(behind).opens()
            && tags.get(behind).name().equals(tag.name());
    return isClosed && runs.stream().anyMatch(run -> run.tagBefore() == before);
  }
}
