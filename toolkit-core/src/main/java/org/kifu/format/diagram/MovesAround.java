package org.kifu.format.diagram;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.board.Square;
import org.kifu.format.diagram.Diagram.NumberedSquare;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.StrayMoves;
import org.kifu.source.text.TextLine;

/**
 * Moves around a board, on one line or on several lines right below each other. Not for use by
 * several threads.
 */
final class MovesAround {
  private final Sheet sheet;
  private final Set<TextLine> captions;
  private final Set<TextLine> facts;
  private final List<TextLine> lines = new ArrayList<>();
  private final List<List<TextLine>> runs = new ArrayList<>(0);
  private int last;

  private MovesAround(Sheet sheet) {
    this.sheet = sheet;
    captions = sheet.captions().stream().map(Caption::line).collect(Collectors.toSet());
    facts =
        sheet.captions().stream()
            .filter(Caption::isLabelled)
            .map(Caption::line)
            .collect(Collectors.toSet());
    sheet.lines().forEach(this::take);
    endRun();
  }

  /** Returns the lines of a sheet that hold moves and no facts, a list for each run of them. */
  static List<List<TextLine>> in(Sheet sheet) {
    return new MovesAround(sheet).runs;
  }

  /** The squares that lines name, in their order. */
  static List<String> squares(List<TextLine> run) {
    return run.stream()
        .flatMap(line -> StrayMoves.squares(PageTable.withoutTags(line.text())).stream())
        .toList();
  }

  private void take(TextLine line) {
    boolean isOpen = !facts.contains(line) && (captions.contains(line) || !isOfBoard(line));
    if (line.number() > last + 1 || !isOpen) {
      endRun();
    }
    last = line.number();
    if (isOpen) {
      lines.add(line);
    }
  }

  /** Whether a line draws the board, or holds cells of the board. */
  private boolean isOfBoard(TextLine line) {
    if (sheet.isWithoutBoard()) {
      return false;
    }
    int first = sheet.header().orElse(sheet.rows().getFirst()).line().number();
    return line.number() >= first && line.number() <= sheet.rows().getLast().line().number();
  }

  private void endRun() {
    runs.addAll(StrayMoves.in(lines));
    lines.clear();
  }

  /**
   * Moves in the lines right below a position, numbered or not, as PlayOK writes games from a free
   * start. Passes among them are left out, since the replay finds them.
   *
   * @param lines the lines
   * @param moves the moves in the lines
   */
  record MovesBelow(List<Caption> lines, List<NumberedSquare> moves) {
    /** The greatest length of moves of a game. */
    private static final int MOST_CHARACTERS = 1000;

    private static final Pattern LINE =
        Pattern.compile("(?:\\s*+(?:\\d{1,2}[.:)]++)?+\\s*+(?:[a-hA-H][1-8]|--))++\\s*+");
    private static final Pattern MOVE = Pattern.compile("[a-hA-H][1-8]");

    /** Returns the moves below the board of a sheet. */
    static MovesBelow of(Sheet sheet) {
      int last = sheet.rows().getLast().line().number();
      List<Caption> lines =
          sheet.captions().stream()
              .filter(caption -> caption.line().number() > last && isMoves(caption.line().text()))
              .toList();
      List<NumberedSquare> moves = new ArrayList<>();
      for (Caption caption : lines) {
        TextLine line = caption.line();
        Matcher found = MOVE.matcher(line.text());
        while (found.find()) {
          int square = Square.parse(SmallLetters.of(found.group()));
          moves.add(new NumberedSquare(square, line.at(found.start())));
        }
      }
      return new MovesBelow(lines, List.copyOf(moves));
    }

    private static boolean isMoves(String text) {
      return text.length() <= MOST_CHARACTERS && LINE.matcher(text).matches();
    }

    /** The captions of the sheet without these lines. */
    List<Caption> others(Sheet sheet) {
      return sheet.captions().stream().filter(caption -> !lines.contains(caption)).toList();
    }
  }

  /**
   * A paragraph below a board that may repeat its moves, on one line or several. The board may
   * continue others before it.
   */
  static final class MovesAgain {
    /** The most boards of a game. */
    private static final int MOST_BOARDS = 8;

    private final Deque<Sheet> boards = new ArrayDeque<>();
    private final List<TextLine> lines = new ArrayList<>();
    private final List<String> squares = new ArrayList<>();
    private List<List<String>> drawn = List.of();
    private boolean isBroken;

    /** Continues below another board. */
    void below(Sheet sheet) {
      boards.addLast(sheet);
      if (boards.size() > MOST_BOARDS) {
        boards.removeFirst();
      }
    }

    /** Takes a line that may belong to such a paragraph; false if the paragraph ends before it. */
    boolean takes(TextLine line) {
      List<String> more = StrayMoves.squares(PageTable.withoutTags(line.text()));
      boolean isOf = more.isEmpty() ? lines.isEmpty() && isHead(line) : isNext(more);
      isBroken |= !isOf && (MovesBelow.isMoves(line.text()) || StrayMoves.areIn(line.text()));
      if (!isOf || Caption.of(line).said() != 0) {
        return false;
      }
      lines.add(line);
      squares.addAll(more);
      return true;
    }

    boolean isEmpty() {
      return lines.isEmpty();
    }

    /** Whether the lines hold all the moves that are drawn, and no others. */
    boolean areAll() {
      return !isBroken && !squares.isEmpty() && drawn.contains(squares);
    }

    /** Removes the lines, for the next paragraph. */
    List<TextLine> release() {
      List<TextLine> released = List.copyOf(lines);
      lines.clear();
      squares.clear();
      drawn = List.of();
      isBroken = false;
      return released;
    }

    private static boolean isHead(TextLine line) {
      return line.text().stripTrailing().endsWith(":");
    }

    private boolean isNext(List<String> more) {
      drawn = drawn.isEmpty() ? drawn() : drawn;
      int to = squares.size() + more.size();
      return drawn.stream()
          .anyMatch(each -> to <= each.size() && each.subList(squares.size(), to).equals(more));
    }

    /** The moves of the last board, and also with those of the boards that it continues. */
    private List<List<String>> drawn() {
      List<List<String>> drawn = new ArrayList<>();
      List<String> all = List.of();
      int first = 0;
      for (Sheet sheet : boards.reversed()) {
        Diagram diagram = new Diagram(sheet);
        if (first > 1 && diagram.lastNumber() != first - 1 || diagram.numberCount() == 0) {
          break;
        }
        first = diagram.lastNumber() - diagram.numberCount() + 1;
        all = Stream.concat(diagram.names().stream(), all.stream()).toList();
        drawn.add(all);
        if (first <= 1) {
          break;
        }
      }
      return drawn;
    }
  }
}
