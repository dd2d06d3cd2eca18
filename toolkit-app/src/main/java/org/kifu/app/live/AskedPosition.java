package org.kifu.app.live;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
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
import org.kifu.rules.Rules;
import org.kifu.search.BudgetSearch.Budget;
import org.kifu.search.general.GameEngine;

/**
 * A position of any rules for two players, which a request names by the rules, the start and the
 * moves from there.
 *
 * @param rules the rules
 * @param steps the moves
 * @param position the position after the moves
 * @param <P> a position
 * @param <M> a move
 */
record AskedPosition<P, M>(Rules<P, M> rules, List<Step<P, M>> steps, P position) {
  private static final int DEEPEST = 60;

  /**
   * The position of a request.
   *
   * @throws RefusedException if there are no such rules for two players, or no such moves
   */
  static AskedPosition<?, ?> of(Asked asked) throws RefusedException {
    String name = asked.text("rules");
    Optional<Catalogue.Entry> entry = Catalogue.byName(name);
    if (entry.isEmpty()) {
      throw RefusedException.wrong(Catalogue.refusal(name));
    }
    if (entry.get().rules().isForOnePlayer()) {
      throw RefusedException.wrong("the game of " + name + " has one player");
    }
    return of(entry.get().rules(), asked);
  }

  private static <P, M> AskedPosition<P, M> of(Rules<P, M> rules, Asked asked)
      throws RefusedException {
    String start = asked.text("start");
    Replay<P, M> replay =
        Replay.of(
            rules,
            GameRecord.of(
                rules.name(),
                start.isEmpty() ? StartSpec.STANDARD : new StartSpec.Setup(start),
                moves(asked.text("moves"))));
    return switch (replay.ending()) {
      case Ending.BadStart() -> throw RefusedException.wrong("this is not a position");
      case Ending.Illegal(_, _, _, String message) -> throw RefusedException.wrong(message);
      default -> new AskedPosition<>(rules, replay.steps(), replay.end());
    };
  }

  private static MoveList moves(String written) {
    return MoveList.of(
        Arrays.stream(written.split(" ", -1))
            .filter(move -> !move.isEmpty())
            .map(MoveToken::parse)
            .toList());
  }

  /** The position for the scripts: its board, its legal moves, and the last moves up to it. */
  JsonObject told(int last) {
    EmptyBoard board = new EmptyBoard(face(position));
    List<Step<P, M>> told = steps.subList(Math.max(0, steps.size() - last), steps.size());
    List<JsonObject> line = new ArrayList<>();
    for (int i = 0; i < told.size(); i++) {
      P after = i + 1 < told.size() ? told.get(i + 1).before() : position;
      line.add(told(rules, told.get(i).before(), told.get(i).move(), after));
    }
    return new JsonObject()
        .put("shape", board.shape())
        .put("look", board.isUsual() ? "" : board.look())
        .put("ground", board.isUsual() ? "" : board.drawing(true))
        .put("board", board.cells())
        .put("toMove", mover(rules, position))
        .put("unit", rules.valueUnit())
        .put("winner", rules.count(position).winner().map(AskedPosition::sign).orElse(""))
        .putEach("line", line, step -> step)
        .putEach("legal", rules.legalMoves(position), this::legal);
  }

  private JsonObject legal(M move) {
    return told(rules, position, move, rules.play(position, move));
  }

  /** A move with the board after it. */
  private static <P, M> JsonObject told(Rules<P, M> rules, P before, M move, P after) {
    return new JsonObject()
        .put("move", rules.token(move).toString())
        .put("disc", sign(rules.sideToMove(before)))
        .put("board", new EmptyBoard(face(rules, after)).cells())
        .put("toMove", mover(rules, after));
  }

  private BoardFace face(P shown) {
    return face(rules, shown);
  }

  private static <P> BoardFace face(Rules<P, ?> rules, P position) {
    return rules.display().face(position).orElseThrow();
  }

  private static <P, M> String mover(Rules<P, M> rules, P position) {
    return rules.legalMoves(position).isEmpty() ? "" : sign(rules.sideToMove(position));
  }

  private static String sign(Disc side) {
    return side == Disc.BLACK ? "X" : "O";
  }

  /** Whether somebody can choose between moves. */
  boolean isToBeSearched() {
    return !rules.legalMoves(position).isEmpty() && rules.forcedPass(position).isEmpty();
  }

  /**
   * Values all moves, deeper and deeper up to the end of the game.
   *
   * @param found takes the values of each depth, as JSON
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  void deepen(Consumer<String> found) {
    int moves = rules.legalMoves(position).size();
    GameEngine<P, M> engine = GameEngine.of(rules);
    boolean isEnd = false;
    int exactEmpties = 0;
    for (int depth = 1; depth <= DEEPEST && !isEnd; depth++) {
      Limits limits = new Limits(depth, exactEmpties, LiveSearch.CONFIDENCE_PERCENT);
      List<Valuation<M>> all = engine.bestMoves(position, limits, moves);
      found.accept(LiveSearch.values(all, rules::token));
      isEnd = all.stream().allMatch(each -> each.value().isExact());
      exactEmpties = reachesEnd(all) ? DEEPEST : 0; // what was probable becomes exact
    }
  }

  private static boolean reachesEnd(List<? extends Valuation<?>> all) {
    return all.stream().allMatch(each -> each.value().confidence() != Confidence.ESTIMATED);
  }

  /**
   * The moves that lose at most some hundredths against the best one, the best first.
   *
   * @param level the level of the deepest search
   * @param budget what the searches up to that may take
   */
  List<String> good(int level, int gives, Budget budget) {
    List<Valuation<M>> all =
        GameEngine.of(rules)
            .bestMoves(
                position,
                GameEngine.limits(rules, level),
                rules.legalMoves(position).size(),
                budget.start());
    int best = all.getFirst().value().centidiscs();
    return all.stream()
        .filter(each -> best - each.value().centidiscs() <= gives)
        .map(each -> rules.token(each.line().getFirst()).toString())
        .toList();
  }
}
