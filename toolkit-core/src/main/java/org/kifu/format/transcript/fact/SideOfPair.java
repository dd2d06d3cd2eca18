package org.kifu.format.transcript.fact;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.WrittenDiscs;
import org.kifu.source.text.TextLine;

/**
 * A side before a name that is certain only together with a line of the other side: without a sign
 * between side and name, {@code Black Anna Lee}, or in a word that means something else in other
 * languages, the Danish {@code Sort: Anna}.
 */
public final class SideOfPair {
  private static final Pattern BARE =
      Pattern.compile("[\\s>*|]*(\\p{L}{3,9})(\\s[-\u2013\u2014]\\s|[ \\t]+)(\\S.*?)\\s*");

  /**
   * A side by its first letter in English, by the sign of its disc in diagrams, or as the first or
   * second player.
   */
  private static final Pattern LETTER =
      Pattern.compile(
          "[\\s>*|]*(?:([BX]|(?i:first|1st)\\splayer)|[WO]|(?i:second|2nd)\\splayer)"
              + "\\s?[:=]\\s*(\\S.*?)\\s*");

  private static final Pattern DANISH_BLACK =
      Pattern.compile("(?i)[\\s>*|]*sort\\s*:\\s*(\\S.*?)\\s*");

  private static final Pattern DANISH_WHITE = Pattern.compile("(?i)[\\s>*|]*hvid\\s*:.*");

  /** Words of headings, {@code White To Move}, and of the game, which are not part of a name. */
  private static final Set<String> NO_NAMES =
      Set.of(
          ("to wins won win winning loses lost lose losing plays played play playing moves moved"
               + " move passes passed pass has is goes went go begins began begin starts started"
               + " start answers answered answer resigns resigned resign takes took take taken"
               + " attacks attacked attack defends defended defend gets got leads led gains gained"
               + " keeps kept makes made holds held flips flipped opens opened ends ended gives"
               + " gave corner corners edge edges square squares disc discs disk disks stone stones"
               + " side sides wall walls row rows parity tempo tempi mobility wedge trap wipeout"
               + " opening openings strategy strategies tactics variation variations first second"
               + " third last next turn turns time times clock score board game games player"
               + " players advantage victory defeat")
              .split(" ", -1));

  private static final int MOST_CHARACTERS = 60;

  private SideOfPair() {}

  /** Returns the side and its player; nothing if a line is anything else. */
  public static Optional<LineFacts> in(TextLine line) {
    String text = line.text();
    if (text.isEmpty() || text.length() > MOST_CHARACTERS) {
      return Optional.empty();
    }
    Matcher danish = DANISH_BLACK.matcher(text);
    if (danish.matches()) {
      return isPlayer(danish.group(1))
          ? LineFacts.labelled(line, new LabelledFact(Fact.BLACK, danish.group(1), danish.start(1)))
          : Optional.empty();
    }
    Matcher letter = LETTER.matcher(text);
    if (letter.matches()) {
      Fact fact = letter.group(1) == null ? Fact.WHITE : Fact.BLACK;
      return isSureName(letter.group(2), false)
          ? LineFacts.labelled(line, new LabelledFact(fact, letter.group(2), letter.start(2)))
          : Optional.empty();
    }
    Matcher bare = BARE.matcher(text);
    Optional<Fact> side = bare.matches() ? LabelledFact.named(bare.group(1)) : Optional.empty();
    return side.filter(fact -> fact == Fact.BLACK || fact == Fact.WHITE)
        .filter(_ -> Character.isUpperCase(bare.group(1).charAt(0)))
        .filter(_ -> isSureName(bare.group(3), !bare.group(2).equals(" ")))
        .flatMap(
            fact -> LineFacts.labelled(line, new LabelledFact(fact, bare.group(3), bare.start(3))));
  }

  private static boolean isPlayer(String value) {
    String name = nameIn(value);
    return NameText.isPlayer(name) || WrittenDiscs.read(value).isPresent();
  }

  /**
   * Whether a text after a side without a sign is a name.
   *
   * @param isWide whether there is more than one blank before it; otherwise it needs two words
   */
  static boolean isSureName(String value, boolean isWide) {
    String name = nameIn(value);
    return (isWide || name.strip().indexOf(' ') > 0)
        && words(name).noneMatch(NO_NAMES::contains)
        && NameText.isPlayer(name)
        && !LabelledFact.isSaidOfSide(name);
  }

  private static Stream<String> words(String name) {
    return Arrays.stream(SmallLetters.of(name.strip()).split("[\\s-]+", -1));
  }

  /**
   * Whether two lines may be the sides of one pair: the Danish word for black needs the Danish word
   * for white, and sides without a sign need names with different last words.
   */
  public static boolean mayBePair(TextLine one, TextLine other) {
    Matcher bare = BARE.matcher(one.text());
    Matcher below = BARE.matcher(other.text());
    return isDanishBlack(one) == isDanishWhite(other)
        && isDanishWhite(one) == isDanishBlack(other)
        && !(bare.matches()
            && below.matches()
            && endAlike(nameIn(bare.group(3)), nameIn(below.group(3))));
  }

  /** Whether two names have the same last word, as the words of headings have. */
  static boolean endAlike(String one, String other) {
    return lastWord(one).equalsIgnoreCase(lastWord(other));
  }

  private static String lastWord(String name) {
    String text = name.strip();
    return text.substring(text.lastIndexOf(' ') + 1);
  }

  private static String nameIn(String value) {
    return WrittenDiscs.OfPlayer.read(value).map(WrittenDiscs.OfPlayer::name).orElse(value);
  }

  private static boolean isDanishBlack(TextLine line) {
    return DANISH_BLACK.matcher(line.text()).matches();
  }

  /** Whether a line names white in Danish. */
  public static boolean isDanishWhite(TextLine line) {
    return DANISH_WHITE.matcher(line.text()).matches();
  }
}
