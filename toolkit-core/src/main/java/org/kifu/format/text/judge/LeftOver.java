package org.kifu.format.text.judge;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import org.kifu.format.text.find.FilledCell;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.WrittenSquare;

/** Tells of squares inside of a game, or right behind it, that it does not take. */
final class LeftOver {
  /** The number of moves from which on a square inside of a game is missed. */
  private static final int CLEAR = 8;

  /** The gap between squares that are not in one list. */
  private static final String FAR = "far";

  /** The squares that are no remarks. */
  private final List<WrittenSquare> squares = new ArrayList<>();

  /** The run of each of them. */
  private final List<Run> runOf = new ArrayList<>();

  private final IdentityHashMap<WrittenSquare, Integer> indices = new IdentityHashMap<>();
  private final boolean[] isUsed;

  /** The squares of games so short that they may be no games. */
  private final BitSet ofShort = new BitSet();

  LeftOver(List<Run> runs, RunWorth worths) {
    for (Run run : runs) {
      if (!worths.isRemark(run)) {
        for (WrittenSquare square : run.squares()) {
          indices.put(square, squares.size());
          squares.add(square);
          runOf.add(run);
        }
      }
    }
    isUsed = new boolean[squares.size()];
  }

  void tell(List<FoundGame> games) {
    for (FoundGame game : games) {
      for (WrittenSquare square : game.squares()) {
        Integer index = indices.get(square);
        if (index != null) {
          isUsed[index] = true;
          ofShort.set(index, game.size() < CLEAR);
        }
      }
    }
    games.stream().filter(game -> game.size() > 0).forEach(this::tell);
  }

  private void tell(FoundGame game) {
    int first = -1;
    int last = -1;
    for (WrittenSquare square : game.squares()) {
      Integer index = indices.get(square);
      first = first < 0 && index != null ? index : first;
      last = index == null ? last : index;
    }
    if (first < 0) {
      return;
    }
    if (game.isEnded()) {
      game.addBehind(behind(last));
    }
    if (isListedBefore(first)) {
      game.note(GameNote.Kind.LEFT_BEFORE, "", squares.get(first - 1).place());
    }
    if (game.isBroken()) {
      return; // it has all squares behind its first one
    }
    int inside = 0;
    for (int i = first; i < last; i++) {
      inside += isUsed[i] ? 0 : 1;
    }
    if (inside > 0 && game.size() >= CLEAR) {
      game.addFaults(inside);
      game.note(GameNote.Kind.LEFT_OUT, Integer.toString(inside));
    } else if (goesOn(game, last)) {
      game.addFaults(Math.max(1, inside));
      game.note(GameNote.Kind.GOES_ON, "");
    }
  }

  /** Whether a square of no clear game stands before the first move as moves of the list do. */
  private boolean isListedBefore(int first) {
    int before = first - 1;
    if (before < 0 || first + 2 >= squares.size() || isUsed[before] && !ofShort.get(before)) {
      return false;
    }
    String between = gap(first) + gap(first + 1);
    String gap = gap(before);
    return !gap.equals(FAR)
        && gap.chars().allMatch(sign -> between.indexOf(sign) >= 0)
        && (!gap.isEmpty() || gap(first).isEmpty());
  }

  /** The signs between a square and the next one; empty if they are joined. */
  private String gap(int index) {
    WrittenSquare square = squares.get(index);
    WrittenSquare next = squares.get(index + 1);
    boolean isBeside =
        square.isBeside(next)
            && runOf.get(index) == runOf.get(index + 1)
            && square.to() <= next.from();
    String text = square.row().cells().get(square.cell()).written();
    String between = isBeside ? text.substring(square.to(), next.from()) : FAR;
    return between.replaceAll("\\s", " ").replaceAll("[\\d.]", "");
  }

  /** The squares of a list that go on behind the last move, which nobody takes. */
  private List<WrittenSquare> behind(int last) {
    List<WrittenSquare> behind = new ArrayList<>(0);
    Run run = runOf.get(last);
    for (int i = last + 1;
        i < squares.size() && runOf.get(i) == run && run.words() == 0 && !isUsed[i];
        i++) {
      behind.add(squares.get(i));
    }
    return behind;
  }

  /** Whether squares are in words in a cell beside one that the list of a game fills. */
  private static boolean isNameBeside(FoundGame game, Run run) {
    return run.row().number() == game.lastRow()
        && FilledCell.isFilled(game.squares())
        && !FilledCell.isFilled(run.squares());
  }

  /** Whether a square that nobody takes, and no other label names, is behind an unfinished game. */
  private boolean goesOn(FoundGame game, int last) {
    int next = last + 1;
    return !game.isEnded()
        && next < squares.size()
        && runOf.get(next).label().equals(runOf.get(last).label())
        && !isUsed[next]
        && !isNameBeside(game, runOf.get(next))
        && squares.get(next).row().number() - game.squares().getLast().row().number() <= 1;
  }
}
