package org.kifu.verify.output;

import java.nio.charset.StandardCharsets;
import org.kifu.file.FileNames;

/**
 * The name of a source, made safe for a file name, because it may come from an untrusted archive.
 */
public final class SourceFileName {
  /** The most bytes of a name; file systems allow 255, and a suffix follows. */
  private static final int MOST_BYTES = 200;

  private SourceFileName() {}

  /**
   * The last part of the name of a source without characters that file systems refuse, at most 200
   * bytes long in UTF-8; never empty.
   */
  public static String of(String source) {
    String whole = FileNames.withoutSpelling(source); // a spelled byte does not separate folders
    String last = whole.substring(Math.max(whole.lastIndexOf('/'), whole.lastIndexOf('\\')) + 1);
    String safe = last.replaceAll("[^\\p{L}\\p{N}._-]", "_");
    return safe.isEmpty() || safe.equals("-") ? "standard-input" : cut(safe);
  }

  private static String cut(String name) {
    StringBuilder cut = new StringBuilder();
    int bytes = 0;
    for (int character : name.codePoints().toArray()) {
      String text = Character.toString(character);
      bytes += text.getBytes(StandardCharsets.UTF_8).length;
      if (bytes > MOST_BYTES) {
        break;
      }
      cut.append(text);
    }
    return cut.toString();
  }
}
