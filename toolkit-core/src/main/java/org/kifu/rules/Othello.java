package org.kifu.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Mobility;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Coloured;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Path;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.board.TextBoard;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.DiscScoring.Counting;
import org.kifu.rules.TokenMeaning.Illegal;
import org.kifu.rules.TokenMeaning.IllegalReason;
import org.kifu.rules.TokenMeaning.Legal;

/**
 * The tournament game on 8x8 squares: crossed start, black first, a side without a legal move
 * passes, the game ends when neither side can move, and the empty squares go to the winner (rules
 * of the United States Othello Association and of the World Othello Federation). Running out of
 * discs has no effect on legality.
 */
public final class Othello implements Rules<Position, Move>, Display<Position> {
  /** These rules. */
  public static final Othello RULES = new Othello();

  private static final int SIDE = 8;

  private static final DiscScoring SCORING =
      new DiscScoring(Counting.EMPTIES_TO_WINNER, Square.COUNT, Disc.WHITE);

  private Othello() {}

  @Override
  public String name() {
    return "othello";
  }

  @Override
  public Optional<Position> start(StartSpec start) {
    return start.position(Position.START, BoardText::parse);
  }

  @Override
  public Disc sideToMove(Position position) {
    return position.sideToMove();
  }

  @Override
  public List<Move> legalMoves(Position position) {
    long squares = Mobility.legalMoves(position.player(), position.opponent());
    if (squares == 0) {
      return canMove(position.passed()) ? List.of(Move.PASS) : List.of();
    }
    List<Move> moves = new ArrayList<>(Long.bitCount(squares));
    for (; squares != 0; squares &= squares - 1) {
      moves.add(Move.at(Long.numberOfTrailingZeros(squares)));
    }
    return moves;
  }

  @Override
  public Optional<Move> forcedPass(Position position) {
    return !canMove(position) && canMove(position.passed())
        ? Optional.of(Move.PASS)
        : Optional.empty();
  }

  @Override
  public Position play(Position position, Move move) {
    if (move.isPass()) {
      return position.passed();
    }
    int square = move.square();
    return position.played(square, Flips.flips(square, position.player(), position.opponent()));
  }

  @Override
  public TokenMeaning<Move> resolve(Position position, MoveToken token) {
    boolean over = !canMove(position) && !canMove(position.passed());
    return switch (token) {
      case Pass() -> resolvePass(position, over);
      case NoSquare(String written) ->
          new Illegal<>(
              IllegalReason.NO_SQUARE, "'" + written + "' is not a square of the 8x8 board");
      case Coloured coloured -> Illegal.coloursAreGiven(coloured.toString());
      case PlaceToward line -> Illegal.allLinesFlip(line.toString());
      case Path path -> Illegal.discsStay(path.toString());
      case Place(int file, int rank) when (file | rank) > 7 ->
          new Illegal<>(IllegalReason.NO_SQUARE, token + " is not a square of the 8x8 board");
      case Place(int file, int rank) -> resolveSquare(position, Square.at(file, rank), over);
    };
  }

  private static TokenMeaning<Move> resolvePass(Position position, boolean over) {
    return over
        ? Illegal.afterTheEnd("this pass")
        : canMove(position)
            ? Illegal.passNotForced(position.sideToMove().label())
            : new Legal<>(Move.PASS);
  }

  private static TokenMeaning<Move> resolveSquare(Position position, int square, boolean over) {
    String name = Square.name(square);
    if (over) {
      return Illegal.afterTheEnd(name);
    }
    if (((position.player() | position.opponent()) & 1L << square) != 0) {
      return Illegal.taken(name);
    }
    if (Flips.flips(square, position.player(), position.opponent()) != 0) {
      return new Legal<>(Move.at(square));
    }
    boolean isOthers = Flips.flips(square, position.opponent(), position.player()) != 0;
    return Illegal.flipsNothing(name, position.sideToMove().label(), isOthers);
  }

  @Override
  public MoveToken token(Move move) {
    return move.isPass() ? Pass.WRITTEN : Place.on8x8(move.square());
  }

  /**
   * The count with the empty squares given to the winner; an equal count with empty squares is
   * 32-32.
   */
  @Override
  public FinalCount count(Position position) {
    int black = Long.bitCount(position.black());
    int white = Long.bitCount(position.white());
    return SCORING.count(black, white);
  }

  @Override
  public Optional<DiscScoring> scoring() {
    return Optional.of(SCORING);
  }

  @Override
  public OptionalInt lendingSupply() {
    return OptionalInt.of(Square.COUNT / 2);
  }

  @Override
  public Display<Position> display() {
    return this;
  }

  @Override
  public String draw(Position position) {
    return new TextBoard(DiscSigns.ASCII).place(position).narrow();
  }

  @Override
  public boolean isPlayedAsOthello() {
    return true;
  }

  @Override
  public Optional<BoardFace> face(Position position) {
    List<Cell> cells = new ArrayList<>(Collections.nCopies(Square.COUNT, new Cell.Empty()));
    for (Disc side : Disc.values()) {
      for (long left = position.discs(side); left != 0; left &= left - 1) {
        cells.set(Long.numberOfTrailingZeros(left), new Cell.Laid(side));
      }
    }
    return Optional.of(new BoardFace(BoardFace.Make.OTHELLO, SIDE, SIDE, cells));
  }

  @Override
  public String key(Position position) {
    return BoardText.write(position);
  }

  @Override
  public long leaves(Position position, int depth) {
    return Perft.onBits(position.player(), position.opponent(), depth);
  }

  private static boolean canMove(Position position) {
    return Mobility.legalMoves(position.player(), position.opponent()) != 0;
  }
}
