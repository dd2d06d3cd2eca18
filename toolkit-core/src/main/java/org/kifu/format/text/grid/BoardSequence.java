package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.page.Row;

/**
 * Boards in turn: each follows from the last one by one move, as programs print a game. Boards that
 * do not follow are skipped in a game from the start, and end one from another position.
 */
public final class BoardSequence {
  /** The number of boards above which they may be a game. */
  private static final int FEW = 4;

  /** The least number of moves of a game from another position than the start. */
  private static final int LEAST = 2;

  private final List<FoundGame> games = new ArrayList<>();

  /** The ways to read the boards so far, which differ in the side to move or the start. */
  private List<BoardLine> open = List.of();

  private final Set<Row> rows = new LinkedHashSet<>();
  private @Nullable BoardGrid last;

  private final BoardNames names;

  private BoardSequence(BoardNames names) {
    this.names = names;
  }

  /**
   * The games of the boards among some grids, and of those that are words.
   *
   * @param isOfNames whether a row names players; other names than those so far begin another game
   */
  public static List<FoundGame> games(GridGames grids, List<Row> page, Predicate<Row> isOfNames) {
    BoardSequence sequence = new BoardSequence(new BoardNames(page, isOfNames));
    List<BoardGrid> boards = new ArrayList<>(WordBoards.on(page));
    boards.addAll(grids.boards());
    if (boards.size() > LEAST) {
      boards.sort(Comparator.comparingInt(board -> board.rows().getFirst().row().number()));
      boards.forEach(sequence::take);
      sequence.close();
    }
    return sequence.games;
  }

  private void take(BoardGrid board) {
    if (names.areOthers(board) && last != null) {
      close();
    }
    BoardGrid before = last;
    if (before != null && isSame(before, board)) {
      rows.addAll(board.pageRows());
      return;
    }
    List<BoardLine> next = open.stream().flatMap(line -> line.with(board).stream()).toList();
    if (!next.isEmpty()) {
      open = next;
      add(board);
      return;
    }
    boolean isFromStart = open.stream().anyMatch(line -> line.isFromStart() && line.size() > 0);
    List<BoardLine> fromStart = BoardLine.fromStart(board);
    if (!isFromStart || !fromStart.isEmpty()) {
      close();
      open = fromStart.isEmpty() ? BoardLine.fromPosition(board) : fromStart;
      add(board);
    }
  }

  private void add(BoardGrid board) {
    rows.addAll(board.pageRows());
    last = board;
  }

  private static boolean isSame(BoardGrid one, BoardGrid other) {
    return one.squares(GridItem.BLACK) == other.squares(GridItem.BLACK)
        && one.squares(GridItem.WHITE) == other.squares(GridItem.WHITE);
  }

  private void close() {
    Optional<BoardLine> line =
        open.stream().filter(each -> each.size() >= (each.isFromStart() ? FEW : LEAST)).findFirst();
    line.ifPresent(each -> games.add(found(each)));
    open = List.of();
    rows.clear();
    last = null;
  }

  private FoundGame found(BoardLine line) {
    FoundGame game = FoundGame.legal(line.squares(), line.now()).on(rows);
    if (!line.isFromStart()) {
      game.from(line.start());
      game.note(GameNote.Kind.POSITION, line.words());
    }
    if (line.isTurned()) {
      game.note(GameNote.Kind.MIRRORED, "");
    }
    game.note(GameNote.Kind.LAYOUT, "boards in turn");
    return game;
  }
}
