package org.kifu.annotate.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kifu.annotate.Consequence;
import org.kifu.annotate.Consequence.Effect;
import org.kifu.board.Move;
import org.kifu.board.Square;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainBoard.Cell;

/** The achievements of refutations of the answer keys, counted again on a plain board. */
class BothLinesTest {
  private static final int FOLLOWED = 16;

  /** The ends of both lines of a move, and how often its mover passes. */
  private record Ends(
      Cell mover, PlainBoard played, PlainBoard best, int passes, int passesInBest) {
    static Ends of(KeyMove move) throws ShapeException {
      List<Move> played = move.moves("refutation");
      List<Move> best = move.moves("bestLine");
      int plies = Math.min(FOLLOWED, Math.min(played.size(), best.size())) / 2 * 2;
      return new Ends(
          PlainBoard.of(move.before()).toMove(),
          after(move, played.subList(0, plies)),
          after(move, best.subList(0, plies)),
          passes(played.subList(0, plies)),
          passes(best.subList(0, plies)));
    }

    private static PlainBoard after(KeyMove move, List<Move> line) throws ShapeException {
      PlainBoard board = PlainBoard.of(move.before());
      for (Move each : line) {
        if (each.isPass()) {
          board.pass();
        } else {
          board.play(each.square());
        }
      }
      return board;
    }

    private static int passes(List<Move> line) {
      int passes = 0;
      for (int ply = 0; ply < line.size(); ply += 2) {
        passes += line.get(ply).isPass() ? 1 : 0;
      }
      return passes;
    }

    boolean isOthers(PlainBoard board, String square) {
      Cell cell = board.at(Square.parse(square));
      return cell != Cell.EMPTY && cell != mover;
    }
  }

  @Test
  void consequencesAreTrueOfTheRefutationAlone() throws IOException, ShapeException {
    Map<Effect, Integer> seen = new EnumMap<>(Effect.class);
    for (KeyMove move : KeyMove.all()) {
      Ends ends = Ends.of(move);
      for (Consequence consequence : move.lines().consequences()) {
        assertThat(isTrue(consequence, ends)).as(move.id() + " " + consequence).isTrue();
        seen.merge(consequence.effect(), 1, Integer::sum);
      }
    }
    assertThat(seen.keySet()).hasSizeGreaterThan(4);
  }

  private static boolean isTrue(Consequence consequence, Ends ends) {
    return switch (consequence.effect()) {
      case CORNER, EDGE ->
          !consequence.squares().isEmpty()
              && consequence.squares().stream()
                  .allMatch(
                      square ->
                          ends.isOthers(ends.played(), square)
                              && !ends.isOthers(ends.best(), square)
                              && isOnEdge(square));
      case PASSES ->
          consequence.played() == ends.passes()
              && consequence.best() == ends.passesInBest()
              && ends.passes() > ends.passesInBest();
      case MOBILITY_LOST ->
          consequence.played() == ends.played().legalMoves().size()
              && consequence.best() == ends.best().legalMoves().size()
              && consequence.played() < consequence.best();
      case STABLE_GIVEN -> consequence.played() > consequence.best();
      case STABLE_LOST -> consequence.played() < consequence.best();
      case DISCS -> false; // the trial adds it
    };
  }

  private static boolean isOnEdge(String square) {
    return "ah".indexOf(square.charAt(0)) >= 0 || "18".indexOf(square.charAt(1)) >= 0;
  }
}
