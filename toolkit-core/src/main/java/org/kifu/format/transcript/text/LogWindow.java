package org.kifu.format.transcript.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.kifu.layout.MoveLog;
import org.kifu.source.text.TextLine;

/** The lines ahead that may be one log of moves, which is recognised by the first of them. */
final class LogWindow {
  private static final int MOST_LINES = 4000;
  private static final int MOST_BYTES = 1 << 18;

  /** The number of lines that show whether there may be a log. */
  private static final int SHOWN_LINES = 100;

  private static final int FEWEST_SQUARES = 6;

  /** The number of lines with words that a list of moves does not reach. */
  private static final int FEWEST_WITH_WORDS = 4;

  /** The most squares in a line; more are probably a game. */
  private static final int MOST_SQUARES = 50;

  private final List<TextLine> lines = new ArrayList<>();
  private boolean isWhole;

  private LogWindow() {}

  /**
   * Looks ahead; only the first line is taken.
   *
   * @param isGame whether a line is a game in the usual form
   */
  static Optional<LogWindow> at(TextLine first, LinesAhead ahead, Predicate<TextLine> isGame) {
    LogWindow window = new LogWindow();
    boolean mayBe = window.read(first, ahead, isGame);
    ahead.putBack(window.lines.subList(1, window.lines.size()));
    return mayBe ? Optional.of(window) : Optional.empty();
  }

  /** Reads lines; false if they are not a log. */
  private boolean read(TextLine first, LinesAhead ahead, Predicate<TextLine> isGame) {
    Shown shown = new Shown();
    Optional<TextLine> line = Optional.of(first);
    int bytes = 0;
    while (line.isPresent() && lines.size() < MOST_LINES && bytes < MOST_BYTES) {
      TextLine next = line.get();
      lines.add(next);
      bytes += next.byteCount();
      boolean isShown = lines.size() > SHOWN_LINES;
      if (next.isTooLong() || mayHoldTag(next.raw()) || isShown && !shown.isLog()) {
        return false;
      }
      if (!isShown && !shown.adds(next.text()) || !isShown && isGame.test(next)) {
        return false;
      }
      line = ahead.next();
    }
    isWhole = line.isEmpty();
    ahead.putBack(line.stream().toList());
    return shown.isLog();
  }

  /** Whether a line holds the beginning of a tag; pages are read line by line. */
  private static boolean mayHoldTag(String text) {
    int at = text.indexOf('<');
    while (at >= 0 && at + 1 < text.length()) {
      char c = text.charAt(at + 1);
      if (Character.isLetter(c) || c == '/' || c == '!' || c == '?') {
        return true;
      }
      at = text.indexOf('<', at + 1);
    }
    return false;
  }

  List<TextLine> lines() {
    return lines;
  }

  MoveLog log() {
    return MoveLog.in(lines.stream().map(TextLine::text).toList(), isWhole);
  }

  /** The kinds of the first lines. */
  private static final class Shown {
    private int squares;
    private int withSquares;
    private int withWords;

    /** Adds a line; false if it holds a game. */
    boolean adds(String text) {
      int count = MoveLog.squares(text);
      squares += count;
      withSquares += count > 0 ? 1 : 0;
      withWords += count > 0 && hasWord(text) ? 1 : 0;
      return count <= MOST_SQUARES;
    }

    boolean isLog() {
      boolean areBesideWords = withWords >= FEWEST_WITH_WORDS || 2 * withWords >= withSquares;
      return squares >= FEWEST_SQUARES && areBesideWords;
    }

    /** Whether a text has a letter that is not part of a square. */
    private static boolean hasWord(String text) {
      boolean hasWord = false;
      for (int at = 0; at < text.length() && !hasWord; at++) {
        boolean isRankNext = at + 1 < text.length() && Character.isDigit(text.charAt(at + 1));
        hasWord = Character.isLetter(text.charAt(at)) && !isRankNext;
      }
      return hasWord;
    }
  }
}
