package org.kifu.archive.edition;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.edition.Difference.Added;
import org.kifu.archive.edition.Difference.OtherFacts;
import org.kifu.archive.edition.Difference.OtherMoves;
import org.kifu.archive.edition.Difference.Removed;
import org.kifu.spill.RecordCodec;

/** A byte for the kind, then one game or two. */
final class DifferenceCodec implements RecordCodec<Difference> {
  @Override
  public void write(Difference difference, DataOutput out) throws IOException {
    switch (difference) {
      case Removed(GameTraits game) -> write('r', game, out);
      case Added(GameTraits game) -> write('a', game, out);
      case OtherFacts(GameTraits before, GameTraits after) -> {
        write('f', before, out);
        GameTraits.CODEC.write(after, out);
      }
      case OtherMoves(GameTraits before, GameTraits after) -> {
        write('m', before, out);
        GameTraits.CODEC.write(after, out);
      }
    }
  }

  private static void write(char kind, GameTraits game, DataOutput out) throws IOException {
    out.writeByte(kind);
    GameTraits.CODEC.write(game, out);
  }

  @Override
  public Difference read(DataInput in) throws IOException {
    int kind = in.readByte();
    GameTraits game = GameTraits.CODEC.read(in);
    return switch (kind) {
      case 'r' -> new Removed(game);
      case 'a' -> new Added(game);
      case 'f' -> new OtherFacts(game, GameTraits.CODEC.read(in));
      default -> new OtherMoves(game, GameTraits.CODEC.read(in));
    };
  }
}
