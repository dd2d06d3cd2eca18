package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;

/** The text of rows that is not moves. */
final class FreeText {
  /** The most characters of a piece in which facts are looked for; more are prose. */
  private static final int MOST = 300;

  /** The most pieces of a row in which facts are looked for. */
  private static final int MOST_PIECES = 40;

  /** The most characters between two moves in which no facts are looked for. */
  private static final int MOST_BETWEEN = 12;

  private final Map<Integer, List<Move>> moves = new HashMap<>();

  FreeText(List<FoundGame> games) {
    for (FoundGame game : games) {
      addBoard(game);
      for (int i = 0; i < game.size(); i++) {
        WrittenSquare square = game.squares().get(i);
        boolean isNumbered = square.number() == i + 1 || square.number() == i / 2 + 1;
        moves
            .computeIfAbsent(square.row().number(), each -> new ArrayList<>())
            .add(new Move(square.cell(), square.from(), square.to(), isNumbered));
      }
    }
  }

  /** Adds the board before the first move of a line. */
  private void addBoard(FoundGame game) {
    WrittenSquare first = game.size() == 0 ? null : game.squares().getFirst();
    if (first != null
        && !game.boardRows().isEmpty()
        && game.boardRows().getFirst().number() == first.row().number()) {
      moves
          .computeIfAbsent(first.row().number(), each -> new ArrayList<>())
          .add(new Move(first.cell(), 0, first.from(), false));
    }
  }

  /** A move in a cell, and whether the number of the move is before it. */
  private record Move(int cell, int from, int to, boolean isNumbered) {}

  /**
   * The pieces of a row, those that are blank left out.
   *
   * @param cell the index of the cell of each piece
   */
  record Piece(PlacedText text, int cell) {}

  /** The pieces of a row between its moves, in order. */
  List<Piece> of(Row row) {
    List<Piece> pieces = new ArrayList<>();
    List<Move> ofRow = moves.getOrDefault(row.number(), List.of());
    for (int i = 0; i < row.cells().size() && pieces.size() < MOST_PIECES; i++) {
      int cell = i;
      List<Move> ofCell =
          ofRow.stream()
              .filter(move -> move.cell() == cell)
              .sorted(Comparator.comparingInt(Move::from))
              .toList();
      addPieces(row.cells().get(i).text(), ofCell, i, pieces);
    }
    return pieces;
  }

  private static void addPieces(PlacedText text, List<Move> moves, int cell, List<Piece> pieces) {
    String written = text.toString();
    int from = 0;
    for (Move move : moves) {
      int start = Math.max(from, startOf(written, move, from));
      if (from == 0 || !isBetweenMoves(written, from, start)) {
        addWithoutLists(text, from, start, cell, pieces);
      }
      from = Math.max(from, move.to());
    }
    addWithoutLists(text, from, written.length(), cell, pieces);
  }

  /** The index at which a move begins, with its number. */
  private static int startOf(String text, Move move, int least) {
    int at = move.from();
    if (!move.isNumbered()) {
      return at;
    }
    while (at > least && !isDigit(text.charAt(at - 1)) && isAround(text.charAt(at - 1))) {
      at--;
    }
    while (at > least && isDigit(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  private static boolean isAround(char c) {
    return Character.isWhitespace(c) || ".):-".indexOf(c) >= 0;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Whether a text between two moves has no other words than labels and passes. */
  private static boolean isBetweenMoves(String text, int from, int to) {
    return from >= to || to - from <= MOST_BETWEEN && !OtherWords.areIn(text.substring(from, to));
  }

  /** Adds what is left of a stretch without lists of squares that belong to no game. */
  private static void addWithoutLists(
      PlacedText text, int from, int to, int cell, List<Piece> pieces) {
    String written = text.toString();
    int start = from;
    int at = from;
    while (at < to) {
      boolean mayBegin = at == from || !Character.isLetterOrDigit(written.charAt(at - 1));
      int end = mayBegin ? SquareList.end(written, at, to) : at;
      if (end > at) {
        add(text, start, at, cell, pieces);
        start = end;
      }
      at = Math.max(end, at + 1);
    }
    add(text, start, to, cell, pieces);
  }

  private static void add(PlacedText text, int from, int to, int cell, List<Piece> pieces) {
    PlacedText piece = text.piece(from, Math.min(to, from + MOST));
    if (from < to && !piece.isBlank()) {
      pieces.add(new Piece(piece, cell));
    }
  }
}
