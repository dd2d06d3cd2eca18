package org.kifu.format.transcript.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.Entities;
import org.kifu.format.transcript.line.LabelLine;
import org.kifu.format.transcript.line.Markup;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.NamedFact;
import org.kifu.notation.SmallLetters;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * The facts in the attributes of a tag, {@code <game black="Ann" white="Bob">}, a line with its
 * label each, and the moves beside them.
 */
final class TagFacts {
  /** Tags with an attribute that names the meaning of another attribute. */
  private static final Set<String> PARAMETERS = Set.of("param", "input", "meta");

  private static final Pattern SHORT_CODE =
      Pattern.compile(
          "\\[(\\p{L}[\\w-]{1,30})(?:\\s+\\p{L}[\\w-]*\\s*=\\s*(?:\"[^\"]*\"|'[^']*'|[^\\s\\]\"']+)){1,30}+\\s*/?\\]");

  /** Kinds of inputs that hold no fact. */
  private static final Set<String> BUTTONS =
      Set.of("submit", "button", "checkbox", "radio", "color", "reset", "image");

  /** Attributes with the name of the thing that the element is, such as a tournament. */
  private static final Set<String> NAMES = Set.of("name", "nom", "nombre", "nome", "title");

  /** Attributes of web pages that have the name of a fact. */
  private static final Set<String> OTHERS = Set.of("data");

  private static final Set<String> SIDES = Set.of("color", "colour", "side", "couleur", "farbe");

  /** An attribute and the label of its fact, which is empty for moves. */
  private record Said(int from, int valueFrom, int valueTo, String label, boolean isPlayer) {}

  private final String text;
  private final PageTag tag;
  private final List<Said> said = new ArrayList<>();
  private String side = "";

  private TagFacts(String text, PageTag tag) {
    this.text = text;
    this.tag = tag;
  }

  /**
   * Returns the pieces that a tag makes, including facts; none if it states no fact. Moves have a
   * blank piece after them, and pieces that name players have one before them.
   *
   * @param from the index where the first piece begins, at the tag or before it
   */
  static List<TextLine> pieces(TextLine line, PageTag tag, int from) {
    boolean mayHave = tag.opens() && line.text().indexOf('=', tag.from(), tag.to()) >= 0;
    if (mayHave && (tag.name().equals("input") || tag.name().equals("param"))) {
      return ofParameter(line, tag, from);
    }
    if (!mayHave || PARAMETERS.contains(tag.name()) || tag.isOfForum(line.text())) {
      return List.of();
    }
    TagFacts facts = new TagFacts(line.text(), tag);
    facts.read();
    boolean isFact = facts.said.stream().anyMatch(each -> !each.label().isEmpty());
    return isFact ? facts.lines(line, from) : List.of();
  }

  /**
   * Returns the pieces of a line with a short code of a page in it, {@code [game black="Ann"
   * moves="f5d6"]}, which has to state both players or moves; none for other lines.
   */
  static List<TextLine> ofShortCodes(TextLine line) {
    String text = line.text();
    List<TextLine> pieces = new ArrayList<>();
    Matcher code = SHORT_CODE.matcher(text);
    int from = 0;
    while (code.find()) {
      PageTag tag = new PageTag(code.start(), code.end(), code.group(1), true);
      TagFacts facts = new TagFacts(text, tag);
      facts.read();
      boolean areMoves = facts.said.stream().anyMatch(each -> each.label().isEmpty());
      if (areMoves || facts.said.stream().filter(Said::isPlayer).count() == 2) {
        if (from < code.start()) {
          pieces.add(line.piece(from, code.start()));
        }
        pieces.addAll(facts.lines(line, code.start()));
        from = code.end();
      }
    }
    if (!pieces.isEmpty() && from < text.length()) {
      pieces.add(line.piece(from, text.length()));
    }
    return pieces;
  }

  /** Returns the value of a field of a form, or of a parameter, that is named after a fact. */
  private static List<TextLine> ofParameter(TextLine line, PageTag tag, int from) {
    String text = line.text();
    Matcher attribute = Markup.attributes(text, tag.from(), tag.to());
    String name = "";
    boolean isButton = false;
    Optional<Said> said = Optional.empty();
    while (attribute.find()) {
      int group = valueOf(attribute);
      String value = attribute.group(group);
      switch (SmallLetters.of(attribute.group(1))) {
        case "name" -> name = value;
        case "type" -> isButton = BUTTONS.contains(SmallLetters.of(value));
        case "value" ->
            said =
                value.isBlank()
                    ? said
                    : Optional.of(
                        new Said(
                            tag.from(), attribute.start(group), attribute.end(group), "", false));
        default -> {}
      }
    }
    String label = labelOfParameter(name);
    if (label.isEmpty() || said.isEmpty()) {
      return List.of();
    }
    if (isButton) {
      TextLine piece = line.piece(from, tag.to());
      return List.of(piece.blanked(0, piece.text().length()));
    }
    Said value = said.get();
    Said known = new Said(value.from(), value.valueFrom(), value.valueTo(), label, false);
    return List.of(written(line.piece(from, tag.to()), known, from));
  }

  private static String labelOfParameter(String name) {
    Optional<DiscColumn> discs = DiscColumn.named(name);
    return discs.equals(Optional.of(DiscColumn.BLACK))
        ? "Black discs"
        : discs.equals(Optional.of(DiscColumn.WHITE))
            ? "White discs"
            : NamedFact.of(name).map(NamedFact::label).orElse("");
  }

  private static int valueOf(Matcher attribute) {
    return attribute.start(2) >= 0 ? 2 : attribute.start(3) >= 0 ? 3 : 4;
  }

  private void read() {
    Matcher attribute = Markup.attributes(text, tag.from(), tag.to());
    while (attribute.find()) {
      int value = valueOf(attribute);
      if (SIDES.contains(attribute.group(1))
          && isSide(LabelledFact.named(attribute.group(value)))) {
        side = attribute.group(value);
      }
    }
    attribute.reset().region(tag.from(), tag.to());
    while (attribute.find()) {
      int value = valueOf(attribute);
      read(attribute.group(1), attribute.start(), attribute.start(value), attribute.end(value));
    }
  }

  private void read(String name, int from, int valueFrom, int valueTo) {
    String value = text.substring(valueFrom, valueTo);
    String label = label(name);
    if (value.isBlank()) {
      return;
    }
    if (!label.isEmpty()) {
      said.add(new Said(from, valueFrom, valueTo, label, isSide(LabelledFact.named(label))));
    } else if (Markup.isOnlyMoves(name, value)) {
      said.add(new Said(from, valueFrom, valueTo, "", false));
    }
  }

  /** The label of the fact in an attribute; empty if it is not a fact. */
  private String label(String name) {
    Optional<Fact> fact = OTHERS.contains(name) ? Optional.empty() : PageTag.fact(name);
    if (fact.isPresent()) {
      return PageTag.factWord(name);
    }
    if (NAMES.contains(name)) {
      return side.isEmpty() && PageTag.fact(tag.name()).isPresent() ? tag.name() : side;
    }
    return LabelLine.ROUND.matcher(name + ": 1").matches() ? name : "";
  }

  private static boolean isSide(Optional<Fact> fact) {
    return fact.equals(Optional.of(Fact.BLACK)) || fact.equals(Optional.of(Fact.WHITE));
  }

  private List<TextLine> lines(TextLine line, int start) {
    List<TextLine> lines = new ArrayList<>();
    if (said.stream().anyMatch(Said::isPlayer)) {
      lines.add(line.piece(start, start));
    }
    int from = start;
    for (int i = 0; i < said.size(); i++) {
      int to = i + 1 < said.size() ? said.get(i + 1).from() : tag.to();
      lines.add(written(line.piece(from, to), said.get(i), from));
      from = to;
    }
    if (said.stream().anyMatch(each -> each.label().isEmpty())) {
      lines.add(line.piece(tag.to(), tag.to()));
    }
    return lines;
  }

  private static TextLine written(TextLine piece, Said said, int start) {
    LineRewriter line = new LineRewriter(piece);
    int at = said.valueFrom() - start;
    line.put(" ", 0);
    if (!said.label().isEmpty()) {
      line.put(said.label() + ": ", said.from() - start);
    }
    Entities.write(line, piece.text(), at, said.valueTo() - start);
    return line.line();
  }
}
