package org.kifu.annotate;

import java.util.List;
import org.kifu.board.Disc;

/**
 * Gifts that a player gave back: a labelled move right after a labelled move of the opponent,
 * passes between them left out.
 *
 * @param returned how often
 * @param centidiscs what went back: of each such pair the smaller loss, in hundredths of a disc
 */
public record Gifts(int returned, long centidiscs) {
  /** None. */
  public static final Gifts NONE = new Gifts(0, 0);

  /**
   * What one side gave back.
   *
   * @param all the moves of both sides
   */
  static Gifts of(List<AnnotatedMove> all, Disc side) {
    List<AnnotatedMove> placed = all.stream().filter(move -> !move.isPass()).toList();
    Gifts gifts = NONE;
    for (int i = 1; i < placed.size(); i++) {
      AnnotatedMove gift = placed.get(i - 1);
      AnnotatedMove answer = placed.get(i);
      boolean isAnswered = gift.mover() != side && answer.mover() == side;
      if (isAnswered && gift.label().isPresent() && answer.label().isPresent()) {
        gifts = gifts.plus(Math.min(gift.lossCentidiscs(), answer.lossCentidiscs()));
      }
    }
    return gifts;
  }

  private Gifts plus(int given) {
    return new Gifts(returned + 1, centidiscs + given);
  }

  /** These and those of other games. */
  public Gifts plus(Gifts others) {
    return new Gifts(returned + others.returned, centidiscs + others.centidiscs);
  }
}
