package org.kifu.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.source.Source;

/**
 * A source read to its end.
 *
 * @param problems those of the source and of its games, in the order in which they were met
 */
public record ArchiveReading(List<ParsedGame> games, List<Problem> problems) {
  /** Reads a file. */
  public static ArchiveReading of(Path file) {
    return of(Source.of(file));
  }

  /** Reads bytes in memory. */
  public static ArchiveReading of(String name, byte[] bytes) {
    return of(Source.of(name, bytes));
  }

  private static ArchiveReading of(Source source) {
    List<Problem> problems = new ArrayList<>();
    List<ParsedGame> games = new ArrayList<>();
    try (GameReader reader = GameReader.open(source, ReadOptions.reportingTo(problems::add))) {
      for (ParsedGame game : reader) {
        games.add(game);
        problems.addAll(game.problems());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new ArchiveReading(games, problems);
  }

  /** The records of the readable games. */
  public List<GameRecord> records() {
    return games.stream().flatMap(game -> game.record().stream()).toList();
  }

  /** The kinds of the problems. */
  public List<ProblemCode> codes() {
    return problems.stream().map(Problem::code).toList();
  }
}
