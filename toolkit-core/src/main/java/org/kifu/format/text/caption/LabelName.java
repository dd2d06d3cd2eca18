package org.kifu.format.text.caption;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.notation.SmallLetters;

/**
 * The kind of value that a label, a key or a heading names. A word for a side beside a word for a
 * player names the player, {@code blackUserName}; beside a word for discs, their number, {@code
 * Brikker sort}.
 */
final class LabelName {
  private static final Set<LabelKind> FACTS =
      Set.of(
          LabelKind.BLACK,
          LabelKind.WHITE,
          LabelKind.EVENT,
          LabelKind.PLACE,
          LabelKind.DATE,
          LabelKind.SCORE,
          LabelKind.BLACK_DISCS,
          LabelKind.WHITE_DISCS,
          LabelKind.DIFFERENCE);

  /** Those of them whose values are words or a day. */
  private static final Set<LabelKind> WORDS =
      Set.of(LabelKind.BLACK, LabelKind.WHITE, LabelKind.EVENT, LabelKind.PLACE, LabelKind.DATE);

  /** Kinds whose labels end the value before them. */
  private static final Set<LabelKind> OTHERS =
      Set.of(LabelKind.ROUND, LabelKind.MOVES, LabelKind.WINNER, LabelKind.TIME);

  /** Words for sides that mean something else beside other words, {@code first name}. */
  private static final Set<String> ALONE = Set.of("first", "second", "light", "dark", "x", "o");

  /** Words beside which a letter is that of an English word for a side. */
  private static final Set<String> BESIDE_LETTERS =
      Set.of("score", "scores", "discs", "disc", "disks", "count", "name", "player");

  private static final int MOST_CHARACTERS = 40;
  private static final int MOST_WORDS = 4;

  private LabelName() {}

  /** Whether a word for a side, in small letters, means nothing else in a sentence. */
  static boolean isSideAlone(String word) {
    return word.length() > 2 && !ALONE.contains(word);
  }

  /** Whether values of a kind are facts of a game. */
  static boolean isFact(@Nullable LabelKind kind) {
    return kind != null && FACTS.contains(kind);
  }

  /** The kind that a name stands for; nothing if it stands for none that concerns a whole game. */
  static Optional<LabelKind> kind(String name) {
    if (name.length() > MOST_CHARACTERS || name.isBlank()) {
      return Optional.empty();
    }
    for (LabelKind kind : kinds(name)) {
      if (FACTS.contains(kind) || OTHERS.contains(kind)) {
        return Optional.of(kind);
      }
    }
    return isOneWord(name) ? Optional.empty() : ofWords(words(name));
  }

  /**
   * Whether a text before another label is the beginning of the label of a fact; before that of a
   * side also the whole of one whose value is no number.
   */
  static boolean isCut(String text, String next) {
    String small = SmallLetters.of(text);
    List<LabelKind> kinds = Labels.kinds(small);
    return kinds.isEmpty()
        ? !small.isEmpty() && Labels.words().stream().anyMatch(word -> isBegun(small, word))
        : WORDS.contains(kinds.getFirst()) && Labels.side(SmallLetters.of(next)) != 0;
  }

  private static boolean isBegun(String beginning, String label) {
    return label.startsWith(beginning) && Labels.kinds(label).stream().anyMatch(FACTS::contains);
  }

  /** Whether a name, but for a colon at its end, is one word without a capital in it. */
  private static boolean isOneWord(String name) {
    int last = name.length() - 1;
    int past = name.charAt(last) == ':' ? last : last + 1;
    for (int i = 0; i < past; i++) {
      char c = name.charAt(i);
      if (!Character.isLetterOrDigit(c) || i > 0 && Character.isUpperCase(c)) {
        return false;
      }
    }
    return true;
  }

  /** The kinds that a name without blanks, colons and number signs around it may name. */
  private static List<LabelKind> kinds(String name) {
    int from = 0;
    int to = name.length();
    while (from < to && isAround(name.charAt(from))) {
      from++;
    }
    while (to > from && isAround(name.charAt(to - 1))) {
      to--;
    }
    return from == to ? Labels.kinds(name.strip()) : Labels.kinds(name, from, to);
  }

  private static boolean isAround(char c) {
    return Character.isWhitespace(c) || c == ':' || c == '#' || c == '*';
  }

  /** The words of a name as programs write it, {@code blackPlayer} or {@code Player 1 (Black)}. */
  private static List<String> words(String name) {
    StringBuilder words = new StringBuilder();
    int from = name.lastIndexOf(':') + 1;
    for (int i = from; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean isNew =
          Character.isUpperCase(c) && i > from && Character.isLowerCase(name.charAt(i - 1));
      words.append(isNew ? " " : "").append(Character.isLetterOrDigit(c) ? c : ' ');
    }
    List<String> split = List.of(WordSplit.atBlanks(SmallLetters.of(words.toString().strip())));
    return split.size() <= MOST_WORDS ? split : List.of();
  }

  private static Optional<LabelKind> ofWords(List<String> words) {
    if (words.size() < 2) {
      return Optional.empty();
    }
    List<Integer> sides = words.stream().map(LabelName::side).filter(side -> side != 0).toList();
    if (sides.isEmpty()) {
      return ofFact(words);
    }
    List<String> rest = words.stream().filter(word -> side(word) == 0).toList();
    boolean isOne = sides.stream().distinct().count() == 1;
    boolean isLetter = words.stream().anyMatch(word -> side(word) != 0 && word.length() == 1);
    if (isLetter && rest.stream().noneMatch(BESIDE_LETTERS::contains)) {
      return Optional.empty();
    }
    if (isOne && rest.stream().allMatch(LabelName::isOfPlayer)) {
      return Optional.of(sides.getFirst() > 0 ? LabelKind.BLACK : LabelKind.WHITE);
    }
    if (isOne && !rest.isEmpty() && rest.stream().allMatch(LabelName::isOfDiscs)) {
      return Optional.of(sides.getFirst() > 0 ? LabelKind.BLACK_DISCS : LabelKind.WHITE_DISCS);
    }
    return Optional.empty();
  }

  private static int side(String word) {
    return CaptionWords.BLACK_BESIDE_ANOTHER_WORD.has(word)
        ? 1
        : CaptionWords.WHITE_BESIDE_ANOTHER_WORD.has(word)
            ? -1
            : ALONE.contains(word) ? 0 : Labels.side(word);
  }

  private static boolean isOfPlayer(String word) {
    return CaptionWords.PLAYER.has(word) || word.equals("1") || word.equals("2");
  }

  private static boolean isOfDiscs(String word) {
    return CaptionWords.DISCS.has(word) || CaptionWords.DISCS_BESIDE_A_SIDE.has(word);
  }

  private static Optional<LabelKind> ofFact(List<String> words) {
    String[] said =
        words.stream().filter(word -> !CaptionWords.BESIDE_A_FACT.has(word)).toArray(String[]::new);
    if (said.length != 1) {
      return Optional.empty();
    }
    return CaptionWords.BEGUN.has(said[0])
        ? Optional.of(LabelKind.DATE)
        : Labels.kinds(said[0]).stream().filter(FACTS::contains).findFirst();
  }
}
