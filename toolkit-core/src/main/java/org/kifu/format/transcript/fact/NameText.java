package org.kifu.format.transcript.fact;

import java.util.Set;
import org.kifu.notation.WrittenScore;

/** The text of names, distinguished from sentences. */
public final class NameText {
  private static final int MOST_WORDS = 5;
  private static final String[] NO_WORDS = {};

  /** The greatest length of a name without a score. */
  private static final int MOST_CHARACTERS = 40;

  /** Words of names in lower case. */
  private static final Set<String> PARTICLES =
      Set.of(
          ("af av bin da das de del della den der des di dos du el la las le los ten ter van von"
                  + " y zu")
              .split(" "));

  /** Words in lower case at the end of a name. */
  private static final Set<String> ADDITIONS = Set.of("jr", "jr.", "sr", "sr.");

  /** The number of words in lower case that make a sentence. */
  private static final int SMALL_WORDS = 3;

  private NameText() {}

  private static boolean isOfName(char c) {
    return c >= 'A' && c <= 'Z'
        || c >= 'a' && c <= 'z'
        || Character.isLetterOrDigit(c)
        || Character.isSurrogate(c)
        || Character.getType(c) == Character.NON_SPACING_MARK
        || " .,'\u2019()+_&/-".indexOf(c) >= 0;
  }

  /** Whether text is a few words that begin with a capital, in letters that have capitals. */
  public static boolean isName(String text) {
    String name = text.strip();
    boolean isName = !name.isEmpty() && Character.isLetter(name.codePointAt(0));
    for (int i = 0; i < name.length() && isName; i++) {
      isName = isOfName(name.charAt(i));
    }
    int words = 0;
    String last = "";
    for (String word : isName ? name.split(" ", -1) : NO_WORDS) {
      if (!word.isEmpty()) {
        isName &= isOfName(word);
        last = word;
        words++;
      }
    }
    return isName && words <= MOST_WORDS && !PARTICLES.contains(last);
  }

  private static boolean isOfName(String word) {
    boolean isSmall = Character.isLowerCase(word.codePointAt(0));
    boolean mayBeScore = word.indexOf('-') > 0 || word.indexOf('+') > 0;
    return (!isSmall || PARTICLES.contains(word) || ADDITIONS.contains(word))
        && !(mayBeScore && WrittenScore.isOne(word));
  }

  /**
   * Whether a text is certainly the name of a player without a score beside it: a name that is not
   * an occasion, {@code Final}, and holds no number.
   */
  public static boolean isPlayer(String text) {
    String name = text.strip();
    boolean isPlayer = name.length() <= MOST_CHARACTERS && isName(name);
    for (int i = 0; i < name.length() && isPlayer; i++) {
      isPlayer = !Character.isDigit(name.charAt(i)) && "/&+_".indexOf(name.charAt(i)) < 0;
    }
    return isPlayer && !OccasionWords.holds(name);
  }

  /** Whether a text has too many words in lower case to be a name. */
  public static boolean isSentence(String text) {
    int small = 0;
    for (String word : text.strip().split("\\s+", -1)) {
      boolean isSmall = !word.isEmpty() && Character.isLowerCase(word.codePointAt(0));
      small += isSmall && !PARTICLES.contains(word) ? 1 : 0;
    }
    return small >= SMALL_WORDS;
  }
}
