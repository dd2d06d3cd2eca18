package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.kifu.source.Encoding;
import org.kifu.source.text.EncodingGuess;
import org.kifu.source.text.EncodingGuess.Guess;

/**
 * Records as people wrote them. A record alone is often too short for a guess of its encoding, so
 * its source says more.
 */
final class RecordText {
  private static final int HEAD = 1 << 16;

  private RecordText() {}

  /** The text of a record; nothing if it holds characters that no text has. */
  static Optional<String> of(Base base, StoredSource source, byte[] record) throws IOException {
    return decoded(base, source, record).filter(RecordText::isText);
  }

  private static Optional<String> decoded(Base base, StoredSource source, byte[] record)
      throws IOException {
    Optional<Charset> chosen =
        source.choice().encoding().flatMap(Encoding::named).map(Encoding::charset);
    byte[] head = head(base, source);
    Optional<Charset> wide =
        Encoding.marked(head)
            .map(Encoding::charset)
            .or(() -> EncodingGuess.ofUnits(head).map(Guess::charset));
    if (chosen.isPresent() || wide.isPresent()) {
      return Optional.of(new String(record, chosen.or(() -> wide).get()));
    }
    return Optional.of(utf8(record).orElseGet(() -> guessed(head, record)));
  }

  private static byte[] head(Base base, StoredSource source) throws IOException {
    try (InputStream bytes = new StoredSources(base, false).bytes(source)) {
      return bytes.readNBytes(HEAD);
    }
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
