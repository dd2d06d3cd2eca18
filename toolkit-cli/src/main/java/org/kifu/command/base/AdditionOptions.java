package org.kifu.command.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.kifu.base.AdditionWatcher;
import org.kifu.base.Base;
import org.kifu.base.BaseAddition;
import org.kifu.base.BaseAddition.Added;
import org.kifu.base.GameMarks.MarkedGame;
import org.kifu.base.ReadingChoice;
import org.kifu.command.input.InputWords;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.input.SourceOptions;
import org.kifu.command.option.JobsOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.format.Inputs;
import org.kifu.game.Counted;
import org.kifu.game.Problem;
import org.kifu.source.Source;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for adding files to a base: how they are read, and how the work is done. */
public final class AdditionOptions {
  @Mixin private SourceOptions options = new SourceOptions();
  @Mixin private JobsOption jobs = new JobsOption();

  @Option(
      names = "--dedup",
      paramLabel = "REASON",
      description =
          "Leave out records that say nothing new: identical, symmetric, same-game or same-moves"
              + " (each includes those before it). The base lists them.")
  private @Nullable String dedup;

  @Option(names = "--quiet", description = "Print no progress and no remarks on standard error.")
  private boolean quiet;

  boolean isQuiet() {
    return quiet;
  }

  /** Refuses options that cannot work, before a file is made. */
  public void check() {
    jobs.check();
    choice();
    options.wthorNames();
    if (dedup != null && !BaseAddition.reasons().contains(dedup)) {
      throw Refusal.usage("--dedup takes only " + String.join(", ", BaseAddition.reasons()));
    }
  }

  private ReadingChoice choice() {
    return new ReadingChoice(options.format(), options.encodingName(), options.rules().name());
  }

  /**
   * Adds files to a base, reports what happened, and returns the exit code.
   *
   * @param words the words that name the files
   */
  public int addTo(Base opened, List<String> words, Streams streams) throws IOException {
    return addTo(opened, words, streams, UnaryOperator.identity());
  }

  /** The same for an addition of a certain kind. */
  int addTo(Base opened, List<String> words, Streams streams, UnaryOperator<BaseAddition> kind)
      throws IOException {
    ProblemReport problems = new ProblemReport(streams, () -> quiet);
    Inputs inputs = InputWords.of(words, streams.in()).sources();
    InputWords.missing(inputs).forEach(problems);
    Added added;
    Reporting reporting;
    try (Progress progress = new Progress(streams, quiet)) {
      long size = progress.isVisible() ? size(inputs) : 0;
      reporting = new Reporting(streams, problems, progress, size);
      BaseAddition addition =
          new BaseAddition(opened, choice(), options.wthorNames(), jobs.jobs(), reporting);
      if (dedup != null) {
        addition.leavingOut(dedup);
      }
      added = kind.apply(addition).add(new Addable(inputs.sources(problems), opened.file()));
    }
    reporting.tell(opened, added);
    return Math.max(problems.exitCode(), reporting.hasOthers ? ExitCode.FINDINGS : 0);
  }

  private static long size(Inputs inputs) {
    long size = 0;
    for (Iterator<Source> all = inputs.sources(problem -> {}); all.hasNext(); ) {
      Source source = all.next();
      try {
        size += source.path().isPresent() ? Files.size(source.path().get()) : 0;
      } catch (IOException e) {
        size += 0; // the addition reports the error
      }
    }
    return size;
  }

  /** Sources that a base can keep: whole files and standard input, but not the base itself. */
  private static final class Addable implements Iterator<Source> {
    private final Iterator<Source> sources;
    private final Path base;
    private @Nullable Source next;

    Addable(Iterator<Source> sources, Path base) {
      this.sources = sources;
      this.base = base;
    }

    @Override
    public boolean hasNext() {
      while (next == null && sources.hasNext()) {
        Source source = sources.next();
        if (source.path().filter(path -> BaseArgument.includes(base, path)).isEmpty()) {
          next = checked(source);
        }
      }
      return next != null;
    }

    private static Source checked(Source source) {
      if (source.path().filter(Base::isBase).isPresent()) {
        throw Refusal.usage(
            source.name() + ": a base does not keep a base; 'kifu base export' gives its files");
      }
      if (source.wantedEntry().isPresent()) {
        throw Refusal.usage(source.name() + ": a base keeps whole files; name the archive");
      }
      if (source.path().isEmpty() && !source.name().equals("-")) {
        throw Refusal.usage("a base keeps files; write the game to a file first");
      }
      return source;
    }

    @Override
    public Source next() {
      if (!hasNext() || next == null) {
        throw new NoSuchElementException();
      }
      Source source = next;
      next = null;
      return source;
    }
  }

  /** The report on an addition. */
  private final class Reporting implements AdditionWatcher {
    private final Streams streams;
    private final ProblemReport problems;
    private final Progress progress;
    private final long size;
    private int known;
    private boolean hasOthers;

    Reporting(Streams streams, ProblemReport problems, Progress progress, long size) {
      this.streams = streams;
      this.problems = problems;
      this.progress = progress;
      this.size = size;
    }

    @Override
    public void problem(Problem problem) {
      problems.accept(problem);
    }

    @Override
    public void reached(long games, long bytes) {
      progress.at(games, "game", bytes, size);
    }

    @Override
    public void isKnown(String source, String name) {
      known++;
      if (!source.equals(name)) {
        tellUnlessQuiet(source + ": the base has these bytes as " + name);
      }
    }

    @Override
    public void isOther(String source) {
      hasOthers = true;
      streams.sayError(
          "kifu: "
              + source
              + ": not added: the base has other bytes under this name; remove them first");
    }

    @Override
    public void isReplaced(String source, long annotations) {
      tellUnlessQuiet(source + ": replaced, as the file has other bytes now");
      if (annotations > 0) {
        tellUnlessQuiet(
            "%s: %s removed; 'kifu base annotate' makes new ones"
                .formatted(source, Counted.of(annotations, "annotation")));
      }
    }

    @Override
    public void areMoved(MarkedGame game, String source, int number) {
      MarkLine.tellMoved(streams, game, source, number, quiet);
    }

    @Override
    public void areLost(MarkedGame game) {
      MarkLine.tellLost(streams, game);
    }

    @Override
    public void isRenamed(String source, String before) {
      known++;
      tellUnlessQuiet(source + ": was " + before);
    }

    private void tellUnlessQuiet(String message) {
      if (!quiet) {
        streams.say("kifu: " + message);
      }
    }

    void tell(Base opened, Added added) throws IOException {
      if (!quiet) {
        streams.say(
            String.format(
                Locale.ROOT,
                "%s: %s added with %s, %d quarantined%s%s; %.1f MB",
                opened.file(),
                Counted.of(added.sources(), "source"),
                Counted.of(added.games(), "game"),
                added.quarantined(),
                added.copies() == 0
                    ? ""
                    : ", " + Counted.of(added.copies(), "copy", "copies") + " left out",
                known == 0 ? "" : ", " + Counted.of(known, "source") + " known before",
                opened.bytes() / 1e6));
      }
    }
  }
}
