package org.kifu.format.transcript;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.source.TextLine;

/**
 * A player beside a score, with the colour in brackets where it is given: {@code Anna (White)}.
 *
 * @param name as it stands in the source
 * @param at its first character in the normal text
 */
record NamedSide(String name, int at, Optional<Disc> colour) {
  private static final String BLACK_WORDS =
      "black|b|x|●|黒|noirs?|schwarz|negr[ao]s?|ner[oi]|ч[её]рные";

  private static final Pattern COLOUR =
      Pattern.compile(
          "(.*?)\\s*\\(("
              + BLACK_WORDS
              + "|white|w|o|○|白|blancs?|wei(?:ß|ss)|blanc[ao]s?|bianc[oh]i?|белые)\\)",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /** The disc of a player before the name, {@code \u25CBAnna}. */
  private static final String BLACK_DISCS = "\u25CF\u26AB";

  private static final String WHITE_DISCS = "\u25CB\u25EF\u26AA";

  /** What may stand between a name and the score. */
  private static final String BETWEEN = " \t\n\u000B\f\r:,;";

  private static final Pattern BLACK = Pattern.compile(BLACK_WORDS);

  /** Returns the player of a stretch of a line; nothing if that is no name. */
  static Optional<NamedSide> in(TextLine line, int from, int to) {
    int first = from;
    while (first < to && Character.isWhitespace(line.text().charAt(first))) {
      first++;
    }
    Optional<Disc> sign = first < to ? sign(line.text().charAt(first)) : Optional.empty();
    if (sign.isPresent()) {
      return in(line, first + 1, to)
          .filter(side -> side.mayBe(sign.get()))
          .map(side -> side.of(sign.get()));
    }
    String text = line.text().substring(first, end(line.text(), first, to));
    if (text.endsWith(")")) {
      Matcher coloured = COLOUR.matcher(text);
      if (coloured.matches()) {
        return named(line, first, coloured.group(1), Optional.of(disc(coloured.group(2))));
      }
    }
    return named(line, first, text, Optional.empty());
  }

  private static Optional<NamedSide> named(
      TextLine line, int first, String name, Optional<Disc> colour) {
    return NameText.isName(name)
        ? Optional.of(new NamedSide(line.raw(first, first + name.length()).strip(), first, colour))
        : Optional.empty();
  }

  private static int end(String text, int first, int to) {
    int end = to;
    while (end > first && BETWEEN.indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return end;
  }

  private static Optional<Disc> sign(char c) {
    return BLACK_DISCS.indexOf(c) >= 0
        ? Optional.of(Disc.BLACK)
        : WHITE_DISCS.indexOf(c) >= 0 ? Optional.of(Disc.WHITE) : Optional.empty();
  }

  private NamedSide of(Disc disc) {
    return new NamedSide(name, at, Optional.of(disc));
  }

  private static Disc disc(String colour) {
    return BLACK.matcher(colour.toLowerCase(Locale.ROOT)).matches() ? Disc.BLACK : Disc.WHITE;
  }

  /** Whether it has, or leaves to the other, a colour. */
  boolean mayBe(Disc disc) {
    return colour.isEmpty() || colour.get() == disc;
  }
}
