package org.kifu.format.text.caption;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.game.ProblemCode;
import org.kifu.notation.SmallLetters;

/** Players whom data name by numbers, and the list that says who they are. */
final class NumberedPlayers {
  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

  /** The least and greatest sum of the discs of both sides. */
  private static final int LEAST_OF_DISCS = 30;

  private static final int MOST_OF_DISCS = 64;

  private final Claims claims;

  /** The cells with the names by the numbers; null for a number of two names. */
  private final Map<String, @Nullable Cell> names = new HashMap<>();

  private boolean areUsed;

  NumberedPlayers(Claims claims) {
    this.claims = claims;
  }

  /** Learns the name beside a number in a list of players, {@code {"id":7,"name":"Ben"}}. */
  void learn(Row row) {
    Cell number = null;
    Cell name = null;
    for (Cell cell : row.cells()) {
      String label = SmallLetters.of(cell.label());
      number = number == null && label.equals("id") ? cell : number;
      name = name == null && !label.equals("id") && DataFacts.NAMES.contains(label) ? cell : name;
    }
    boolean isOfList =
        DataFacts.isOfElement(row.group())
            && DataFacts.LISTS.contains(DataFacts.lastName(row.group().steps()));
    if (number != null && name != null && isOfList) {
      String key = number.written().strip();
      names.put(key, names.containsKey(key) ? null : name);
    }
    areUsed |= isBesideMoves(row) && sides(row).size() == 2 && !mayBeDiscs(row);
  }

  /** Whether games name their players by numbers. */
  boolean areUsed() {
    return areUsed;
  }

  /** The cells of both sides, if they are numbers. */
  private static List<Cell> sides(Row row) {
    return row.cells().stream()
        .filter(cell -> Labels.side(SmallLetters.of(cell.label())) != 0)
        .filter(cell -> NUMBER.matcher(cell.written().strip()).matches())
        .toList();
  }

  private static boolean isBesideMoves(Row row) {
    return row.cells().stream().anyMatch(cell -> DataFacts.isMoves(cell.text()));
  }

  /** Whether the numbers of both sides may be those of their discs. */
  private boolean mayBeDiscs(Row row) {
    int sum = sides(row).stream().mapToInt(cell -> Integer.parseInt(cell.written().strip())).sum();
    return names.isEmpty() && sum >= LEAST_OF_DISCS && sum <= MOST_OF_DISCS;
  }

  /** The value of a cell: for the number of a player, the name that the list gives it. */
  PlacedText name(LabelKind kind, Cell cell, Row row) {
    boolean isPlayer = kind == LabelKind.BLACK || kind == LabelKind.WHITE;
    String key = cell.written().strip();
    if (!areUsed || !isPlayer || !NUMBER.matcher(key).matches() || !isBesideMoves(row)) {
      return cell.text();
    }
    Cell name = names.get(key);
    if (name == null) {
      claims.fault(
          row,
          cell.text(),
          ProblemCode.BAD_VALUE,
          "'%s' is not the number of a player".formatted(key));
      return cell.text().piece(0, 0);
    }
    return name.text();
  }
}
