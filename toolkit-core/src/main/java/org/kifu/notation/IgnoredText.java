package org.kifu.notation;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextCursor;

/** A run of bytes that belong to no game; white space around the run is not counted. */
public final class IgnoredText {
  private static final int SHOWN = 40;

  /** The number of bytes in which moves are looked for. */
  private static final int LOOKED_AT = 4096;

  private final StringBuilder text = new StringBuilder();
  private final StringBuilder shown = new StringBuilder();
  private @Nullable SourceLocation first;
  private long count;
  private long blanks;
  private boolean isCut;

  /** Takes the next byte of a source into the run. */
  public void take(TextCursor cursor) {
    SourceLocation where = cursor.here();
    take(cursor.next(), where);
  }

  /**
   * Takes bytes into the run.
   *
   * @param where the place of the first byte
   * @param bytes bytes of UTF-8
   */
  void take(byte[] bytes, SourceLocation where) {
    for (byte each : bytes) {
      take(each & 0xFF, where);
    }
  }

  private void take(int c, SourceLocation where) {
    if (TextCursor.isBlank(c)) {
      blanks++;
    } else {
      first = first == null ? where : first;
      count += 1 + (count == 0 ? 0 : blanks);
      blanks = 0;
    }
    if (first != null && text.length() < LOOKED_AT) {
      text.append((char) c);
    }
    boolean isWithin = (c & 0xC0) == 0x80; // a character is not cut
    isCut |= shown.length() > SHOWN && !isWithin;
    if (first != null && !isCut) {
      shown.append((char) c);
    }
  }

  /** Whether there is nothing except white space. */
  public boolean isEmpty() {
    return first == null;
  }

  /** The start of the run, as messages show it, with single spaces between words. */
  public String shown() {
    byte[] bytes = shown.toString().getBytes(StandardCharsets.ISO_8859_1);
    String text = TextCursor.text(bytes).strip().replaceAll("\\s+", " ");
    return shown.length() > SHOWN ? text + "..." : text;
  }

  /**
   * The finding for the run, which must not be empty.
   *
   * @param game the number of the game around the run; 0 between games
   */
  public Problem problem(int game) {
    if (first == null) {
      throw new IllegalStateException("nothing was ignored");
    }
    String message =
        count > SHOWN
            ? "ignored %d bytes, from '%s' on".formatted(count, shown())
            : "ignored '%s'".formatted(shown());
    return game > 0 && StrayMoves.areIn(text.toString())
        ? new Problem(ProblemCode.MOVES_IGNORED, first, game, 0, message + ", moves among them")
        : new Problem(ProblemCode.TEXT_IGNORED, first, game, 0, message);
  }
}
