package org.kifu;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.Annotator;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.search.Engine;
import org.kifu.source.Source;
import org.kifu.verify.CheckOptions;
import org.kifu.verify.CheckedGame;
import org.kifu.verify.GameChecker;

/**
 * The jobs of the toolkit in a few calls. Each has more to it in the package of its results; the
 * calls here are the usual way through: tournament Othello, one thread, results in the order of the
 * games. Streams read as they are drawn, so memory does not grow with the number of games.
 */
public final class Kifu {
  private Kifu() {}

  /**
   * Opens a file of any notation, packed or not. Nothing throws because of what stands in it: a
   * damaged record is a game with problems.
   *
   * @throws IOException if the file cannot be opened
   */
  public static GameReader read(Path file) throws IOException {
    return GameReader.open(file);
  }

  /** Reads a text of any notation, such as one that was pasted. */
  public static GameReader read(String text) {
    try {
      return GameReader.open(Source.ofText("text", text), ReadOptions.reportingTo(problem -> {}));
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot be read", e);
    }
  }

  /** Plays a record through by the rules of tournament Othello, as far as it goes. */
  public static Replay<Position, Move> replay(GameRecord record) {
    return Replay.of(Othello.RULES, record);
  }

  /** Judges each game by itself: its verdict, and findings with their places. */
  public static Stream<CheckedGame> verify(Iterable<ParsedGame> games) {
    return stream(games).map(new GameChecker(CheckOptions.LENIENT)::check);
  }

  /**
   * Annotates each game: an {@link AnnotatedGame}, or an {@link AnnotationFailure} that says why
   * not.
   *
   * @param plan how hard to search, and which losses are labelled
   */
  public static Stream<AnnotationResult> annotate(Iterable<ParsedGame> games, AnnotationPlan plan) {
    Annotator<Position, Move> annotator = plan.annotator();
    Engine engine = new Engine();
    return stream(games).map(game -> annotator.annotate(game, engine));
  }

  /** Counts which openings were played, and how they went. */
  public static OpeningTable openings(Iterable<ParsedGame> games) {
    OpeningCounts counts = new OpeningCounts(OpeningSettings.DEFAULT);
    games.forEach(counts::add);
    return OpeningTable.of(counts);
  }

  /** Returns the rules of a name such as {@code othello}, {@code grid:6x6} or {@code solo}. */
  public static Optional<Rules<?, ?>> rules(String name) {
    return Catalogue.byName(name).map(Catalogue.Entry::rules);
  }

  private static Stream<ParsedGame> stream(Iterable<ParsedGame> games) {
    return StreamSupport.stream(games.spliterator(), false);
  }
}
