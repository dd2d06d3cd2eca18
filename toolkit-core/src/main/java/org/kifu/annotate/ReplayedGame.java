package org.kifu.annotate;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.board.Position;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameRecord;
import org.kifu.game.Notes;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;

/** A replayed game, all of whose moves are legal. */
record ReplayedGame<P, M>(ParsedGame parsed, GameRecord record, Replay<P, M> replay) {
  int plies() {
    return replay.steps().size();
  }

  /** The positions of the 8x8 board before each ply and after the last; empty for other rules. */
  List<Position> positions() {
    return replay.rules().name().equals(GameRecord.OTHELLO)
        ? Stream.concat(replay.steps().stream().map(Step::before), Stream.of(replay.end()))
            .map(Position.class::cast)
            .toList()
        : List.of();
  }

  GameSummary facts() {
    return new GameSummary(
        parsed.origin().start(),
        parsed.number(),
        record.header(),
        replay.rules().name(),
        record.start(),
        GameResult.of(record.declared(), replay),
        replay.loans());
  }

  /**
   * The notes of a record at the plies of its game. A record counts the moves that it writes, and
   * need not write passes; here, passes are counted.
   */
  static final class PlyNotes {
    private final int plies;

    /** The number of plies before each written move. */
    private final List<Integer> before;

    private PlyNotes(List<? extends Step<?, ?>> steps) {
      plies = steps.size();
      before =
          IntStream.range(0, plies).filter(ply -> steps.get(ply).token() >= 0).boxed().toList();
    }

    /** Converts the places of notes from written moves to plies. */
    static Notes of(Notes written, Replay<?, ?> replay) {
      if (written.equals(Notes.NONE)) {
        return written;
      }
      PlyNotes at = new PlyNotes(replay.steps());
      return new Notes(
          written.remarks().stream().map(at::of).toList(),
          written.clocks().stream().map(at::of).toList(),
          written.evaluations().stream().map(at::of).toList(),
          written.tags().stream().map(at::of).toList(),
          written.variations().stream().map(at::of).toList());
    }

    private Remark of(Remark remark) {
      return remark.at(after(remark.move()));
    }

    private ClockTime of(ClockTime clock) {
      return new ClockTime(before(clock.move()), clock.seconds());
    }

    private Evaluation of(Evaluation evaluation) {
      return new Evaluation(before(evaluation.move()), evaluation.discs());
    }

    private Tag of(Tag tag) {
      return new Tag(after(tag.move()), tag.name(), tag.value());
    }

    private Variation of(Variation variation) {
      return new Variation(before(variation.move()), variation.moves(), variation.notes());
    }

    /** The number of plies up to the last of {@code moves} written moves. */
    private int after(int moves) {
      return moves == 0 ? 0 : before(moves - 1) + 1;
    }

    /** The number of plies before a written move; all plies if the move would follow the last. */
    private int before(int move) {
      return move < before.size() ? before.get(move) : plies;
    }
  }
}
