package org.kifu.engine;

import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The process of an engine through many questions. It is started with the first; if it ends in the
 * middle of a question, it is started again, once, and asked again. One that is silent or confused
 * is killed, and the next question starts another.
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

  /** The engine that is asked. */
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
    } catch (EngineException.Ended e) {
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

  /** The time until which a question that is put now must be answered. */
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
}
