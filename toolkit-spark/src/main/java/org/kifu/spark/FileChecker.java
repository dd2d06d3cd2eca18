package org.kifu.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.game.ParsedGame;
import org.kifu.spark.CheckedFile.Seen;
import org.kifu.verify.CheckedGame;
import org.kifu.verify.Finding;
import org.kifu.verify.GameChecker;
import org.kifu.verify.GameKey;
import org.kifu.verify.Grouping;
import org.kifu.verify.Sighting;
import org.kifu.verify.VerifyCounts;

/** Reads one file and judges its games, inside a partition. */
final class FileChecker {
  private final GameFile file;
  private final GameChecker checker;
  private final VerifyCounts counts;
  private final List<Finding> findings = new ArrayList<>();
  private final List<Seen> seen = new ArrayList<>();

  private FileChecker(GameFile file, boolean strict, Set<Grouping> groupings) {
    this.file = file;
    this.checker = new GameChecker(strict);
    this.counts = new VerifyCounts(groupings);
  }

  static CheckedFile check(GameFile file, boolean strict, Set<Grouping> groupings) {
    FileChecker checker = new FileChecker(file, strict, groupings);
    checker.read();
    return new CheckedFile(checker.findings, checker.counts, checker.seen);
  }

  private void read() {
    ReadOptions options = ReadOptions.reportingTo(problem -> ofSource(checker.finding(problem)));
    try (GameReader games = GameReader.open(Source.of(Path.of(file.path())), options)) {
      games.forEach(this::ofGame);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void ofSource(Finding finding) {
    findings.add(finding);
    counts.add(finding);
  }

  private void ofGame(ParsedGame game) {
    CheckedGame checked = checker.check(game);
    findings.addAll(checked.findings());
    counts.add(checked);
    GameKey key = checked.key();
    if (key != null) {
      seen.add(new Seen(key, Sighting.of(file.indexOfGame(game.number()), checked)));
    }
  }
}
