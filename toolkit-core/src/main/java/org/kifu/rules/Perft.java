package org.kifu.rules;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import java.util.SplittableRandom;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.StartSpec;

/**
 * A count of the leaves of the game tree to a depth. A pass is one ply; a finished game counts 1 at
 * every greater depth. These are the counts that A. Bik published for 8x8: 4, 12, 56, 244, 1396,
 * 8200, 55092, 390216, 3005288, ...
 */
public final class Perft {
  private Perft() {}

  /**
   * Returns the leaf count from the standard start.
   *
   * @param depth the depth in plies, 0 or more
   */
  public static <P, M> long leaves(Rules<P, M> rules, int depth) {
    P start = rules.start(StartSpec.STANDARD).orElseThrow();
    return leaves(rules, start, depth);
  }

  /**
   * Returns the leaf count below a position.
   *
   * @param depth the depth in plies, 0 or more
   */
  public static <P, M> long leaves(Rules<P, M> rules, P position, int depth) {
    return depth == 0 ? 1 : rules.leaves(position, depth);
  }

  /** Counts by the moves that the rules list. */
  static <P, M> long byRules(Rules<P, M> rules, P position, int depth) {
    List<M> moves = rules.legalMoves(position);
    if (moves.isEmpty() || depth == 1) {
      return Math.max(1, moves.size());
    }
    long leaves = 0;
    for (M move : moves) {
      leaves += byRules(rules, rules.play(position, move), depth - 1);
    }
    return leaves;
  }

  /** Counts for the tournament game. */
  static long onBits(long player, long opponent, int depth) {
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      boolean over = depth == 1 || Mobility.legalMoves(opponent, player) == 0;
      return over ? 1 : onBits(opponent, player, depth - 1);
    }
    if (depth == 1) {
      return Long.bitCount(moves);
    }
    long leaves = 0;
    for (; moves != 0; moves &= moves - 1) {
      int square = Long.numberOfTrailingZeros(moves);
      long flips = Flips.flips(square, player, opponent);
      leaves += onBits(opponent ^ flips, player ^ flips ^ 1L << square, depth - 1);
    }
    return leaves;
  }

  /**
   * The leaves of a game tree that is too large to count, estimated by random games: the product of
   * the numbers of legal moves along a random game is, on average, the number of leaves (D. E.
   * Knuth, Mathematics of Computation 29, 1975). A few games have products many times greater than
   * those of most, so the standard error of few probes is itself too small.
   *
   * @param probes the number of random games
   * @param sum the sum of their products
   * @param squares the sum of the squares of these products
   */
  public record TreeEstimate(int probes, BigInteger sum, BigInteger squares) {
    private static final MathContext DIGITS = new MathContext(40);

    /** The 0.975 quantile of the normal distribution. */
    private static final BigDecimal QUANTILE = new BigDecimal("1.959963984540054");

    /**
     * Plays random games from the standard start.
     *
     * @param depth the depth in plies, passes counted; a game that ends before is followed to its
     *     end
     * @param probes the number of games, at least 2
     * @param seed the seed of the random numbers; the same seed plays the same games
     */
    public static <P, M> TreeEstimate of(Rules<P, M> rules, int depth, int probes, long seed) {
      if (probes < 2) {
        throw new IllegalArgumentException("an estimate takes 2 probes or more, not " + probes);
      }
      P start = rules.start(StartSpec.STANDARD).orElseThrow();
      SplittableRandom random = new SplittableRandom(seed);
      BigInteger sum = BigInteger.ZERO;
      BigInteger squares = BigInteger.ZERO;
      for (int i = 0; i < probes; i++) {
        BigInteger product = probe(rules, start, depth, random);
        sum = sum.add(product);
        squares = squares.add(product.multiply(product));
      }
      return new TreeEstimate(probes, sum, squares);
    }

    private static <P, M> BigInteger probe(
        Rules<P, M> rules, P start, int depth, SplittableRandom random) {
      BigInteger product = BigInteger.ONE;
      P position = start;
      for (int ply = 0; ply < depth; ply++) {
        List<M> moves = rules.legalMoves(position);
        if (moves.isEmpty()) {
          break;
        }
        product = product.multiply(BigInteger.valueOf(moves.size()));
        position = rules.play(position, moves.get(random.nextInt(moves.size())));
      }
      return product;
    }

    /** The estimated number of leaves. */
    public BigDecimal mean() {
      return new BigDecimal(sum).divide(BigDecimal.valueOf(probes), DIGITS);
    }

    /** The standard error of {@link #mean}, from the spread of the probes. */
    public BigDecimal standardError() {
      // (squares - sum^2 / probes) / (probes - 1) / probes
      BigDecimal count = BigDecimal.valueOf(probes);
      BigInteger spread = squares.multiply(BigInteger.valueOf(probes)).subtract(sum.multiply(sum));
      return new BigDecimal(spread)
          .divide(count.multiply(count).multiply(BigDecimal.valueOf(probes - 1L)), DIGITS)
          .sqrt(DIGITS);
    }

    /** The lower end of the 95 % interval; not below 0. */
    public BigDecimal low() {
      return mean().subtract(QUANTILE.multiply(standardError())).max(BigDecimal.ZERO);
    }

    /** The upper end of the 95 % interval. */
    public BigDecimal high() {
      return mean().add(QUANTILE.multiply(standardError()));
    }
  }
}
