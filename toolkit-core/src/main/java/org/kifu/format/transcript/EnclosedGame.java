package org.kifu.format.transcript;

import java.util.Optional;
import org.kifu.format.transcript.line.LineParser;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.MoveRun;
import org.kifu.format.transcript.line.MoveWord;
import org.kifu.source.text.TextLine;

/**
 * A game in brackets or after a number sign, on a line without other moves: {@code (f5d6c3...)},
 * {@code #2 f5d6c3...}, {@code Anna - Bob (f5d6c3...)}. Only moves that replay from the start are a
 * game; beside other words, they must be as long as a whole game. Otherwise they are a comment.
 */
final class EnclosedGame {
  /** The least number of squares; fewer may be part of a comment. */
  private static final int CLEAR_RUN = 5;

  private static final String OPENING = "#({";

  private EnclosedGame() {}

  /** Returns the line as a line of moves; nothing if it holds no such game. */
  static Optional<LineReading> in(LineReading reading, LineAssembly assembly) {
    boolean mayHold = mayHold(reading.kind());
    TextLine line = reading.line();
    int length = line.text().length();
    int at = mayHold && MoveWord.squares(line.text(), 0, length) >= CLEAR_RUN ? sign(line) : length;
    if (at == length) {
      return Optional.empty();
    }
    int from = pastSign(line.text(), at);
    int to = end(line.text(), at);
    TextLine open = line.blanked(at, from).blanked(to, Math.min(length, to + 1));
    LineReading inside = LineParser.readAlone(open.blanked(0, at).blanked(to, length));
    boolean isNumbered = from > at + 1;
    boolean isAlone = line.text().substring(to).chars().noneMatch(Character::isLetter);
    boolean isGame =
        isAlone
            && isClear(inside, assembly)
            && (isNumbered
                || !inside.isPartlyIgnored()
                || inside.moves().size() >= MoveRun.WHOLE_GAME);
    return Optional.of(LineParser.readAlone(open))
        .filter(whole -> isGame && isClear(whole, assembly));
  }

  private static boolean mayHold(ReadingKind kind) {
    return kind == ReadingKind.COMMENT || kind == ReadingKind.TEXT || kind == ReadingKind.PLAYERS;
  }

  private static boolean isClear(LineReading reading, LineAssembly assembly) {
    return reading.kind() == ReadingKind.MOVES
        && reading.moves().size() >= CLEAR_RUN
        && reading.damage().isEmpty()
        && assembly.isGame(reading);
  }

  /** The first sign that may hide moves; the length of the text if there is none. */
  private static int sign(TextLine line) {
    String text = line.text();
    int at = 0;
    while (at < text.length() && OPENING.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return at;
  }

  /** The index after a number that follows the sign: the number of the game. */
  private static int pastSign(String text, int at) {
    int past = at + 1;
    while (text.charAt(at) == '#' && past < text.length() && MoveWord.isDigit(text.charAt(past))) {
      past++;
    }
    return past;
  }

  private static int end(String text, int at) {
    char sign = text.charAt(at);
    int end = sign == '#' ? text.length() : text.lastIndexOf(sign == '(' ? ')' : '}');
    return end < at ? text.length() : end;
  }
}
