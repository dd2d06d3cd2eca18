package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.kifu.notation.LabelledFact;

/**
 * Cells of a spreadsheet in a row that is not a row of a board: a label with its value beside it,
 * or several such pairs, {@code Noir;Anne;;;;}.
 */
final class CaptionCells {
  private static final List<String> SEPARATORS = List.of(";", ",", "\t");

  /** The least number of empty cells in a row; fewer are punctuation. */
  private static final int LEAST_EMPTY = 3;

  private static final Pattern QUOTES = Pattern.compile("^\"(.*)\"$");

  private CaptionCells() {}

  /** The text with colons after labels, and without empty cells; other text as it is. */
  static String words(String text) {
    for (String separator : SEPARATORS) {
      if (text.contains(separator.repeat(LEAST_EMPTY))) {
        return words(Arrays.asList(text.split(separator, -1)));
      }
    }
    return text;
  }

  private static String words(List<String> row) {
    List<String> cells =
        row.stream()
            .map(cell -> QUOTES.matcher(cell.strip()).replaceFirst("$1").strip())
            .filter(cell -> !cell.isEmpty())
            .toList();
    List<String> words = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      String cell = cells.get(i);
      boolean isLabel = i + 1 < cells.size() && LabelledFact.named(cell).isPresent();
      words.add(isLabel ? cell + ": " + cells.get(++i) : cell);
    }
    return String.join("  ", words);
  }
}
