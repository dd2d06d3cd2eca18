package org.kifu.archive.edition;

import java.io.Closeable;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.BitSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.RecordFacts;
import org.kifu.archive.dedup.RecordFacts.FactField;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.spill.PeekingIterator;
import org.kifu.spill.RecordCodec;
import org.kifu.spill.SpillSort;

/** A plan for each game of the inputs, which callers ask in input order. */
public final class MergePlan implements Closeable {
  private final MergeSummary summary;
  private final BitSet dropped;
  private final SpillSort<CompletedRecord> completions;
  private @Nullable PeekingIterator<CompletedRecord> next;

  MergePlan(MergeSummary summary, BitSet dropped, SpillSort<CompletedRecord> completions) {
    this.summary = summary;
    this.dropped = dropped;
    this.completions = completions;
  }

  /** The sums, on condition that all games to keep are written. */
  public MergeSummary summary() {
    return summary;
  }

  /**
   * The record to write; empty if the game is left out.
   *
   * @param index the place of the game in the order of the input, from 0; greater than in all
   *     earlier calls
   */
  public Optional<GameRecord> apply(long index, GameRecord record) throws IOException {
    if (dropped.get(Math.toIntExact(index))) {
      return Optional.empty();
    }
    PeekingIterator<CompletedRecord> rest = next;
    if (rest == null) {
      rest = new PeekingIterator<>(completions.sorted());
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

  /**
   * Facts that a record takes from others.
   *
   * @param game the record as it was read
   * @param facts the facts of the completed record
   */
  record CompletedRecord(GameTraits game, RecordFacts facts) {
    static final RecordCodec<CompletedRecord> CODEC =
        new RecordCodec<>() {
          @Override
          public void write(CompletedRecord completion, DataOutput out) throws IOException {
            GameTraits.CODEC.write(completion.game, out);
            GameTraits.CODEC.write(completion.game.with(completion.facts), out);
          }

          @Override
          public CompletedRecord read(DataInput in) throws IOException {
            return new CompletedRecord(
                GameTraits.CODEC.read(in), GameTraits.CODEC.read(in).facts());
          }
        };

    /**
     * The record with these facts. Notes at its moves stay, except its own form of a date or result
     * that has changed.
     */
    GameRecord apply(GameRecord record) {
      RecordFacts before = RecordFacts.of(record);
      GameHeader header = record.header();
      return new GameRecord(
          new GameHeader(
              facts.black(),
              facts.white(),
              facts.event(),
              facts.place(),
              GameDate.parse(facts.date()).orElse(header.date())),
          record.rules(),
          record.start(),
          record.moves(),
          changes(FactField.RESULT, before) ? facts.declared() : record.declared(),
          changes(FactField.THEORY, before) ? facts.theoretical() : record.theory(),
          record
              .notes()
              .withoutTags(
                  tag ->
                      tag.wordsDate() && changes(FactField.DATE, before)
                          || tag.wordsResult() && changes(FactField.RESULT, before)));
    }

    private boolean changes(FactField field, RecordFacts before) {
      return !field.of(before).equals(field.of(facts));
    }
  }

  /**
   * The sums of a merger: {@code read = kept + merged + leftOut + damaged}.
   *
   * @param read the number of all games of the inputs
   * @param kept the number of games that are written
   * @param merged the number of games that are the same as a kept one
   * @param completed the number of games to keep that took facts of others
   * @param conflicts the number of games to keep that contradict others with the same moves
   * @param leftOut the number of games to keep that the notation cannot hold
   * @param damaged the number of games that could not be read completely
   */
  public record MergeSummary(
      long read,
      long kept,
      long merged,
      long completed,
      long conflicts,
      long leftOut,
      long damaged) {
    /** The sums after some of the games to keep were not written. */
    public MergeSummary withLeftOut(long games) {
      return new MergeSummary(
          read, kept + leftOut - games, merged, completed, conflicts, games, damaged);
    }
  }
}
