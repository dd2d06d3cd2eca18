package org.kifu.archive.edition;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.spill.RecordCodec;

/** A game of one of the two archives that are compared. */
record Sided(GameTraits game, boolean second) {
  static final RecordCodec<Sided> CODEC =
      new RecordCodec<>() {
        @Override
        public void write(Sided sided, DataOutput out) throws IOException {
          GameTraits.CODEC.write(sided.game, out);
          out.writeBoolean(sided.second);
        }

        @Override
        public Sided read(DataInput in) throws IOException {
          return new Sided(GameTraits.CODEC.read(in), in.readBoolean());
        }
      };
}
