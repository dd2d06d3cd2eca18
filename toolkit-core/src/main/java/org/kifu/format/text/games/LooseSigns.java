package org.kifu.format.text.games;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.caption.CaptionNote;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.RowKind;
import org.kifu.game.ProblemCode;

/**
 * Numbers between the moves of a line that do not count them, and a letter alone behind the moves:
 * they may be what is left of a square, so they are not dropped without a word.
 */
final class LooseSigns {
  private static final Pattern NUMBER = Pattern.compile("\\s+(\\d{1,2})\\s+");
  private static final Pattern LETTER = Pattern.compile("\\s+(\\p{L})\\s*");

  private LooseSigns() {}

  /** The note on the numbers between moves; nothing if there are none or all count the moves. */
  static Optional<CaptionNote> numbers(List<WrittenSquare> squares) {
    int count = 0;
    int shift = 0;
    boolean isShifted = true;
    PlacedText first = null;
    for (int i = 1; i < squares.size(); i++) {
      PlacedText number = numberBefore(squares.get(i), squares.get(i - 1));
      int value = number == null ? 0 : Integer.parseInt(number.toString());
      if (number != null && !counts(value, i)) {
        isShifted &= count == 0 || value - i == shift || value - i / 2 == shift;
        shift = count == 0 ? value - i / 2 : shift;
        first = first == null ? number : first;
        count++;
      }
    }
    if (first == null || count > 1 && isShifted) {
      return Optional.empty();
    }
    String message =
        count == 1
            ? "ignored '%s'".formatted(first)
            : "ignored %d numbers between the moves, from '%s' on".formatted(count, first);
    return Optional.of(new CaptionNote(ProblemCode.TEXT_IGNORED, first.at(0), message));
  }

  /** Whether a number is that of a move, or of the pair that it begins. */
  private static boolean counts(int number, int index) {
    return number == index + 1 || index % 2 == 0 && number == index / 2 + 1;
  }

  private static @Nullable PlacedText numberBefore(WrittenSquare square, WrittenSquare before) {
    if (square.row().kind() != RowKind.LINE
        || !square.isNamed()
        || !square.isBeside(before)
        || before.to() >= square.from()) {
      return null;
    }
    PlacedText text = square.row().cells().get(square.cell()).text();
    PlacedText between = text.piece(before.to(), square.from());
    Matcher number = NUMBER.matcher(between);
    return number.matches() ? between.piece(number.start(1), number.end(1)) : null;
  }

  /** The note on a letter alone behind the last move. */
  static Optional<CaptionNote> letter(List<WrittenSquare> squares) {
    WrittenSquare last = squares.getLast();
    PlacedText text = last.row().cells().get(last.cell()).text();
    if (last.to() == text.length() || last.row().kind() != RowKind.LINE || !last.isNamed()) {
      return Optional.empty();
    }
    // A region, because a copy of what is behind each game of a long line takes seconds.
    Matcher letter = LETTER.matcher(text.toString()).region(last.to(), text.length());
    return letter.matches()
        ? Optional.of(
            new CaptionNote(
                ProblemCode.TEXT_IGNORED,
                text.at(letter.start(1)),
                "ignored '%s'".formatted(letter.group(1))))
        : Optional.empty();
  }
}
