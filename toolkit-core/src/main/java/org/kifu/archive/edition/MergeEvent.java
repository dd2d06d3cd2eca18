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
 * The fate of a game with the same moves as another.
 *
 * @param kept the other game, which is kept
 * @param game the game of the event
 * @param fields for a merged game, the fields that it adds to the kept one; else the fields that
 *     prevent a merge
 */
public record MergeEvent(MergeFate kind, GameTraits kept, GameTraits game, List<FactField> fields) {
  /** The possible fates of a game. */
  public enum MergeFate implements Labelled {
    /** The game is the same, and was left out. */
    MERGED,
    /** The facts contradict each other, so both games are kept. */
    CONFLICT,
    /** The game may be the same as several others, to which it would add facts; it is kept. */
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

  /** A receiver of the fates of games, in the order of the input. */
  @FunctionalInterface
  public interface MergeSink {
    /** Takes the next event. */
    void write(MergeEvent event) throws IOException;
  }
}
