package org.kifu.notation;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;

/** The end of a game in words, without a number of discs: {@code Black resigns}, {@code 投了}. */
public final class WrittenEnding {
  private static final String SIDE =
      "("
          + SideNames.of(Disc.BLACK)
          + "|"
          + SideNames.of(Disc.WHITE)
          + "|les noirs|les blancs|las negras|las blancas|il nero|il bianco)";

  private static final Pattern RESIGNED =
      pattern(
          "(?:SIDE\\s?(?:の|が|、)?\\s?)?(?:resigns?|resigned|has resigned|gives? up|gave up"
              + "|abandonn?e?|abandonnent|abandonan?|abbandona|si arrende|se rinden?|gibt auf"
              + "|gab auf|geeft op|ger upp|сдал(?:ся|ись)|сда[её]тся|сдаются|投了|認輸|认输)");

  private static final Pattern TIME =
      pattern(
          "SIDE\\s?(?:の|が|、)?\\s?(?:(?:lost|loses|forfeits?) on time|(?:runs?|ran) out of time"
              + "|times? out|timed out|perd(?:ent)? au temps|時間切れ負?け?)");

  private static final Pattern LEFT =
      pattern("SIDE\\s(?:left|left the game|disconnects|disconnected|has left)");

  private static final Pattern WON =
      pattern("SIDE\\s?(?:の|が)?\\s?(?:wins?|won|gagnent?|gewinnt|ganan?|vince|勝ち?|胜|승)");

  private static final Pattern WON_BY =
      pattern("SIDE\\s(?:wins?|won)(?: by| on)? (resignation|time|timeout)");

  private static final Pattern DRAWN =
      Pattern.compile(
          "(?iu)draw|drawn|tie|tied|nulle?|remis|unentschieden|empate|patta|ничья|引き?分け|和棋|和局");

  private WrittenEnding() {}

  private static Pattern pattern(String form) {
    return Pattern.compile("(?iu)" + form.replace("SIDE", SIDE));
  }

  /**
   * Returns the outcome in a line about a game that stopped before its end; nothing for any other
   * line.
   */
  public static Optional<Outcome> ofStop(String line) {
    String text = plain(line);
    return ended(RESIGNED, text, Kind.RESIGNED)
        .or(() -> ended(TIME, text, Kind.TIME))
        .or(() -> ended(LEFT, text, Kind.LEFT));
  }

  /**
   * Returns the outcome in the value of a label for the score, such as the winner; nothing for any
   * other value.
   */
  public static Optional<Outcome> labelled(String value) {
    String text = plain(value);
    Optional<Outcome> inSigns = WrittenResult.read(text).flatMap(WrittenEnding::withoutScore);
    if (inSigns.isPresent()) {
      return inSigns;
    }
    if (DRAWN.matcher(text).matches()) {
      return Optional.of(Outcome.DRAWN);
    }
    Matcher won = WON.matcher(text);
    Matcher by = WON_BY.matcher(text);
    if (by.matches()) {
      Kind kind = by.group(2).startsWith("r") ? Kind.RESIGNED : Kind.TIME;
      return Optional.of(new Outcome(kind, OptionalInt.empty()).withWinner(side(by.group(1))));
    }
    return won.matches() ? Optional.of(Outcome.NONE.withWinner(side(won.group(1)))) : ofStop(text);
  }

  /** The outcome of a result in signs that has no number of discs. */
  private static Optional<Outcome> withoutScore(WrittenResult result) {
    return switch (result) {
      case WrittenResult.Drawn() -> Optional.of(Outcome.DRAWN);
      case WrittenResult.Won won when won.kind() != Kind.UNKNOWN ->
          Optional.of(won.withoutMargin());
      case WrittenResult.Counts counts -> ofGames(counts);
      case WrittenResult.Won _, WrittenResult.Open() -> Optional.empty();
    };
  }

  /** The winner in the manner of chess, with black first: {@code 1-0}. */
  public static Optional<Outcome> ofGames(WrittenResult.Counts counts) {
    boolean isOne = counts.first() + counts.second() == 1;
    return isOne
        ? Optional.of(Outcome.NONE.withWinner(counts.first() == 1 ? Disc.BLACK : Disc.WHITE))
        : Optional.empty();
  }

  private static Optional<Outcome> ended(Pattern pattern, String text, Kind kind) {
    Matcher ended = pattern.matcher(text);
    if (!ended.matches()) {
      return Optional.empty();
    }
    Outcome outcome = new Outcome(kind, OptionalInt.empty());
    return Optional.of(
        ended.group(1) == null ? outcome : outcome.withWinner(side(ended.group(1)).opponent()));
  }

  private static Disc side(String words) {
    String word = words.substring(words.lastIndexOf(' ') + 1);
    return SideNames.side(word).orElse(Disc.BLACK);
  }

  private static String plain(String text) {
    String whole = CompatibleForm.of(text);
    int from = 0;
    while (from < whole.length() && isAround(whole.charAt(from), "([*>-")) {
      from++;
    }
    int to = whole.length();
    while (to > from && isAround(whole.charAt(to - 1), ")].!*。")) {
      to--;
    }
    return whole.substring(from, to);
  }

  private static boolean isAround(char c, String signs) {
    return Character.isWhitespace(c) || signs.indexOf(c) >= 0;
  }
}
