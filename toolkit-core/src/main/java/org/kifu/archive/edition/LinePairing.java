package org.kifu.archive.edition;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.edition.GamePairing.PairTaker;
import org.kifu.archive.edition.GamePairing.RestTaker;
import org.kifu.archive.edition.GamePairing.SidedGame;
import org.kifu.spill.SpillSort;

/**
 * A pairing of games of two archives with different moves; those with the longest common line come
 * first. In the order of their lines, games with a common line are together. They wait where their
 * line separates from the next one, which is a branch of the tree of all lines. They are paired
 * there if no game further out fits.
 */
final class LinePairing implements Closeable {
  /** The most games that wait at a time; others are handed on without a partner. */
  private static final int MOST_WAITING = 10_000;

  /** The most games that are tried as partners of one game at a branch. */
  private static final int MOST_TRIED = 100;

  private static final Comparator<GameTraits> BY_INDEX =
      Comparator.comparingLong(GameTraits::index);

  /**
   * The games that have a common line and no partner yet.
   *
   * @param moves the length of the common line
   */
  private record Branch(int moves, List<GameTraits> firsts, List<GameTraits> seconds) {
    Branch(int moves) {
      this(moves, new ArrayList<>(), new ArrayList<>());
    }

    void add(SidedGame game) {
      (game.second() ? seconds : firsts).add(game.game());
    }

    int size() {
      return firsts.size() + seconds.size();
    }
  }

  private final Comparator<GameTraits> agreement;
  private final BiPredicate<GameTraits, GameTraits> fits;
  private final double leastShare;
  private final SpillSort<SidedGame> games;
  private final Deque<Branch> branches = new ArrayDeque<>();
  private int waiting;

  /**
   * Starts without games.
   *
   * @param agreement the order in which two games that may be paired are equal
   * @param fits tells whether two games can be one game
   * @param leastShare the share of each of the two games that must be their common line
   */
  LinePairing(
      Comparator<GameTraits> agreement,
      BiPredicate<GameTraits, GameTraits> fits,
      double leastShare,
      long memory) {
    this.agreement = agreement;
    this.fits = fits;
    this.leastShare = leastShare;
    this.games = SidedGame.sort(agreement.thenComparing(GameTraits::line), memory);
  }

  void add(SidedGame game) throws IOException {
    games.add(game);
  }

  /** Hands on all games, either in a pair or as the rest. */
  void finish(PairTaker pairs, RestTaker rest) throws IOException {
    Iterator<SidedGame> sorted = games.sorted();
    GameTraits last = null;
    while (sorted.hasNext()) {
      SidedGame next = sorted.next();
      if (last != null) {
        boolean agree = agreement.compare(last, next.game()) == 0;
        backTo(agree ? last.line().movesInCommon(next.game().line()) : -1, pairs, rest);
      }
      wait(next, rest);
      last = next.game();
    }
    backTo(-1, pairs, rest);
  }

  /** Lets a game wait at the end of its line. */
  private void wait(SidedGame game, RestTaker rest) throws IOException {
    if (waiting == MOST_WAITING) {
      rest.accept(game);
      return;
    }
    branch(length(game.game())).add(game);
    waiting++;
  }

  private static int length(GameTraits game) {
    return game.line().movesInCommon(game.line());
  }

  /** The outermost branch, which is at {@code moves} or further out after {@link #backTo}. */
  private Branch branch(int moves) {
    Branch last = branches.peekLast();
    if (last == null || last.moves() < moves) {
      last = new Branch(moves);
      branches.addLast(last);
    }
    return last;
  }

  /** Pairs the games whose lines separate further out, and moves the rest back. */
  private void backTo(int moves, PairTaker pairs, RestTaker rest) throws IOException {
    while (!branches.isEmpty() && branches.getLast().moves() > moves) {
      Branch outer = branches.removeLast();
      waiting -= outer.size();
      pair(outer, pairs);
      for (GameTraits each : outer.firsts()) {
        goBack(new SidedGame(each, false), moves, rest);
      }
      for (GameTraits each : outer.seconds()) {
        goBack(new SidedGame(each, true), moves, rest);
      }
    }
  }

  private void goBack(SidedGame game, int moves, RestTaker rest) throws IOException {
    Branch next = branches.peekLast();
    int back = next == null ? moves : Math.max(moves, next.moves());
    if (back < 0 || back < leastShare * length(game.game())) {
      rest.accept(game);
    } else {
      branch(back).add(game);
      waiting++;
    }
  }

  /** Takes the games that fit out of the branch. */
  private void pair(Branch branch, PairTaker pairs) throws IOException {
    branch.firsts().sort(BY_INDEX);
    branch.seconds().sort(BY_INDEX);
    for (Iterator<GameTraits> firsts = branch.firsts().iterator(); firsts.hasNext(); ) {
      GameTraits first = firsts.next();
      Optional<GameTraits> second =
          branch.seconds().stream()
              .limit(MOST_TRIED)
              .filter(each -> fits.test(first, each))
              .findFirst();
      if (second.isPresent()) {
        firsts.remove();
        branch.seconds().remove(second.get());
        pairs.accept(first, second.get());
      }
    }
  }

  @Override
  public void close() throws IOException {
    games.close();
  }
}
