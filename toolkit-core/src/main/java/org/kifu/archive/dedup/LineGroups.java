package org.kifu.archive.dedup;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import org.kifu.spill.PeekingIterator;
import org.kifu.spill.SpillSort;

/**
 * A walk through the games in the order of their lines: games with the same line stand together,
 * and directly behind a line stand those that go on from it.
 */
final class LineGroups {
  /** A taker of one game of each line, and one for each meeting of it. */
  interface Representatives {
    /** The first game of a line. */
    void line(GameTraits first) throws IOException;

    /** The first game of a line with certain facts. */
    void facts(GameTraits first) throws IOException;
  }

  static final Comparator<GameTraits> ORDER =
      Comparator.comparing(GameTraits::line).thenComparingLong(GameTraits::index);

  private static final Comparator<GameTraits> BY_FACTS =
      Comparator.comparing(GameTraits::facts)
          .thenComparingInt(game -> game.line().turn())
          .thenComparingLong(GameTraits::index);

  private static final Comparator<GameTraits> BY_INDEX =
      Comparator.comparingLong(GameTraits::index);

  /** A line that may be the beginning of the next ones. */
  private static final class Beginning {
    private final GameTraits first;
    private final long[] games;
    private boolean hasLonger;

    Beginning(GameTraits first, long[] games) {
      this.first = first;
      this.games = games;
    }
  }

  private final GroupCollector groups;
  private final DuplicateRemoval removal;
  private final Representatives representatives;
  private final Deque<Beginning> beginnings = new ArrayDeque<>();

  LineGroups(GroupCollector groups, DuplicateRemoval removal, Representatives representatives) {
    this.groups = groups;
    this.removal = removal;
    this.representatives = representatives;
  }

  /**
   * Finds what the lines tell.
   *
   * @param sorted all games in {@link #ORDER}
   */
  void walk(Iterator<GameTraits> sorted) throws IOException {
    PeekingIterator<GameTraits> games = new PeekingIterator<>(sorted);
    while (games.hasNext()) {
      GameTraits first = games.next();
      long[] all = {first.index()};
      if (games.hasNext(game -> game.line().equals(first.line()))) {
        all = ofOneLine(first, games);
      } else {
        representatives.facts(first);
      }
      representatives.line(first);
      begin(first, all);
    }
  }

  /** Parts the games of a line by their facts, and these by how they are turned. */
  private long[] ofOneLine(GameTraits first, PeekingIterator<GameTraits> games) throws IOException {
    LongStream.Builder indices = LongStream.builder().add(first.index());
    try (SpillSort<GameTraits> byFacts = groups.sort(BY_FACTS);
        SpillSort<GameTraits> distinct = groups.sort(BY_INDEX)) {
      byFacts.add(first);
      while (games.hasNext(game -> game.line().equals(first.line()))) {
        GameTraits game = games.next();
        indices.add(game.index());
        byFacts.add(game);
      }
      boolean isPlayed = first.moves() > 0; // games without moves are not the same for that
      removal.startOthers(DuplicateReason.SAME_MOVES);
      PeekingIterator<GameTraits> sorted = new PeekingIterator<>(byFacts.sorted());
      while (sorted.hasNext()) {
        distinct.add(ofSameFacts(sorted));
        if (!isPlayed) {
          removal.startOthers(DuplicateReason.SAME_MOVES);
        }
      }
      GroupCollector.PendingGroup sameMoves = groups.open(DuplicateReason.SAME_MOVES);
      Iterator<GameTraits> firsts = distinct.sorted();
      while (firsts.hasNext()) {
        GameTraits each = firsts.next();
        if (isPlayed) {
          sameMoves.add(each);
        }
        representatives.facts(each);
      }
    }
    return indices.build().toArray();
  }

  /** Takes the games with the next facts, and returns the first of them. */
  private GameTraits ofSameFacts(PeekingIterator<GameTraits> sorted) throws IOException {
    removal.startOthers(DuplicateReason.SYMMETRIC);
    List<GameTraits> turned = new ArrayList<>();
    GameTraits one = ofSameTurn(sorted);
    turned.add(one);
    while (sorted.hasNext(game -> game.facts().equals(one.facts()))) {
      turned.add(ofSameTurn(sorted));
    }
    turned.sort(BY_INDEX);
    GroupCollector.PendingGroup symmetric = groups.open(DuplicateReason.SYMMETRIC);
    for (GameTraits each : turned) {
      symmetric.add(each);
    }
    return turned.getFirst();
  }

  /** Takes the games that are identical to the next one, and returns the first of them. */
  private GameTraits ofSameTurn(PeekingIterator<GameTraits> sorted) throws IOException {
    removal.startOthers(DuplicateReason.IDENTICAL);
    GameTraits first = sorted.next();
    GroupCollector.PendingGroup identical = groups.open(DuplicateReason.IDENTICAL);
    identical.add(first);
    removal.same(first);
    while (sorted.hasNext(first::isIdenticalTo)) {
      GameTraits game = sorted.next();
      identical.add(game);
      removal.same(game);
    }
    return first;
  }

  /**
   * Looks which of the lines before is the longest beginning of this one; a line without moves is
   * none. The shorter ones are beginnings of that one, so that no game is named more than twice.
   */
  private void begin(GameTraits first, long[] games) throws IOException {
    while (!beginnings.isEmpty() && !first.line().startsWith(beginnings.getLast().first.line())) {
      beginnings.removeLast();
    }
    Beginning shorter = beginnings.peekLast();
    if (shorter != null) {
      if (!shorter.hasLonger) {
        shorter.hasLonger = true;
        groups.add(DuplicateReason.PREFIX, shorter.first, shorter.first);
        removal.beginnings(shorter.games);
      }
      groups.add(DuplicateReason.PREFIX, shorter.first, first);
    }
    if (first.moves() > 0) {
      beginnings.addLast(new Beginning(first, games));
    }
  }
}
