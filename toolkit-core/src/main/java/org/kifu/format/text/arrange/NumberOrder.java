package org.kifu.format.text.arrange;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.kifu.format.text.find.WrittenSquare;

/**
 * Moves in the order of the numbers before them, such as {@code 1. f5 d6 31. a2 b1} in two columns.
 * A square without a number has that of the square before it on its row.
 */
final class NumberOrder implements Arrangement {
  private static final double COST = 0.5;

  /** The least number of numbers, and their least share of the squares. */
  private static final int LEAST = 4;

  private static final double LEAST_SHARE = 0.45;

  /** The share of squares whose number is known. */
  private static final double ALMOST_ALL = 0.9;

  @Override
  public List<Proposal> proposals(Block block) {
    List<WrittenSquare> squares = block.squares();
    int[] numbers = new int[squares.size()];
    int written = 0;
    int known = 0;
    for (int i = 0; i < numbers.length; i++) {
      WrittenSquare square = squares.get(i);
      boolean isOnRow = i > 0 && squares.get(i - 1).row().equals(square.row());
      numbers[i] = square.number() >= 0 || !isOnRow ? square.number() : numbers[i - 1];
      written += square.number() >= 0 ? 1 : 0;
      known += numbers[i] >= 0 ? 1 : 0;
    }
    boolean isNumbered =
        written >= Math.max(LEAST, LEAST_SHARE * numbers.length)
            && known > ALMOST_ALL * numbers.length;
    if (!isNumbered) {
      return List.of();
    }
    List<Integer> order =
        IntStream.range(0, numbers.length)
            .boxed()
            .sorted(Comparator.comparingInt(i -> numbers[i]))
            .toList();
    boolean isOther = IntStream.range(0, numbers.length).anyMatch(i -> order.get(i) != i);
    return isOther
        ? List.of(
            new Proposal(
                "moves in the order of their numbers",
                COST,
                order.stream().map(squares::get).toList(),
                Proposal.Choice.ALL))
        : List.of();
  }
}
