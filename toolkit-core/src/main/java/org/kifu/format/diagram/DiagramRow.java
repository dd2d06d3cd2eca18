package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.diagram.DiagramCell.CellKind;
import org.kifu.notation.SmallLetters;
import org.kifu.source.text.TextLine;

/**
 * A line cut into cells, including row labels.
 *
 * @param line the line
 * @param cells its cells in order
 */
record DiagramRow(TextLine line, List<DiagramCell> cells) {
  private static final String BARS = "|\u2502\u2503\u2551\u00A6";
  private static final String SEPARATORS = BARS + ",;\t&";
  private static final String HEADER = "abcdefgh";
  private static final String TURNED_HEADER = "hgfedcba";
  private static final String DIGITS = "12345678";
  private static final String TURNED_DIGITS = "87654321";

  /** The line below the head of a Markdown table; a single dash a cell may be an empty rank. */
  private static final Pattern TABLE_RULE =
      Pattern.compile("\\s*+\\|?(?:\\s*+:?-++:?\\s*+\\|)++(?:\\s*+:?-++:?)?\\s*+");

  /** Cells between nine signs that draw lines, {@code :60:57: 5:**:...:}. */
  private static final Pattern FRAMED =
      Pattern.compile(
          "\\s*+(?:[1-8]\\s*+)?(?<sign>[:!I/])"
              + "(?:(?:[^:!I/\\p{L}]{1,4}+|\\s?[XOBWxobw]{1,2}\\s?)\\k<sign>){8}\\s*+");

  /** The number of squares that a row does not have. */
  private static final int LIST_OF_MOVES = 10;

  /** Cuts a line; a list of moves is one cell, which is not of a board. */
  static DiagramRow of(TextLine line) {
    if (isListOfMoves(line.text())) {
      return new DiagramRow(
          line, List.of(new DiagramCell(CellKind.OTHER, 0, line, 0, line.text().length())));
    }
    return new DiagramRow(line, framed(line).orElseGet(() -> cells(RowDress.off(line))));
  }

  private static List<DiagramCell> cells(TextLine plain) {
    return TightRow.cells(plain).or(() -> delimited(plain)).orElseGet(() -> blankSeparated(plain));
  }

  /**
   * Whether a line is a list of squares other than those of the file b, which may be black's
   * numbers, {@code b5}.
   */
  private static boolean isListOfMoves(String text) {
    int squares = 0;
    for (int i = 0; i + 1 < text.length() && squares < LIST_OF_MOVES; i++) {
      int file = text.charAt(i) | 0x20;
      boolean isSquare = file >= 'a' && file <= 'h' && file != 'b' && isDigit(text.charAt(i + 1));
      boolean isWord =
          isSquare
              && (i == 0 || text.charAt(i - 1) == ' ')
              && (i + 2 == text.length() || text.charAt(i + 2) == ' ');
      squares += isWord ? 1 : 0;
    }
    return squares == LIST_OF_MOVES;
  }

  private static boolean isDigit(char c) {
    return c >= '1' && c <= '8';
  }

  /** The cells between blanks, and bars that only frame the board. */
  private static List<DiagramCell> blankSeparated(TextLine line) {
    List<DiagramCell> cells = new ArrayList<>();
    int from = 0;
    for (int at = 0; at <= line.text().length(); at++) {
      if (isFieldEnd(line.text(), at)) {
        cells.addAll(CellText.cells(line, from, at));
        from = at + 1;
      }
    }
    return List.copyOf(cells);
  }

  /** The cells between nine signs with which a typewriter draws lines. */
  private static Optional<List<DiagramCell>> framed(TextLine line) {
    Matcher row = FRAMED.matcher(line.text());
    if (!row.matches()) {
      return Optional.empty();
    }
    List<DiagramCell> cells = new ArrayList<>(CellText.cells(line, 0, row.start("sign")));
    int from = row.end("sign");
    for (int cell = 0; cell < HEADER.length(); cell++) {
      int to = line.text().indexOf(row.group("sign"), from);
      List<DiagramCell> field = CellText.cells(line, from, to);
      if (field.size() > 1) {
        return Optional.empty();
      }
      cells.add(field.isEmpty() ? DiagramCell.blank(line, from) : field.getFirst());
      from = to + 1;
    }
    return Optional.of(List.copyOf(cells));
  }

  /** The cells between separators, each field a cell; nothing if a field holds several. */
  private static Optional<List<DiagramCell>> delimited(TextLine line) {
    String text = line.text();
    if (text.chars().noneMatch(c -> SEPARATORS.indexOf(c) >= 0)) {
      return Optional.empty();
    }
    List<DiagramCell> cells = new ArrayList<>();
    int from = 0;
    for (int at = 0; at <= text.length(); at++) {
      if (isFieldEnd(text, at)) {
        List<DiagramCell> field = CellText.cells(line, from, at);
        if (field.size() > 1) {
          field = DiagramCell.bold(line, from, at).map(List::of).orElse(field);
        }
        if (field.size() > 1) {
          return Optional.empty();
        }
        if (!field.isEmpty() || !isFrame(text, from, at)) {
          cells.add(field.isEmpty() ? DiagramCell.blank(line, from) : field.getFirst());
        }
        from = at + 1;
      }
    }
    return cells.size() > 1 ? Optional.of(List.copyOf(cells)) : Optional.empty();
  }

  static boolean isBar(char c) {
    return BARS.indexOf(c) >= 0;
  }

  private static boolean isFieldEnd(String text, int at) {
    return at == text.length() || SEPARATORS.indexOf(text.charAt(at)) >= 0;
  }

  /** Whether an empty field is the space outside the first or last bar. */
  private static boolean isFrame(String text, int from, int to) {
    boolean isBeforeBar = from == 0 && to < text.length() && isBar(text.charAt(to));
    boolean isAfterBar = to == text.length() && from > 0 && isBar(text.charAt(from - 1));
    return isBeforeBar || isAfterBar;
  }

  /** Whether every cell can be of a board. */
  boolean isClean() {
    return !cells.isEmpty() && flaw().isEmpty();
  }

  /** Whether at least half of the cells can be of a board. */
  boolean isMostlyClean() {
    long clean = cells.stream().filter(cell -> cell.kind() != CellKind.OTHER).count();
    return clean > 0 && 2 * clean >= cells.size();
  }

  /** The first cell that cannot be of a board. */
  Optional<DiagramCell> flaw() {
    return cells.stream().filter(cell -> cell.kind() == CellKind.OTHER).findFirst();
  }

  /**
   * Whether this is the line of the files a to h, or h to a on a sheet that is turned, with or
   * without an emoji in the corner.
   */
  boolean isHeader() {
    List<DiagramCell> written = written();
    return areFiles(written)
        || written.size() == HEADER.length() + 1
            && isEmoji(written.getFirst())
            && areFiles(written.subList(1, written.size()));
  }

  private static boolean areFiles(List<DiagramCell> cells) {
    boolean mayBe = cells.size() == HEADER.length() || cells.size() == 1;
    String letters = mayBe ? letters(cells) : "";
    return letters.equalsIgnoreCase(HEADER) || letters.equalsIgnoreCase(TURNED_HEADER);
  }

  /** Whether the files of a header go from h to a. */
  boolean isTurnedHeader() {
    String letters = SmallLetters.of(letters(written()));
    return letters.endsWith(TURNED_HEADER) || letters.equals(TURNED_DIGITS);
  }

  /** Whether this is the line of the ranks above a board whose rows are the files. */
  boolean isOfRanks() {
    List<DiagramCell> written = written();
    String digits = written.size() == HEADER.length() ? letters(written) : "";
    return digits.equals(DIGITS) || digits.equals(TURNED_DIGITS);
  }

  /** The file, from 0, whose letter is before eight cells; -1 if there is none. */
  int file() {
    String letter = cells.size() > HEADER.length() ? cells.getFirst().letter() : "";
    return letter.length() == 1 ? HEADER.indexOf(Character.toLowerCase(letter.charAt(0))) : -1;
  }

  private static String letters(List<DiagramCell> cells) {
    StringBuilder letters = new StringBuilder();
    cells.forEach(cell -> letters.append(cell.letter()));
    return letters.toString();
  }

  private static boolean isEmoji(DiagramCell cell) {
    return Character.isSupplementaryCodePoint(cell.text().codePointAt(0));
  }

  /** The cells that are not left blank. */
  List<DiagramCell> written() {
    return cells.stream().filter(cell -> cell.to() > cell.from()).toList();
  }

  /** Whether the line may be the one below the head of a table of Markdown. */
  boolean mayBeTableRule() {
    return TABLE_RULE.matcher(line.text()).matches();
  }

  /** Whether the line only draws the board, or underlines. */
  boolean isRule() {
    String text = line.text();
    return text.chars().noneMatch(Character::isLetterOrDigit) && (!isClean() || cells.size() < 5);
  }

  /** Rows with nothing between their cells, which are one character each, or two. */
  static final class TightRow {
    private static final Pattern SINGLES =
        Pattern.compile(
            "\\s*(?:([1-8])[\\s|:.]*)?([XxOoBbWw*#\u25CF\u26AB\u25CB\u25EF\u26AA._+-]{8})(?:[\\s|:.]*([1-8]))?\\s*");

    /** A number right-aligned in two columns, a disc or an empty cell. */
    private static final Pattern PAIR =
        Pattern.compile("[1-6]\\d| \\d| [-.XxOo*#\u25CF\u25CB]|\\(\\)|##|--|\\.\\.| {2}");

    private static final Pattern LABEL = Pattern.compile("\\s*[1-8][\\s|:]?(?=[ 0-9(#.-])");
    private static final Pattern DIGITS = Pattern.compile("\\d{3}");
    private static final int SIDE = 8;

    private TightRow() {}

    /** Returns the cells of such a row, including its labels. */
    static Optional<List<DiagramCell>> cells(TextLine line) {
      Matcher singles = SINGLES.matcher(line.text());
      return singles.matches() ? Optional.of(singles(line, singles)) : pairs(line);
    }

    private static List<DiagramCell> singles(TextLine line, Matcher row) {
      List<DiagramCell> cells = new ArrayList<>(SIDE + 2);
      if (row.group(1) != null) {
        cells.addAll(CellText.cells(line, row.start(1), row.end(1)));
      }
      for (int at = row.start(2); at < row.end(2); at++) {
        cells.addAll(CellText.cells(line, at, at + 1));
      }
      if (row.group(3) != null) {
        cells.addAll(CellText.cells(line, row.start(3), row.end(3)));
      }
      return List.copyOf(cells);
    }

    /** Whether the row has single characters. */
    static boolean isTight(DiagramRow row) {
      return SINGLES.matcher(row.line().text()).matches();
    }

    /** Whether a row may also be a line that separates. */
    static boolean mayBeRule(TextLine line) {
      String text = line.text().strip();
      return text.length() == SIDE && text.chars().allMatch(c -> "-_+.".indexOf(c) >= 0);
    }

    /** The cells of two characters; only three digits in a row show that numbers touch. */
    private static Optional<List<DiagramCell>> pairs(TextLine line) {
      if (!DIGITS.matcher(line.text()).find()) {
        return Optional.empty();
      }
      Matcher label = LABEL.matcher(line.text());
      return pairs(line, 0, List.of())
          .or(
              () ->
                  label.lookingAt()
                      ? pairs(line, label.end(), CellText.cells(line, 0, label.end()))
                      : Optional.empty());
    }

    private static Optional<List<DiagramCell>> pairs(
        TextLine line, int from, List<DiagramCell> label) {
      int length = line.text().stripTrailing().length() - from;
      if (length < 1 || length > 2 * SIDE || length % 2 != 0) {
        return Optional.empty();
      }
      List<DiagramCell> cells = new ArrayList<>(label);
      for (int at = from; at < from + 2 * SIDE; at += 2) {
        String pair = at < from + length ? line.text().substring(at, at + 2) : "  ";
        if (!PAIR.matcher(pair).matches()) {
          return Optional.empty();
        }
        cells.add(cell(line, at, pair));
      }
      return Optional.of(List.copyOf(cells));
    }

    private static DiagramCell cell(TextLine line, int at, String pair) {
      int from = Math.min(at, line.text().length());
      return pair.isBlank()
          ? DiagramCell.blank(line, from)
          : CellText.cells(line, from, from + 2).getFirst();
    }
  }
}
