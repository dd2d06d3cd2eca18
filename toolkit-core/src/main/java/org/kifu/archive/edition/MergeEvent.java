package org.kifu.archive.edition;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.RecordFacts.FactField;
import org.kifu.game.Labelled;
import org.kifu.spill.RecordCodec;

/**
 * The fate of a game that has the same moves as another.
 *
 * @param kept the other game
 * @param game the game that this is about
 * @param fields of a merged game those that it adds to the kept one; else those that stand in the
 *     way
 */
public record MergeEvent(MergeFate kind, GameTraits kept, GameTraits game, List<FactField> fields) {
  /** The fates of such a game. */
  public enum MergeFate implements Labelled {
    /** It is the same game, and was left out. */
    MERGED,
    /** The facts contradict each other, so that both are kept. */
    CONFLICT,
    /** It may be the same as more than one other, to which it would add something; it is kept. */
    AMBIGUOUS
  }

  /** Copies the fields. */
  public MergeEvent {
    fields = List.copyOf(fields);
  }

  static final RecordCodec<MergeEvent> CODEC =
      new RecordCodec<>() {
        @Override
        public void write(MergeEvent event, DataOutput out) throws IOException {
          out.writeUTF(event.kind.name());
          GameTraits.CODEC.write(event.kept, out);
          GameTraits.CODEC.write(event.game, out);
          out.writeInt(event.fields.size());
          for (FactField field : event.fields) {
            out.writeUTF(field.name());
          }
        }

        @Override
        public MergeEvent read(DataInput in) throws IOException {
          MergeFate kind = MergeFate.valueOf(in.readUTF());
          GameTraits kept = GameTraits.CODEC.read(in);
          GameTraits game = GameTraits.CODEC.read(in);
          List<FactField> fields = new ArrayList<>();
          for (int left = in.readInt(); left > 0; left--) {
            fields.add(FactField.valueOf(in.readUTF()));
          }
          return new MergeEvent(kind, kept, game, fields);
        }
      };

  /** A taker of what became of games, in the order of the input. */
  @FunctionalInterface
  public interface MergeSink {
    /** Takes the next event. */
    void write(MergeEvent event) throws IOException;
  }
}
