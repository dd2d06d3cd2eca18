package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.page.Row;

/**
 * Games that go on with moves that are not legal, as moves before them are lost, wrong or written
 * twice. The numbers of the lines right below go on with those of the moves, or leave some out; or
 * the lines have none of its squares. Such a game is one record with all its moves, as they are
 * written.
 */
final class HolesInGames {
  /** The most rows from one line of moves to the next, between which one may say what is lost. */
  private static final int NEAR = 2;

  /** The least number of squares of a line without numbers. */
  private static final int LEAST_OF_REST = 8;

  /** The least number of squares of lines that share none, so that they are of one game. */
  private static final int LEAST_OF_LINES = 40;

  private final List<Row> page;
  private final int most;

  private HolesInGames(List<Row> page, int most) {
    this.page = page;
    this.most = most;
  }

  /**
   * The games, each with the lines that go on with it.
   *
   * @param runs the runs of squares of the page, in order
   * @param page all rows
   * @param most the most moves of a game
   */
  static List<FoundGame> joined(List<FoundGame> games, List<Run> runs, List<Row> page, int most) {
    BitSet used = new BitSet();
    games.forEach(game -> game.addRowsTo(used));
    List<Run> left =
        runs.stream().filter(run -> !used.get(run.row().number()) && mayGoOn(run)).toList();
    HolesInGames holes = new HolesInGames(page, most);
    return left.isEmpty() ? games : games.stream().map(game -> holes.joined(game, left)).toList();
  }

  private static boolean mayGoOn(Run run) {
    int number = run.squares().getFirst().number();
    return run.words() == 0 && !run.isInBrackets() && (number > 1 || number < 0);
  }

  /**
   * Whether a line without numbers can be the rest of a game: it has none of its squares, but may
   * repeat the last one at first.
   */
  private boolean isRest(Run run, List<WrittenSquare> squares) {
    List<WrittenSquare> rest = run.squares();
    boolean isTwice = rest.getFirst().square() == squares.getLast().square();
    return run.size() >= LEAST_OF_REST
        && squares.size() + run.size() <= most
        && rest.subList(isTwice ? 1 : 0, rest.size()).stream()
            .allMatch(
                square ->
                    square.number() < 0
                        && squares.stream().noneMatch(each -> each.square() == square.square()));
  }

  private static boolean isInBrackets(Row row) {
    String text = row.text().stripLeading();
    return !text.isEmpty() && "([".indexOf(text.charAt(0)) >= 0;
  }

  private FoundGame joined(FoundGame game, List<Run> left) {
    OptionalInt perNumber = movesOfNumber(game);
    boolean isOpen =
        !game.isEnded()
            && !game.isBroken()
            && game.listRows().isEmpty()
            && game.squares().getLast().row().number() == game.lastRow();
    if (!isOpen) {
      return game;
    }
    int ofNumber = perNumber.orElse(most);
    List<WrittenSquare> squares = new ArrayList<>(game.squares());
    int last = game.lastRow();
    int past = squares.size();
    boolean isOfLines = false;
    WrittenSquare hole = null;
    for (Run run : left) {
      int first = (run.squares().getFirst().number() - 1) * ofNumber;
      int distance = run.row().number() - last;
      boolean isNext =
          distance > 0 && distance <= NEAR && !page.get(last + 1).isApart() && !run.row().isApart();
      boolean isCounted =
          perNumber.isPresent() && first >= past && first < most && isCounted(run, first, ofNumber);
      boolean mayBeRest = distance < NEAR || isInBrackets(page.get(last + 1));
      if (isNext && (isCounted || mayBeRest && isRest(run, squares))) {
        isOfLines |= !isCounted && distance < NEAR;
        hole = hole == null && first > past ? run.squares().getFirst() : hole;
        squares.addAll(run.squares());
        last = run.row().number();
        past = isCounted ? first + run.size() : most;
      }
    }
    if (squares.size() == game.size() || isOfLines && squares.size() < LEAST_OF_LINES) {
      return game;
    }
    FoundGame joined = FoundGame.broken(squares);
    game.notes().stream()
        .filter(note -> note.kind() != GameNote.Kind.GOES_ON)
        .forEach(joined::note);
    if (hole != null) {
      String move = Integer.toString(squares.indexOf(hole) + 1);
      joined.note(GameNote.Kind.NUMBERS_DISAGREE, move, hole.place());
    }
    return joined;
  }

  /** The number of moves for each number, 1 or 2; nothing if two numbers do not show it. */
  private static OptionalInt movesOfNumber(FoundGame game) {
    for (int ofNumber = 1; ofNumber <= 2; ofNumber++) {
      int numbers = 0;
      boolean agree = true;
      for (int i = 0; i < game.size(); i++) {
        int number = game.squares().get(i).number();
        numbers += number > 0 ? 1 : 0;
        agree &= number < 0 || number == i / ofNumber + 1;
      }
      if (agree && numbers > 1) {
        return OptionalInt.of(ofNumber);
      }
    }
    return OptionalInt.empty();
  }

  /** Whether the numbers of a run count its moves from one on. */
  private static boolean isCounted(Run run, int first, int ofNumber) {
    for (int i = 0; i < run.size(); i++) {
      int number = run.squares().get(i).number();
      if (number >= 0 && number != (first + i) / ofNumber + 1) {
        return false;
      }
    }
    return true;
  }
}
