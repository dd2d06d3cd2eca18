package org.kifu.format.text.judge;

import java.util.List;

/**
 * The best way to cut squares into games.
 *
 * @param games the games, in the order of their squares
 * @param gain what the judge gained, in squares
 * @param rival the games of another way that is nearly as good and gives other moves; empty if
 *     there is none
 */
public record CutGames(List<FoundGame> games, double gain, List<FoundGame> rival) {
  /** Copies the lists. */
  public CutGames {
    games = List.copyOf(games);
    rival = List.copyOf(rival);
  }
}
