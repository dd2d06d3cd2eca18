package org.kifu.format.text.caption;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.game.ProblemCode;
import org.kifu.notation.SmallLetters;

/**
 * Columns of a player and the opponent, or of winner and loser, with the colour of the first one:
 * {@code Player,Opponent,Colour,Result}. The counts of the result are in the order of the players.
 */
record OpponentColumns(
    Row heading, int first, int second, int colour, Map<Integer, LabelKind> facts) {
  private static final int NONE = -1;

  /** The columns of a row of headings; nothing if it does not name a player and the opponent. */
  static Optional<OpponentColumns> of(Row row) {
    int first = NONE;
    int second = NONE;
    int colour = NONE;
    Map<Integer, LabelKind> facts = new HashMap<>();
    for (int i = 0; i < row.cells().size(); i++) {
      String name = SmallLetters.of(row.cells().get(i).written().strip());
      Optional<LabelKind> kind = LabelName.kind(name).filter(LabelName::isFact);
      if (CaptionWords.OPPONENT.has(name)) {
        second = i;
      } else if (CaptionWords.COLOUR.has(name)) {
        colour = i;
      } else if (CaptionWords.FIRST_OF_TWO.has(name)) {
        first = i;
      } else if (kind.isPresent()) {
        facts.put(i, kind.get());
      }
    }
    boolean areBoth = first != NONE && second != NONE;
    boolean haveSides =
        facts.containsValue(LabelKind.BLACK) || facts.containsValue(LabelKind.WHITE);
    return areBoth && !haveSides
        ? Optional.of(new OpponentColumns(row, first, second, colour, facts))
        : Optional.empty();
  }

  /** Takes the facts of a row with moves. */
  void take(Row row, BitSet moves, Claims claims) {
    OptionalInt side = side(row);
    claims.headings().put(row.number(), heading);
    if (side.isEmpty()) {
      claims.fault(
          row,
          row.cells().get(resultOr(first, row.cells().size())).text(),
          ProblemCode.BAD_VALUE,
          "the row does not say who was black, so that its result is not used");
    } else {
      boolean isBlack = side.getAsInt() > 0;
      add(row, first, isBlack ? LabelKind.BLACK : LabelKind.WHITE, claims);
      add(row, second, isBlack ? LabelKind.WHITE : LabelKind.BLACK, claims);
    }
    for (int i = 0; i < row.cells().size(); i++) {
      PlacedText text = row.cells().get(i).text();
      LabelKind kind = facts.get(i);
      boolean isPlayer = i == first || i == second;
      if (kind == LabelKind.SCORE) {
        side.ifPresent(of -> addScore(row, text, of > 0, claims));
      } else if (kind != null) {
        claims.add(kind, text, row, Manner.COLUMN);
      } else if (isPlayer ? side.isEmpty() : i != colour && !moves.get(i)) {
        leave(text, row, claims);
      }
    }
  }

  /** The column of the result; the other one if there is none. */
  private int resultOr(int other, int size) {
    return facts.keySet().stream()
        .filter(i -> facts.get(i) == LabelKind.SCORE && i < size)
        .findFirst()
        .orElse(Math.min(other, size - 1));
  }

  private static void leave(PlacedText text, Row row, Claims claims) {
    if (OtherWords.areIn(text.toString())) {
      claims.leave(text, row);
    }
  }

  private OptionalInt side(Row row) {
    String written =
        colour < 0 || colour >= row.cells().size() ? "" : row.cells().get(colour).written().strip();
    int side = Labels.side(SmallLetters.of(written));
    return side == 0 ? OptionalInt.empty() : OptionalInt.of(side);
  }

  private static void add(Row row, int column, LabelKind kind, Claims claims) {
    if (column < row.cells().size()) {
      claims.add(kind, row.cells().get(column).text(), row, Manner.COLUMN);
    }
  }

  private static void addScore(Row row, PlacedText text, boolean isBlackFirst, Claims claims) {
    List<WrittenCounts> counts = WrittenCounts.in(text.toString(), claims.squares());
    String value =
        isBlackFirst || counts.size() != 1
            ? text.toString().strip()
            : counts.getFirst().second() + "-" + counts.getFirst().first();
    if (!value.isEmpty()) {
      claims.add(new Claim(LabelKind.SCORE, value, text.strip(), row, Manner.COLUMN));
    }
  }
}
