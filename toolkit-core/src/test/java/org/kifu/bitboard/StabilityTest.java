package org.kifu.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kifu.board.Position;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Property;

class StabilityTest {
  private final Map<String, String> edges = new HashMap<>();

  @Test
  void discsItNamesNeverTurnInRandomPlayFromRealPositions() {
    Random random = new Random(5);
    long named = 0;
    for (String game : Games.match1997()) {
      PlainBoard board = PlainBoard.start(8);
      for (byte square : Games.squares(game)) {
        if (board.mustPass()) {
          board.pass();
        }
        board.play(square);
        Position position = Games.position(board);
        for (int playout = 0; playout < 40; playout++) {
          named += playsOn(position.player(), position.opponent(), random);
        }
      }
    }
    assertThat(named).as("so that the test has something to look at").isGreaterThan(100_000);
  }

  /** Plays at random, corners first in every second playout, to the end of the game. */
  private static long playsOn(long player, long opponent, Random random) {
    boolean cornersFirst = random.nextBoolean();
    long own = 0;
    long other = 0;
    while (true) {
      own |= Stability.stable(player, opponent);
      other |= Stability.stable(opponent, player);
      assertThat(own & ~player).as("stable discs that turned").isZero();
      assertThat(other & ~opponent).as("stable discs that turned").isZero();
      long moves = Mobility.legalMoves(player, opponent);
      if (moves == 0 && Mobility.legalMoves(opponent, player) == 0) {
        return Long.bitCount(own | other);
      }
      long next = opponent;
      long moved = player;
      if (moves != 0) {
        int square = choose(moves, cornersFirst, random);
        long flips = Flips.flips(square, player, opponent);
        next = opponent & ~flips;
        moved = player | flips | 1L << square;
      }
      player = next;
      opponent = moved;
      long stable = own;
      own = other;
      other = stable;
    }
  }

  private static int choose(long moves, boolean cornersFirst, Random random) {
    long corners = moves & 0x8100_0000_0000_0081L;
    long choice = cornersFirst && corners != 0 ? corners : moves;
    for (int skip = random.nextInt(Long.bitCount(choice)); skip > 0; skip--) {
      choice &= choice - 1;
    }
    return Long.numberOfTrailingZeros(choice);
  }

  @Test
  void discsItNamesNeverTurnInAnyLineOfPlayAndItNamesMostOfThoseThatDoNot() {
    long named = 0;
    long lasting = 0;
    for (PlainBoard board : Games.randomPositions(11, 120)) {
      int empties = board.count(PlainBoard.Cell.EMPTY);
      if (empties > 0 && empties <= 6) {
        Position position = Games.position(board);
        long turning = everTurned(position.player(), position.opponent());
        long stable = bothSides(position.player(), position.opponent());
        assertThat(stable & turning).as("turned in %s", position).isZero();
        named += Long.bitCount(stable);
        lasting += Long.bitCount((position.player() | position.opponent()) & ~turning);
      }
    }
    assertThat((double) named / lasting).isGreaterThan(0.8);
  }

  private static long bothSides(long player, long opponent) {
    return Stability.stable(player, opponent) | Stability.stable(opponent, player);
  }

  private static long everTurned(long player, long opponent) {
    long moves = Mobility.legalMoves(player, opponent);
    if (moves == 0) {
      return Mobility.legalMoves(opponent, player) == 0 ? 0 : everTurned(opponent, player);
    }
    long turned = 0;
    for (; moves != 0; moves &= moves - 1) {
      int square = Long.numberOfTrailingZeros(moves);
      long flips = Flips.flips(square, player, opponent);
      turned |= flips | everTurned(opponent & ~flips, player | flips | 1L << square);
    }
    return turned;
  }

  /** All 6,561 fillings of an edge on each of the four, against a plain recursion over texts. */
  @Test
  void knowsTheEdgesExactly() {
    for (int code = 0; code < 6561; code++) {
      String edge = String.format("%8s", Integer.toString(code, 3)).replace(' ', '0');
      String stable = stableOf(edge.replace('0', '-').replace('1', 'X').replace('2', 'O'));
      for (int side = 0; side < 4; side++) {
        long discs = onSide(edge, '1', side);
        assertThat(Stability.Edges.stable(discs, onSide(edge, '2', side)))
            .as("edge %s on side %d", edge, side)
            .isEqualTo(onSide(stable, 'X', side));
      }
    }
  }

  private static long onSide(String edge, char wanted, int side) {
    long squares = 0;
    for (int i = 0; i < 8; i++) {
      int square = List.of(i, 56 + i, 8 * i, 8 * i + 7).get(side);
      squares |= edge.charAt(i) == wanted ? 1L << square : 0;
    }
    return squares;
  }

  /** The edge with all discs of X taken off that some order of moves turns. */
  private String stableOf(String edge) {
    String known = edges.get(edge);
    if (known == null) {
      known = edge;
      for (int at = 0; at < 8; at++) {
        if (edge.charAt(at) == '-') {
          known = inBoth(known, stableOf(played(edge, at, 'X')));
          known = inBoth(known, stableOf(played(edge, at, 'O')));
        }
      }
      edges.put(edge, known);
    }
    return known;
  }

  private static String inBoth(String edge, String later) {
    StringBuilder both = new StringBuilder(edge);
    for (int at = 0; at < 8; at++) {
      if (edge.charAt(at) == 'X' && later.charAt(at) != 'X') {
        both.setCharAt(at, '-');
      }
    }
    return both.toString();
  }

  private static String played(String edge, int at, char mover) {
    StringBuilder after = new StringBuilder(edge);
    after.setCharAt(at, mover);
    for (int step : new int[] {-1, 1}) {
      int end = at + step;
      while (end >= 0 && end < 8 && edge.charAt(end) != '-' && edge.charAt(end) != mover) {
        end += step;
      }
      if (end >= 0 && end < 8 && edge.charAt(end) == mover) {
        for (int turned = at + step; turned != end; turned += step) {
          after.setCharAt(turned, mover);
        }
      }
    }
    return after.toString();
  }

  @Property
  void seesTheSameInEverySymmetry(Draw draw) {
    long a = draw.anyLong();
    long b = draw.anyLong();
    long c = draw.anyLong();
    int symmetry = draw.between(0, 7);
    long occupied = a | b;
    long discs = occupied & c;
    long others = occupied & ~c;
    assertThat(
            Stability.stable(Symmetries.image(symmetry, discs), Symmetries.image(symmetry, others)))
        .isEqualTo(Symmetries.image(symmetry, Stability.stable(discs, others)));
  }

  @Property
  void namesEveryDiscOfAFullBoard(Draw draw) {
    long discs = draw.anyLong();
    assertThat(Stability.stable(discs, ~discs)).isEqualTo(discs);
  }

  @Test
  void goesOnFromACornerInwards() {
    long discs =
        squares(
            """
            XXXX----
            XXXO----
            XXO-----
            X-------
            --------
            --------
            --------
            --------
            """,
            'X');
    assertThat(Stability.stable(discs, 1L << 11 | 1L << 18)).isEqualTo(discs);
    assertThat(Stability.stable(discs & ~1L, 1L << 11 | 1L << 18)).isZero();
  }

  @Test
  void knowsADiscWhoseFourLinesAreFull() {
    String board =
        """
        O--O--O-
        -O-O-O--
        --OOO---
        OOOXOOOO
        --OOO---
        -O-O-O--
        O--O--O-
        ---O---O
        """;
    long disc = squares(board, 'X');
    long others = squares(board, 'O');
    assertThat(Stability.stable(disc, others)).isEqualTo(disc);
    for (long rest = others; rest != 0; rest &= rest - 1) {
      assertThat(Stability.stable(disc, others & ~Long.lowestOneBit(rest))).isZero();
    }
  }

  private static long squares(String board, char wanted) {
    String joined = board.replace("\n", "");
    long squares = 0;
    for (int square = 0; square < 64; square++) {
      squares |= joined.charAt(square) == wanted ? 1L << square : 0;
    }
    return squares;
  }
}
