package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.kifu.format.text.find.RunFinder;
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

  private static final int ASCII = 0x80;

  /** The letter of a file by itself, or apart from its rank, or a square that is on no board. */
  private static final Pattern HALF_SQUARE =
      Pattern.compile(
          "\\s*(?:[acd-h]|[ACD-H](?=\\?|\\s+[1-8])"
              + "|(?![a-hA-H][1-8](?!\\d))[acd-mp-vyzACD-MP-VYZ]\\d{1,2})(?:\\?|\\s+[1-8])?\\s*");

  private final Map<Integer, List<Move>> moves = new HashMap<>();

  /** The numbers of the rows of boards. */
  private final BitSet boards = new BitSet();

  private final List<FoundGame> games;
  private boolean isSorted;

  FreeText(List<FoundGame> games) {
    this.games = games;
  }

  /** Sorts the moves by their rows; the rows of most tables need none. */
  private void sort() {
    isSorted = true;
    for (FoundGame game : games) {
      game.boardRows().forEach(row -> boards.set(row.number()));
      addBoard(game);
      int row = -1;
      List<Move> ofRow = List.of();
      for (int i = 0; i < game.size(); i++) {
        WrittenSquare square = game.squares().get(i);
        if (i == 0 || square.row().number() != row) {
          row = square.row().number();
          ofRow = moves.computeIfAbsent(row, each -> new ArrayList<>());
        }
        add(square, square.number() == i + 1 || square.number() == i / 2 + 1, i == 0, ofRow);
      }
      for (WrittenSquare square : game.behind()) {
        List<Move> behind = moves.computeIfAbsent(square.row().number(), each -> new ArrayList<>());
        add(square, false, false, behind);
      }
    }
  }

  /** Adds a move; one right behind another one is a part of the same stretch. */
  private static void add(
      WrittenSquare square, boolean isNumbered, boolean isFirst, List<Move> moves) {
    Move last = moves.isEmpty() ? null : moves.getLast();
    if (last != null && last.cell() == square.cell() && last.to() == square.from()) {
      moves.removeLast();
      moves.add(new Move(last.cell(), last.from(), square.to(), last.isNumbered(), last.isFirst()));
    } else {
      moves.add(new Move(square.cell(), square.from(), square.to(), isNumbered, isFirst));
    }
  }

  /** Adds the board before the first move of a line. */
  private void addBoard(FoundGame game) {
    WrittenSquare first = game.size() == 0 ? null : game.squares().getFirst();
    if (first != null
        && !game.boardRows().isEmpty()
        && game.boardRows().getFirst().number() == first.row().number()) {
      List<Move> ofRow = moves.computeIfAbsent(first.row().number(), each -> new ArrayList<>());
      for (int cell = 0; cell < first.cell(); cell++) {
        int length = first.row().cells().get(cell).text().length();
        ofRow.add(new Move(cell, 0, length, false, false));
      }
      ofRow.add(new Move(first.cell(), 0, first.from(), false, false));
    }
  }

  /**
   * Moves without anything between them in a cell.
   *
   * @param isNumbered whether the number of the first is before it
   * @param isFirst whether they begin a game
   */
  private record Move(int cell, int from, int to, boolean isNumbered, boolean isFirst) {}

  /**
   * The pieces of a row, those that are blank left out.
   *
   * @param cell the index of the cell of each piece
   */
  record Piece(PlacedText text, int cell) {}

  /** The pieces of a row between its moves, in order. */
  List<Piece> of(Row row) {
    if (!isSorted) {
      sort();
    }
    List<Piece> pieces = new ArrayList<>();
    if (RunFinder.isTitle(row)) {
      add(row.cells().getFirst().text(), 0, row.cells().getFirst().text().length(), 0, pieces);
      return pieces;
    }
    List<Move> ofRow = moves.getOrDefault(row.number(), List.of());
    for (int i = 0; i < row.cells().size() && pieces.size() < MOST_PIECES; i++) {
      addPieces(row.cells().get(i).text(), ofCell(ofRow, i), i, pieces);
    }
    if (boards.get(row.number())) {
      pieces.removeIf(piece -> isOfBoard(piece.text()));
    }
    return pieces;
  }

  /** Whether a text has only single signs, as the labels and the discs of a board are. */
  private static boolean isOfBoard(PlacedText text) {
    if (text.strip().length() == 1) {
      return true;
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isBehindSign = i > 0 && !Character.isWhitespace(text.charAt(i - 1));
      boolean isOther = !Character.isWhitespace(c) && c != text.charAt(Math.max(0, i - 1));
      if (c >= ASCII || isBehindSign && isOther) {
        return false;
      }
    }
    return true;
  }

  /** The moves of a cell, in the order of its text. */
  private static List<Move> ofCell(List<Move> ofRow, int cell) {
    List<Move> ofCell = new ArrayList<>(ofRow.size());
    for (Move move : ofRow) {
      if (move.cell() == cell) {
        ofCell.add(move);
      }
    }
    if (ofCell.size() > 1) {
      ofCell.sort(Comparator.comparingInt(Move::from));
    }
    return ofCell;
  }

  private static void addPieces(PlacedText text, List<Move> moves, int cell, List<Piece> pieces) {
    String written = text.toString();
    int from = 0;
    for (Move move : moves) {
      int start = Math.max(from, startOf(written, move, from));
      if (from == 0 || move.isFirst() || !isBetweenMoves(written, from, start)) {
        boolean isInBracket = start > from && "([{".indexOf(written.charAt(start - 1)) >= 0;
        addWithoutLists(text, from, isInBracket ? start - 1 : start, cell, pieces);
      }
      from = Math.max(from, behind(written, move.to()));
    }
    addWithoutLists(text, from, written.length(), cell, pieces);
  }

  /** The index behind moves, and behind the bracket that ends them. */
  private static int behind(String text, int to) {
    return to < text.length() && ")]}".indexOf(text.charAt(to)) >= 0 ? to + 1 : to;
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
    String between = text.substring(Math.min(from, to), to);
    return between.isEmpty()
        || to - from <= MOST_BETWEEN && !OtherWords.areIn(between) && !isHalfSquare(between);
  }

  /** Whether a text is what is left of a square between others. */
  static boolean isHalfSquare(String text) {
    return text.length() <= MOST_BETWEEN && HALF_SQUARE.matcher(text).matches();
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
