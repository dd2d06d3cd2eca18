package org.kifu.command;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.query.GameFilter.SelectionException;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Annotated games that a command was asked to work on, and which of them. */
public final class AnnotatedGames {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Parameters(
      arity = "1..*",
      paramLabel = "ANNOTATED.jsonl",
      description =
          "Annotated games, a JSON object a line: files, folders, globs, '-' for standard input.")
  private List<String> words = new ArrayList<>();

  @Mixin private NamesOption names = new NamesOption();
  @Mixin private SelectionOptions selection = new SelectionOptions();

  private @Nullable InputWords inputs;

  public GameFilter filter() {
    return selection.filter();
  }

  /** The files that are read. */
  public InputFiles files(Streams streams) {
    return ReadsFiles.ofAll(command, new InputFiles(List.of(inputs(streams)), List.of(), Map::of));
  }

  /** Made once, as standard input is summed up while it is read. */
  private InputWords inputs(Streams streams) {
    InputWords looked = inputs == null ? InputWords.of(words, streams.in()) : inputs;
    inputs = looked;
    return looked;
  }

  /** What takes the chosen games. */
  @FunctionalInterface
  public interface Reader {
    void read(Iterator<AnnotatedEntry> chosen) throws Exception;
  }

  /**
   * Lets somebody read the chosen games.
   *
   * @param problems takes what is wrong with a source, and why a record was not annotated
   */
  public void read(Streams streams, Consumer<Problem> problems, Reader reader) throws Exception {
    List<Problem> closed = new ArrayList<>();
    Consumer<Problem> noted =
        problem -> {
          if (problem.code() == ProblemCode.IO_ERROR) {
            closed.add(problem);
          }
          problems.accept(problem);
        };
    try (AnnotatedEntries all = new AnnotatedEntries(inputs(streams), names.rules(), noted)) {
      reader.read(chosen(all, closed));
    }
  }

  private Iterator<AnnotatedEntry> chosen(Iterator<AnnotatedEntry> all, List<Problem> closed) {
    try {
      return filter().select(all, AnnotatedEntry::header);
    } catch (SelectionException e) {
      if (!closed.isEmpty() && e.hits().isEmpty()) {
        return Collections.emptyIterator(); // they may be in what could not be opened
      }
      throw Refusal.usage(Games.message(e, names.edits().hint().apply(filter())));
    }
  }
}
