package org.kifu.format;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;

/**
 * The account of a stretch that was taken before the reader had said whether the stretch belongs to
 * a game. If it does, the game takes its bytes back.
 */
final class EarlyAccount {
  private final long from;
  private long to;
  private ByteCounts counts = ByteCounts.NONE;
  private final List<Problem> problems = new ArrayList<>(0);

  /** Stretches that readers of other notations have read. */
  private final List<long[]> read = new ArrayList<>(0);

  EarlyAccount(long from) {
    this.from = from;
    this.to = from;
  }

  boolean isEmpty() {
    return from == to;
  }

  /** Adds the bytes up to an offset, and the problems reported for them. */
  void add(long end, ByteCounts more, List<Problem> said) {
    to = end;
    counts = counts.plus(more);
    problems.addAll(said);
  }

  /** Notes that another notation has read a stretch. */
  void read(long start, long end) {
    read.add(new long[] {start, end});
  }

  /** Whether a problem of the reader concerns a stretch that another notation has read. */
  boolean isRead(Problem said) {
    long at = said.where().offset();
    return !problems.contains(said)
        && read.stream().anyMatch(each -> at >= each[0] && at < each[1]);
  }

  /** The problems reported for the stretch from one offset to another. */
  List<Problem> problemsIn(long start, long end) {
    return problems.stream()
        .filter(each -> each.where().offset() >= start && each.where().offset() < end)
        .toList();
  }

  /**
   * Takes back the bytes that a game holds. If a game holds only part of the stretch, only the sum
   * of the kinds of its bytes is known: the bytes of games in it are certain, and the rest is taken
   * from words first.
   *
   * @param games the games that were found in the stretch
   */
  ByteCounts take(long start, long end, Collection<ParsedGame> games) {
    long size = Math.min(end, to) - Math.max(start, from);
    if (size <= 0) {
      return ByteCounts.NONE;
    }
    long unread = 0;
    long ofGames = 0;
    for (ParsedGame game : games) {
      long shared = shared(game, Math.max(start, from), Math.min(end, to));
      unread += game.record().isEmpty() ? shared : 0;
      ofGames += game.record().isEmpty() ? 0 : shared;
    }
    long notRead = Math.min(Math.min(unread, counts.notRead()), size);
    long inGames = Math.min(Math.min(ofGames, counts.games()), size - notRead);
    long dressing = Math.min(counts.dressing(), size - notRead - inGames);
    long blank = Math.min(counts.blank(), size - notRead - inGames - dressing);
    long rest = size - notRead - inGames - dressing - blank;
    long more = Math.min(rest, counts.notRead() - notRead);
    ByteCounts taken = new ByteCounts(inGames + rest - more, blank, dressing, notRead + more);
    counts = counts.minus(taken);
    return taken;
  }

  /** The number of bytes that a game has between two offsets. */
  static long shared(ParsedGame game, long start, long end) {
    long[] shared = {0};
    game.origin().spans((a, b) -> shared[0] += Math.max(0, Math.min(b, end) - Math.max(a, start)));
    return shared[0];
  }
}
