package org.kifu.archive.dedup;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Comparator;
import org.kifu.spill.RecordCodec;

/**
 * A game in a group.
 *
 * @param group the index of the game that the group is named after
 */
record Membership(Reason reason, long group, GameTraits game) {
  /** Group after group, the game that gives the name first, then in input order. */
  static final Comparator<Membership> ORDER =
      Comparator.comparingLong(Membership::group)
          .thenComparing(Membership::reason)
          .thenComparing(member -> !member.isFirst())
          .thenComparingLong(member -> member.game.index());

  static final RecordCodec<Membership> CODEC =
      new RecordCodec<>() {
        @Override
        public void write(Membership member, DataOutput out) throws IOException {
          out.writeUTF(member.reason.name());
          out.writeLong(member.group);
          GameTraits.CODEC.write(member.game, out);
        }

        @Override
        public Membership read(DataInput in) throws IOException {
          return new Membership(
              Reason.valueOf(in.readUTF()), in.readLong(), GameTraits.CODEC.read(in));
        }
      };

  boolean isFirst() {
    return game.index() == group;
  }

  boolean isOfSameGroupAs(Membership other) {
    return group == other.group && reason == other.reason;
  }
}
