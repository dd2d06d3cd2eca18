package org.kifu.format.transcript.fact;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Notes;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.notation.LabelledFact;
import org.kifu.source.text.TextLine;

/**
 * Two players in the order of the text, with the colours that both marks give together.
 *
 * @param aside the text after the second name and a comma, such as a place; mostly empty
 */
record NamedPair(NamedSide first, NamedSide second, String aside) {
  static final String VERSUS = "vs?\\.?|versus|gegen|contre|contra|contro|tegen|mot|против|対|對";

  /** A year, which may be that of a game. */
  private static final Pattern YEAR = Pattern.compile("(?:19[5-9]|20[0-4])\\d");

  /** Signs and words between names above or before a score. */
  static final Pattern AGAINST =
      Pattern.compile("(?i)\\s(?:-{1,3}|[\u2013\u2014]|VERSUS)\\s".replace("VERSUS", VERSUS));

  NamedPair(NamedSide first, NamedSide second) {
    this(first, second, "");
  }

  /** Creates a pair; two letters of another language are colours: {@code (N)} and {@code (B)}. */
  static NamedPair of(NamedSide first, NamedSide second) {
    if (first.mark().isEmpty() && second.mark().isEmpty()) {
      return ColourWord.without(new NamedPair(first, second));
    }
    return switch (first.mark() + second.mark()) {
      case "nb", "sw", "zw", "чб" -> new NamedPair(first.of(Disc.BLACK), second.of(Disc.WHITE));
      case "bn", "ws", "wz", "бч" -> new NamedPair(first.of(Disc.WHITE), second.of(Disc.BLACK));
      default -> new NamedPair(first.withLetter(), second.withLetter());
    };
  }

  /**
   * The same pair without the text after a comma in the second name alone; in a pair, both names
   * have a comma or neither has. Nothing if only the first name has one, which may be anything.
   */
  Optional<NamedPair> withoutAside() {
    int comma = second.comma();
    boolean isFirst = first.comma() >= 0;
    if (isFirst == comma >= 0) {
      return Optional.of(this);
    }
    return isFirst
        ? Optional.empty()
        : Optional.of(
            new NamedPair(
                first,
                second.named(0, comma, second.colour()),
                second.name().substring(comma + 1).strip()));
  }

  /** Whether black is named first; the colours may be missing. */
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

  /** Whether both have a colour, and the colours differ. */
  boolean areColoured() {
    return first.colour().isPresent() && second.colour().equals(first.colour().map(Disc::opponent));
  }

  /** Returns the players of two stretches of a line; nothing if either is not a name. */
  static Optional<NamedPair> in(TextLine line, int first, int firstEnd, int second, int secondEnd) {
    Optional<NamedSide> one =
        NamedSide.in(line, first, firstEnd).filter(side -> !isLabel(side.name()));
    return one.flatMap(each -> NamedSide.in(line, second, secondEnd).map(other -> of(each, other)))
        .flatMap(NamedPair::withoutAside);
  }

  /** Whether a name is the label of something else: {@code Score: 41-23 White}. */
  private static boolean isLabel(String name) {
    return LabelledFact.named(name.substring(name.lastIndexOf(' ') + 1))
        .filter(fact -> fact != Fact.BLACK && fact != Fact.WHITE)
        .isPresent();
  }

  /** The players, with words beside them as a comment. */
  LineFacts facts() {
    return facts(Outcome.NONE, Map.of(Fact.BLACK, black().at(), Fact.WHITE, white().at()));
  }

  /** The same with a result at a place of the line. */
  LineFacts facts(Outcome said, int resultAt) {
    return facts(
        said, Map.of(Fact.BLACK, black().at(), Fact.RESULT, resultAt, Fact.WHITE, white().at()));
  }

  private LineFacts facts(Outcome said, Map<Fact, Integer> places) {
    NamedSide black = black();
    NamedSide white = white();
    GameHeader header = new GameHeader(black.name(), white.name(), "", "", GameDate.UNKNOWN);
    return new LineFacts(header, said, places)
        .with(
            aside.isEmpty()
                ? Notes.NONE
                : Notes.of(List.of(new Remark(0, aside.strip())), List.of()))
        .with(notes(black, white));
  }

  /** The ratings; a number after only one of the names may be the year of the game. */
  private static Notes notes(NamedSide black, NamedSide white) {
    if (black.rating().isEmpty() && white.rating().isEmpty()) {
      return Notes.NONE;
    }
    String only = black.rating() + white.rating();
    boolean isOne = black.rating().isEmpty() != white.rating().isEmpty();
    if (isOne && YEAR.matcher(only).matches()) {
      return Notes.of(List.of(new Remark(0, only)), List.of());
    }
    return LineFacts.NONE
        .with(RatedName.notes(Disc.BLACK, black.rating()))
        .with(RatedName.notes(Disc.WHITE, white.rating()))
        .notes();
  }

  /** A colour in a word beside a name, {@code 黒 佐藤 11-53 宮崎 白}: certain if both have one. */
  private record ColourWord(Disc disc, boolean isLatin, int from, int to) {
    private static final int MOST_LETTERS = 9;

    /** The same pair without both words; the pair itself if they are not certainly colours. */
    static NamedPair without(NamedPair pair) {
      Optional<ColourWord> one = in(pair.first(), true);
      return one.flatMap(_ -> in(pair.second(), false))
          .filter(word -> one.get().isOfPair(word))
          .map(word -> new NamedPair(one.get().of(pair.first()), word.of(pair.second())))
          .orElse(pair);
    }

    /**
     * The colour word of a side; a word in Latin letters after the first name may be a family name,
     * and is not a colour.
     */
    private static Optional<ColourWord> in(NamedSide side, boolean isFirst) {
      if (side.colour().isPresent()) {
        return Optional.empty();
      }
      String name = side.name();
      int first = 0;
      while (first < name.length() && Character.isLetter(name.charAt(first))) {
        first++;
      }
      int last = name.length();
      while (last > first && Character.isLetter(name.charAt(last - 1))) {
        last--;
      }
      int from = first;
      while (from < last && isBlank(name.charAt(from))) {
        from++;
      }
      int to = last;
      while (to > first && isBlank(name.charAt(to - 1))) {
        to--;
      }
      Optional<ColourWord> before =
          from > first
              ? of(name.substring(0, first), name.substring(from), from, name.length())
              : Optional.empty();
      boolean isBehind = to < last && !(isFirst && isLatin(name.charAt(last)));
      return before.isEmpty() && isBehind
          ? of(name.substring(last), name.substring(0, to), 0, to)
          : before;
    }

    private static boolean isBlank(char c) {
      return Character.isWhitespace(c) || c == '\u3000';
    }

    /** The colour word; if it may be a family name, it must be beside two words. */
    private static Optional<ColourWord> of(String word, String rest, int from, int to) {
      boolean mayBe = !word.isEmpty() && word.length() <= MOST_LETTERS;
      Optional<Disc> side = mayBe ? side(word) : Optional.empty();
      boolean isLatin = mayBe && isLatin(word.charAt(0));
      return side.filter(_ -> !isLatin || SideOfPair.isSureName(rest, false))
          .map(disc -> new ColourWord(disc, isLatin, from, to));
    }

    private static Optional<Disc> side(String word) {
      return LabelledFact.named(word)
          .filter(fact -> fact == Fact.BLACK || fact == Fact.WHITE)
          .map(fact -> fact == Fact.BLACK ? Disc.BLACK : Disc.WHITE);
    }

    private static boolean isLatin(char c) {
      return c < '\u2E80';
    }

    private boolean isOfPair(ColourWord second) {
      return disc != second.disc && isLatin == second.isLatin;
    }

    private NamedSide of(NamedSide side) {
      return side.named(from, to, Optional.of(disc));
    }
  }
}
