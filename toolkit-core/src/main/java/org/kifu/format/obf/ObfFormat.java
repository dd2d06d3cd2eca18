package org.kifu.format.obf;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.format.obf.PositionLine.PositionLineKind;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.notation.Commented;
import org.kifu.notation.Comments;
import org.kifu.notation.LinesOrigin;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** Problem files; the grammar is in the package's description. */
public final class ObfFormat implements GameFormat, Commented {
  @Override
  public String name() {
    return "obf";
  }

  /** Moves below a board, which are the rest of a game. */
  private static final Pattern MOVES =
      Pattern.compile("\\s*(?:(?:\\d{1,2}[.:)]\\s*)?[a-hA-H][1-8][\\s,;-]*){2}");

  @Override
  public boolean isOfLines() {
    return true;
  }

  @Override
  public Comments comments() {
    return Comments.ofLines("#%");
  }

  /**
   * Sure if at least half of the lines, or of their content, is positions: nothing else has 64
   * cells and a side. A line of moves among many positions is a stray line.
   */
  @Override
  public int recognise(byte[] head) {
    List<PositionLine> lines =
        TextLines.of(head).stream()
            .map(PositionLine::read)
            .filter(line -> line.kind() != PositionLineKind.EMPTY)
            .toList();
    List<PositionLine> positions = lines.stream().filter(ObfFormat::isPosition).toList();
    long moves = lines.stream().filter(ObfFormat::isOfMoves).count();
    boolean isScored = positions.stream().anyMatch(each -> !each.remarks().isEmpty());
    if (moves > 0 && (moves >= positions.size() || !isScored)) {
      return 0;
    }
    boolean hasSides = lines.size() > 1 && isFfo(lines);
    boolean isMost = 2 * positions.size() >= lines.size() || 2 * length(positions) >= length(lines);
    return hasSides || !positions.isEmpty() && isMost ? 90 : 0;
  }

  private static long length(List<PositionLine> lines) {
    return lines.stream().mapToLong(line -> line.line().text().length()).sum();
  }

  /** Whether a line is a position; moves without scores after a board are a transcript. */
  private static boolean isPosition(PositionLine line) {
    boolean hasScores = line.remarks().stream().anyMatch(SolvedPosition::listsScores);
    return line.kind() == PositionLineKind.NAMED
        || line.kind() == PositionLineKind.POSITION && (line.message().isEmpty() || hasScores);
  }

  private static boolean isOfMoves(PositionLine line) {
    return line.kind() == PositionLineKind.DAMAGED && MOVES.matcher(line.line().text()).lookingAt();
  }

  private static boolean isFfo(List<PositionLine> lines) {
    return lines.getFirst().kind() == PositionLineKind.BOARD
        && PositionLine.side(lines.get(1).line()).isPresent();
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new ObfGames(source, stream, options);
  }

  /** The positions of one file. */
  private static final class ObfGames implements Iterator<ParsedGame> {
    private final String source;
    private final TextLines lines;
    private final ReadOptions options;
    private Optional<PositionLine> ahead;
    private int games;

    ObfGames(Source source, InputStream stream, ReadOptions options) {
      this.source = source.name();
      this.options = options;
      this.lines = new TextLines(source, stream);
      this.ahead = nextLine();
    }

    @Override
    public boolean hasNext() {
      if (ahead.isEmpty() && games == 0) {
        games = -1; // reported once
        options
            .problems()
            .accept(
                Problem.of(
                    ProblemCode.NO_GAMES,
                    SourceLocation.atByte(source, 0),
                    "no line holds a position"));
      }
      return ahead.isPresent();
    }

    @Override
    public ParsedGame next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      games++;
      PositionLine line = ahead.orElseThrow();
      ahead = nextLine();
      return switch (line.kind()) {
        case BOARD -> withSideBelow(line);
        case POSITION -> game(line, ProblemCode.TEXT_IGNORED);
        case NAMED -> game(line, ProblemCode.DIAGRAM_POSITION);
        case DAMAGED, EMPTY -> unreadable(line);
      };
    }

    /** The next line that is neither blank nor a comment. */
    private Optional<PositionLine> nextLine() {
      for (Optional<TextLine> line = lines.next(); line.isPresent(); line = lines.next()) {
        PositionLine read = PositionLine.read(line.get());
        if (read.kind() != PositionLineKind.EMPTY) {
          return Optional.of(read);
        }
      }
      return Optional.empty();
    }

    private ParsedGame game(PositionLine line, ProblemCode code) {
      List<Problem> problems = line.message().isEmpty() ? List.of() : List.of(problem(code, line));
      return game(line.position().orElseThrow(), line.remarks(), List.of(line.line()), problems);
    }

    /** The game of three lines: the side is on the second, a title on the third. */
    private ParsedGame withSideBelow(PositionLine board) {
      Optional<Disc> side = ahead.flatMap(line -> PositionLine.side(line.line()));
      if (side.isEmpty()) {
        return unreadable(board.damagedAtEnd("no side to move after 64 cells"));
      }
      List<TextLine> all = new ArrayList<>(List.of(board.line(), ahead.orElseThrow().line()));
      List<Remark> remarks = new ArrayList<>(1);
      ahead = nextLine();
      if (ahead.isPresent() && ahead.get().mayBeTitle()) {
        TextLine title = ahead.get().line();
        all.add(title);
        remarks.add(new Remark(0, title.raw().strip()));
        ahead = nextLine();
      }
      Position black = board.position().orElseThrow();
      Position position = Position.of(black.black(), black.white(), side.get());
      return game(position, List.copyOf(remarks), all, List.of());
    }

    private ParsedGame game(
        Position position, List<Remark> remarks, List<TextLine> of, List<Problem> problems) {
      GameRecord record =
          GameRecord.of(options.rules().name(), StartSpec.of(position), MoveList.EMPTY)
              .withNotes(Notes.of(remarks, List.of()));
      return new ParsedGame(games, Optional.of(record), new LinesOrigin(of), problems);
    }

    private ParsedGame unreadable(PositionLine line) {
      return new ParsedGame(
          games,
          Optional.empty(),
          new LinesOrigin(List.of(line.line())),
          List.of(problem(ProblemCode.UNREADABLE, line)));
    }

    private Problem problem(ProblemCode code, PositionLine line) {
      return new Problem(code, line.line().at(line.flaw()), games, 0, line.message());
    }
  }
}
