package org.kifu.game;

import java.util.List;
import java.util.Optional;
import org.kifu.board.StartSpec;

/**
 * One game of a source, read or not.
 *
 * @param number the game's number in its source, from 1
 * @param record the record that was read; nothing if the game is unreadable, and then {@code
 *     problems} holds the reason
 * @param origin the place of the game in its source
 * @param problems everything that was wrong or skipped while reading, and the tolerances that were
 *     needed
 */
public record ParsedGame(
    int number, Optional<GameRecord> record, Origin origin, List<Problem> problems) {
  /** Checks that an unreadable game has a problem that says why. */
  public ParsedGame {
    problems = List.copyOf(problems);
    if (record.isEmpty() && problems.isEmpty()) {
      throw new IllegalArgumentException("an unreadable game needs a problem");
    }
  }

  /** The same game with another number in its source. */
  public ParsedGame numbered(int newNumber) {
    return newNumber == number
        ? this
        : new ParsedGame(
            newNumber,
            record,
            origin,
            problems.stream().map(problem -> problem.ofGame(newNumber)).toList());
  }

  /**
   * The first error that its reader met. If there is a record too, it holds only what was read
   * before the damage, not the whole game.
   */
  public Optional<Problem> firstError() {
    for (Problem problem : problems) {
      if (problem.code().severity() == Severity.ERROR) {
        return Optional.of(problem);
      }
    }
    return Optional.empty();
  }

  /** Whether damage left nothing of the game: no move, no fact and no start of its own. */
  public boolean isLost() {
    return record
        .map(
            game ->
                firstError().isPresent()
                    && game.moves().isEmpty()
                    && game.header().equals(GameHeader.NONE)
                    && game.start().equals(StartSpec.STANDARD))
        .orElse(true);
  }
}
