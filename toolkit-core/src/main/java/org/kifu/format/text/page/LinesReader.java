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
    for (PlacedText line : quoted) {
      QuoteMarks marks = QuoteMarks.of(line);
      Group of = marks.depth() == 0 ? group : group.within(Group.Kind.QUOTE, "", marks.depth());
      for (PlacedText row : RowMarks.divided(line.piece(marks.end(), line.length()))) {
        groups.add(of);
        lines.add(row);
      }
    }
    char[] signs = Delimiters.of(lines, isLatex);
    int i = 0;
    while (i < lines.size()) {
      int past = takeSignature(lines, i, groups.get(i));
      past = past > i ? past : data.take(lines, i, groups.get(i));
      if (past == i) {
        if (!RuledLine.isBelowHead(lines, i) && !RuledLine.isBlankHead(lines, i)) {
          add(lines.get(i), signs[i], groups.get(i));
        }
        past++;
      }
      i = past;
    }
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

  private void add(PlacedText line, char sign, Group of) {
    if (line.isBlank()) {
      page.breakOff();
    } else if (!RuledLine.is(line)) {
      addRow(line, sign, of);
    }
  }

  private void addRow(PlacedText line, char sign, Group of) {
    List<Cell> arguments = isLatex ? Fields.inBraces(line) : List.of();
    if (arguments.size() >= MANY_ARGUMENTS) {
      page.add(RowKind.TABLE, of, arguments);
    } else if (sign != Delimiters.NONE) {
      page.add(RowKind.TABLE, of, Fields.of(line, sign, isLatex));
    } else {
      PlacedText plain = TextMarks.off(AddressEscapes.decoded(line), isLatex);
      page.add(RowKind.LINE, of, List.of(Cell.of(plain)));
    }
  }
}
