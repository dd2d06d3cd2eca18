package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the tables of MediaWiki line by line. */
final class WikiReader implements DressReader {
  /** Looks of a cell before its text: {@code align="center" |}. */
  private static final Pattern LOOKS =
      Pattern.compile("[^=|\\[\\]{}]{1,200}+=[^|\\[\\]{}]{0,200}+\\|(?!\\|)");

  /** A link, of which the text behind the bar is shown, a tag, or quotes for bold letters. */
  private static final Pattern MARK =
      Pattern.compile(
          "\\[\\[(?:[^\\[\\]|]{0,200}+\\|)?|\\]\\]|</?[a-z]{1,12}[^<>]{0,100}+>|'{2,5}+");

  private static final String SIGNS_OF_CELLS = "|!";

  private final Group group;
  private final Page page;
  private final List<Cell> cells = new ArrayList<>();
  private Group table;
  private boolean isInTable;
  private int tables;

  WikiReader(Group group, Page page) {
    this.group = group;
    this.page = page;
    this.table = group;
  }

  @Override
  public int read(PlacedText text, boolean isEnd) {
    int end = isEnd ? text.length() : text.toString().lastIndexOf('\n') + 1;
    List<PlacedText> outside = new ArrayList<>();
    for (PlacedText line : text.piece(0, end).lines()) {
      PlacedText stripped = line.strip();
      boolean begins = stripped.toString().startsWith("{|");
      if (begins || isInTable) {
        give(outside);
        takeLine(stripped, begins);
      } else {
        outside.add(line);
      }
    }
    give(outside);
    if (isEnd) {
      endRow();
    }
    return end;
  }

  private void give(List<PlacedText> lines) {
    if (lines.stream().anyMatch(line -> !line.isBlank())) {
      page.take(PlacedText.joined(lines), group);
    }
    lines.clear();
  }

  private void takeLine(PlacedText line, boolean begins) {
    String written = line.toString();
    if (begins || written.startsWith("|}")) {
      endRow();
      page.breakOff();
      isInTable = begins;
      table = group.within(Group.Kind.TABLE, "", tables++);
    } else if (written.startsWith("|-")) {
      endRow();
    } else if (written.startsWith("|+")) {
      page.take(line.piece(2, line.length()), table);
    } else if (!written.isEmpty() && SIGNS_OF_CELLS.indexOf(written.charAt(0)) >= 0) {
      takeCells(line.piece(1, line.length()), written.charAt(0));
    } else if (!line.isBlank()) {
      cells.add(Cell.of(plain(line)));
    }
  }

  /** Adds the cells of a line, which has two signs between two of them. */
  private void takeCells(PlacedText line, char sign) {
    String written = line.toString();
    int from = 0;
    for (int i = 0; i <= written.length(); i++) {
      boolean isBorder = i == written.length() || isBorder(written, i, sign);
      if (isBorder) {
        cells.add(Cell.of(plain(withoutLooks(line.piece(from, i)))));
        from = i + 2;
        i++;
      }
    }
  }

  private static boolean isBorder(String text, int at, char sign) {
    return text.startsWith("||", at) || sign == '!' && text.startsWith("!!", at);
  }

  private static PlacedText withoutLooks(PlacedText cell) {
    Matcher looks = LOOKS.matcher(cell);
    return looks.lookingAt() ? cell.piece(looks.end(), cell.length()) : cell;
  }

  private static PlacedText plain(PlacedText cell) {
    Matcher mark = MARK.matcher(cell);
    PlacedText.Rewriter plain = cell.rewriter();
    int past = 0;
    while (mark.find()) {
      plain.keep(past, mark.start());
      past = mark.end();
    }
    return NamedCharacters.decoded(plain.keep(past, cell.length()).text()).strip();
  }

  private void endRow() {
    if (cells.stream().anyMatch(cell -> !cell.text().isBlank())) {
      page.add(RowKind.TABLE, table, cells);
    }
    cells.clear();
  }
}
