package org.kifu.games.solo;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.Counted;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.StrayMoves;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/**
 * The lines of a text that belong to records, without the blank lines. The lines between two blank
 * lines are judged as a whole. Without a tile or a move of this game, they belong to a record only
 * if it has begun and its moves are still to come. All other lines may be in another notation, and
 * are skipped.
 */
final class SoloSource {
  private static final Pattern HEAD = Pattern.compile("(?i)\\s*solo\\b.*");
  private static final Pattern TILE =
      Pattern.compile("(?i)\\s*(?:[a-z]{1,9}\\s*:\\s*)?[a-h][1-8]=(?:[gb](?:\\d|-)|\\?).*");
  private static final Pattern WHOLE =
      Pattern.compile("(?i)\\s*solo\\b.*(?<!\\w)gold[: ]\\s*[a-h]\\d.*");
  private static final Pattern GOLD = Pattern.compile("(?i)[\\s\\d.)]*gold\\b.*");
  private static final Pattern WHITE = Pattern.compile("(?i).*(?<!\\w)white[: ]\\s*[a-h]\\d.*");
  private static final int SHOWN = 40;

  private final TextLines lines;
  private final Queue<TextLine> own = new ArrayDeque<>();

  /** A first line and the lines with it, as long as nothing shows that a record begins there. */
  private List<TextLine> held = List.of();

  private Optional<TextLine> ahead;

  /** Whether the lines before belong to a record; below, whether its moves are still to come. */
  private boolean isInRecord;

  private boolean isWaiting;

  /** The first line that was skipped and not yet reported. */
  private Optional<TextLine> passed = Optional.empty();

  private int passedLines;
  private int lastPassed;

  SoloSource(TextLines lines) {
    this.lines = lines;
    this.ahead = lines.next();
  }

  static boolean isHead(TextLine line) {
    return HEAD.matcher(line.text()).matches();
  }

  /** The next line of a record. */
  Optional<TextLine> next() {
    while (own.isEmpty() && isAny()) {
      take(block());
    }
    if (own.isEmpty()) {
      pass(List.of());
    }
    return Optional.ofNullable(own.poll());
  }

  /** Whether lines were skipped between two lines. */
  boolean isBetween(TextLine line, TextLine later) {
    return lastPassed > line.at(0).line() && lastPassed < later.at(0).line();
  }

  /** Reports the lines that were skipped. */
  void tell(Consumer<Problem> problems) {
    passed.map(this::problem).ifPresent(problems);
    passed = Optional.empty();
    passedLines = 0;
  }

  private Problem problem(TextLine first) {
    String text = first.text().strip();
    String shown = text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text;
    String message = "ignored %s, from '%s' on".formatted(Counted.of(passedLines, "line"), shown);
    return new Problem(ProblemCode.TEXT_IGNORED, first.at(0), 0, 0, message);
  }

  private boolean isAny() {
    while (ahead.filter(TextLine::isBlank).isPresent()) {
      ahead = lines.next();
    }
    return ahead.isPresent();
  }

  /** The lines up to a blank line or to the first line of a record. */
  private List<TextLine> block() {
    List<TextLine> block = new ArrayList<>();
    do {
      block.add(ahead.orElseThrow());
      ahead = lines.next();
    } while (block.size() < SoloLines.MOST
        && ahead.filter(line -> !line.isBlank() && !isHead(line)).isPresent());
    return block;
  }

  private void take(List<TextLine> block) {
    boolean hasHead = isHead(block.getFirst());
    boolean hasLabel = block.stream().anyMatch(line -> SoloLines.label(line).isPresent());
    if (hasSigns(block)) {
      takeSome(block);
    } else if (StrayMoves.areIn(block)) {
      pass(block);
    } else if (hasLabel && (hasHead || !held.isEmpty()) || isWaiting && !hasHead) {
      takeAll(block, true);
    } else if (hasHead) {
      pass(List.of());
      held = block;
    } else if (isInRecord && block.stream().allMatch(SoloSource::isBehindMoves)) {
      takeAll(block, false);
    } else {
      pass(block);
    }
  }

  /** Whether some lines have a sign that no other notation has. */
  private static boolean hasSigns(List<TextLine> block) {
    boolean hasMoves = block.stream().anyMatch(SoloLines::isMove);
    return WHOLE.matcher(block.getFirst().text()).matches()
        || block.stream().anyMatch(line -> TILE.matcher(line.text()).matches())
        || hasMoves && block.stream().anyMatch(line -> GOLD.matcher(line.text()).matches())
        || hasMoves && block.stream().noneMatch(line -> WHITE.matcher(line.text()).matches());
  }

  private static boolean isBehindMoves(TextLine line) {
    return line.text().strip().startsWith("#")
        || SoloLines.label(line).filter("score"::equals).isPresent();
  }

  /** Takes some lines, without the moves of another notation before or after them. */
  private void takeSome(List<TextLine> block) {
    int from = 0;
    while (!isOwn(block.get(from))) {
      from++;
    }
    int to = block.size();
    while (!isOwn(block.get(to - 1))) {
      to--;
    }
    from = StrayMoves.areIn(block.subList(0, from)) ? from : 0;
    to = StrayMoves.areIn(block.subList(to, block.size())) ? to : block.size();
    if (from > 0) {
      pass(block.subList(0, from));
    }
    List<TextLine> taken = block.subList(from, to);
    takeAll(taken, taken.stream().noneMatch(SoloLines::isMove));
    if (to < block.size()) {
      pass(block.subList(to, block.size()));
    }
  }

  private static boolean isOwn(TextLine line) {
    return isHead(line)
        || SoloLines.isMove(line)
        || SoloLines.label(line).isPresent()
        || TILE.matcher(line.text()).matches();
  }

  private void takeAll(List<TextLine> block, boolean isBeforeMoves) {
    own.addAll(held);
    own.addAll(block);
    held = List.of();
    isInRecord = true;
    isWaiting = isBeforeMoves;
  }

  private void pass(List<TextLine> block) {
    List<TextLine> all = new ArrayList<>(held);
    all.addAll(block);
    held = List.of();
    passed = passed.or(() -> all.stream().findFirst());
    passedLines += all.size();
    lastPassed = all.isEmpty() ? lastPassed : all.getLast().at(0).line();
    isInRecord = false;
    isWaiting = false;
  }

  /** The lines of one record so far, and the signs that the next line belongs to another record. */
  static final class SoloLines {
    /** The most lines of a record, which is more than one line for each move, fact and tile. */
    static final int MOST = 1000;

    private static final Pattern TILES = Pattern.compile("(?i)\\s*tiles\\s*:.*");
    private static final Pattern LABEL =
        Pattern.compile("(?i)\\s*(player|event|place|date|tiles|score)\\s*:.*");
    private static final Pattern MOVE =
        Pattern.compile("(?i)\\s*(?:(\\d{1,3})[.)]\\s*)?(?:gold|black)[: ]\\s*[a-h]\\d.*");
    private static final int NO_MOVE = -1;

    private final List<TextLine> all = new ArrayList<>();
    private final Set<String> labels = new HashSet<>();

    /** The number of the last move; 0 for a move without a number. */
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

    /** Whether the record has as many lines as it may have. */
    boolean isFull() {
      return all.size() == MOST;
    }

    /** Whether a line that is not the first line of a record belongs to the next record. */
    boolean endBefore(TextLine line) {
      return endAtTiles(line) || isApart(line) || label(line).filter(labels::contains).isPresent();
    }

    /** Whether a line has tiles after the moves. */
    boolean endAtTiles(TextLine line) {
      return last != NO_MOVE && TILES.matcher(line.text()).matches();
    }

    /** Whether a line comes after a blank line and is not the next move, the score or a comment. */
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

    /** Removes the lines after the moves, and returns them in order. */
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

    /** The number of the move that a line begins with; 0 for a move without a number. */
    private static int number(TextLine line) {
      Matcher move = MOVE.matcher(line.text());
      return !move.matches()
          ? NO_MOVE
          : move.group(1) == null ? 0 : Integer.parseInt(move.group(1));
    }

    /** The label of a line, in small letters. */
    static Optional<String> label(TextLine line) {
      Matcher label = LABEL.matcher(line.text());
      return label.matches() ? Optional.of(SmallLetters.of(label.group(1))) : Optional.empty();
    }
  }
}
