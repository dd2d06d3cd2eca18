package org.kifu.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;

/**
 * The positions of a game.
 *
 * @param replay all of its plies
 */
public record PlayedBoards(Replay<Position, Move> replay) {
  private static final Pattern SQUARE = Pattern.compile("[a-h][1-8]");

  /**
   * Plays the moves of a game on the board; nothing if it follows other rules or a file states
   * moves that the rules forbid.
   */
  public static Optional<PlayedBoards> of(AnnotatedGame game) {
    List<AnnotatedMove> moves = game.moves();
    boolean isKnown =
        game.game().rules().equals(GameRecord.OTHELLO)
            && moves.stream().allMatch(move -> move.isPass() || isSquare(move.move()));
    if (!isKnown) {
      return Optional.empty();
    }
    byte[] squares = new byte[moves.size()];
    for (int i = 0; i < squares.length; i++) {
      AnnotatedMove move = moves.get(i);
      squares[i] = move.isPass() ? MoveList.PASS : (byte) Square.parse(move.move());
    }
    GameRecord record =
        GameRecord.ofMoves(MoveList.ofSquares(squares)).withStart(game.game().start());
    Replay<Position, Move> replay = Replay.of(Othello.RULES, record);
    return replay.steps().size() == squares.length
        ? Optional.of(new PlayedBoards(replay))
        : Optional.empty();
  }

  /** Whether a text names a square. */
  public static boolean isSquare(String text) {
    return SQUARE.matcher(text).matches();
  }

  /** The position before a ply, from 1. */
  public Position before(int ply) {
    return replay.steps().get(ply - 1).before();
  }

  /**
   * All positions from the start to the end, blanks between them: a sign for each square from a1 to
   * h8, {@code X} for black, {@code O} for white, {@code -} for none.
   */
  public String text() {
    List<Position> all = new ArrayList<>();
    replay.steps().forEach(step -> all.add(step.before()));
    all.add(replay.end());
    return all.stream().map(PlayedBoards::text).collect(Collectors.joining(" "));
  }

  private static String text(Position position) {
    StringBuilder text = new StringBuilder(Square.COUNT);
    for (int square = 0; square < Square.COUNT; square++) {
      boolean black = (position.black() >>> square & 1) != 0;
      boolean white = (position.white() >>> square & 1) != 0;
      text.append(black ? 'X' : white ? 'O' : '-');
    }
    return text.toString();
  }
}
