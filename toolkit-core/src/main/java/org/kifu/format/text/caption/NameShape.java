package org.kifu.format.text.caption;

import java.util.regex.Pattern;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.notation.SmallLetters;

/** The look of names, by which they are told from sentences, titles and numbers. */
final class NameShape {
  private static final int MOST_CHARACTERS = 45;
  private static final int MOST_WORDS = 4;
  private static final int LEAST_LETTERS = 2;
  private static final int MOST_OF_DISCS = 2;

  private static final int MOST_OF_HEADING = 8;

  private static final Pattern NO_HEADING =
      Pattern.compile("://|[@=<>{}]|[、。！？…]|[\\p{L}]{2}[.!?](?=\\s|$)|\\p{XDigit}{9}");

  /** The most characters of a name behind a label. */
  private static final int MOST_OF_LABELLED = 60;

  /** The number of words in small letters from which on a text is a sentence. */
  private static final int SENTENCE = 4;

  /** The least number of words in small letters behind the first word of a sentence. */
  private static final int LEAST_SAID = 3;

  /** Signs that are not in names. */
  private static final Pattern NO_NAME =
      Pattern.compile(
          "(?<![\\p{L}\\d_])\\d{3}|\\p{L}{4}\\.\\s|[!?;]\\s|:|://|[#@=<>{}%\\\\|\"]|[、。！？…]|\\).");

  /** A handle of a program, which may be in small letters. */
  private static final Pattern HANDLE = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._'-]{1,29}");

  /** A time, a rating or another number. */
  private static final Pattern NUMBER =
      Pattern.compile("[-+]?\\d[\\d.,:' ]*(?:s|sec|secs|min|m|h|ms|%|秒|分|時間)?\\.?");

  /** A number that has the form of a time, or a unit. */
  private static final Pattern TIME = Pattern.compile(".*(?:\\d[:.]\\d|[^\\d. ])");

  /** The name of an unknown player in WTHOR. */
  private static final String UNKNOWN = "???";

  private NameShape() {}

  /** Whether a text is a time, with a colon, a decimal part or a unit. */
  static boolean isTime(String text) {
    return NUMBER.matcher(text).matches() && TIME.matcher(text).find();
  }

  /** Whether a text that a label names may be a name: anything with letters. */
  static boolean mayBe(String text) {
    return (hasLetterOrDigit(text) || text.equals(UNKNOWN))
        && text.indexOf('\\') < 0
        && !isNumber(text)
        && !SquareList.isOnly(text)
        && !CaptionWords.NO_VALUE.has(text);
  }

  /** Whether a text is more than digits and signs; the name of an unknown player has no letters. */
  static boolean hasLetter(String text) {
    return text.equals(UNKNOWN) || text.codePoints().anyMatch(NameShape::isLetter);
  }

  /** Whether a text is digits that are too many for discs, as the name of an account may be. */
  static boolean isDigits(String text) {
    return text.length() > MOST_OF_DISCS && text.codePoints().allMatch(Character::isDigit);
  }

  private static boolean isLetter(int character) {
    return isLetterOrPicture(character) && !Character.isDigit(character);
  }

  private static boolean hasLetterOrDigit(String text) {
    int at = 0;
    while (at < text.length() && !isLetterOrPicture(text.codePointAt(at))) {
      at = text.offsetByCodePoints(at, 1);
    }
    return at < text.length();
  }

  /** Whether a character may be a name: a letter, a digit, or one beyond the first plane. */
  private static boolean isLetterOrPicture(int character) {
    return Character.isLetterOrDigit(character) || character > Character.MAX_VALUE;
  }

  /** Whether a text is digits and no more, or another number. */
  private static boolean isNumber(String text) {
    boolean mayBe = Character.isDigit(text.codePointAt(0)) || "+-".indexOf(text.charAt(0)) >= 0;
    return mayBe
        && (NUMBER.matcher(text).matches() || text.codePoints().allMatch(Character::isDigit));
  }

  /** Whether a text behind a label of a side is no sentence about the side. */
  static boolean mayFollowLabel(String text) {
    int small = 0;
    String[] words = WordSplit.atBlanks(text.strip());
    String first = words[0];
    for (String word : words) {
      small += !isCapital(word) && !CaptionWords.PARTICLE.has(word) ? 1 : 0;
    }
    boolean isSaid = CaptionWords.OF_A_SIDE.has(first) && !isCapital(first);
    return text.length() <= MOST_OF_LABELLED && small < SENTENCE && !isSaid;
  }

  /** Whether a text behind a label is what a player says: one capital, and then small words. */
  static boolean isSaid(String text) {
    String[] words = WordSplit.atBlanks(text.strip());
    boolean isSaid = words.length > LEAST_SAID && isCapital(words[0]);
    for (int i = 1; i < words.length; i++) {
      isSaid &= !words[i].isEmpty() && Character.isLowerCase(words[i].codePointAt(0));
      isSaid &= !CaptionWords.PARTICLE.has(words[i]);
    }
    return isSaid;
  }

  /** Whether a text beside a score, or beside its side, is a name: no sentence and no title. */
  static boolean isName(String text) {
    return isOfWords(text)
        && !isSaidOfSide(text)
        && !isLabel(lastWord(text))
        && !SquareList.isOnly(text)
        && Labels.side(SmallLetters.of(text)) == 0;
  }

  /** Whether a text with only a sign or a word between it and another one is certainly a name. */
  static boolean isPlayer(String text) {
    return isName(text)
        && !CaptionWords.OCCASION.isIn(text)
        && !CaptionWords.TITLE.isIn(text)
        && !CaptionWords.PAGE_WORD.isIn(text)
        && !CaptionWords.PAGE_PART.isPartOf(text);
  }

  /**
   * Whether a text behind two names may be the title of an event: words that begin with capitals.
   */
  static boolean isTitle(String text) {
    int first = text.isEmpty() ? 'a' : text.codePointAt(0);
    return Character.isLetterOrDigit(first)
        && !Character.isLowerCase(first)
        && !SquareList.isOnly(text)
        && WrittenCounts.in(text).isEmpty()
        && mayFollowLabel(text);
  }

  /** Whether the text around a date is that of a heading, and no sentence. */
  static boolean isHeading(String text) {
    String[] words = WordSplit.atBlanks(text.strip());
    boolean isHeading = words.length <= MOST_OF_HEADING && !NO_HEADING.matcher(text).find();
    for (String word : words) {
      int first = word.isEmpty() ? '0' : word.codePointAt(0);
      isHeading &=
          !Character.isLowerCase(first)
              || CaptionWords.PARTICLE.has(word)
              || CaptionWords.ARTICLE.has(word);
    }
    return isHeading;
  }

  /** Whether a text is one word, as a handle is, or a word of a sentence. */
  static boolean isHandle(String text) {
    return HANDLE.matcher(text).matches();
  }

  private static boolean isOfWords(String text) {
    if (text.isEmpty() || text.length() > MOST_CHARACTERS || NO_NAME.matcher(text).find()) {
      return false;
    }
    String[] words = WordSplit.atBlanks(text.strip());
    boolean isHandle = words.length == 1 && isHandle(text);
    boolean areNames = words.length <= MOST_WORDS && !CaptionWords.PARTICLE.has(lastWordOf(words));
    for (String word : words) {
      areNames &= isHandle || isCapital(word) || CaptionWords.PARTICLE.has(word);
    }
    return areNames && text.codePoints().filter(Character::isLetter).count() >= LEAST_LETTERS;
  }

  private static String lastWordOf(String[] words) {
    String last = words[words.length - 1];
    return last.endsWith(".") || words.length == 1 ? "" : last;
  }

  /** Whether a word does not begin with a small letter, nor with a number. */
  private static boolean isCapital(String word) {
    if (word.isEmpty()) {
      return false;
    }
    int first = word.codePointAt(0);
    return first == '(' || Character.isLetter(first) && !Character.isLowerCase(first);
  }

  /** Whether a text behind a side is about the side, and does not name its player. */
  static boolean isSaidOfSide(String text) {
    boolean isEastAsian = text.codePoints().anyMatch(c -> c >= '\u3040');
    return CaptionWords.OF_A_SIDE.isIn(text)
        || isEastAsian && CaptionWords.OF_A_SIDE.isPartOf(text);
  }

  /** Whether a word names something else than a player. */
  private static boolean isLabel(String word) {
    return LabelName.kind(word)
            .filter(kind -> kind != LabelKind.BLACK && kind != LabelKind.WHITE)
            .filter(kind -> kind != LabelKind.MOVES && kind != LabelKind.ROUND)
            .isPresent()
        || word.length() > 1 && Labels.kinds(word).contains(LabelKind.MOVES);
  }

  private static String lastWord(String text) {
    return text.substring(text.lastIndexOf(' ') + 1);
  }
}
