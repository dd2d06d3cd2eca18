package org.kifu.format.text.judge;

import static org.kifu.format.text.judge.Price.BROKEN;
import static org.kifu.format.text.judge.Price.CUT;
import static org.kifu.format.text.judge.Price.CUT_BEFORE;
import static org.kifu.format.text.judge.Price.CUT_SHORT;
import static org.kifu.format.text.judge.Price.ENDED;
import static org.kifu.format.text.judge.Price.FAULT_BETWEEN;
import static org.kifu.format.text.judge.Price.FAULT_IN_PROSE;
import static org.kifu.format.text.judge.Price.NUMBER_AGREES;
import static org.kifu.format.text.judge.Price.NUMBER_DIFFERS;
import static org.kifu.format.text.judge.Price.RIVAL;
import static org.kifu.format.text.judge.Price.SHORT;
import static org.kifu.format.text.judge.Price.SIDE_AGREES;
import static org.kifu.format.text.judge.Price.SIDE_DIFFERS;
import static org.kifu.format.text.judge.Price.UNUSED;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.SquareNumber;
import org.kifu.format.text.find.SquareSpelling;
import org.kifu.format.text.find.WrittenSquare;

/**
 * Cuts a stream of runs into games by the rules. One search keeps the best ways to cut what came so
 * far; at each square, each way plays it, leaves it out, closes its game, or begins another one.
 * For one thread.
 */
public final class Judge {
  /** The number of ways that are kept. */
  private static final int BEAM = 32;

  /** The number of moves below which a game that stands alone is too short. */
  private static final int LEAST = 4;

  /** The number of moves from which on a game is clear enough to have faults, or to break. */
  private static final int CLEAR = 8;

  /** The same in a line of joined squares, which are nothing else than moves. */
  private static final int BEGUN = 3;

  /** The most squares that a game may leave out. */
  private static final int MOST_FAULTS = 2;

  /** The number of moves above which a game that ends, or a line of squares, is no accident. */
  private static final int LONG = 30;

  private final JudgedPosition start;
  private final SquareSpelling usual;
  private final int squares;
  private final @Nullable JudgedPosition[] firstMoves = new JudgedPosition[SquareNumber.USUAL];
  private final Map<Integer, Optional<JudgedPosition>> otherFirstMoves = new HashMap<>();
  private final boolean namesLines;
  private final Prices prices;
  private final RunWorth worths;
  private final Beam next = new Beam();
  private Beam before = new Beam();
  private Beam after = new Beam();

  /**
   * A judge by some rules.
   *
   * @param start the position from which games begin
   */
  public Judge(JudgedPosition start, Prices prices) {
    this.start = start;
    this.namesLines = start.namesLines();
    this.prices = prices;
    this.worths = new RunWorth(prices);
    this.usual = start.spelling().orElse(SquareSpelling.LATIN);
    this.squares = (int) usual.squares().count();
    for (int square = 0; square < SquareNumber.USUAL; square++) {
      firstMoves[square] = start.play(square);
    }
  }

  /** Runs whose moves name the lines that they flip, as in {@code e3>e5}, if the rules ask so. */
  public List<Run> withLines(List<Run> runs) {
    return namesLines ? runs.stream().map(Run::withLines).toList() : runs;
  }

  /** The usual spelling of the squares of the board: the only one if the board is large. */
  public SquareSpelling usualSpelling() {
    return usual;
  }

  /** The number of squares of the board, which is the most moves of a game. */
  public int squares() {
    return squares;
  }

  /** Whether a game may begin with a square. */
  public boolean isFirstMove(int square) {
    return firstMove(square) != null;
  }

  private @Nullable JudgedPosition firstMove(int square) {
    return square < 0
        ? null
        : square < SquareNumber.USUAL
            ? firstMoves[square]
            : otherFirstMoves
                .computeIfAbsent(square, first -> Optional.ofNullable(start.play(first)))
                .orElse(null);
  }

  /** The position from which games begin. */
  public JudgedPosition start() {
    return start;
  }

  /**
   * Whether eight squares anywhere in a stream are legal from the start: without that no search is
   * worth its time.
   */
  public boolean isHopeful(List<Run> runs) {
    List<WrittenSquare> squares = runs.stream().flatMap(run -> run.squares().stream()).toList();
    for (int i = 0; i < squares.size(); i++) {
      int least = Math.min(CLEAR, squares.size() - i);
      if (isFirstMove(squares.get(i).square())
          && legal(squares.subList(i, i + least), start) == least) {
        return true;
      }
    }
    return false;
  }

  /** The number of squares that are legal one after the other, from the first on. */
  public int legal(List<WrittenSquare> squares, JudgedPosition from) {
    JudgedPosition position = from;
    for (int i = 0; i < squares.size(); i++) {
      JudgedPosition played = position.play(squares.get(i).square());
      if (played == null) {
        return i;
      }
      position = played;
    }
    return squares.size();
  }

  /** The position behind squares that are all legal; null if one is not. */
  public @Nullable JudgedPosition end(List<WrittenSquare> squares, JudgedPosition from) {
    JudgedPosition position = from;
    for (WrittenSquare square : squares) {
      JudgedPosition played = position.play(square.square());
      if (played == null) {
        return null;
      }
      position = played;
    }
    return position;
  }

  /**
   * Cuts a stream of runs into games.
   *
   * @param isList whether the runs are in the order of the text, whose numbers then count the moves
   */
  public CutGames explain(List<Run> runs, boolean isList) {
    List<State> states = List.of(State.EMPTY);
    for (Run run : runs) {
      states = step(states, run);
    }
    List<State> ends =
        states.stream()
            .map(this::closed)
            .sorted(Comparator.comparingDouble(State::gain).reversed())
            .toList();
    State best = ends.getFirst();
    List<FoundGame> games = games(best, isList);
    new LeftOver(runs, worths).tell(games);
    return new CutGames(games, best.gain(), rival(ends, games, isList));
  }

  private List<FoundGame> rival(List<State> ends, List<FoundGame> games, boolean isList) {
    List<String> moves = games.stream().map(FoundGame::moves).toList();
    for (State state : ends.subList(1, ends.size())) {
      if (ends.getFirst().gain() - state.gain() > prices.of(RIVAL)) {
        break;
      }
      List<FoundGame> others = games(state, isList);
      if (!others.stream().map(FoundGame::moves).toList().equals(moves)) {
        return others;
      }
    }
    return List.of();
  }

  /** All states after one run: it is skipped, played on, begun anew, or cut inside. */
  private List<State> step(List<State> states, Run run) {
    next.clear();
    before.clear();
    for (State state : states) {
      skip(state, run);
      before.keep(state);
    }
    RunStep step = new RunStep(run);
    for (int i = 0; i < run.size(); i++) {
      after.clear();
      for (int k = 0; k < before.size(); k++) {
        step.take(before.get(k), run.squares().get(i), i == 0);
      }
      Beam done = before;
      before = after;
      after = done;
      before.limit(BEAM);
    }
    for (int k = 0; k < before.size(); k++) {
      next.keep(before.get(k));
    }
    next.sort();
    List<State> kept = new ArrayList<>(BEAM);
    for (int k = 0; k < Math.min(BEAM, next.size()); k++) {
      kept.add(next.get(k));
    }
    return kept;
  }

  /** Leaves out a whole run. */
  private void skip(State state, Run run) {
    double lost = worths.ofLeaving(run);
    boolean isMissed =
        state.position() != null
            && !state.isBroken()
            && !worths.isRemark(run)
            && run.row().number() - state.row() <= 1
            && !state.position().isOver();
    if (!isMissed) {
      next.keep(state.paying(lost));
      return;
    }
    if (state.faults() + run.size() <= MOST_FAULTS) {
      double price = prices.of(FAULT_BETWEEN) * run.size();
      next.keep(state.without(run.size(), run.row().number(), price));
    }
    double cut = prices.of(state.size() >= CLEAR ? CUT_BEFORE : CUT_SHORT);
    next.keep(closed(state).paying(lost + cut));
  }

  private State closed(State state) {
    JudgedPosition position = state.position();
    if (position == null) {
      return state;
    }
    double worth = state.size() > LONG && position.isOver() ? prices.of(ENDED) : 0;
    return state.closing(
        state.size() < LEAST && !state.isSure() ? worth - prices.of(SHORT) : worth);
  }

  private static List<FoundGame> games(State state, boolean isList) {
    List<FoundGame> games = new ArrayList<>();
    for (State.Closed game = state.closed(); game != null; game = game.before()) {
      List<WrittenSquare> squares = new ArrayList<>();
      for (State.Link link = game.squares(); link != null; link = link.before()) {
        squares.add(link.square());
      }
      FoundGame found =
          game.end() == null
              ? FoundGame.broken(squares.reversed())
              : FoundGame.faulty(squares.reversed(), game.end(), game.faults());
      if (isList) {
        found.checkNumbers();
      }
      games.add(found);
    }
    return games.reversed();
  }

  /** The step from a state by one square of a run. */
  private final class RunStep {
    private final double worth;
    private final boolean isRemark;
    private final double newGame;
    private final boolean isSure;
    private final boolean isList;

    /** Whether it is a list whose first move is written twice, so that no game begins within it. */
    private final boolean isRepeated;

    RunStep(Run run) {
      worth = worths.ofSquare(run);
      isRemark = worths.isRemark(run);
      newGame = worths.ofNewGame(run);
      isSure = run.isSure();
      isList = run.words() == 0 && run.isJoined();
      isRepeated =
          isList
              && run.size() > LONG
              && run.size() <= squares
              && run.squares().get(0).square() == run.squares().get(1).square();
    }

    void take(State state, WrittenSquare square, boolean isFirst) {
      JudgedPosition position = state.position();
      boolean isNear = square.row().number() - state.row() <= 1 && !isRemark;
      JudgedPosition played = position == null ? null : position.play(square.square());
      if (position == null) {
        after.keep(state.paying(prices.of(UNUSED) * worth));
      } else if (state.isBroken()) {
        goOnBroken(state, square, isNear);
      } else if (played != null) {
        after.keep(state.with(square, played, worth + agreement(state, square, played)));
      } else {
        takeIllegal(state, square, isNear);
      }
      JudgedPosition first = firstMove(square.square());
      if (first != null && (isFirst || played == null && !isRepeated)) {
        after.keep(closed(state).beginning(square, first, worth - newGame, isSure));
      }
    }

    private void goOnBroken(State state, WrittenSquare square, boolean isNear) {
      after.keep(
          isNear
              ? state.with(square, BrokenPosition.BROKEN, 0)
              : closed(state).paying(prices.of(UNUSED) * worth));
    }

    /** The game ends, has a fault, or breaks; or the square begins another one. */
    private void takeIllegal(State state, WrittenSquare square, boolean isNear) {
      JudgedPosition position = state.position();
      boolean isOver = position != null && position.isOver();
      boolean isClear = state.size() >= CLEAR && !isOver;
      if (isClear && state.faults() < MOST_FAULTS && worth < 1) {
        after.keep(state.without(1, state.row(), prices.of(FAULT_IN_PROSE)));
      }
      if ((isClear || isList && state.size() >= BEGUN && !isOver) && isNear) {
        after.keep(state.with(square, BrokenPosition.BROKEN, -prices.of(BROKEN)));
      }
      if (isOver || !isFirstMove(square.square())) {
        boolean isFree = isOver || !isNear;
        after.keep(closed(state).paying(isFree ? prices.of(UNUSED) * worth : prices.of(CUT)));
      }
    }

    /** The gain or loss for what is written before a move. */
    private double agreement(State state, WrittenSquare square, JudgedPosition played) {
      double gain = 0;
      if (square.number() >= 0) {
        int move = state.size() + 1;
        boolean agrees = square.number() == move || square.number() == (move + 1) / 2;
        gain += agrees ? prices.of(NUMBER_AGREES) : -prices.of(NUMBER_DIFFERS);
      }
      if (square.side() != 0) {
        boolean agrees = (square.side() == 1) != played.isBlackToMove();
        gain += agrees ? prices.of(SIDE_AGREES) : -prices.of(SIDE_DIFFERS);
      }
      return gain;
    }
  }
}
