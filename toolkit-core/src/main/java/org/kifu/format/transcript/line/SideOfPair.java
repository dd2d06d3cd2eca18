package org.kifu.format.transcript.line;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.DiscCount;
import org.kifu.notation.LabelledFact;
import org.kifu.source.text.TextLine;

/**
 * A side before a name where only a line with the other side makes it sure: without a sign between
 * them, {@code Black Anna Lee}, or in a word that is another one in other languages, the Danish
 * {@code Sort: Anna}.
 */
public final class SideOfPair {
  private static final Pattern BARE =
      Pattern.compile("[\\s>*|]*(\\p{L}{3,9})([ \\t]+)(\\S.*?)\\s*");

  private static final Pattern DANISH_BLACK =
      Pattern.compile("(?i)[\\s>*|]*sort\\s*:\\s*(\\S.*?)\\s*");

  private static final Pattern DANISH_WHITE = Pattern.compile("(?i)[\\s>*|]*hvid\\s*:.*");

  /** Capitals of headings, {@code White To Move}. */
  private static final Set<String> VERBS =
      Set.of(
          "to wins won win loses lost lose plays played play moves moved move passes passed has is"
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
    Matcher bare = BARE.matcher(text);
    Optional<Fact> side = bare.matches() ? LabelledFact.named(bare.group(1)) : Optional.empty();
    return side.filter(fact -> fact == Fact.BLACK || fact == Fact.WHITE)
        .filter(_ -> Character.isUpperCase(bare.group(1).charAt(0)))
        .filter(_ -> isSureName(bare.group(3), !bare.group(2).equals(" ")))
        .flatMap(
            fact -> LineFacts.labelled(line, new LabelledFact(fact, bare.group(3), bare.start(3))));
  }

  private static boolean isPlayer(String value) {
    String name = DiscCount.OfPlayer.read(value).map(DiscCount.OfPlayer::name).orElse(value);
    return NameText.isPlayer(name) || DiscCount.read(value).isPresent();
  }

  /**
   * Whether a text behind a side and no sign is a name.
   *
   * @param isWide whether more than one blank stands before it; else it needs two words
   */
  static boolean isSureName(String value, boolean isWide) {
    String name = DiscCount.OfPlayer.read(value).map(DiscCount.OfPlayer::name).orElse(value);
    String first = name.split(" ", 2)[0].toLowerCase(Locale.ROOT);
    return (isWide || name.strip().indexOf(' ') > 0)
        && !VERBS.contains(first)
        && NameText.isPlayer(name)
        && !LabelledFact.isSaidOfSide(name);
  }

  /** Whether two lines may be the sides of one pair: the Danish black needs the Danish white. */
  public static boolean mayBePair(TextLine one, TextLine other) {
    return isDanishBlack(one) == isDanishWhite(other) && isDanishWhite(one) == isDanishBlack(other);
  }

  private static boolean isDanishBlack(TextLine line) {
    return DANISH_BLACK.matcher(line.text()).matches();
  }

  /** Whether a line names white in Danish. */
  public static boolean isDanishWhite(TextLine line) {
    return DANISH_WHITE.matcher(line.text()).matches();
  }
}
