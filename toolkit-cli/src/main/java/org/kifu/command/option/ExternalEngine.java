package org.kifu.command.option;

import java.io.Closeable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Analyser;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.Annotator;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.ReadsFiles;
import org.kifu.command.terminal.Refusal;
import org.kifu.engine.EngineProgram;
import org.kifu.engine.GtpClient;
import org.kifu.engine.NBoardClient;
import org.kifu.file.FileNames;
import picocli.CommandLine.Option;

/**
 * The options for an engine of another program, and the processes of that engine, one for each
 * client.
 */
public final class ExternalEngine implements ReadsFiles, Closeable {
  /**
   * The time for a first answer, which some engines need to load large files; never longer than the
   * time that the user gave.
   */
  private static final int SECONDS_TO_START = 60;

  private static final int SECONDS_TO_ANSWER = 300;

  @Option(
      names = "--engine",
      paramLabel = "COMMAND",
      description =
          "Ask this program instead of Kifu's own engine: its command line in quotation marks.")
  private @Nullable String command;

  @Option(
      names = "--engine-protocol",
      paramLabel = "NAME",
      description = "Protocol of the program: ${COMPLETION-CANDIDATES} (default: nboard).")
  private @Nullable Protocol protocol;

  @Option(
      names = "--engine-timeout",
      paramLabel = "S",
      description = "Give up if the program does not answer within S seconds (default: 300).")
  private @Nullable Integer seconds;

  private final Queue<Runnable> endings = new ConcurrentLinkedQueue<>();

  public boolean isGiven() {
    return command != null;
  }

  public Protocol protocol() {
    return protocol == null ? Protocol.NBOARD : protocol;
  }

  /** Refuses options that are wrong or conflict, before an engine is started. */
  public void check() {
    if (command == null && (protocol != null || seconds != null)) {
      throw Refusal.usage("--engine-protocol and --engine-timeout need --engine");
    }
    if (seconds != null && seconds < 1) {
      throw Refusal.usage("--engine-timeout must be 1 or more, not " + seconds);
    }
    if (command != null) {
      program();
    }
  }

  private EngineProgram program() {
    int answer = seconds == null ? SECONDS_TO_ANSWER : seconds;
    int start = Math.min(SECONDS_TO_START, answer);
    try {
      return EngineProgram.of(
          command == null ? "" : command, Duration.ofSeconds(start), Duration.ofSeconds(answer));
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("--engine: " + e.getMessage());
    }
  }

  /** The given files, the program, and those of its arguments that are names of files. */
  @Override
  public InputFiles with(InputFiles inputs) {
    InputFiles all = inputs;
    for (String word : command == null ? List.<String>of() : program().command()) {
      Optional<Path> path = FileNames.possiblePath(word).filter(Files::isRegularFile);
      all = path.isPresent() ? all.with(path.get()) : all;
    }
    return all;
  }

  /** A new client of an engine that speaks NBoard, as an analyser. */
  public Analyser<Position, Move> judge() {
    return nboard();
  }

  /** The settings of annotations by this engine. */
  public AnnotationSettings settings(Annotator<Position, Move> annotator) {
    try (NBoardClient engine = nboard()) {
      return annotator.settings(engine);
    }
  }

  /** The annotator that asks this engine in addition to its own. */
  public Annotator<Position, Move> beside(Annotator<Position, Move> annotator) {
    return switch (protocol()) {
      case NBOARD -> {
        try (NBoardClient engine = nboard()) {
          yield annotator.beside(engine.description(), this::nboard);
        }
      }
      case GTP -> {
        try (GtpClient engine = gtp()) {
          yield annotator.advisedBy(engine.description(), this::gtp);
        }
      }
    };
  }

  /** A new client of an engine that speaks NBoard. */
  public NBoardClient nboard() {
    NBoardClient client = new NBoardClient(program());
    endings.add(client::close);
    return client;
  }

  /** A new client of an engine that speaks GTP. */
  public GtpClient gtp() {
    GtpClient client = new GtpClient(program());
    endings.add(client::close);
    return client;
  }

  /** Ends all processes. */
  @Override
  public void close() {
    endings.forEach(Runnable::run);
  }

  /** The protocols of engines, for clients and servers. */
  public enum Protocol {
    NBOARD,
    GTP;

    /** The name on the command line. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
