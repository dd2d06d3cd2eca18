package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.page.Row;

/**
 * The games of kifu diagrams, and the boards between them. Diagrams whose numbers go on are one
 * game.
 */
public final class GridGames {
  /** The least number of numbers of a diagram, and of discs of a board. */
  private static final int LEAST_NUMBERS = 4;

  private static final int LEAST_DISCS = 3;

  /** The least number of squares that are not empty. */
  private static final int LEAST_SQUARES = 8;

  private static final int MOST_NUMBER = 64;

  /** The number of moves from which on a diagram that is not legal is a damaged one. */
  private static final int CLEAR = 8;

  private static final int LONG = 30;

  /** The share of numbers that occur once in a damaged diagram. */
  private static final double ALMOST_ALL = 0.95;

  /** Masks that turn a diagram upside down, and mirror it. */
  private static final int UPSIDE_DOWN = 56;

  private static final int MIRRORED = 7;

  private final Judge judge;
  private final List<FoundGame> games = new ArrayList<>();
  private final List<BoardGrid> boards = new ArrayList<>();
  private final BitSet rows = new BitSet();
  private final List<WrittenSquare> open = new ArrayList<>();

  /** Whether two numbers of the open game were written as one. */
  private boolean isMerged;

  private final Set<Row> openRows = new LinkedHashSet<>();

  private GridGames(Judge judge) {
    this.judge = judge;
  }

  /** The grids on the rows of a page. */
  public static GridGames on(List<Row> rows, Judge judge) {
    GridGames found = new GridGames(judge);
    GridFinder.grids(rows).forEach(found::take);
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

  /** The boards without numbers. */
  List<BoardGrid> boards() {
    return boards;
  }

  private void take(BoardGrid grid) {
    boolean isSmall = grid.count(item -> !item.isNumber() || item.value() > 2) == 0;
    if (isSmall) {
      return; // a board in the digits of a program
    }
    int numbers = grid.count(item -> item.value() > 0);
    int discs = grid.count(GridItem::isDisc);
    if (numbers < LEAST_NUMBERS) {
      if (discs >= LEAST_DISCS) {
        boards.add(grid);
        grid.pageRows().forEach(row -> rows.set(row.number()));
      }
    } else if (grid.count(item -> item.value() > MOST_NUMBER) == 0
        && numbers + discs >= LEAST_SQUARES) {
      addNumbers(grid);
    }
  }

  private void addNumbers(BoardGrid grid) {
    List<WrittenSquare> squares = squares(grid);
    boolean isBegun = squares.stream().anyMatch(square -> square.number() == 1);
    if (isBegun) {
      close();
    }
    Optional<FoundGame> rest = open.isEmpty() && !isBegun ? rest(grid, squares) : Optional.empty();
    if (rest.isPresent()) {
      games.add(rest.get());
      grid.pageRows().forEach(row -> rows.set(row.number()));
      return;
    }
    isMerged |= grid.hasMerged();
    open.addAll(squares);
    openRows.addAll(grid.pageRows());
  }

  /** The rest of a game, from the position of the discs of a diagram on. */
  private static Optional<FoundGame> rest(BoardGrid grid, List<WrittenSquare> squares) {
    List<WrittenSquare> order = new ArrayList<>(squares);
    order.sort(Comparator.comparingInt(WrittenSquare::number));
    return DrawnPosition.of(grid, order, 0)
        .flatMap(
            drawn -> {
              JudgedPosition end = DrawnPosition.end(drawn.position(), order);
              return Optional.ofNullable(end)
                  .map(behind -> FoundGame.legal(order, behind).on(grid.pageRows()))
                  .map(game -> game.from(drawn.position()))
                  .map(
                      game -> {
                        game.note(GameNote.Kind.POSITION, drawn.words());
                        return game;
                      });
            });
  }

  /**
   * The positions of the boards, for a page without games; none if the boards follow one another as
   * those of a game do.
   *
   * @param page all rows of the page
   */
  public List<DrawnPosition> positions(List<Row> page) {
    List<DrawnPosition> positions = new ArrayList<>();
    if (areInTurn()) {
      return positions;
    }
    for (BoardGrid board : boards) {
      int first = board.pageRows().getFirst().number();
      int last = board.pageRows().getLast().number();
      int above = first > 0 ? DrawnPosition.sideOn(page.get(first - 1)) : 0;
      int below = last + 1 < page.size() ? DrawnPosition.sideOn(page.get(last + 1)) : 0;
      int caption = above != 0 ? first - 1 : below != 0 ? last + 1 : first;
      DrawnPosition.of(board, List.of(), above != 0 ? above : below)
          .map(drawn -> drawn.with(page.get(caption)))
          .ifPresent(positions::add);
    }
    return positions;
  }

  /** Whether every second board or more has one disc more than the board before it. */
  private boolean areInTurn() {
    int following = 0;
    for (int i = 1; i < boards.size(); i++) {
      long before = boards.get(i - 1).count(GridItem::isDisc);
      following += boards.get(i).count(GridItem::isDisc) == before + 1 ? 1 : 0;
    }
    return boards.size() > 2 && 2 * following >= boards.size() - 1;
  }

  private static List<WrittenSquare> squares(BoardGrid grid) {
    List<WrittenSquare> squares = new ArrayList<>();
    for (int y = 0; y < grid.rows().size(); y++) {
      GridRow row = grid.rows().get(y);
      for (int x = 0; x < GridRow.WIDTH; x++) {
        GridItem item = row.items().get(x);
        if (item.value() > 0) {
          squares.add(
              new WrittenSquare(
                  grid.square(y, x),
                  row.row(),
                  item.cell(),
                  item.from(),
                  item.to(),
                  item.value(),
                  0,
                  x,
                  ""));
        }
      }
    }
    return squares;
  }

  private void close() {
    game()
        .ifPresent(
            game -> {
              FoundGame onRows = game.on(openRows);
              if (isMerged) {
                onRows.note(
                    GameNote.Kind.MERGED_NUMBERS,
                    "four digits in a row that is one cell short are read as two numbers");
              }
              games.add(onRows);
              openRows.forEach(row -> rows.set(row.number()));
            });
    open.clear();
    openRows.clear();
    isMerged = false;
  }

  /** The game of the numbers so far, turned if it is legal only then. */
  private Optional<FoundGame> game() {
    List<WrittenSquare> order = new ArrayList<>(open);
    order.sort(Comparator.comparingInt(WrittenSquare::number));
    long different = order.stream().mapToInt(WrittenSquare::number).distinct().count();
    boolean isTwice = different < order.size();
    for (int turn : new int[] {0, UPSIDE_DOWN, MIRRORED}) {
      List<WrittenSquare> turned =
          order.stream().map(square -> square.as(square.square() ^ turn)).toList();
      JudgedPosition end = isTwice ? null : judge.end(turned, judge.start());
      if (end != null && !order.isEmpty()) {
        FoundGame game = FoundGame.legal(turned, end);
        if (turn != 0) {
          game.note(GameNote.Kind.MIRRORED, "");
        }
        return Optional.of(game);
      }
    }
    boolean isDamaged =
        judge.legal(order, judge.start()) >= CLEAR
            || order.size() >= LONG && different >= ALMOST_ALL * order.size();
    return isDamaged && order.size() >= LEAST_NUMBERS
        ? Optional.of(FoundGame.broken(order))
        : Optional.empty();
  }
}
