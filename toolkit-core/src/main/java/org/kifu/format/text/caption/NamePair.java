package org.kifu.format.text.caption;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.caption.NameBorder.Kind;
import org.kifu.format.text.page.PlacedText;
import org.kifu.notation.SmallLetters;

/**
 * Two players whom no label names: {@code Anna 40-24 Bob}, {@code Anna - Bob, Paris 2003, 40-24},
 * {@code Anna vs. Bob}. Black is named first, unless signs beside the names say otherwise.
 *
 * @param score the counts; null if there are none
 * @param isWhiteFirst whether white is named first, and so counted first
 * @param event the title of an event before the players or behind them; null if there is none
 * @param occasion the number of the game, or a round, before both players; null if there is none
 * @param remark other words behind the players; null if there are none
 * @param isDoubtful whether words for the sides are taken off single words, which may be no names
 */
record NamePair(
    PlayerName black,
    PlayerName white,
    @Nullable PlacedText score,
    boolean isWhiteFirst,
    @Nullable PlacedText event,
    @Nullable PlacedText occasion,
    @Nullable PlacedText remark,
    boolean isDoubtful) {
  /** Text that may be before the players: bullets, the number of a game, a round, a date. */
  private static final Pattern BEFORE =
      Pattern.compile(
          "[\\s>*•・/-]*(?:#{1,6}\\s+)?(?:(?:\\p{L}{1,12}\\.?\\s?)?(?:#|n[o°º]\\.?\\s?|nr\\.?\\s?)?\\d{1,4}\\s?[.:)\\]]\\s+"
              + "|第?\\s?\\d{1,3}\\s?(?:局|回戦|試合|戦|局目)[\\s:.]*"
              + "|\\d{4}[-./]\\d{1,2}[-./]\\d{1,2}[\\s:,;|-]+|\\d{1,2}[./]\\d{1,2}[./]\\d{4}[\\s:,;|-]+"
              + "|#\\d+\\s+|[\\[(]\\d{1,3}[\\])]\\s+)?",
          Pattern.CASE_INSENSITIVE);

  /** Letters of black and white, in brackets behind two names. */
  private static final List<String> BLACK_FIRST = List.of("bw", "nb", "sw", "zw", "чб");

  /** Such a letter at the end, or before a number of discs: {@code Anna (S)-6}. */
  private static final Pattern LETTER =
      Pattern.compile("[(\\[](\\p{L})[)\\]]\\s?[-–—]?(?=\\s?(?:\\d{1,2}\\.?)?\\s*$)");

  private static final Pattern YEAR = Pattern.compile("\\b(?:19|20)\\d{2}\\b");

  /** A result without both counts at the end. */
  private static final Pattern RESULT =
      Pattern.compile(
          "\\s+\\(?([-+−]\\d{1,2}|[10]\\s?[-–:]\\s?[10]|1[/⁄]2(?:\\s?-\\s?1[/⁄]2)?)\\)?$");

  /** Two names, each with a number behind it. */
  private static final Pattern COUNTED =
      Pattern.compile(
          "([^\\d,;]*\\p{L}[^\\d,;]*?)[\\s(]+(\\d{1,3})\\)?[\\s,;:/–-]+(\\p{L}[^\\d,;]*?)[\\s(]+(\\d{1,3})\\)?");

  /** The most characters of a line of names; a longer one is a sentence. */
  private static final int MOST = 150;

  /**
   * The players of a text; nothing if it may be anything else.
   *
   * @param squares the number of squares of the board whose discs a score counts
   */
  static Optional<NamePair> in(PlacedText piece, int squares) {
    return piece.length() > MOST || !hasTwoWords(piece)
        ? Optional.empty()
        : pair(piece, squares, new HashMap<>()).map(pair -> pair.withOccasion(piece));
  }

  /** Whether letters stand at two places, with anything else between them. */
  private static boolean hasTwoWords(PlacedText text) {
    int words = 0;
    boolean isInWord = false;
    for (int i = 0; i < text.length() && words < 2; i++) {
      boolean isLetter = isLetter(text, i);
      words += isLetter && !isInWord ? 1 : 0;
      isInWord = isLetter;
    }
    return words > 1;
  }

  /** Whether a letter is at an index; half of a character may be one. */
  private static boolean isLetter(PlacedText text, int at) {
    return Character.isLetter(text.charAt(at)) || Character.isSurrogate(text.charAt(at));
  }

  /** Whether a letter stands somewhere behind a digit. */
  private static boolean hasLetterBehindDigit(PlacedText text) {
    boolean hasDigit = false;
    for (int i = 0; i < text.length(); i++) {
      hasDigit |= isDigit(text.charAt(i));
      if (hasDigit && isLetter(text, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Whether both are names for certain, and no words of a sentence with numbers between them. */
  boolean isClear() {
    boolean haveSides = black.side() != 0 || white.side() != 0;
    return score == null || haveSides || !isSmallWord(black) && !isSmallWord(white);
  }

  private static boolean isSmallWord(PlayerName player) {
    String name = player.name().toString();
    return name.chars().allMatch(Character::isLowerCase);
  }

  /** The same with what is said before both names. */
  private NamePair withOccasion(PlacedText piece) {
    long first = Math.min(black.name().at(0).offset(), white.name().at(0).offset());
    int to = 0;
    while (to < piece.length() && piece.at(to).offset() < first) {
      to++;
    }
    PlacedText before = WordsBeside.withoutSigns(piece.piece(0, to));
    boolean isOccasion =
        before.length() > 0
            && before.chars().filter(Character::isLetter).count() > 1
            && DateInText.first(before).isEmpty()
            && (event == null || !before.toString().contains(event.toString()))
            && LabelledText.in(before).isEmpty()
            && !CaptionWords.TITLE.isIn(before.toString())
            && !WordsBeside.isAnnouncement(before.toString());
    return isOccasion
        ? new NamePair(black, white, score, isWhiteFirst, event, before, remark, isDoubtful)
        : this;
  }

  /**
   * The players of a text, without what is said before them.
   *
   * @param known the texts behind other borders, and whether they name players
   */
  private static Optional<NamePair> pair(
      PlacedText piece, int squares, Map<String, Boolean> known) {
    Matcher before = BEFORE.matcher(piece);
    int from = before.lookingAt() ? before.end() : 0;
    PlacedText text = WordsBeside.withoutDate(piece.piece(from, piece.length()).strip());
    Optional<NamePair> counted = counted(text, squares);
    if (counted.isPresent()) {
      return counted;
    }
    Optional<NamePair> won = WonPair.in(text, squares);
    if (won.isPresent()) {
      return won;
    }
    Matcher result = RESULT.matcher(endsWithNumber(text) ? text : "");
    if (result.find()) {
      return apart(
          text.piece(0, result.start()), text.piece(result.start(1), result.end(1)), squares);
    }
    for (WrittenCounts counts : WrittenCounts.in(text.toString(), squares)) {
      if (counts.mayBeDiscs() && !counts.mayBeTime()) {
        return scored(text, counts);
      }
    }
    return apart(text, null, squares, known);
  }

  /** Whether the last character is a digit, or a bracket that closes. */
  private static boolean endsWithNumber(PlacedText text) {
    char last = text.length() == 0 ? ' ' : text.charAt(text.length() - 1);
    return last == ')' || isDigit(last);
  }

  /** Players each of whom has the discs behind the name, which fill the board. */
  private static Optional<NamePair> counted(PlacedText text, int squares) {
    if (!endsWithNumber(text) || !hasLetterBehindDigit(text)) {
      return Optional.empty();
    }
    Matcher counted = COUNTED.matcher(text);
    boolean isFull =
        counted.matches()
            && Integer.parseInt(counted.group(2)) + Integer.parseInt(counted.group(4)) == squares;
    return isFull
        ? of(
            text.piece(counted.start(1), counted.end(2)),
            text.piece(counted.start(3), counted.end(4)),
            null,
            Kind.WORD,
            null,
            squares)
        : Optional.empty();
  }

  private static Optional<NamePair> scored(PlacedText text, WrittenCounts counts) {
    PlacedText score = text.piece(counts.from(), counts.to());
    PlacedText whole = text.piece(0, counts.from()).strip();
    PlacedText one = WordsBeside.behindColon(whole);
    if (CaptionWords.NO_GAME.isIn(whole.toString().substring(0, whole.length() - one.length()))) {
      return Optional.empty();
    }
    PlacedText other = text.piece(counts.to(), text.length()).strip();
    PlacedText behind = NameBorder.second(one, other);
    if (one.length() > 0 && behind.length() > 0 && NameBorder.in(one.toString()).isEmpty()) {
      Optional<NamePair> pair =
          of(one, behind, score, Kind.SCORE, WordsBeside.behind(other, behind), counts.squares());
      if (pair.isPresent()) {
        return pair;
      }
    }
    return LabelledText.smallWords(other.toString()) >= LabelledText.SENTENCE
        ? Optional.empty()
        : apart(whole, score, counts.squares())
            .map(pair -> pair.with(WordsBeside.behind(other, other.piece(0, 0))))
            .or(() -> apart(other, score, counts.squares()));
  }

  /** The same with an event or other words, unless it has an event. */
  private NamePair with(@Nullable PlacedText words) {
    boolean isEvent =
        words != null
            && (CaptionWords.TITLE.isIn(words.toString()) || YEAR.matcher(words).find())
            && NameShape.isTitle(words.toString());
    return words == null || event != null
        ? this
        : isEvent
            ? new NamePair(black, white, score, isWhiteFirst, words, occasion, remark, isDoubtful)
            : new NamePair(black, white, score, isWhiteFirst, event, occasion, words, isDoubtful);
  }

  /** Whether a text names players; each is asked once, or the cost doubles with each comma. */
  private static boolean isPair(PlacedText text, int squares, Map<String, Boolean> known) {
    @Nullable Boolean isPair = known.get(text.toString());
    if (isPair == null) {
      isPair = pair(text, squares, known).isPresent();
      known.put(text.toString(), isPair);
    }
    return isPair;
  }

  private static Optional<NamePair> apart(PlacedText text, PlacedText score, int squares) {
    return apart(text, score, squares, Map.of());
  }

  private static Optional<NamePair> apart(
      PlacedText text, @Nullable PlacedText score, int squares, Map<String, Boolean> known) {
    for (NameBorder between : NameBorder.in(text.toString())) {
      PlacedText whole = text.piece(0, between.from()).strip();
      PlacedText one = WordsBeside.behindColon(whole);
      boolean isAnnounced = one.length() == whole.length() || isRound(whole, one) || score != null;
      PlacedText rest = text.piece(between.to(), text.length()).strip();
      PlacedText other = NameBorder.second(one, rest);
      PlacedText behind = WordsBeside.withoutSigns(rest.piece(other.length(), rest.length()));
      if (!behind.isBlank() && score == null && isPair(behind, squares, known)) {
        return Optional.empty();
      }
      Kind border = score != null && between.kind() == Kind.DASH ? Kind.SCORE : between.kind();
      Optional<NamePair> pair =
          isAnnounced
              ? of(one, other, score, border, WordsBeside.behind(rest, other), squares)
              : Optional.empty();
      if (pair.isPresent()) {
        return pair.map(each -> each.with(title(whole, one)));
      }
    }
    return Optional.empty();
  }

  /** Whether the words before the first name announce a game, {@code Players:}. */
  private static boolean isRound(PlacedText whole, PlacedText name) {
    String before = whole.toString().substring(0, whole.length() - name.length());
    return before.isBlank()
        || CaptionWords.ROUND.isIn(before)
        || CaptionWords.OCCASION.isIn(before);
  }

  /** The title of an event before the first name and a colon. */
  private static @Nullable PlacedText title(PlacedText whole, PlacedText name) {
    PlacedText before = WordsBeside.withoutSigns(whole.piece(0, whole.length() - name.length()));
    boolean isTitle =
        CaptionWords.TITLE.isIn(before.toString()) && NameShape.isTitle(before.toString());
    return isTitle ? before : null;
  }

  /** The pair of two names; nothing if they may be other words. */
  static Optional<NamePair> of(
      PlacedText first,
      PlacedText second,
      @Nullable PlacedText score,
      Kind border,
      @Nullable PlacedText words,
      int squares) {
    int letters = sideByLetters(first.toString(), second.toString());
    if (areHeadings(first, second)) {
      return Optional.empty();
    }
    PlayerName one = player(letters == 0 ? first : withoutLetter(first), second, squares);
    PlayerName other = player(letters == 0 ? second : withoutLetter(second), first, squares);
    if (!isName(one, border) || !isName(other, border)) {
      return Optional.empty();
    }
    boolean isDoubtful =
        letters == 0 && score == null && areFew(first, one) && areFew(second, other);
    int side = letters != 0 ? letters : one.side() != 0 ? one.side() : -other.side();
    boolean areBoth = letters != 0 || one.side() * other.side() < 0;
    boolean isClear =
        areBoth || border != Kind.LIST && (one.side() == 0 || one.side() != other.side());
    return !isClear
        ? Optional.empty()
        : Optional.of(
            side < 0
                ? new NamePair(other, one, score, true, null, null, null, isDoubtful).with(words)
                : new NamePair(one, other, score, false, null, null, null, isDoubtful).with(words));
  }

  /**
   * Whether both texts are a side and the same word, {@code Black Early Ideas, White Late Ideas}.
   */
  private static boolean areHeadings(PlacedText first, PlacedText second) {
    SideWord one = SideWord.of(first);
    SideWord other = SideWord.of(second);
    return one.side() != 0
        && one.side() == -other.side()
        && one.goesWith(other)
        && SideWords.endAlike(one.name(), other.name());
  }

  /** Whether a text is a word for a side as titles write it, and one other word. */
  private static boolean areFew(PlacedText text, PlayerName player) {
    SideWord word = SideWord.of(text);
    return word.side() != 0
        && Character.isUpperCase(text.charAt(0))
        && !word.isClear()
        && !Label.areBehindNames(text.toString())
        && player.name().toString().equals(PlayerName.of(word.name()).name().toString());
  }

  /** A player, without a word for the side if both names have one. */
  private static PlayerName player(PlacedText text, PlacedText beside, int squares) {
    SideWord own = SideWord.of(text);
    SideWord other = SideWord.of(beside);
    return own.side() != 0 && own.side() == -other.side() && own.goesWith(other)
        ? PlayerName.of(own.name(), squares).on(own.side())
        : PlayerName.of(text, squares);
  }

  private static boolean isName(PlayerName player, Kind border) {
    String name = player.name().toString();
    boolean isHandle = Character.isLowerCase(name.isEmpty() ? ' ' : name.charAt(0));
    boolean isCounted = player.discs().isPresent() || player.side() != 0;
    return switch (border) {
      case SCORE -> NameShape.isName(name);
      case WORD, LIST -> NameShape.isPlayer(name);
      case DASH -> NameShape.isPlayer(name) && (!isHandle || isCounted);
    };
  }

  /** 1 if letters in brackets say that the first is black, -1 if white, 0 if they say nothing. */
  private static int sideByLetters(String first, String second) {
    Matcher one = LETTER.matcher(first);
    Matcher other = LETTER.matcher(second);
    if (!one.find() || !other.find()) {
      return 0;
    }
    String both = SmallLetters.of(one.group(1) + other.group(1));
    String turned = new StringBuilder(both).reverse().toString();
    return BLACK_FIRST.contains(both) ? 1 : BLACK_FIRST.contains(turned) ? -1 : 0;
  }

  private static PlacedText withoutLetter(PlacedText text) {
    Matcher letter = LETTER.matcher(text);
    return letter.find()
        ? text.rewriter().keep(0, letter.start()).keep(letter.end(), text.length()).text()
        : text;
  }
}
