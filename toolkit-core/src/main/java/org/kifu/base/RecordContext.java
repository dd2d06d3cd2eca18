package org.kifu.base;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Whether what a record states may hang on bytes before it. Text has no signs of its own: a heading
 * says which field of a row is the time of a move, and brackets far above make a line one of data.
 * A base proves names, moves, findings and comments of a record, but has no column for the times of
 * its moves. So a record of text that may have such numbers is not read alone.
 */
final class RecordContext {
  /** The notations of text, whose records are known by no signs. */
  private static final Set<String> TEXTS = Set.of("transcript", "transcript-labelled", "diagram");

  /** Signs of data and of pages. */
  private static final Pattern DRESS = Pattern.compile("[<{\\[]");

  /** Signs between the fields of a row. */
  private static final Pattern FIELDS = Pattern.compile("[|;,\\t]");

  private static final Pattern SQUARE = Pattern.compile("[a-hA-H][1-8]");

  /** A number that is no rank. */
  private static final Pattern NUMBER = Pattern.compile("(?<![a-hA-H\\d])\\d");

  private RecordContext() {}

  /**
   * Whether it may.
   *
   * @param format the notation of the source; nothing if it was not recognised
   * @param record the bytes of the record
   */
  static boolean mayMatter(Optional<String> format, byte[] record) {
    String text = new String(record, ISO_8859_1);
    boolean isText = format.isEmpty() || TEXTS.contains(format.get());
    return isText
        && NUMBER.matcher(text).find()
        && (DRESS.matcher(text).find() || text.lines().anyMatch(RecordContext::isRow));
  }

  /** Whether a line may be a row of fields, with a move and a number. */
  private static boolean isRow(String line) {
    return FIELDS.matcher(line).find()
        && SQUARE.matcher(line).find()
        && NUMBER.matcher(line).find();
  }
}
