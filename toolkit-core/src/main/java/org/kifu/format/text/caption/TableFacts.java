package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Group;
import org.kifu.format.text.page.Row;

/** The facts of tables: under headings, or in the cell beside a label. */
final class TableFacts {
  /** The number of headings that make a row of them. */
  private static final int LEAST = 2;

  /** The letters of black and white in the languages of headings. */
  private static final List<String> PAIRS = List.of("bw", "nb", "sw", "zw", "чб");

  private final Claims claims;
  private Map<Integer, LabelKind> headings = Map.of();
  private @Nullable Group group;
  private int columns;

  TableFacts(Claims claims) {
    this.claims = claims;
  }

  /**
   * Takes the facts of a row of a table.
   *
   * @param hasMoves whether moves of a game are on it
   * @return whether the row needs no further look
   */
  boolean take(Row row, boolean hasMoves) {
    Map<Integer, LabelKind> kinds = hasMoves ? Map.of() : headings(row.cells());
    if (kinds.size() >= LEAST && !isValues(row, kinds)) {
      headings = kinds;
      group = row.group();
      columns = row.cells().size();
      return true;
    }
    if (group != null && row.group().equals(group) && row.cells().size() == columns) {
      headings.forEach(
          (i, kind) -> claims.add(kind, row.cells().get(i).text(), row, Manner.COLUMN));
      return true;
    }
    return !hasMoves && takePairs(row);
  }

  private static Map<Integer, LabelKind> headings(List<Cell> cells) {
    Map<Integer, LabelKind> kinds = new HashMap<>();
    for (int i = 0; i < cells.size(); i++) {
      String heading = cells.get(i).written();
      Optional<LabelKind> kind = LabelName.kind(heading);
      if (kind.isPresent()) {
        kinds.put(i, kind.get());
      }
    }
    return withLetters(cells, kinds);
  }

  /** The same, in which two letters for the sides beside headings of players count discs. */
  private static Map<Integer, LabelKind> withLetters(
      List<Cell> cells, Map<Integer, LabelKind> kinds) {
    int[] letters =
        IntStream.range(0, cells.size())
            .filter(i -> cells.get(i).written().strip().length() == 1)
            .filter(i -> Character.isLetter(cells.get(i).written().strip().charAt(0)))
            .toArray();
    if (letters.length != 2) {
      return kinds;
    }
    String pair =
        (written(cells, letters[0]) + written(cells, letters[1])).toLowerCase(Locale.ROOT);
    boolean isBlackFirst = PAIRS.contains(pair);
    boolean isWhiteFirst = PAIRS.contains(new StringBuilder(pair).reverse().toString());
    if (isBlackFirst || isWhiteFirst) {
      boolean areNamed =
          IntStream.range(0, cells.size())
              .anyMatch(i -> written(cells, i).length() > 1 && isSide(kinds.get(i)));
      LabelKind black = areNamed ? LabelKind.BLACK_DISCS : LabelKind.BLACK;
      LabelKind white = areNamed ? LabelKind.WHITE_DISCS : LabelKind.WHITE;
      kinds.put(letters[0], isBlackFirst ? black : white);
      kinds.put(letters[1], isBlackFirst ? white : black);
    }
    return kinds;
  }

  private static boolean isSide(@Nullable LabelKind kind) {
    return kind == LabelKind.BLACK || kind == LabelKind.WHITE;
  }

  private static String written(List<Cell> cells, int i) {
    return cells.get(i).written().strip();
  }

  /** Whether a row with several labels has their values between them. */
  private static boolean isValues(Row row, Map<Integer, LabelKind> kinds) {
    return row.cells().size() > kinds.size()
        && kinds.keySet().stream().allMatch(i -> i % 2 == 0)
        && kinds.size() * 2 == row.cells().size()
        && kinds.keySet().stream().allMatch(i -> row.cells().get(i).written().length() > 1);
  }

  /** Takes values in the cells right of their labels. */
  private boolean takePairs(Row row) {
    List<Integer> taken = new ArrayList<>(1);
    for (int i = 0; i + 1 < row.cells().size(); i++) {
      String name = row.cells().get(i).written().strip();
      Optional<LabelKind> kind = LabelName.kind(name).filter(LabelName::isFact);
      boolean isLabel = kind.isPresent() && name.length() > 1;
      String value = row.cells().get(i + 1).written();
      boolean isName = kind.filter(TableFacts::isSide).isEmpty() || !NameShape.isSaidOfSide(value);
      if (isLabel && isName && LabelName.kind(value).isEmpty()) {
        claims.add(kind.get(), row.cells().get(i + 1).text(), row, Manner.LABEL);
        if (isSide(kind.get()) && i + 2 < row.cells().size()) {
          boolean isBlack = kind.get() == LabelKind.BLACK;
          LabelKind discs = isBlack ? LabelKind.BLACK_DISCS : LabelKind.WHITE_DISCS;
          claims.add(discs, row.cells().get(i + 2).text(), row, Manner.LABEL);
        }
        taken.add(i);
        i++;
      }
    }
    return !taken.isEmpty();
  }
}
