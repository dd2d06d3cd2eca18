package org.kifu.format.transcript.line;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.LabelledFact;
import org.kifu.source.text.TextLine;

/**
 * A player beside a score, with the colour in brackets where it is given: {@code Anna (White)}.
 *
 * @param name as it stands in the source
 * @param at its first character in the normal text
 * @param mark what stands in the brackets, in small letters; empty if there are none
 * @param rating the rating behind the name; empty if there is none
 */
record NamedSide(String name, int at, String mark, Optional<Disc> colour, String rating) {
  private static final String BLACK_WORDS =
      "black|b|x|●|黒|noirs?|schwarz|negr[ao]s?|ner[oi]|ч[её]рные|zwart|svart";

  private static final String WHITE_WORDS =
      "white|w|o|○|白|blancs?|wei(?:ß|ss)|blanc[ao]s?|bianc[oh]i?|белые|wit|vit|hvit";

  /** First letters of the colours in other languages than English. */
  private static final String LETTERS = "n|s|z|ч|б";

  /** Behind a name; the bracket ends further on where the discs stand in it too. */
  private static final Pattern COLOUR =
      Pattern.compile(
          "(?iu)(.*?)\\s*\\((" + BLACK_WORDS + "|" + WHITE_WORDS + "|" + LETTERS + ")\\)?");

  private static final Pattern BLACK = Pattern.compile(BLACK_WORDS);
  private static final Pattern WHITE = Pattern.compile(WHITE_WORDS);

  /** The disc of a player before the name, {@code \u25CBAnna}. */
  private static final String BLACK_DISCS = "\u25CF\u26AB";

  private static final String WHITE_DISCS = "\u25CB\u25EF\u26AA";

  /** Behind a comma, such as no place is. */
  private static final Pattern SHORT =
      Pattern.compile(",\\s*(?:(?:\\p{Lu}\\.?[\\s-]?){1,3}|(?i:[js]r)\\.?)");

  /** Signs between a name and the score. */
  private static final String BETWEEN = " \t\n\u000B\f\r:,;\uFE0F";

  /** Returns the player of a stretch of a line; nothing if that is no name. */
  static Optional<NamedSide> in(TextLine line, int from, int to) {
    int first = from;
    while (first < to && isBlank(line.text().charAt(first))) {
      first++;
    }
    Optional<Disc> sign = first < to ? sign(line.text().charAt(first)) : Optional.empty();
    if (sign.isPresent()) {
      return in(line, first + 1, to)
          .filter(side -> side.mayBe(sign.get()))
          .map(side -> side.of(sign.get()));
    }
    String text = line.text().substring(first, end(line.text(), first, to));
    if (text.indexOf('(') > 0) {
      Matcher coloured = COLOUR.matcher(text);
      if (coloured.matches()) {
        return named(line, first, coloured.group(1), coloured.group(2).toLowerCase(Locale.ROOT));
      }
    }
    return named(line, first, text, "");
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
  static Optional<Disc> sign(char c) {
    return BLACK_DISCS.indexOf(c) >= 0
        ? Optional.of(Disc.BLACK)
        : WHITE_DISCS.indexOf(c) >= 0 ? Optional.of(Disc.WHITE) : Optional.empty();
  }

  /** Whether what stands in brackets is a colour, or a letter that may be one. */
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

  private NamedSide of(Disc disc) {
    return new NamedSide(name, at, mark, Optional.of(disc), rating);
  }

  /** The same with a letter that is no colour as a part of the name. */
  private NamedSide withLetter() {
    return mark.isEmpty() || colour.isPresent()
        ? this
        : new NamedSide(
            name + " (" + mark.toUpperCase(Locale.ROOT) + ")", at, "", Optional.empty(), rating);
  }

  /** The comma of the name; -1 if it has none, or but one before initials. */
  private int comma() {
    int comma = name.indexOf(',');
    return comma < 0 || SHORT.matcher(name.substring(comma)).matches() ? -1 : comma;
  }

  /** Whether it has, or leaves to the other, a colour. */
  boolean mayBe(Disc disc) {
    return colour.isEmpty() || colour.get() == disc;
  }

  private NamedSide named(int from, int to, Optional<Disc> side) {
    return new NamedSide(name.substring(from, to), at + from, mark, side, rating);
  }

  /**
   * Two players in the order of the text, with the colours that both marks together say.
   *
   * @param aside what stands behind the second name and a comma, as a place does; mostly empty
   */
  record Pair(NamedSide first, NamedSide second, String aside) {
    Pair(NamedSide first, NamedSide second) {
      this(first, second, "");
    }

    /** Letters of other languages are colours where both stand: {@code (N)} and {@code (B)}. */
    static Pair of(NamedSide first, NamedSide second) {
      if (first.mark.isEmpty() && second.mark.isEmpty()) {
        return ColourWord.without(new Pair(first, second));
      }
      return switch (first.mark + second.mark) {
        case "nb", "sw", "zw", "чб" -> new Pair(first.of(Disc.BLACK), second.of(Disc.WHITE));
        case "bn", "ws", "wz", "бч" -> new Pair(first.of(Disc.WHITE), second.of(Disc.BLACK));
        default -> new Pair(first.withLetter(), second.withLetter());
      };
    }

    /**
     * The same without what a comma parts from the second name alone: both names have a comma or
     * none. Nothing if the first name alone has one, which may be anything.
     */
    Optional<Pair> withoutAside() {
      int comma = second.comma();
      boolean isFirst = first.comma() >= 0;
      if (isFirst == comma >= 0) {
        return Optional.of(this);
      }
      return isFirst
          ? Optional.empty()
          : Optional.of(
              new Pair(
                  first,
                  second.named(0, comma, second.colour),
                  second.name.substring(comma + 1).strip()));
    }

    /** Whether black is named first; neither colour may be given. */
    boolean isBlackFirst() {
      return first.mayBe(Disc.BLACK) && second.mayBe(Disc.WHITE);
    }

    NamedSide black() {
      return isBlackFirst() ? first : second;
    }

    NamedSide white() {
      return isBlackFirst() ? second : first;
    }

    boolean isWhiteFirst() {
      return first.mayBe(Disc.WHITE) && second.mayBe(Disc.BLACK);
    }

    /** Whether both have a colour, each another. */
    boolean areColoured() {
      return first.colour.isPresent() && second.colour.equals(first.colour.map(Disc::opponent));
    }
  }

  /** A colour in a word beside a name, {@code 黒 佐藤 11-53 宮崎 白}: sure where both have one. */
  private record ColourWord(Disc disc, boolean isBefore, boolean isLatin, int from, int to) {
    private static final Pattern BEFORE = Pattern.compile("(\\p{L}{1,9})[\\s\u3000]+(?=\\S)");
    private static final Pattern BEHIND = Pattern.compile("(?<=\\S)[\\s\u3000]+(\\p{L}{1,9})$");

    /** The same pair without both words; itself if they are not surely colours. */
    static Pair without(Pair pair) {
      Optional<ColourWord> one = in(pair.first);
      Optional<ColourWord> other = one.isEmpty() ? one : in(pair.second);
      return other.filter(word -> one.get().isOfPair(word)).isPresent()
          ? new Pair(one.get().of(pair.first), other.get().of(pair.second))
          : pair;
    }

    private static Optional<ColourWord> in(NamedSide side) {
      String name = side.name;
      Matcher before = BEFORE.matcher(name);
      if (side.colour.isEmpty() && before.lookingAt()) {
        int from = before.end();
        Optional<ColourWord> word =
            of(before.group(1), true, name.substring(from), from, name.length());
        if (word.isPresent()) {
          return word;
        }
      }
      Matcher behind = BEHIND.matcher(name);
      return side.colour.isEmpty() && behind.find()
          ? of(behind.group(1), false, name.substring(0, behind.start()), 0, behind.start())
          : Optional.empty();
    }

    /** Of a language whose words for colours are family names, it stands beside two words. */
    private static Optional<ColourWord> of(
        String word, boolean isBefore, String rest, int from, int to) {
      boolean isLatin = word.charAt(0) < '\u2E80';
      return isLatin && !SideOfPair.isSureName(rest, false)
          ? Optional.empty()
          : LabelledFact.named(word)
              .filter(fact -> fact == Fact.BLACK || fact == Fact.WHITE)
              .map(fact -> fact == Fact.BLACK ? Disc.BLACK : Disc.WHITE)
              .map(disc -> new ColourWord(disc, isBefore, isLatin, from, to));
    }

    private boolean isOfPair(ColourWord second) {
      boolean areFamilyNames = isLatin && !isBefore;
      return disc != second.disc && isLatin == second.isLatin && !areFamilyNames;
    }

    private NamedSide of(NamedSide side) {
      return side.named(from, to, Optional.of(disc));
    }
  }
}
