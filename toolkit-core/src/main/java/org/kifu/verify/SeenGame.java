package org.kifu.verify;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * The place of a game that has been read.
 *
 * @param index the index of the game in the input order of all games
 * @param where the place of its first byte
 * @param number the number of the game in its source, from 1
 * @param year the year of the game; 0 if unknown
 */
public record SeenGame(long index, SourceLocation where, int number, int year)
    implements Serializable {
  /** The place of a checked game. */
  public static SeenGame of(long index, CheckedGame game) {
    return new SeenGame(index, game.where(), game.number(), game.year());
  }

  /** The finding that this game repeats an earlier one. */
  public Finding repeating(SeenGame first) {
    String message =
        "the same start and moves as game %d of %s".formatted(first.number, first.where);
    return Finding.of(new Problem(ProblemCode.DUPLICATE, where, number, 0, message));
  }

  static SeenGame read(DataInput in) throws IOException {
    byte[] source = new byte[in.readInt()];
    in.readFully(source);
    SourceLocation where =
        new SourceLocation(
            new String(source, StandardCharsets.UTF_8), in.readLong(), in.readInt(), in.readInt());
    return new SeenGame(in.readLong(), where, in.readInt(), in.readInt());
  }

  void write(DataOutput out) throws IOException {
    byte[] source = where.source().getBytes(StandardCharsets.UTF_8);
    out.writeInt(source.length);
    out.write(source);
    out.writeLong(where.offset());
    out.writeInt(where.line());
    out.writeInt(where.column());
    out.writeLong(index);
    out.writeInt(number);
    out.writeInt(year);
  }
}
