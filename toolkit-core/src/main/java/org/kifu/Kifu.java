package org.kifu;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.kifu.analysis.Analyser;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.evaluation.Weights;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
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
   * Opens a file of any notation, packed or not. A damaged record is a game with problems; a file
   * without any game is read to its end and gives none.
   *
   * {@snippet class="org.kifu.docs.FirstSteps" region="read"}
   *
   * @throws IOException if the file cannot be opened, or is packed and Commons Compress is missing
   */
  public static GameReader read(Path file) throws IOException {
    return GameReader.open(file);
  }

  /**
   * The same, and tells what concerns the file as a whole, such as that it holds no game.
   *
   * @param problems is called by this method and while the games are drawn
   */
  public static GameReader read(Path file, Consumer<Problem> problems) throws IOException {
    return GameReader.open(Source.of(file), ReadOptions.reportingTo(problems));
  }

  /** Reads a text of any notation, such as one that was pasted. */
  public static GameReader read(String text) {
    try {
      return GameReader.open(Source.ofText("text", text), ReadOptions.reportingTo(problem -> {}));
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot be read", e);
    }
  }

  /**
   * Plays a record through by the rules of tournament Othello, as far as it goes.
   *
   * {@snippet class="org.kifu.docs.FirstSteps" region="replay"}
   */
  public static Replay<Position, Move> replay(GameRecord record) {
    return replay(Othello.RULES, record);
  }

  /** Plays a record through by any rules, such as those of {@link #rules}, as far as it goes. */
  public static <P, M> Replay<P, M> replay(Rules<P, M> rules, GameRecord record) {
    return Replay.of(rules, record);
  }

  /**
   * Judges each game by itself: its verdict, and findings with their places.
   *
   * {@snippet class="org.kifu.docs.FirstSteps" region="verify"}
   */
  public static Stream<CheckedGame> verify(Iterable<ParsedGame> games) {
    return stream(games).map(new GameChecker(CheckOptions.LENIENT)::check);
  }

  /**
   * Annotates each game: an {@link AnnotatedGame}, or an {@link AnnotationFailure} that says why
   * not.
   *
   * {@snippet class="org.kifu.docs.FirstSteps" region="annotate"}
   *
   * @param plan how hard to search, and which losses are labelled
   */
  public static Stream<AnnotationResult> annotate(Iterable<ParsedGame> games, AnnotationPlan plan) {
    Annotator<Position, Move> annotator = plan.annotator();
    Analyser<Position, Move> engine = engine();
    return stream(games).map(game -> annotator.annotate(game, engine));
  }

  /**
   * Writes annotated games, or why they were not annotated, as JSON: an array with an object a
   * game, as {@code kifu annotate --format json} prints it. The writer stays open.
   */
  public static void writeJson(Stream<AnnotationResult> results, Writer out) throws IOException {
    write(results, AnnotationWriter.json(out));
  }

  /**
   * Writes annotated games as CSV: a table with a row a ply, as {@code kifu annotate --format csv}
   * prints it. Commons CSV is needed. The writer stays open.
   */
  public static void writeCsv(Stream<AnnotationResult> results, Writer out) throws IOException {
    write(results, AnnotationWriter.csv(out));
  }

  private static void write(Stream<AnnotationResult> results, AnnotationWriter writer)
      throws IOException {
    try (writer) {
      Iterator<AnnotationResult> games = results.iterator();
      while (games.hasNext()) {
        writer.write(games.next());
      }
    }
  }

  /**
   * The engine that annotates, with a table of 64 MB and one thread. It says what a position is
   * worth with best play, and what a move loses; a search to the end of the game is exact. The same
   * question gets the same answer. One thread asks at a time; interrupting it ends a search with a
   * {@link java.util.concurrent.CancellationException}.
   *
   * {@snippet class="org.kifu.docs.FirstSteps" region="search"}
   */
  public static Analyser<Position, Move> engine() {
    return new Engine();
  }

  /**
   * The engine with more memory or threads of its own.
   *
   * @param megabytes the size of its table, 1 to 8192
   * @param threads how many search one position; with more than one, node counts and the choice
   *     among equal lines are not the same from run to run, and only exact values are
   */
  public static Analyser<Position, Move> engine(int megabytes, int threads) {
    return new Engine(megabytes, threads, Weights.shipped());
  }

  /**
   * Counts which openings were played, and how they went.
   *
   * {@snippet class="org.kifu.docs.FirstSteps" region="openings"}
   */
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
