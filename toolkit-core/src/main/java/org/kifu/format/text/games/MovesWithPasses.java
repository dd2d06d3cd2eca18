package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.format.text.find.RowContent;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.page.Row;
import org.kifu.game.MoveList;
import org.kifu.game.SourceLocation;

/**
 * The moves of a game with the passes that are written between them.
 *
 * @param list the moves and passes
 * @param places the place of each of them, and the place after the last one; a pass has the place
 *     of the move behind it
 */
record MovesWithPasses(MoveList list, MovePlaces places) {
  /**
   * The moves of a game. A word that means nothing but a pass is one wherever it stands; any other
   * sign is one only where the side to move must pass.
   *
   * @param start the position from which games begin
   */
  static MovesWithPasses of(FoundGame game, JudgedPosition start) {
    if (game.size() > 0 && game.behind().isEmpty() && !hasPassesOrOthers(game.squares())) {
      return new MovesWithPasses(
          MoveList.ofSquares(numbers(game.squares())),
          new MovePlaces(game.squares(), game.squares().getLast().end()));
    }
    List<MoveToken> tokens = new ArrayList<>(game.size());
    List<WrittenSquare> places = new ArrayList<>(game.size());
    @Nullable JudgedPosition position = start;
    for (WrittenSquare square : game.squares()) {
      if (!tokens.isEmpty() && isPass(square, position)) {
        tokens.add(MoveToken.Pass.WRITTEN);
        places.add(square);
      }
      tokens.add(token(square));
      places.add(square);
      position = position == null ? null : position.play(square.square());
    }
    for (WrittenSquare square : game.behind()) {
      tokens.add(token(square));
      places.add(square);
    }
    SourceLocation end = places.isEmpty() ? game.place() : places.getLast().end();
    return new MovesWithPasses(MoveList.of(tokens), new MovePlaces(places, end));
  }

  /** Whether a pass is written before any square but the first, or a word names none. */
  private static boolean hasPassesOrOthers(List<WrittenSquare> squares) {
    for (int at = 0; at < squares.size(); at++) {
      WrittenSquare square = squares.get(at);
      if (square.square() < 0 || at > 0 && square.pass() > 0) {
        return true;
      }
    }
    return false;
  }

  private static byte[] numbers(List<WrittenSquare> squares) {
    byte[] numbers = new byte[squares.size()];
    for (int at = 0; at < numbers.length; at++) {
      numbers[at] = (byte) squares.get(at).square();
    }
    return numbers;
  }

  /** The numbers of the rows between those of a game that hold only a pass. */
  static BitSet rows(FoundGame game, List<Row> page) {
    BitSet rows = new BitSet();
    for (WrittenSquare square : game.squares()) {
      int row = square.pass() > 0 ? square.row().number() - 1 : -1;
      boolean isInside = row > game.firstRow();
      if (isInside && RowContent.of(page.get(row)).isPass()) {
        rows.set(row);
      }
    }
    return rows;
  }

  private static MoveToken token(WrittenSquare square) {
    return square.square() < 0
        ? MoveToken.parse(square.written())
        : MoveToken.Place.on8x8(square.square());
  }

  private static boolean isPass(WrittenSquare square, @Nullable JudgedPosition position) {
    boolean isForced = position != null && position.mustPass();
    return square.pass() == WrittenSquare.SURE_PASS || square.pass() > 0 && isForced;
  }
}
