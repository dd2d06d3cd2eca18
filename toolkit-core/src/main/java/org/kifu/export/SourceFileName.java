package org.kifu.export;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** The name of a source made fit for a file; others chose it, in an archive as they liked. */
public final class SourceFileName {
  /** File systems take 255, and something is put behind it. */
  private static final int MOST_BYTES = 200;

  /** A byte of a name that is no text is told as {@code \xe9}; that is no folder. */
  private static final Pattern A_BYTE = Pattern.compile("\\\\(?=x[0-9a-f]{2})");

  private SourceFileName() {}

  /**
   * The last part of a source's name without what file systems refuse, at most 200 bytes long in
   * UTF-8; never empty.
   */
  public static String of(String source) {
    String whole = A_BYTE.matcher(source).replaceAll("_");
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
