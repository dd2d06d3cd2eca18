package org.kifu.command;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.query.GameFilter.SelectionException;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.command.AnnotatedLines.AnnotatedLine;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.Filters;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.InputWords;
import org.kifu.command.input.NamesOption;
import org.kifu.command.input.OpenedInput;
import org.kifu.command.input.RulesTally;
import org.kifu.command.option.JobsOption;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The skeleton of a command that reads annotated games. */
public abstract class AnnotatedJob extends Job<AnnotatedJob.AnnotatedInput> {
  @Parameters(
      arity = "1..*",
      paramLabel = "ANNOTATED.jsonl",
      description =
          "Annotated games as JSON lines: files, folders, patterns, or '-' for standard input.")
  private List<String> words = new ArrayList<>();

  @Mixin private NamesOption names = new NamesOption();
  @Mixin private Filters filters = new Filters();
  @Mixin protected JobsOption jobs = new JobsOption();

  protected AnnotatedJob(Streams streams) {
    super(streams);
  }

  /**
   * The input of annotated games.
   *
   * @param words the sources that the words of the command line name
   * @param files the files that are read
   */
  public record AnnotatedInput(InputWords words, InputFiles files) implements OpenedInput {}

  @Override
  protected void check() throws Exception {
    jobs.check();
  }

  @Override
  protected AnnotatedInput open() {
    InputWords inputs = InputWords.of(words, streams.in());
    return new AnnotatedInput(
        inputs, output.inputs(new InputFiles(List.of(inputs), List.of(), Map::of)));
  }

  /** The filter of the chosen games. */
  protected final GameFilter filter() {
    return filters.filter();
  }

  /**
   * Passes on the chosen games; a game that cannot be reviewed is empty. Says how many have only
   * one player.
   */
  protected final void read(AnnotatedInput input, Consumer<Optional<ReviewedGame>> games) {
    List<Problem> closed = new ArrayList<>();
    Consumer<Problem> noted =
        problem -> {
          if (problem.code() == ProblemCode.IO_ERROR) {
            closed.add(problem);
          }
          problems.unusable(problem);
        };
    try (AnnotatedLines all = new AnnotatedLines(input.words(), names.rules(), noted)) {
      RulesTally rules = new RulesTally();
      chosen(all, closed)
          .forEachRemaining(
              entry -> {
                rules.add(entry.rules());
                games.accept(entry.game());
              });
      if (!output.isQuiet()) {
        rules.tellForOnePlayer(streams);
      }
    }
  }

  private Iterator<AnnotatedLine> chosen(Iterator<AnnotatedLine> all, List<Problem> closed) {
    try {
      return filter().select(all, AnnotatedLine::header);
    } catch (SelectionException e) {
      if (!closed.isEmpty() && e.hits().isEmpty()) {
        return Collections.emptyIterator(); // they may be in a source that could not be opened
      }
      throw Refusal.usage(ChosenGames.message(e, names.edits().hint().apply(filter())));
    }
  }
}
