package org.kifu.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.verify.Finding;
import org.kifu.verify.Verification;
import org.kifu.verify.VerifyOptions;
import org.kifu.verify.VerifyResult;

/**
 * Sources that were read and verified.
 *
 * @param findings in the order in which they were reported
 * @param quarantined the games that were set aside
 */
public record Verified(VerifyResult result, List<Finding> findings, List<ParsedGame> quarantined) {
  /** Verifies sources one after another, by one thread. */
  public static Verified of(Source... sources) {
    return of(VerifyOptions.withJobs(1), sources);
  }

  /** Verifies sources one after another. */
  public static Verified of(VerifyOptions options, Source... sources) {
    List<Finding> findings = new ArrayList<>();
    List<ParsedGame> quarantined = new ArrayList<>();
    Verification verification = new Verification(options, findings::add, quarantined::add);
    VerifyResult result = verification.run(new Games(List.of(sources), verification));
    return new Verified(result, findings, quarantined);
  }

  /** The findings as lines for people. */
  public List<String> lines() {
    return findings.stream().map(finding -> finding.problem().toString()).toList();
  }

  /** The games of several sources; each is opened when those before it are used up. */
  private static final class Games implements Iterator<ParsedGame> {
    private final Iterator<Source> sources;
    private final ReadOptions options;
    private Iterator<ParsedGame> games = List.<ParsedGame>of().iterator();

    Games(List<Source> sources, Verification verification) {
      this.sources = sources.iterator();
      this.options = ReadOptions.reportingTo(verification::report);
    }

    @Override
    public boolean hasNext() {
      while (!games.hasNext() && sources.hasNext()) {
        games = open(sources.next());
      }
      return games.hasNext();
    }

    private Iterator<ParsedGame> open(Source source) {
      try {
        return GameReader.open(source, options).iterator();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public ParsedGame next() {
      return games.next();
    }
  }
}
