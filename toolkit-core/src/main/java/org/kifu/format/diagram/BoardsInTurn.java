package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.format.diagram.BoardGame.DrawnBoard;
import org.kifu.format.diagram.Diagram.NumberedSquare;
import org.kifu.format.diagram.Diagram.Tolerated;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;

/**
 * Boards of discs that a program printed one after the other: each follows from the one before by
 * one move, or by the moves that are written between them. Not for use by several threads.
 */
final class BoardsInTurn {
  private static final List<String> FIRST_MOVES = List.of("c4", "d3", "e6", "f5");

  /** The least number of moves from a position other than the start; fewer may be chance. */
  private static final int CLEAR_MOVES = 2;

  private final List<DrawnBoard> boards = new ArrayList<>();
  private final List<NumberedSquare> moves = new ArrayList<>();
  private final WordsInTurn words = new WordsInTurn();
  private final Optional<Disc> stated;
  private boolean isMirrored;
  private boolean isFromStart;
  private Position start;
  private Position reached;

  /**
   * Starts with a board.
   *
   * @param stated the side to move according to a caption
   */
  BoardsInTurn(DrawnBoard first, Optional<Disc> stated) {
    this.stated = stated;
    start = first.diagram().discs(Disc.BLACK, false);
    reached = start;
    for (boolean isTurned : new boolean[] {true, false}) {
      findStart(first.diagram(), isTurned);
    }
    boards.add(first);
    words.add(first.sheet());
  }

  /** Finds the start of the game if a board is the start, or the position after a first move. */
  private void findStart(Diagram first, boolean isTurned) {
    if (first.shows(Position.START, isTurned)) {
      begin(Position.START, isTurned);
    }
    for (String move : FIRST_MOVES) {
      int square = Square.parse(move);
      Position after = end(Position.START, List.of(square)).orElseThrow();
      if (first.shows(after, isTurned)) {
        begin(after, isTurned);
        int drawn = drawn(square);
        moves.add(new NumberedSquare(drawn, first.where(drawn)));
      }
    }
  }

  private void begin(Position position, boolean isTurned) {
    isFromStart = true;
    isMirrored = isTurned;
    start = Position.START;
    reached = position;
  }

  /** The square of a board that is mirrored like these, or back. */
  private int drawn(int square) {
    return isMirrored ? square ^ BoardGame.OTHER_RANK : square;
  }

  /** Takes a board that continues the boards before it; false if it does not. */
  boolean takes(DrawnBoard next) {
    if (!next.diagram().isOfDiscs() || !words.areOfSamePlayers(next.sheet())) {
      return false;
    }
    boolean isAgain = next.diagram().shows(reached, isMirrored);
    boolean isNext = isAgain ? isFromStart || !moves.isEmpty() : goesOn(next);
    if (isNext) {
      boards.add(next);
      words.add(next.sheet());
    }
    return isNext;
  }

  private boolean goesOn(DrawnBoard next) {
    Diagram diagram = next.diagram();
    Position shown = diagram.discs(Disc.BLACK, isMirrored);
    long more = (shown.black() | shown.white()) & ~(reached.black() | reached.white());
    if (Long.bitCount(more) == 1) {
      int square = Long.numberOfTrailingZeros(more);
      Disc side = (shown.black() & more) != 0 ? Disc.BLACK : Disc.WHITE;
      if (play(side, List.of(square), diagram)) {
        moves.add(new NumberedSquare(drawn(square), diagram.where(drawn(square))));
        words.played(next.sheet(), drawn(square));
        return true;
      }
    }
    List<NumberedSquare> written = words.writtenBefore(next.sheet());
    List<Integer> squares = written.stream().map(move -> drawn(move.square())).toList();
    boolean isWritten =
        squares.size() > 1
            && (play(Disc.BLACK, squares, diagram) || play(Disc.WHITE, squares, diagram));
    moves.addAll(isWritten ? written : List.of());
    return isWritten;
  }

  /** Plays moves if that gives the discs of a board; either side may move first in a position. */
  private boolean play(Disc side, List<Integer> squares, Diagram shown) {
    boolean isOpen = moves.isEmpty() && !isFromStart;
    Disc first = isOpen ? stated.orElse(side) : reached.sideToMove();
    Position from = Position.of(reached.black(), reached.white(), first);
    Optional<Position> end = end(from, squares).filter(each -> shown.shows(each, isMirrored));
    start = isOpen && end.isPresent() ? from : start;
    reached = end.orElse(reached);
    return end.isPresent();
  }

  private static Optional<Position> end(Position from, List<Integer> squares) {
    Replay<Position, Move> replay = replay(from, squares);
    return replay.ending() instanceof Replay.Ending.Illegal
        ? Optional.empty()
        : Optional.of(replay.end());
  }

  private static Replay<Position, Move> replay(Position from, List<Integer> squares) {
    byte[] played = new byte[squares.size()];
    for (int i = 0; i < played.length; i++) {
      played[i] = squares.get(i).byteValue();
    }
    GameRecord record =
        GameRecord.of(GameRecord.OTHELLO, StartSpec.of(from), MoveList.ofSquares(played));
    return Replay.of(Othello.RULES, record);
  }

  /** Whether the boards are certainly a game, rather than a position or two. */
  boolean isGame() {
    boolean isClear = isFromStart || words.agree() || moves.size() >= CLEAR_MOVES;
    return boards.size() > 1 && !moves.isEmpty() && isClear;
  }

  /** Ends with the move that is written below the last board in the same way as below others. */
  void end() {
    words
        .lastMove()
        .filter(move -> end(reached, List.of(drawn(move.square()))).isPresent())
        .ifPresent(
            move -> {
              reached = end(reached, List.of(drawn(move.square()))).orElseThrow();
              moves.add(move);
            });
  }

  /** The game that the boards show. */
  BoardGame game() {
    String basis = stated.isPresent() ? "by its caption" : "by the board that follows";
    return new BoardGame(
        List.copyOf(boards),
        isFromStart ? Optional.empty() : Optional.of(new PositionDiagram(start, List.of(), basis)),
        List.copyOf(moves),
        moves.size(),
        isMirrored);
  }

  /** The lines around the boards that state more than the next move or a count. */
  List<Caption> said() {
    boolean isOver = replay(reached, List.of()).ending() instanceof Replay.Ending.Complete;
    return words.said(isOver);
  }

  /** The findings that the moves come from the boards, and on each line that names another move. */
  List<Tolerated> readings() {
    SourceLocation second = boards.get(1).sheet().rows().getFirst().line().at(0);
    String message =
        "the moves are read from "
            + boards.size()
            + " boards, one after the other; lines beside them that differ in a move or a count"
            + " alone are ignored";
    List<Tolerated> readings = new ArrayList<>();
    readings.add(new Tolerated(ProblemCode.LAYOUT, second, message));
    readings.addAll(words.contradictions());
    return readings;
  }
}
