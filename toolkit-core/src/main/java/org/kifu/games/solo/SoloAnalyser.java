package org.kifu.games.solo;

import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.games.solo.SoloExpectation.MoveBesideBest;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.games.solo.SoloScore.SoloGoal;

/**
 * The values of moves of the solo game: the tiles that the player can expect at the end, in
 * hundredths. Every move is tried on 20 deals for each ply of the limits; tiles that lie face down
 * are dealt at random, because the player did not know them. A game that is over has the value of
 * its tiles.
 */
public final class SoloAnalyser implements Analyser<SoloPosition, SoloMove> {
  private static final int HUNDRED = 100;
  private static final int DEALS = 20;

  /** The limits of a level, whose depth counts in 20 deals. */
  public static Limits limits(int level) {
    return new Limits(level, 0);
  }

  /** The number of deals on which a move is tried. */
  public static int deals(Limits limits) {
    return DEALS * Math.max(1, limits.depth());
  }

  @Override
  public String description() {
    return "mean of deals of solo";
  }

  @Override
  public Valuation<SoloMove> value(SoloPosition position, Limits limits) {
    List<SoloMove> moves = SoloRules.RULES.legalMoves(position);
    if (moves.isEmpty()) {
      int tiles = SoloScore.of(position).tiles();
      return new Valuation<>(
          new Value(HUNDRED * tiles, Confidence.EXACT, HUNDRED, 0), List.of(), 1);
    }
    MoveBesideBest found = found(position, moves.getFirst(), limits);
    return new Valuation<>(value(found.bestMean(), limits), List.of(found.best()), found.nodes());
  }

  @Override
  public Comparison<SoloMove> compare(SoloPosition position, SoloMove played, Limits limits) {
    MoveBesideBest found = found(position, played, limits);
    return new Comparison<>(
        List.of(found.best()),
        value(found.bestMean(), limits),
        value(found.mean(), limits),
        List.of(found.best()),
        List.of(played),
        Optional.empty(),
        found.nodes());
  }

  private static MoveBesideBest found(SoloPosition position, SoloMove move, Limits limits) {
    return new SoloExpectation(SoloGoal.TILES, deals(limits)).compare(position, move);
  }

  private static Value value(double tiles, Limits limits) {
    return new Value((int) Math.round(HUNDRED * tiles), Confidence.ESTIMATED, 0, limits.depth());
  }
}
