package org.kifu.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Tag;
import org.kifu.game.Variation;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/**
 * The passes that the rules force. Compact notations leave them out, because a replay restores
 * them. Other programs expect them at their places, so that the sides alternate.
 */
public final class ForcedPasses {
  private final GameRecord game;

  private ForcedPasses(GameRecord game) {
    this.game = game;
  }

  /**
   * Returns the same game with each forced pass written, in its variations too; the record itself
   * if no pass is missing. A move that is not legal and all moves after it stay as they are.
   */
  public static GameRecord written(GameRecord game) {
    Line line = new Line(game.moves(), game.notes());
    Line whole = new ForcedPasses(game).whole(MoveList.EMPTY, line);
    return whole.equals(line) ? game : game.withMoves(whole.moves).withNotes(whole.notes);
  }

  /** Whether a replay restores the passes that are written, because each of them is forced. */
  public static boolean areRestored(GameRecord game) {
    return !game.moves().contains(Pass.WRITTEN)
        || Catalogue.byName(game.rules())
            .map(entry -> Replay.of(entry.rules(), game).ending())
            .filter(ending -> !(ending instanceof Replay.Ending.Illegal))
            .isPresent();
  }

  /** The moves and notes of the game or of a variation. */
  private record Line(MoveList moves, Notes notes) {}

  /**
   * Writes the passes of a line.
   *
   * @param before the moves from the start of the game up to the line, with passes written
   */
  private Line whole(MoveList before, Line line) {
    Missing missing = missing(before, line.moves);
    if (missing.isNone() && line.notes.variations().isEmpty()) {
      return line;
    }
    MoveList moves = missing.isNone() ? line.moves : missing.addedTo(line.moves);
    Notes notes = line.notes;
    return new Line(
        moves,
        new Notes(
            notes.remarks().stream().map(each -> each.at(missing.behind(each.move()))).toList(),
            notes.clocks().stream()
                .map(each -> new ClockTime(missing.at(each.move()), each.seconds()))
                .toList(),
            notes.evaluations().stream()
                .map(each -> new Evaluation(missing.at(each.move()), each.discs()))
                .toList(),
            notes.tags().stream()
                .map(each -> new Tag(missing.behind(each.move()), each.name(), each.value()))
                .toList(),
            notes.variations().stream()
                .map(each -> whole(before, moves, missing.at(each.move()), each))
                .toList()));
  }

  private Variation whole(MoveList before, MoveList moves, int at, Variation variation) {
    MoveList way = joined(before, moves.subList(0, Math.min(at, moves.size())));
    Line whole = whole(way, new Line(variation.moves(), variation.notes()));
    return new Variation(at, whole.moves, whole.notes);
  }

  private Missing missing(MoveList before, MoveList moves) {
    GameRecord way =
        before.isEmpty() ? game.withMoves(moves) : game.withMoves(joined(before, moves));
    return Catalogue.byName(game.rules())
        .map(entry -> Missing.of(entry.rules(), way, before.size()))
        .orElse(Missing.NONE);
  }

  private static MoveList joined(List<MoveToken> before, List<MoveToken> moves) {
    List<MoveToken> all = new ArrayList<>(before);
    all.addAll(moves);
    return MoveList.of(all);
  }

  /** The number of passes that are missing up to each move of a line. */
  private static final class Missing {
    static final Missing NONE = new Missing(new int[0]);

    private final int[] upTo;

    private Missing(int[] upTo) {
      this.upTo = upTo;
    }

    /**
     * Finds the missing passes of a line.
     *
     * @param way the moves up to the line, followed by those of the line
     * @param from the index at which the line begins
     */
    static <P, M> Missing of(Rules<P, M> rules, GameRecord way, int from) {
      int[] upTo = new int[way.moves().size() - from];
      int legal = 0;
      int passes = 0;
      for (Replay.Step<P, M> step : Replay.of(rules, way).steps()) {
        if (step.token() < 0) {
          passes++;
        } else if (step.token() >= from) {
          legal = step.token() - from;
          upTo[legal] = passes;
        }
      }
      int last = upTo.length == 0 ? 0 : upTo[legal];
      Arrays.fill(upTo, Math.min(legal, upTo.length), upTo.length, last);
      return last == 0 ? NONE : new Missing(upTo);
    }

    boolean isNone() {
      return upTo.length == 0;
    }

    /** The place of a move, after the pass before it. */
    int at(int move) {
      return isNone() ? move : move + upTo[Math.min(move, upTo.length - 1)];
    }

    /** The place after a number of moves, before the pass that follows. */
    int behind(int moves) {
      return moves == 0 ? 0 : at(moves - 1) + 1;
    }

    MoveList addedTo(MoveList moves) {
      List<MoveToken> all = new ArrayList<>(at(moves.size()));
      for (int i = 0; i < moves.size(); i++) {
        while (all.size() < at(i)) {
          all.add(Pass.WRITTEN);
        }
        all.add(moves.get(i));
      }
      return MoveList.of(all);
    }
  }
}
