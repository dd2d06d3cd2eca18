package org.kifu.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Patterns that a long input cannot drive into a deep stack. Java goes one call deeper for each
 * repetition of a group that it may give back, and of a counted character whose neighbours have
 * another width; it goes no deeper if the repetition is possessive ({@code *+}), or has an end.
 */
class PatternsTest {
  /** The most repetitions that the smallest stack can take. */
  private static final int MOST = 256;

  private static final Pattern REPETITION =
      Pattern.compile("(?:(\\*)|(\\+)|\\{(\\d{1,9})(,?)(\\d{0,9})\\})([+?]?)");

  @Test
  void ofAllClassesAreRepeatedWithoutADeepStack() {
    List<String> found = new ArrayList<>();
    ReaderConstants.of("")
        .forEach(
            (name, texts) ->
                texts.forEach(
                    text ->
                        deep(text).forEach(each -> found.add(name + ": " + each + " in " + text))));
    assertThat(found).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(?:[\\s:-]*\\|)+",
        "(a|b)*",
        "x(a(b))*?y",
        "(?:ab){2,}",
        "(a){0,1000}",
        "[\\])]{3,}",
        "\\p{L}{3,}",
        ".{2,}x",
        "\\S{2,}",
        "([()])*"
      })
  void findsRepetitionsThatMayGoDeep(String pattern) {
    assertThat(deep(pattern)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(?:[\\s:-]*\\|)++", "(a|b)*+", "(?:ab){2,}+", "(a){0,4}", "[()]*", "\\(\\)*", "a{3,}",
        "\\s{2,}", "[^)]+", "(a)?", "\\p{L}{3,}+", "\\p{L}{1,60}", "()+&", "a \\Q(\\E b)*"
      })
  void leavesTheOthers(String pattern) {
    assertThat(deep(pattern)).isEmpty();
  }

  /** The stretches of a pattern, or of a part of one, that may be repeated into a deep stack. */
  private static List<String> deep(String text) {
    List<String> found = new ArrayList<>();
    Deque<Integer> open = new ArrayDeque<>();
    Matcher repetition = REPETITION.matcher(text);
    int at = 0;
    while (at < text.length()) {
      int from = at;
      at = pastItem(text, at);
      if (text.charAt(from) == '(') {
        open.push(from);
        continue;
      }
      boolean isGroup = text.charAt(from) == ')' && !open.isEmpty() && from - open.peek() > 1;
      int start = text.charAt(from) == ')' && !open.isEmpty() ? open.pop() : from;
      boolean isRepeated = repetition.region(at, text.length()).lookingAt();
      if (isRepeated && mayGoDeep(repetition, isGroup, hasWidths(text.substring(from, at)))) {
        found.add(text.substring(start, repetition.end()));
      }
    }
    return found;
  }

  /** The end of a character, an escape or a class of characters. */
  private static int pastItem(String text, int at) {
    if (text.charAt(at) == '\\' && at + 1 < text.length()) {
      int quoted = text.startsWith("\\Q", at) ? text.indexOf("\\E", at) : -1;
      boolean isClass = "pP".indexOf(text.charAt(at + 1)) >= 0 && text.startsWith("{", at + 2);
      int brace = isClass ? text.indexOf('}', at) : -1;
      return quoted > 0 ? quoted + 2 : brace > 0 ? brace + 1 : at + 2;
    }
    if (text.charAt(at) != '[') {
      return at + 1;
    }
    int end = at + 1;
    while (end < text.length() && text.charAt(end) != ']') {
      end = pastItem(text, end);
    }
    return Math.min(text.length(), end + 1);
  }

  /** Whether a character may be one of those that take two units of a string. */
  private static boolean hasWidths(String item) {
    return item.equals(".") || item.startsWith("[") || item.matches("\\\\[SWDpP].*");
  }

  private static boolean mayGoDeep(Matcher repetition, boolean isGroup, boolean hasWidths) {
    boolean isCounted = repetition.group(3) != null;
    boolean isOpen = !isCounted || !repetition.group(4).isEmpty() && repetition.group(5).isEmpty();
    String most = isOpen || repetition.group(5).isEmpty() ? "0" : repetition.group(5);
    boolean isLong = isOpen || Integer.parseInt(most) > MOST;
    boolean isPossessive = repetition.group(6).equals("+");
    return isLong && !isPossessive && (isGroup || isCounted && hasWidths);
  }
}
