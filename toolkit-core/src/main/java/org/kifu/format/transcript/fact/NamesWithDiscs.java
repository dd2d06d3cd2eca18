package org.kifu.format.transcript.fact;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.notation.WrittenDiscs;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/** Two players of a line, each with the discs after the name: {@code Anna (40) - Bob (24)}. */
final class NamesWithDiscs {
  /** The sign, the word or the width of a column between two players with their discs. */
  private static final Pattern APART =
      Pattern.compile(
          "(?iu)\\s+(?:[-\u2013\u2014/:]|VERSUS)\\s+|\\s{2,}|\\t|[,;]\\s+"
              .replace("VERSUS", NamedPair.VERSUS));

  /** With single blanks between names and discs, {@code Anna 40 Bob 24}. */
  private static final Pattern CLOSE =
      Pattern.compile(
          "\\p{L}[^\\d]*\\s(?:\\d{1,2}|\\(\\d{1,2}\\))()\\s()\\p{L}[^\\d]*\\s(?:\\d{1,2}|\\(\\d{1,2}\\))");

  /** Names of any kind between their discs and the score, {@code ⚫ anna 40-24 bob_1 ⚪}. */
  private static final Pattern SIGNED =
      Pattern.compile(
          "(?:(SIGN)\\s*)?(HANDLE)(?:\\s+(SIGN))?\\s+(\\d{1,2})\\s?[-\u2013\u2014:]\\s?(\\d{1,2})"
              .concat("\\s+(?:(SIGN)\\s*)?(HANDLE)(?:\\s*(SIGN))?\\s*")
              .replace("SIGN", "[●○◯⚫⚪]")
              .replace("HANDLE", "[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{1,29}"));

  /** The letters of both discs, which are not names beside each other. */
  private static final Set<String> DISCS = Set.of("X", "O", "B", "W");

  private NamesWithDiscs() {}

  /**
   * Returns two players with single blanks around the discs; nothing if a text is anything else.
   *
   * @param first the index where the names begin
   */
  static Optional<LineFacts> close(TextLine line, String text, int first) {
    Matcher close = CLOSE.matcher(text).region(first, text.length());
    return endsWithCount(text) && close.matches()
        ? read(line, first, close.start(1), close.start(2), text.length())
        : Optional.empty();
  }

  /**
   * Returns two players who are marked by the signs of both sides; nothing if a text is anything
   * else.
   *
   * @param first the index where they begin
   */
  static Optional<LineFacts> signed(String text, int first) {
    Matcher signed = SIGNED.matcher(text).region(first, text.length());
    if (!signed.matches()) {
      return Optional.empty();
    }
    Optional<Disc> one = sign(signed, 1, 3);
    int discs = Integer.parseInt(signed.group(4));
    boolean isFull = discs + Integer.parseInt(signed.group(5)) == Square.COUNT;
    if (!isFull || one.isEmpty() || !sign(signed, 6, 8).equals(one.map(Disc::opponent))) {
      return Optional.empty();
    }
    boolean isBlack = one.get() == Disc.BLACK;
    int black = isBlack ? 2 : 7;
    int white = isBlack ? 7 : 2;
    GameHeader header =
        new GameHeader(signed.group(black), signed.group(white), "", "", GameDate.UNKNOWN);
    return Optional.of(
        new LineFacts(
            header,
            Outcome.ofBlackDiscs(isBlack ? discs : Square.COUNT - discs),
            Map.of(
                Fact.BLACK, signed.start(black),
                Fact.WHITE, signed.start(white),
                Fact.RESULT, signed.start(4))));
  }

  /** The only sign before or after a name. */
  private static Optional<Disc> sign(Matcher signed, int before, int behind) {
    boolean isBefore = signed.group(before) != null;
    boolean isOne = isBefore != (signed.group(behind) != null);
    return isOne
        ? NamedSide.sign(signed.group(isBefore ? before : behind).charAt(0))
        : Optional.empty();
  }

  /** Whether a line may hold names with discs, by its last character. */
  static boolean endsWithCount(String text) {
    char last = text.isEmpty() ? ' ' : text.charAt(text.length() - 1);
    return WrittenScore.isDigit(last) || last == ')' || last == '石';
  }

  /**
   * Returns both players and the score; nothing if a text is anything else.
   *
   * @param first the index where the names begin
   */
  static Optional<LineFacts> in(TextLine line, String text, int first) {
    Matcher apart = APART.matcher(endsWithCount(text) ? text : "");
    Optional<LineFacts> players = Optional.empty();
    int from = first;
    while (players.isEmpty() && from < apart.regionEnd() && apart.find(from)) {
      players = read(line, first, apart.start(), apart.end(), text.length());
      from = apart.end();
    }
    return players;
  }

  /** Returns players and score; only counts that fill the board are certainly discs. */
  private static Optional<LineFacts> read(
      TextLine line, int first, int firstEnd, int second, int secondEnd) {
    Optional<WrittenDiscs.OfPlayer> one = discs(line, first, firstEnd);
    Optional<WrittenDiscs.OfPlayer> other =
        one.isEmpty() ? Optional.empty() : discs(line, second, secondEnd);
    if (other.isEmpty() || one.get().discs() + other.get().discs() != Square.COUNT) {
      return Optional.empty();
    }
    int end = first + one.get().name().length();
    return NamedPair.in(line, first, end, second, second + other.get().name().length())
        .filter(pair -> NameText.isPlayer(pair.first().name()))
        .filter(pair -> NameText.isPlayer(pair.second().name()))
        .filter(pair -> pair.isBlackFirst() || pair.isWhiteFirst())
        .filter(
            pair -> !DISCS.contains(pair.first().name()) || !DISCS.contains(pair.second().name()))
        .map(
            pair -> {
              int black = (pair.isBlackFirst() ? one : other).get().discs();
              return pair.facts(Outcome.ofBlackDiscs(black), end);
            });
  }

  private static Optional<WrittenDiscs.OfPlayer> discs(TextLine line, int from, int to) {
    return WrittenDiscs.OfPlayer.read(line.text().substring(from, to));
  }
}
