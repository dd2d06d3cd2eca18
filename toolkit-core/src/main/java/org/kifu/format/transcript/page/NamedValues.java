package org.kifu.format.transcript.page;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.LabelLine;
import org.kifu.format.transcript.line.Markup;
import org.kifu.format.transcript.table.TableColumns;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.LabelledFact;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * Facts under the names that programs give them, each a line with its label: a row of a table with
 * the name and the value, {@code | Black | Anna |}, a setting, {@code BlackPlayer=Anna}, and an
 * object of a program, {@code {'black': 'Anna', 'moves': 'f5d6'}}.
 */
final class NamedValues {
  private static final Pattern CELLS =
      Pattern.compile("\\s*\\|\\s*[*_]*([^|]{1,40}?)[*_]*\\s*\\|\\s*([^|]*[^|\\s])\\s*\\|\\s*");

  /** Cells with quotation marks, in a file of a spreadsheet. */
  private static final Pattern QUOTED =
      Pattern.compile("\"([^\"]{1,40})\"[,;\\t]\"([^\"]*[^\"\\s])\"[,;\\t]*");

  /** Cells without quotation marks, and with empty cells after them. */
  private static final Pattern PLAIN =
      Pattern.compile(
          "(\\p{L}[^,;:]{2,30}?)\\s*:?(?:;\\s*([^;\\s][^;]*?)[;\\s]*|,([^,;\\s][^,;]*?)[,\\s]*)");

  /** Cells of a spreadsheet with nothing in them. */
  private static final Pattern EMPTY_CELLS = Pattern.compile("(?:;+|,,+)\\s*");

  /** A square or a pass, which is not a name. */
  private static final Pattern MOVE = Pattern.compile("(?i)(?:[a-h][1-8](?!\\w)|-|--|pass?)\\W*");

  private static final Pattern EMPTY_ROW = Pattern.compile("\\s*+\\|(?:[\\s:-]*+\\|)++\\s*+");

  private static final Pattern SETTING =
      Pattern.compile("\\s*(?:(var|let|const)\\s+)?(\\p{L}[\\p{L}_]{2,30})\\s*=\\s*(\\S.*)");

  /** Whether the line before was an empty row, like the head of such a table. */
  private boolean isBelowHead;

  /** Whether a line may hold a named value; most do not. */
  static boolean mayBe(String text) {
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    return first == '|'
        || first == '"'
        || isOfCells(text)
        || BracketedFacts.mayBe(text)
        || text.indexOf('=') >= 0
        || text.indexOf('{') >= 0;
  }

  /** Whether a line may be a row of two cells, or of empty cells; a line of moves never is. */
  private static boolean isOfCells(String text) {
    if (text.length() < 2 || text.indexOf(';') < 0 && text.indexOf(',') < 0) {
      return false;
    }
    char first = text.charAt(0);
    return first == ';'
        || first == ','
        || Character.isLetter(first) && Character.isLetter(text.charAt(1));
  }

  /** Returns the lines that a line makes; the line itself if it names no value. */
  List<TextLine> lines(TextLine line) {
    String text = line.text();
    if (EMPTY_ROW.matcher(text).matches()) {
      boolean isHead = text.indexOf('-') < 0;
      boolean isRule = !isHead && isBelowHead;
      isBelowHead = isHead;
      return List.of(isHead || isRule ? line.blanked(0, text.length()) : line);
    }
    isBelowHead = false;
    if (text.startsWith("\"")) {
      return List.of(ofPair(line, QUOTED.matcher(text), 2));
    }
    if (isOfCells(text)) {
      if (EMPTY_CELLS.matcher(text).matches()) {
        return List.of(line.blanked(0, text.length()));
      }
      Matcher cells = PLAIN.matcher(text);
      if (cells.matches()) {
        int value = cells.start(2) >= 0 ? 2 : 3;
        return List.of(
            MOVE.matcher(cells.group(value)).matches() ? line : ofPair(line, cells, value));
      }
    }
    List<TextLine> codes = text.indexOf('[') >= 0 ? TagFacts.ofShortCodes(line) : List.of();
    if (!codes.isEmpty()) {
      return codes;
    }
    if (BracketedFacts.mayBe(text)) {
      return BracketedFacts.lines(line);
    }
    if (text.startsWith("|")) {
      return List.of(ofCells(line));
    }
    return ObjectLines.mayBeIn(text) ? ObjectLines.of(line) : List.of(ofSetting(line));
  }

  private static TextLine ofCells(TextLine line) {
    return ofPair(line, CELLS.matcher(line.text()), 2);
  }

  /** A row of a name and its value. */
  private static TextLine ofPair(TextLine line, Matcher cells, int group) {
    if (!cells.matches()) {
      return line;
    }
    String name = cells.group(1);
    String value = cells.group(group);
    boolean isHead =
        LabelledFact.named(value).isPresent()
            || TableColumns.named(name + "\t" + value).isPresent();
    Optional<String> label = isHead ? Optional.empty() : label(name, value);
    return label.isPresent()
        ? written(line, label.get(), cells.start(1), cells.start(group), cells.end(group))
        : line;
  }

  private static TextLine ofSetting(TextLine line) {
    Matcher setting = SETTING.matcher(line.text());
    String name = setting.matches() ? setting.group(2) : "";
    boolean mayBe = !name.isEmpty() && (setting.group(1) != null || !isLabel(name));
    Optional<Fact> fact = mayBe ? PageTag.fact(name) : Optional.empty();
    boolean isSide = fact.filter(each -> each == Fact.BLACK || each == Fact.WHITE).isPresent();
    // a variable named only by a side is often a colour
    if (fact.isEmpty() || isSide && isLabel(name)) {
      return line;
    }
    LineRewriter written = new LineRewriter(line);
    String label = PageTag.factWord(name) + (isSide ? LabelLine.OF_PLAYER : "=");
    written.put(label, setting.start(2));
    String value = setting.group(3).stripTrailing();
    String plain = value.endsWith(";") ? value.substring(0, value.length() - 1) : value;
    boolean isString = plain.endsWith("\"") || plain.endsWith("'");
    int end = isString ? setting.start(3) + plain.length() : line.text().length();
    written.keep(setting.start(3), end);
    return written.line();
  }

  private static boolean isLabel(String name) {
    return LabelledFact.named(name).isPresent();
  }

  /** The label of a value; empty for moves, nothing if the value is neither a fact nor moves. */
  static Optional<String> label(String name, String value) {
    if (Markup.isOnlyMoves(name, value)) {
      return Optional.of("");
    }
    String word = PageTag.factWord(name);
    return LabelledFact.named(word).isPresent()
        ? Optional.of(word)
        : DiscColumn.named(name).map(_ -> LabelledFact.words(name));
  }

  /**
   * The value of a line after its label, without the escapes in it.
   *
   * @param at the place for the label
   */
  static TextLine written(TextLine line, String label, int at, int from, int to) {
    LineRewriter written = new LineRewriter(line);
    written.put(label.isEmpty() ? " " : label + ": ", at);
    String text = line.text();
    for (int i = from; i < to; i++) {
      boolean isEscape = text.charAt(i) == '\\' && i + 1 < to;
      i += isEscape ? 1 : 0;
      written.keep(i, i + 1);
    }
    return written.line();
  }
}
