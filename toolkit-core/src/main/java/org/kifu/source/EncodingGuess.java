package org.kifu.source;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Guesses the encoding of text that is no UTF-8 from the lines that are none: Shift-JIS if nearly
 * all of it are its common characters; else, if high bytes make words or stand before the digits of
 * squares, windows-1251 or KOI8-R, whichever gives the commoner Russian letters in an order of case
 * that words have; else ISO-8859-1.
 */
public final class EncodingGuess {
  /** Shift-JIS with the characters that Windows added. */
  public static final String SHIFT_JIS = "windows-31j";

  /**
   * What was guessed.
   *
   * @param at the first byte that is no ASCII in a line that is no UTF-8
   */
  public record Guess(Charset charset, int at) {
    public Encoding encoding() {
      return Encoding.guessed(charset);
    }
  }

  private final byte[] head;
  private final JapaneseShare japanese = new JapaneseShare();
  private final CyrillicShare cyrillic = new CyrillicShare();
  private int first = -1;

  private EncodingGuess(byte[] head) {
    this.head = head;
  }

  /** Returns the guess; nothing if the head of a source is UTF-8 as far as it goes. */
  public static Optional<Guess> of(byte[] head) {
    EncodingGuess guess = new EncodingGuess(head);
    guess.readLines();
    return guess.first < 0
        ? Optional.empty()
        : Optional.of(new Guess(guess.charset(), guess.first));
  }

  private Charset charset() {
    if (japanese.isLikely()) {
      return Charset.forName(SHIFT_JIS);
    }
    return cyrillic.isLikely() ? cyrillic.charset() : StandardCharsets.ISO_8859_1;
  }

  private void readLines() {
    int from = 0;
    for (int i = 0; i <= head.length; i++) {
      if (i == head.length || head[i] == '\n' || head[i] == '\r') {
        readLine(from, i);
        from = i + 1;
      }
    }
  }

  /** The line that the head cuts off tells nothing, unless it is the only one. */
  private void readLine(int from, int to) {
    int high = from;
    while (high < to && head[high] >= 0) {
      high++;
    }
    boolean isCut = to == Source.HEAD_BYTES && from > 0;
    if (high == to || isCut || isUtf8(from, to)) {
      return;
    }
    first = first < 0 ? high : first;
    japanese.add(head, from, to);
    cyrillic.add(head, from, to);
  }

  private boolean isUtf8(int from, int to) {
    byte[] line = Arrays.copyOfRange(head, from, to);
    return DecodedText.utf8(line, line.length).isPresent();
  }
}
