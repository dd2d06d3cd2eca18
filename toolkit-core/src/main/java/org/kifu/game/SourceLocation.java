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
  /** The text between the path of an archive and the path of an entry in it. */
  public static final String WITHIN = "!/";

  /** The path of the file of a source: its name without the path of an entry. */
  public static String fileOf(String source) {
    int past = source.indexOf(WITHIN);
    return past < 0 ? source : source.substring(0, past);
  }

  /** A place in a binary source. */
  public static SourceLocation atByte(String source, long offset) {
    return new SourceLocation(source, offset, 0, 0);
  }

  /** The source as a whole, if no place in it applies, as with a missing file or a folder. */
  public static SourceLocation whole(String source) {
    return new SourceLocation(source, -1, 0, 0);
  }

  /**
   * {@code name.txt:3:7} in text, {@code name.wtb@1104} in a binary source, only the name if no
   * place is known.
   */
  @Override
  public String toString() {
    return line > 0
        ? source + ":" + line + ":" + column
        : offset < 0 ? source : source + "@" + offset;
  }
}
