package org.kifu.archive.edition;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.dedup.GameFacts;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.spill.RecordCodec;

/**
 * Facts that a record takes from others.
 *
 * @param game the record as it was read
 * @param facts what it is to say
 */
record Completion(GameTraits game, GameFacts facts) {
  static final RecordCodec<Completion> CODEC =
      new RecordCodec<>() {
        @Override
        public void write(Completion completion, DataOutput out) throws IOException {
          GameTraits.CODEC.write(completion.game, out);
          GameTraits.CODEC.write(completion.game.with(completion.facts), out);
        }

        @Override
        public Completion read(DataInput in) throws IOException {
          return new Completion(GameTraits.CODEC.read(in), GameTraits.CODEC.read(in).facts());
        }
      };

  /**
   * The record with these facts; what is written at its moves stays, but for its own way to write a
   * date or result that is another now.
   */
  GameRecord apply(GameRecord record) {
    GameFacts before = GameFacts.of(record);
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

  private boolean changes(FactField field, GameFacts before) {
    return !field.of(before).equals(field.of(facts));
  }
}
