package org.kifu.format.transcript.line;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/**
 * The players and the score: {@code Tastet Marc 40-24 Penloup Dominique}, {@code Tastet Marc -
 * Penloup Dominique 40-24}; before them the date, {@code 2003-08-05 Tastet - Penloup 40-24}, and
 * between players and score the event, {@code Tastet vs. Penloup, Paris 2003, 40-24}.
 */
final class PlayersAndScore {
  private static final Pattern SCORE =
      Pattern.compile("\\s\\(?(\\d{1,2})\\s?([-\u2013\u2014\u2212:])\\s?(\\d{1,2})\\)?(?:\\s|$)");

  /** What stands between names above or before a score. */
  private static final Pattern AGAINST = Pattern.compile("\\s(?:[-\u2013\u2014]|vs?\\.?)\\s");

  /** What stands behind a time of day and not behind a score. */
  private static final Pattern CLOCK_WORD =
      Pattern.compile(
          "(?iu)\\s*(?:[ap]\\.?m|uhr|hrs?|h|o['\u2019]?clock|\u0447|\u6642)(?![\\p{L}\\p{N}])");

  /** The marks of a quotation and the number of a game before its players. */
  private static final Pattern MARKS =
      Pattern.compile("[\\s>]*+(?:#?\\d{1,3}\\s?[.):]\\s+|第\\s?\\d{1,3}\\s?[局回戦]\\s+)?(?=\\S)");

  /** A date before the players, in whatever order of its numbers. */
  private static final Pattern DATE =
      Pattern.compile(
          "(\\d{4}([-./])\\d{1,2}\\2\\d{1,2}|\\d{1,2}([-./])\\d{1,2}\\3\\d{4})[\\s,;:|]+");

  /** A longer line is a sentence. */
  private static final int MOST_CHARACTERS = 150;

  private PlayersAndScore() {}

  /**
   * Returns the players that the beginning of a line names; nothing if it may say anything else.
   *
   * @param to where the moves begin, or the line ends
   */
  static Optional<LineFacts> in(TextLine line, int to) {
    int end = to;
    while (end > 0 && isBetween(line.text().charAt(end - 1)) && !isInitial(line.text(), end)) {
      end--;
    }
    if (end == 0 || end > MOST_CHARACTERS) {
      return Optional.empty();
    }
    String text = line.text().substring(0, end);
    boolean isName = Character.isLetter(text.charAt(0)) && text.charAt(0) != '第';
    int first = isName ? 0 : behindMarks(text);
    Matcher date = DATE.matcher(text).region(first, end);
    return date.lookingAt() ? dated(line, text, date) : players(line, text, first);
  }

  /**
   * Returns the players and the score that stand behind moves; nothing if it may be anything else.
   *
   * @param from where the moves end
   */
  static Optional<LineFacts> behind(TextLine line, int from) {
    String text = line.text().stripTrailing();
    int first = from;
    while (first < text.length() && isBetween(text.charAt(first))) {
      first++;
    }
    return first < text.length() && text.length() - first <= MOST_CHARACTERS
        ? players(line, text, first).filter(facts -> !facts.score().equals(Outcome.NONE))
        : Optional.empty();
  }

  private static Optional<LineFacts> dated(TextLine line, String text, Matcher date) {
    LabelledFact fact = new LabelledFact(Fact.DATE, date.group(1), date.start(1));
    return players(line, text, date.end())
        .map(players -> LineFacts.labelled(line, fact).map(players::and).orElse(players));
  }

  private static Optional<LineFacts> players(TextLine line, String text, int first) {
    int end = text.length();
    Matcher score = SCORE.matcher(text);
    if (!score.find(first)) {
      return coloured(line, text, first);
    }
    if (isTimeOfDay(text, score)) {
      return Optional.empty();
    }
    if (score.end() < end) {
      return facts(line, score, first, score.start(), score.end(), end);
    }
    Matcher against = AGAINST.matcher(text).region(first, score.start());
    if (!against.find()) {
      return Optional.empty();
    }
    int comma = against.group().contains("v") ? text.indexOf(',', against.end()) : -1;
    return isBeforeEvent(text, first, against.start(), comma, score.start())
        ? facts(line, score, first, against.start(), against.end(), comma)
            .map(players -> players.and(event(line, comma + 1, score.start())))
        : facts(line, score, first, against.start(), against.end(), score.start());
  }

  /** Whether a comma behind both names begins an event: those have a number, first names none. */
  private static boolean isBeforeEvent(String text, int first, int firstEnd, int comma, int end) {
    return comma >= 0
        && comma < end
        && text.substring(first, firstEnd).indexOf(',') < 0
        && text.substring(comma, end).chars().anyMatch(Character::isDigit);
  }

  private static LineFacts event(TextLine line, int from, int to) {
    int first = from;
    int end = to;
    while (first < end && isBetween(line.text().charAt(first))) {
      first++;
    }
    while (end > first && isBetween(line.text().charAt(end - 1))) {
      end--;
    }
    String event = line.text().substring(first, end);
    return event.isEmpty()
        ? LineFacts.NONE
        : LineFacts.labelled(line, new LabelledFact(Fact.EVENT, event, first)).orElseThrow();
  }

  private static int behindMarks(String text) {
    Matcher marks = MARKS.matcher(text);
    return marks.lookingAt() ? marks.end() : 0;
  }

  /** Whether it is no score: {@code 8:56 PM}, {@code 20:44 Uhr}. */
  private static boolean isTimeOfDay(String text, Matcher score) {
    boolean hasColon = score.group(2).equals(":");
    return hasColon && CLOCK_WORD.matcher(text).region(score.end(3), text.length()).lookingAt();
  }

  /** Players without a score, where both have their colours. */
  private static Optional<LineFacts> coloured(TextLine line, String text, int first) {
    Matcher against = AGAINST.matcher(text);
    if (text.indexOf('(') < 0 || !against.find(first)) {
      return Optional.empty();
    }
    Optional<NamedSide> one = NamedSide.in(line, first, against.start());
    Optional<NamedSide> other = NamedSide.in(line, against.end(), text.length());
    return one.filter(each -> each.colour().isPresent())
        .flatMap(
            each ->
                other
                    .filter(its -> its.colour().equals(each.colour().map(Disc::opponent)))
                    .map(its -> each.mayBe(Disc.BLACK) ? facts(each, its) : facts(its, each)));
  }

  private static LineFacts facts(NamedSide black, NamedSide white) {
    GameHeader header = new GameHeader(black.name(), white.name(), "", "", GameDate.UNKNOWN);
    return new LineFacts(
        header, Outcome.NONE, Map.of(Fact.BLACK, black.at(), Fact.WHITE, white.at()));
  }

  /** The players and the score, if the stretches of both are names. */
  private static Optional<LineFacts> facts(
      TextLine line, Matcher score, int first, int firstEnd, int second, int secondEnd) {
    Optional<NamedSide> one = NamedSide.in(line, first, firstEnd);
    Optional<NamedSide> other = NamedSide.in(line, second, secondEnd);
    return one.flatMap(each -> other.flatMap(its -> facts(each, its, score)));
  }

  /** Black is named first, unless colours beside the names say otherwise. */
  private static Optional<LineFacts> facts(NamedSide first, NamedSide second, Matcher score) {
    if (first.mayBe(Disc.BLACK) && second.mayBe(Disc.WHITE)) {
      String written = score.group(1) + "-" + score.group(3);
      return outcome(score, written).map(said -> facts(first, second, said, score.start(1)));
    }
    String turned = score.group(3) + "-" + score.group(1);
    return first.mayBe(Disc.WHITE) && second.mayBe(Disc.BLACK)
        ? outcome(score, turned).map(said -> facts(second, first, said, score.start(1)))
        : Optional.empty();
  }

  /** Between colons it may be a time, if the board is not full. */
  private static Optional<Outcome> outcome(Matcher score, String written) {
    return score.group(2).equals(":") ? WrittenTimes.score(written) : WrittenScore.outcome(written);
  }

  private static LineFacts facts(NamedSide black, NamedSide white, Outcome said, int scoreAt) {
    return new LineFacts(
        facts(black, white).header(),
        said,
        Map.of(Fact.BLACK, black.at(), Fact.RESULT, scoreAt, Fact.WHITE, white.at()));
  }

  /** Whether a point belongs to the name before it: {@code Penloup D.} */
  private static boolean isInitial(String text, int end) {
    return end > 2
        && text.charAt(end - 1) == '.'
        && Character.isUpperCase(text.charAt(end - 2))
        && !Character.isLetterOrDigit(text.charAt(end - 3));
  }

  /** What may stand between the names and the moves. */
  private static boolean isBetween(char c) {
    return Character.isWhitespace(c) || ":;,.-|".indexOf(c) >= 0;
  }

  /**
   * A player beside a score, with the colour in brackets where it is given: {@code Anna (White)}.
   *
   * @param name as it stands in the source
   * @param at its first character in the normal text
   */
  private record NamedSide(String name, int at, Optional<Disc> colour) {
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
          ? Optional.of(
              new NamedSide(line.raw(first, first + name.length()).strip(), first, colour))
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

  /** The text of names, told from sentences. */
  static final class NameText {
    private static final int MOST_WORDS = 5;
    private static final String[] NO_WORDS = {};

    /** What stands in names in small letters. */
    private static final Set<String> PARTICLES =
        Set.of(
            ("af av bin da das de del della den der des di dos du el la las le los ten ter van von"
                    + " y zu")
                .split(" "));

    /** The same of the end of a name. */
    private static final Set<String> ADDITIONS = Set.of("jr", "jr.", "sr", "sr.");

    /** As many words in small letters are a sentence. */
    private static final int SMALL_WORDS = 3;

    private NameText() {}

    private static boolean isOfName(char c) {
      return c >= 'A' && c <= 'Z'
          || c >= 'a' && c <= 'z'
          || Character.isLetterOrDigit(c)
          || Character.isSurrogate(c)
          || Character.getType(c) == Character.NON_SPACING_MARK
          || " .,'\u2019()+_&/-".indexOf(c) >= 0;
    }

    /** A few words that begin with a capital, in letters that have them. */
    static boolean isName(String text) {
      String name = text.strip();
      boolean isName = !name.isEmpty() && Character.isLetter(name.codePointAt(0));
      for (int i = 0; i < name.length() && isName; i++) {
        isName = isOfName(name.charAt(i));
      }
      int words = 0;
      String last = "";
      for (String word : isName ? name.split(" ", -1) : NO_WORDS) {
        if (!word.isEmpty()) {
          isName &= isOfName(word);
          last = word;
          words++;
        }
      }
      return isName && words <= MOST_WORDS && !PARTICLES.contains(last);
    }

    private static boolean isOfName(String word) {
      boolean isSmall = Character.isLowerCase(word.codePointAt(0));
      boolean mayBeScore = word.indexOf('-') > 0 || word.indexOf('+') > 0;
      return (!isSmall || PARTICLES.contains(word) || ADDITIONS.contains(word))
          && !(mayBeScore && WrittenScore.isOne(word));
    }

    /** Whether a text has so many words in small letters that it is no name. */
    static boolean isSentence(String text) {
      int small = 0;
      for (String word : text.strip().split("\\s+", -1)) {
        boolean isSmall = !word.isEmpty() && Character.isLowerCase(word.codePointAt(0));
        small += isSmall && !PARTICLES.contains(word) ? 1 : 0;
      }
      return small >= SMALL_WORDS;
    }
  }
}
