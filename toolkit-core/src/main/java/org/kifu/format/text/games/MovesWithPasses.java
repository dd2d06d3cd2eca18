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
import org.kifu.game.SourceLocation;

/**
 * The moves of a game with the passes that are written between them.
 *
 * @param tokens the moves and passes
 * @param places the place of each of them, and the place after the last one; a pass has the place
 *     of the move behind it
 */
record MovesWithPasses(List<MoveToken> tokens, MovePlaces places) {
  /**
   * The moves of a game. A word that means nothing but a pass is one wherever it stands; any other
   * sign is one only where the side to move must pass.
   *
   * @param start the position from which games begin
   */
  static MovesWithPasses of(FoundGame game, JudgedPosition start) {
    List<MoveToken> tokens = new ArrayList<>(game.size());
    List<WrittenSquare> places = new ArrayList<>(game.size());
    boolean hasPasses = hasPasses(game.squares());
    @Nullable JudgedPosition position = hasPasses ? start : null;
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
    return new MovesWithPasses(tokens, new MovePlaces(places, end));
  }

  /** Whether a pass is written before any square but the first. */
  private static boolean hasPasses(List<WrittenSquare> squares) {
    for (int at = 1; at < squares.size(); at++) {
      if (squares.get(at).pass() > 0) {
        return true;
      }
    }
    return false;
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
