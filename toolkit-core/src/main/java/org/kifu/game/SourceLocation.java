package org.kifu.game;

import java.io.Serializable;

/**
 * A place in a source.
 *
 * @param source the file's path as it was given, {@code -} for standard input, or a label for
 *     pasted text
 * @param offset the byte offset, from 0; -1 where it is not known
 * @param line the line, from 1; 0 in a binary source
 * @param column the column in characters, from 1; 0 in a binary source
 */
public record SourceLocation(String source, long offset, int line, int column)
    implements Serializable {
  /** Stands between the file of an archive and a path within it. */
  public static final String WITHIN = "!/";

  /** The file that a source's name begins with: all of it, but for the path within an archive. */
  public static String fileOf(String source) {
    int past = source.indexOf(WITHIN);
    return past < 0 ? source : source.substring(0, past);
  }

  /** A place in a binary source. */
  public static SourceLocation atByte(String source, long offset) {
    return new SourceLocation(source, offset, 0, 0);
  }

  /** The source as a whole, where no place in it applies: a missing file, a folder. */
  public static SourceLocation whole(String source) {
    return new SourceLocation(source, -1, 0, 0);
  }

  /**
   * {@code name.txt:3:7} in text, {@code name.wtb@1104} in a binary source, the name alone where no
   * place is known.
   */
  @Override
  public String toString() {
    return line > 0
        ? source + ":" + line + ":" + column
        : offset < 0 ? source : source + "@" + offset;
  }
}
