package org.kifu.format.text.games;

import java.util.List;
import org.kifu.format.text.judge.FoundGame;

/** Diagrams that only show a game whose moves the text has too. */
final class Illustrations {
  /** The number of moves of a text above which a diagram that goes on shows its game. */
  private static final int CLEAR = 8;

  private static final int LEAST = 4;

  private final List<String> texts;

  private Illustrations(List<String> texts) {
    this.texts = texts;
  }

  /**
   * The diagrams that are games of their own.
   *
   * @param games the games of the text
   */
  static List<FoundGame> without(List<FoundGame> diagrams, List<FoundGame> games) {
    if (diagrams.isEmpty()) {
      return diagrams;
    }
    Illustrations illustrations = new Illustrations(games.stream().map(FoundGame::moves).toList());
    return diagrams.stream()
        .filter(each -> each.size() >= LEAST && !illustrations.shows(each.moves()))
        .toList();
  }

  private boolean shows(String moves) {
    return texts.stream()
        .anyMatch(
            text -> text.startsWith(moves) || moves.startsWith(text) && text.length() > 2 * CLEAR);
  }
}
