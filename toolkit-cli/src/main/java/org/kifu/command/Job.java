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
 * The skeleton of a command with one answer: it checks the options, opens the input, writes the
 * answer to the place that {@code -o} names, and returns the exit code for the result.
 *
 * @param <I> the input
 */
public abstract class Job<I extends OpenedInput> implements Callable<Integer> {
  protected final Streams streams;
  @Mixin protected Output output = new Output();

  /** The report on the problems of the input, on which the exit code depends. */
  protected final ProblemReport problems;

  protected Progress progress = Progress.NONE;

  private final Deque<Closeable> open = new ArrayDeque<>();

  /** The stream under the text of the answer. */
  private OutputStream bytes = OutputStream.nullOutputStream();

  protected Job(Streams streams) {
    this.streams = streams;
    this.problems = new ProblemReport(streams, () -> output.isQuiet());
  }

  @Override
  public final Integer call() throws Exception {
    check();
    if (writesAForm()) {
      output.refuseOtherForms();
    }
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

  /** Refuses options that conflict, before anything is opened. */
  protected void check() throws Exception {}

  /** Whether {@code -o} takes one of the forms of the command, and not a notation of games. */
  protected boolean writesAForm() {
    return true;
  }

  /** Opens the input. */
  protected abstract I open() throws Exception;

  /** The files that are read, which must not be written. */
  protected InputFiles files(I input) throws Exception {
    return input.files();
  }

  /** Opens other files that are read or written. */
  protected void begin(I input, InputFiles files) throws Exception {}

  /** Lets the job write the answer in one of its forms, and returns the exit code. */
  protected int answer(I input, InputFiles files) throws Exception {
    return output.write(streams, files, out -> Math.max(write(input, out), problems.exitCode()));
  }

  /**
   * Writes the answer as bytes, by default those of a text, and returns the exit code for an input
   * without problems.
   */
  protected int write(I input, OutputStream out) throws Exception {
    bytes = out;
    Writer encoded = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    Writer text = new BufferedWriter(encoded); // encoding cell by cell is slow
    int code = write(input, text);
    text.flush();
    return code;
  }

  /** Writes the answer as text, and returns the exit code for an input without problems. */
  protected int write(I input, Writer out) throws Exception {
    throw new AssertionError("a job writes text or bytes");
  }

  /** The place of an answer that is no text; a job writes either to it or to its writer. */
  protected final OutputStream bytes() {
    return bytes;
  }

  /** Moves other files to their places, after the answer. */
  protected void publish() throws Exception {}

  /** Ends the run, after all files are in their places. */
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
        // A failure to close one does not keep the rest open.
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
