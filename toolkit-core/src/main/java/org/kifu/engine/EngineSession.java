package org.kifu.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.engine.EngineProgram.EngineException;

/**
 * The process of an engine through many questions. The first question starts it. If it ends in the
 * middle of a question, it is started again and asked again, once. A process that is silent or
 * confused is killed, and the next question starts another.
 */
final class EngineSession implements AutoCloseable {
  private final EngineProgram program;
  private final Consumer<EngineProcess> greeting;
  private volatile @Nullable EngineProcess process;

  /**
   * @param greeting the first exchange with a new process, which waits until it is ready
   */
  EngineSession(EngineProgram program, Consumer<EngineProcess> greeting) {
    this.program = program;
    this.greeting = greeting;
  }

  /** The engine of this session. */
  EngineProgram program() {
    return program;
  }

  /**
   * Asks a question.
   *
   * @throws EngineException if there is no answer
   * @throws CancellationException if this thread is interrupted
   */
  <T> T ask(Function<EngineProcess, T> question) {
    try {
      return attempt(question);
    } catch (EngineException.EngineEnded e) {
      return attempt(question);
    }
  }

  private <T> T attempt(Function<EngineProcess, T> question) {
    boolean isAnswered = false;
    try {
      T answer = question.apply(running());
      isAnswered = true;
      return answer;
    } finally {
      if (!isAnswered) {
        close();
      }
    }
  }

  private EngineProcess running() {
    EngineProcess running = process;
    if (running == null) {
      running = EngineProcess.start(program);
      process = running;
      greeting.accept(running);
    }
    return running;
  }

  /** The time until which a question that is asked now must be answered. */
  long answerDeadline() {
    return System.nanoTime() + program.answer().toNanos();
  }

  /** The time until which an engine that is started now must be ready. */
  long startDeadline() {
    return System.nanoTime() + program.start().toNanos();
  }

  @Override
  public void close() {
    EngineProcess running = process;
    if (running != null) {
      running.close();
      process = null;
    }
  }

  /**
   * A running engine. Threads of their own read its output and its messages, so that it never waits
   * for this program. The last message is kept to explain a failure.
   */
  static final class EngineProcess implements AutoCloseable {
    private static final int READ_AHEAD = 10_000;
    private static final Duration FAREWELL = Duration.ofMillis(500);

    private final EngineProgram program;
    private final Process process;
    private final Writer in;
    private final BlockingQueue<Optional<String>> output = new ArrayBlockingQueue<>(READ_AHEAD);
    private final Thread killer = new Thread(this::kill, "engine killer");
    private volatile String lastMessage = "";

    private EngineProcess(EngineProgram program, Process process) {
      this.program = program;
      this.process = process;
      this.in = process.outputWriter(StandardCharsets.UTF_8);
      read(process.getInputStream(), this::take);
      read(process.getErrorStream(), this::message);
      Runtime.getRuntime().addShutdownHook(killer); // a stop of this program stops the engine too
    }

    /**
     * Starts an engine.
     *
     * @throws EngineException if there is no such program
     */
    static EngineProcess start(EngineProgram program) {
      try {
        return new EngineProcess(program, new ProcessBuilder(program.command()).start());
      } catch (IOException e) {
        throw new EngineException("cannot start the engine: " + e.getMessage());
      }
    }

    /** A consumer of lines, and of their end. */
    @FunctionalInterface
    private interface LineTaker {
      void accept(Optional<String> line) throws InterruptedException;
    }

    private static void read(InputStream stream, LineTaker taker) {
      ProtocolLines lines =
          new ProtocolLines(
              new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8)));
      Thread.ofPlatform().daemon().name("engine").start(() -> readAll(lines, taker));
    }

    private static void readAll(ProtocolLines lines, LineTaker taker) {
      try {
        Optional<String> line;
        do {
          line = nextOf(lines);
          taker.accept(line);
        } while (line.isPresent());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt(); // no other code knows this thread
      }
    }

    private static Optional<String> nextOf(ProtocolLines lines) {
      try {
        return lines.next();
      } catch (IOException e) {
        return Optional.empty(); // closed because the process was killed
      }
    }

    private void take(Optional<String> line) throws InterruptedException {
      output.put(line);
    }

    private void message(Optional<String> line) {
      line.filter(each -> !each.isBlank()).ifPresent(each -> lastMessage = each.strip());
    }

    /**
     * Sends a line.
     *
     * @throws EngineException.EngineEnded if the engine does not read it any more
     */
    void send(String line) {
      try {
        in.write(line + "\n");
        in.flush();
      } catch (IOException e) {
        throw ended();
      }
    }

    /**
     * Waits for the next line.
     *
     * @param deadline a time on the clock of {@link System#nanoTime}
     * @throws EngineException.EngineEnded if the engine has ended
     * @throws EngineException if the time is up
     * @throws CancellationException if this thread is interrupted; its interrupt status stays set
     */
    String next(long deadline) {
      try {
        Optional<String> line = output.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        if (line == null) {
          throw new EngineException("the engine does not answer: " + program + because());
        }
        return line.orElseThrow(this::ended);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CancellationException("interrupted");
      }
    }

    private EngineException.EngineEnded ended() {
      return new EngineException.EngineEnded("the engine ended by itself: " + program + because());
    }

    private String because() {
      return lastMessage.isEmpty() ? "" : "; its last message: " + lastMessage;
    }

    /** Tells the engine to quit, then kills it and the processes that it has started. */
    @Override
    public void close() {
      try {
        send("quit");
        in.close();
        process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
      } catch (IOException | EngineException e) {
        // it is gone already
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      kill();
      try {
        Runtime.getRuntime().removeShutdownHook(killer);
      } catch (IllegalStateException e) {
        // the program is ending already, and the hook does no harm
      }
    }

    private void kill() {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
