package org.kifu.layout;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The lines of games that were played at the same time and are mixed in a log. A word at one place
 * of each line tells them apart, or the value of a name ({@code game=771}).
 */
final class LogParts {
  private static final int MOST_VALUES = 50;
  private static final int MOST_WORDS = 8;
  private static final int MOST_NAMES = 20;

  /** The words of a line by their number, and its values by their name. */
  private record Marks(Map<String, String> values) {
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final Pattern NAMED = Pattern.compile("([\\p{L}_]\\w*)[=:]\"?([\\w-]+)\"?");

    static Marks of(String line) {
      Map<String, String> values = new LinkedHashMap<>();
      List<String> words =
          WORD.matcher(line).results().limit(MOST_WORDS).map(MatchResult::group).toList();
      for (int i = 0; i < words.size(); i++) {
        values.put(Integer.toString(i), words.get(i));
      }
      Matcher named = NAMED.matcher(line);
      while (named.find() && values.size() < MOST_NAMES) {
        values.putIfAbsent(named.group(1), named.group(2));
      }
      return new Marks(values);
    }
  }

  private LogParts() {}

  /**
   * Returns the ways to split the lines into parts. Each is a list of the indices of the lines of
   * each part, in order.
   *
   * @param withSquares the indices of the lines that have squares; each of these belongs to a part
   */
  static List<List<List<Integer>>> of(List<String> lines, Set<Integer> withSquares) {
    List<Marks> marks = lines.stream().map(Marks::of).toList();
    Set<String> keys = new LinkedHashSet<>();
    withSquares.forEach(line -> keys.addAll(marks.get(line).values().keySet()));
    return keys.stream()
        .filter(key -> mayPart(key, marks, withSquares))
        .map(key -> parts(key, marks, withSquares))
        .toList();
  }

  private static boolean mayPart(String key, List<Marks> marks, Set<Integer> withSquares) {
    boolean hasEach = withSquares.stream().allMatch(i -> marks.get(i).values().containsKey(key));
    long values =
        withSquares.stream().map(i -> marks.get(i).values().get(key)).distinct().limit(60).count();
    return hasEach && values > 1 && values <= MOST_VALUES;
  }

  private static List<List<Integer>> parts(
      String key, List<Marks> marks, Set<Integer> withSquares) {
    Set<String> values =
        withSquares.stream()
            .map(line -> marks.get(line).values().get(key))
            .collect(Collectors.toSet());
    Map<String, List<Integer>> parts =
        IntStream.range(0, marks.size())
            .boxed()
            .filter(line -> values.contains(marks.get(line).values().getOrDefault(key, "")))
            .collect(
                Collectors.groupingBy(
                    line -> marks.get(line).values().get(key), TreeMap::new, Collectors.toList()));
    return List.copyOf(parts.values());
  }
}
