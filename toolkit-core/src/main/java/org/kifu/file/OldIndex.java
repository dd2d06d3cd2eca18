package org.kifu.file;

import java.nio.charset.StandardCharsets;

/** An index of openings ({@code *.kix}), which versions 1.0 wrote and later ones do not read. */
public final class OldIndex {
  /** The name for people, with the way to go on. */
  public static final String NAME =
      "an index of openings of an earlier Kifu; make a base of the games with 'kifu base create',"
          + " and use it instead";

  private static final String START = "\u0089KIFU\r\n\u001A";

  private OldIndex() {}

  /** Whether a file that begins with these bytes is one. */
  public static boolean begins(byte[] head) {
    return new String(head, StandardCharsets.ISO_8859_1).startsWith(START);
  }
}
