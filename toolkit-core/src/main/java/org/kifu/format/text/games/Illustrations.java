package org.kifu.format.text.games;

import java.util.List;
import org.kifu.format.text.judge.FoundGame;

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
      if (diagram.size() >= LEAST && texts.stream().noneMatch(text -> isShown(text, diagram))) {
        games.removeIf(text -> texts.contains(text) && isBeginning(text, diagram));
        games.add(diagram);
      }
    }
  }

  private static boolean isShown(FoundGame text, FoundGame diagram) {
    return text.moves().startsWith(diagram.moves());
  }

  private static boolean isBeginning(FoundGame text, FoundGame diagram) {
    boolean isNear =
        text.firstRow() - diagram.lastRow() <= NEAR && diagram.firstRow() - text.lastRow() <= NEAR;
    return (isNear && text.size() >= LEAST || text.size() > CLEAR)
        && diagram.moves().startsWith(text.moves());
  }
}
