package org.kifu.annotate.reason;

import java.math.BigInteger;
import java.util.List;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Masks;
import org.kifu.bitboard.Mobility;
import org.kifu.bitboard.Stability;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.search.WhatIf;
import org.kifu.search.WhatIfSearch;
import org.kifu.search.general.Change;

/** Tournament Othello, with the search that has its evaluation. */
final class TournamentGround implements Ground<Position, Move> {
  private static final BigInteger CORNERS = squares(Masks.CORNERS);

  /** Ranks 1 and 8, files a and h. */
  private static final List<BigInteger> EDGES =
      List.of(
          squares(0xFFL), squares(0xFFL << 56), squares(Masks.FILE_A), squares(Masks.FILE_A << 7));

  private final WhatIfSearch search = new WhatIfSearch();

  private static BigInteger squares(long bits) {
    BigInteger squares = BigInteger.valueOf(bits & Long.MAX_VALUE);
    return bits < 0 ? squares.setBit(Square.COUNT - 1) : squares;
  }

  @Override
  public BigInteger corners() {
    return CORNERS;
  }

  @Override
  public List<BigInteger> edges() {
    return EDGES;
  }

  @Override
  public BigInteger around(BigInteger squares) {
    return squares(Masks.around(squares.longValue()));
  }

  @Override
  public String name(int square) {
    return Square.name(square);
  }

  @Override
  public boolean fewerWin() {
    return false;
  }

  @Override
  public int square(Move move) {
    return move.square();
  }

  @Override
  public BigInteger own(Position position) {
    return squares(position.player());
  }

  @Override
  public BigInteger stable(Position position) {
    return squares(Stability.stable(position.player(), position.opponent()));
  }

  @Override
  public BigInteger empty(Position position) {
    return squares(~(position.player() | position.opponent()));
  }

  @Override
  public BigInteger replies(Position position) {
    return squares(Mobility.legalMoves(position.player(), position.opponent()));
  }

  @Override
  public List<Position> after(Position position, int square) {
    return List.of(
        position.played(square, Flips.flips(square, position.player(), position.opponent())));
  }

  @Override
  public boolean isLegal(Position position, Move move) {
    return replies(position).testBit(move.square());
  }

  @Override
  public Position played(Position position, Move move) {
    return move.isPass() ? position.passed() : after(position, move.square()).getFirst();
  }

  @Override
  public Position passed(Position position) {
    return position.passed();
  }

  @Override
  public void start() {
    search.start();
  }

  @Override
  public int value(Position position, int depth, Change change) {
    int turns = Math.min(change.turns(), WhatIf.FOR_EVER);
    return search.value(
        position, depth, new WhatIf(change.barred().longValue(), turns, change.freePass()));
  }

  @Override
  public int disc() {
    return 1;
  }
}
