package org.kifu.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.Outcome;

/**
 * Times in a text: {@code 0:12}, {@code 1:02:03}, {@code 0:12.5}, and {@code [%emt 0:00:12]} from
 * comments of PGN.
 */
public final class WrittenTimes {
  private static final Pattern TIME =
      Pattern.compile("(?:(\\d{1,2}):)?(\\d{1,3}):(\\d{2}(?:\\.\\d{1,3})?)(?![\\w:@])");

  private static final Pattern COMMAND = Pattern.compile("^\\[%emt\\s+([^\\]]*)\\]$");

  private WrittenTimes() {}

  /** Returns the end of a time that begins at a place; the place itself if no time begins there. */
  public static int end(String text, int at) {
    Matcher time = TIME.matcher(text).region(at, text.length());
    time.useTransparentBounds(true);
    return time.lookingAt() ? time.end() : at;
  }

  /** Returns the seconds of a text that is only a time; nothing for any other text. */
  public static Optional<Double> seconds(String text) {
    Matcher time = TIME.matcher(COMMAND.matcher(text.strip()).replaceFirst("$1"));
    if (!time.matches() || Double.parseDouble(time.group(3)) >= 60) {
      return Optional.empty();
    }
    int hours = time.group(1) == null ? 0 : Integer.parseInt(time.group(1));
    int minutes = 60 * hours + Integer.parseInt(time.group(2));
    return Optional.of(60 * minutes + Double.parseDouble(time.group(3)));
  }

  /**
   * Returns the score that is written like a time, {@code 40:24}; nothing if it does not fill the
   * board.
   */
  public static Optional<Outcome> score(String text) {
    return WrittenScore.outcome(text.replace(':', '-'))
        .filter(score -> score.boardDiff().isEmpty());
  }
}
