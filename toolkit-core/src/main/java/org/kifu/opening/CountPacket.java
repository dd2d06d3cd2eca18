package org.kifu.opening;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.kifu.game.GameDate;
import org.kifu.opening.OpeningHistory.TheorySum;

/**
 * Positions of a {@link CountTable} and their moves as bytes, to be sent between machines: about
 * forty bytes for a position that one game reached. The sums are not written; the reader computes
 * them from the games by year and result.
 */
final class CountPacket {
  private CountPacket() {}

  /** Writes one position of a table. */
  static void write(CountTable table, int position, PacketOutput out) {
    out.addByte(table.ply(position) << 1 | (table.blackToMove(position) ? 1 : 0));
    out.addLong(table.player(position));
    out.addLong(table.opponent(position));
    for (int move = table.firstMove(position);
        move != CountTable.NONE;
        move = table.nextMove(move)) {
      out.addNumber(table.square(move) + 1);
      write(table.histories().history(move), out);
    }
    out.addNumber(0);
  }

  private static void write(OpeningHistory history, PacketOutput out) {
    long[] results = history.results().numbers();
    out.addNumber(results.length);
    for (long entry : results) {
      out.addNumber(ResultsByYear.code(entry));
      out.addNumber(ResultsByYear.games(entry));
    }
    out.addNumber(history.theory().games());
    out.addSigned(history.theory().discSum());
    FirstGame first = history.first();
    out.addByte(first == null ? 0 : 1);
    if (first != null) {
      write(first, out);
    }
  }

  private static void write(FirstGame first, PacketOutput out) {
    out.addNumber(first.date().year());
    out.addByte(first.date().month());
    out.addByte(first.date().day());
    out.addText(first.source());
    out.addNumber(first.number());
    out.addText(first.black());
    out.addText(first.white());
    out.addText(first.event());
  }

  /** Adds the next position of a packet to a table, and returns its number there. */
  static int read(PacketInput in, CountTable table) {
    int tag = in.nextByte();
    int position = table.add(tag >> 1, (tag & 1) != 0, in.nextLong(), in.nextLong());
    for (int next = (int) in.number(); next != 0; next = (int) in.number()) {
      readMove(in, table, position, next - 1);
    }
    return position;
  }

  private static void readMove(PacketInput in, CountTable table, int position, int square) {
    int move = table.addResults(position, square, OpeningStats.NONE);
    HistoryTable histories = table.histories();
    for (long rest = in.number(); rest > 0; rest--) {
      int code = (int) in.number();
      int games = (int) in.number();
      histories.add(move, code, games);
      table.addResults(
          move, OpeningStats.ofGames(games, ResultsByYear.diff(code), ResultsByYear.winner(code)));
    }
    TheorySum theory = new TheorySum(in.number(), in.signed());
    if (in.nextByte() != 0) {
      histories.add(move, theory, firstGame(in));
    }
  }

  private static FirstGame firstGame(PacketInput in) {
    GameDate date = new GameDate((int) in.number(), in.nextByte(), in.nextByte());
    return new FirstGame(date, in.text(), (int) in.number(), in.text(), in.text(), in.text());
  }

  /** A reader of the bytes that {@link PacketOutput} wrote. */
  static final class PacketInput {
    private final byte[] bytes;
    private final int end;
    private final String[] texts;
    private int place;

    PacketInput(byte[] bytes) {
      this.bytes = bytes;
      int ofTexts = 0;
      for (int i = 0; i < Integer.BYTES; i++) {
        ofTexts |= (bytes[i] & 0xFF) << i * Byte.SIZE;
      }
      this.end = ofTexts;
      this.place = ofTexts;
      this.texts = new String[(int) number()];
      for (int i = 0; i < texts.length; i++) {
        int length = (int) number();
        texts[i] = new String(bytes, place, length, StandardCharsets.UTF_8);
        place += length;
      }
      this.place = Integer.BYTES;
    }

    /** Whether there is more before the texts. */
    boolean hasNext() {
      return place < end;
    }

    /** Continues at a place that {@link PacketOutput#size} returned. */
    void goTo(int other) {
      place = other;
    }

    int nextByte() {
      return bytes[place++];
    }

    long nextLong() {
      long value = 0;
      for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
        value |= (bytes[place++] & 0xFFL) << shift;
      }
      return value;
    }

    long number() {
      long value = 0;
      int shift = 0;
      byte next;
      do {
        next = bytes[place++];
        value |= (next & 0x7FL) << shift;
        shift += 7;
      } while (next < 0);
      return value;
    }

    long signed() {
      long value = number();
      return value >>> 1 ^ -(value & 1);
    }

    String text() {
      return texts[(int) number()];
    }
  }

  /**
   * The bytes of a packet that is being written. Small numbers take few bytes, and each text is
   * written once, after all numbers. {@link PacketInput} reads the result of {@link #toBytes}.
   */
  static final class PacketOutput {
    private static final int FIRST_BYTES = 1 << 12;

    private byte[] bytes = new byte[FIRST_BYTES];
    private int size = Integer.BYTES; // for the place of the texts
    private final Map<String, Integer> texts = new LinkedHashMap<>();

    /** The number of bytes before the texts. */
    int size() {
      return size;
    }

    void addByte(int value) {
      grow(1);
      bytes[size++] = (byte) value;
    }

    void addLong(long value) {
      grow(Long.BYTES);
      for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
        bytes[size++] = (byte) (value >>> shift);
      }
    }

    /**
     * Adds a number as seven bits in each byte, the lowest first; the eighth bit says that more
     * follow.
     */
    void addNumber(long value) {
      grow(10);
      long rest = value;
      for (; (rest & ~0x7FL) != 0; rest >>>= 7) {
        bytes[size++] = (byte) (rest & 0x7F | 0x80);
      }
      bytes[size++] = (byte) rest;
    }

    /** Adds a number that may be negative. */
    void addSigned(long value) {
      addNumber(value << 1 ^ value >> 63);
    }

    void addText(String text) {
      Integer known = texts.putIfAbsent(text, texts.size());
      addNumber(known == null ? texts.size() - 1 : known);
    }

    byte[] toBytes() {
      int place = size;
      addNumber(texts.size());
      for (String text : texts.keySet()) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        addNumber(encoded.length);
        grow(encoded.length);
        System.arraycopy(encoded, 0, bytes, size, encoded.length);
        size += encoded.length;
      }
      for (int i = 0; i < Integer.BYTES; i++) {
        bytes[i] = (byte) (place >>> i * Byte.SIZE);
      }
      return Arrays.copyOf(bytes, size);
    }

    private void grow(int more) {
      if (size + more > bytes.length) {
        bytes = Arrays.copyOf(bytes, Math.max(size + more, 2 * bytes.length));
      }
    }
  }
}
