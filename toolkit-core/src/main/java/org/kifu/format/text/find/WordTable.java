package org.kifu.format.text.find;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Words in small letters with a meaning each. A word of a text, in letters of either case, is
 * looked up where it stands, without a copy: most words of a text are in no table.
 *
 * @param <V> the meaning of a word
 */
public final class WordTable<V> {
  private static final int ASCII = 128;

  /** The words by their hashes; the words of one hash follow one another. */
  private final @Nullable String[] words;

  private final @Nullable V[] meanings;
  private final int longest;

  @SuppressWarnings("unchecked") // an array of a type that is not known
  private WordTable(Map<String, V> of) {
    int size = Integer.highestOneBit(Math.max(1, of.size())) << 2;
    words = new String[size];
    meanings = (V[]) new Object[size];
    of.forEach(this::put);
    longest = of.keySet().stream().mapToInt(String::length).max().orElse(0);
  }

  /** The table of words in small letters and their meanings. */
  public static <V> WordTable<V> of(Map<String, V> meanings) {
    return new WordTable<>(meanings);
  }

  /** The table of words in small letters that all mean the same. */
  public static WordTable<Boolean> of(Collection<String> words) {
    return of(words.stream().distinct().collect(Collectors.toMap(word -> word, _ -> true)));
  }

  private void put(String word, V meaning) {
    int at = hash(word, 0, word.length()) & words.length - 1;
    while (words[at] != null) {
      at = at + 1 & words.length - 1;
    }
    words[at] = word;
    meanings[at] = meaning;
  }

  /** The meaning of a word; null if it is not in the table. */
  public @Nullable V get(String word) {
    return get(word, 0, word.length());
  }

  /** The meaning of a word that is a part of a text; null if it is not in the table. */
  public @Nullable V get(String text, int from, int to) {
    if (to - from > longest) {
      return null;
    }
    int at = hash(text, from, to) & words.length - 1;
    String word = words[at];
    while (word != null && !isSame(word, text, from, to)) {
      at = at + 1 & words.length - 1;
      word = words[at];
    }
    return word == null ? null : meanings[at];
  }

  private static int hash(String text, int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = 31 * hash + small(text.charAt(i));
    }
    return hash ^ hash >>> 15;
  }

  private static boolean isSame(String word, String text, int from, int to) {
    if (word.length() != to - from) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if (word.charAt(i - from) != small(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static int small(char c) {
    return c < ASCII ? c >= 'A' && c <= 'Z' ? c + 'a' - 'A' : c : Character.toLowerCase(c);
  }
}
