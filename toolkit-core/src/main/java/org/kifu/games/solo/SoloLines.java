package org.kifu.games.solo;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.TextLine;

/** The lines of one record so far, and what tells whether the next one is of another. */
final class SoloLines {
  /** No record has so many: about a line for each move, each fact and each tile. */
  static final int MOST = 1000;

  private static final Pattern TILES = Pattern.compile("(?i)\\s*tiles\\s*:.*");
  private static final Pattern LABEL =
      Pattern.compile("(?i)\\s*(player|event|place|date|tiles|score)\\s*:.*");
  private static final Pattern MOVE =
      Pattern.compile("(?i)\\s*(?:(\\d{1,3})[.)]\\s*)?(?:gold|black)[: ]\\s*[a-h]\\d.*");
  private static final int NO_MOVE = -1;

  private final List<TextLine> all = new ArrayList<>();
  private final Set<String> labels = new HashSet<>();

  /** The number of the last move: 0 for a move without one. */
  private int last = NO_MOVE;

  SoloLines(TextLine first) {
    add(first);
  }

  void add(TextLine line) {
    all.add(line);
    label(line).ifPresent(labels::add);
    int number = number(line);
    last = number == NO_MOVE ? last : number;
  }

  /** The lines, in order. */
  List<TextLine> all() {
    return all;
  }

  /** Whether there are as many as a record may have. */
  boolean isFull() {
    return all.size() == MOST;
  }

  /** Whether a line that is not the first of a record is one of the next record. */
  boolean endBefore(TextLine line) {
    return endAtTiles(line) || isApart(line) || label(line).filter(labels::contains).isPresent();
  }

  /** Whether tiles come behind the moves. */
  boolean endAtTiles(TextLine line) {
    return last != NO_MOVE && TILES.matcher(line.text()).matches();
  }

  /** Whether a blank line and what is no more of these moves, their score or a comment come. */
  private boolean isApart(TextLine line) {
    boolean isBehindBlank = line.at(0).line() > all.getLast().at(0).line() + 1;
    return isBehindBlank
        && last != NO_MOVE
        && !line.text().strip().startsWith("#")
        && label(line).filter("score"::equals).isEmpty()
        && !isNext(number(line));
  }

  private boolean isNext(int number) {
    return number == last + 1 && last > 0 || number == 0 && last == 0;
  }

  /** Takes out what stands behind the moves, in order. */
  List<TextLine> withoutMovesAtEnd() {
    int end = all.size();
    while (number(all.get(end - 1)) == NO_MOVE) {
      end--;
    }
    List<TextLine> behind = all.subList(end, all.size());
    List<TextLine> taken = List.copyOf(behind);
    behind.clear();
    return taken;
  }

  /** Whether a line begins with a move. */
  static boolean isMove(TextLine line) {
    return number(line) != NO_MOVE;
  }

  /** The number of the move that a line begins with: 0 for a move without one. */
  private static int number(TextLine line) {
    Matcher move = MOVE.matcher(line.text());
    return !move.matches() ? NO_MOVE : move.group(1) == null ? 0 : Integer.parseInt(move.group(1));
  }

  /** The label of a line, in small letters. */
  static Optional<String> label(TextLine line) {
    Matcher label = LABEL.matcher(line.text());
    return label.matches()
        ? Optional.of(label.group(1).toLowerCase(Locale.ROOT))
        : Optional.empty();
  }
}
