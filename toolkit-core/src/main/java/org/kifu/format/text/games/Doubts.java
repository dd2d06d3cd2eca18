package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.kifu.format.text.find.CommentSpan;
import org.kifu.format.text.find.FilledCell;
import org.kifu.format.text.find.RowContent;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.RunFinder;
import org.kifu.format.text.find.SquareSpelling;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/** A test for short games that are no accident of squares in a text. */
final class Doubts {
  /** The number of moves that are no accident. */
  private static final int CLEAR = 8;

  /** The number of moves below which squares from far and wide are no game. */
  private static final int MANY = 20;

  /** The most rows for each row with squares, and the same in a log of many moves. */
  private static final double MOST_BETWEEN = 1.5;

  private static final double MOST_BETWEEN_OF_LOG = 12;

  /** The number of words from which on a row is prose. */
  private static final int PROSE = 5;

  /** The number of squares, for each row of prose, from which on a page is one of games. */
  private static final double LEAST_SQUARES = 1.5;

  /** The most letters for each square of a page of hardly more than moves. */
  private static final long LETTERS = 3;

  private static final int TOGETHER = 5;

  /** The number of moves from which on a game that ends is none by accident. */
  private static final int WHOLE = 40;

  /** The number of games that show that a page is a list of them. */
  private static final int LIST = 8;

  private static final int FEW_WORDS = 2;
  private static final int FEW = 4;
  private static final int LEAST_IN_DATA = 2;

  /** The number of rows from which on a page is taken as full of letters. */
  private static final int LONG_PAGE = 40;

  private static final int FULL = 999;

  private final List<Row> rows;

  /** The number of squares above each row, but for those in brackets. */
  private final int[] squaresTo;

  /** The rows whose squares have a label for moves. */
  private final BitSet sure = new BitSet();

  private final long letters;

  /** The number of words of each row, outside of brackets and comments; -1 if not yet counted. */
  private final int[] words;

  /** The number of those of them that name a side. */
  private final int[] sides;

  private final RowContent.Reader content;

  /** Whether the squares stand one by one, so that none alone is a game. */
  private final boolean areSingle;

  /** The number of rows of prose; -1 if they are not yet counted. */
  private int prose = -1;

  /**
   * A test for the games of a page.
   *
   * @param runs all squares of the page
   * @param spelling their spelling
   */
  Doubts(List<Row> rows, List<Run> runs, SquareSpelling spelling) {
    this.rows = rows;
    this.squaresTo = new int[rows.size() + 1];
    runs.stream()
        .filter(run -> !run.isInBrackets())
        .forEach(run -> squaresTo[run.row().number() + 1] += run.size());
    runs.stream().filter(Run::isSure).forEach(run -> sure.set(run.row().number()));
    Arrays.parallelPrefix(squaresTo, Integer::sum);
    this.letters =
        rows.size() < LONG_PAGE
            ? rows.stream()
                .mapToLong(row -> row.text().chars().filter(Character::isLetter).count())
                .sum()
            : FULL;
    this.content = RowContent.in(spelling);
    long single = runs.stream().filter(run -> run.size() == 1).count();
    this.areSingle = single > 1 && 2 * single > runs.size();
    this.sides = new int[rows.size()];
    this.words = new int[rows.size()];
    Arrays.fill(words, -1);
  }

  private int words(int row) {
    if (words[row] < 0) {
      RowContent read = content.of(rows.get(row));
      words[row] = read.outside();
      sides[row] = read.sides();
    }
    return words[row];
  }

  private int prose() {
    if (prose < 0) {
      prose = (int) IntStream.range(0, words.length).filter(row -> words(row) >= PROSE).count();
    }
    return prose;
  }

  /** Whether a game is taken as one. */
  boolean areLeft(FoundGame game) {
    if (areSingle && game.size() == 1 || OtherGames.isOne(game, rows)) {
      return false;
    }
    if (!game.listRows().isEmpty()
        || isInData(game)
        || isAlone(game)
        || isJoined(game)
        || isLog(game)) {
      return true;
    }
    int most = mostOfRow(game);
    boolean isLong = game.size() >= MANY;
    if (most < TOGETHER && isScattered(game, isLong ? MOST_BETWEEN_OF_LOG : MOST_BETWEEN)) {
      return false;
    }
    boolean isAllOfOne = game.isSound() && game.isEnded() && game.size() >= WHOLE;
    if (most < TOGETHER && isChosen(game) && !isAllOfOne) {
      return false;
    }
    if (isLong) {
      return true;
    }
    boolean isAlmostAll = letters < LETTERS * game.size() && isWithoutWords(game);
    return game.size() >= CLEAR
        || isNumbered(game)
        || game.size() >= (isAlmostAll ? FEW : TOGETHER) && (isAlmostAll || most >= TOGETHER);
  }

  /** The shortest lines of a list of games that begin as the others do, with joined moves. */
  List<FoundGame> shortest(List<FoundGame> games, List<Run> runs, Judge judge) {
    BitSet used = new BitSet();
    games.forEach(game -> Arrays.stream(game.rows()).forEach(used::set));
    boolean isList = games.stream().filter(game -> isHead(game.squares())).count() >= LIST;
    List<FoundGame> found = new ArrayList<>(0);
    for (Run run : runs) {
      boolean isShort = isList && !used.get(run.row().number()) && run.size() == LEAST_IN_DATA;
      JudgedPosition end =
          isShort && isHead(run.squares()) ? judge.end(run.squares(), judge.start()) : null;
      if (end != null) {
        found.add(FoundGame.legal(run.squares(), end));
        games.stream()
            .filter(game -> game.lastRow() == run.row().number() - 1)
            .forEach(FoundGame::endsBeforeOther);
      }
    }
    return found;
  }

  /** Whether squares begin their row, and nothing is between the first ones. */
  private static boolean isHead(List<WrittenSquare> squares) {
    return squares.size() >= LEAST_IN_DATA
        && squares.getFirst().cell() == 0
        && squares.getFirst().from() == 0
        && squares.get(1).from() == squares.getFirst().to();
  }

  /** Whether lines of nothing but squares are a game, on a page that has no prose. */
  private boolean isAlone(FoundGame game) {
    int size = game.size();
    for (int row : game.rows()) {
      if (!isFilled(game, row) && words(row) > sides[row]) {
        return false;
      }
    }
    boolean isOfSide = game.firstRow() == game.lastRow() && sides[game.firstRow()] > 0;
    if (isOfSide && size < FEW) {
      return false; // a side and what is said of it
    }
    if (!game.isSound() || onRows(game) > size || size < TOGETHER && isComment(game.firstRow())) {
      return false;
    }
    int all = squaresTo[rows.size()];
    if (size < FEW && rows.get(game.firstRow()).kind() == RowKind.DATA) {
      return false;
    }
    if (size > LEAST_IN_DATA && LEAST_SQUARES * rows.size() <= all) {
      return true; // also if all rows are prose
    }
    return prose() == 0
        ? size >= LEAST_IN_DATA || letters <= LETTERS * all
        : size > LEAST_IN_DATA && LEAST_SQUARES * prose() <= all;
  }

  private boolean isComment(int row) {
    return CommentSpan.in(rows.get(row).text().strip()).stream().anyMatch(span -> span.from() == 0);
  }

  /** Whether the moves are written as in no sentence: without anything between the first ones. */
  private boolean isJoined(FoundGame game) {
    return game.isSound()
        && game.size() > 0
        && Run.of(game.squares()).isJoined()
        && (game.size() >= TOGETHER || onRows(game) <= game.size());
  }

  /** The number of squares on the rows of a game. */
  private int onRows(FoundGame game) {
    return Arrays.stream(game.rows()).map(row -> squaresTo[row + 1] - squaresTo[row]).sum();
  }

  /** Whether row after row has one of its moves, and at most a few words. */
  private boolean isLog(FoundGame game) {
    int first = game.firstRow();
    int last = game.lastRow();
    return game.isSound()
        && game.size() >= TOGETHER
        && game.size() == last - first + 1
        && squaresTo[last + 1] - squaresTo[first] == game.size()
        && IntStream.rangeClosed(first, last).allMatch(row -> words(row) <= FEW_WORDS);
  }

  private static boolean isFilled(FoundGame game, int row) {
    if (game.firstRow() == game.lastRow()) {
      return FilledCell.isFilled(game.squares());
    }
    return FilledCell.isFilled(
        game.squares().stream().filter(square -> square.row().number() == row).toList());
  }

  /** Whether the rows of a game have at most a label beside its moves. */
  private boolean isWithoutWords(FoundGame game) {
    return Arrays.stream(game.rows()).allMatch(row -> words(row) <= 1);
  }

  /** Whether a game is in data: very few squares are one if they are named so, or are all. */
  private boolean isInData(FoundGame game) {
    return Arrays.stream(game.rows()).anyMatch(row -> rows.get(row).kind() == RowKind.DATA)
        && (game.size() >= FEW
            || game.size() >= LEAST_IN_DATA
                && (sure.get(game.firstRow())
                    || Arrays.stream(game.rows()).mapToObj(rows::get).allMatch(RunFinder::isOfMoves)
                    || game.size() == squaresTo[rows.size()]));
  }

  private static int mostOfRow(FoundGame game) {
    Map<Integer, Integer> ofRow = new HashMap<>();
    for (WrittenSquare square : game.squares()) {
      ofRow.merge(square.row().number(), 1, Integer::sum);
    }
    return ofRow.values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }

  /** Whether a game takes less than half of the squares among which it stands. */
  private boolean isChosen(FoundGame game) {
    return 2 * game.size() < squaresTo[game.lastRow() + 1] - squaresTo[game.firstRow()];
  }

  /**
   * Whether there are many rows between those with its squares.
   *
   * @param most the most rows for each row with squares
   */
  private static boolean isScattered(FoundGame game, double most) {
    long own = game.squares().stream().mapToInt(square -> square.row().number()).distinct().count();
    return game.lastRow() - game.firstRow() > most * own + 2;
  }

  /** Whether two numbers or more count its moves, and all of them do. */
  private static boolean isNumbered(FoundGame game) {
    int numbers = 0;
    for (int i = 0; i < game.size(); i++) {
      int number = game.squares().get(i).number();
      if (number > 0) {
        if (number != i / 2 + 1) {
          return false;
        }
        numbers++;
      }
    }
    return numbers > 1;
  }
}
