package org.kifu.format.diagram;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.format.OtherMoves;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.format.TextLine;
import org.kifu.format.TextLines;
import org.kifu.format.diagram.Diagram.Numbered;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.replay.CompactReplay;
import org.kifu.rules.Othello;

/** The games of one text of diagrams. */
final class DiagramGames implements Iterator<ParsedGame> {
  /** Turns a square over the horizontal axis, which exchanges the two crossed starts. */
  private static final String OTHER_GAME =
      "moves of another game than that of the diagram, which were not read; --from transcript does";

  private static final int OTHER_RANK = 56;

  private final String source;
  private final ReadOptions options;
  private final Sheets sheets;
  private final CompactReplay replay = new CompactReplay();
  private Optional<TextLine> firstLeftOver = Optional.empty();
  private long leftOver;
  private int games;

  DiagramGames(Source source, InputStream stream, ReadOptions options) {
    this.source = source.name();
    this.options = options;
    TextLines lines = new TextLines(source, stream);
    this.sheets = new Sheets(lines::next, this::leaveOver);
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

  private void leaveOver(TextLine line) {
    if (OtherMoves.areIn(line.text())) {
      options
          .problems()
          .accept(new Problem(ProblemCode.MOVES_IGNORED, line.at(0), 0, 0, OTHER_GAME));
      return;
    }
    firstLeftOver = firstLeftOver.or(() -> Optional.of(line));
    leftOver++;
  }

  private void reportEnd() {
    firstLeftOver.ifPresent(
        line ->
            options
                .problems()
                .accept(
                    new Problem(
                        ProblemCode.TEXT_IGNORED,
                        line.at(0),
                        0,
                        0,
                        "passed over text around the diagrams: " + leftOver + " lines from here")));
    firstLeftOver = Optional.empty();
    if (games == 0) {
      games = -1; // said once
      SourceLocation where = SourceLocation.atByte(source, 0);
      options
          .problems()
          .accept(new Problem(ProblemCode.NO_GAMES, where, 0, 0, "no diagram is found"));
    }
  }

  private ParsedGame game(Sheet sheet) {
    Diagram diagram = new Diagram(sheet);
    Captions captions = new Captions(sheet.captions());
    Optional<Continuation> rest =
        options.rules() == Othello.RULES
            ? Continuation.of(diagram, captions.sideToMove())
            : Optional.empty();
    MovesBelow below = MovesBelow.of(sheet);
    Optional<Continuation> game =
        rest.filter(position -> position.moves().isEmpty() && !below.moves().isEmpty())
            .flatMap(_ -> Continuation.of(diagram, below.moves(), captions.sideToMove()));
    if (game.isPresent()) {
      Captions others = new Captions(below.others(sheet));
      return continued(game.get(), sheet, others, tolerated(diagram, others));
    }
    if (rest.isPresent()) {
      return continued(rest.get(), sheet, captions, tolerated(diagram, captions));
    }
    List<Numbered> moves = diagram.moves();
    List<Problem> problems = new ArrayList<>();
    for (Diagram.Flaw flaw : diagram.flaws()) {
      problems.add(problem(ProblemCode.UNREADABLE, flaw.where(), flaw.message()));
    }
    problems.addAll(tolerated(diagram, captions));
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

  private List<Problem> tolerated(Diagram diagram, Captions captions) {
    List<Problem> problems = new ArrayList<>();
    diagram
        .tolerated()
        .forEach(each -> problems.add(problem(each.code(), each.where(), each.message())));
    captions
        .flaws()
        .forEach(
            flaw -> problems.add(problem(ProblemCode.BAD_VALUE, flaw.where(), flaw.message())));
    List<String> drawn = diagram.moves().stream().map(move -> Square.name(move.square())).toList();
    captions.moves().stream()
        .filter(line -> !areOf(drawn, line))
        .forEach(line -> problems.add(problem(ProblemCode.MOVES_IGNORED, line.at(0), OTHER_GAME)));
    return problems;
  }

  /** Whether a line has the moves that are drawn, as far as it goes. */
  private static boolean areOf(List<String> drawn, TextLine line) {
    List<String> written = OtherMoves.squares(line.text());
    return written.size() <= drawn.size() && drawn.subList(0, written.size()).equals(written);
  }

  private ParsedGame continued(
      Continuation rest, Sheet sheet, Captions captions, List<Problem> tolerated) {
    GameRecord record =
        record(StartSpec.of(rest.start()), Continuation.squares(rest.moves()), captions);
    DiagramOrigin origin =
        new DiagramOrigin(sheet.lines(), rest.moves(), Optional.empty(), captions.places());
    List<Problem> problems = new ArrayList<>(tolerated);
    problems.add(problem(ProblemCode.DIAGRAM_POSITION, origin.start(), rest.message()));
    return new ParsedGame(games, Optional.of(record), origin, problems);
  }

  private GameRecord record(StartSpec start, MoveList moves, Captions captions) {
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
  private boolean isMirrored(List<Numbered> moves) {
    if (options.rules() != Othello.RULES || moves.isEmpty()) {
      return false;
    }
    replay.play(squares(moves, 0), 0, moves.size());
    boolean isIllegal = replay.used() == 0;
    replay.play(squares(moves, OTHER_RANK), 0, moves.size());
    return isIllegal && replay.used() == moves.size();
  }

  private static byte[] squares(List<Numbered> moves, int turn) {
    byte[] squares = new byte[moves.size()];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = (byte) (moves.get(i).square() ^ turn);
    }
    return squares;
  }

  private Problem problem(ProblemCode code, SourceLocation where, String message) {
    return new Problem(code, where, games, 0, message);
  }
}
