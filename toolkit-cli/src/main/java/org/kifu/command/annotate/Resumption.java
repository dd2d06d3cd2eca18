package org.kifu.command.annotate;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.annotate.output.AnnotationJournal;
import org.kifu.command.output.Output;
import org.kifu.command.output.Staging;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.game.ParsedGame;
import picocli.CommandLine.Option;

/**
 * The option to continue a run, and its journal. A run that writes a file keeps its results so far
 * in a journal beside the file, from which a later run can continue. The journal is deleted when
 * the run is complete. A run without a file cannot be continued.
 */
final class Resumption implements Closeable {
  private static final String ENDING = ".resume";

  private final Streams streams;

  @Option(names = "--resume", description = "Continue a stopped run with the same -o FILE.")
  private boolean resume;

  private final Thread farewell = new Thread(this::tell);
  private final AtomicBoolean isTold = new AtomicBoolean();
  private Optional<Path> file = Optional.empty();
  private @Nullable AnnotationJournal journal;

  Resumption(Streams streams) {
    this.streams = streams;
  }

  /** Whether to continue a run that was stopped. */
  boolean isGiven() {
    return resume;
  }

  /**
   * Finds the place of the journal.
   *
   * @param inputs the files that are read, which must not be written
   */
  void open(Output output, Iterable<Path> inputs) throws IOException {
    file = output.lastingFile().map(Resumption::beside);
    if (resume && file.isEmpty()) {
      throw Refusal.usage("--resume needs the -o FILE of the run that was stopped");
    }
    if (file.isPresent()) {
      Staging.refuseInput(file.get(), inputs);
      output.refuseManifestAs(file.get());
    }
    if (!resume && !output.mayReplace() && file.filter(Files::exists).isPresent()) {
      throw Refusal.path(
          file.get()
              + ": a stopped run left this file; --resume continues that run,"
              + " --force starts again");
    }
  }

  private static Path beside(Path file) {
    return file.resolveSibling(file.getFileName() + ENDING);
  }

  /**
   * Begins the journal, or continues it.
   *
   * @param games the games, from which the finished ones are taken
   * @param done takes the results of finished games
   */
  void start(Iterator<ParsedGame> games, MixedAnnotator annotators, Consumer<AnnotationResult> done)
      throws IOException {
    if (file.isPresent()) {
      journal = resume ? resumed(games, annotators, done) : AnnotationJournal.start(file.get());
      Runtime.getRuntime().addShutdownHook(farewell);
    }
  }

  private AnnotationJournal resumed(
      Iterator<ParsedGame> input, MixedAnnotator annotators, Consumer<AnnotationResult> done)
      throws IOException {
    Path kept = file.orElseThrow();
    long[] games = {0};
    try {
      AnnotationJournal resumed =
          AnnotationJournal.resume(
              kept,
              input,
              annotators,
              result -> {
                games[0]++;
                done.accept(result);
              });
      if (resumed.dropped() > 0) {
        streams.say(
            "kifu annotate: %s: dropped an incomplete entry of %s at the end; continuing after game %d"
                .formatted(kept, Counted.of(resumed.dropped(), "byte"), games[0]));
      }
      return resumed;
    } catch (AnnotationJournal.UnfitException e) {
      throw Refusal.path(e.getMessage() + "; --force starts again");
    }
  }

  /** Keeps the result of the next game. */
  void keep(AnnotationResult result) {
    if (journal != null) {
      try {
        journal.add(result);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** The refusal that ends an incomplete run; nothing without a file. */
  Optional<Refusal> incomplete(String message) {
    isTold.set(true);
    return file.map(_ -> Refusal.incomplete(message + "; --resume continues"));
  }

  /** Deletes the journal, because the run is complete. */
  void finish() throws IOException {
    isTold.set(true);
    if (journal != null) {
      journal.delete();
    }
  }

  /** Reports that the results are kept. */
  private void tell() {
    if (!isTold.getAndSet(true)) {
      streams.say("kifu annotate: stopped; the same command with --resume continues");
    }
  }

  private void forgetFarewell() {
    try {
      Runtime.getRuntime().removeShutdownHook(farewell);
    } catch (IllegalStateException _) {
      // The process is ending, so the hook has already run.
    }
  }

  @Override
  public void close() throws IOException {
    if (journal != null) {
      forgetFarewell();
      tell();
      journal.close();
    }
  }
}
