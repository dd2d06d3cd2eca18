package org.kifu.format.text.caption;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.BoardSigns;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.PlacedText;
import org.kifu.notation.SmallLetters;

/**
 * A player as people write one: {@code ● Anna (1850) 22}.
 *
 * @param name the name without what is around it; empty if there is none
 * @param side the side that a disc or a word in brackets beside the name gives: 1 for black, -1 for
 *     white, 0 if there is none
 * @param discs the number of discs behind the name
 * @param rating the rating behind the name; empty if there is none
 * @param counted the name with the number behind it, which may be a part of it after all
 */
record PlayerName(PlacedText name, int side, OptionalInt discs, String rating, PlacedText counted) {
  private static final String DISC_SIGNS = "●○◯⚫⚪▲△■□";
  private static final String AROUND = "\"'*_,;|/:=><–—-\\\t ";

  /** The most characters of a name and what is around it. */
  private static final int MOST = 120;

  private static final int MOST_DISCS = 64;

  /** A side in brackets at the end; the first letters of other languages are for pairs. */
  private static final Pattern BRACKETS =
      Pattern.compile("[(\\[]\\s?([\\p{L}\\p{N}●○⚫⚪*.,;:/+>→? -]{1,24})\\s?[)\\]]?$");

  /** A rating and the sign of a disc in the same brackets: {@code anna (1812.4 *)}. */
  private static final Pattern RATING_AND_SIGN =
      Pattern.compile("(\\d{3,4}(?:\\.\\d{1,2})?+)\\s+([*●○⚫⚪OX])");

  private static final Pattern SIDE_AND_DISCS =
      Pattern.compile("(\\p{L}{1,12})\\s?[,;:/]?\\s?(\\d{1,2})");

  private static final Pattern AS_SIDE = Pattern.compile("\\s(\\p{L}{2,5})\\s(\\p{L}{3,12})$");

  private static final Pattern BRACKETS_BEFORE =
      Pattern.compile("^[(\\[]\\s?([\\p{L}●○⚫⚪]{1,12})\\s?[)\\]]\\s*");

  private static final Pattern RATING =
      Pattern.compile("\\p{Alpha}{0,3}\\s?(\\d{3,4}\\??)(?:\\s?[-+>→]+\\s?\\d{1,4})?");

  private static final Pattern DISCS = Pattern.compile("(\\d{1,2})\\s?(\\p{L}{0,9}\\.?)");

  /** A count behind a name, after a blank, a bracket or a dash. */
  private static final Pattern COUNT_BEHIND =
      Pattern.compile(
          "(?<=[\\p{L}\\p{M}\\d.)\\]])[\\s:,]*[\\s:](?:[-–—]\\s)?(\\d{1,2})\\s?(\\p{L}{0,9}\\.?)$");

  /** A count above that of the 8x8 board behind a name. */
  private static final Pattern LARGE_COUNT =
      Pattern.compile("(.*[\\p{L}\\p{M}.)\\]])[\\s:,]*[\\s:(\\[](\\d{2,3})[)\\]]?");

  /** The parts of a text in which one player is named. */
  static PlayerName of(PlacedText text) {
    PlacedText whole =
        withoutBracketsAround(stripped(text.piece(0, Math.min(MOST, text.length()))));
    PlayerName bare = new PlayerName(whole, 0, OptionalInt.empty(), "", whole);
    PlayerName last = bare.withoutSideBefore();
    PlayerName next = last.withoutEnd();
    while (!next.equals(last)) {
      last = next;
      next = last.withoutEnd();
    }
    return last;
  }

  /** The same, whose number may be that of discs of a board with so many squares. */
  static PlayerName of(PlacedText text, int squares) {
    PlayerName usual = of(text);
    PlacedText whole = stripped(text);
    Matcher count = LARGE_COUNT.matcher(squares > MOST_DISCS && usual.discs.isEmpty() ? whole : "");
    int number = count.matches() ? Integer.parseInt(count.group(2)) : 0;
    if (number <= MOST_DISCS || number > squares) {
      return usual;
    }
    PlayerName player = of(whole.piece(0, count.end(1)));
    return new PlayerName(
        player.name, player.side, OptionalInt.of(number), player.rating, usual.counted);
  }

  /** The text in brackets, if it has no more than that. */
  private static PlacedText withoutBracketsAround(PlacedText text) {
    int last = text.length() - 1;
    boolean isWithin =
        last > 1
            && text.charAt(0) == '('
            && text.charAt(last) == ')'
            && text.toString().indexOf(')') == last;
    return isWithin ? stripped(text.piece(1, last)) : text;
  }

  /** The same without one of each thing behind the name. */
  private PlayerName withoutEnd() {
    return withoutCount().withoutBrackets().withoutWords().withoutSign();
  }

  private String written() {
    return name.toString();
  }

  private PlayerName with(PlacedText newName) {
    PlacedText plain = stripped(newName);
    return new PlayerName(plain, side, discs, rating, discs.isPresent() ? counted : plain);
  }

  /** The same with a side; without a name if it has the other one, as either may be wrong. */
  PlayerName on(int newSide) {
    PlacedText of = side == -newSide ? name.piece(0, 0) : name;
    return new PlayerName(of, newSide, discs, rating, counted);
  }

  /** A text without signs and blanks around it. */
  static PlacedText stripped(PlacedText text) {
    int from = 0;
    int to = text.length();
    while (from < to && isAround(text.charAt(from))) {
      from++;
    }
    while (to > from
        && (isAround(text.charAt(to - 1)) || isPoint(text, to))
        && !isClosing(text, from, to)) {
      to--;
    }
    return text.piece(from, to);
  }

  /** Whether a quotation mark ends a text that opens within it, {@code Jo "Ace"}. */
  private static boolean isClosing(PlacedText text, int from, int to) {
    char last = text.charAt(to - 1);
    return last == '"' && text.toString().substring(from, to - 1).indexOf(last) > 0;
  }

  private static boolean isAround(char c) {
    return AROUND.indexOf(c) >= 0 || Character.isWhitespace(c);
  }

  /** Whether a point ends the text, and not an initial. */
  private static boolean isPoint(PlacedText text, int to) {
    if (text.charAt(to - 1) != '.') {
      return false;
    }
    boolean isInitial =
        to > 1
            && Character.isUpperCase(text.charAt(to - 2))
            && (to == 2 || !Character.isLetter(text.charAt(to - 3)));
    boolean isShort =
        to > 2 && CaptionWords.PARTICLE.has(lastWord(text.toString().substring(0, to)));
    return !isInitial && !isShort;
  }

  private static String lastWord(String text) {
    return text.substring(text.lastIndexOf(' ') + 1);
  }

  private PlayerName withoutSideBefore() {
    if (written().isEmpty() || "([".indexOf(written().charAt(0)) < 0) {
      return this;
    }
    Matcher before = BRACKETS_BEFORE.matcher(written());
    int of = before.find() ? Labels.side(SmallLetters.of(before.group(1))) : 0;
    return of == 0 ? this : with(name.piece(before.end(), name.length())).on(of);
  }

  /** The same without the sign of a disc at either end. */
  private PlayerName withoutSign() {
    int length = name.length();
    boolean isFirst = length > 0 && DISC_SIGNS.indexOf(name.charAt(0)) >= 0;
    boolean isLast = length > 0 && DISC_SIGNS.indexOf(name.charAt(length - 1)) >= 0;
    if (!isFirst && !isLast) {
      return this;
    }
    int of = Labels.side(String.valueOf(name.charAt(isFirst ? 0 : length - 1)));
    return with(isFirst ? name.piece(1, length) : name.piece(0, length - 1)).on(of);
  }

  private PlayerName withoutCount() {
    if (discs.isPresent() || !hasDigit()) {
      return this;
    }
    Matcher count = COUNT_BEHIND.matcher(written());
    boolean isCount = count.find() && isCount(count);
    return isCount
        ? new PlayerName(
            stripped(name.piece(0, count.start())),
            side,
            OptionalInt.of(Integer.parseInt(count.group(1))),
            rating,
            name)
        : this;
  }

  private boolean hasDigit() {
    for (int i = 0; i < name.length(); i++) {
      if (name.charAt(i) >= '0' && name.charAt(i) <= '9') {
        return true;
      }
    }
    return false;
  }

  private static boolean isCount(Matcher count) {
    String unit = count.group(2);
    return Integer.parseInt(count.group(1)) <= MOST_DISCS
        && (unit.isEmpty() || CaptionWords.DISCS.has(unit.replace(".", "")));
  }

  /** The same without a side in words behind the name. */
  private PlayerName withoutWords() {
    if (WordSplit.atBlanks(written()).length <= 2) {
      return this;
    }
    Matcher words = AS_SIDE.matcher(written());
    boolean isSide = words.find() && CaptionWords.AS.has(words.group(1));
    int of = isSide ? Labels.side(SmallLetters.of(words.group(2))) : 0;
    return of == 0 ? this : with(name.piece(0, words.start())).on(of);
  }

  /** The same without a side and a number of discs in the same brackets. */
  private PlayerName withoutBoth(PlayerName rest, String inside) {
    Matcher both = SIDE_AND_DISCS.matcher(inside);
    int of = both.matches() ? Labels.side(SmallLetters.of(both.group(1))) : 0;
    return of == 0
        ? this
        : new PlayerName(
            rest.name, of, OptionalInt.of(Integer.parseInt(both.group(2))), rest.rating, rest.name);
  }

  /** The same without a side, a rating or a number of discs in brackets behind the name. */
  private PlayerName withoutBrackets() {
    if (written().indexOf('(') < 0 && written().indexOf('[') < 0) {
      return this;
    }
    Matcher brackets = BRACKETS.matcher(written());
    if (!brackets.find() || brackets.start() == 0) {
      return this;
    }
    String inside = brackets.group(1).strip();
    PlacedText plain = stripped(name.piece(0, brackets.start()));
    PlayerName rest = new PlayerName(plain, side, discs, rating, plain);
    int of = Labels.side(SmallLetters.of(inside));
    if (of != 0) {
      return rest.on(of);
    }
    if (CaptionWords.WINS.has(inside) || CaptionWords.LOSES.has(inside)) {
      return rest;
    }
    Matcher rated = RATING.matcher(inside);
    if (rated.matches()) {
      return new PlayerName(rest.name, rest.side, rest.discs, rated.group(1), rest.counted);
    }
    Matcher signed = RATING_AND_SIGN.matcher(inside);
    if (signed.matches()) {
      int colour = BoardSigns.colour(signed.group(2)).orElse(0);
      return new PlayerName(rest.name, rest.side, rest.discs, signed.group(1), rest.counted)
          .on(colour);
    }
    Matcher count = DISCS.matcher(inside);
    boolean isCount = discs.isEmpty() && count.matches() && isCount(count);
    return isCount
        ? new PlayerName(
            rest.name, rest.side, OptionalInt.of(Integer.parseInt(count.group(1))), rating, name)
        : withoutBoth(rest, inside);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PlayerName player
        && written().equals(player.written())
        && side == player.side
        && discs.equals(player.discs)
        && rating.equals(player.rating);
  }

  @Override
  public int hashCode() {
    return written().hashCode();
  }
}
