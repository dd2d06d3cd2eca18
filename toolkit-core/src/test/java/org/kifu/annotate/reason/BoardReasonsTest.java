package org.kifu.annotate.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.bitboard.Stability;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainBoard.Cell;
import org.kifu.testing.Slow;

/** Every count against a plain board, in all pairs of moves of positions of random games. */
class BoardReasonsTest {
  private static final List<PlainBoard> BOARDS = Games.randomPositions(7, 12);

  private static final String GAME_OF_2004 =
      "f5d6c3d3c4f4f6g5e3f3g4h3g6e6c7c6d7c5e7f7h5h4h2f8h6g3e2f2e1d2c1c8b5b6d8e8b4c2b3f1b1a5a7d1g1a4"
          + "b7a8a6g7h8h7b8h1g2a3";

  private final BoardReasons reasons = new BoardReasons();

  @Slow
  @Test
  void mobilityIsWhatAPlainBoardCounts() {
    check(Motif.MOBILITY_GIVEN, board -> board.legalMoves().size(), 3);
    check(Motif.MOBILITY_LOST, board -> passed(board).legalMoves().size(), -3);
  }

  @Slow
  @Test
  void theFrontierIsWhatAPlainBoardCounts() {
    check(Motif.FRONTIER, BoardReasonsTest::frontier, 4);
  }

  @Slow
  @Test
  void cornersAreThoseThatThePlainBoardOpens() {
    for (PlainBoard board : BOARDS) {
      forEachPair(
          board,
          (played, best, found) -> {
            Set<Integer> given = corners(after(board, played));
            Set<Integer> more = new HashSet<>(given);
            more.removeAll(corners(after(board, best)));
            Optional<Reason> reason = of(found, Motif.CORNER_GIVEN);
            assertThat(reason.isPresent()).isEqualTo(!more.isEmpty());
            reason.ifPresent(
                each -> {
                  assertThat(each.squares()).hasSameSizeAs(more);
                  assertThat(each.squares()).allMatch(name -> more.contains(Square.parse(name)));
                  assertThat(each.played()).isEqualTo(given.size());
                });
            assertThat(of(found, Motif.CORNER_MISSED).isPresent())
                .isEqualTo(isCorner(best) && !isCorner(played));
          });
    }
  }

  @Slow
  @Test
  void regionsAreWhatAFloodFillFinds() {
    for (PlainBoard board : BOARDS) {
      Map<Integer, Integer> sizes =
          board.legalMoves().stream()
              .collect(Collectors.toMap(move -> move, move -> region(board, move).size()));
      boolean late = Games.position(board).empties() <= 20;
      forEachPair(
          board,
          (played, best, found) -> {
            int own = sizes.getOrDefault(played, 0);
            int other = sizes.getOrDefault(best, 0);
            Optional<Reason> reason = of(found, Motif.PARITY);
            assertThat(reason.isPresent()).isEqualTo(late && own % 2 == 0 && other % 2 == 1);
            reason.ifPresent(each -> assertThat(each.played()).isEqualTo(own));
          });
    }
  }

  @Slow
  @Test
  void discsBesideEmptyCornersAreSeen() {
    int[] told = new int[2];
    for (PlainBoard board : BOARDS) {
      forEachPair(
          board,
          (played, best, found) -> {
            told[0] += checkBeside(Motif.X_SQUARE, board, played, best, found) ? 1 : 0;
            told[1] += checkBeside(Motif.C_SQUARE, board, played, best, found) ? 1 : 0;
          });
    }
    assertThat(told).doesNotContain(0);
  }

  private static boolean checkBeside(
      Motif motif, PlainBoard board, int played, int best, List<Reason> found) {
    Optional<Integer> corner = emptyCorner(motif, board, played);
    boolean isTold = corner.isPresent() && emptyCorner(motif, board, best).isEmpty();
    List<Reason> expected =
        isTold
            ? List.of(new Reason(motif, List.of(Square.name(corner.orElseThrow())), 1, 0))
            : List.of();
    assertThat(of(found, motif).stream().toList()).isEqualTo(expected);
    return isTold;
  }

  /** The empty corner that touches a square by its corner (X) or side (C). */
  private static Optional<Integer> emptyCorner(Motif motif, PlainBoard board, int square) {
    int steps = motif == Motif.X_SQUARE ? 2 : 1;
    return Stream.of(0, 7, 56, 63)
        .filter(corner -> neighbours(square).contains(corner))
        .filter(
            corner ->
                Math.abs(corner % 8 - square % 8) + Math.abs(corner / 8 - square / 8) == steps)
        .filter(corner -> board.at(corner) == Cell.EMPTY)
        .findFirst();
  }

  /** {@code StabilityTest} looks at what is stable. */
  @Test
  void stableDiscsAreCountedForTheMover() {
    check(
        Motif.STABLE_DISCS,
        board -> {
          Position position = Games.position(board);
          return Long.bitCount(Stability.stable(position.opponent(), position.player()));
        },
        -2);
  }

  @Slow
  @Test
  void regionsThatOnlyTheMoverCanEnterAreCounted() {
    check(Motif.TEMPO_REGION, BoardReasonsTest::reserved, -1);
  }

  /** The empty squares of regions into which only the side that just moved can move. */
  private static int reserved(PlainBoard board) {
    Set<Integer> theirs = new HashSet<>(board.legalMoves());
    Set<Integer> own = new HashSet<>(passed(board).legalMoves());
    int count = 0;
    Set<Integer> seen = new HashSet<>();
    for (int square = 0; square < 64; square++) {
      if (seen.contains(square)) {
        continue;
      }
      Set<Integer> region = region(board, square);
      seen.addAll(region);
      boolean isReserved =
          region.stream().anyMatch(own::contains) && region.stream().noneMatch(theirs::contains);
      count += isReserved ? region.size() : 0;
    }
    return count;
  }

  /** White's first two moves of the Perpendicular and the Parallel: nothing to tell apart. */
  @Test
  void equalMovesHaveNoReasons() {
    Position start = Position.START;
    Position afterF5 = Othello.RULES.play(start, Move.at(Square.parse("f5")));
    Move d6 = Move.at(Square.parse("d6"));
    assertThat(reasons.reasons(afterF5, d6, d6, List.of(d6), List.of(d6))).isEmpty();
  }

  @Test
  void theBestSquareIsTakenByTheOpponent() {
    Move f6 = Move.at(Square.parse("f6"));
    Move f4 = Move.at(Square.parse("f4"));
    Position afterF5 = Othello.RULES.play(Position.START, Move.at(Square.parse("f5")));
    assertThat(reasons.reasons(afterF5, f4, f6, List.of(f4, f6), List.of(f6)))
        .contains(new Reason(Motif.TEMPO_SQUARE, List.of("f6"), 0, 1));
    assertThat(of(reasons.reasons(afterF5, f4, f6, List.of(f4), List.of(f6)), Motif.TEMPO_SQUARE))
        .isEmpty();
  }

  /** The sixth game of the 1997 match, 50. a2 instead of b8, and a game of 2004, 57. g8. */
  @Test
  void passesAreCountedAsFarAsBothLinesAreKnown() {
    Position match = Games.position(played(Games.match1997().get(5).substring(0, 2 * 49)));
    List<Move> a2 = line("a2 b8 a8 a7 g2 a1 pass g1 pass h1 pass b2 pass h7 h8");
    List<Move> b8 = line("b8 a7 b2 a8 g2 a1 a2 g1 pass h1 pass h8 h7");
    assertThat(passes(match, a2, b8)).containsExactly(new Reason(Motif.PASSES, List.of(), 4, 2));
    assertThat(passes(match, a2.subList(0, 9), b8))
        .containsExactly(new Reason(Motif.PASSES, List.of(), 2, 1));
    assertThat(passes(match, a2.subList(0, 6), b8)).isEmpty();
    assertThat(passes(match, b8, a2)).isEmpty();
    Position other = Games.position(played(GAME_OF_2004));
    List<Move> g8 = line("g8 a1 a2 b2");
    List<Move> b2 = line("b2 a1 a2 pass g8");
    assertThat(passes(other, g8, b2))
        .containsExactly(new Reason(Motif.PASSES_SPARED, List.of(), 0, 1));
    assertThat(passes(other, b2, g8)).isEmpty();
  }

  private static List<Move> line(String moves) {
    return Stream.of(moves.split(" "))
        .map(name -> name.equals("pass") ? Move.PASS : Move.at(Square.parse(name)))
        .toList();
  }

  private List<Reason> passes(Position position, List<Move> played, List<Move> best) {
    return reasons.reasons(position, played.getFirst(), best.getFirst(), played, best).stream()
        .filter(each -> each.motif() == Motif.PASSES || each.motif() == Motif.PASSES_SPARED)
        .toList();
  }

  /** After f5d6c5f4e3f6g5 white has one disc left in the middle and e6 next wipes him out. */
  @Test
  void aWipeOutIsSeenOneReplyAhead() {
    PlainBoard board = played("f5d6c5f4e3f6g5");
    Position position = Games.position(board);
    List<Move> moves = Othello.RULES.legalMoves(position);
    boolean isSeen = false;
    for (Move played : moves) {
      int left = fewestLeft(board, played.square());
      for (Move best : moves) {
        int bestLeft = fewestLeft(board, best.square());
        Optional<Reason> reason =
            of(
                reasons.reasons(position, played, best, List.of(played), List.of(best)),
                Motif.WIPE_OUT_DANGER);
        assertThat(reason.isPresent()).isEqualTo(left <= 2 && bestLeft > left);
        isSeen |= reason.filter(each -> each.played() == 0).isPresent();
      }
    }
    assertThat(isSeen).isTrue();
  }

  private interface Pair {
    void check(int played, int best, List<Reason> found);
  }

  private void forEachPair(PlainBoard board, Pair pair) {
    Position position = Games.position(board);
    for (int played : board.legalMoves()) {
      for (int best : board.legalMoves()) {
        Move move = Move.at(played);
        Move other = Move.at(best);
        pair.check(
            played, best, reasons.reasons(position, move, other, List.of(move), List.of(other)));
      }
    }
  }

  /**
   * @param count of the board after a move, the opponent to move
   * @param step told if the played move's count is so much more; if negative, so much less
   */
  private void check(Motif motif, ToIntFunction<PlainBoard> count, int step) {
    int[] told = new int[1];
    for (PlainBoard board : BOARDS) {
      Map<Integer, Integer> counts =
          board.legalMoves().stream()
              .collect(
                  Collectors.toMap(move -> move, move -> count.applyAsInt(after(board, move))));
      forEachPair(
          board,
          (played, best, found) -> {
            int own = counts.getOrDefault(played, 0);
            int other = counts.getOrDefault(best, 0);
            Optional<Reason> reason = of(found, motif);
            assertThat(reason.isPresent())
                .isEqualTo(step > 0 ? own - other >= step : own - other <= step);
            reason.ifPresent(
                each -> assertThat(each).isEqualTo(new Reason(motif, List.of(), own, other)));
            told[0] += reason.isPresent() ? 1 : 0;
          });
    }
    assertThat(told[0]).isPositive();
  }

  private static Optional<Reason> of(List<Reason> found, Motif motif) {
    return found.stream().filter(reason -> reason.motif() == motif).findFirst();
  }

  private static PlainBoard after(PlainBoard board, int square) {
    PlainBoard copy = board.copy();
    copy.play(square);
    return copy;
  }

  private static PlainBoard passed(PlainBoard board) {
    PlainBoard copy = board.copy();
    copy.pass();
    return copy;
  }

  private static Set<Integer> corners(PlainBoard board) {
    Set<Integer> corners = new HashSet<>(board.legalMoves());
    corners.removeIf(square -> !isCorner(square));
    return corners;
  }

  private static boolean isCorner(int square) {
    return Set.of(0, 7, 56, 63).contains(square);
  }

  /** Discs of the side that just moved beside an empty square. */
  private static int frontier(PlainBoard board) {
    int count = 0;
    for (int square = 0; square < 64; square++) {
      boolean isOwn = board.at(square) != Cell.EMPTY && board.at(square) != board.toMove();
      if (isOwn && neighbours(square).stream().anyMatch(next -> board.at(next) == Cell.EMPTY)) {
        count++;
      }
    }
    return count;
  }

  private static List<Integer> neighbours(int square) {
    return IntStream.range(0, 64)
        .filter(
            other ->
                other != square
                    && Math.abs(other % 8 - square % 8) <= 1
                    && Math.abs(other / 8 - square / 8) <= 1)
        .boxed()
        .toList();
  }

  /** The empty squares that hang together with this one; none if it is not empty. */
  private static Set<Integer> region(PlainBoard board, int square) {
    Set<Integer> region = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(square));
    while (!open.isEmpty()) {
      int next = open.pop();
      if (board.at(next) == Cell.EMPTY && region.add(next)) {
        open.addAll(neighbours(next));
      }
    }
    return region;
  }

  private static PlainBoard played(String moves) {
    PlainBoard board = PlainBoard.start(8);
    for (byte square : Games.squares(moves)) {
      board.play(square);
    }
    return board;
  }

  private static int fewestLeft(PlainBoard board, int square) {
    PlainBoard after = after(board, square);
    Cell own = board.toMove();
    int fewest = after.count(own);
    for (int reply : after.legalMoves()) {
      fewest = Math.min(fewest, after(after, reply).count(own));
    }
    return fewest;
  }
}
