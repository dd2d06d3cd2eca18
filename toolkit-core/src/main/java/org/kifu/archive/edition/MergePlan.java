package org.kifu.archive.edition;

import java.io.Closeable;
import java.io.IOException;
import java.util.BitSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.game.GameRecord;
import org.kifu.spill.Peek;
import org.kifu.spill.SpillSort;

/** What to do with each game of the inputs, to be asked in their order. */
public final class MergePlan implements Closeable {
  private final MergeSummary summary;
  private final BitSet dropped;
  private final SpillSort<Completion> completions;
  private @Nullable Peek<Completion> next;

  MergePlan(MergeSummary summary, BitSet dropped, SpillSort<Completion> completions) {
    this.summary = summary;
    this.dropped = dropped;
    this.completions = completions;
  }

  /** The sums, if all games that are to be kept are written. */
  public MergeSummary summary() {
    return summary;
  }

  /**
   * The record as it is to be written; nothing if it is left out.
   *
   * @param index its place in the order of the input, from 0, greater than any that was asked for
   */
  public Optional<GameRecord> apply(long index, GameRecord record) throws IOException {
    if (dropped.get(Math.toIntExact(index))) {
      return Optional.empty();
    }
    Peek<Completion> rest = next;
    if (rest == null) {
      rest = new Peek<>(completions.sorted());
      next = rest;
    }
    return Optional.of(
        rest.hasNext(completion -> completion.game().index() == index)
            ? rest.next().apply(record)
            : record);
  }

  @Override
  public void close() throws IOException {
    completions.close();
  }
}
