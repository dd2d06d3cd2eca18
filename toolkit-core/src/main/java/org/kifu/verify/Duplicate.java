package org.kifu.verify;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.kifu.spill.RecordCodec;

/**
 * A game that repeats an earlier one.
 *
 * @param game the later
 * @param first the first of its kind
 */
record Duplicate(Sighting game, Sighting first) {
  /** Writes the later game, then the first. */
  static final RecordCodec<Duplicate> CODEC =
      new RecordCodec<>() {
        @Override
        public void write(Duplicate duplicate, DataOutput out) throws IOException {
          duplicate.game.write(out);
          duplicate.first.write(out);
        }

        @Override
        public Duplicate read(DataInput in) throws IOException {
          return new Duplicate(Sighting.read(in), Sighting.read(in));
        }
      };
}
