package org.kifu.verify;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.DeclaredResult;
import org.kifu.replay.LikelyRules;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Display;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.verify.CheckedGame.BoardResult;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.ReplayResult.Stop;

/**
 * The check of records by replay: their moves and their ends. Tournament games take a fast compact
 * path; one that is not legal is replayed again by the rules, which give the reason. For one
 * thread.
 */
final class ReplayCheck {
  private final CompactReplay compact = new CompactReplay();

  ReplayResult check(GameRecord record) {
    if (record.start() instanceof StartSpec.Standard
        && record.moves().isCompact()
        && record.rules().equals(GameRecord.OTHELLO)) {
      byte[] squares = record.moves().squares();
      CompactReplay.End end = compact.play(squares, 0, squares.length);
      if (end != CompactReplay.End.ILLEGAL) {
        ReplayResult replayed = ofCompact(end, squares, record.declared());
        return compact.plies() > squares.length && writesPasses(squares)
            ? replayed.without(missingPass(Othello.RULES, record))
            : replayed;
      }
    }
    return Catalogue.byName(record.rules())
        .map(entry -> check(entry.rules(), record))
        .orElseGet(() -> unreadable(ProblemCode.UNREADABLE, Catalogue.refusal(record.rules())));
  }

  private static boolean writesPasses(byte[] squares) {
    boolean writes = false;
    for (byte square : squares) {
      writes |= square == MoveList.PASS;
    }
    return writes;
  }

  private static <P, M> ReplayResult check(Rules<P, M> rules, GameRecord record) {
    return byRules(rules, record).without(missingPass(rules, record));
  }

  /**
   * The place of the first forced pass that a record leaves out although it writes others; null if
   * there is none. A record without any pass is correct, because most notations leave passes out.
   */
  private static <P, M> @Nullable Stop missingPass(Rules<P, M> rules, GameRecord record) {
    if (record.moves().stream().noneMatch(MoveToken.Pass.class::isInstance)) {
      return null;
    }
    Replay<P, M> replay = Replay.of(rules, record);
    List<Replay.Step<P, M>> steps = replay.steps();
    for (int i = 0; i + 1 < steps.size(); i++) {
      if (steps.get(i).token() < 0) {
        return missingPass(replay, i);
      }
    }
    return null;
  }

  private static <P, M> Stop missingPass(Replay<P, M> replay, int index) {
    Rules<P, M> rules = replay.rules();
    String side = rules.display().nameOf(rules.sideToMove(replay.steps().get(index).before()));
    String message =
        "%s must pass here, and other passes are written; it was filled in".formatted(side);
    int next = replay.steps().get(index + 1).token();
    return new Stop(ProblemCode.MISSING_PASS, next, index + 1, message);
  }

  private ReplayResult ofCompact(CompactReplay.End end, byte[] squares, Outcome declared) {
    int moves = Long.bitCount(compact.black() | compact.white()) - 4;
    Stop stop =
        end == CompactReplay.End.COMPLETE
            ? null
            : unfinished(
                squares.length,
                compact.plies(),
                moves,
                compact.sideToMove().label(),
                Display.emptySquares(Square.COUNT - 4 - moves),
                declared,
                new LastBoard(compact.blackDiscs(), Square.COUNT - 4 - moves));
    return ReplayResult.of(
        stop == null ? Verdict.COMPLETE : Verdict.UNFINISHED,
        stop == null ? BoardResult.ofOthello(compact.blackDiscs()) : BoardResult.NONE,
        moves,
        compact.blackDiscs(),
        Square.COUNT - 4 - moves,
        null,
        stop,
        GameKey.ofSquares(squares, true));
  }

  private static <P, M> ReplayResult byRules(Rules<P, M> rules, GameRecord record) {
    Replay<P, M> replay = Replay.of(rules, record);
    return switch (replay.ending()) {
      case Ending.BadStart() -> badStart(record);
      case Ending.Complete() -> played(replay, record, Verdict.COMPLETE, null);
      case Ending.Unfinished() ->
          played(
              replay,
              record,
              Verdict.UNFINISHED,
              isProblem(record) ? problem(replay) : unfinished(replay, record));
      case Ending.Illegal illegal ->
          played(
              replay,
              record,
              Verdict.ILLEGAL,
              new Stop(
                  illegal.code(),
                  illegal.token(),
                  illegal.ply(),
                  illegal.message() + legalMoves(replay) + otherRules(record)));
    };
  }

  private static String otherRules(GameRecord record) {
    return record.start().equals(StartSpec.STANDARD)
        ? LikelyRules.of(record.moves().stream().toList(), record.rules())
            .map(name -> "; by the rules of " + name + " the moves are legal")
            .orElse("")
        : "";
  }

  private static <P, M> ReplayResult played(
      Replay<P, M> replay, GameRecord record, Verdict verdict, @Nullable Stop stop) {
    return ReplayResult.of(
        verdict,
        BoardResult.of(replay),
        moves(replay),
        replay.count().blackDiscs(),
        isTournament(replay) ? replay.count().empties() : ReplayResult.OTHER_RULES,
        stop == null && !isTournament(replay) ? otherWinner(replay, record.declared()) : null,
        stop,
        GameKey.of(
            record.rules(),
            startKey(replay.rules(), record.start()),
            record.moves(),
            verdict != Verdict.ILLEGAL));
  }

  private static <P, M> @Nullable String otherWinner(Replay<P, M> replay, Outcome declared) {
    DeclaredResult said = DeclaredResult.of(replay.rules(), declared);
    boolean isContradicted =
        said.isDecided()
            && (declared.winner().isPresent() || declared.blackDiscs().isEmpty())
            && !declared.kind().explainsEarlyStop()
            && !said.winner().equals(replay.count().winner());
    if (!isContradicted) {
      return null;
    }
    Display<P> display = replay.rules().display();
    return "declared %s, the moves give: %s"
        .formatted(
            said.winner().map(winner -> "won by " + display.nameOf(winner)).orElse("a draw"),
            display.result(replay.end()));
  }

  /** Whether a record is not a game but a position to solve, perhaps with its solution. */
  private static boolean isProblem(GameRecord record) {
    GameHeader header = record.header();
    boolean saysNothingOfAGame =
        header.black().isEmpty()
            && header.white().isEmpty()
            && record.declared().equals(Outcome.NONE);
    return record.moves().isEmpty()
        && record.start() instanceof StartSpec.Setup
        && (saysNothingOfAGame || record.theory().isPresent());
  }

  private static <P, M> Stop problem(Replay<P, M> replay) {
    String message =
        "a position without moves, %s and %s to move"
            .formatted(replay.rules().display().remaining(replay.end()), toMove(replay));
    return new Stop(ProblemCode.NO_MOVES, Stop.START, 0, message);
  }

  private static <P, M> Stop unfinished(Replay<P, M> replay, GameRecord record) {
    return unfinished(
        record.moves().size(),
        replay.steps().size(),
        moves(replay),
        toMove(replay),
        replay.rules().display().remaining(replay.end()),
        record.declared(),
        last(replay));
  }

  private static <P, M> String toMove(Replay<P, M> replay) {
    Rules<P, M> rules = replay.rules();
    return rules.display().nameOf(rules.sideToMove(replay.end()));
  }

  private static <P, M> int moves(Replay<P, M> replay) {
    Rules<P, M> rules = replay.rules();
    return (int)
        replay.steps().stream()
            .filter(step -> !(rules.token(step.move()) instanceof MoveToken.Pass))
            .count();
  }

  /** The key of the start position; empty for the start that the rules prescribe. */
  private static <P, M> String startKey(Rules<P, M> rules, StartSpec start) {
    Optional<String> prescribed = rules.start(StartSpec.STANDARD).map(rules::key);
    return rules
        .start(start)
        .map(rules::key)
        .filter(key -> !prescribed.equals(Optional.of(key)))
        .orElse("");
  }

  private static <P, M> String legalMoves(Replay<P, M> replay) {
    Rules<P, M> rules = replay.rules();
    List<M> legal = rules.legalMoves(replay.end());
    return legal.isEmpty()
        ? ""
        : legal.stream()
            .map(move -> rules.token(move).toString())
            .collect(Collectors.joining(" ", "; legal: ", ""));
  }

  private static boolean isTournament(Replay<?, ?> replay) {
    return replay.rules().name().equals(GameRecord.OTHELLO);
  }

  private static @Nullable LastBoard last(Replay<?, ?> replay) {
    return isTournament(replay)
        ? new LastBoard(replay.count().blackDiscs(), replay.count().empties())
        : null;
  }

  static Stop unfinished(
      int token,
      int plies,
      int moves,
      String sideToMove,
      String remaining,
      Outcome declared,
      @Nullable LastBoard last) {
    boolean explained = declared.kind().explainsEarlyStop();
    String message =
        "the moves stop after %d with %s and %s to move".formatted(moves, remaining, sideToMove);
    return new Stop(
        explained ? ProblemCode.UNFINISHED_DECLARED : ProblemCode.UNFINISHED,
        token,
        plies + 1,
        (explained ? message + "; declared: " + declared.kind().label() : message)
            + scoreOf(declared, last));
  }

  /** The meaning of the score of a game that stopped early, if it is known. */
  private static String scoreOf(Outcome declared, @Nullable LastBoard last) {
    if (last == null || declared.blackDiscs().isEmpty()) {
      return "";
    }
    return switch (last.conventionOf(declared)) {
      case WINNER ->
          "; the declared score is that of this position with the empty squares to the winner";
      case BOARD -> "; the declared score is that of this position without the empty squares";
      case NOT_COMPARED, ANY, EITHER, REVERSED, NONE -> "";
    };
  }

  private static ReplayResult badStart(GameRecord record) {
    return unreadable(
        ProblemCode.BAD_START,
        "the start is not a position of the rules %s: %s"
            .formatted(record.rules(), record.start()));
  }

  private static ReplayResult unreadable(ProblemCode code, String message) {
    Stop stop = new Stop(code, Stop.START, 0, message);
    return ReplayResult.of(
        Verdict.UNREADABLE,
        BoardResult.NONE,
        0,
        CheckedGame.NO_SCORE,
        ReplayResult.OTHER_RULES,
        null,
        stop,
        null);
  }
}
