package org.kifu.repair;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Orders candidates. Ranks are made by what is known: fewest edits, then games that come to their
 * end, then what the archive knows longer and better. The rest is a hint within a rank.
 */
final class Ranking {
  /** A candidate in its place. */
  record Ranked(int rank, Candidate candidate, Familiarity known) {}

  private static final Comparator<Ranked> BY_RANK =
      Comparator.<Ranked>comparingInt(one -> one.candidate.edits())
          .thenComparing(one -> !one.candidate.isFinished())
          .thenComparingInt(one -> -one.known.moves())
          .thenComparingLong(one -> -one.known.games());

  private static final Comparator<Ranked> BY_HINTS =
      Comparator.<Ranked>comparingInt(one -> one.candidate.moveEdits())
          .thenComparing(one -> !one.candidate.isCommon())
          .thenComparingInt(one -> -one.candidate.line().length)
          .thenComparingDouble(one -> one.candidate.freedom())
          .thenComparing(one -> one.candidate.line(), Arrays::compare);

  private final @Nullable LineArchive archive;

  Ranking(@Nullable LineArchive archive) {
    this.archive = archive;
  }

  /** All candidates, the best first. */
  List<Ranked> of(Collection<Candidate> candidates) {
    List<Ranked> sorted = new ArrayList<>();
    for (Candidate candidate : candidates) {
      sorted.add(new Ranked(0, candidate, known(candidate)));
    }
    sorted.sort(BY_RANK.thenComparing(BY_HINTS));
    List<Ranked> ranked = new ArrayList<>(sorted.size());
    for (Ranked each : sorted) {
      int rank = 1;
      if (!ranked.isEmpty()) {
        Ranked before = ranked.getLast();
        rank = BY_RANK.compare(before, each) == 0 ? before.rank : ranked.size() + 1;
      }
      ranked.add(new Ranked(rank, each.candidate, each.known));
    }
    return ranked;
  }

  private Familiarity known(Candidate candidate) {
    return archive == null ? Familiarity.NONE : archive.of(candidate.line());
  }
}
