package org.kifu.format.text.grid;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.TableFile;

/** Words that say which side is to move, from {@code turns.tsv}. */
public final class WrittenTurn {
  /** The most characters of a row that may say it. */
  private static final int LONG = 120;

  /** The first character of Japanese and Chinese words. */
  private static final int EAST_ASIAN = 0x3000;

  private static final Map<String, Integer> SIDES = read();

  private static final Pattern WORDS =
      Pattern.compile(
          SIDES.keySet().stream()
              .sorted((one, other) -> other.length() - one.length())
              .map(Pattern::quote)
              .collect(Collectors.joining("|", "(?<![\\p{L}\\p{N}])(?:", ")(?![\\p{L}\\p{N}])")));

  private WrittenTurn() {}

  private static Map<String, Integer> read() {
    Map<String, Integer> sides = new HashMap<>();
    for (List<String> row : TableFile.rows(WrittenTurn.class, "turns.tsv")) {
      int side = row.getFirst().equals("black") ? 1 : -1;
      TableFile.words(row.get(1)).forEach(words -> sides.put(words, side));
    }
    return Map.copyOf(sides);
  }

  /** The side to move that a row names: 1 for black, -1 for white; nothing if it names none. */
  public static OptionalInt on(Row row) {
    String text = row.text().toLowerCase(Locale.ROOT).replace('’', '\'');
    if (text.length() > LONG) {
      return OptionalInt.empty();
    }
    return WORDS
        .matcher(text)
        .results()
        .filter(found -> mayStandInText(found.group()) || isAlone(found.group(), text))
        .mapToInt(found -> SIDES.getOrDefault(found.group(), 0))
        .findFirst();
  }

  /** Whether words are too long to be a label before a name. */
  private static boolean mayStandInText(String words) {
    return words.charAt(0) < EAST_ASIAN || words.indexOf(':') > 0;
  }

  private static boolean isAlone(String words, String text) {
    return text.strip().replaceAll("[.。]$", "").equals(words);
  }

  /** Whether a row says nothing else. */
  public static boolean isAll(Row row) {
    String text = row.text().strip().toLowerCase(Locale.ROOT);
    return text.startsWith("to move") && WORDS.matcher(text).matches();
  }
}
