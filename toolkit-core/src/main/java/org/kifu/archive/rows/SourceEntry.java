package org.kifu.archive.rows;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.verify.CheckedGame;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.GameChecker;

/**
 * An entry of a source, from which rows are made: a game, or data that should have been a game. The
 * game is checked on the first request. For one thread.
 */
public final class SourceEntry {
  private final SourceLocation where;
  private final Optional<ParsedGame> game;
  private final Optional<Problem> problem;
  private final String corrupt;
  private final GameChecker checker;
  private @Nullable CheckedGame checked;

  private SourceEntry(
      SourceLocation where,
      Optional<ParsedGame> game,
      Optional<Problem> problem,
      String corrupt,
      GameChecker checker) {
    this.where = where;
    this.game = game;
    this.problem = problem;
    this.corrupt = corrupt;
    this.checker = checker;
  }

  /**
   * Returns the entry of a game.
   *
   * @param where the place where the game begins
   */
  public static SourceEntry of(ParsedGame game, SourceLocation where, GameChecker checker) {
    Optional<Problem> error = game.firstError();
    boolean isCorrupt = game.record().isEmpty() || error.isPresent();
    return new SourceEntry(
        where,
        Optional.of(game),
        error.or(() -> game.problems().stream().filter(each -> isCorrupt).findFirst()),
        isCorrupt ? written(game.origin().bytes()) : "",
        checker);
  }

  /**
   * Returns the entry of a part of a source that is not a game, or of a source without games.
   *
   * @param bytes the bytes of the part, as far as they are known
   */
  public static SourceEntry of(
      Problem problem, SourceLocation where, byte[] bytes, GameChecker checker) {
    String written = bytes.length == 0 ? problem.toString() : written(bytes);
    return new SourceEntry(where, Optional.empty(), Optional.of(problem), written, checker);
  }

  /** The same entry with its problem at another place. */
  public SourceEntry placed(UnaryOperator<Problem> place) {
    return new SourceEntry(where, game, problem.map(place), corrupt, checker);
  }

  /** Text as it is in the source, and other bytes as hexadecimal digits. */
  private static String written(byte[] bytes) {
    for (byte each : bytes) {
      if (each >= 0 && each < ' ' && each != '\n' && each != '\r' && each != '\t') {
        return HexFormat.of().formatHex(bytes);
      }
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** The place where the entry begins. */
  public SourceLocation where() {
    return where;
  }

  /** The reason why the entry is not a complete record; empty if it is one. */
  public Optional<Problem> problem() {
    return problem;
  }

  /** The text of the source if the record is not complete; otherwise empty. */
  public String corrupt() {
    return corrupt;
  }

  /** The number of the game in its source, from 1. */
  public Optional<Integer> number() {
    return game.map(ParsedGame::number);
  }

  /** The record that was read. */
  public Optional<GameRecord> record() {
    return game.flatMap(ParsedGame::record);
  }

  /** The result of the check of the game, as in {@code verify}. */
  public Optional<CheckedGame> checked() {
    if (checked == null && game.isPresent()) {
      checked = checker.check(game.get());
    }
    return Optional.ofNullable(checked);
  }

  /** The codes of the findings, each once, in the order of their places. */
  public List<String> findings() {
    return checked()
        .map(each -> each.findings().stream().map(finding -> finding.problem().code().code()))
        .orElseGet(() -> problem.stream().map(each -> each.code().code()))
        .distinct()
        .toList();
  }

  /**
   * The discs of black at the end of a complete game of 8x8 Othello, with the empty squares for the
   * winner; 32 for a draw.
   */
  OptionalInt blackDiscs() {
    boolean isFinished =
        record().map(each -> each.rules().equals(GameRecord.OTHELLO)).orElse(false)
            && checked().map(each -> each.verdict() == Verdict.COMPLETE).orElse(false);
    return isFinished
        ? OptionalInt.of(finalBlackDiscs(record().orElseThrow()))
        : OptionalInt.empty();
  }

  private static int finalBlackDiscs(GameRecord record) {
    if (record.start() instanceof StartSpec.Standard && record.moves().isCompact()) {
      CompactReplay replay = new CompactReplay();
      byte[] squares = record.moves().squares();
      replay.play(squares, 0, squares.length);
      return replay.blackDiscs();
    }
    return Replay.of(Othello.RULES, record).count().blackDiscs();
  }

  /** The final discs of black minus those of white. */
  Optional<Integer> blackDiscDiff() {
    OptionalInt discs = blackDiscs();
    return discs.isPresent() ? Optional.of(2 * discs.getAsInt() - 64) : Optional.empty();
  }
}
