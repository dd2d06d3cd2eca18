package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.RuledPosition;
import org.kifu.format.text.page.Row;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardFace.Cell;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;

/**
 * The lists of moves on boards that are larger than 8 by 8 squares. The rules themselves tell what
 * a move is and whether it is legal, so no other spelling of squares is looked for on these rows.
 */
final class RuledLists {
  /** The side of the board whose squares all other readers know. */
  private static final int USUAL = 8;

  /** The number of moves that are legal from the start by no accident. */
  private static final int LEAST = 4;

  private final List<FoundGame> games = new ArrayList<>();

  private RuledLists() {}

  /**
   * The lists on the rows of a page; none if the board of the rules is not larger than usual.
   *
   * @param taken the numbers of rows that are something else
   * @param start the position from which games begin
   */
  static RuledLists on(List<Row> page, BitSet taken, JudgedPosition start) {
    RuledLists found = new RuledLists();
    if (start instanceof RuledPosition<?, ?> ruled && isLarge(ruled)) {
      found.take(page, taken, ruled);
    }
    return found;
  }

  private static <P, M> boolean isLarge(RuledPosition<P, M> start) {
    Optional<BoardFace> face = start.rules().display().face(start.position());
    return face.isPresent()
        && Math.max(face.get().width(), face.get().height()) > USUAL
        && face.get().cells().stream().noneMatch(Cell.Tile.class::isInstance);
  }

  /** The games, in the order of the page. */
  List<FoundGame> games() {
    return games;
  }

  private <P, M> void take(List<Row> page, BitSet taken, RuledPosition<P, M> start) {
    List<MoveRow> rows = new ArrayList<>();
    for (Row row : page) {
      Optional<MoveRow> moves = taken.get(row.number()) ? Optional.empty() : MoveRow.of(row);
      if (moves.isEmpty() || row.isApart()) {
        new Block<>(start, rows).addTo(games);
        rows.clear();
      }
      moves.ifPresent(rows::add);
    }
    new Block<>(start, rows).addTo(games);
  }

  /** Rows of moves with no other row between them. */
  private static final class Block<P, M> {
    private final RuledPosition<P, M> start;
    private final Rules<P, M> rules;
    private final List<MoveRow> rows;

    Block(RuledPosition<P, M> start, List<MoveRow> rows) {
      this.start = start;
      this.rules = start.rules();
      this.rows = List.copyOf(rows);
    }

    void addTo(List<FoundGame> games) {
      int at = 0;
      while (at < rows.size()) {
        at = beginsAt(at) ? addGame(at, games) : at + 1;
      }
    }

    /** Whether the first moves from a row on are legal from the start. */
    private boolean beginsAt(int first) {
      P position = start.position();
      int legal = 0;
      for (MoveRow row : rows.subList(first, rows.size())) {
        for (WrittenSquare move : row.moves()) {
          P played = play(position, move);
          if (played == null) {
            return false;
          }
          position = played;
          legal++;
          if (legal == LEAST) {
            return true;
          }
        }
      }
      return false;
    }

    /** Adds the game that begins on a row, and returns the index of the row behind it. */
    private int addGame(int first, List<FoundGame> games) {
      List<WrittenSquare> moves = new ArrayList<>();
      @Nullable P position = start.position();
      int at = first;
      int pass = 0;
      while (at < rows.size() && (at == first || goesOn(position, at))) {
        MoveRow row = rows.get(at);
        for (WrittenSquare move : row.moves()) {
          position = position == null ? null : play(position, move);
          moves.add(pass == 0 ? move : move.behindPass(pass));
          pass = 0;
        }
        pass = row.pass() == 0 ? pass : row.pass();
        at++;
      }
      FoundGame game =
          position == null
              ? FoundGame.broken(moves)
              : FoundGame.legal(moves, new RuledPosition<>(rules, position));
      game.checkNumbers();
      games.add(game);
      return at;
    }

    /**
     * Whether a row goes on with a game: it does not begin another one, and the game is not over.
     *
     * @param position the position above it; null behind a move that is not legal
     */
    private boolean goesOn(@Nullable P position, int row) {
      boolean mayFollow = position == null || !isOver(position);
      boolean isList = rows.get(row).moves().size() >= LEAST;
      return mayFollow && !(isList && beginsAt(row));
    }

    private boolean isOver(P position) {
      return rules.legalMoves(position).isEmpty() && rules.forcedPass(position).isEmpty();
    }

    private @Nullable P play(P position, WrittenSquare move) {
      Optional<M> pass = rules.forcedPass(position);
      P mover = pass.isPresent() ? rules.play(position, pass.get()) : position;
      return rules.resolve(mover, MoveToken.parse(move.written()))
              instanceof TokenMeaning.Legal<M>(M legal)
          ? rules.play(mover, legal)
          : null;
    }
  }
}
