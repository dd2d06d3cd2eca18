package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.format.text.page.Row;

/**
 * The games of kifu diagrams, and the boards between them. Diagrams whose numbers go on are one
 * game.
 */
public final class GridGames {
  /** The least number of discs of a board. */
  private static final int LEAST_DISCS = 3;

  /** The least number of discs beside those of the start that are a position. */
  private static final int CLEAR_DISCS = 2;

  /** The least number of squares that are not empty. */
  private static final int LEAST_SQUARES = 4;

  private static final int MOST_MOVES = 60;

  /** The number of moves from which on a diagram that is not legal is a damaged one. */
  private static final int CLEAR = 8;

  private static final int LONG = 30;

  /** The share of numbers that occur once in a damaged diagram. */
  private static final double ALMOST_ALL = 0.95;

  /** Masks that turn a diagram upside down, and mirror it. */
  private static final int UPSIDE_DOWN = 56;

  private static final int MIRRORED = 7;

  /** The number of rows below a board on which its turn may stand, behind its last move. */
  private static final int ROWS_OF_TURN = 2;

  private static final String LABELS_TURNED =
      "the ranks are labelled from 8 down to 1, but make a game only if they are read from 1 on";

  private static final String DOUBTED =
      "; its numbers go on with those of the board before, its discs, moves or players do not";

  private final Judge judge;
  private final List<Row> page;
  private final List<FoundGame> games = new ArrayList<>();
  private final List<BoardGrid> boards = new ArrayList<>();
  private final List<BoardEnd> ends = new ArrayList<>();
  private final BitSet rows = new BitSet();
  private @Nullable DrawnGame open;

  private final BoardNames names;

  private GridGames(Judge judge, List<Row> page, Predicate<Row> isOfNames) {
    this.judge = judge;
    this.page = page;
    this.names = new BoardNames(page, row -> !this.rows.get(row.number()) && isOfNames.test(row));
  }

  /**
   * The grids on the rows of a page.
   *
   * @param taken the numbers of rows that are no grids
   * @param isEnd whether no more rows follow
   * @param isOfNames whether a row names players; other names than those of the diagram before
   *     begin another game
   */
  public static GridGames on(
      List<Row> rows, BitSet taken, Judge judge, boolean isEnd, Predicate<Row> isOfNames) {
    GridGames found = new GridGames(judge, rows, isOfNames);
    GridFinder.grids(rows, taken, isEnd).forEach(found::take);
    found.close();
    return found;
  }

  /** The games of diagrams, in the order of the page. */
  public List<FoundGame> games() {
    return games;
  }

  /** The numbers of the rows that boards and the games of diagrams take up. */
  public BitSet rows() {
    return rows;
  }

  /** The ends of the boards, from which lists may go on, in the order of the page. */
  public List<BoardEnd> ends() {
    return Stream.concat(
            ends.stream(), boards.stream().map(board -> new BoardEnd(board, null, stated(board))))
        .sorted(Comparator.comparingInt(BoardEnd::lastRow))
        .toList();
  }

  /** Takes a board whose position is that of a game that a list goes on with. */
  public void goesOn(BoardEnd end) {
    boards.remove(end.board());
  }

  /** The boards without numbers. */
  List<BoardGrid> boards() {
    return boards;
  }

  private void take(BoardGrid grid) {
    boolean isSmall = grid.count(item -> !item.isNumber() || item.value() > 2) == 0;
    boolean isOther = grid.isWhole() && grid.count(item -> item.value() > 0) > MOST_MOVES;

    if (isSmall || isOther) {
      return; // a board in the digits of a program, or a square of numbers
    }
    int numbers = grid.count(item -> item.value() > 0);
    int discs = grid.count(GridItem::isDisc);
    if (numbers + discs < LEAST_SQUARES && grid.isWhole() && !grid.isFramed()) {
      return;
    }
    boolean isGame = (numbers > 0 || !grid.isWhole()) && addNumbers(new NumberedGrid(grid));
    if (!isGame && grid.isWhole() && discs >= LEAST_DISCS && numbers < LEAST_SQUARES) {
      boards.add(grid);
      takeRows(grid);
    }
  }

  private void takeRows(BoardGrid grid) {
    grid.pageRows().forEach(row -> rows.set(row.number()));
  }

  private boolean addNumbers(NumberedGrid diagram) {
    DrawnGame before = open;
    if (before != null
        && before.mayTake(diagram)
        && !names.areOthers(diagram.grid())
        && before.takes(diagram)) {
      takeRows(diagram.grid());
      return true;
    }
    names.pass(diagram.grid());
    int last = before == null ? 0 : before.last();
    close();
    open = whole(diagram).or(() -> counted(diagram)).or(() -> rest(diagram, last)).orElse(null);
    Optional<FoundGame> damaged =
        open == null && isDamaged(diagram) ? Optional.of(damaged(diagram)) : Optional.empty();
    damaged.ifPresent(games::add);
    boolean isGame = open != null || damaged.isPresent();
    if (isGame) {
      takeRows(diagram.grid());
    }
    return isGame;
  }

  private void close() {
    DrawnGame game = open;
    if (game != null) {
      FoundGame found = game.found();
      games.add(found);
      if (!found.isEnded()) {
        ends.add(new BoardEnd(game.board(), found, 0));
      }
    }
    open = null;
  }

  /** A game from the start on, turned if it is legal only then. */
  private Optional<DrawnGame> whole(NumberedGrid diagram) {
    boolean isWhole = diagram.isRun() && diagram.first() == 1 && diagram.grid().isWhole();
    boolean mayBe = isWhole && (diagram.hasOnlyStart() || diagram.last() >= CLEAR);
    for (int turn : mayBe ? new int[] {0, UPSIDE_DOWN, MIRRORED} : new int[0]) {
      List<WrittenSquare> turned = DrawnGame.turned(diagram.numbered(), turn);
      JudgedPosition end = judge.end(turned, judge.start());
      if (end != null) {
        DrawnGame game = new DrawnGame(diagram, null, turn, turned, end);
        if (turn != 0) {
          String words = diagram.grid().isFromBelow() ? LABELS_TURNED : "";
          game.note(new GameNote(GameNote.Kind.MIRRORED, words, null));
        }
        return Optional.of(game);
      }
    }
    return Optional.empty();
  }

  /** A game from the start on whose numbers count passes. */
  private Optional<DrawnGame> counted(NumberedGrid diagram) {
    if (!diagram.grid().isWhole() || diagram.first() != 1 || diagram.isRun()) {
      return Optional.empty();
    }
    return CountedPasses.of(diagram, judge.start())
        .map(
            counted -> {
              DrawnGame game = new DrawnGame(diagram, null, 0, counted.moves(), counted.end());
              game.note(counted.note());
              return game;
            });
  }

  /**
   * The rest of a game, from the position of the discs of a diagram on.
   *
   * @param before the last number of the game before
   */
  private Optional<DrawnGame> rest(NumberedGrid diagram, int before) {
    boolean isOthello = judge.start() instanceof OthelloPosition;
    if (!isOthello || !diagram.isRun() || !diagram.grid().isWhole() || diagram.hasOnlyStart()) {
      return Optional.empty();
    }
    int stated = stated(diagram.grid());
    if (stated == 0 && diagram.discsBesideStart() < CLEAR_DISCS) {
      return Optional.empty();
    }
    List<WrittenSquare> order = diagram.numbered();
    Optional<DrawnPosition> drawn = DrawnPosition.of(diagram.grid(), order, stated);
    JudgedPosition end = drawn.isEmpty() ? null : DrawnPosition.end(drawn.get().position(), order);
    if (end == null) {
      return Optional.empty();
    }
    DrawnGame game = new DrawnGame(diagram, drawn.get().position(), 0, order, end);
    boolean isDoubted = before > 1 && diagram.first() == before + 1;
    String words = drawn.get().words() + (isDoubted ? DOUBTED : "");
    game.note(new GameNote(GameNote.Kind.POSITION, words, null));
    return Optional.of(game);
  }

  /** Whether the moves before a fault are legal only if the diagram is turned. */
  private boolean isUpsideDown(NumberedGrid diagram) {
    List<WrittenSquare> moves = diagram.moves();
    return moves.size() >= CLEAR
        && judge.end(moves, judge.start()) == null
        && judge.end(DrawnGame.turned(moves, UPSIDE_DOWN), judge.start()) != null;
  }

  /** Whether a diagram that is not legal is that of a game. */
  private boolean isDamaged(NumberedGrid diagram) {
    List<WrittenSquare> order = diagram.numbered();
    int all = order.size() + diagram.others().size();
    return diagram.grid().isFramed() && diagram.grid().heading() != null
        || judge.legal(order, judge.start()) >= CLEAR
        || isUpsideDown(diagram)
        || order.size() >= LONG && order.size() >= ALMOST_ALL * all;
  }

  /** The game of a damaged diagram: its moves up to the first fault. */
  private FoundGame damaged(NumberedGrid diagram) {
    boolean isTurned = isUpsideDown(diagram);
    List<WrittenSquare> moves = DrawnGame.turned(diagram.moves(), isTurned ? UPSIDE_DOWN : 0);
    FoundGame game = FoundGame.broken(moves).on(diagram.grid().pageRows());
    if (isTurned) {
      game.note(GameNote.Kind.MIRRORED, "");
    }
    DiagramNotes.of(diagram).forEach(game::note);
    diagram
        .flaws()
        .forEach(flaw -> game.note(GameNote.Kind.BOARD_FAULT, flaw.words(), flaw.where()));
    return game.drawn(diagram.board());
  }

  /**
   * The side to move by the words right above a board, or below it or its last move: 1 for black,
   * -1 for white, 0 if they do not say it.
   */
  private int stated(BoardGrid grid) {
    int first = grid.pageRows().stream().mapToInt(Row::number).min().orElse(0);
    int last = grid.pageRows().stream().mapToInt(Row::number).max().orElse(0);
    int side = turnOn(first - 1);
    for (int row = last + 1; row <= last + ROWS_OF_TURN && side == 0; row++) {
      side = row == last + 1 || !isApart(row) ? turnOn(row) : 0;
    }
    return side;
  }

  private boolean isApart(int row) {
    return row >= page.size() || page.get(row).isApart();
  }

  private int turnOn(int row) {
    return row < 0 || row >= page.size() ? 0 : WrittenTurn.on(page.get(row)).orElse(0);
  }

  /**
   * The positions of the boards as games without moves, for a page without games; none if the
   * boards follow one another as those of a game do.
   *
   * @param inTurn the numbers of the rows of boards that follow from one another
   */
  public List<FoundGame> positions(BitSet inTurn) {
    List<FoundGame> positions = new ArrayList<>();
    List<BoardGrid> alone =
        boards.stream()
            .filter(board -> board.pageRows().stream().noneMatch(row -> inTurn.get(row.number())))
            .toList();
    if (areInTurn(alone) || !(judge.start() instanceof OthelloPosition)) {
      return positions;
    }
    for (BoardGrid board : alone) {
      DrawnPosition.of(board, List.of(), stated(board))
          .ifPresent(
              drawn -> {
                FoundGame game =
                    FoundGame.withoutMoves(drawn.position(), board.pageRows())
                        .from(drawn.position());
                game.note(GameNote.Kind.POSITION, drawn.words());
                positions.add(game);
              });
    }
    return positions;
  }

  /** Whether every second board or more has one disc more than the board before it. */
  private static boolean areInTurn(List<BoardGrid> boards) {
    int following = 0;
    for (int i = 1; i < boards.size(); i++) {
      long before = boards.get(i - 1).count(GridItem::isDisc);
      following += boards.get(i).count(GridItem::isDisc) == before + 1 ? 1 : 0;
    }
    return boards.size() > 2 && 2 * following >= boards.size() - 1;
  }
}
