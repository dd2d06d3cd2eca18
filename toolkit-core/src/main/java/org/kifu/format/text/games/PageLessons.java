package org.kifu.format.text.games;

import java.util.List;
import java.util.OptionalInt;
import org.kifu.format.text.caption.PageStyle;
import org.kifu.format.text.judge.FoundGame;

/** Lessons from the beginning of a text, which hold for the rest of it. */
final class PageLessons {
  private final PageStyle style = new PageStyle();
  private OptionalInt firstMove = OptionalInt.empty();
  private boolean hasTextGames;

  /** Whether a part of the text had sound games that are no diagrams. */
  boolean hasTextGames() {
    return hasTextGames;
  }

  /** Learns from the games of a part of the text. */
  void sawGames(List<FoundGame> games) {
    hasTextGames |= games.stream().anyMatch(game -> game.boardRows().isEmpty() && game.isSound());
  }

  /** Learns that a part of the text had nothing but sound games that are no diagrams. */
  void sawTextGames() {
    hasTextGames = true;
  }

  /** On which side of its games the text has their facts. */
  PageStyle style() {
    return style;
  }

  /**
   * The first move that lines leave out.
   *
   * @param shown the move that a part of the text shows; nothing if it shows none, and then the one
   *     that an earlier part has shown holds
   */
  OptionalInt firstMove(OptionalInt shown) {
    firstMove = shown.isPresent() ? shown : firstMove;
    return firstMove;
  }
}
