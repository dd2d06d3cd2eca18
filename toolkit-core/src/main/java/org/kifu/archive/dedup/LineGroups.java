package org.kifu.archive.dedup;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import org.kifu.batch.MappedIterator;
import org.kifu.spill.PeekingIterator;
import org.kifu.spill.SpillSort;

/**
 * A walk through the games in the order of their lines: games with the same line are together, and
 * their continuations follow directly.
 */
final class LineGroups {
  /** A receiver of one game of each line, and of one for each set of facts of the line. */
  interface Representatives {
    /** Takes the first game of a line. */
    void line(GameTraits first) throws IOException;

    /** Takes the first game of a line with certain facts. */
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

  /**
   * The most records of one line with different facts that are compared in memory. Lines with more
   * records are only a few moves long, and their comparison tells little.
   */
  private static final int MOST_COMPARED = 10_000;

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
   * Finds the groups of the lines.
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

  /** Separates the games of a line by their facts, and then by their turns. */
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
      PeekingIterator<GameTraits> sorted = new PeekingIterator<>(byFacts.sorted());
      int count = 0;
      for (; sorted.hasNext(); count++) {
        distinct.add(ofSameFacts(sorted));
      }
      // Games are not the same just because they have no moves.
      if (first.moves() == 0) {
        representatives(distinct.sorted());
      } else {
        ofOtherFacts(distinct.sorted(), count);
      }
    }
    return indices.build().toArray();
  }

  private void representatives(Iterator<GameTraits> firsts) throws IOException {
    while (firsts.hasNext()) {
      representatives.facts(firsts.next());
    }
  }

  /**
   * Takes the games of a line that differ in their facts. Separates those that contradict others
   * from those that only know more or less.
   */
  private void ofOtherFacts(Iterator<GameTraits> firsts, int count) throws IOException {
    GroupCollector.PendingGroup sameMoves = groups.open(DuplicateReason.SAME_MOVES);
    DuplicateRemoval.Alike ofSameMoves = removal.alike(DuplicateReason.SAME_MOVES);
    Iterator<List<GameTraits>> games = count > MOST_COMPARED ? alone(firsts) : sameGames(firsts);
    while (games.hasNext()) {
      List<GameTraits> records = games.next();
      sameMoves.add(records.getFirst());
      ofSame(DuplicateReason.SAME_GAME, records);
      for (GameTraits each : records) {
        ofSameMoves.add(each);
        representatives.facts(each);
      }
    }
  }

  private static Iterator<List<GameTraits>> alone(Iterator<GameTraits> records) {
    return new MappedIterator<>(records, List::of);
  }

  private static Iterator<List<GameTraits>> sameGames(Iterator<GameTraits> records) {
    List<GameTraits> all = new ArrayList<>();
    records.forEachRemaining(all::add);
    return SameGames.of(all).iterator();
  }

  /** Takes the games with the next facts, and returns the first of them. */
  private GameTraits ofSameFacts(PeekingIterator<GameTraits> sorted) throws IOException {
    List<GameTraits> turned = new ArrayList<>();
    GameTraits one = ofSameTurn(sorted);
    turned.add(one);
    while (sorted.hasNext(game -> game.facts().equals(one.facts()))) {
      turned.add(ofSameTurn(sorted));
    }
    turned.sort(BY_INDEX);
    ofSame(DuplicateReason.SYMMETRIC, turned);
    return turned.getFirst();
  }

  private void ofSame(DuplicateReason reason, List<GameTraits> games) throws IOException {
    GroupCollector.PendingGroup group = groups.open(reason);
    DuplicateRemoval.Alike alike = removal.alike(reason);
    for (GameTraits each : games) {
      group.add(each);
      alike.add(each);
    }
  }

  /** Takes the games that are identical to the next one, and returns the first of them. */
  private GameTraits ofSameTurn(PeekingIterator<GameTraits> sorted) throws IOException {
    GameTraits first = sorted.next();
    GroupCollector.PendingGroup identical = groups.open(DuplicateReason.IDENTICAL);
    DuplicateRemoval.Alike alike = removal.alike(DuplicateReason.IDENTICAL);
    identical.add(first);
    alike.add(first);
    while (sorted.hasNext(first::isIdenticalTo)) {
      GameTraits game = sorted.next();
      identical.add(game);
      alike.add(game);
    }
    return first;
  }

  /**
   * Finds the longest earlier line that is a beginning of this one, other than a line without
   * moves. The shorter ones are beginnings of that line, so no game appears more than twice.
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
