package org.kifu.format.transcript.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * Lines of a calendar (iCalendar, RFC 5545): folded lines become one, escaped line ends in a value
 * become line ends, and other escapes are decoded.
 */
final class CalendarLines {
  private static final String BEGINNING = "BEGIN:VCALENDAR";

  /** The name of a value with words for a reader. */
  private static final Pattern WORDS =
      Pattern.compile("(?i)(?:DESCRIPTION|COMMENT|SUMMARY)(?:;[^:]*)?:");

  /** The most lines of a value. */
  private static final int MOST_LINES = 200;

  private final Supplier<Optional<TextLine>> further;
  private boolean isInside;

  /** The line after the current one, which had to be read ahead. */
  private Optional<TextLine> behind = Optional.empty();

  /**
   * Starts before the first line.
   *
   * @param further gives the line after the current one
   */
  CalendarLines(Supplier<Optional<TextLine>> further) {
    this.further = further;
  }

  /** Whether a line belongs to a calendar. */
  boolean holds(String text) {
    isInside |= text.startsWith("B") && text.toUpperCase(Locale.ROOT).startsWith(BEGINNING);
    return isInside;
  }

  /** Takes the line that was read ahead, which follows the lines read. */
  Optional<TextLine> takeBehind() {
    Optional<TextLine> taken = behind;
    behind = Optional.empty();
    return taken;
  }

  /** Returns the lines that a line makes, together with the lines that continue it. */
  List<TextLine> lines(TextLine first) {
    List<TextLine> folded = new ArrayList<>(List.of(first));
    Optional<TextLine> next = further.get();
    while (next.filter(CalendarLines::goesOn).isPresent() && folded.size() < MOST_LINES) {
      folded.add(next.get());
      next = further.get();
    }
    behind = next;
    isInside &= !first.text().toUpperCase(Locale.ROOT).startsWith("END:VCALENDAR");
    return cut(folded);
  }

  private static boolean goesOn(TextLine line) {
    return !line.isTooLong() && (line.text().startsWith(" ") || line.text().startsWith("\t"));
  }

  private static List<TextLine> cut(List<TextLine> folded) {
    TextLine line = LineRewriter.joined(folded);
    boolean[] isFold = new boolean[line.text().length() + 2];
    int end = 0;
    for (TextLine each : folded.subList(0, folded.size() - 1)) {
      end += each.text().length();
      isFold[end] = true; // the blank between both lines, and the blank that begins the second
      isFold[end + 1] = true;
      end++;
    }
    List<TextLine> lines = new ArrayList<>();
    Matcher words = WORDS.matcher(line.text());
    int from = words.lookingAt() ? words.end() : 0;
    int at = from;
    while (at < line.text().length()) {
      int second = past(isFold, at + 1);
      boolean isEnd = isEscape(line.text(), isFold, at, second, 'n');
      at = isEnd ? second + 1 : at + 1;
      if (isEnd || at == line.text().length()) {
        lines.add(plain(line, isFold, from, at));
        from = at;
      }
    }
    return lines.isEmpty() ? folded : lines;
  }

  private static int past(boolean[] isFold, int at) {
    int past = at;
    while (past < isFold.length && isFold[past]) {
      past++;
    }
    return past;
  }

  private static boolean isEscape(String text, boolean[] isFold, int at, int second, char escaped) {
    return text.charAt(at) == '\\'
        && !isFold[at]
        && second < text.length()
        && Character.toLowerCase(text.charAt(second)) == escaped;
  }

  /** A stretch without folds and escapes. */
  private static TextLine plain(TextLine line, boolean[] isFold, int from, int to) {
    TextLine piece = line.piece(from, to);
    String text = line.text();
    LineRewriter written = new LineRewriter(piece);
    for (int at = from; at < to; at++) {
      int second = past(isFold, at + 1);
      if (isEscape(text, isFold, at, second, 'n')) {
        at = second;
      } else if (text.charAt(at) == '\\'
          && second < to
          && ",;\\".indexOf(text.charAt(second)) >= 0) {
        written.keep(second - from, second + 1 - from);
        at = second;
      } else if (!isFold[at]) {
        written.keep(at - from, at + 1 - from);
      }
    }
    return written.line();
  }
}
