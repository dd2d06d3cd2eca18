package org.kifu.format.text.games;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.OthelloPosition;

/** Diagrams that only show a game whose moves the text has too, and beginnings of their games. */
final class Illustrations {
  /** The number of moves of a beginning that is no accident. */
  private static final int CLEAR = 8;

  private static final int LEAST = 4;

  /** The most rows between a diagram and a text that has the first moves of its game. */
  private static final int NEAR = 3;

  private Illustrations() {}

  /**
   * Adds the diagrams that are games of their own, and drops the texts that only have the first
   * moves of a diagram.
   *
   * @param games the games of the text
   */
  static void add(List<FoundGame> diagrams, List<FoundGame> games) {
    List<FoundGame> texts = List.copyOf(games);
    for (FoundGame diagram : diagrams) {
      if (texts.stream().noneMatch(text -> isShown(text, diagram))) {
        games.removeIf(text -> texts.contains(text) && isBeginning(text, diagram));
        games.add(diagram);
      }
    }
  }

  /** The positions that no game of the page reaches. */
  static List<FoundGame> others(List<FoundGame> positions, List<FoundGame> games) {
    Set<Long> reached = new HashSet<>();
    for (FoundGame game : games) {
      JudgedPosition position = game.start().orElse(OthelloPosition.START);
      for (int i = 0; position instanceof OthelloPosition known; i++) {
        reached.add(discs(known));
        position = i < game.size() ? position.play(game.squares().get(i).square()) : null;
      }
    }
    return positions.stream()
        .filter(game -> game.start().filter(start -> reached.contains(discs(start))).isEmpty())
        .toList();
  }

  /** A number that tells the discs of a position from those of others, whoever is to move. */
  private static long discs(OthelloPosition position) {
    long black = position.isBlackToMove() ? position.player() : position.opponent();
    return black * 31 + (position.player() | position.opponent());
  }

  private static boolean isShown(FoundGame text, FoundGame diagram) {
    return !diagram.moves().isEmpty() && text.moves().startsWith(diagram.moves());
  }

  private static boolean isBeginning(FoundGame text, FoundGame diagram) {
    boolean isNear =
        text.firstRow() - diagram.lastRow() <= NEAR && diagram.firstRow() - text.lastRow() <= NEAR;
    return (isNear && text.size() >= LEAST || text.size() > CLEAR)
        && diagram.moves().startsWith(text.moves());
  }
}
