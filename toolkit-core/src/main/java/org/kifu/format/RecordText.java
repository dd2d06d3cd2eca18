package org.kifu.format;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.kifu.notation.CompatibleForm;
import org.kifu.source.Encoding;
import org.kifu.source.text.EncodingGuess;
import org.kifu.source.text.EncodingGuess.Guess;

/**
 * Records as people wrote them. A record alone is often too short for a guess of its encoding, so
 * its source says more.
 */
public final class RecordText {
  /** The number of bytes at the head of a source that are enough to guess. */
  public static final int HEAD = 1 << 16;

  private RecordText() {}

  /**
   * The text of a record; nothing if it holds characters that no text has.
   *
   * @param record its bytes
   * @param encoding the name of the encoding that was given for its source
   * @param head the first bytes of its source, at most {@link #HEAD}
   */
  public static Optional<String> of(byte[] record, Optional<String> encoding, byte[] head) {
    Optional<Charset> wide =
        Encoding.marked(head)
            .map(Encoding::charset)
            .or(() -> EncodingGuess.ofUnits(head).map(Guess::charset));
    Optional<Charset> known =
        encoding.flatMap(Encoding::named).map(Encoding::charset).or(() -> wide);
    String text =
        known.isPresent()
            ? new String(record, known.get())
            : utf8(record).orElseGet(() -> guessed(head, record));
    return Optional.of(text).filter(RecordText::isText);
  }

  /** The text with the usual signs in place of wide ones, as readers take it. */
  public static String inUsualSigns(String text) {
    return CompatibleForm.of(text);
  }

  private static Optional<String> utf8(byte[] record) {
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(record)).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  /** Entries of an archive are not seen in its head. */
  private static String guessed(byte[] head, byte[] record) {
    return utf8(head).isPresent()
        ? EncodingGuess.text(record)
        : EncodingGuess.of(head)
            .map(guess -> new String(record, guess.charset()))
            .orElseGet(() -> EncodingGuess.text(record));
  }

  private static boolean isText(String text) {
    return !text.isEmpty()
        && text.chars().noneMatch(sign -> sign < ' ' && "\n\r\t".indexOf(sign) < 0);
  }
}
