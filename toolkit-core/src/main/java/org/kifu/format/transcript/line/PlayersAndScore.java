package org.kifu.format.transcript.line;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Notes;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.WrittenDate;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/**
 * The players and the score: {@code Tastet Marc 40-24 Penloup Dominique}, {@code Tastet Marc -
 * Penloup Dominique 40-24}; before them the date, {@code 2003-08-05 Tastet - Penloup 40-24}, and
 * between players and score the event, {@code Tastet vs. Penloup, Paris 2003, 40-24}.
 */
final class PlayersAndScore {
  private static final Pattern SCORE =
      Pattern.compile("\\s\\(?(\\d{1,2})\\s?([-\u2013\u2014\u2212:/])\\s?(\\d{1,2})\\)?(?:\\s|$)");

  static final String VERSUS = "vs?\\.?|versus|gegen|contre|contra|contro|tegen|mot|против|対|對";

  /** Signs and words between names above or before a score. */
  private static final Pattern AGAINST =
      Pattern.compile("(?i)\\s(?:-{1,3}|[\u2013\u2014]|VERSUS)\\s".replace("VERSUS", VERSUS));

  /** The same in words, which stand between names alone. */
  private static final Pattern WORDS = Pattern.compile("(?i)\\s(?:" + VERSUS + ")\\s");

  /** The name of the winner stands before them. */
  private static final Pattern BEATS =
      Pattern.compile(
          "(?iu)\\s(?:beats?|bat|defeats?|defeated|schlägt|besiegt|batte|vence a|gana a)\\s");

  /** A result without both counts, behind the names: the difference, or who won. */
  private static final Pattern RESULT =
      Pattern.compile(
          "\\s+\\(?(?:([-+\u2212]\\d{1,2})|([10]\\s?[-\u2013:]\\s?[10])|(1[/\u2044]2(?:\\s?-\\s?1[/\u2044]2)?))\\)?$");

  /** The same between the names, with a bracket behind them. */
  private static final Pattern RESULT_BETWEEN =
      Pattern.compile(
          "\\s([10]\\s?[-\u2013]\\s?[10]|1[/\u2044]2\\s?[-\u2013]\\s?1[/\u2044]2)\\s+"
              + "([^()]*[^()\\s])(?:\\s*\\(([^()]+)\\))?$");

  private static final Pattern DISCS =
      Pattern.compile("(\\d{1,2})\\s?[-\u2013\u2014\u2212:]\\s?(\\d{1,2})");

  /** The occasion behind a score. */
  private static final Pattern BRACKET = Pattern.compile("\\)?[\\s,]*\\(([^()]*\\p{L}[^()]*)\\)");

  /** A remark behind the names. */
  private static final Pattern ASIDE = Pattern.compile("\\s*\\((\\p{Ll}[\\p{Ll}\\s]+)\\)$");

  /** The colour of the second player, and what a comma parts from it. */
  private static final Pattern BEHIND_COLOUR =
      Pattern.compile("\\(([^()]{1,9})\\)\\s?[,;]\\s*([^()]*\\p{L}[^()]*)$");

  /** Words behind a time of day and not behind a score. */
  private static final Pattern CLOCK_WORD =
      Pattern.compile(
          "(?iu)\\s*(?:[ap]\\.?m|uhr|hrs?|h|o['\u2019]?clock|\u0447|\u6642)(?![\\p{L}\\p{N}])");

  /** The sign of the other side, behind the name of the first. */
  private static final Pattern SECOND_SIGN =
      Pattern.compile(
          "[\\s,/\u3000]+(?=[\u25CF\u26AB\u25CB\u25EF\u26AA])|\\s(?:[-\u2013\u2014]|vs?\\.?)\\s");

  /** The marks of a quotation and the number of a game before its players. */
  private static final Pattern MARKS =
      Pattern.compile(
          "[\\s>]*+(?:(?:[*\u2022\u30FB]|-{1,3}|[\u2013\u2014])\\s+)?"
              + "(?:#?\\d{1,3}\\s?[.):]\\s+|\\[\\d{1,3}\\]\\s+|\\(\\d{1,3}\\)\\s+)?(?=\\S)");

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
    int first = Character.isLetter(text.charAt(0)) ? 0 : behindMarks(text);
    Optional<OccasionWords.Prefix> prefix = OccasionWords.Prefix.at(text, first);
    if (prefix.isPresent()) {
      return dated(line, text, prefix.get().end())
          .map(players -> players.with(remark(prefix.get().text())));
    }
    return dated(line, text, first);
  }

  private static Notes remark(String text) {
    return Notes.of(List.of(new Remark(0, text.strip())), List.of());
  }

  private static Optional<LineFacts> dated(TextLine line, String text, int first) {
    boolean mayBe = first < text.length() && MoveWord.isDigit(text.charAt(first));
    Matcher date = DATE.matcher(text).region(first, text.length());
    return mayBe && date.lookingAt() ? dated(line, text, date) : players(line, text, first);
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
    Matcher score = SCORE.matcher(text);
    if (findScore(score, text, first)) {
      return isTimeOfDay(text, score) || isDate(text, score)
          ? Optional.empty()
          : scored(line, text, first, score)
              .or(() -> withResult(line, text, first))
              .or(() -> resultBetween(line, text, first))
              .or(() -> NamesWithDiscs.signed(text, first));
    }
    return NamesWithDiscs.in(line, text, first)
        .or(() -> withResult(line, text, first))
        .or(() -> resultBetween(line, text, first))
        .or(() -> coloured(line, text, first))
        .or(() -> unscored(line, text, first, WORDS));
  }

  private static Optional<LineFacts> scored(TextLine line, String text, int first) {
    Matcher score = SCORE.matcher(text);
    return findScore(score, text, first) ? scored(line, text, first, score) : Optional.empty();
  }

  /** Looks for a score from the first digit on, which a blank and a bracket may stand before. */
  private static boolean findScore(Matcher score, String text, int first) {
    int digit = first;
    while (digit < text.length() && !MoveWord.isDigit(text.charAt(digit))) {
      digit++;
    }
    return digit < text.length() && score.find(Math.max(first, digit - 2));
  }

  private static Optional<LineFacts> scored(TextLine line, String text, int first, Matcher score) {
    int end = text.length();
    Matcher bracket = BRACKET.matcher(text.endsWith(")") ? text.substring(score.end(3)) : "");
    if (bracket.matches()) {
      return scored(line, text.substring(0, score.end(3)), first)
          .map(players -> players.with(remark(bracket.group(1))));
    }
    if (score.end() < end) {
      return facts(line, score, first, score.start(), score.end(), end);
    }
    Matcher beats = BEATS.matcher(text).region(first, score.start());
    if (beats.find()) {
      return pair(line, first, beats.start(), beats.end(), score.start())
          .filter(NamedSide.Pair::areColoured)
          .flatMap(pair -> facts(pair, score));
    }
    Matcher against = AGAINST.matcher(text).region(first, score.start());
    if (!against.find()) {
      return Optional.empty();
    }
    boolean isDash = "-\u2013\u2014".indexOf(against.group().charAt(1)) >= 0;
    int comma = isDash ? -1 : text.indexOf(',', against.end());
    return isBeforeEvent(text, first, against.start(), comma, score.start())
        ? facts(line, score, first, against.start(), against.end(), comma)
            .map(players -> players.and(event(line, comma + 1, score.start())))
        : facts(line, score, first, against.start(), against.end(), score.start());
  }

  /** Players with a result that is no score: {@code Anna - Bob 1-0}, {@code Anna - Bob (-28)}. */
  private static Optional<LineFacts> withResult(TextLine line, String text, int first) {
    Matcher result = RESULT.matcher(text);
    Matcher against = AGAINST.matcher(text);
    if (!result.find(first) || !against.region(first, result.start()).find()) {
      return Optional.empty();
    }
    return pair(line, first, against.start(), against.end(), result.start())
        .flatMap(
            pair ->
                outcome(pair, result)
                    .map(
                        said ->
                            facts(
                                pair,
                                said,
                                result.start() + result.group().indexOf(result.group().strip()))));
  }

  /**
   * Players with such a result between them, {@code Anna 1-0 Bob}; the discs, or what else is said
   * of the end, may stand in brackets behind.
   */
  private static Optional<LineFacts> resultBetween(TextLine line, String text, int first) {
    Matcher result = RESULT_BETWEEN.matcher(text);
    if (!result.find(first)) {
      return Optional.empty();
    }
    boolean hasColour = result.group(3) != null && NamedSide.isColour(result.group(3));
    String bracket = result.group(3) == null || hasColour ? "" : result.group(3);
    Matcher discs = DISCS.matcher(bracket);
    boolean hasDiscs = discs.matches();
    return pair(
            line, first, result.start(), result.start(2), hasColour ? text.length() : result.end(2))
        .filter(pair -> NameText.isPlayer(pair.first().name()))
        .filter(pair -> NameText.isPlayer(pair.second().name()))
        .flatMap(
            pair ->
                (hasDiscs ? counted(pair, result.group(1), discs) : said(pair, result.group(1)))
                    .map(said -> facts(pair, said, result.start(1))))
        .map(players -> hasDiscs || bracket.isEmpty() ? players : players.with(remark(bracket)));
  }

  private static Optional<Outcome> said(NamedSide.Pair pair, String result) {
    return isDraw(result)
        ? Optional.of(Outcome.ofBlackDiscs(Square.COUNT / 2))
        : ofWinner(pair, result);
  }

  /** The discs behind a result, if they say the same. */
  private static Optional<Outcome> counted(NamedSide.Pair pair, String result, Matcher discs) {
    int one = Integer.parseInt(discs.group(1));
    int other = Integer.parseInt(discs.group(2));
    boolean isSame =
        isDraw(result) ? one == other : result.startsWith("1") ? one > other : one < other;
    return isSame && said(pair, result).isPresent()
        ? WrittenScore.outcome(pair.isBlackFirst() ? one + "-" + other : other + "-" + one)
        : Optional.empty();
  }

  private static boolean isDraw(String result) {
    return result.indexOf('/') > 0 || result.indexOf('\u2044') > 0;
  }

  /** The first player's result; a difference is said of black, who is named first. */
  private static Optional<Outcome> outcome(NamedSide.Pair pair, Matcher result) {
    if (result.group(3) != null) {
      return Optional.of(Outcome.ofBlackDiscs(Square.COUNT / 2));
    }
    if (result.group(1) != null) {
      int difference = Integer.parseInt(result.group(1).replace('\u2212', '-'));
      return pair.isBlackFirst() && Math.abs(difference) <= Square.COUNT
          ? Optional.of(WrittenScore.ofDifference(difference, Square.COUNT))
          : Optional.empty();
    }
    return ofWinner(pair, result.group(2));
  }

  private static Optional<Outcome> ofWinner(NamedSide.Pair pair, String won) {
    boolean isFirst = won.startsWith("1");
    Disc first = pair.isBlackFirst() ? Disc.BLACK : Disc.WHITE;
    boolean isOne = isFirst != won.endsWith("1") && (pair.isBlackFirst() || pair.isWhiteFirst());
    return isOne
        ? Optional.of(Outcome.NONE.withWinner(isFirst ? first : first.opponent()))
        : Optional.empty();
  }

  /**
   * Returns two players with nothing but a dash or the discs of the first between them, who may be
   * anything else: they count where they touch moves.
   */
  static Optional<LineFacts> alone(TextLine line) {
    String text = line.text().stripTrailing();
    return whole(
        text,
        first ->
            withResult(line, text, first)
                .or(() -> unscored(line, text, first, AGAINST))
                .or(() -> NamesWithDiscs.close(line, text, first))
                .or(() -> NamesWithDiscs.signed(text, first)));
  }

  /** Returns two players, each with the discs behind the name: {@code Anna 40 Bob 24}. */
  static Optional<LineFacts> counted(TextLine line) {
    String text = line.text().stripTrailing();
    return NamesWithDiscs.endsWithCount(text)
        ? whole(text, first -> NamesWithDiscs.in(line, text, first))
        : Optional.empty();
  }

  /** The players of a whole line, behind its marks and the words of an occasion. */
  private static Optional<LineFacts> whole(String text, IntFunction<Optional<LineFacts>> reader) {
    if (text.length() > MOST_CHARACTERS || text.isEmpty()) {
      return Optional.empty();
    }
    int marks = Character.isLetter(text.charAt(0)) ? 0 : behindMarks(text);
    Optional<OccasionWords.Prefix> prefix = OccasionWords.Prefix.at(text, marks);
    int first = prefix.map(OccasionWords.Prefix::end).orElse(marks);
    return reader
        .apply(first)
        .map(players -> prefix.map(each -> players.with(remark(each.text()))).orElse(players));
  }

  private static Optional<LineFacts> unscored(
      TextLine line, String text, int first, Pattern between) {
    Matcher against = between.matcher(text);
    if (!against.find(first)) {
      return Optional.empty();
    }
    Matcher aside = ASIDE.matcher(text);
    int end = aside.find(against.end()) ? aside.start() : text.length();
    int comma = text.indexOf(',', against.end());
    boolean isCommented =
        comma > 0
            && text.substring(0, against.start()).indexOf(',') < 0
            && (between.equals(WORDS) || OccasionWords.holds(text.substring(comma)));
    int last = isCommented ? Math.min(comma, end) : end;
    Optional<LineFacts> players =
        pair(line, first, against.start(), against.end(), last)
            .filter(pair -> NameText.isPlayer(pair.first().name()))
            .filter(pair -> NameText.isPlayer(pair.second().name()))
            .filter(pair -> pair.isBlackFirst() || pair.isWhiteFirst())
            .map(PlayersAndScore::named);
    String rest = line.raw().length() >= text.length() ? text.substring(last) : "";
    String behind = isCommented ? rest.substring(1) : end < text.length() ? aside.group(1) : "";
    return behind.isBlank() ? players : players.map(each -> each.with(remark(behind)));
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

  /** Whether it is days and no score: {@code Paris, 4-5 July 1998}. */
  private static boolean isDate(String text, Matcher score) {
    boolean mayBe = MoveWord.isDigit(text.charAt(text.length() - 1));
    return mayBe && WrittenDate.read(text.substring(score.start(1))).isPresent();
  }

  /** Players without a score, where both have their colours. */
  private static Optional<LineFacts> coloured(TextLine line, String text, int first) {
    boolean isSigned = first < text.length() && NamedSide.sign(text.charAt(first)).isPresent();
    Matcher against = (isSigned ? SECOND_SIGN : AGAINST).matcher(text);
    if (!isSigned && text.indexOf('(') < 0 || !against.find(first + 1)) {
      return Optional.empty();
    }
    Matcher behind = BEHIND_COLOUR.matcher(text);
    boolean hasAside = behind.find(against.end()) && NamedSide.isColour(behind.group(1));
    int end = hasAside ? behind.end(1) + 1 : text.length();
    Optional<LineFacts> players =
        pair(line, first, against.start(), against.end(), end)
            .filter(NamedSide.Pair::areColoured)
            .map(PlayersAndScore::named);
    return hasAside ? players.map(each -> each.with(remark(behind.group(2)))) : players;
  }

  static Optional<NamedSide.Pair> pair(
      TextLine line, int first, int firstEnd, int second, int secondEnd) {
    Optional<NamedSide> one =
        NamedSide.in(line, first, firstEnd).filter(side -> !isLabel(side.name()));
    return one.flatMap(
            each ->
                NamedSide.in(line, second, secondEnd).map(other -> NamedSide.Pair.of(each, other)))
        .flatMap(NamedSide.Pair::withoutAside);
  }

  /** Whether a name is the label of something else: {@code Score: 41-23 White}. */
  private static boolean isLabel(String name) {
    return LabelledFact.named(name.substring(name.lastIndexOf(' ') + 1))
        .filter(fact -> fact != Fact.BLACK && fact != Fact.WHITE)
        .isPresent();
  }

  private static LineFacts named(NamedSide.Pair pair) {
    NamedSide black = pair.black();
    NamedSide white = pair.white();
    return facts(pair, Outcome.NONE, Map.of(Fact.BLACK, black.at(), Fact.WHITE, white.at()));
  }

  static LineFacts facts(NamedSide.Pair pair, Outcome said, int scoreAt) {
    NamedSide black = pair.black();
    NamedSide white = pair.white();
    return facts(
        pair, said, Map.of(Fact.BLACK, black.at(), Fact.RESULT, scoreAt, Fact.WHITE, white.at()));
  }

  private static LineFacts facts(NamedSide.Pair pair, Outcome said, Map<Fact, Integer> places) {
    NamedSide black = pair.black();
    NamedSide white = pair.white();
    GameHeader header = new GameHeader(black.name(), white.name(), "", "", GameDate.UNKNOWN);
    return new LineFacts(header, said, places)
        .with(pair.aside().isEmpty() ? Notes.NONE : remark(pair.aside()))
        .with(RatedName.notes(Disc.BLACK, black.rating()))
        .with(RatedName.notes(Disc.WHITE, white.rating()));
  }

  /** The players and the score, if the stretches of both are names. */
  private static Optional<LineFacts> facts(
      TextLine line, Matcher score, int first, int firstEnd, int second, int secondEnd) {
    return pair(line, first, firstEnd, second, secondEnd).flatMap(pair -> facts(pair, score));
  }

  /** Black is named first, unless colours beside the names say otherwise. */
  private static Optional<LineFacts> facts(NamedSide.Pair pair, Matcher score) {
    String written = score.group(1) + "-" + score.group(3);
    String turned = score.group(3) + "-" + score.group(1);
    Optional<Outcome> said =
        pair.isBlackFirst()
            ? outcome(score, written)
            : pair.isWhiteFirst() ? outcome(score, turned) : Optional.empty();
    return said.map(outcome -> facts(pair, outcome, score.start(1)));
  }

  /** Between colons it may be a time, and between slashes a date, if the board is not full. */
  private static Optional<Outcome> outcome(Matcher score, String written) {
    return ":/".contains(score.group(2))
        ? WrittenTimes.score(written)
        : WrittenScore.outcome(written);
  }

  /** Whether a point belongs to the name before it: {@code Penloup D.} */
  private static boolean isInitial(String text, int end) {
    return end > 2
        && text.charAt(end - 1) == '.'
        && Character.isUpperCase(text.charAt(end - 2))
        && !Character.isLetterOrDigit(text.charAt(end - 3));
  }

  /** Signs between the names and the moves. */
  private static boolean isBetween(char c) {
    return Character.isWhitespace(c) || ":;,.-|".indexOf(c) >= 0;
  }
}
