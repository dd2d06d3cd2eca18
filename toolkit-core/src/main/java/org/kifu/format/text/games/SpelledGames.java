package org.kifu.format.text.games;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.kifu.board.Square;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.SquareSpelling;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.game.Counted;

/**
 * The games of a page in one spelling.
 *
 * @param runs all squares in this spelling
 * @param games the games that they make
 * @param value what the games explain, in squares
 */
record SpelledGames(SquareSpelling spelling, List<Run> runs, List<FoundGame> games, double value) {
  /** The price of a game, and of one that is not sound; the gain for one that ends. */
  private static final double GAME = 3;

  private static final double UNSOUND = 6;
  private static final double ENDED = 3;

  /** A square with a letter for which a scanner took its digit. */
  private static final Pattern SCANNED = Pattern.compile("\\b(?:[a-hA-H][lISBGZ]|[69][1-8])\\b");

  /** The most characters between moves and other moves that a scanner may have read wrong. */
  private static final int NEAR = 16;

  /** The number of moves from which on a game counts. */
  private static final int LEAST = 3;

  /** The number of squares that are all legal by no accident. */
  private static final int CLEAR = 5;

  /** The games in a spelling, and what they explain. */
  static SpelledGames of(SquareSpelling spelling, List<Run> runs, List<FoundGame> games) {
    double value = -spelling.cost();
    for (FoundGame game : games) {
      if (game.size() >= LEAST) {
        value += game.size() - GAME;
        value += (game.isEnded() ? ENDED : 0) - (game.isSound() ? 0 : UNSOUND);
      }
    }
    return new SpelledGames(spelling, runs, games, value);
  }

  /** Notes on each game the spelling of its squares, if that has to be told. */
  void tell() {
    for (FoundGame game : games) {
      switch (spelling.finding()) {
        case "layout" -> game.note(GameNote.Kind.LAYOUT, "squares spelt " + spelling.name());
        case "look-alike" -> tellLookAlikes(game);
        default -> {}
      }
    }
  }

  private static void tellLookAlikes(FoundGame game) {
    List<WrittenSquare> others =
        game.squares().stream().filter(square -> !isLatin(square.written().charAt(0))).toList();
    if (others.isEmpty()) {
      return;
    }
    WrittenSquare first = others.getFirst();
    char letter = first.row().cells().get(first.cell()).written().charAt(first.from());
    String more =
        others.size() == 1 ? "" : ", and " + Counted.of(others.size() - 1, "more such letter");
    game.note(
        GameNote.Kind.LOOK_ALIKE,
        "'%s' (%s) is read as %s%s"
            .formatted(
                letter,
                Character.getName(letter),
                Square.name(others.getFirst().square()).charAt(0),
                more),
        others.getFirst().place());
  }

  private static boolean isLatin(char letter) {
    return letter < 0x80;
  }

  /** The number of squares. */
  int squares() {
    return runs.stream().mapToInt(Run::size).sum();
  }

  /** Whether all squares are in games that are sound, and so many are so by no accident. */
  boolean isAll() {
    return squares() >= CLEAR && sound() == squares();
  }

  /** Whether letters that look like those of another spelling go on with its games. */
  boolean goesOnFrom(SpelledGames other) {
    return spelling.finding().equals("look-alike")
        && isAll()
        && squares() > other.squares()
        && games.size() == other.games().size()
        && IntStream.range(0, games.size())
            .allMatch(i -> games.get(i).moves().startsWith(other.games().get(i).moves()));
  }

  /** Whether it ends all games, by squares that the other one leaves out of some. */
  boolean endsMore(SpelledGames other) {
    return isAll()
        && squares() > other.squares()
        && games.size() == other.games().size()
        && games.stream().allMatch(FoundGame::isEnded)
        && !other.games().stream().allMatch(FoundGame::isEnded);
  }

  /** Whether letters for which a scanner took digits stand beside moves of a game without end. */
  boolean mayBeScanned() {
    for (FoundGame game : games) {
      if (!game.isEnded() && isScannedBeside(game.squares())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isScannedBeside(List<WrittenSquare> squares) {
    int first = 0;
    for (int i = 1; i <= squares.size(); i++) {
      if (i == squares.size() || row(squares, i) != row(squares, first)) {
        if (SCANNED.matcher(beside(squares.subList(first, i))).find()) {
          return true;
        }
        first = i;
      }
    }
    return false;
  }

  private static int row(List<WrittenSquare> squares, int index) {
    return squares.get(index).row().number();
  }

  /** The text of squares of one row and near them; the whole row if they are in several cells. */
  private static String beside(List<WrittenSquare> squares) {
    WrittenSquare one = squares.getFirst();
    int from = one.from();
    int to = one.to();
    for (WrittenSquare square : squares) {
      if (square.cell() != one.cell()) {
        return one.row().text();
      }
      from = Math.min(from, square.from());
      to = Math.max(to, square.to());
    }
    String text = one.row().cells().get(one.cell()).written();
    return text.substring(Math.max(0, from - NEAR), Math.min(text.length(), to + NEAR));
  }

  /** The number of squares in games that are sound. */
  int sound() {
    return games.stream().filter(FoundGame::isSound).mapToInt(FoundGame::size).sum();
  }
}
