package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.format.text.find.PassTable;
import org.kifu.format.text.find.RowContent;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;
import org.kifu.game.MoveList;
import org.kifu.game.SourceLocation;

/**
 * The moves of a game with the passes that are written between them.
 *
 * @param list the moves and passes
 * @param places the place of each of them, and the place after the last one; a pass has the place
 *     of the move behind it
 */
record MovesWithPasses(MoveList list, MovePlaces places) {
  /** The most characters of a row, or the rest of one, that is a pass. */
  private static final int MOST_OF_PASS = 24;

  private static final Pattern LAST_WORD =
      Pattern.compile("[\\s,;-]*(?:\\d{1,3}[.)]\\s*)?(\\p{L}(?:\\p{L}| (?=\\p{L})){1,11})\\s*");

  /**
   * The moves of a game. A word that means nothing but a pass is one wherever it stands; any other
   * sign is one only where the side to move must pass.
   *
   * @param start the position from which games begin
   * @param page all rows
   */
  static MovesWithPasses of(FoundGame game, JudgedPosition start, List<Row> page) {
    if (game.told().isPresent()) {
      SourceLocation end = game.squares().isEmpty() ? game.place() : game.squares().getLast().end();
      return new MovesWithPasses(
          MoveList.of(game.told().get().moves()), new MovePlaces(game.squares(), end));
    }
    if (game.size() > 0
        && game.behind().isEmpty()
        && !hasPassesOrOthers(game.squares())
        && !isBeforePass(game, page)) {
      return new MovesWithPasses(
          MoveList.ofSquares(numbers(game.squares())),
          new MovePlaces(game.squares(), game.squares().getLast().end()));
    }
    List<MoveToken> tokens = new ArrayList<>(game.size());
    List<WrittenSquare> places = new ArrayList<>(game.size());
    @Nullable JudgedPosition position = start;
    for (WrittenSquare square : game.squares()) {
      if (!tokens.isEmpty() && isPass(square, position)) {
        tokens.add(MoveToken.Pass.WRITTEN);
        places.add(square);
      }
      tokens.add(square.token());
      places.add(square);
      position = position == null ? null : position.play(square.square());
    }
    for (WrittenSquare square : game.behind()) {
      tokens.add(square.token());
      places.add(square);
    }
    if (isBeforePass(game, page)) {
      tokens.add(MoveToken.Pass.WRITTEN);
      places.add(places.getLast());
    }
    SourceLocation end = places.isEmpty() ? game.place() : places.getLast().end();
    return new MovesWithPasses(MoveList.of(tokens), new MovePlaces(places, end));
  }

  /** Whether a word for a pass is all that is behind the last move of a game that is not over. */
  private static boolean isBeforePass(FoundGame game, List<Row> page) {
    if (game.size() == 0 || game.told().isPresent() || game.isEnded() || !game.behind().isEmpty()) {
      return false;
    }
    WrittenSquare last = game.squares().getLast();
    String text = last.row().cells().get(last.cell()).written();
    if (text.length() - last.to() > MOST_OF_PASS || last.row().kind() == RowKind.DATA) {
      return false;
    }
    String behind = text.substring(last.to());
    int next = game.lastRow() + 1;
    boolean isBelow =
        behind.isBlank()
            && next < page.size()
            && !page.get(next).isApart()
            && page.get(next).text().length() <= MOST_OF_PASS;
    Matcher word = LAST_WORD.matcher(isBelow ? page.get(next).text() : behind);
    return word.matches()
        && PassTable.strength(word.group(1).toLowerCase(Locale.ROOT)) == WrittenSquare.SURE_PASS;
  }

  /** Whether a pass is written before any square but the first, or a word names none. */
  private static boolean hasPassesOrOthers(List<WrittenSquare> squares) {
    for (int at = 0; at < squares.size(); at++) {
      WrittenSquare square = squares.get(at);
      if (!square.isOfBoard() || at > 0 && square.pass() > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the last of the moves is a pass. */
  boolean endsInPass() {
    return list.size() > 0 && list.getLast() instanceof MoveToken.Pass;
  }

  private static byte[] numbers(List<WrittenSquare> squares) {
    byte[] numbers = new byte[squares.size()];
    for (int at = 0; at < numbers.length; at++) {
      numbers[at] = (byte) squares.get(at).square();
    }
    return numbers;
  }

  /** The numbers of the rows between those of a game, or right behind them, that hold a pass. */
  static BitSet rows(FoundGame game, List<Row> page) {
    BitSet rows = new BitSet();
    int next = game.lastRow() + 1;
    rows.set(
        next,
        next < page.size() && isBeforePass(game, page) && RowContent.of(page.get(next)).isPass());
    for (WrittenSquare square : game.squares()) {
      int row = square.pass() > 0 ? square.row().number() - 1 : -1;
      boolean isInside = row > game.firstRow();
      if (isInside && RowContent.of(page.get(row)).isPass()) {
        rows.set(row);
      }
    }
    return rows;
  }

  private static boolean isPass(WrittenSquare square, @Nullable JudgedPosition position) {
    boolean isForced = position != null && position.mustPass();
    return square.pass() == WrittenSquare.SURE_PASS || square.pass() > 0 && isForced;
  }
}
