package org.kifu.format.transcript.fact;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.notation.SmallLetters;
import org.kifu.source.text.TextLine;

/**
 * A player beside a score, with the colour in brackets if it is given: {@code Anna (White)}.
 *
 * @param name the name as in the source
 * @param at the first character of the name in the normal text
 * @param mark the text in the brackets, in lower case; empty if there are none
 * @param rating the rating after the name; empty if there is none
 */
public record NamedSide(String name, int at, String mark, Optional<Disc> colour, String rating) {
  private static final String BLACK_WORDS =
      "black|b|x|●|黒|noirs?|schwarz|negr[ao]s?|ner[oi]|ч[её]рные|zwart|svart";

  private static final String WHITE_WORDS =
      "white|w|o|○|白|blancs?|wei(?:ß|ss)|blanc[ao]s?|bianc[oh]i?|белые|wit|vit|hvit";

  /** First letters of the colours in languages other than English. */
  private static final String LETTERS = "n|s|z|ч|б";

  /** A colour after a name; the bracket ends later if it includes the discs. */
  private static final Pattern COLOUR =
      Pattern.compile(
          "(?iu)(.*?)\\s*[(\\[](" + BLACK_WORDS + "|" + WHITE_WORDS + "|" + LETTERS + ")[)\\]]?");

  /** A colour before a name. */
  private static final Pattern COLOUR_BEFORE =
      Pattern.compile(
          "(?iu)[(\\[](" + BLACK_WORDS + "|" + WHITE_WORDS + "|" + LETTERS + ")[)\\]]\\s*(?=\\S)");

  /** A colour in words, {@code Anna as Black}. */
  private static final Pattern COLOUR_IN_WORDS =
      Pattern.compile("(?iu)(.*\\S)\\s+(?:as|als|com[oe])\\s+(\\p{L}{3,}+)");

  /** The least number of letters of the word before such a colour. */
  private static final int SHORTEST = 2;

  private static final int LONGEST = 4;

  private static final Pattern BLACK = Pattern.compile(BLACK_WORDS);
  private static final Pattern WHITE = Pattern.compile(WHITE_WORDS);

  /** The disc of a player before the name, {@code \u25CBAnna}. */
  private static final String BLACK_DISCS = "\u25CF\u26AB";

  private static final String WHITE_DISCS = "\u25CB\u25EF\u26AA";

  /** Initials or an addition after a comma, which are not a place. */
  private static final Pattern SHORT =
      Pattern.compile(",\\s*(?:(?:\\p{Lu}\\.?[\\s-]?){1,3}|(?i:[js]r)\\.?)");

  /** Signs between a name and the score. */
  private static final String BETWEEN = "=> \t\n\u000B\f\r:,;\uFE0F";

  /** Returns the player of a stretch of a line; nothing if it is not a name. */
  static Optional<NamedSide> in(TextLine line, int from, int to) {
    int first = from;
    while (first < to && isBlank(line.text().charAt(first))) {
      first++;
    }
    Optional<Disc> sign = first < to ? sign(line.text().charAt(first)) : Optional.empty();
    if (sign.isPresent()) {
      return of(sign.get(), in(line, first + 1, to));
    }
    int end = end(line.text(), first, to);
    Optional<Disc> last = first < end ? sign(line.text().charAt(end - 1)) : Optional.empty();
    if (last.isPresent()) {
      return of(last.get(), in(line, first, end - 1));
    }
    String text = line.text().substring(first, end);
    boolean hasBracket = text.indexOf('(') >= 0 || text.indexOf('[') >= 0;
    Optional<NamedSide> coloured =
        hasBracket ? inBrackets(line, first, text) : inWords(line, first, text);
    return coloured.isPresent() ? coloured : named(line, first, text, "");
  }

  private static Optional<NamedSide> inBrackets(TextLine line, int first, String text) {
    Matcher before = COLOUR_BEFORE.matcher(text);
    if (before.lookingAt()) {
      String name = text.substring(before.end());
      return named(line, first + before.end(), name, SmallLetters.of(before.group(1)));
    }
    Matcher coloured = COLOUR.matcher(text);
    return coloured.matches()
        ? named(line, first, coloured.group(1), SmallLetters.of(coloured.group(2)))
        : Optional.empty();
  }

  private static Optional<NamedSide> inWords(TextLine line, int first, String text) {
    int last = text.lastIndexOf(' ');
    int word = last < 0 ? -1 : last - text.lastIndexOf(' ', last - 1) - 1;
    if (word < SHORTEST || word > LONGEST || word == last) {
      return Optional.empty();
    }
    Matcher inWords = COLOUR_IN_WORDS.matcher(text);
    String mark = inWords.matches() ? SmallLetters.of(inWords.group(2)) : "";
    return colour(mark).isPresent() ? named(line, first, inWords.group(1), mark) : Optional.empty();
  }

  /** The side with the disc beside it, unless its colour is the other one. */
  private static Optional<NamedSide> of(Disc disc, Optional<NamedSide> player) {
    return player.filter(side -> side.mayBe(disc)).map(side -> side.of(disc));
  }

  private static Optional<NamedSide> named(TextLine line, int first, String text, String mark) {
    RatedName rated = RatedName.in(text);
    String name = rated.name();
    return NameText.isName(name)
        ? Optional.of(
            new NamedSide(
                line.raw(first, first + name.length()).strip(),
                first,
                mark,
                colour(mark),
                rated.rating()))
        : Optional.empty();
  }

  private static boolean isBlank(char c) {
    return Character.isWhitespace(c) || c == '\uFE0F';
  }

  private static int end(String text, int first, int to) {
    int end = to;
    while (end > first && BETWEEN.indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return end;
  }

  /** The side whose disc this is. */
  public static Optional<Disc> sign(char c) {
    return BLACK_DISCS.indexOf(c) >= 0
        ? Optional.of(Disc.BLACK)
        : WHITE_DISCS.indexOf(c) >= 0 ? Optional.of(Disc.WHITE) : Optional.empty();
  }

  /** Whether text in brackets is a colour, or a letter that may be one. */
  static boolean isColour(String bracket) {
    return COLOUR.matcher("(" + bracket.strip() + ")").matches();
  }

  private static Optional<Disc> colour(String mark) {
    if (mark.isEmpty()) {
      return Optional.empty();
    }
    return BLACK.matcher(mark).matches()
        ? Optional.of(Disc.BLACK)
        : WHITE.matcher(mark).matches() ? Optional.of(Disc.WHITE) : Optional.empty();
  }

  NamedSide of(Disc disc) {
    return new NamedSide(name, at, mark, Optional.of(disc), rating);
  }

  /** The same side with a letter that is not a colour as a part of the name. */
  NamedSide withLetter() {
    return mark.isEmpty() || colour.isPresent()
        ? this
        : new NamedSide(
            name + " (" + mark.toUpperCase(Locale.ROOT) + ")", at, "", Optional.empty(), rating);
  }

  /** The index of the comma of the name; -1 if it has none, or only one before initials. */
  int comma() {
    int comma = name.indexOf(',');
    return comma < 0 || SHORT.matcher(name.substring(comma)).matches() ? -1 : comma;
  }

  /** Whether the side has this colour, or its colour is open. */
  boolean mayBe(Disc disc) {
    return colour.isEmpty() || colour.get() == disc;
  }

  NamedSide named(int from, int to, Optional<Disc> side) {
    return new NamedSide(name.substring(from, to), at + from, mark, side, rating);
  }
}
