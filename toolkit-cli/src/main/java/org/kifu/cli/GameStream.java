package org.kifu.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.query.GameFilter;
import org.kifu.query.SelectionException;
import org.kifu.rules.Rules;

/**
 * The games of all sources of a command, one after the other. A source that cannot be read is a
 * problem, and the next one is taken.
 */
final class GameStream implements AutoCloseable {
  private static final int NAMES_SHOWN = 20;

  private final List<Source> sources;
  private final Optional<String> format;
  private final Rules<?, ?> rules;
  private final GameFilter filter;
  private final ReadShare share;
  private int opened;
  private boolean missedSome;
  private @Nullable GameReader reader;
  private Iterator<ParsedGame> inSource = Collections.emptyIterator();

  GameStream(List<Source> sources, Optional<String> format, Rules<?, ?> rules, GameFilter filter) {
    this.sources = sources;
    this.format = format;
    this.rules = rules;
    this.filter = filter;
    this.share = new ReadShare(sources);
  }

  /** The files that are read; none for standard input and pasted text. */
  List<Path> files() {
    return sources.stream().flatMap(source -> source.path().stream()).toList();
  }

  /** How much has been read. */
  ReadShare share() {
    return share;
  }

  /**
   * The games that were chosen, to be walked through once.
   *
   * @param problems takes what is wrong with a source as a whole
   * @param progress hears how much has been read
   */
  Iterator<ParsedGame> games(Consumer<Problem> problems, Progress progress) {
    try {
      return filter.select(new Reading(problems, progress));
    } catch (SelectionException e) {
      if (missedSome && e.hits().isEmpty()) {
        return Collections.emptyIterator();
      }
      throw Refusal.usage(message(e));
    }
  }

  private static String message(SelectionException refusal) {
    List<String> hits = refusal.hits();
    if (hits.isEmpty()) {
      return String.valueOf(refusal.getMessage());
    }
    StringBuilder text = new StringBuilder(refusal.getMessage());
    text.append("; name one, or take them all with --all-matching:");
    hits.stream()
        .limit(NAMES_SHOWN)
        .forEach(hit -> text.append("\n  ").append(Printable.line(hit)));
    if (hits.size() > NAMES_SHOWN) {
      text.append("\n  and ").append(hits.size() - NAMES_SHOWN).append(" more");
    }
    return text.toString();
  }

  @Override
  public void close() {
    inSource = Collections.emptyIterator();
    if (reader != null) {
      reader.close();
      reader = null;
    }
  }

  /** All games of all sources. */
  private final class Reading implements Iterator<ParsedGame> {
    private final ReadOptions options;
    private final Progress progress;

    Reading(Consumer<Problem> problems, Progress progress) {
      this.options = new ReadOptions(format, rules, problems);
      this.progress = progress;
    }

    @Override
    public boolean hasNext() {
      while (!hasNextInSource()) {
        close();
        if (opened == sources.size()) {
          return false;
        }
        open(sources.get(opened++));
      }
      return true;
    }

    @Override
    public ParsedGame next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      ParsedGame game = inSource.next();
      if (progress.isVisible()) {
        share.reached(game.origin().start().offset());
        progress.at(share.done(), share.all());
      }
      return game;
    }

    private boolean hasNextInSource() {
      try {
        return inSource.hasNext();
      } catch (UncheckedIOException e) {
        IOException cause = e.getCause();
        reportUnreadable(
            sources.get(opened - 1), cause == null ? e.toString() : Refusal.describe(cause));
        return false;
      }
    }

    private void open(Source source) {
      share.opened(source);
      try {
        reader = GameReader.open(source, options);
        inSource = reader.iterator();
      } catch (IOException e) {
        reportUnreadable(source, Refusal.describe(e));
      }
    }

    private void reportUnreadable(Source source, String reason) {
      missedSome = true;
      SourceLocation where = SourceLocation.whole(source.name());
      options.problems().accept(new Problem(ProblemCode.IO_ERROR, where, 0, 0, reason));
    }
  }
}
