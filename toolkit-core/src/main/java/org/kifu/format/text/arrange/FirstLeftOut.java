package org.kifu.format.text.arrange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.JudgedPosition;

/**
 * Lines that are legal only behind one of the four first moves, which is the same for all of them,
 * as in books of openings.
 */
public final class FirstLeftOut {
  /** The number of squares of a line that is looked at. */
  private static final int LONG = 8;

  /** The number of words from which on a row is prose. */
  private static final int PROSE = 3;

  /** The number of lines that are enough to know the first move. */
  private static final int ENOUGH = 40;

  private static final double MOST = 0.9;

  private final Judge judge;

  /** An arrangement for the rules of a judge. */
  public FirstLeftOut(Judge judge) {
    this.judge = judge;
  }

  /**
   * The first move that lines leave out; nothing if there is none, or if it is not the same.
   *
   * @param least the least number of lines that show it
   */
  public OptionalInt firstMove(List<Run> runs, int least) {
    List<Run> some =
        runs.stream()
            .filter(run -> run.size() >= LONG && run.words() < PROSE)
            .limit(ENOUGH)
            .toList();
    if (some.size() < least || some.stream().anyMatch(this::isGame)) {
      return OptionalInt.empty();
    }
    for (int first : judge.usualSpelling().squares().toArray()) {
      int fitting = 0;
      JudgedPosition behind = judge.start().play(first);
      if (behind != null) {
        for (Run run : some) {
          fitting += judge.end(run.squares(), behind) == null ? 0 : 1;
        }
        if (fitting >= MOST * some.size()) {
          return OptionalInt.of(first);
        }
      }
    }
    return OptionalInt.empty();
  }

  private boolean isGame(Run run) {
    return judge.legal(run.squares(), judge.start()) >= LONG;
  }

  /** The game of a line behind a first move; nothing if it is not legal. */
  public Optional<FoundGame> game(Run run, int first) {
    JudgedPosition behind = judge.start().play(first);
    JudgedPosition end = behind == null ? null : judge.end(run.squares(), behind);
    if (end == null) {
      return Optional.empty();
    }
    List<WrittenSquare> squares = new ArrayList<>(run.size() + 1);
    squares.add(run.squares().getFirst().as(first));
    squares.addAll(run.squares());
    FoundGame game = FoundGame.legal(squares, end);
    game.note(GameNote.Kind.FIRST_MOVE_ADDED, "");
    return Optional.of(game);
  }
}
