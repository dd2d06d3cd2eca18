package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.format.diagram.Diagram.ColourLetter;
import org.kifu.format.diagram.Diagram.NumberedSquare;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.NumberedBoard;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.source.text.TextLine;

/**
 * The game of a board with numbers, or of several boards that each continue the one before: the
 * numbers follow on, the discs are the position that was reached, and all moves are legal.
 *
 * @param boards the boards in their order
 * @param rest the position of the first board, if it is not the start
 * @param moves the numbered squares of all boards
 * @param last the number of the last move
 * @param isMirrored whether the game is legal only if mirrored in the horizontal axis
 */
record BoardGame(
    List<DrawnBoard> boards,
    Optional<PositionDiagram> rest,
    List<NumberedSquare> moves,
    int last,
    boolean isMirrored) {
  /** Mirrors a square in the horizontal axis, which exchanges the two crossed starts. */
  static final int OTHER_RANK = 56;

  private static final int MOST_MOVES = 60;

  /** A board with the lines that contain it. */
  record DrawnBoard(Sheet sheet, Diagram diagram) {}

  /** A whole game on one board, right or wrong. */
  static BoardGame whole(DrawnBoard board) {
    List<NumberedSquare> moves = board.diagram().moves();
    return new BoardGame(List.of(board), Optional.empty(), moves, moves.size(), false);
  }

  /** The moves that follow a position. */
  static BoardGame rest(DrawnBoard board, PositionDiagram rest) {
    int last = board.diagram().lastNumber();
    return new BoardGame(List.of(board), Optional.of(rest), rest.moves(), last, false);
  }

  /** The same game from the mirrored start. */
  BoardGame mirrored() {
    return new BoardGame(boards, rest, moves, last, true);
  }

  /** Whether another board may continue this game. */
  boolean mayGoOn() {
    boolean isSound = rest.isPresent() || boards.getFirst().diagram().flaws().isEmpty();
    return isSound && !moves.isEmpty() && last < MOST_MOVES;
  }

  /** Whether the numbers of a board continue those of this game. */
  boolean isFollowedBy(DrawnBoard next) {
    return next.diagram().goesOnFrom(last + 1);
  }

  /** Whether a board begins with 1 again, on discs that only a replay can explain. */
  boolean mayBeFollowedBy(DrawnBoard next) {
    return isFollowedBy(next) || next.diagram().moreDiscs() > 0 && next.diagram().goesOnFrom(1);
  }

  /** The boards after the first whose numbers begin with 1 again. */
  List<DrawnBoard> numberedAgain() {
    return boards.stream().skip(1).filter(board -> board.diagram().goesOnFrom(1)).toList();
  }

  /**
   * The game with the moves of a board that follows; nothing if that has other players, shows
   * another position, or has moves that are not legal there.
   */
  Optional<BoardGame> with(DrawnBoard next) {
    BoardGame longer =
        new BoardGame(
            and(boards, List.of(next)),
            rest,
            and(moves, next.diagram().numbered()),
            isFollowedBy(next) ? next.diagram().lastNumber() : last + next.diagram().lastNumber(),
            isMirrored);
    boolean isNext =
        isOfSamePlayers(next)
            && end(moves.size()).filter(end -> mayShow(next.diagram(), end)).isPresent()
            && longer.end(longer.moves.size()).isPresent();
    return isNext ? Optional.of(longer) : Optional.empty();
  }

  /** The game with the moves of a list below its last board; nothing if they are not legal. */
  Optional<BoardGame> with(List<NumberedSquare> more) {
    BoardGame longer =
        new BoardGame(boards, rest, and(moves, more), last + more.size(), isMirrored);
    return longer.end(longer.moves.size()).map(_ -> longer);
  }

  /** The game with lines below its last board. */
  BoardGame withLines(List<TextLine> below) {
    DrawnBoard board = boards.getLast();
    Sheet sheet = board.sheet();
    for (TextLine line : below) {
      sheet = sheet.lines().contains(line) ? sheet : sheet.with(Caption.of(line));
    }
    List<DrawnBoard> all = new ArrayList<>(boards.subList(0, boards.size() - 1));
    all.add(new DrawnBoard(sheet, board.diagram()));
    return new BoardGame(List.copyOf(all), rest, moves, last, isMirrored);
  }

  /** The number of the next move. */
  int nextNumber() {
    boolean isCounted = rest.isEmpty() || !moves.isEmpty();
    return isCounted ? last + 1 : MOST_MOVES + 1 - rest.orElseThrow().start().empties();
  }

  private static <T> List<T> and(List<T> some, List<T> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  /** Whether a board shows a position, or no discs except those of the start. */
  private boolean mayShow(Diagram next, Position position) {
    return next.moreDiscs() == 0 || next.shows(position, isMirrored);
  }

  private boolean isOfSamePlayers(DrawnBoard next) {
    GameHeader before = new CaptionFacts(captions()).header();
    GameHeader after = new CaptionFacts(next.sheet().captions()).header();
    return areSame(before, after);
  }

  /** Whether no player has different names in the two headers. */
  static boolean areSame(GameHeader players, GameHeader others) {
    return isSame(players.black(), others.black()) && isSame(players.white(), others.white());
  }

  private static boolean isSame(String name, String other) {
    return name.isEmpty() || other.isEmpty() || name.equals(other);
  }

  /** The captions of all its boards, with repeated captions once. */
  List<Caption> captions() {
    if (boards.size() == 1) {
      return boards.getFirst().sheet().captions();
    }
    Map<String, Caption> captions = new LinkedHashMap<>();
    for (DrawnBoard board : boards) {
      board.sheet().captions().forEach(each -> captions.putIfAbsent(each.text(), each));
    }
    return List.copyOf(captions.values());
  }

  /** The lines of all its boards. */
  List<TextLine> lines() {
    return boards.stream().flatMap(board -> board.sheet().lines().stream()).toList();
  }

  /** The game without the lines around its boards with moves that are not the drawn ones. */
  BoardGame own(List<TextLine> below) {
    List<DrawnBoard> own = new ArrayList<>();
    for (DrawnBoard board : boards) {
      Sheet sheet = board.sheet();
      List<TextLine> others =
          MovesAround.in(sheet.without(below)).stream()
              .filter(run -> !isDrawn(MovesAround.squares(run), board))
              .flatMap(List::stream)
              .toList();
      own.add(new DrawnBoard(sheet.without(others), board.diagram()));
    }
    return new BoardGame(List.copyOf(own), rest, moves, last, isMirrored);
  }

  /** Whether these are the first moves of the game or of a board. */
  private boolean isDrawn(List<String> written, DrawnBoard board) {
    return isBegin(written, moves) || isBegin(written, board.diagram().numbered());
  }

  private static boolean isBegin(List<String> written, List<NumberedSquare> moves) {
    return !written.isEmpty()
        && written.size() <= moves.size()
        && written.equals(
            moves.stream().limit(written.size()).map(move -> Square.name(move.square())).toList());
  }

  /** The boards after the first that show none of the discs that they continue. */
  List<DrawnBoard> withoutDiscs() {
    return boards.stream()
        .skip(1)
        .filter(board -> board.diagram().numberCount() > 0 && board.diagram().moreDiscs() == 0)
        .toList();
  }

  StartSpec start() {
    return rest.map(PositionDiagram::start).map(StartSpec::of).orElse(StartSpec.STANDARD);
  }

  /** The moves, mirrored if the game is mirrored. */
  byte[] squares() {
    return squares(moves.size());
  }

  private byte[] squares(int count) {
    int turn = isMirrored ? OTHER_RANK : 0;
    byte[] squares = new byte[count];
    for (int i = 0; i < count; i++) {
      squares[i] = (byte) (moves.get(i).square() ^ turn);
    }
    return squares;
  }

  /** The position after some moves; nothing if they are not legal. */
  private Optional<Position> end(int count) {
    Replay<Position, Move> replay = replay(count);
    return replay.ending() instanceof Replay.Ending.Illegal
        ? Optional.empty()
        : Optional.of(replay.end());
  }

  private Replay<Position, Move> replay(int count) {
    MoveList played = MoveList.ofSquares(squares(count));
    return Replay.of(Othello.RULES, GameRecord.of(GameRecord.OTHELLO, start(), played));
  }

  /** The numbers as they are on all its boards; none for the rest of a game. */
  Optional<NumberedBoard> numbers() {
    boolean isDrawn =
        moves.size() == boards.stream().mapToInt(board -> board.diagram().numberCount()).sum();
    if (rest.isPresent() || boards.size() > 1 && !isDrawn) {
      return Optional.empty();
    }
    NumberedBoard first = boards.getFirst().diagram().board();
    if (boards.size() == 1) {
      return Optional.of(first);
    }
    int[] numbers = first.numbers();
    int before = boards.getFirst().diagram().lastNumber();
    for (DrawnBoard board : boards.subList(1, boards.size())) {
      int[] more = board.diagram().board().numbers();
      int added = board.diagram().goesOnFrom(1) ? before : 0;
      for (int square = 0; square < numbers.length; square++) {
        numbers[square] += more[square] > 0 ? more[square] + added : 0;
      }
      before = board.diagram().lastNumber() + added;
    }
    return Optional.of(new NumberedBoard(numbers, first.rows()));
  }

  /**
   * The first letter beside a number that names another colour than that of the move, if the
   * letters are not the final colours of the discs either.
   */
  Optional<ColourLetter> contradiction() {
    int count = 0;
    for (DrawnBoard board : boards) {
      count += boards.size() == 1 ? moves.size() : board.diagram().numberCount();
      List<ColourLetter> letters = board.diagram().letters();
      List<ColourLetter> wrong =
          letters.isEmpty() ? List.of() : contradictions(letters, replay(count));
      if (!wrong.isEmpty()) {
        return Optional.of(wrong.getFirst());
      }
    }
    return Optional.empty();
  }

  private List<ColourLetter> contradictions(
      List<ColourLetter> letters, Replay<Position, Move> replay) {
    long black = 0;
    for (Replay.Step<Position, Move> step : replay.steps()) {
      boolean isBlack = step.before().sideToMove() == Disc.BLACK;
      black |= isBlack && step.token() >= 0 ? 1L << moves.get(step.token()).square() : 0;
    }
    long byPlayer = black;
    long inTheEnd = isMirrored ? Long.reverseBytes(replay.end().black()) : replay.end().black();
    List<ColourLetter> ofPlayers = others(letters, byPlayer);
    return others(letters, inTheEnd).isEmpty() ? List.of() : ofPlayers;
  }

  private static List<ColourLetter> others(List<ColourLetter> letters, long black) {
    return letters.stream()
        .filter(each -> (each.colour() == Disc.BLACK) != ((black >>> each.square() & 1) != 0))
        .toList();
  }
}
