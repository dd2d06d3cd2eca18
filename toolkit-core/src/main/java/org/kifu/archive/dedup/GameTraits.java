package org.kifu.archive.dedup;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import org.kifu.archive.dedup.RecordFacts.FactField;
import org.kifu.board.Symmetry;
import org.kifu.game.SourceLocation;
import org.kifu.spill.RecordCodec;

/**
 * The traits of a game: everything by which it is compared with others.
 *
 * @param index the place of the game in the input order of all games, from 0
 * @param where the place of its first byte
 * @param number the number of the game in its source, from 1
 * @param facts the known facts about the game, except its moves
 * @param line the start and the moves
 * @param moves the number of moves, without passes if the game is legal
 * @param board the discs at the end
 * @param meeting {@link RecordFacts#meeting}
 */
public record GameTraits(
    long index,
    SourceLocation where,
    int number,
    RecordFacts facts,
    GameLine line,
    int moves,
    FinalBoard board,
    String meeting)
    implements Serializable {
  /** The codec of traits in a file. */
  public static final RecordCodec<GameTraits> CODEC = new TraitsCodec();

  /** The approximate bytes of objects and references. */
  private static final int OVERHEAD = 520;

  /** The approximate number of bytes in memory; texts that games share are counted each time. */
  public long weight() {
    long texts =
        (long) facts.black().length()
            + facts.white().length()
            + facts.event().length()
            + facts.place().length()
            + facts.notes().length()
            + 2L * meeting.length()
            + where.source().length();
    return OVERHEAD + texts + line.bytes().length;
  }

  /** The same game at another place of the input. */
  GameTraits at(long newIndex) {
    return new GameTraits(newIndex, where, number, facts, line, moves, board, meeting);
  }

  /** The same game with other facts. */
  public GameTraits with(RecordFacts newFacts) {
    return new GameTraits(index, where, number, newFacts, line, moves, board, newFacts.meeting());
  }

  /** Whether the moves and the facts are the same, to the letter. */
  boolean isIdenticalTo(GameTraits other) {
    return line.equals(other.line) && line.turn() == other.line.turn() && facts.equals(other.facts);
  }

  /**
   * A codec that writes texts and lines as their length and their bytes, and numbers as they are.
   */
  private static final class TraitsCodec implements RecordCodec<GameTraits> {
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

    private static void write(RecordFacts facts, DataOutput out) throws IOException {
      for (FactField field : FactField.values()) {
        writeText(field.of(facts), out);
      }
      out.writeInt(facts.noteCount());
    }

    private static RecordFacts readFacts(DataInput in) throws IOException {
      return new RecordFacts(
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

  /**
   * The discs at the end of a game, turned so that symmetric boards are equal.
   *
   * @param black the black discs
   * @param white the white discs
   */
  public record FinalBoard(long black, long white) implements Comparable<FinalBoard>, Serializable {
    /** The board of a game that is not legal, or not on the 8x8 board. */
    static final FinalBoard NONE = new FinalBoard(0, 0);

    private static final Comparator<FinalBoard> ORDER =
        Comparator.comparingLong(FinalBoard::black).thenComparingLong(FinalBoard::white);
    private static final Symmetry[] SYMMETRIES = Symmetry.values();

    /** The smallest of the eight boards to which symmetries turn these discs. */
    static FinalBoard of(long black, long white) {
      FinalBoard smallest = new FinalBoard(black, white);
      for (Symmetry symmetry : SYMMETRIES) {
        long turned = symmetry.apply(black);
        if (turned <= smallest.black) {
          FinalBoard board = new FinalBoard(turned, symmetry.apply(white));
          smallest = board.compareTo(smallest) < 0 ? board : smallest;
        }
      }
      return smallest;
    }

    /** Whether both sides have discs; the board of a game that is not legal has no discs. */
    public boolean isOfTwoColours() {
      return black != 0 && white != 0;
    }

    @Override
    public int compareTo(FinalBoard other) {
      return ORDER.compare(this, other);
    }
  }
}
