package org.kifu.format.diagram;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.format.ReadOptions;
import org.kifu.format.diagram.BoardGame.DrawnBoard;
import org.kifu.format.diagram.Diagram.Flaw;
import org.kifu.format.diagram.Diagram.NumberedSquare;
import org.kifu.format.diagram.Diagram.Tolerated;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.NumberedBoard;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.layout.ScoreJudge;
import org.kifu.notation.LinesOrigin;
import org.kifu.replay.CompactReplay;
import org.kifu.rules.Othello;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** The games of one text of diagrams. */
final class DiagramGames implements Iterator<ParsedGame> {
  private static final String CONTROL = "control characters are read as blanks";

  private static final String MIRRORED =
      "legal only from the mirrored start; turned to the standard one";
  private static final String LABELS_TURNED =
      "the ranks are labelled from 8 down to 1, but make a game only if they are read from 1 on";
  private static final String WITHOUT_DISCS =
      "the numbers go on with those of the board before, whose discs this one does not show";
  private static final String NUMBERED_AGAIN =
      "the numbers begin with 1 again; the discs are the position after the board before";
  private static final String LIST_BELOW =
      "the moves in the list below the board go on from what it shows";
  private static final String DOUBTED =
      "; its numbers go on with those of the board before, its discs, moves or players do not";

  private final String source;
  private final ReadOptions options;
  private final TextAround around;
  private final SheetReader sheets;
  private final CompactReplay replay = new CompactReplay();
  private int games;

  /** The board that was read ahead and is not of the game before. */
  private Optional<DrawnBoard> ahead = Optional.empty();

  /** The last board of which only the numbers continue the game before. */
  private @Nullable Diagram doubted;

  DiagramGames(Source source, InputStream stream, ReadOptions options) {
    this.source = source.name();
    this.options = options;
    TextLines lines = new TextLines(source, stream);
    this.around = new TextAround(options.problems());
    this.sheets = new SheetReader(lines::next, around);
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
    Sheet sheet = sheets.next();
    around.below(sheet);
    return game(sheet);
  }

  private void reportEnd() {
    around.end();
    if (games == 0) {
      games = -1; // reported once
      SourceLocation where = SourceLocation.atByte(source, 0);
      options.problems().accept(Problem.of(ProblemCode.NO_GAMES, where, "no diagram is found"));
    }
  }

  private ParsedGame game(Sheet sheet) {
    if (sheet.isWithoutBoard()) {
      return withoutBoard(sheet);
    }
    DrawnBoard board = drawn(sheet);
    Optional<BoardsInTurn> inTurn = inTurn(board);
    if (inTurn.isPresent()) {
      return parsed(inTurn.get().game(), inTurn.get().said(), inTurn.get().readings());
    }
    Optional<Disc> stated = sheet.sideToMove();
    Optional<PositionDiagram> rest =
        isOthello() ? PositionDiagram.of(board.diagram(), stated) : Optional.empty();
    MovesAround.MovesBelow below = MovesAround.MovesBelow.of(sheet);
    Optional<PositionDiagram> played =
        rest.filter(position -> position.moves().isEmpty() && !below.moves().isEmpty())
            .flatMap(_ -> PositionDiagram.of(board.diagram(), below.moves(), stated));
    if (played.isPresent()) {
      return parsed(BoardGame.rest(board, played.get()), below.lines());
    }
    BoardGame first =
        rest.map(position -> BoardGame.rest(board, position))
            .orElseGet(() -> asLegal(BoardGame.whole(board)));
    BoardGame game = withNext(first);
    return withList(game).orElseGet(() -> parsed(game, List.of()));
  }

  /** The game with the moves of a list below its last board that continues from there. */
  private Optional<ParsedGame> withList(BoardGame game) {
    boolean isSound = game.rest().isPresent() || game.boards().getFirst().diagram().isSound();
    if (!isOthello() || !isSound) {
      return Optional.empty();
    }
    return ListBelow.in(below(game.boards().getLast().sheet()))
        .filter(list -> list.isClear(game.nextNumber()))
        .filter(list -> !PositionDiagram.isLegal(Position.START, list.moves()))
        .flatMap(list -> goingOn(game, list).map(longer -> withList(longer, list)));
  }

  /** The game with the moves of a list, if they are legal; they may determine the side to move. */
  private static Optional<BoardGame> goingOn(BoardGame game, ListBelow list) {
    if (game.rest().isEmpty() || !game.moves().isEmpty()) {
      return game.with(list.moves());
    }
    DrawnBoard board = game.boards().getFirst();
    Optional<Disc> stated = board.sheet().sideToMove().or(list::sideToMove);
    return PositionDiagram.of(board.diagram(), list.moves(), stated)
        .map(position -> BoardGame.rest(board, position));
  }

  private ParsedGame withList(BoardGame longer, ListBelow list) {
    around.take(list.lines());
    sheets.takeOut(list.lines());
    BoardGame game = longer.withLines(list.lines()).own(list.lines());
    List<Caption> said = new ArrayList<>(game.captions());
    said.removeIf(caption -> list.lines().contains(caption.line()));
    said.addAll(list.said());
    SourceLocation where = list.moves().getFirst().where();
    return parsed(game, said, List.of(new Tolerated(ProblemCode.LAYOUT, where, LIST_BELOW)));
  }

  /** The lines below a board, up to the next one, that are captions or text. */
  private List<TextLine> below(Sheet sheet) {
    int last = sheet.rows().getLast().line().number();
    Optional<Sheet> next = sheets.peek(0);
    List<TextLine> lines = new ArrayList<>();
    sheet.captionsBelow().forEach(caption -> lines.add(caption.line()));
    int end = next.map(Sheet::firstRow).orElse(Integer.MAX_VALUE);
    lines.addAll(around.between(last, end));
    next.ifPresent(each -> each.captionsAbove().forEach(caption -> lines.add(caption.line())));
    lines.sort(Comparator.comparingInt(TextLine::number));
    return lines;
  }

  /** A later sheet, counted from 0, if it has a board. */
  private Optional<Sheet> nextBoard(int ahead) {
    return sheets.peek(ahead).filter(sheet -> !sheet.isWithoutBoard());
  }

  /** The game of a board and those that follow, if each shows one more move. */
  private Optional<BoardsInTurn> inTurn(DrawnBoard first) {
    if (!isOthello() || !first.diagram().isOfDiscs()) {
      return Optional.empty();
    }
    BoardsInTurn boards = new BoardsInTurn(first, first.sheet().sideToMove());
    int seen = 0;
    for (Optional<Sheet> next = nextBoard(0); next.isPresent(); next = nextBoard(seen)) {
      if (!boards.takes(new DrawnBoard(next.get(), diagram(next.get())))) {
        break;
      }
      seen++;
      for (; boards.isGame() && seen > 0; seen--) {
        sheets.next();
      }
    }
    boards.end();
    return Optional.of(boards).filter(BoardsInTurn::isGame);
  }

  /** The board of the current sheet, which may have been read ahead. */
  private DrawnBoard drawn(Sheet sheet) {
    DrawnBoard board = ahead.orElseGet(() -> new DrawnBoard(sheet, diagram(sheet)));
    ahead = Optional.empty();
    return board;
  }

  private Diagram diagram(Sheet sheet) {
    Diagram diagram = ScannedNumbers.board(sheet);
    return isOthello() ? diagram.withoutPasses() : diagram;
  }

  private boolean isOthello() {
    return options.rules() == Othello.RULES;
  }

  /** The game with all the following boards that continue it. */
  private BoardGame withNext(BoardGame first) {
    BoardGame game = first;
    while (isOthello() && game.mayGoOn() && nextBoard(0).isPresent()) {
      DrawnBoard next = drawn(nextBoard(0).orElseThrow());
      Optional<BoardGame> longer = game.mayBeFollowedBy(next) ? game.with(next) : Optional.empty();
      if (longer.isEmpty()) {
        ahead = Optional.of(next);
        doubted = game.isFollowedBy(next) ? next.diagram() : doubted;
        return game;
      }
      sheets.next();
      game = longer.get();
    }
    return game;
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

  /**
   * The game as it is returned.
   *
   * @param below lines of moves below a position that belong to its game
   */
  private ParsedGame parsed(BoardGame drawn, List<Caption> below) {
    BoardGame game = drawn.own(below.stream().map(Caption::line).toList());
    List<Caption> said = new ArrayList<>(game.captions());
    said.removeAll(below);
    return parsed(game, said, List.of());
  }

  /**
   * The game as it is returned.
   *
   * @param said the captions that are not its moves
   * @param readings the findings on the reading that the game itself does not show
   */
  private ParsedGame parsed(BoardGame game, List<Caption> said, List<Tolerated> readings) {
    CaptionFacts captions = new CaptionFacts(said);
    DiagramOrigin origin =
        new DiagramOrigin(game.lines(), game.moves(), game.numbers(), captions.places());
    List<Problem> problems = new ArrayList<>();
    boolean isOfNumbers = game.boards().getFirst().diagram().numberCount() > 0;
    if (game.rest().isEmpty() && (isOfNumbers || game.moves().isEmpty())) {
      Diagram diagram = game.boards().getFirst().diagram();
      diagram.flaws().forEach(flaw -> problems.add(problem(ProblemCode.UNREADABLE, flaw)));
    }
    addTolerated(game, captions, problems);
    addReadings(game, origin, problems);
    readings.forEach(each -> problems.add(problem(each.code(), each.where(), each.message())));
    GameRecord record = record(game.start(), MoveList.ofSquares(game.squares()), captions);
    return new ParsedGame(games, Optional.of(record), origin, problems);
  }

  private void addTolerated(BoardGame game, CaptionFacts captions, List<Problem> problems) {
    for (DrawnBoard board : game.boards()) {
      board
          .diagram()
          .tolerated()
          .forEach(each -> problems.add(problem(each.code(), each.where(), each.message())));
    }
    captions.flaws().forEach(flaw -> problems.add(problem(ProblemCode.BAD_VALUE, flaw)));
    for (DrawnBoard board : game.boards()) {
      board
          .sheet()
          .control()
          .ifPresent(where -> problems.add(problem(ProblemCode.TEXT_IGNORED, where, CONTROL)));
    }
  }

  /** Adds findings on the reading of the board that the board does not show itself. */
  private void addReadings(BoardGame game, Origin origin, List<Problem> problems) {
    if (game.isMirrored()) {
      boolean isFromBelow = game.boards().getFirst().diagram().isFromBelow();
      String message = isFromBelow ? LABELS_TURNED : MIRRORED;
      problems.add(problem(ProblemCode.DIAGRAM_MIRRORED, origin.ofMove(0), message));
    }
    for (DrawnBoard board : game.withoutDiscs()) {
      NumberedSquare first = board.diagram().numbered().getFirst();
      problems.add(problem(ProblemCode.LAYOUT, first.where(), WITHOUT_DISCS));
    }
    for (DrawnBoard board : game.numberedAgain()) {
      NumberedSquare first = board.diagram().numbered().getFirst();
      problems.add(problem(ProblemCode.LAYOUT, first.where(), NUMBERED_AGAIN));
    }
    game.contradiction()
        .ifPresent(
            letter ->
                problems.add(
                    problem(
                        ProblemCode.BAD_VALUE,
                        letter.where(),
                        "'%s' names the colour of neither the move nor the disc after the last one"
                            .formatted(letter.cell()))));
    Diagram first = game.boards().getFirst().diagram();
    game.rest()
        .map(rest -> rest.message() + (first == doubted ? DOUBTED : ""))
        .ifPresent(
            message ->
                problems.add(problem(ProblemCode.DIAGRAM_POSITION, origin.start(), message)));
  }

  private GameRecord record(StartSpec start, MoveList moves, CaptionFacts captions) {
    return new GameRecord(
        captions.header(),
        options.rules().name(),
        start,
        moves,
        declared(start, moves, captions),
        captions.remarks(),
        List.of(),
        Optional.empty());
  }

  /** The score that captions label as one, or give in a sentence that the board confirms. */
  private Outcome declared(StartSpec start, MoveList moves, CaptionFacts captions) {
    boolean mayBeSaid =
        captions.declared().equals(Outcome.NONE)
            && isOthello()
            && start.equals(StartSpec.STANDARD)
            && captions.remarks().stream().anyMatch(each -> ScoreJudge.mayState(each.text()));
    return mayBeSaid
        ? ScoreJudge.of(moves.squares())
            .flatMap(
                judge ->
                    captions.remarks().stream()
                        .flatMap(each -> judge.inSentence(each.text()).stream())
                        .findFirst())
            .orElse(Outcome.NONE)
        : captions.declared();
  }

  /** The game, mirrored if its first move is illegal and all its moves are then legal. */
  private BoardGame asLegal(BoardGame game) {
    if (!isOthello() || game.moves().isEmpty() || isLegal(game, 1)) {
      return game;
    }
    BoardGame mirrored = game.mirrored();
    return isLegal(mirrored, mirrored.moves().size()) ? mirrored : game;
  }

  private boolean isLegal(BoardGame game, int moves) {
    return replay.play(game.squares(), 0, moves) != CompactReplay.End.ILLEGAL;
  }

  private Problem problem(ProblemCode code, Flaw flaw) {
    return problem(code, flaw.where(), flaw.message());
  }

  private Problem problem(ProblemCode code, SourceLocation where, String message) {
    return new Problem(code, where, games, 0, message);
  }

  /** The places of a diagram, its moves and the facts of its captions. */
  private static final class DiagramOrigin implements Origin {
    private final LinesOrigin text;
    private final List<NumberedSquare> moves;
    private final Optional<NumberedBoard> board;
    private final Map<Fact, SourceLocation> facts;

    /**
     * @param board the numbers of a whole game; none for the rest of a game
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

    /** The place of a move; the place after the last one is that of its cell. */
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
