package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.format.diagram.Diagram.NumberedSquare;
import org.kifu.game.Counted;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;

/**
 * A diagram whose discs are a position, and whose numbers, if it has any, are the rest of a game.
 *
 * @param start the position that the discs show
 * @param moves the numbered squares
 * @param basis the source of the side to move, for a person
 */
record PositionDiagram(Position start, List<NumberedSquare> moves, String basis) {
  /** The least number of discs beside numbers, if no caption names the side to move. */
  private static final int CLEAR_DISCS = 2;

  /**
   * Returns the position of a diagram, if there is one and it is legal for one of the sides.
   *
   * @param stated the side to move according to a caption; not believed if the numbers are illegal
   *     for it
   */
  static Optional<PositionDiagram> of(Diagram diagram, Optional<Disc> stated) {
    return of(diagram, diagram.numbered(), stated);
  }

  /** The same with these moves from the position. */
  static Optional<PositionDiagram> of(
      Diagram diagram, List<NumberedSquare> moves, Optional<Disc> stated) {
    return stated
        .flatMap(side -> diagram.position(side, 1))
        .filter(position -> isLegal(position, moves))
        .map(position -> new PositionDiagram(position, moves, "by its caption"))
        .or(() -> byMoves(diagram, moves));
  }

  private static Optional<PositionDiagram> byMoves(Diagram diagram, List<NumberedSquare> moves) {
    int least = diagram.numbered().isEmpty() ? 0 : CLEAR_DISCS;
    List<Position> legal = new ArrayList<>();
    for (Disc side : List.of(Disc.BLACK, Disc.WHITE)) {
      diagram
          .position(side, least)
          .filter(position -> isLegal(position, moves) && !mustPass(position))
          .ifPresent(legal::add);
    }
    if (legal.isEmpty()) {
      return Optional.empty();
    }
    boolean isAssumed = legal.size() > 1;
    Position start =
        isAssumed && hasOddDiscs(legal.getFirst()) ? legal.getLast() : legal.getFirst();
    return Optional.of(
        new PositionDiagram(start, moves, isAssumed ? "by the number of discs" : "by legality"));
  }

  /** Whether this side can have played the moves. */
  static boolean isLegal(Position position, List<NumberedSquare> moves) {
    GameRecord record = GameRecord.of(GameRecord.OTHELLO, StartSpec.of(position), squares(moves));
    Replay<?, ?> replay = Replay.of(Othello.RULES, record);
    return !(replay.ending() instanceof Replay.Ending.Illegal);
  }

  /** Whether a side must pass, so that the other side would be to move. */
  private static boolean mustPass(Position position) {
    return Othello.RULES.legalMoves(position).stream()
        .anyMatch(move -> Othello.RULES.token(move) instanceof MoveToken.Pass);
  }

  /** Whether the number of discs is odd: apart from passes, black has then moved once more. */
  private static boolean hasOddDiscs(Position position) {
    return Long.bitCount(position.black() | position.white()) % 2 != 0;
  }

  static MoveList squares(List<NumberedSquare> moves) {
    byte[] squares = new byte[moves.size()];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = (byte) moves.get(i).square();
    }
    return MoveList.ofSquares(squares);
  }

  /** The side to move and its basis, for a person. */
  String message() {
    return "a position of %s, %s to move %s"
        .formatted(
            Counted.of(Long.bitCount(start.black() | start.white()), "disc"),
            start.sideToMove().label(),
            basis);
  }
}
