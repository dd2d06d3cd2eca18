package org.kifu.format.ggf;

import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.RecordDraft;

/**
 * The value of a move: {@code f5/1.23/2.1}, {@code F5//2.1}, {@code pass}.
 *
 * @param move the move played
 * @param evaluation the value in discs for the mover, according to its program
 * @param seconds the time that it took
 * @param unread a part that is not a number, or one too many; empty if there is none
 */
record GgfMove(MoveToken move, OptionalDouble evaluation, OptionalDouble seconds, String unread) {
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(?:\\d{1,15}\\.?\\d{0,20}|\\.\\d{1,20})");
  private static final Pattern SQUARE = Pattern.compile("([A-Za-z])([1-9]\\d?)");
  private static final Pattern PASS = Pattern.compile("(?i)p|pa|pas|pass|ps|--");

  static GgfMove read(String value) {
    String[] parts = value.split("/", -1);
    String unread = parts.length > 3 ? parts[3] : "";
    String evaluation = parts.length > 1 ? parts[1] : "";
    String seconds = parts.length > 2 ? parts[2] : "";
    unread = seconds.isBlank() || time(seconds).isPresent() ? unread : seconds;
    unread = evaluation.isBlank() || number(evaluation).isPresent() ? unread : evaluation;
    return new GgfMove(move(parts[0].strip()), number(evaluation), time(seconds), unread.strip());
  }

  void addTo(RecordDraft draft, Disc mover, SourceLocation where) {
    draft.move(move, mover, where);
    evaluation.ifPresent(draft.line()::evaluation);
    seconds.ifPresent(draft.line()::clock);
    if (!unread.isEmpty()) {
      String message = "'%s' at %s is not a number".formatted(unread, move);
      draft.problem(ProblemCode.BAD_VALUE, where, message);
    }
  }

  /** The number of a text; nothing if it is not a number. */
  static OptionalDouble number(String text) {
    return NUMBER.matcher(text.strip()).matches()
        ? OptionalDouble.of(Double.parseDouble(text.strip()))
        : OptionalDouble.empty();
  }

  private static OptionalDouble time(String text) {
    OptionalDouble seconds = number(text);
    return seconds.isPresent() && seconds.getAsDouble() < 0 ? OptionalDouble.empty() : seconds;
  }

  private static MoveToken move(String text) {
    Matcher square = SQUARE.matcher(text);
    if (square.matches()) {
      int file = Character.toLowerCase(square.group(1).charAt(0)) - 'a';
      return new Place(file, Integer.parseInt(square.group(2)) - 1);
    }
    return PASS.matcher(text).matches() ? Pass.WRITTEN : new NoSquare(text);
  }
}
