package org.kifu.format.transcript.line;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Square;
import org.kifu.game.Outcome;
import org.kifu.notation.DiscCount;
import org.kifu.source.text.TextLine;

/** Two players of a line, each with the discs behind the name: {@code Anna (40) - Bob (24)}. */
final class NamesWithDiscs {
  /** What parts two players with their discs: a sign, a word or the width of a column. */
  private static final Pattern APART =
      Pattern.compile(
          "(?iu)\\s+(?:[-\u2013\u2014/:]|VERSUS)\\s+|\\s{2,}|\\t|[,;]\\s+"
              .replace("VERSUS", PlayersAndScore.VERSUS));

  private NamesWithDiscs() {}

  /** Whether a line may be such, by its last character. */
  static boolean endsWithCount(String text) {
    char last = text.isEmpty() ? ' ' : text.charAt(text.length() - 1);
    return MoveWord.isDigit(last) || last == ')' || last == '石';
  }

  /**
   * Returns both players and the score; nothing if a text is anything else.
   *
   * @param first where the names begin
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

  /** Only counts that fill the board are surely discs. */
  private static Optional<LineFacts> read(
      TextLine line, int first, int firstEnd, int second, int secondEnd) {
    Optional<DiscCount.OfPlayer> one = discs(line, first, firstEnd);
    Optional<DiscCount.OfPlayer> other =
        one.isEmpty() ? Optional.empty() : discs(line, second, secondEnd);
    if (other.isEmpty() || one.get().discs() + other.get().discs() != Square.COUNT) {
      return Optional.empty();
    }
    int end = first + one.get().name().length();
    return PlayersAndScore.pair(line, first, end, second, second + other.get().name().length())
        .filter(pair -> NameText.isPlayer(pair.first().name()))
        .filter(pair -> NameText.isPlayer(pair.second().name()))
        .filter(pair -> pair.isBlackFirst() || pair.isWhiteFirst())
        .map(
            pair -> {
              int black = (pair.isBlackFirst() ? one : other).get().discs();
              return PlayersAndScore.facts(pair, Outcome.ofBlackDiscs(black), end);
            });
  }

  private static Optional<DiscCount.OfPlayer> discs(TextLine line, int from, int to) {
    return DiscCount.OfPlayer.read(line.text().substring(from, to));
  }
}
