package org.kifu.archive.dedup;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.kifu.game.SourceLocation;
import org.kifu.spill.RecordCodec;

/** Texts and lines as their length and their bytes, numbers as they are. */
final class TraitsCodec implements RecordCodec<GameTraits> {
  @Override
  public void write(GameTraits game, DataOutput out) throws IOException {
    out.writeLong(game.index());
    write(game.where(), out);
    out.writeInt(game.number());
    write(game.facts(), out);
    writeBytes(game.line().bytes(), out);
    out.writeByte(game.line().turn());
    out.writeInt(game.moves());
    out.writeLong(game.board().black());
    out.writeLong(game.board().white());
    writeText(game.meeting(), out);
  }

  @Override
  public GameTraits read(DataInput in) throws IOException {
    return new GameTraits(
        in.readLong(),
        readPlace(in),
        in.readInt(),
        readFacts(in),
        new GameLine(readBytes(in), in.readByte()),
        in.readInt(),
        new FinalBoard(in.readLong(), in.readLong()),
        readText(in));
  }

  private static void write(SourceLocation where, DataOutput out) throws IOException {
    writeText(where.source(), out);
    out.writeLong(where.offset());
    out.writeInt(where.line());
    out.writeInt(where.column());
  }

  private static SourceLocation readPlace(DataInput in) throws IOException {
    return new SourceLocation(readText(in), in.readLong(), in.readInt(), in.readInt());
  }

  private static void write(GameFacts facts, DataOutput out) throws IOException {
    for (FactField field : FactField.values()) {
      writeText(field.of(facts), out);
    }
    out.writeInt(facts.noteCount());
  }

  private static GameFacts readFacts(DataInput in) throws IOException {
    return new GameFacts(
        readText(in),
        readText(in),
        readText(in),
        readText(in),
        readText(in),
        readText(in),
        readText(in),
        readText(in),
        readText(in),
        in.readInt());
  }

  private static void writeText(String text, DataOutput out) throws IOException {
    writeBytes(text.getBytes(StandardCharsets.UTF_8), out);
  }

  private static String readText(DataInput in) throws IOException {
    return new String(readBytes(in), StandardCharsets.UTF_8);
  }

  private static void writeBytes(byte[] bytes, DataOutput out) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static byte[] readBytes(DataInput in) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return bytes;
  }
}
