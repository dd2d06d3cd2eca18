package org.kifu.game;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Games in runs with the same rules, for a job that treats each game by its own rules but takes
 * many games at once. As an iterator, this gives the games of the current run. A record that could
 * not be read belongs to the run before it. One game is read ahead.
 */
public final class RulesRuns implements Iterator<ParsedGame> {
  private final Iterator<ParsedGame> games;
  private @Nullable ParsedGame ahead;
  private String rules = "";

  /** Starts before the first run. */
  public RulesRuns(Iterator<ParsedGame> games) {
    this.games = games;
  }

  /** Whether there are more games; if so, their run becomes the current one. */
  public boolean hasNextRun() {
    ParsedGame first = peek();
    rules = first == null ? "" : rules(first);
    return first != null;
  }

  /** The name of the rules of the current run. */
  public String rules() {
    return rules;
  }

  /** The rules of a game; a game that could not be read counts as one of the tournament game. */
  public static String rules(ParsedGame game) {
    return game.record().map(GameRecord::rules).orElse(GameRecord.OTHELLO);
  }

  private @Nullable ParsedGame peek() {
    if (ahead == null && games.hasNext()) {
      ahead = games.next();
    }
    return ahead;
  }

  @Override
  public boolean hasNext() {
    ParsedGame next = peek();
    return next != null && (next.record().isEmpty() || rules(next).equals(rules));
  }

  @Override
  public ParsedGame next() {
    ParsedGame next = hasNext() ? ahead : null;
    if (next == null) {
      throw new NoSuchElementException();
    }
    ahead = null;
    return next;
  }
}
