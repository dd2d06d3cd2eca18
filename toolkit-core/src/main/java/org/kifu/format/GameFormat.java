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

  /** Whether this notation is text: a source full of control characters is not in it. */
  default boolean isText() {
    return true;
  }

  /** Whether its records are lines, without signs that mark where a record begins and ends. */
  default boolean isOfLines() {
    return false;
  }

  /**
   * Whether a record goes on until the next one begins, so that its reader would take the moves of
   * a record in another notation as its own.
   */
  default boolean isUnbounded() {
    return isOfLines();
  }

  /**
   * The signs that begin a comment between records.
   *
   * @deprecated Kifu does not ask this any more.
   */
  @Deprecated(since = "1.1.0")
  default String commentSigns() {
    return "";
  }

  /**
   * The certainty that the content is in this format: 0 if it is not, 50 if it can be read so, 100
   * if nothing else is possible. The highest answer wins; if all formats answer 0, the source is
   * not recognised.
   *
   * @param head text, if the format is text: the first {@link Source#HEAD_BYTES} of the source, or
   *     the whole source if it is shorter; never empty
   */
  int recognise(byte[] head);

  /** Whether a file name, in lower case, ends as the names of files in this notation do. */
  default boolean mayBeIn(String fileName) {
    return fileName.endsWith("." + name());
  }

  /**
   * Whether a source begins with text around its games, such as a bracket, that a reader does not
   * turn into games.
   *
   * @param head the beginning of a source in this format
   * @deprecated Kifu does not ask this any more.
   */
  @Deprecated(since = "1.1.0")
  default boolean isAroundGames(byte[] head) {
    return false;
  }

  /**
   * Whether the content is text that does not name its encoding, so that Kifu has to guess it.
   *
   * @param head the beginning of a source in this format
   */
  default boolean leavesEncodingOpen(byte[] head) {
    return isText();
  }

  /**
   * Returns the games one at a time, in the order of the source, in memory that does not grow with
   * the source. Damage never throws an exception: it gives an unreadable game, a problem of a game,
   * or a problem of the source (to {@code options.problems()}). Every byte belongs to a game, a
   * header or white space, or has a problem. If a stream breaks, {@link GameReader} makes it end
   * there, and reports the break after the last game.
   *
   * @param source gives its name and the files beside it
   * @param stream the content from its first byte; the caller closes it
   */
  Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options)
      throws IOException;
}
