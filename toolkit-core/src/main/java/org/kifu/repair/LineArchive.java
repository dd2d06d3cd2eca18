package org.kifu.repair;

import java.util.Iterator;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningSettings;
import org.kifu.rules.Othello;

/** The lines that an archive knows; transpositions and symmetric lines are merged. */
public final class LineArchive {
  /** The number of moves that are counted; real games are unique after about twenty. */
  private static final int MOVES = 30;

  private final OpeningCounts counts;

  private LineArchive(OpeningCounts counts) {
    this.counts = counts;
  }

  /**
   * Counts the games of an archive.
   *
   * @param games the games, which the calling thread reads one at a time
   * @param jobs the number of working threads, at least 1
   */
  public static LineArchive of(Iterator<ParsedGame> games, int jobs) {
    OpeningSettings settings = OpeningSettings.DEFAULT.withPlies(MOVES);
    return new LineArchive(OpeningCounts.of(games, settings, jobs));
  }

  /**
   * Returns the part of a legal line from the standard start that is known; written passes are
   * ignored.
   */
  Familiarity of(byte[] squares) {
    Position position = Position.START;
    Familiarity known = Familiarity.NONE;
    int moves = 0;
    for (byte square : squares) {
      if (square >= 0) {
        position = Othello.RULES.forcedPass(position).isPresent() ? position.passed() : position;
        position = Othello.RULES.play(position, Move.at(square));
        moves++;
        long games = counts.gamesFrom(position);
        if (games == 0) {
          return known;
        }
        known = new Familiarity(moves, games);
      }
    }
    return known;
  }

  /**
   * The moves of a line that an archive knows.
   *
   * @param moves the greatest number of moves after which a game of the archive reached the same
   *     position
   * @param games the number of games that continued from there
   */
  public record Familiarity(int moves, long games) {
    /** Nothing is known. */
    public static final Familiarity NONE = new Familiarity(0, 0);
  }
}
