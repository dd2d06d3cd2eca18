package org.kifu.format.text.code;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.format.text.find.FindKind;
import org.kifu.format.text.find.Finds;
import org.kifu.format.text.page.Row;

/**
 * The single numbers of rows: all of them, those of each column or label, digits without blanks cut
 * in twos, and the newest first.
 */
final class NumberStreams {
  private static final int MOST_DIGITS = 2;

  /** The number of digits without blanks from which on two of them are a square. */
  private static final int LONG = 10;

  /** The number of numbers that are squares if all are legal, and of those that need no rule. */
  static final int FEW = 5;

  private static final int MANY = 12;

  /** The number that programs write in the place of a square for a pass. */
  private static final String NO_SQUARE = "-1";

  private static final int MOST_COLUMNS = 12;

  private final List<CodedSquare> all = new ArrayList<>();
  private final List<CodedSquare> digits = new ArrayList<>();
  private final Map<Integer, List<CodedSquare>> columns = new LinkedHashMap<>();
  private final Map<String, List<CodedSquare>> labels = new LinkedHashMap<>();

  /** Whether nothing but numbers of one or two digits, or digits without blanks, was found. */
  private boolean areAlone = true;

  /** The few numbers of rows that hold nothing else; nothing if there are other things, or many. */
  Optional<CodeStream> alone() {
    List<CodedSquare> squares = digits.isEmpty() ? all : digits;
    boolean isOne = digits.isEmpty() || all.isEmpty();
    boolean areFew = all.size() + digits.size() < MANY && squares.size() >= FEW;
    return areAlone && isOne && areFew
        ? Optional.of(new CodeStream(squares, 0, false, false))
        : Optional.empty();
  }

  /** The numbers so far. */
  List<CodeStream> streams() {
    List<List<CodedSquare>> found = new ArrayList<>();
    found.add(digits);
    found.add(all);
    if (columns.size() > 1 && columns.size() <= MOST_COLUMNS) {
      found.addAll(columns.values());
    }
    if (labels.size() > 1) {
      found.addAll(labels.values());
    }
    found.add(all.reversed());
    return found.stream().map(squares -> new CodeStream(squares, 0, false, false)).toList();
  }

  /** Takes the numbers of a row, as a scanner found them. */
  void take(Row row, Finds finds) {
    for (int i = 0; i < finds.size(); i++) {
      int from = finds.from(i);
      int to = finds.to(i);
      if (finds.kind(i) == FindKind.NUMBER && to - from <= MOST_DIGITS) {
        add(CodedSquare.of(finds.value(i), row, finds.cell(i), from, to));
      } else if (finds.kind(i) == FindKind.NUMBER && to - from >= LONG) {
        String text = finds.text(i, row);
        for (int at = from; at + 1 < to; at += 2) {
          int two = Integer.parseInt(text, at - from, at - from + 2, 10);
          digits.add(CodedSquare.of(two, row, finds.cell(i), at, at + 2));
        }
      } else if (finds.kind(i) == FindKind.DECIMAL && isSigned(finds.text(i, row))) {
        int number = Integer.parseInt(finds.text(i, row), 1, to - from, 10);
        all.add(CodedSquare.of(number, row, finds.cell(i), from + 1, to));
      } else if (!all.isEmpty()
          && (finds.kind(i) == FindKind.PASS || finds.text(i, row).equals(NO_SQUARE))) {
        all.add(CodedSquare.none(row, finds.cell(i), from, to));
      } else if (finds.kind(i) != FindKind.MARK) {
        areAlone = false;
      }
    }
  }

  /** Whether a number has two digits and a sign, which is only a hyphen before it. */
  private static boolean isSigned(String text) {
    return text.length() == MOST_DIGITS + 1 && text.indexOf('.') < 0;
  }

  private void add(CodedSquare square) {
    all.add(square);
    columns.computeIfAbsent(square.cell(), each -> new ArrayList<>()).add(square);
    String label = square.row().cells().get(square.cell()).label();
    if (!label.isEmpty()) {
      labels.computeIfAbsent(label, each -> new ArrayList<>()).add(square);
    }
  }
}
