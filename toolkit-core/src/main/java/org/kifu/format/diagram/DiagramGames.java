package org.kifu.format.diagram;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.format.ReadOptions;
import org.kifu.format.diagram.Diagram.NumberedSquare;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.NumberedBoard;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.LinesOrigin;
import org.kifu.notation.StrayMoves;
import org.kifu.replay.CompactReplay;
import org.kifu.rules.Othello;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** The games of one text of diagrams. */
final class DiagramGames implements Iterator<ParsedGame>, SheetReader.LeftOver {
  private static final String CONTROL = "control characters are read as blanks";

  /** Turns a square over the horizontal axis, which exchanges the two crossed starts. */
  private static final int OTHER_RANK = 56;

  private static final int SHOWN = 40;

  private final String source;
  private final ReadOptions options;
  private final SheetReader sheets;
  private final CompactReplay replay = new CompactReplay();
  private Optional<TextLine> firstLeftOver = Optional.empty();
  private long leftOver;
  private int games;

  DiagramGames(Source source, InputStream stream, ReadOptions options) {
    this.source = source.name();
    this.options = options;
    TextLines lines = new TextLines(source, stream);
    this.sheets = new SheetReader(lines::next, this);
  }

  @Override
  public boolean hasNext() {
    boolean hasNext = sheets.hasNext();
    if (!hasNext) {
      reportEnd();
    }
    return hasNext;
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    games++;
    return game(sheets.next());
  }

  @Override
  public void facts(Sheet sheet) {
    SourceLocation where = sheet.captions().getFirst().line().at(0);
    String message = "passed over what is said of no diagram: '%s'".formatted(shown(sheet));
    options.problems().accept(Problem.of(ProblemCode.TEXT_IGNORED, where, message));
  }

  private static String shown(Sheet sheet) {
    String text = sheet.captions().getFirst().text();
    return text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text;
  }

  /** Moves are told, or read in another notation, by who accounts for the whole source. */
  @Override
  public void text(TextLine line) {
    if (!StrayMoves.areIn(line.text())) {
      firstLeftOver = firstLeftOver.or(() -> Optional.of(line));
      leftOver++;
    }
  }

  private void reportEnd() {
    firstLeftOver.ifPresent(
        line ->
            options
                .problems()
                .accept(
                    Problem.of(
                        ProblemCode.TEXT_IGNORED,
                        line.at(0),
                        "passed over text around the diagrams: " + leftOver + " lines from here")));
    firstLeftOver = Optional.empty();
    if (games == 0) {
      games = -1; // said once
      SourceLocation where = SourceLocation.atByte(source, 0);
      options.problems().accept(Problem.of(ProblemCode.NO_GAMES, where, "no diagram is found"));
    }
  }

  private ParsedGame game(Sheet sheet) {
    if (sheet.isWithoutBoard()) {
      return withoutBoard(sheet);
    }
    Diagram diagram = new Diagram(sheet);
    Optional<Disc> stated = sheet.sideToMove();
    Optional<PositionDiagram> rest =
        options.rules() == Othello.RULES ? PositionDiagram.of(diagram, stated) : Optional.empty();
    MovesAround.MovesBelow below = MovesAround.MovesBelow.of(sheet);
    Optional<PositionDiagram> game =
        rest.filter(position -> position.moves().isEmpty() && !below.moves().isEmpty())
            .flatMap(_ -> PositionDiagram.of(diagram, below.moves(), stated));
    if (game.isPresent()) {
      return continued(
          game.get(), diagram, own(sheet, diagram, below.lines()), below.others(sheet));
    }
    Sheet own = own(sheet, diagram, List.of());
    return rest.isPresent()
        ? continued(rest.get(), diagram, own, own.captions())
        : whole(diagram, own);
  }

  /** The sheet without the lines of moves that are not those which are drawn. */
  private Sheet own(Sheet sheet, Diagram diagram, List<Caption> moves) {
    List<TextLine> own = moves.stream().map(Caption::line).toList();
    List<List<TextLine>> runs = MovesAround.in(sheet.without(own));
    if (runs.isEmpty()) {
      return sheet;
    }
    List<String> drawn = diagram.names();
    return sheet.without(
        runs.stream()
            .filter(run -> !areOf(drawn, MovesAround.squares(run)))
            .flatMap(List::stream)
            .toList());
  }

  private ParsedGame withoutBoard(Sheet sheet) {
    CaptionFacts captions = new CaptionFacts(sheet.captions());
    SourceLocation where = sheet.captions().getFirst().line().at(0);
    String message = "the players of a game without its diagram: " + captions.players();
    return new ParsedGame(
        games,
        Optional.of(record(StartSpec.STANDARD, MoveList.EMPTY, captions)),
        new DiagramOrigin(sheet.lines(), List.of(), Optional.empty(), captions.places()),
        List.of(problem(ProblemCode.FACTS_WITHOUT_MOVES, where, message)));
  }

  private ParsedGame whole(Diagram diagram, Sheet sheet) {
    CaptionFacts captions = new CaptionFacts(sheet.captions());
    List<NumberedSquare> moves = diagram.moves();
    List<Problem> problems = new ArrayList<>();
    for (Diagram.Flaw flaw : diagram.flaws()) {
      problems.add(problem(ProblemCode.UNREADABLE, flaw.where(), flaw.message()));
    }
    problems.addAll(tolerated(diagram, sheet, captions));
    boolean mirrored = isMirrored(moves);
    if (mirrored) {
      problems.add(
          problem(
              ProblemCode.DIAGRAM_MIRRORED,
              moves.getFirst().where(),
              "legal only from the mirrored start; turned over to the standard one"));
    }
    GameRecord record =
        record(
            StartSpec.STANDARD,
            MoveList.ofSquares(squares(moves, mirrored ? OTHER_RANK : 0)),
            captions);
    DiagramOrigin origin =
        new DiagramOrigin(sheet.lines(), moves, Optional.of(diagram.board()), captions.places());
    return new ParsedGame(games, Optional.of(record), origin, problems);
  }

  private List<Problem> tolerated(Diagram diagram, Sheet sheet, CaptionFacts captions) {
    List<Problem> problems = new ArrayList<>();
    diagram
        .tolerated()
        .forEach(each -> problems.add(problem(each.code(), each.where(), each.message())));
    captions
        .flaws()
        .forEach(
            flaw -> problems.add(problem(ProblemCode.BAD_VALUE, flaw.where(), flaw.message())));
    sheet
        .control()
        .ifPresent(where -> problems.add(problem(ProblemCode.TEXT_IGNORED, where, CONTROL)));
    return problems;
  }

  /** Whether these are the moves that are drawn, as far as they go. */
  private static boolean areOf(List<String> drawn, List<String> written) {
    return !written.isEmpty()
        && written.size() <= drawn.size()
        && drawn.subList(0, written.size()).equals(written);
  }

  private ParsedGame continued(
      PositionDiagram rest, Diagram diagram, Sheet sheet, List<Caption> said) {
    CaptionFacts captions = new CaptionFacts(said);
    GameRecord record =
        record(StartSpec.of(rest.start()), PositionDiagram.squares(rest.moves()), captions);
    DiagramOrigin origin =
        new DiagramOrigin(sheet.lines(), rest.moves(), Optional.empty(), captions.places());
    List<Problem> problems = new ArrayList<>(tolerated(diagram, sheet, captions));
    problems.add(problem(ProblemCode.DIAGRAM_POSITION, origin.start(), rest.message()));
    return new ParsedGame(games, Optional.of(record), origin, problems);
  }

  private GameRecord record(StartSpec start, MoveList moves, CaptionFacts captions) {
    return new GameRecord(
        captions.header(),
        options.rules().name(),
        start,
        moves,
        captions.declared(),
        captions.remarks(),
        List.of(),
        Optional.empty());
  }

  /** Whether the first move is illegal as it stands, and all moves are legal turned over. */
  private boolean isMirrored(List<NumberedSquare> moves) {
    if (options.rules() != Othello.RULES || moves.isEmpty()) {
      return false;
    }
    replay.play(squares(moves, 0), 0, moves.size());
    boolean isIllegal = replay.used() == 0;
    replay.play(squares(moves, OTHER_RANK), 0, moves.size());
    return isIllegal && replay.used() == moves.size();
  }

  private static byte[] squares(List<NumberedSquare> moves, int turn) {
    byte[] squares = new byte[moves.size()];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = (byte) (moves.get(i).square() ^ turn);
    }
    return squares;
  }

  private Problem problem(ProblemCode code, SourceLocation where, String message) {
    return new Problem(code, where, games, 0, message);
  }

  /** The places of a diagram, its moves and what its captions say. */
  private static final class DiagramOrigin implements Origin {
    private final LinesOrigin text;
    private final List<NumberedSquare> moves;
    private final Optional<NumberedBoard> board;
    private final Map<Fact, SourceLocation> facts;

    /**
     * @param board the numbers of a whole game; none for the rest of one
     */
    DiagramOrigin(
        List<TextLine> lines,
        List<NumberedSquare> moves,
        Optional<NumberedBoard> board,
        Map<Fact, SourceLocation> facts) {
      this.text = new LinesOrigin(lines);
      this.moves = moves;
      this.board = board;
      this.facts = facts;
    }

    @Override
    public Optional<NumberedBoard> board() {
      return board;
    }

    @Override
    public SourceLocation start() {
      return text.start();
    }

    @Override
    public SourceLocation of(Fact fact) {
      return facts.getOrDefault(fact, start());
    }

    /** The place after the last move is that of its cell: the board has no place for the next. */
    @Override
    public SourceLocation ofMove(int index) {
      return moves.isEmpty() ? start() : moves.get(Math.min(index, moves.size() - 1)).where();
    }

    @Override
    public int byteCount() {
      return text.byteCount();
    }

    @Override
    public void spans(SpanTaker taker) {
      text.spans(taker);
    }

    @Override
    public byte[] bytes() {
      return text.bytes();
    }
  }
}
