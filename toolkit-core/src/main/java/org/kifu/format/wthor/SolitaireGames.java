package org.kifu.format.wthor;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;

/** Walks through the records of a solitaire file. */
final class SolitaireGames implements Iterator<ParsedGame> {
  private static final int TABLE = 256;

  private final InputStream stream;
  private final SourceProblems problems;
  private final SolitaireParser parser;
  private final int declared;
  private long offset;
  private byte[] next;
  private int number;
  private boolean cutOff;
  private boolean isOver;

  /**
   * Starts before the first record.
   *
   * @param head the first bytes of the source, at least the header; the stream stands after them
   */
  SolitaireGames(byte[] head, InputStream stream, SolitaireParser parser, SourceProblems problems) {
    this.stream = new SequenceInputStream(new ByteArrayInputStream(head), stream);
    this.parser = parser;
    this.problems = problems;
    this.declared = Header.of(head).games();
    read(Layout.HEADER);
    checkTable(head);
    read(TABLE);
    this.next = read(Solitaire.SIZE);
    skipSecondTable();
  }

  /** The table counts the records by the number of empties, which is the same for all. */
  private void checkTable(byte[] head) {
    int at = Layout.HEADER + 4 * Header.of(head).names();
    if (at + 4 <= head.length && Layout.i32(head, at) != declared) {
      problems.add(
          ProblemCode.WTHOR_HEADER,
          at,
          "the table counts %d solitaires, the header %d"
              .formatted(Layout.i32(head, at), declared));
    }
  }

  /** By the published note the table is twice as long; then nothing stands in its second half. */
  private void skipSecondTable() {
    if (next.length == Solitaire.SIZE && isZero(next)) {
      read(TABLE - Solitaire.SIZE);
      next = read(Solitaire.SIZE);
    }
  }

  private static boolean isZero(byte[] bytes) {
    return Arrays.equals(bytes, new byte[bytes.length]);
  }

  private byte[] read(int length) {
    try {
      byte[] bytes = stream.readNBytes(length);
      offset += bytes.length;
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean hasNext() {
    if (next.length == 0 && !isOver) {
      isOver = true;
      problems.compareCounts(declared, number, cutOff, offset);
    }
    return next.length > 0;
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    byte[] record = next;
    SolitaireOrigin origin = new SolitaireOrigin(problems.source(), offset - record.length, record);
    next = read(Solitaire.SIZE);
    number++;
    return record.length == Solitaire.SIZE ? parser.parse(origin, number) : partOf(origin);
  }

  private ParsedGame partOf(SolitaireOrigin origin) {
    cutOff = true;
    String message =
        "the source ends after %d of the %d bytes of this record"
            .formatted(origin.record().length, Solitaire.SIZE);
    List<Problem> found = new ArrayList<>();
    found.add(new Problem(ProblemCode.TRUNCATED, origin.start(), number, 0, message));
    return new ParsedGame(number, Optional.empty(), origin, found);
  }
}
