package org.kifu.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/**
 * One notation. Implementations are services without state, listed in {@code META-INF/services},
 * and may be shared by threads.
 */
public interface GameFormat {
  /** The name on the command line, such as {@code wthor}. */
  String name();

  /** Whether it is text: a source that is full of control characters is not of it. */
  default boolean isText() {
    return true;
  }

  /** Whether its records are lines, without signs that say where one begins and ends. */
  default boolean isOfLines() {
    return false;
  }

  /**
   * Whether a record goes on up to the next one, so that its reader would take the moves of a
   * record of another notation as its own.
   */
  default boolean isUnbounded() {
    return isOfLines();
  }

  /** The signs that begin a comment: a line that is of no record, whatever it says. */
  default String commentSigns() {
    return "";
  }

  /**
   * How surely the content is of this format: 0 not at all, 50 it can be read so, 100 nothing else
   * is possible. The highest answer wins; 0 from all means that the source is not recognised.
   *
   * @param head text, if the format is: the first {@link Source#HEAD_BYTES} of the source, or all
   *     of it if it is shorter; never empty
   */
  int recognise(byte[] head);

  /** Whether the name of a file, in lower case, ends as those of this notation do. */
  default boolean mayBeIn(String fileName) {
    return fileName.endsWith("." + name());
  }

  /**
   * Whether a source begins with what stands around its games, of which a reader makes none.
   *
   * @param head of this format
   */
  default boolean isAroundGames(byte[] head) {
    return false;
  }

  /**
   * Whether it is text that says nothing of its encoding, so that it is guessed.
   *
   * @param head of this format
   */
  default boolean leavesEncodingOpen(byte[] head) {
    return isText();
  }

  /**
   * Returns the games one at a time, in the order of the source, in memory that does not grow with
   * it. Damage never throws: it gives an unreadable game, a problem of a game, or one of the source
   * (to {@code options.problems()}); every byte belongs to a game, a header or white space, or has
   * a problem. Where a stream breaks, {@link GameReader} lets it end, and says so after the last
   * game.
   *
   * @param source for its name, and for the files beside it
   * @param stream the content from its first byte; the caller closes it
   */
  Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options)
      throws IOException;
}
