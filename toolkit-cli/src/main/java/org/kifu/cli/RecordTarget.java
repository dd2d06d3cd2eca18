package org.kifu.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.kifu.format.Source;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;

/**
 * Where games are written to in one form: a stream or a file, or the several files of an archive.
 *
 * @param to the name of the form
 * @param predecessor the earlier edition that the output goes on from, if there is one
 */
record RecordTarget(String to, Streams streams, Output output, Optional<Source> predecessor) {
  /** Writes the games. */
  @FunctionalInterface
  interface Work {
    void write(RecordSink sink) throws IOException;
  }

  /** Refuses a form that cannot be written. */
  RecordTarget {
    if (!RecordSink.forms().contains(to)) {
      String known = String.join(" ", RecordSink.forms());
      throw Refusal.usage("--to: '%s' cannot be written; known: %s".formatted(to, known));
    }
  }

  /** Of games that go on from nothing. */
  RecordTarget(String to, Streams streams, Output output) {
    this(to, streams, output, Optional.empty());
  }

  /**
   * Refuses files that must not be written, and an earlier edition that cannot be gone on from,
   * before long work is done for them.
   *
   * @param inputs the files that are read
   */
  void check(Iterable<Path> inputs) throws IOException {
    if (predecessor.isPresent()) {
      Source earlier = predecessor.get();
      Optional<String> refusal = RecordSink.refusal(to, earlier);
      if (refusal.isPresent()) {
        throw Refusal.usage(
            "%s: its numbers cannot stay what they are: %s"
                .formatted(earlier.name(), refusal.get()));
      }
    }
    Optional<Path> named = output.lastingFile();
    if (named.isPresent()) {
      checkFiles(named.get(), inputs);
    }
  }

  private void checkFiles(Path target, Iterable<Path> inputs) throws IOException {
    List<Path> files = RecordSink.files(to, target);
    if (files.stream().distinct().count() < files.size()) {
      throw Refusal.usage(target + ": is the name of more than one file of " + to);
    }
    NameFilesInUse names = new NameFilesInUse(inputs);
    for (Path file : files) {
      Staging.check(Staging.resolve(file), output.mayReplace(), inputs);
      if (files.size() > 1) {
        names.check(file);
      }
    }
    output.checkManifest(files, inputs);
  }

  /**
   * Lets {@code work} write.
   *
   * @param inputs the files that are read, which must not be written
   */
  void write(Iterable<Path> inputs, Work work) throws Exception {
    if (RecordSink.isOneFile(to)) {
      output.write(
          streams,
          inputs,
          out -> {
            try (RecordSink sink = RecordSink.open(to, out)) {
              work.write(sink);
            }
            return ExitCode.CLEAN;
          });
    } else {
      writeFiles(inputs, work);
    }
  }

  private void writeFiles(Iterable<Path> inputs, Work work) throws IOException {
    Path target =
        output
            .file()
            .orElseThrow(() -> Refusal.usage(to + " is several files: name the first with -o"));
    checkFiles(target, inputs);
    List<Path> files = RecordSink.files(to, target);
    try (Staging staging = Staging.beside(target)) {
      try (RecordSink sink = open(staging.file(target))) {
        work.write(sink);
      }
      staging.publish(output.mayReplace());
      output.writeManifest(files, inputs);
    }
  }

  private RecordSink open(Path target) throws IOException {
    return predecessor.isPresent()
        ? RecordSink.open(to, target, predecessor.get())
        : RecordSink.open(to, target);
  }

  /**
   * Writes what was read of a game, unless the form cannot hold it, which is then told.
   *
   * @return whether it was written
   */
  static boolean write(ParsedGame game, GameRecord record, RecordSink sink, ProblemReport report)
      throws IOException {
    Optional<String> refusal = sink.refusal(record);
    if (refusal.isPresent()) {
      report.notWritten(game, refusal.get());
      return false;
    }
    sink.write(game, record);
    return true;
  }
}
