package org.kifu.archive.dedup;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.dedup.Dedup.DedupOptions;
import org.kifu.game.ParsedGame;

/**
 * All groups of a run, such as {@code prefix 0 3 4}: the reason, and the games counted from 0.
 *
 * @param removed the games that a copy leaves out
 */
record Found(List<String> groups, List<Long> removed, Dedup.DedupSummary summary) {
  static Found in(List<ParsedGame> games, DedupOptions options, DuplicateRemoval removal) {
    List<String> groups = new ArrayList<>();
    Dedup.GroupSink sink =
        new Dedup.GroupSink() {
          @Override
          public void begin(long number, DuplicateReason reason) {
            groups.add(reason.label());
          }

          @Override
          public void member(GameTraits game) {
            groups.add(groups.removeLast() + " " + game.index());
          }

          @Override
          public void end() {}
        };
    try {
      Dedup.DedupSummary summary = new Dedup(options, removal).run(games.iterator(), sink);
      List<Long> removed = new ArrayList<>();
      for (long i = 0; i < games.size(); i++) {
        if (removal.contains(i)) {
          removed.add(i);
        }
      }
      return new Found(groups, removed, summary);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  static Found in(List<ParsedGame> games) {
    return in(games, DedupOptions.withJobs(1), DuplicateRemoval.NONE);
  }
}
