package org.kifu.testing;

import java.util.List;
import java.util.Optional;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.board.Move;
import org.kifu.board.Position;

/** Takes the played move for the only best, and agrees about what it is worth. */
public record PraisingAnalyser() implements Analyser<Position, Move> {
  @Override
  public String description() {
    return "praising";
  }

  @Override
  public Valuation<Move> value(Position position, Limits limits) {
    return new PlainAnalyser().value(position, limits);
  }

  @Override
  public Comparison<Move> compare(Position position, Move played, Limits limits) {
    Comparison<Move> plain = new PlainAnalyser().compare(position, played, limits);
    boolean isBest = plain.best().contains(played);
    return isBest
        ? plain
        : new Comparison<>(
            List.of(played),
            plain.playedValue(),
            plain.playedValue(),
            List.of(played),
            List.of(played),
            Optional.empty(),
            1);
  }
}
