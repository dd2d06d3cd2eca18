package org.kifu.command;

import java.util.Iterator;
import java.util.function.Consumer;
import org.kifu.archive.names.NameRules;
import org.kifu.game.Problem;

/** The annotated games of some inputs, names written as rules say. */
public final class AnnotatedEntries implements Iterator<AnnotatedEntry>, AutoCloseable {
  private final AnnotatedStream games;
  private final NameRules names;

  /**
   * Starts before the first game; words that are no input are problems at once.
   *
   * @param problems takes what is wrong with a source, and why a record was not annotated
   */
  public AnnotatedEntries(InputWords inputs, NameRules names, Consumer<Problem> problems) {
    inputs.sources().missing().forEach(problems);
    this.games = new AnnotatedStream(inputs.sources().sources(problems), problems);
    this.names = names;
  }

  @Override
  public boolean hasNext() {
    return games.hasNext();
  }

  @Override
  public AnnotatedEntry next() {
    return AnnotatedEntry.of(games.next(), names);
  }

  @Override
  public void close() {
    games.close();
  }
}
