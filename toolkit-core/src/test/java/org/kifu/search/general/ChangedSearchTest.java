package org.kifu.search.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.rules.grid.GridMove;
import org.kifu.rules.grid.GridPosition;
import org.kifu.rules.grid.GridRules;
import org.kifu.rules.grid.NamedGrids;
import org.kifu.search.WhatIf;
import org.kifu.search.WhatIfSearch;
import org.kifu.testing.Endgames;

/** Searches under a change, beside the search of the 8x8 game and a plain minimax. */
class ChangedSearchTest {
  private static ChangedSearch<GridPosition, GridMove> search(GridRules rules) {
    return new ChangedSearch<>(rules, GridMove.PASS, GridMove::square);
  }

  private static GridRules rules(String name) {
    return NamedGrids.byName(name).orElseThrow();
  }

  private static GridPosition position(GridRules rules, Position same) {
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      boolean isBlack = (same.black() >>> square & 1) != 0;
      text.append(isBlack ? 'X' : (same.white() >>> square & 1) != 0 ? 'O' : '-');
    }
    text.append(' ').append(same.sideToMove() == Disc.BLACK ? 'X' : 'O');
    return rules.start(new StartSpec.Setup(text.toString())).orElseThrow();
  }

  @Test
  void findsTheScoresOfTheSearchOfTheTournamentGame() {
    GridRules rules = rules("grid:8x8");
    ChangedSearch<GridPosition, GridMove> search = search(rules);
    WhatIfSearch other = new WhatIfSearch();
    for (Position position : Endgames.played(63, 30, 7)) {
      search.start();
      other.start();
      for (Change change : changes(position, new Random(position.player()))) {
        WhatIf same =
            new WhatIf(
                change.barred().longValue(),
                Math.min(change.turns(), WhatIf.FOR_EVER),
                change.freePass());
        assertThat(search.value(position(rules, position), position.empties(), true, change))
            .as("%s, %s", position, change)
            .isEqualTo(100 * other.value(position, position.empties(), same));
      }
    }
  }

  private static List<Change> changes(Position position, Random random) {
    List<Change> changes = new ArrayList<>(List.of(Change.NOTHING, Change.freePass(3)));
    long empty = ~(position.player() | position.opponent());
    for (int i = 0; i < 3; i++) {
      BigInteger squares = BigInteger.ZERO;
      for (int square = 0; square < 64; square++) {
        squares =
            (empty >>> square & 1) != 0 && random.nextBoolean() ? squares.setBit(square) : squares;
      }
      changes.add(Change.barred(squares, 1 + i));
      changes.add(new Change(squares, 1 + i, true));
      changes.add(Change.barred(squares, Change.FOR_EVER));
    }
    return changes;
  }

  /** Six squares before the end of random games. */
  @ParameterizedTest
  @ValueSource(strings = {"anti:6x6", "one-way:6x6", "grid:5x6", "ravensburger:6x6"})
  void findsThePlainMinimaxOfOtherGames(String name) {
    GridRules rules = rules(name);
    ChangedSearch<GridPosition, GridMove> search = search(rules);
    Random random = new Random(63);
    int tried = 0;
    while (tried < 12) {
      GridPosition position = random(rules, random);
      if (rules.legalMoves(position).isEmpty() || rules.legalMoves(position).getFirst().isPass()) {
        continue;
      }
      BigInteger barred = BigInteger.ZERO.setBit(rules.legalMoves(position).getFirst().square());
      for (Change change :
          List.of(
              Change.NOTHING,
              Change.barred(barred, 1),
              Change.barred(barred, 2),
              Change.freePass(2))) {
        search.start();
        assertThat(search.value(position, rules.count(position).empties(), true, change))
            .as("%s, %s", position, change)
            .isEqualTo(minimax(rules, position, true, change));
      }
      tried++;
    }
  }

  private static GridPosition random(GridRules rules, Random random) {
    GridPosition position = rules.start(StartSpec.STANDARD).orElseThrow();
    List<GridMove> moves = rules.legalMoves(position);
    while (!moves.isEmpty() && rules.count(position).empties() > 6) {
      position = rules.play(position, moves.get(random.nextInt(moves.size())));
      moves = rules.legalMoves(position);
    }
    return position;
  }

  private static int minimax(
      GridRules rules, GridPosition position, boolean isBarredSide, Change change) {
    int turns = change.turns();
    boolean mayPass = change.freePass() && !(isBarredSide && turns == 0);
    Change now = new Change(change.barred(), turns, mayPass);
    Change next = isBarredSide && turns > 0 ? new Change(now.barred(), turns - 1, mayPass) : now;
    List<GridMove> moves = moves(rules, position, isBarredSide, now);
    GridPosition passed = rules.play(position, GridMove.PASS);
    if (moves.isEmpty()) {
      return moves(rules, passed, !isBarredSide, next).isEmpty()
          ? rules.count(position).worth(position.sideToMove())
          : -minimax(rules, passed, !isBarredSide, next);
    }
    int best = Integer.MIN_VALUE;
    if (!isBarredSide && mayPass) {
      best = -minimax(rules, passed, true, Change.barred(now.barred(), turns));
    }
    for (GridMove move : moves) {
      best = Math.max(best, -minimax(rules, rules.play(position, move), !isBarredSide, next));
    }
    return best;
  }

  private static List<GridMove> moves(
      GridRules rules, GridPosition position, boolean isBarredSide, Change change) {
    return rules.legalMoves(position).stream()
        .filter(move -> !move.isPass())
        .filter(
            move -> !isBarredSide || change.turns() == 0 || !change.barred().testBit(move.square()))
        .toList();
  }
}
