package org.kifu.game;

import java.util.List;
import java.util.Optional;
import org.kifu.board.StartSpec;

/**
 * One game of a source, read or not.
 *
 * @param number the game's number in its source, from 1
 * @param record what was read; nothing if the game is unreadable, and then {@code problems} says
 *     why
 * @param origin where it stood
 * @param problems what was wrong or passed over while reading; a tolerance that was needed is among
 *     them
 */
public record ParsedGame(
    int number, Optional<GameRecord> record, Origin origin, List<Problem> problems) {
  /** Checks that an unreadable game says why. */
  public ParsedGame {
    problems = List.copyOf(problems);
    if (record.isEmpty() && problems.isEmpty()) {
      throw new IllegalArgumentException("an unreadable game needs a problem");
    }
  }

  /** The same game as another one of its source. */
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
   * The first error that its reader met. The record, if there is one, then holds what was read
   * before the damage, and is not the game.
   */
  public Optional<Problem> firstError() {
    for (Problem problem : problems) {
      if (problem.code().severity() == Severity.ERROR) {
        return Optional.of(problem);
      }
    }
    return Optional.empty();
  }

  /** Whether damage left nothing of it: no move, no fact and no start of its own. */
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
