package org.kifu.app.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.json.JsonObject;
import org.kifu.page.EmptyBoard;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;
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
    if (replay.rules().isForOnePlayer()) {
      object.put("players", 1);
    } else if (replay.rules() != Othello.RULES) {
      putBoards(object);
    }
    if (replay.ending() instanceof Ending.Illegal(int token, int ply, _, String message)) {
      JsonObject illegal = new JsonObject().put("ply", ply).put("message", message);
      object.put("illegal", illegal.put("move", record.moves().get(token).toString()));
    }
  }

  /**
   * Puts the boards of a game whose rules the scripts do not know: before each ply and at the end.
   */
  private void putBoards(JsonObject object) {
    List<JsonObject> boards = new ArrayList<>();
    for (int ply = 0; ply <= replay.steps().size(); ply++) {
      P shown = position(ply);
      boolean isOver = replay.rules().legalMoves(shown).isEmpty();
      boards.add(
          new JsonObject()
              .put("board", new EmptyBoard(face(shown)).cells())
              .put("toMove", isOver ? "" : sign(replay.rules().sideToMove(shown)))
              .put("side", sign(replay.rules().sideToMove(shown))));
    }
    EmptyBoard ground = new EmptyBoard(face(position(0)));
    String start = record.start() instanceof StartSpec.Setup(String text) ? text : "";
    object.put(
        "ruled",
        new JsonObject()
            .put("start", start)
            .put("shape", ground.shape())
            .put("look", ground.isUsual() ? "" : ground.look())
            .put("ground", ground.isUsual() ? "" : ground.drawing(true))
            .put("unit", replay.rules().valueUnit())
            .put("winner", winner())
            .put("blackCount", count(Disc.BLACK))
            .put("whiteCount", count(Disc.WHITE))
            .putEach("boards", boards, Function.identity()));
  }

  /** The side that won on the board; empty if nobody did. */
  private String winner() {
    return replay.isComplete() ? replay.count().winner().map(ReplayedLine::sign).orElse("") : "";
  }

  /** The discs of a side at the end as the rules count them; nothing if discs decide nothing. */
  OptionalInt count(Disc side) {
    if (!replay.isComplete() || replay.rules().scoring().isEmpty()) {
      return OptionalInt.empty();
    }
    FinalCount count = replay.count();
    return OptionalInt.of(side == Disc.BLACK ? count.blackDiscs() : count.whiteDiscs());
  }

  private BoardFace face(P shown) {
    return replay.rules().display().face(shown).orElseThrow();
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
