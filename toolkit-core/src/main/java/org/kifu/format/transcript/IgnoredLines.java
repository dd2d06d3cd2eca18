package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.MoveRun;
import org.kifu.format.transcript.line.MoveWord;
import org.kifu.game.Counted;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.source.text.TextLine;

/** Lines of text around the games: one finding for each run of them. */
final class IgnoredLines {
  private static final int SHOWN = 40;

  private final Consumer<Problem> problems;
  private Optional<TextLine> first = Optional.empty();
  private long count;

  /** The number of the last line, which may be taken in pieces. */
  private int last;

  IgnoredLines(Consumer<Problem> problems) {
    this.problems = problems;
  }

  void add(TextLine line) {
    boolean isFirst = first.isEmpty() || line.number() < first.get().number();
    first = isFirst ? Optional.of(line) : first;
    count += line.number() == last ? 0 : 1;
    last = line.number();
  }

  /** Reports moves in a line that made no game. */
  void tell(TextLine line, List<MoveRun> moves, String what) {
    report();
    MoveRun one = moves.getFirst();
    String message =
        "%s: '%s'%s"
            .formatted(
                what,
                shown(line.text().substring(one.from(), one.to())),
                moves.size() > 1
                    ? " and %s more".formatted(Counted.of(moves.size() - 1, "time"))
                    : "");
    problems.accept(Problem.of(ProblemCode.TEXT_IGNORED, line.at(one.from()), message));
  }

  /** Reports squares with which no game begins. */
  void tellSquares(LineReading line) {
    report();
    int at = line.moves().size() == 0 ? 0 : line.moves().placeOf(0);
    String squares = shown(line.line().text().substring(at).strip());
    String message = "ignored squares that begin no game: '%s'".formatted(squares);
    problems.accept(Problem.of(ProblemCode.TEXT_IGNORED, line.line().at(at), message));
  }

  /** Ends the run. */
  void report() {
    first.ifPresent(line -> problems.accept(problem(line)));
    first = Optional.empty();
    count = 0;
    last = 0;
  }

  private Problem problem(TextLine line) {
    String text = line.text().strip();
    String shown = shown(text);
    String message =
        count == 1
            ? "ignored a line without moves: '" + shown + "'"
            : "ignored " + count + " lines without moves, from '" + shown + "' on";
    int column = text.isEmpty() ? 0 : line.text().indexOf(text);
    return Problem.of(ProblemCode.TEXT_IGNORED, line.at(column), message);
  }

  private static String shown(String text) {
    return text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text;
  }

  /** The beginnings of records in other notations, whose moves and comments are not read. */
  static final class RecordBeginning {
    private static final Pattern TREE =
        Pattern.compile("\\s*(?:\\d{1,3}\\s+)?\\(;\\s*[A-Z]{1,2}\\[");
    private static final Pattern OBJECT = Pattern.compile("\\s*\\{\\s*\"[^\"]*\"\\s*:");

    private RecordBeginning() {}

    /** Whether a line begins like SGF or GGF, perhaps after the number of games of a match. */
    static boolean isTree(LineReading line) {
      String text = line.line().text();
      return text.indexOf("(;") >= 0 && TREE.matcher(text).lookingAt();
    }

    /** Whether a line begins like an object of JSON. */
    static boolean isObject(LineReading line) {
      return OBJECT.matcher(line.line().text()).lookingAt();
    }
  }

  /**
   * The signature of a mail, below two dashes: its text holds no move of the game above, and does
   * not describe that game.
   */
  static final class Signature {
    private static final Pattern DASHES = Pattern.compile("[>\\s]*--\\s*");

    /** The least number of moves; fewer may be a telephone number or a room. */
    private static final int CLEAR_MOVES = 3;

    private boolean isOpen;
    private boolean isBroken;

    /** Starts below a line that is not a pass of a game. */
    void begin(LineReading line) {
      isOpen = DASHES.matcher(line.line().text()).matches();
      isBroken = false;
    }

    /** Ends the signature, since a game continues or begins. */
    void end() {
      isOpen = false;
    }

    /** Notes a blank line, below which a line may describe the next game. */
    void breakOff() {
      isBroken = true;
    }

    /** Whether a line is a part of the signature. */
    boolean holds(LineReading line) {
      return isOpen
          && switch (line.kind()) {
            case MOVES -> line.moves().size() < CLEAR_MOVES && !isOnlyMoves(line);
            case COMMENT, RESULT, PLAYERS, LABEL, ROW -> !isBroken;
            case EMPTY, TEXT, HIDDEN, CODES, PROSE -> false;
          };
    }

    private static boolean isOnlyMoves(LineReading line) {
      String text = line.line().text();
      long signs = text.chars().filter(Character::isLetterOrDigit).count();
      return signs == 2L * MoveWord.squares(text, 0, text.length());
    }
  }

  /** Lines of kifu diagrams among transcripts: lines that touch them describe the diagram. */
  static final class DiagramLines {
    private static final Pattern FILES =
        Pattern.compile(
            "(?i)[\\s|+]*+a[\\s|]++b[\\s|]++c[\\s|]++d[\\s|]++e[\\s|]++f[\\s|]++g[\\s|]++h[\\s|+]*+");

    private static final Pattern RULE = Pattern.compile("[\\s|+:=_─-╿-]++");
    private static final Pattern FRAME = Pattern.compile("\\s*[+└┗╚├┣╠][+:=_─-╿-]++\\s*");
    private static final Pattern CELLS = Pattern.compile("[\\s|│┃\\d()#.·・_*XxOo●○-]++");

    private static final Pattern BAR = Pattern.compile("[|│┃]");
    private static final Pattern CELL = Pattern.compile("\\d++|[()#]{2}|[^\\s|│┃\\d]");

    private static final Pattern NUMBER =
        Pattern.compile("(?<![\\p{L}\\p{N}])\\d{1,2}(?![\\p{L}\\p{N}])");

    private static final int SIDE = 8;

    /** Half of the cells, and the label of the row. */
    private static final int LEAST = 5;

    private DiagramLines() {}

    /** Whether a diagram begins with a line, judging by the next line. */
    static boolean begin(LineReading line, Optional<LineReading> next) {
      String text = line.line().text();
      String below = next.map(row -> row.line().text()).orElse("");
      return isDrawn(text)
          ? numbers(below) >= LEAST
              || FILES.matcher(text).matches() && RULE.matcher(below).matches()
          : numbers(text) >= LEAST && isRow(text) && isRow(below);
    }

    /**
     * Whether a line is one of a diagram.
     *
     * @param isBelow whether the line above belongs to the diagram, so that the board may end below
     *     it
     */
    static boolean hold(LineReading line, boolean isBelow) {
      String text = line.line().text();
      return isRow(text) || isBelow && isDrawn(text);
    }

    /** Whether a line is drawn below the rows of a table, such as a table of moves. */
    static boolean isFrame(LineReading line) {
      return FRAME.matcher(line.line().text()).matches();
    }

    private static boolean isDrawn(String text) {
      return RULE.matcher(text).matches() || FILES.matcher(text).matches();
    }

    /** Whether text has the cells of a row, including numbers. */
    private static boolean isRow(String text) {
      return CELLS.matcher(text).matches()
          && numbers(text) > 0
          && (BAR.matcher(text).results().count() > SIDE
              || CELL.matcher(text).results().count() >= SIDE);
    }

    private static long numbers(String text) {
      return NUMBER.matcher(text).results().count();
    }
  }
}
