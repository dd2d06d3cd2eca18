package org.kifu.engine;

import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A talk with a server that runs beside the test. */
final class Conversation implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 600;
  private static final String END = "(end)";

  private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final Thread server;

  /**
   * @param run runs a server with an input and an output until its input ends
   */
  Conversation(BiConsumer<Reader, Appendable> run) {
    server = Thread.ofPlatform().daemon().start(() -> run.accept(new Input(), new Output()));
  }

  /** All that a server answers to these lines, given at once. */
  static List<String> answers(BiConsumer<Reader, Appendable> run, String... lines)
      throws InterruptedException {
    try (Conversation talk = new Conversation(run)) {
      talk.say(lines);
      return talk.rest();
    }
  }

  void say(String... lines) {
    for (String line : lines) {
      said.add(line + "\n");
    }
  }

  /** The answers up to one that begins like this, which is the last. */
  List<String> hearUntil(String beginning) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    while (lines.isEmpty() || !lines.getLast().startsWith(beginning)) {
      lines.add(
          Objects.requireNonNull(
              heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS), "nothing after " + lines));
    }
    return lines;
  }

  /** Ends the input and returns what is still answered. */
  List<String> rest() throws InterruptedException {
    said.add(END);
    server.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
    if (server.isAlive()) {
      throw new IllegalStateException("the server does not leave");
    }
    List<String> lines = new ArrayList<>();
    heard.drainTo(lines);
    return lines;
  }

  @Override
  public void close() {
    said.add(END);
  }

  /** The input of a server: what is said to it. */
  private final class Input extends Reader {
    private String text = "";

    @Override
    public int read(char[] target, int from, int count) {
      try {
        text = text.isEmpty() ? said.take() : text;
      } catch (InterruptedException e) {
        return -1;
      }
      if (text.equals(END)) {
        return -1;
      }
      int length = Math.min(count, text.length());
      text.getChars(0, length, target, from);
      text = text.substring(length);
      return length;
    }

    @Override
    public void close() {}
  }

  /** The answers of a server, divided into lines. */
  private final class Output implements Appendable {
    private final StringBuilder line = new StringBuilder();

    @Override
    public Appendable append(@Nullable CharSequence text) {
      String.valueOf(text).chars().forEach(c -> append((char) c));
      return this;
    }

    @Override
    public Appendable append(@Nullable CharSequence text, int from, int to) {
      return append(String.valueOf(text).subSequence(from, to));
    }

    @Override
    public Appendable append(char c) {
      if (c == '\n') {
        heard.add(line.toString());
        line.setLength(0);
      } else {
        line.append(c);
      }
      return this;
    }
  }
}
