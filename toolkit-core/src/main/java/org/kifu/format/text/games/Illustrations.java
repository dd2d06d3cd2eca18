package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.format.text.page.Row;

/** Diagrams that only show a game whose moves the text has too, and beginnings of their games. */
final class Illustrations {
  /** The number of moves of a beginning that is no accident. */
  private static final int CLEAR = 8;

  private static final int LEAST = 4;

  /** The number of moves before a fault that are those of one game only. */
  private static final int MANY = 20;

  /** The most rows between a diagram and a text that has the first moves of its game. */
  private static final int NEAR = 3;

  /** The most rows between a diagram and the text that has its game. */
  private static final int BESIDE = 12;

  private Illustrations() {}

  /**
   * Adds the diagrams that are games of their own, and drops the texts that only have the first
   * moves of a diagram.
   *
   * @param games the games of the text
   * @param rows all rows of the page
   */
  static void add(List<FoundGame> diagrams, List<FoundGame> games, List<Row> rows) {
    List<FoundGame> texts = List.copyOf(games);
    for (FoundGame diagram : diagrams) {
      List<FoundGame> showing = texts.stream().filter(text -> isShown(text, diagram)).toList();
      if (showing.isEmpty()) {
        games.removeIf(text -> texts.contains(text) && isBeginning(text, diagram, rows));
        games.add(diagram);
      } else {
        showing.stream()
            .filter(text -> distance(text, diagram) <= BESIDE)
            .findFirst()
            .ifPresent(
                text -> games.replaceAll(game -> game == text ? on(text, diagram, rows) : game));
      }
    }
  }

  /** A game with the rows of a diagram that shows it. */
  private static FoundGame on(FoundGame text, FoundGame diagram, List<Row> rows) {
    List<Row> all = new ArrayList<>(diagram.boardRows());
    Arrays.stream(text.rows()).forEach(row -> all.add(rows.get(row)));
    return text.on(all);
  }

  /** Whether a blank line is between a text and a diagram. */
  private static boolean isApart(FoundGame text, FoundGame diagram, List<Row> rows) {
    boolean isAbove = text.lastRow() < diagram.firstRow();
    int from = isAbove ? text.lastRow() : diagram.lastRow();
    int to = isAbove ? diagram.firstRow() : text.firstRow();
    return from < to && rows.subList(from + 1, to + 1).stream().anyMatch(Row::isApart);
  }

  /** The number of rows between a text and a diagram. */
  private static int distance(FoundGame text, FoundGame diagram) {
    return Math.max(text.firstRow() - diagram.lastRow(), diagram.firstRow() - text.lastRow());
  }

  /** Whether a game has a position and the moves behind it that boards show. */
  static boolean isPartOf(FoundGame boards, FoundGame game) {
    String moves = boards.moves();
    JudgedPosition position = game.start().orElse(OthelloPosition.START);
    JudgedPosition first = boards.start().orElse(OthelloPosition.START);
    for (int i = 0; position != null; i++) {
      boolean isFirst =
          first instanceof OthelloPosition one
              && position instanceof OthelloPosition other
              && discs(one) == discs(other);
      if (isFirst && game.moves().startsWith(moves, 2 * i)) {
        return true;
      }
      position = i < game.size() ? position.play(game.squares().get(i).square()) : null;
    }
    return false;
  }

  /** The positions that no game of the page reaches. */
  static List<FoundGame> others(List<FoundGame> positions, List<FoundGame> games) {
    if (positions.isEmpty()) {
      return positions;
    }
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

  /** Whether a text has all moves of a diagram; a damaged one may have moves that are lost. */
  private static boolean isShown(FoundGame text, FoundGame diagram) {
    boolean isClear = diagram.isSound() || diagram.size() >= MANY;
    return isClear && !diagram.moves().isEmpty() && text.moves().startsWith(diagram.moves());
  }

  private static boolean isBeginning(FoundGame text, FoundGame diagram, List<Row> rows) {
    boolean isNear = distance(text, diagram) <= NEAR && !isApart(text, diagram, rows);
    return (isNear && text.size() >= LEAST || text.size() >= CLEAR)
        && diagram.moves().startsWith(text.moves());
  }
}
