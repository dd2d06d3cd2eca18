package org.kifu.command.input;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.query.GameFilter.SelectionException;
import org.kifu.base.BaseFacts;
import org.kifu.base.FactsIterator;
import org.kifu.base.GameCondition;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Suggestion;
import org.kifu.format.ReadOptions;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.rules.Rules;
import org.kifu.source.Encoding;
import org.kifu.source.Source;
import org.kifu.words.Printable;

/** The games that a command works on; they can be read once. */
public final class ChosenGames implements OpenedInput {
  private static final int NAMES_SHOWN = 20;

  private final InputWords inputs;
  private final Optional<String> format;
  private final Optional<Encoding> encoding;
  private final Rules<?, ?> rules;
  private final GameFilter filter;
  private final Edits edits;
  private final UnaryOperator<InputFiles> others;
  private final List<FactsIterator> few = new ArrayList<>();
  private boolean missesSome;
  private @Nullable GameStream stream;
  private @Nullable InputSources first;
  private @Nullable BaseFacts facts;
  private FactsNeed need = FactsNeed.FACTS;

  /**
   * @param edits the changes to all games before some are chosen
   * @param others adds the files that are read in addition to the input
   */
  ChosenGames(
      InputWords inputs,
      Optional<String> format,
      Optional<Encoding> encoding,
      Rules<?, ?> rules,
      Edits edits,
      GameFilter filter,
      UnaryOperator<InputFiles> others) {
    this.inputs = inputs;
    this.format = format;
    this.encoding = encoding;
    this.rules = rules;
    this.edits = edits;
    this.filter = filter;
    this.others = others;
  }

  /**
   * The same games for a command that needs only what the tables of a base have. The base is closed
   * with the games.
   */
  ChosenGames by(BaseFacts openFacts, FactsNeed wanted) {
    facts = openFacts;
    need = wanted;
    return this;
  }

  /** The base, if all its games are chosen without changes and only their facts matter. */
  public Optional<BaseFacts> wholeBase() {
    return Optional.ofNullable(facts).filter(_ -> filter.isAll() && edits.isNone());
  }

  /** The filter that chooses the games. */
  public GameFilter filter() {
    return filter;
  }

  /** The files that are read, looked up at each call; none for standard input and pasted text. */
  @Override
  public InputFiles files() {
    return others.apply(
        new InputFiles(
            List.of(inputs), List.of(), () -> stream == null ? Map.of() : stream.gamesRead()));
  }

  /** The first source, if it is a file or one that a base keeps. */
  public Optional<Source> firstFile() {
    InputSources sources = new InputSources(inputs, problem -> {});
    first = sources;
    return sources.hasNext()
        ? Optional.of(sources.next()).filter(_ -> sources.file().isPresent())
        : Optional.empty();
  }

  /**
   * The chosen games.
   *
   * @param problems takes the problems of a source as a whole
   * @param progress takes the amount that has been read
   */
  public Iterator<ParsedGame> chosen(Consumer<Problem> problems, Progress progress) {
    return chosen(problems, progress, (source, bytes) -> {});
  }

  /**
   * The chosen games.
   *
   * @param problems takes the problems of a source as a whole
   * @param progress takes the amount that has been read
   * @param accounts takes the byte counts of each source, when it ends
   */
  public Iterator<ParsedGame> chosen(
      Consumer<Problem> problems, Progress progress, BiConsumer<String, ByteCounts> accounts) {
    ReadOptions options =
        new ReadOptions(
            format,
            encoding,
            rules,
            problem -> {
              missesSome |= problem.code() == ProblemCode.IO_ERROR;
              problems.accept(problem);
            });
    Optional<Iterator<ParsedGame>> few = few(options.problems());
    if (few.isEmpty()) {
      stream = new GameStream(inputs, options, progress, accounts);
    }
    Iterator<ParsedGame> all = few.isPresent() ? few.get() : Objects.requireNonNull(stream);
    try {
      return filter.select(edits.change().apply(all));
    } catch (SelectionException e) {
      if (missesSome && e.hits().isEmpty()) {
        return Collections.emptyIterator(); // they may be in a source that could not be opened
      }
      throw Refusal.usage(message(e, edits.hint().apply(filter)));
    }
  }

  /** The games of a base that may be chosen, if they are so few that an index finds them faster. */
  private Optional<Iterator<ParsedGame>> few(Consumer<Problem> problems) {
    BaseFacts known = facts;
    if (known == null || !edits.isNone()) {
      return Optional.empty();
    }
    try {
      Optional<GameCondition> condition = FilterCondition.of(filter, known);
      if (condition.isEmpty() || !known.areFew(condition.get())) {
        return Optional.empty();
      }
      FactsIterator rows =
          need == FactsNeed.FACTS
              ? known.games(condition.get(), problems)
              : known.records(condition.get(), problems);
      few.add(rows);
      return Optional.of(rows);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The only chosen game, for a command that shows one game.
   *
   * @param what a clause that names the use of one game, for the refusal of several
   */
  public Iterator<ParsedGame> atMostOne(String what, Consumer<Problem> problems) {
    Iterator<ParsedGame> games = chosen(problems, Progress.NONE);
    if (!games.hasNext()) {
      return games;
    }
    ParsedGame only = games.next();
    if (games.hasNext()) {
      throw Refusal.usage(what + ", but there are several games; choose one with --game N");
    }
    return List.of(only).iterator();
  }

  /** A refusal with the names to choose from. */
  public static String message(SelectionException refusal, String hint) {
    List<String> hits = refusal.hits();
    if (hits.isEmpty()) {
      return refusal.getMessage() + hint + Suggestion.of(refusal.missed(), refusal.others());
    }
    StringBuilder text = new StringBuilder(refusal.getMessage());
    text.append("; name one, or take them all with --all-matching:");
    for (String hit : hits.subList(0, Math.min(NAMES_SHOWN, hits.size()))) {
      text.append("\n  ").append(Printable.line(hit));
    }
    if (hits.size() > NAMES_SHOWN) {
      text.append("\n  and ").append(hits.size() - NAMES_SHOWN).append(" more");
    }
    return text.toString();
  }

  @Override
  public void close() {
    if (stream != null) {
      stream.close();
    }
    if (first != null) {
      first.close();
    }
    try {
      while (!few.isEmpty()) {
        few.removeLast().close();
      }
      if (facts != null) {
        facts.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The extent to which a command needs more of a game than the tables of a base have. */
  public enum FactsNeed {
    /** The game, its players, its event and its result. */
    FACTS,
    /** Also its place, warnings about it, and other statements of its record. */
    RECORDS
  }

  /**
   * Changes to all games that are read, from tables.
   *
   * @param change the change to the games, in their order
   * @param hint the end of the message that a filter chooses no games after these changes; empty if
   *     the changes are not the cause
   */
  public record Edits(
      UnaryOperator<Iterator<ParsedGame>> change, Function<GameFilter, String> hint) {
    /** No changes. */
    public static final Edits NONE = new Edits(UnaryOperator.identity(), filter -> "");

    /** Whether the games stay as they are. */
    boolean isNone() {
      return equals(NONE);
    }

    /** These changes, and then others. */
    Edits then(Edits others) {
      if (isNone()) {
        return others;
      }
      return new Edits(
          games -> others.change.apply(change.apply(games)),
          filter -> hint.apply(filter) + others.hint.apply(filter));
    }
  }
}
