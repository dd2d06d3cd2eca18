package org.kifu.base;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.format.RecordText;

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

  /** Signs between the fields of a row, or the blanks between columns. */
  private static final Pattern FIELDS = Pattern.compile("[|;,\\t\u3001]| {2}");

  private static final Pattern SQUARE = Pattern.compile("[a-hA-H][1-8]");

  /** A number that is no rank. */
  private static final Pattern NUMBER = Pattern.compile("(?<![a-hA-H\\d])\\d");

  private RecordContext() {}

  /** Whether text without signs may be in a source. */
  static boolean isText(Optional<String> format) {
    return format.isEmpty() || TEXTS.contains(format.get());
  }

  /**
   * Whether it may.
   *
   * @param record the text of the record, in the encoding of its source; wide signs count as usual
   *     ones
   */
  static boolean mayMatter(String record) {
    String text = RecordText.inUsualSigns(record);
    return NUMBER.matcher(text).find()
        && (DRESS.matcher(text).find() || text.lines().anyMatch(RecordContext::isRow));
  }

  /** Whether a line may be a row of fields, with a move and a number. */
  private static boolean isRow(String line) {
    return FIELDS.matcher(line).find()
        && SQUARE.matcher(line).find()
        && NUMBER.matcher(line).find();
  }
}
