package org.kifu.command;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.OpenedInput;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.output.Output;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Streams;
import picocli.CommandLine.Mixin;

/**
 * The skeleton of a command with one answer: the options are checked, the input is opened, the
 * answer is written where {@code -o} says, and the exit code tells how it went.
 *
 * @param <I> the input
 */
public abstract class Job<I extends OpenedInput> implements Callable<Integer> {
  protected final Streams streams;
  @Mixin protected Output output = new Output();

  /** The report on what is wrong with the input; the exit code depends on it. */
  protected final ProblemReport problems;

  protected Progress progress = Progress.NONE;

  private final Deque<Closeable> open = new ArrayDeque<>();

  protected Job(Streams streams) {
    this.streams = streams;
    this.problems = new ProblemReport(streams, () -> output.isQuiet());
  }

  @Override
  public final Integer call() throws Exception {
    check();
    try (Closeable _ = this::closeAll) {
      I input = closing(open());
      progress = closing(new Progress(streams, output.isQuiet()));
      InputFiles files = files(input);
      begin(input, files);
      int code = answer(input, files);
      publish();
      output.finish(files);
      finish();
      return code;
    }
  }

  /** Refuses options that do not go together, before anything is opened. */
  protected void check() throws Exception {}

  /** Opens the input. */
  protected abstract I open() throws Exception;

  /** The files that are read, which must not be written. */
  protected InputFiles files(I input) throws Exception {
    return input.files();
  }

  /** Opens what else is read or written. */
  protected void begin(I input, InputFiles files) throws Exception {}

  /** Has the answer written, and returns the exit code. */
  protected int answer(I input, InputFiles files) throws Exception {
    return output.write(streams, files, out -> Math.max(write(input, out), problems.exitCode()));
  }

  /**
   * Writes the answer as bytes, by default those of a text, and returns the exit code of a sound
   * input.
   */
  protected int write(I input, OutputStream out) throws Exception {
    Writer encoded = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    Writer text = new BufferedWriter(encoded); // it is slow in encoding cell by cell
    int code = write(input, text);
    text.flush();
    return code;
  }

  /** Writes the answer as text, and returns the exit code of a sound input. */
  protected int write(I input, Writer out) throws Exception {
    throw new AssertionError("a job writes text or bytes");
  }

  /** Puts other files in their place, after the answer. */
  protected void publish() throws Exception {}

  /** Ends the run, after everything is in its place. */
  protected void finish() throws Exception {}

  /** Registers a resource to be closed at the end; the one opened last is closed first. */
  protected final <R extends Closeable> R closing(R resource) {
    open.push(resource);
    return resource;
  }

  private void closeAll() throws IOException {
    while (!open.isEmpty()) {
      try (Closeable _ = this::closeAll;
          Closeable _ = open.pop()) {
        // The rest is closed whatever becomes of one.
      }
    }
  }

  /** The skeleton of a command that reads no games. */
  public abstract static class WithoutInput extends Job<OpenedInput> {
    protected WithoutInput(Streams streams) {
      super(streams);
    }

    @Override
    protected OpenedInput open() {
      return () -> output.inputs(InputFiles.NONE);
    }
  }
}
