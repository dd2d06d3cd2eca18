package org.kifu.verify;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Limits;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.Counted;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin.Fact;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.TheoreticalScore;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.verify.CheckedGame.TheoryVerdict;

/** The check of theoretical scores against best play, searched to the end. For one thread. */
final class TheoryCheck {
  private static final Limits EXACT = new Limits(1, 60);

  /**
   * The result of a check.
   *
   * @param finding the finding; null if there is none
   */
  record TheoryFinding(TheoryVerdict verdict, @Nullable Finding finding) {
    static final TheoryFinding NOT_ASKED = new TheoryFinding(TheoryVerdict.NOT_ASKED, null);
    static final TheoryFinding LEFT_OUT = new TheoryFinding(TheoryVerdict.LEFT_OUT, null);
  }

  /**
   * The position from which play is perfect.
   *
   * @param ply the next ply, from 1, including passes
   */
  private record TheoryStart(Position position, int ply) {}

  private final Analyser<Position, Move> analyser;
  private final OptionalInt empties;

  TheoryCheck(CheckOptions.Theory theory) {
    this.analyser = theory.analysers().get();
    this.empties = theory.empties();
  }

  /**
   * Checks a game.
   *
   * @param isLegal whether its moves are legal; if they are not, its score is left out
   */
  TheoryFinding check(ParsedGame game, GameRecord record, boolean isLegal) {
    if (record.theory().isEmpty()) {
      return TheoryFinding.NOT_ASKED;
    }
    TheoreticalScore theory = record.theory().get();
    int from = empties.orElse(theory.empties());
    boolean canBeAsked = isLegal && from > 0 && record.rules().equals(GameRecord.OTHELLO);
    Optional<TheoryStart> place = canBeAsked ? place(record, from) : Optional.empty();
    return place.map(each -> compare(game, theory, each)).orElse(TheoryFinding.LEFT_OUT);
  }

  private static Optional<TheoryStart> place(GameRecord record, int empties) {
    Replay<Position, Move> replay = Replay.of(Othello.RULES, record);
    for (int i = 0; i < replay.steps().size(); i++) {
      if (replay.steps().get(i).before().empties() == empties) {
        return Optional.of(new TheoryStart(replay.steps().get(i).before(), i + 1));
      }
    }
    return replay.end().empties() == empties
        ? Optional.of(new TheoryStart(replay.end(), replay.steps().size() + 1))
        : Optional.empty();
  }

  private TheoryFinding compare(ParsedGame game, TheoreticalScore theory, TheoryStart place) {
    Position position = place.position();
    int discs = analyser.value(position, EXACT).value().centidiscs() / 100;
    int blackDiff = position.sideToMove().sign() * discs;
    int blackDiscs = (Square.COUNT + blackDiff) / 2;
    if (blackDiscs == theory.blackDiscs()) {
      return new TheoryFinding(TheoryVerdict.AGREES, null);
    }
    String message =
        "theoretical score %d, best play from %s gives black %s"
            .formatted(
                theory.blackDiscs(),
                Counted.of(position.empties(), "empty square"),
                Counted.of(blackDiscs, "disc"));
    Problem problem =
        new Problem(
            ProblemCode.THEORY_MISMATCH,
            game.origin().of(Fact.THEORY),
            game.number(),
            place.ply(),
            message);
    return new TheoryFinding(TheoryVerdict.DIFFERS, Finding.of(problem));
  }
}
