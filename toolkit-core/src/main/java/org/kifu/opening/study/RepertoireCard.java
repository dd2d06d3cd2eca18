package org.kifu.opening.study;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kifu.board.Disc;
import org.kifu.board.SquareOrder;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningName;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;

/**
 * A position in which a player is to move, and the moves that the player plays there: a card to
 * learn from.
 *
 * @param at the line to the position, in the same orientation as the answers
 * @param name the names of the position, or of the last named position before it; may be empty
 * @param side the player's colour, which is the side to move
 * @param answers the player's moves there, the most frequent first; at least one
 */
public record RepertoireCard(OpeningLine at, OpeningName name, Disc side, List<Answer> answers) {
  private static final Comparator<RepertoireCard> MOST_FREQUENT_FIRST =
      Comparator.comparingLong(RepertoireCard::games)
          .reversed()
          .thenComparing(card -> card.line().length())
          .thenComparing(RepertoireCard::line, SquareOrder.BY_SQUARE);

  private static final Comparator<Answer> MOST_PLAYED_FIRST =
      Comparator.comparingLong((Answer answer) -> answer.stats().games())
          .reversed()
          .thenComparing(Answer::move, SquareOrder.BY_SQUARE);

  /**
   * A move of the repertoire.
   *
   * @param move a square such as {@code d6}; the smallest name of equivalent squares
   * @param moves the move and its equivalents
   * @param stats the results of the player's games with the move
   */
  public record Answer(String move, List<String> moves, OpeningStats stats) {
    /** Copies the list. */
    public Answer {
      moves = List.copyOf(moves);
    }

    /** The share of the points of a side in these games, 0 to 1. */
    public BigDecimal score(Disc side) {
      return stats.score(side);
    }
  }

  /** Sorts the answers. */
  public RepertoireCard {
    answers = answers.stream().sorted(MOST_PLAYED_FIRST).toList();
  }

  /** The number of games that continued from the position. */
  public long games() {
    return answers.stream().mapToLong(answer -> answer.stats().games()).sum();
  }

  /** The moves to the position. */
  public String line() {
    return at.moves();
  }

  /**
   * Returns the cards of a player's games, the most frequent positions first. The first move is not
   * a card if all first moves are equivalent, as in Othello.
   *
   * @param table the table of the games in which the player had the colour {@code side}
   */
  public static List<RepertoireCard> of(OpeningTable table, Disc side) {
    Map<String, List<OpeningRow>> byLine = new LinkedHashMap<>();
    for (OpeningRow row : table.rows()) {
      if (row.mover() == side && (row.ply() > 0 || !areFirstMovesEqual(row))) {
        byLine.computeIfAbsent(row.line(), _ -> new ArrayList<>()).add(row);
      }
    }
    return byLine.values().stream()
        .map(rows -> card(rows, side))
        .sorted(MOST_FREQUENT_FIRST)
        .toList();
  }

  /** Whether the symmetry of the start makes all first moves equal. */
  private static boolean areFirstMovesEqual(OpeningRow row) {
    return new OpeningLine(row.rules(), "").hasOneMove();
  }

  private static RepertoireCard card(List<OpeningRow> rows, Disc side) {
    OpeningLine line = new OpeningLine(rows.getFirst().rules(), rows.getFirst().line());
    List<Answer> answers =
        rows.stream()
            .map(row -> new Answer(row.move(), line.equivalents(row.move()), row.stats()))
            .toList();
    return new RepertoireCard(line, rows.getFirst().name(), side, answers);
  }
}
