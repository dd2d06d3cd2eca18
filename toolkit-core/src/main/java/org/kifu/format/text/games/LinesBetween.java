package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.format.text.caption.LineStatement;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Row;

/**
 * Tells the lines that a program prints before each game of a row of games from the captions of
 * games: a program prints the same words again, and a caption has words of its own.
 */
final class LinesBetween {
  /** The squares of a row, each with the number of its move or without. */
  private static final Pattern SQUARES =
      Pattern.compile("(?i)(?:\\d+[.)]\\s*)?(?<!\\p{L})(?:[a-h][1-8])++(?![\\p{L}\\d])");

  /** All that is between words; a single letter is none. */
  private static final Pattern NO_WORD =
      Pattern.compile("[^\\p{L}]+(?:\\p{L}(?!\\p{L})[^\\p{L}]*)*+");

  /** The lines before a game. */
  private record Gap(Set<String> texts, Set<String> words, List<Line> lines) {}

  /** A line with words. */
  private record Line(String text, String words, boolean isFact, boolean isOfGame) {}

  private final List<Row> page;
  private final BitSet boards;
  private final List<Gap> gaps = new ArrayList<>();

  /**
   * The lines between games.
   *
   * @param page all rows
   * @param boards the numbers of the rows of boards
   * @param games in the order of the page
   */
  LinesBetween(List<Row> page, BitSet boards, List<FoundGame> games) {
    this.page = page;
    this.boards = boards;
    for (int i = 1; i < games.size(); i++) {
      gaps.add(before(games.get(i), games.get(i - 1).lastRow() + 1));
    }
  }

  private Gap before(FoundGame game, int from) {
    List<Line> lines = new ArrayList<>();
    for (int row = from; row < game.firstRow(); row++) {
      add(page.get(row), false, lines);
    }
    boolean isList = game.boardRows().isEmpty();
    if (isList && !lines.isEmpty()) {
      Line heading = lines.removeLast();
      lines.add(new Line(heading.text(), heading.words(), heading.isFact(), true));
    }
    if (isList) {
      Arrays.stream(game.rows()).forEach(row -> add(page.get(row), true, lines));
    }
    Set<String> texts = new HashSet<>();
    Set<String> words = new HashSet<>();
    for (Line line : lines) {
      texts.add(line.text());
      words.add(line.words());
    }
    return new Gap(texts, words, lines);
  }

  private void add(Row row, boolean isOfGame, List<Line> lines) {
    String text = SQUARES.matcher(row.text()).replaceAll(" ").strip();
    String words = NO_WORD.matcher(" " + text + " ").replaceAll(" ").strip();
    if (!words.isEmpty() && !boards.get(row.number())) {
      LineStatement statement = LineStatement.of(row);
      boolean isFact = statement == LineStatement.NAMES || statement == LineStatement.DATE;
      lines.add(new Line(text, words, isFact, isOfGame));
    }
  }

  /**
   * Whether a program prints all lines before a game. Players and dates are the same before all
   * games then. The text of a list, and the last line before it, are the same before another one,
   * but for squares; other lines may have other numbers.
   *
   * @param index the place of the game in its row, from 1
   */
  boolean areOfProgram(int index) {
    return gaps.get(index - 1).lines().stream().allMatch(this::isOfProgram);
  }

  private boolean isOfProgram(Line line) {
    long same = gaps.stream().filter(gap -> gap.texts().contains(line.text())).count();
    long alike = gaps.stream().filter(gap -> gap.words().contains(line.words())).count();
    return line.isFact() ? same == gaps.size() : line.isOfGame() ? same > 1 : alike > 1;
  }
}
