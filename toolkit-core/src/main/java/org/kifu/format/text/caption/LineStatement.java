package org.kifu.format.text.caption;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.kifu.board.Square;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/** The statement of a row without moves, as far as its form shows. */
public enum LineStatement {
  /** A player, or both. */
  NAMES,
  /** Counts of discs, or a result in words. */
  SCORE,
  DATE,
  /** None of these. */
  OTHER;

  /** The most characters of a cell that is looked at; a longer one is prose. */
  private static final int MOST = 150;

  /** The most words of a command. */
  private static final int MOST_WORDS = 4;

  /** The most important of the statements of a row. */
  public static LineStatement of(Row row) {
    LineStatement most = OTHER;
    for (Cell cell : row.cells()) {
      if (cell.text().length() <= MOST) {
        LineStatement of = of(row, cell);
        most = of.compareTo(most) < 0 ? of : most;
      }
    }
    return most;
  }

  /** Whether a row is a command that takes back a move, or says that one is. */
  public static boolean takesBack(Row row) {
    return row.cells().stream().anyMatch(cell -> takesBack(cell.written()));
  }

  private static boolean takesBack(String text) {
    if (text.length() > MOST) {
      return false;
    }
    List<String> words =
        Arrays.stream(CaptionWords.of(text))
            .filter(word -> word.chars().anyMatch(Character::isLetter))
            .toList();
    return words.size() <= MOST_WORDS
        && IntStream.range(0, words.size())
            .anyMatch(
                i ->
                    CaptionWords.TAKEN_BACK.has(words.get(i))
                        || i > 0
                            && CaptionWords.TAKEN_BACK.has(words.get(i - 1) + " " + words.get(i)));
  }

  private static LineStatement of(Row row, Cell cell) {
    LineStatement named = LabelName.kind(cell.label()).map(LineStatement::of).orElse(OTHER);
    if (named != OTHER || row.kind() == RowKind.DATA) {
      return cell.text().isBlank() ? OTHER : named;
    }
    return of(cell.text());
  }

  private static LineStatement of(PlacedText text) {
    List<LabelledText.Value> values = LabelledText.in(text);
    boolean isNamed =
        values.stream()
            .filter(LabelledText.Value::isSure)
            .filter(value -> of(value.kind()) == NAMES)
            .anyMatch(value -> NameShape.isName(PlayerName.of(value.text()).name().toString()));
    if (isNamed || NamePair.in(text, Square.COUNT).isPresent()) {
      return NAMES;
    }
    boolean hasScore =
        values.stream().anyMatch(value -> of(value.kind()) == SCORE)
            || WrittenCounts.in(text.toString()).stream()
                .anyMatch(counts -> counts.mayBeDiscs() && !counts.mayBeTime());
    return hasScore ? SCORE : DateInText.first(text).isPresent() ? DATE : OTHER;
  }

  private static LineStatement of(LabelKind kind) {
    return switch (kind) {
      case BLACK, WHITE -> NAMES;
      case SCORE, BLACK_DISCS, WHITE_DISCS, DIFFERENCE -> SCORE;
      case DATE -> DATE;
      default -> OTHER;
    };
  }
}
