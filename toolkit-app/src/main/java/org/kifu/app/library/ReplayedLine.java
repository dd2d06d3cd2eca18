package org.kifu.app.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.json.JsonObject;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/**
 * A record replayed by its rules, as the window shows it.
 *
 * @param record the record
 * @param replay the replay
 * @param <P> a position
 * @param <M> a move
 */
record ReplayedLine<P, M>(GameRecord record, Replay<P, M> replay) {
  /** Replays a record; nothing if its rules are not known. */
  static Optional<ReplayedLine<?, ?>> of(GameRecord record) {
    return Catalogue.byName(record.rules()).map(entry -> of(entry.rules(), record));
  }

  private static <P, M> ReplayedLine<P, M> of(Rules<P, M> rules, GameRecord record) {
    return new ReplayedLine<>(record, Replay.of(rules, record));
  }

  /** The moves with passes, as far as they are legal. */
  List<String> moves() {
    List<String> moves = new ArrayList<>();
    for (Step<P, M> step : replay.steps()) {
      moves.add(replay.rules().token(step.move()).toString());
    }
    return moves;
  }

  /** The position before a ply, from 0; the last one for a greater number. */
  P position(int ply) {
    List<Step<P, M>> steps = replay.steps();
    return ply < steps.size() ? steps.get(ply).before() : replay.end();
  }

  /** Puts the start and the moves, and where the record goes wrong. */
  void putInto(JsonObject object) {
    if (position(0) instanceof Position start) {
      object.put("start", board(start)).put("toMove", sign(start.sideToMove()));
    }
    object.putTexts("moves", moves());
    if (replay.ending() instanceof Ending.Illegal(int token, int ply, _, String message)) {
      JsonObject illegal = new JsonObject().put("ply", ply).put("message", message);
      object.put("illegal", illegal.put("move", record.moves().get(token).toString()));
    }
  }

  /**
   * The fault of moves in place of those of the game; nothing if they can be played.
   *
   * @param ply the number of plies of the game before them, passes counted
   * @param others the moves; passes are implied
   */
  Optional<String> fault(int ply, MoveList others) {
    List<Step<P, M>> steps = replay.steps();
    if (ply > steps.size()) {
      return Optional.of("the game has only %d plies".formatted(steps.size()));
    }
    List<MoveToken> all = new ArrayList<>();
    steps.subList(0, ply).forEach(step -> all.add(replay.rules().token(step.move())));
    others.forEach(all::add);
    Replay<P, M> tried = Replay.of(replay.rules(), record.withMoves(MoveList.of(all)));
    return tried.ending() instanceof Ending.Illegal(_, _, _, String message)
        ? Optional.of(message)
        : Optional.empty();
  }

  /** The squares of a board from a1 to h8, a sign each. */
  static String board(Position position) {
    StringBuilder signs = new StringBuilder(Square.COUNT);
    for (int square = 0; square < Square.COUNT; square++) {
      boolean isBlack = (position.black() >>> square & 1) != 0;
      boolean isWhite = (position.white() >>> square & 1) != 0;
      signs.append(isBlack ? 'X' : isWhite ? 'O' : '-');
    }
    return signs.toString();
  }

  static String sign(Disc side) {
    return side == Disc.BLACK ? "X" : "O";
  }

  /**
   * The ply, from 1, of a written move; 0 for a place before the first.
   *
   * @param written the number of written moves up to it
   */
  int ply(long written) {
    List<Step<P, M>> steps = replay.steps();
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).token() == written - 1) {
        return written == 0 ? 0 : i + 1;
      }
    }
    return written == 0 ? 0 : steps.size();
  }
}
