package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The rows of plain lines: fields of tables become cells, quoted lines stand in the group of their
 * depth, and marks of BBCode, Markdown and LaTeX are off.
 */
final class LinesReader implements DressReader {
  /** The number of arguments of a line of LaTeX from which on they are fields. */
  private static final int MANY_ARGUMENTS = 5;

  private final Group group;

  /** Three squares one after the other. */
  private static final Pattern MOVES = Pattern.compile("(?:[a-hA-H][1-8]\\W{0,3}+){3}");

  /** Signs without which a line is not quoted, no value of data, and no rule. */
  private static final long QUOTES = LineSigns.of(">");

  /** Signs without which a line is one row. */
  private static final long BORDERS = QUOTES | LineSigns.of("\\[");

  private static final long BRACKETS = LineSigns.of("[{(}");
  private static final long DASH = LineSigns.of("-");
  private static final long ESCAPE = LineSigns.of("%");

  private final Page page;
  private final DataInLines data;
  private boolean isLatex;

  LinesReader(Group group, Page page) {
    this.group = group;
    this.page = page;
    this.data = new DataInLines(page);
  }

  @Override
  public int read(PlacedText text, boolean isEnd) {
    int end = isEnd ? text.length() : lastBreak(text.toString());
    String written = text.toString();
    isLatex = isLatex || written.contains("\\begin{") || written.contains("\\\\");
    read(text.piece(0, end).lines());
    return end;
  }

  /** The index after the last blank line; after the last line if there is none. */
  private static int lastBreak(String text) {
    int paragraph = text.lastIndexOf("\n\n");
    return paragraph >= 0 ? paragraph + 2 : text.lastIndexOf('\n') + 1;
  }

  private void read(List<PlacedText> quoted) {
    List<Group> groups = new ArrayList<>(quoted.size());
    List<PlacedText> lines = new ArrayList<>(quoted.size());
    long[] signs = LineSigns.ofEach(quoted);
    boolean arePlain = true;
    for (int i = 0; i < quoted.size(); i++) {
      PlacedText line = quoted.get(i);
      if ((signs[i] & BORDERS) == 0) {
        groups.add(group);
        lines.add(line);
        continue;
      }
      arePlain = false;
      QuoteMarks marks = QuoteMarks.of(line);
      Group of = marks.depth() == 0 ? group : group.within(Group.Kind.QUOTE, "", marks.depth());
      for (PlacedText row : RowMarks.divided(line.piece(marks.end(), line.length()))) {
        groups.add(of);
        lines.add(row);
      }
    }
    take(lines, arePlain ? signs : LineSigns.ofEach(lines), groups);
  }

  private void take(List<PlacedText> lines, long[] signs, List<Group> groups) {
    char[] delimiters = Delimiters.of(lines, signs, isLatex);
    int i = 0;
    while (i < lines.size()) {
      int past = (signs[i] & DASH) == 0 ? i : takeSignature(lines, i, groups.get(i));
      past = past > i || (signs[i] & BRACKETS) == 0 ? past : data.take(lines, i, groups.get(i));
      if (past == i) {
        boolean mayBeHead = (signs[i] & DASH) != 0 || isNextDash(signs, i);
        if (!(mayBeHead && RuledLine.isOfHead(lines, i))) {
          add(lines.get(i), signs[i], delimiters[i], groups.get(i));
        }
        past++;
      }
      i = past;
    }
  }

  private static boolean isNextDash(long[] signs, int line) {
    return line + 1 < signs.length && (signs[line + 1] & DASH) != 0;
  }

  /**
   * Leaves out the signature of a mail: the lines from {@code -- } to a blank one, without moves.
   *
   * @return the index behind it, or the same index if there is none
   */
  private int takeSignature(List<PlacedText> lines, int from, Group of) {
    if (!lines.get(from).toString().equals("-- ")) {
      return from;
    }
    int past = from + 1;
    while (past < lines.size() && !lines.get(past).isBlank()) {
      if (MOVES.matcher(lines.get(past)).find()) {
        return from;
      }
      past++;
    }
    lines.subList(from + 1, past).forEach(line -> page.leaveOut(LeftOut.Kind.SIGNATURE, line, of));
    return past;
  }

  private void add(PlacedText line, long signs, char delimiter, Group of) {
    if (line.isBlank()) {
      page.breakOff();
    } else if (!RuledLine.is(line, signs)) {
      addRow(line, signs, delimiter, of);
    }
  }

  private void addRow(PlacedText line, long signs, char delimiter, Group of) {
    List<Cell> arguments = isLatex ? Fields.inBraces(line) : List.of();
    if (arguments.size() >= MANY_ARGUMENTS) {
      page.add(RowKind.TABLE, of, arguments);
    } else if (delimiter != Delimiters.NONE) {
      page.add(RowKind.TABLE, of, Fields.of(line, delimiter, isLatex));
    } else {
      PlacedText decoded = (signs & ESCAPE) == 0 ? line : AddressEscapes.decoded(line);
      page.add(RowKind.LINE, of, List.of(Cell.of(TextMarks.off(decoded, signs, isLatex))));
    }
  }
}
