package org.kifu.format.text.code;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.kifu.format.text.find.FindKind;
import org.kifu.format.text.find.Finds;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Row;

/**
 * Two numbers for each square: named as file and rank, together as in {@code (4, 5)}, or in two
 * neighbouring columns.
 */
final class PairStreams {
  private static final double NAMED = 1;
  private static final double TOGETHER = 1.5;
  private static final double IN_COLUMNS = 1.6;

  /** The number of numbers of a row that may be in columns. */
  private static final int MOST_COLUMNS = 9;

  private static final String FILES = "abcdefgh";

  /** The signs between two numbers that stand together. */
  private static final String BETWEEN = ",;:/- ";

  private final List<CodedSquare> named = new ArrayList<>();
  private final List<CodedSquare> together = new ArrayList<>();
  private final Map<Integer, List<CodedSquare>> columns = new LinkedHashMap<>();

  /** Takes the numbers of a row, as a scanner found them. */
  void take(Row row, Finds finds) {
    takeNamed(row);
    takeTogether(row);
    takeColumns(row, finds);
  }

  /** The pairs so far. */
  List<CodeStream> streams() {
    List<CodeStream> found = new ArrayList<>();
    found.add(new CodeStream(named, NAMED, true, true));
    found.add(new CodeStream(together, TOGETHER, true, false));
    columns.values().forEach(each -> found.add(new CodeStream(each, IN_COLUMNS, true, false)));
    return found;
  }

  private void takeNamed(Row row) {
    int file = -1;
    int rank = -1;
    int cell = -1;
    for (int i = 0; i < row.cells().size(); i++) {
      Cell each = row.cells().get(i);
      int number = number(each.written().strip());
      if (number >= 0 && !each.label().isEmpty()) {
        List<LabelKind> kinds = Labels.kinds(each.label().toLowerCase(Locale.ROOT));
        file = kinds.contains(LabelKind.X) ? number : file;
        rank = kinds.contains(LabelKind.Y) ? number : rank;
        boolean isOfSquare = kinds.contains(LabelKind.X) || kinds.contains(LabelKind.Y);
        cell = isOfSquare && cell < 0 ? i : cell;
      }
    }
    if (file >= 0 && rank >= 0) {
      int length = row.cells().get(cell).text().length();
      named.add(new CodedSquare(rank, file, row, cell, 0, length));
    }
  }

  /** The number that a whole cell is, or that its letter counts from 1; -1 if it is neither. */
  private static int number(String text) {
    if (text.length() != 1) {
      return -1;
    }
    char c = Character.toLowerCase(text.charAt(0));
    int file = FILES.indexOf(c);
    return file >= 0 ? file + 1 : c >= '0' && c <= '9' ? c - '0' : -1;
  }

  private void takeTogether(Row row) {
    for (int cell = 0; cell < row.cells().size(); cell++) {
      String text = row.cells().get(cell).written();
      for (int at = 0; at < text.length(); at++) {
        int end = isDigit(text, at) && !isOfNumber(text, at - 1) ? second(text, at) : -1;
        if (end > 0) {
          together.add(
              new CodedSquare(
                  text.charAt(at) - '0', text.charAt(end) - '0', row, cell, at, end + 1));
          at = end;
        }
      }
    }
  }

  /** The index of the second digit of two that stand together; -1 if there is none. */
  private static int second(String text, int first) {
    int at = skipBlanks(text, first + 1);
    boolean isSign = at < text.length() && BETWEEN.indexOf(text.charAt(at)) >= 0;
    int second = isSign ? skipBlanks(text, at + 1) : at;
    return second > first + 1 && isDigit(text, second) && !isOfNumber(text, second + 1)
        ? second
        : -1;
  }

  private static int skipBlanks(String text, int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isDigit(String text, int at) {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private static boolean isOfNumber(String text, int at) {
    return at >= 0 && at < text.length() && (isDigit(text, at) || text.charAt(at) == '.');
  }

  private void takeColumns(Row row, Finds finds) {
    int column = 0;
    int before = -1;
    for (int i = 0; i < finds.size() && column < MOST_COLUMNS; i++) {
      if (finds.kind(i) == FindKind.NUMBER) {
        if (before >= 0 && finds.value(before) >= 0 && finds.value(i) >= 0) {
          columns
              .computeIfAbsent(column, each -> new ArrayList<>())
              .add(
                  new CodedSquare(
                      finds.value(before),
                      finds.value(i),
                      row,
                      finds.cell(before),
                      finds.from(before),
                      finds.to(before)));
        }
        before = i;
        column++;
      }
    }
  }
}
