package org.kifu.format.transcript.fact;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
 * Penloup Dominique 40-24}. There may be a date before them, {@code 2003-08-05 Tastet - Penloup
 * 40-24}, and an event between players and score, {@code Tastet vs. Penloup, Paris 2003, 40-24}.
 */
public final class PlayersAndScore {
  /** Words that follow the name of the winner. */
  private static final Pattern BEATS =
      Pattern.compile(
          "(?iu)\\s(?:beats?|bat|defeats?|defeated|schlägt|besiegt|batte|vence a|gana a)\\s");

  /** The occasion after a score. */
  private static final Pattern BRACKET = Pattern.compile("\\)?[\\s,]*\\(([^()]*\\p{L}[^()]*)\\)");

  /** The quotation marks of mail and the number of a game before its players. */
  private static final Pattern MARKS =
      Pattern.compile(
          "[\\s>]*+(?:(?:[*\u2022\u30FB]|-{1,3}|[\u2013\u2014])\\s+)?"
              + "(?:#?\\d{1,3}\\s?[.):]\\s+|#\\d{1,3}\\s+|\\[\\d{1,3}\\]\\s+|\\(\\d{1,3}\\)\\s+)?(?:\\[(?=[^\\[\\]]+$))?(?=\\S)");

  /** A date before the players, with its numbers in any order. */
  private static final Pattern DATE =
      Pattern.compile(
          "(\\d{4}([-./])\\d{1,2}\\2\\d{1,2}|\\d{1,2}([-./])\\d{1,2}\\3\\d{4}"
              + "|\\d{1,2}(?:st|nd|rd|th|\\.)?\\s\\p{L}{3,10}\\.?\\s\\d{4}|\\d{4}年\\d{1,2}月\\d{1,2}日)"
              + "(?:\\s+[-\u2013\u2014]\\s+|[\\s,;:|]+)");

  /** Words before a colon and both players. */
  private static final Pattern OF_MATCH =
      Pattern.compile(
          "(?i)players?|match|game|subject|joueurs|partie|spieler|spiel|giocatori|partita|jugadores|partida"
              + "|jogadores|spelers|partij|対局者|棋手|игроки|партия");

  /** Words before two numbers that are not the discs of one game. */
  private static final Pattern NO_GAME =
      Pattern.compile(
          "(?i)(?<!\\w)(?:ages?|times?|clocks?|standings?|ratings?|overall|series|total|games|matches|head)\\b");

  private static final int MOST_BEFORE = 60;

  private static final int LEAST_OF_DATE = 8;
  private static final int MOST_OF_DATE = 24;

  /** A name of an event and its year. */
  private static final Pattern TITLE =
      Pattern.compile("\\s*\\p{Lu}[\\p{L}'.-]++(?:\\s\\p{Lu}[\\p{L}'.-]++)*+\\s(?:19|20)\\d{2}");

  /** The greatest length; a longer line is a sentence. */
  private static final int MOST_CHARACTERS = 150;

  private PlayersAndScore() {}

  /**
   * Returns the players named at the beginning of a line; nothing if it may mean anything else.
   *
   * @param to the index where the moves begin, or the line ends
   */
  public static Optional<LineFacts> in(TextLine line, int to) {
    int end = to;
    while (end > 0 && isBetween(line.text().charAt(end - 1)) && !isInitial(line.text(), end)) {
      end--;
    }
    if (end == 0 || end > MOST_CHARACTERS) {
      return Optional.empty();
    }
    boolean mayBeLinked = line.text().indexOf(']') >= 0;
    int link = mayBeLinked ? line.text().lastIndexOf("](", end - 1) : -1;
    String text = line.text().substring(0, link > 0 ? link : end);
    int first = Character.isLetter(text.charAt(0)) ? 0 : behindMarks(text);
    Optional<OccasionWords.Prefix> prefix = OccasionWords.Prefix.at(text, first);
    if (prefix.isPresent()) {
      return dated(line, text, prefix.get().end())
          .map(players -> players.with(remark(prefix.get().text())));
    }
    Optional<LineFacts> players = dated(line, text, first);
    return players.isPresent() ? players : behindColon(line, text, first);
  }

  /**
   * Returns players after words that announce them, {@code Match: Anna vs Bob}, or after any words
   * and with the score of a full board, {@code Paris Open 1998, round 3: Anna - Bob 40-24}.
   */
  private static Optional<LineFacts> behindColon(TextLine line, String text, int first) {
    int colon = text.indexOf(": ", first);
    if (colon < first || colon - first > MOST_BEFORE) {
      return Optional.empty();
    }
    String words = text.substring(first, colon);
    if (OF_MATCH.matcher(words).matches()) {
      return dated(line, text, colon + 2);
    }
    boolean isOther =
        NO_GAME.matcher(words).find()
            || LabelledFact.named(words.substring(words.lastIndexOf(' ') + 1)).isPresent();
    return (isOther ? Optional.<LineFacts>empty() : dated(line, text, colon + 2))
        .filter(players -> players.score().blackDiscs().isPresent())
        .filter(players -> players.score().boardDiff().isEmpty())
        .map(
            players ->
                OccasionWords.isEvent(words)
                    ? players.and(event(line, first, colon))
                    : players.with(remark(words)));
  }

  static Notes remark(String text) {
    return Notes.of(List.of(new Remark(0, text.strip())), List.of());
  }

  private static Optional<LineFacts> dated(TextLine line, String text, int first) {
    if (first < text.length() && WrittenScore.isDigit(text.charAt(first))) {
      Matcher date = DATE.matcher(text).region(first, text.length());
      if (date.lookingAt()) {
        return dated(line, text, date);
      }
    }
    if (mayEndWithDate(text)) {
      Optional<LineFacts> players = beforeDate(line, text, plain -> players(line, plain, first));
      if (players.isPresent()) {
        return players;
      }
    }
    return players(line, text, first);
  }

  private static boolean mayEndWithDate(String text) {
    int end = text.endsWith(")") ? text.length() - 1 : text.length();
    return end > LEAST_OF_DATE && WrittenScore.isDigit(text.charAt(end - 1));
  }

  /**
   * Returns players with the date after a comma, a dash or a bracket, {@code Anna vs Bob, 6 May
   * 2001}; nothing if there is no date.
   *
   * @param reader reads the players of a text without the date
   */
  static Optional<LineFacts> beforeDate(
      TextLine line, String text, Function<String, Optional<LineFacts>> reader) {
    int end = text.endsWith(")") ? text.length() - 1 : text.length();
    int at = mayEndWithDate(text) ? end - LEAST_OF_DATE : -1;
    while (at > 0 && end - at <= MOST_OF_DATE) {
      boolean isSign = ",(".indexOf(text.charAt(at)) >= 0 || text.startsWith(" - ", at - 1);
      String written = isSign ? text.substring(at + 1, end).strip() : "";
      if (isSign && WrittenDate.read(written).filter(date -> date.day() > 0).isPresent()) {
        int from = text.indexOf(written, at);
        LabelledFact fact = new LabelledFact(Fact.DATE, written, from);
        return reader
            .apply(text.substring(0, at).stripTrailing())
            .flatMap(players -> LineFacts.labelled(line, fact).map(players::and));
      }
      at--;
    }
    return Optional.empty();
  }

  /**
   * Returns the players and the score after moves; nothing if the text may be anything else.
   *
   * @param from the index where the moves end
   */
  public static Optional<LineFacts> behind(TextLine line, int from) {
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
    Optional<CountsInLine> counts = CountsInLine.in(text, first);
    if (counts.isPresent()) {
      return counts.get().areTimeOfDay(text) || counts.get().areDays(text)
          ? Optional.empty()
          : scored(line, text, first, counts.get())
              .or(() -> PlayersAndResult.behind(line, text, first))
              .or(() -> PlayersAndResult.between(line, text, first))
              .or(() -> NamesWithDiscs.signed(text, first));
    }
    return NamesWithDiscs.in(line, text, first)
        .or(() -> PlayersAndResult.behind(line, text, first))
        .or(() -> PlayersAndResult.between(line, text, first))
        .or(() -> PlayersAlone.coloured(line, text, first))
        .or(() -> PlayersAlone.versus(line, text, first));
  }

  private static Optional<LineFacts> scored(TextLine line, String text, int first) {
    return CountsInLine.in(text, first).flatMap(counts -> scored(line, text, first, counts));
  }

  private static Optional<LineFacts> scored(
      TextLine line, String text, int first, CountsInLine counts) {
    int end = text.length();
    if (text.endsWith(")")) {
      Matcher bracket = BRACKET.matcher(text.substring(counts.digitsTo()));
      if (bracket.matches()) {
        return scored(line, text.substring(0, counts.digitsTo()), first)
            .map(players -> players.with(remark(bracket.group(1))));
      }
    }
    int comma = behindScore(text, counts.digitsTo());
    if (comma > 0) {
      String behind = text.substring(comma + 1);
      return scored(line, text.substring(0, comma), first)
          .map(
              players ->
                  isTitle(behind)
                      ? players.and(event(line, comma + 1, end))
                      : players.with(remark(behind)));
    }
    if (counts.to() < end) {
      return facts(line, counts, first, counts.from(), counts.to(), end);
    }
    Matcher beats = BEATS.matcher(text).region(first, counts.from());
    if (beats.find()) {
      return NamedPair.in(line, first, beats.start(), beats.end(), counts.from())
          .filter(NamedPair::areColoured)
          .flatMap(pair -> facts(pair, counts));
    }
    Matcher against = NamedPair.AGAINST.matcher(text).region(first, counts.from());
    if (!against.find()) {
      return Optional.empty();
    }
    boolean isDash = "-\u2013\u2014".indexOf(against.group().charAt(1)) >= 0;
    int before = isDash ? -1 : text.indexOf(',', against.end());
    return isBeforeEvent(text, first, against.start(), before, counts.from())
        ? facts(line, counts, first, against.start(), against.end(), before)
            .map(players -> players.and(event(line, before + 1, counts.from())))
        : facts(line, counts, first, against.start(), against.end(), counts.from());
  }

  /** The players of a whole line, after its marks and the words of an occasion. */
  static Optional<LineFacts> whole(String text, IntFunction<Optional<LineFacts>> reader) {
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

  /** The index of the comma after a score, with the end of its bracket; 0 if there is none. */
  private static int behindScore(String text, int end) {
    int at = end < text.length() && ")]".indexOf(text.charAt(end)) >= 0 ? end + 1 : end;
    return at < text.length() && text.charAt(at) == ',' ? at : 0;
  }

  /** Whether a text is an occasion, by a word for one, or by words with capitals and the year. */
  private static boolean isTitle(String text) {
    return !NameText.isSentence(text)
        && (OccasionWords.isEvent(text) || TITLE.matcher(text).matches())
        && WrittenDate.read(text).isEmpty();
  }

  /** Whether a comma after both names begins an event, which has a number; first names do not. */
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

  /** The players and the score, if the stretches of both are names. */
  private static Optional<LineFacts> facts(
      TextLine line, CountsInLine counts, int first, int firstEnd, int second, int secondEnd) {
    return NamedPair.in(line, first, firstEnd, second, secondEnd)
        .flatMap(pair -> facts(pair, counts));
  }

  /** Returns the facts; black is named first, unless colours beside the names say otherwise. */
  private static Optional<LineFacts> facts(NamedPair pair, CountsInLine counts) {
    return pair.isBlackFirst() || pair.isWhiteFirst()
        ? counts.score(pair.isBlackFirst()).map(score -> pair.facts(score, counts.digitsFrom()))
        : Optional.empty();
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
    return Character.isWhitespace(c) || ":;,.-|`".indexOf(c) >= 0;
  }
}
