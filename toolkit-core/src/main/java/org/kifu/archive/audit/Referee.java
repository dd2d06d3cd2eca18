package org.kifu.archive.audit;

import java.util.Optional;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Window;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;

/** Judges claims, one after the other. */
final class Referee {
  private static final int DISC = 100;

  private final Engine engine;
  private final Optional<Analyser<Position, Move>> other;

  /**
   * @param engine solves, and searches without leaving out anything
   * @param other another engine, which solves too; needed for {@link Question#SOLVED}
   */
  Referee(Engine engine, Optional<Analyser<Position, Move>> other) {
    this.engine = engine;
    this.other = other;
  }

  Verdict judge(Claim claim) {
    int found =
        switch (claim.question()) {
          case PLAIN -> plain(claim);
          case SOLVED -> solvedByOther(claim.position());
          case PROBABLE -> engine.solve(claim.position()).value().centidiscs();
          case ESTIMATED -> searched(claim);
          case LABELS -> loss(claim.position(), claim.move().orElseThrow());
        };
    return new Verdict(claim, found);
  }

  private static int plain(Claim claim) {
    Position position = claim.position();
    int stated = claim.centidiscs() / DISC;
    boolean isRight =
        claim.centidiscs() % DISC == 0
            && PlainSolver.isAtLeast(position, stated)
            && !PlainSolver.isAtLeast(position, stated + 1);
    return isRight ? claim.centidiscs() : DISC * PlainSolver.score(position);
  }

  private int solvedByOther(Position position) {
    Limits exact = new Limits(1, position.empties());
    return other.orElseThrow().value(position, exact).value().centidiscs();
  }

  private int searched(Claim claim) {
    Limits unselective = new Limits(claim.certainty().depth(), 0);
    return engine.value(claim.position(), unselective).value().centidiscs();
  }

  /**
   * What a move lost, or some of it: whether it lost anything takes much less time than how much.
   */
  private int loss(Position before, Move move) {
    int best = engine.solve(before).value().centidiscs() / DISC;
    Position after = Othello.RULES.play(before, move);
    Window reachesBest = new Window(-best, -best + 1);
    int reply = engine.solve(after, reachesBest).value().centidiscs() / DISC;
    return DISC * Math.max(0, best + reply);
  }
}
