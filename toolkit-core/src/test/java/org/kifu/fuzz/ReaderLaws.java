package org.kifu.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.MoveToken;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.testing.Reading;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.GameChecker;
import org.kifu.verify.Tally;

/** The laws of every reading, whatever the bytes; a broken one is an {@link AssertionError}. */
final class ReaderLaws {
  private final Reading reading;
  private final long length;

  /**
   * Looks at a reading.
   *
   * @param length the bytes that were read; of a packed source, the most that it may unpack to
   */
  ReaderLaws(Reading reading, long length) {
    this.reading = reading;
    boolean isDecoded =
        reading.problems().stream().anyMatch(each -> each.message().contains("in the plain text"));
    this.length = isDecoded ? 3 * length : length; // one byte of Japanese mail becomes up to 3
  }

  /** Checks all of them but for what is written again. */
  void check() {
    checkNumbersAndPlaces();
    checkProblems();
    checkAccounting();
  }

  /** Games are numbered in their order, and every place lies in the source. */
  private void checkNumbersAndPlaces() {
    String source = "";
    int number = 0;
    long before = 0;
    for (ParsedGame game : reading.games()) {
      SourceLocation start = game.origin().start();
      // Two entries of a zip may have one name.
      boolean isOfSameName = game.number() == 1 && number > 0;
      if (!start.source().equals(source) || isOfSameName) {
        source = start.source();
        number = 0;
        before = 0;
      }
      law(game.number() == ++number, "games are numbered");
      law(start.offset() >= before, "games stand in their order");
      before = start.offset();
      checkPlaces(game);
    }
  }

  private void checkPlaces(ParsedGame game) {
    checkPlace(game.origin().start());
    int bytes = game.origin().bytes().length;
    law(bytes >= 1 && bytes <= length, "a game has bytes of its source");
    int moves = game.record().map(record -> record.moves().size()).orElse(0);
    for (int i = 0; i <= moves; i++) {
      checkPlace(game.origin().ofMove(i));
    }
    game.problems().forEach(problem -> checkPlace(problem.where()));
  }

  private void checkPlace(SourceLocation where) {
    law(isInside(where), "every place is inside of its source: " + where);
  }

  /** Whether a place is one of the source; in something packed it counts unpacked bytes. */
  private boolean isInside(SourceLocation where) {
    boolean isUnpacked = where.source().contains("!/");
    return where.offset() >= 0 && (isUnpacked || where.offset() <= length);
  }

  /** A source without a game says so, and no message shows an inside. */
  private void checkProblems() {
    boolean isSaidEmpty = false;
    for (Problem problem : reading.problems()) {
      boolean isOfTheWhole = problem.where().equals(SourceLocation.whole(problem.where().source()));
      law(isOfTheWhole || isInside(problem.where()), "every problem has its place: " + problem);
      isSaidEmpty |= problem.code().severity() == Severity.ERROR;
    }
    law(isSaidEmpty || !reading.games().isEmpty(), "no game, and nothing says why");
    for (Problem problem : reading.problems()) {
      boolean isEmpty = problem.code() == ProblemCode.EMPTY_FILE;
      law(!isEmpty || !hasGames(problem.where().source()), "an empty source has no games");
    }
  }

  private boolean hasGames(String source) {
    return reading.games().stream().anyMatch(game -> game.origin().start().source().equals(source));
  }

  /** Every game is replayed, and is accepted, repaired or quarantined. */
  private void checkAccounting() {
    for (boolean isStrict : new boolean[] {false, true}) {
      GameChecker checker = new GameChecker(isStrict);
      Tally tally = new Tally();
      reading.games().forEach(game -> tally.add(checker.check(game)));
      long accounted = 0;
      for (Acceptance acceptance : Acceptance.values()) {
        accounted += tally.count(acceptance);
      }
      long judged = 0;
      for (Verdict verdict : Verdict.values()) {
        judged += tally.count(verdict);
      }
      int read = reading.games().size();
      law(accounted == read && judged == read, "every game is accounted for");
    }
  }

  /** A legal game that a notation can hold is the same game when it is written and read back. */
  void checkWritten(String format) {
    GameChecker checker = new GameChecker(false);
    for (ParsedGame game : reading.games()) {
      boolean isWhole =
          checker.check(game).acceptance() != Acceptance.QUARANTINED && game.record().isPresent();
      if (isWhole) {
        checkWritten(format, game.record().orElseThrow());
      }
    }
  }

  private static void checkWritten(String format, GameRecord game) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(format, out)) {
      writer.losses(game);
      if (writer.refusal(game).isPresent()) {
        return;
      }
      writer.write(game);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String text = out.toString(StandardCharsets.UTF_8);
    List<GameRecord> again = Reading.of(text, format).records();
    law(again.size() == 1, "what is written is one game: " + text);
    law(played(again.getFirst()).equals(played(game)), "what is written is the same game: " + text);
  }

  /** The moves that are played, passes filled in or written, and the start. */
  private static Optional<List<MoveToken>> played(GameRecord game) {
    return Catalogue.byName(game.rules()).map(entry -> played(entry.rules(), game));
  }

  /** A forced pass at the end of a game that stops early need not be written. */
  private static <P, M> List<MoveToken> played(Rules<P, M> rules, GameRecord game) {
    List<MoveToken> moves =
        new ArrayList<>(
            Replay.of(rules, game).steps().stream().map(step -> rules.token(step.move())).toList());
    while (!moves.isEmpty() && moves.getLast() instanceof MoveToken.Pass) {
      moves.removeLast();
    }
    return moves;
  }

  private static void law(boolean holds, String law) {
    if (!holds) {
      throw new AssertionError(law);
    }
  }
}
