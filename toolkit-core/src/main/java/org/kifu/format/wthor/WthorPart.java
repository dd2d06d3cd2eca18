package org.kifu.format.wthor;

import java.io.InputStream;
import java.util.Iterator;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/**
 * A run of records of a game file that is read separately, so that several machines can share a
 * file. All parts together give the same games and problems as the whole file.
 *
 * @param first the index of the first record, from 0
 * @param count the number of records; more than remain for the part that ends the file, whose end
 *     is then compared with the header
 */
public record WthorPart(int first, long count) {
  /** The length of the header, which is read with each part. */
  public static final int HEADER_BYTES = WthorLayout.HEADER;

  /** The length of a record. */
  public static final int RECORD_BYTES = WthorLayout.GAME;

  /** Checks that the file can have a record there. */
  public WthorPart {
    if (first < 0 || count < 0) {
      throw new IllegalArgumentException("no such records: " + count + " from " + first);
    }
  }

  /**
   * Whether a source is a game file whose records can be read in parts. It is not if its size or
   * its header shows that bytes were lost or added, or that another file follows: only a reader of
   * the whole file finds the records after them.
   *
   * @param head the first bytes; fewer bytes than a header are not a game file
   * @param size the number of its bytes
   */
  public static boolean isOf(byte[] head, long size) {
    return WthorKind.of(head) == WthorKind.GAMES
        && (size - HEADER_BYTES) % RECORD_BYTES == 0
        && (size - HEADER_BYTES) / RECORD_BYTES <= Integer.toUnsignedLong(Header.of(head).games());
  }

  /** The offset of the first record, in bytes from the start of the file. */
  public long offset() {
    return HEADER_BYTES + (long) first * RECORD_BYTES;
  }

  /**
   * Reads the games of this part, one at a time. Problems of the file are reported with its first
   * and its last part.
   *
   * @param header the first {@link #HEADER_BYTES} of the file
   * @param stream a stream positioned at {@link #offset}; the caller closes it
   */
  public Iterator<ParsedGame> read(
      byte[] header, InputStream stream, Source source, ReadOptions options) {
    Header facts = Header.of(header);
    SourceProblems problems = new SourceProblems(source, options.problems());
    SourceProblems ofHeader = first == 0 ? problems : new SourceProblems(source, problem -> {});
    ofHeader.complainOf(facts, GameLayout.EIGHT);
    RecordParser parser = WthorFormat.parser(GameLayout.EIGHT, facts, source, options, ofHeader);
    return new GameIterator(facts, first, count, stream, parser, problems);
  }
}
