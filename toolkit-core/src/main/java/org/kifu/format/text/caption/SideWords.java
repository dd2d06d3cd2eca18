package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.PlacedText;
import org.kifu.notation.SmallLetters;

/**
 * Players beside a word for their side, without a colon: {@code 黒 小林 白 加藤}, {@code Black Ann Lee,
 * White Bob Ray}, {@code Anna Keller en noir}, {@code Anna (White) 29}, {@code Black (Anna)}.
 */
final class SideWords {
  /** The most characters of a text in which sides are looked for. */
  private static final int MOST = 150;

  /** The least letters of a word for a side in Latin letters. */
  private static final int LEAST_LETTERS = 3;

  private static final int ASCII = 0x80;

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]+");

  /** A side, and its player in brackets. */
  private static final Pattern IN_BRACKETS =
      Pattern.compile("\\s*(\\p{L}{1,12})\\s*[(\\[]([^()\\[\\]]{2,40})[)\\]]\\s*(\\d{0,2})[\\s:]*");

  /** A gap that makes a side and a name columns. */
  private static final Pattern GAP =
      Pattern.compile("\\t+\\s*|\\s{2,}|\\s[-–—]\\s+|\\s?\\.{3,}\\s*:?\\s*");

  /** Times behind brackets, as a server prints the clock of a player. */
  private static final Pattern TIMES =
      Pattern.compile("(?<=[)\\]])\\s+\\d{1,2}:\\d{2}[\\d:,./ ]*$");

  private SideWords() {}

  /**
   * A player and the side.
   *
   * @param isSure whether the text shows by itself that this is a player; otherwise the other side
   *     has to stand beside it
   */
  record Player(LabelKind side, PlacedText text, boolean isSure) {}

  /** The word for a side in a text. */
  private record Side(LabelKind kind, int from, int to) {}

  /** The players of a text. */
  static List<Player> in(PlacedText piece) {
    PlacedText text = piece.strip();
    if (text.length() > MOST || text.length() == 0 || !mayNameSide(text.toString())) {
      return List.of();
    }
    Optional<Player> one = inBrackets(text).or(() -> marked(text));
    if (one.isPresent()) {
      return List.of(one.get());
    }
    List<Side> sides = sides(text.toString());
    boolean isFirst = !sides.isEmpty() && isLoose(text.toString(), sides.getFirst());
    if (isFirst && sides.size() == 2 && sides.getFirst().kind() != sides.getLast().kind()) {
      return both(text, sides.getFirst(), sides.getLast());
    }
    return isFirst && sides.size() == 1 && sides.getFirst().from() == 0
        ? alone(text, sides.getFirst())
        : List.of();
  }

  /** Whether a text has a word for a side, or signs among which one may be. */
  private static boolean mayNameSide(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= ASCII || text.charAt(i) == '(' || text.charAt(i) == '[') {
        return true;
      }
    }
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      if (Labels.side(SmallLetters.of(word.group())) != 0) {
        return true;
      }
    }
    return false;
  }

  private static List<Side> sides(String text) {
    List<Side> sides = new ArrayList<>(2);
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      boolean isLong = word.group().length() >= LEAST_LETTERS || word.group().charAt(0) > '\u2E80';
      boolean isHeading = !Character.isLowerCase(word.group().charAt(0));
      int side = isLong && isHeading ? Labels.side(SmallLetters.of(word.group())) : 0;
      if (side != 0) {
        LabelKind kind = side > 0 ? LabelKind.BLACK : LabelKind.WHITE;
        sides.add(new Side(kind, word.start(), word.end()));
      }
    }
    return sides;
  }

  /** Whether the text before a side is none, or no part of the same words. */
  private static boolean isLoose(String text, Side side) {
    String before = text.substring(0, side.from());
    if (LabelledText.smallWords(before) >= LabelledText.SENTENCE) {
      return false;
    }
    return before.isBlank()
        || before.endsWith("  ")
        || before.endsWith("\t")
        || !before.strip().isEmpty()
            && ",;|/:.)]】".indexOf(before.strip().charAt(before.strip().length() - 1)) >= 0;
  }

  private static List<Player> both(PlacedText text, Side first, Side second) {
    PlacedText one = text.piece(first.to(), second.from());
    PlacedText other = text.piece(second.to(), text.length());
    boolean areNames = isName(one, false) && isName(other, false) && !endAlike(one, other);
    boolean areApart = text.charAt(0) > '\u2E80' || isLoose(text.toString(), second);
    return areNames && areApart
        ? List.of(new Player(first.kind(), one, true), new Player(second.kind(), other, true))
        : List.of();
  }

  /**
   * Whether a text is a name, up to the counts of a score.
   *
   * @param isApart whether a gap is before it; otherwise a blank has to be its first character
   */
  private static boolean isName(PlacedText text, boolean isApart) {
    int end = text.length();
    for (WrittenCounts counts : WrittenCounts.in(text.toString())) {
      end = Math.min(end, counts.from());
    }
    boolean isBehindBlank = text.length() > 0 && !Character.isLetterOrDigit(text.charAt(0));
    return (isApart || isBehindBlank)
        && NameShape.isPlayer(PlayerName.of(text.piece(0, end)).name().toString());
  }

  /** Whether both of two players have a number of discs, or none. */
  static boolean areCountedAlike(PlacedText one, PlacedText other) {
    return PlayerName.of(one).discs().isPresent() == PlayerName.of(other).discs().isPresent();
  }

  /** Whether two texts have the same last word, as the words of headings have. */
  static boolean endAlike(PlacedText one, PlacedText other) {
    String first = PlayerName.of(one).name().toString();
    String second = PlayerName.of(other).name().toString();
    return first
        .substring(first.lastIndexOf(' ') + 1)
        .equalsIgnoreCase(second.substring(second.lastIndexOf(' ') + 1));
  }

  private static List<Player> alone(PlacedText text, Side side) {
    PlacedText rest = text.piece(side.to(), text.length());
    Matcher gap = GAP.matcher(rest);
    boolean isWide = gap.lookingAt();
    PlacedText value = rest.piece(isWide ? gap.end() : 0, rest.length());
    boolean isEastAsian = text.charAt(0) > '\u2E80';
    boolean isClear = isWide || isEastAsian || value.strip().toString().indexOf(' ') > 0;
    return isName(value, isWide) && isClear
        ? List.of(new Player(side.kind(), value.strip(), isEastAsian))
        : List.of();
  }

  private static Optional<Player> inBrackets(PlacedText text) {
    if (text.toString().indexOf('(') < 0 && text.toString().indexOf('[') < 0) {
      return Optional.empty();
    }
    Matcher brackets = IN_BRACKETS.matcher(text);
    int side = brackets.matches() ? Labels.side(SmallLetters.of(brackets.group(1))) : 0;
    return side != 0 && NameShape.isPlayer(brackets.group(2))
        ? Optional.of(new Player(kind(side), text.piece(brackets.start(2), brackets.end(2)), true))
        : Optional.empty();
  }

  private static LabelKind kind(int side) {
    return side > 0 ? LabelKind.BLACK : LabelKind.WHITE;
  }

  /** A player with a side in brackets or in words behind the name, or with the sign of its disc. */
  private static Optional<Player> marked(PlacedText whole) {
    Matcher times = TIMES.matcher(whole);
    PlacedText text = times.find() ? whole.piece(0, times.start()) : whole;
    PlayerName player = PlayerName.of(text);
    return player.side() != 0 && NameShape.isPlayer(player.name().toString())
        ? Optional.of(new Player(kind(player.side()), text, false))
        : Optional.empty();
  }
}
