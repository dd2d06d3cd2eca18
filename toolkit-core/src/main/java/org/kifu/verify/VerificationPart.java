package org.kifu.verify;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.LongPredicate;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.verify.VerifyOptions.Grouping;

/**
 * The verification of a part of a run, which can be sent between machines: its findings in the
 * order of their places, its counts, and the keys of its games, which may repeat, or be repeated
 * by, games of other parts.
 */
public final class VerificationPart implements Serializable {
  private static final long serialVersionUID = 1;

  private final ArrayList<Finding> findings;
  private final VerifyCounts counts;
  private final SeenGames games;

  private VerificationPart(List<Finding> findings, VerifyCounts counts, SeenGames games) {
    this.findings = new ArrayList<>(findings);
    this.counts = counts;
    this.games = games;
  }

  /** The findings, except for duplicates. */
  public List<Finding> findings() {
    return findings;
  }

  /** The same part without its games, for use after duplicates are known. */
  public VerificationPart withoutGames() {
    return new VerificationPart(findings, counts, new SeenGames());
  }

  /** The {@link GameKey#fingerprint} of each game. */
  public long[] fingerprints() {
    return games.fingerprints();
  }

  /** Passes on the games whose fingerprint is wanted. */
  public void forEachGame(LongPredicate wanted, BiConsumer<GameKey, SeenGame> receiver) {
    games.forEach(wanted, receiver);
  }

  /**
   * A builder of a part from games in input order, and from the problems of their sources. For one
   * thread.
   */
  public static final class Builder {
    private final GameChecker checker;
    private final List<Finding> findings = new ArrayList<>();
    private final RunCollector collector;
    private final SeenGames games = new SeenGames();

    /** Starts without games. */
    public Builder(CheckOptions checks, Set<Grouping> groupings) {
      checker = new GameChecker(checks);
      collector = new RunCollector(groupings, findings::add);
    }

    /** Takes a problem of a source, before the games that come after it. */
    public void report(Problem problem) {
      collector.add(checker.finding(problem));
    }

    /**
     * Checks a game.
     *
     * @param index the index of the game in the input order of all games of the run
     */
    public void add(long index, ParsedGame game) {
      CheckedGame checked = checker.check(game);
      collector.add(checked);
      GameKey key = checked.key();
      if (key != null) {
        games.add(key, SeenGame.of(index, checked));
      }
    }

    /** Takes the byte counts of a source. */
    public void account(String source, ByteCounts bytes) {
      collector.add(source, bytes);
    }

    /** The part; no games can be added after this call. */
    public VerificationPart build() {
      collector.endGames();
      return new VerificationPart(findings, collector.counts(), games);
    }
  }

  /** The sum of all parts of a run, and the duplicates among their games. */
  public static final class VerificationSum {
    private final List<Finding> duplicates = new ArrayList<>();
    private final RunCollector collector;

    /** Starts without parts; all parts must have been counted with the same tables. */
    public VerificationSum(Set<Grouping> groupings) {
      collector = new RunCollector(groupings, duplicates::add);
    }

    /** Adds the counts of the next part, in input order. */
    public void add(VerificationPart part) {
      collector.counts().add(part.counts);
    }

    /** Takes a game that repeats an earlier one, in input order. */
    public void addDuplicate(SeenGame game, SeenGame first) {
      collector.addDuplicate(game, first);
    }

    /** The findings on duplicates, after the last of them was added. */
    public List<Finding> duplicates() {
      collector.endDuplicates();
      return duplicates;
    }

    /** The numbers of the whole run. */
    public VerifyResult result() {
      return collector.counts().result();
    }
  }
}
