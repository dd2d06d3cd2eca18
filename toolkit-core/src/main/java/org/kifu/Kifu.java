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
 * The entry points of the toolkit, one call for each job. They make the usual choices: tournament
 * Othello, one thread, results in the order of the games. The packages of the results offer more.
 * Streams are lazy, so memory does not grow with the number of games.
 */
public final class Kifu {
  private Kifu() {}

  /**
   * Opens a file of any notation, packed or not. A damaged record becomes a game with problems. If
   * the file has no games, the reader reads it to its end and returns none.
   *
   * {@snippet class="org.kifu.docs.FirstSteps" region="read"}
   *
   * @throws IOException if the file cannot be opened, or is packed and Commons Compress is missing
   */
  public static GameReader read(Path file) throws IOException {
    return GameReader.open(file);
  }

  /**
   * Opens a file of any notation, and reports problems of the file as a whole, such as that it has
   * no games.
   *
   * @param problems the receiver of these problems; this method calls it, and so does the reader as
   *     it reads games
   */
  public static GameReader read(Path file, Consumer<Problem> problems) throws IOException {
    return GameReader.open(Source.of(file), ReadOptions.reportingTo(problems));
  }

  /** Opens a text of any notation, such as one that was pasted. */
  public static GameReader read(String text) {
    try {
      return GameReader.open(Source.ofText("text", text), ReadOptions.reportingTo(problem -> {}));
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot be read", e);
    }
  }

  /**
   * Replays a record by the rules of tournament Othello, up to the first move that is not legal.
   *
   * {@snippet class="org.kifu.docs.FirstSteps" region="replay"}
   */
  public static Replay<Position, Move> replay(GameRecord record) {
    return replay(Othello.RULES, record);
  }

  /**
   * Replays a record by any rules, such as those that {@link #rules} returns, up to the first move
   * that is not legal.
   */
  public static <P, M> Replay<P, M> replay(Rules<P, M> rules, GameRecord record) {
    return Replay.of(rules, record);
  }

  /**
   * Checks each game on its own. The result is a verdict, and findings with their places.
   *
   * {@snippet class="org.kifu.docs.FirstSteps" region="verify"}
   */
  public static Stream<CheckedGame> verify(Iterable<ParsedGame> games) {
    return stream(games).map(new GameChecker(CheckOptions.LENIENT)::check);
  }

  /**
   * Annotates each game. The result is an {@link AnnotatedGame}, or an {@link AnnotationFailure}
   * with the reason.
   *
   * {@snippet class="org.kifu.docs.FirstSteps" region="annotate"}
   *
   * @param plan the limits of the search, and the losses that get a label
   */
  public static Stream<AnnotationResult> annotate(Iterable<ParsedGame> games, AnnotationPlan plan) {
    Annotator<Position, Move> annotator = plan.annotator();
    Analyser<Position, Move> engine = engine();
    return stream(games).map(game -> annotator.annotate(game, engine));
  }

  /**
   * Writes annotated games, and the reasons for failures, as JSON: an array with one object for
   * each game, as {@code kifu annotate --format json} prints it. The writer stays open.
   */
  public static void writeJson(Stream<AnnotationResult> results, Writer out) throws IOException {
    write(results, AnnotationWriter.json(out));
  }

  /**
   * Writes annotated games as CSV: a table with one row for each ply, as {@code kifu annotate
   * --format csv} prints it. This needs Commons CSV. The writer stays open.
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
   * The engine that annotates, with a table of 64 MB and one search thread. It gives the value of a
   * position and the loss of a move; a search to the end of the game is exact. The same question
   * always gets the same answer. Only one thread may use the engine at a time; interrupting that
   * thread ends the search with a {@link java.util.concurrent.CancellationException}.
   *
   * {@snippet class="org.kifu.docs.FirstSteps" region="search"}
   */
  public static Analyser<Position, Move> engine() {
    return new Engine();
  }

  /**
   * The same engine with another table size or number of threads.
   *
   * @param megabytes the size of the table in megabytes, 1 to 8192
   * @param threads the number of threads that search one position; with more than one, only exact
   *     values are the same from run to run, and node counts and the choice among equal lines may
   *     differ
   */
  public static Analyser<Position, Move> engine(int megabytes, int threads) {
    return new Engine(megabytes, threads, Weights.shipped());
  }

  /**
   * Counts the openings that were played, and their results.
   *
   * {@snippet class="org.kifu.docs.FirstSteps" region="openings"}
   */
  public static OpeningTable openings(Iterable<ParsedGame> games) {
    OpeningCounts counts = new OpeningCounts(OpeningSettings.DEFAULT);
    games.forEach(counts::add);
    return OpeningTable.of(counts);
  }

  /** Returns the rules with a name such as {@code othello}, {@code grid:6x6} or {@code solo}. */
  public static Optional<Rules<?, ?>> rules(String name) {
    return Catalogue.byName(name).map(Catalogue.Entry::rules);
  }

  private static Stream<ParsedGame> stream(Iterable<ParsedGame> games) {
    return StreamSupport.stream(games.spliterator(), false);
  }
}
