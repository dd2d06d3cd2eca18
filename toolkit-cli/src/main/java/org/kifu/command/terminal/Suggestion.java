package org.kifu.command.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kifu.archive.query.FoldedName;
import org.kifu.file.FileNames;

/** The end of a message about an unknown word: the known words that may have been meant. */
public final class Suggestion {
  /** The largest number of words that are offered. */
  private static final int OFFERED = 3;

  /** The least length of a word for which suggestions are made. */
  private static final int LETTERS = 3;

  /**
   * The number of letters for each typo that is allowed; at least one is, and at most {@link
   * #MOST_TYPOS}.
   */
  private static final int LETTERS_PER_TYPO = 4;

  private static final int MOST_TYPOS = 3;

  private Suggestion() {}

  /**
   * Returns a text like {@code ; did you mean annotate?} with the known words that are the fewest
   * typos away from this word, or begin with it. A typo is an extra, missing or wrong letter, or
   * two letters in the wrong order. Case, accents and leading hyphens do not count. The word may
   * also match one part of a known name with spaces.
   *
   * @return the text; empty if no word is near, or if the word itself is known
   */
  public static String of(String word, Collection<String> known) {
    return of(word, known, Map.of());
  }

  /**
   * The same for words that have other names as well, such as those that other programs use.
   *
   * @param names the known word for each other name; the text offers the known word
   */
  public static String of(String word, Collection<String> known, Map<String, String> names) {
    String wanted = folded(word);
    int bound = Math.clamp(wanted.length() / LETTERS_PER_TYPO, 1, MOST_TYPOS);
    if (wanted.length() < LETTERS || known.contains(word)) {
      return "";
    }
    Map<String, Integer> near = new LinkedHashMap<>();
    known.forEach(each -> near.merge(each, typos(wanted, each), Math::min));
    names.forEach((name, each) -> near.merge(each, typos(wanted, name), Math::min));
    int fewest = near.values().stream().mapToInt(typos -> typos).min().orElse(bound + 1);
    return fewest > bound
        ? ""
        : near.entrySet().stream()
            .filter(each -> each.getValue() == fewest)
            .map(Map.Entry::getKey)
            .limit(OFFERED)
            .collect(Collectors.joining(" or ", "; did you mean ", "?"));
  }

  /** The same for a word that names a file that does not exist: the files beside its place. */
  public static String ofFile(String word) {
    String folder = word.substring(0, word.lastIndexOf('/') + 1);
    try (Stream<Path> files = Files.list(FileNames.path(folder))) {
      List<String> names = files.map(file -> FileNames.shown(file.getFileName())).toList();
      return of(
          word,
          names.stream()
              .filter(name -> !name.startsWith("."))
              .map(folder::concat)
              .sorted()
              .toList());
    } catch (IOException | UncheckedIOException | InvalidPathException e) {
      return ""; // there is no such folder
    }
  }

  private static String folded(String word) {
    return FoldedName.of(word).text().replaceFirst("^-+", "");
  }

  private static int typos(String wanted, String known) {
    String whole = folded(known);
    if (whole.equals(wanted)) {
      return 0;
    }
    return Stream.concat(Stream.of(whole), Arrays.stream(whole.split(" ", -1)))
        .mapToInt(part -> part.startsWith(wanted) ? 1 : distance(wanted, part))
        .min()
        .orElseThrow();
  }

  /** The distance of Damerau and Levenshtein, in which no letter is part of two typos. */
  private static int distance(String a, String b) {
    int[] before = new int[0];
    int[] last = new int[0];
    int[] row = IntStream.rangeClosed(0, b.length()).toArray();
    for (int i = 1; i <= a.length(); i++) {
      before = last;
      last = row;
      row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(last[j - 1] + same, 1 + Math.min(last[j], row[j - 1]));
        boolean exchanged =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (exchanged) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
      }
    }
    return row[b.length()];
  }
}
