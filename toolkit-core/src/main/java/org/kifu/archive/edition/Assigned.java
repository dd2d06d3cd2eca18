package org.kifu.archive.edition;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.spill.RecordCodec;

/**
 * A record, and the game that it was found to be of.
 *
 * @param game the number of the game among those with the same moves, from 0
 */
record Assigned(int game, GameTraits record) {
  static final RecordCodec<Assigned> CODEC =
      new RecordCodec<>() {
        @Override
        public void write(Assigned assigned, DataOutput out) throws IOException {
          out.writeInt(assigned.game);
          GameTraits.CODEC.write(assigned.record, out);
        }

        @Override
        public Assigned read(DataInput in) throws IOException {
          return new Assigned(in.readInt(), GameTraits.CODEC.read(in));
        }
      };
}
