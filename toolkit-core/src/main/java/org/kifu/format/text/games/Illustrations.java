package org.kifu.format.text.games;

import java.util.List;
import org.kifu.format.text.judge.FoundGame;

/** Diagrams that only show a game whose moves the text has too. */
final class Illustrations {
  /** The number of moves of a text above which a diagram that goes on shows its game. */
  private static final int CLEAR = 8;

  private static final int LEAST = 4;

  private final List<String> texts;

  /** The illustrations of some games. */
  Illustrations(List<FoundGame> games) {
    texts = games.stream().map(FoundGame::moves).toList();
  }

  /** The diagrams that are games of their own. */
  List<FoundGame> without(List<FoundGame> diagrams) {
    return diagrams.stream().filter(each -> each.size() >= LEAST && !shows(each.moves())).toList();
  }

  private boolean shows(String moves) {
    return texts.stream()
        .anyMatch(
            text -> text.startsWith(moves) || moves.startsWith(text) && text.length() > 2 * CLEAR);
  }
}
