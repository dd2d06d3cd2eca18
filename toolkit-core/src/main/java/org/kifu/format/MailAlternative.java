package org.kifu.format;

import java.io.ByteArrayOutputStream;
import java.util.Optional;

/**
 * The lines of a part of a mail that may say the same as one before it, until it is known whether
 * they do.
 */
final class MailAlternative {
  /** A longer one is read. */
  private static final int MOST = 1 << 22;

  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final ByteArrayOutputStream plain = new ByteArrayOutputStream();
  private Optional<MailMoves> said = Optional.empty();

  /**
   * Adds a line.
   *
   * @param line as it is written
   * @param text its text
   * @param moves those of the parts before
   */
  void add(byte[] line, byte[] text, MailMoves moves) {
    written.writeBytes(line);
    plain.writeBytes(text);
    said = Optional.of(moves);
  }

  /** Whether it is too long to wait for its end. */
  boolean isFull() {
    return written.size() > MOST;
  }

  /** Whether it has no line. */
  boolean isEmpty() {
    return written.size() == 0;
  }

  /** Whether it says other moves than the parts before, as far as it goes. */
  boolean saysMore() {
    String text = MailMoves.text(plain.toByteArray());
    return said.filter(moves -> !moves.hold(text)).isPresent();
  }

  /** Its lines as they are written; there are none any more. */
  byte[] takeWritten() {
    plain.reset();
    return taken(written);
  }

  /** The text of its lines; there are none any more. */
  byte[] takeText() {
    written.reset();
    return taken(plain);
  }

  private static byte[] taken(ByteArrayOutputStream lines) {
    byte[] all = lines.toByteArray();
    lines.reset();
    return all;
  }
}
