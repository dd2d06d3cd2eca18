package org.kifu.command.output;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.command.terminal.Suggestion;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/**
 * The target for games in one notation: a stream, a file, or the several files of an archive.
 *
 * @param to the name of the notation
 * @param predecessor the earlier edition that the output continues, if there is one
 */
public record RecordTarget(
    String to, Streams streams, Output output, Optional<Source> predecessor) {
  /** A writer of the games, which returns their counts. */
  @FunctionalInterface
  public interface RecordWriting {
    WrittenGames write(GameWriter sink) throws IOException;
  }

  /** Refuses a notation that cannot be written. */
  public RecordTarget {
    if (!GameWriter.formats().contains(to)) {
      String known = String.join(" ", GameWriter.formats());
      throw Refusal.usage(
          "--to: '%s' cannot be written; known: %s".formatted(to, known)
              + Suggestion.of(to, GameWriter.formats()));
    }
  }

  /**
   * The name of the notation that a command writes: the given one, or else the notation for the
   * extension of the output.
   *
   * @param given the value of {@code --to}; null without the option
   */
  public static String notation(@Nullable String given, Output output) {
    return Optional.ofNullable(given)
        .or(() -> output.file().flatMap(RecordTarget::byEnding))
        .orElseThrow(
            () ->
                Refusal.usage(
                    "--to NOTATION is missing; the ending of -o FILE can name it: "
                        + ".txt, .wtb, .ggf, .sgf, .pgn, .pdn or .json"));
  }

  private static Optional<String> byEnding(Path file) {
    return Form.of(file)
        .filter(form -> form.isNotation() || form == Form.TEXT || form == Form.JSON)
        .map(form -> form == Form.TEXT ? "transcript" : form.toString());
  }

  /** Creates a target for games that do not continue an earlier edition. */
  public RecordTarget(String to, Streams streams, Output output) {
    this(to, streams, output, Optional.empty());
  }

  /**
   * Refuses files that must not be written, and an earlier edition that cannot be continued, before
   * long work is done.
   *
   * @param inputs the files that are read
   */
  public void check(Iterable<Path> inputs) throws IOException {
    if (predecessor.isPresent()) {
      Source earlier = predecessor.get();
      Optional<String> refusal = GameWriter.refusal(to, earlier);
      if (refusal.isPresent()) {
        throw Refusal.usage(
            "%s: its numbers cannot be kept: %s".formatted(earlier.name(), refusal.get()));
      }
    }
    Optional<Path> named = output.lastingFile();
    if (named.isPresent()) {
      checkFiles(named.get(), inputs);
    }
  }

  private void checkFiles(Path target, Iterable<Path> inputs) throws IOException {
    List<Path> files = GameWriter.files(to, target);
    if (files.stream().distinct().count() < files.size()) {
      throw Refusal.usage(target + ": would name several files of " + to);
    }
    for (Path file : files) {
      Staging.check(Staging.resolve(file), output.mayReplace(), inputs);
    }
    output.checkManifest(files, inputs);
  }

  /**
   * Lets {@code work} write, and reports the number of games after the files are in their places.
   *
   * @param inputs the files that are read, which must not be written
   */
  public void write(Iterable<Path> inputs, RecordWriting work) throws Exception {
    if (isOneFile()) {
      List<WrittenGames> written = new ArrayList<>(1);
      output.write(
          streams,
          inputs,
          out -> {
            KeptOpen games = new KeptOpen(out);
            try (GameWriter sink = GameWriter.open(to, games)) {
              written.add(games.write(work, sink));
            }
            return ExitCode.CLEAN;
          });
      written.forEach(games -> games.tell(output));
    } else {
      writeFiles(inputs, work).tell(output);
    }
  }

  private boolean isOneFile() {
    return GameWriter.files(to, Path.of("games")).size() == 1;
  }

  private WrittenGames writeFiles(Iterable<Path> inputs, RecordWriting work) throws IOException {
    Path target =
        output
            .file()
            .orElseThrow(() -> Refusal.usage(to + " needs -o FILE, as it writes several files"));
    checkFiles(target, inputs);
    List<Path> files = GameWriter.files(to, target);
    try (Staging staging = Staging.beside(target)) {
      WrittenGames written;
      try (GameWriter sink = open(staging.file(target))) {
        written = work.write(sink);
      }
      staging.publish(output.mayReplace());
      output.writeManifest(files, inputs);
      return written;
    }
  }

  private GameWriter open(Path target) throws IOException {
    return predecessor.isPresent()
        ? GameWriter.open(to, target, predecessor.get())
        : GameWriter.open(to, target);
  }

  /**
   * Writes the record of a game, or reports that the notation cannot hold it.
   *
   * @return whether it was written
   */
  public static boolean write(
      ParsedGame game, GameRecord record, GameWriter sink, ProblemReport report)
      throws IOException {
    Optional<String> refusal = sink.refusal(record);
    if (refusal.isPresent()) {
      report.notWritten(game, refusal.get());
      return false;
    }
    sink.write(game, record);
    return true;
  }

  /**
   * A stream that its owner closes. If a run fails, the rest is dropped: the end of an array would
   * make the games before it look whole.
   */
  private static final class KeptOpen extends FilterOutputStream {
    private boolean isCut;

    KeptOpen(OutputStream out) {
      super(out);
    }

    /** Lets {@code work} write; nothing of what the sink still holds comes out if that fails. */
    WrittenGames write(RecordWriting work, GameWriter sink) throws IOException {
      boolean isWhole = false;
      try {
        WrittenGames written = work.write(sink);
        isWhole = true;
        return written;
      } finally {
        isCut = !isWhole;
      }
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
      if (!isCut) {
        out.write(bytes, from, count);
      }
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }
}
