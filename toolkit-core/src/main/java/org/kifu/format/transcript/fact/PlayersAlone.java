package org.kifu.format.transcript.fact;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.text.TextLine;

/**
 * Two players without a score: {@code Anna vs. Bob}, {@code Anna (black) - Bob (white)}, {@code ●
 * Anna ○ Bob}. With only a dash between them, they count only if they touch moves.
 */
public final class PlayersAlone {
  /** The words that occur only between names. */
  private static final Pattern WORDS = Pattern.compile("(?i)\\s(?:" + NamedPair.VERSUS + ")\\s");

  /** A remark after the names. */
  private static final Pattern ASIDE = Pattern.compile("\\s*\\((\\p{Ll}[\\p{Ll}\\s]+)\\)$");

  /** The colour of the second player, and the text after a comma. */
  private static final Pattern BEHIND_COLOUR =
      Pattern.compile("\\(([^()]{1,9})\\)\\s?[,;]\\s*([^()]*\\p{L}[^()]*)$");

  /** The sign of the other side, after the name of the first player. */
  private static final Pattern SECOND_SIGN =
      Pattern.compile(
          "[\\s,/\u3000]+(?=[\u25CF\u26AB\u25CB\u25EF\u26AA])|\\s(?:[-\u2013\u2014]|vs?\\.?)\\s");

  /** The colour of the first player in words. */
  private static final Pattern IN_WORDS = Pattern.compile("(?i)\\s(?:as|als|com[oe])\\s");

  /** Signs and words between two players whose colours are beside both. */
  private static final Pattern LISTED =
      Pattern.compile("\\s*[,;/&]\\s*|\\s(?:and|und|et|y|e|en|och|og)\\s");

  private static final Pattern PLAYERS =
      Pattern.compile(
          "(?i)\\s*(?:players|joueurs|spieler|giocatori|jugadores|jogadores|spelers|対局者|棋手|игроки)\\s?:\\s+");

  private PlayersAlone() {}

  /**
   * Returns two players with only a dash or the discs of the first between them; since they may be
   * anything else, they count only if they touch moves.
   */
  public static Optional<LineFacts> alone(TextLine line) {
    String text = line.text().stripTrailing();
    return PlayersAndScore.beforeDate(
            line, text, plain -> PlayersAndScore.whole(plain, first -> alone(line, plain, first)))
        .or(() -> PlayersAndScore.whole(text, first -> alone(line, text, first)))
        .or(() -> behindLabel(line, text));
  }

  /** Returns players after a word that announces them, {@code Players: Anna - Bob}. */
  private static Optional<LineFacts> behindLabel(TextLine line, String text) {
    Matcher label = PLAYERS.matcher(text);
    return label.lookingAt() ? alone(line, text, label.end()) : Optional.empty();
  }

  private static Optional<LineFacts> alone(TextLine line, String text, int first) {
    return PlayersAndResult.behind(line, text, first)
        .or(() -> unscored(line, text, first, NamedPair.AGAINST))
        .or(() -> NamesWithDiscs.close(line, text, first))
        .or(() -> NamesWithDiscs.signed(text, first));
  }

  /** Returns two players, each with the discs after the name: {@code Anna 40 Bob 24}. */
  public static Optional<LineFacts> counted(TextLine line) {
    String text = line.text().stripTrailing();
    return NamesWithDiscs.endsWithCount(text)
        ? PlayersAndScore.whole(text, first -> NamesWithDiscs.in(line, text, first))
        : Optional.empty();
  }

  /** Returns two players with a word for against between them. */
  static Optional<LineFacts> versus(TextLine line, String text, int first) {
    return unscored(line, text, first, WORDS);
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
        NamedPair.in(line, first, against.start(), against.end(), last)
            .filter(pair -> NameText.isPlayer(pair.first().name()))
            .filter(pair -> NameText.isPlayer(pair.second().name()))
            .filter(pair -> pair.isBlackFirst() || pair.isWhiteFirst())
            .map(NamedPair::facts);
    boolean isWhole = line.raw().length() >= text.length();
    String rest = isWhole && isCommented ? text.substring(last + 1) : "";
    String behind = !isCommented && end < text.length() ? aside.group(1) : rest;
    return behind.isBlank()
        ? players
        : players.map(each -> each.with(PlayersAndScore.remark(behind)));
  }

  /** Returns players without a score if both have their colours. */
  static Optional<LineFacts> coloured(TextLine line, String text, int first) {
    boolean isSigned = first < text.length() && NamedSide.sign(text.charAt(first)).isPresent();
    boolean mayBe = isSigned || text.indexOf('(') >= 0 || text.indexOf('[') >= 0;
    if (!mayBe && !IN_WORDS.matcher(text).find()) {
      return Optional.empty();
    }
    Matcher against = (isSigned ? SECOND_SIGN : NamedPair.AGAINST).matcher(text);
    if (!against.find(first + 1)) {
      against = LISTED.matcher(text);
      if (isSigned || !against.find(first + 1)) {
        return Optional.empty();
      }
    }
    Matcher behind = BEHIND_COLOUR.matcher(text);
    boolean hasAside = behind.find(against.end()) && NamedSide.isColour(behind.group(1));
    int end = hasAside ? behind.end(1) + 1 : text.length();
    Optional<LineFacts> players =
        NamedPair.in(line, first, against.start(), against.end(), end)
            .filter(NamedPair::areColoured)
            .map(NamedPair::facts);
    return hasAside
        ? players.map(each -> each.with(PlayersAndScore.remark(behind.group(2))))
        : players;
  }
}
