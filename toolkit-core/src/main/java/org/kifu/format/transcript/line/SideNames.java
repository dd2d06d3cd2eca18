package org.kifu.format.transcript.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.Token.TokenKind;
import org.kifu.notation.SmallLetters;

/**
 * The sides named before their moves: as signs that touch them, {@code 黒f5白d6}, {@code Bf5 Wd6}, or
 * as words, {@code Black: f5 White: d6}, on one line or a line a move. Move numbers may be named
 * likewise: {@code 1手目f5}, {@code Move 1: Black f5}.
 */
final class SideNames {

  private static final String SQUARE = "[a-hA-H][1-8](?![0-9])";

  /** The Japanese signs, including the name of the first move. */
  private static final Pattern JAPANESE =
      Pattern.compile(
          "(?<![\\p{IsIdeographic}\\u3040-\\u30FF])(?:[黒白]|初手\\s?)(?=" + SQUARE + "|パス)");

  /** The number of a move, {@code 第1手}, {@code 1手目}, before a square. */
  private static final Pattern NUMBER =
      Pattern.compile(
          "(?<![^\\s,、。])(?:第\\s?)?([0-9]{1,3})(?:手目?|着目)(?=[\\s:.、。▲△▼▽●○]*(?:(?:[黒白]|先手|後手)[\\s:番]*)?(?:"
              + SQUARE
              + "|パス))");

  /** White's sign, which is not a letter of a square. */
  private static final Pattern WHITE =
      Pattern.compile("(?<![A-Za-z])[Ww](?=" + SQUARE + "|[Pp][Aa])");

  private static final Pattern LATIN =
      Pattern.compile("(?<![A-Za-z])[BbWw](?=" + SQUARE + "|[Pp][Aa])");

  /** The sides with the numbers of their moves, {@code B1: f5, W2: d6}. */
  private static final Pattern COUNTED =
      Pattern.compile("(?<![A-Za-z0-9])[BbWw](?=[0-9]{1,2}[:.)]\\s?" + SQUARE + ")");

  private static final int ONE_MOVE_LENGTH = 3;

  private static final Pattern ONE_MOVE = Pattern.compile("\\s*[Bb]" + SQUARE + "\\s*");

  private SideNames() {}

  /** Returns a line of the same length with blanks for the signs that touch moves. */
  static String blanked(String text, boolean isAscii) {
    String latin =
        hasLatin(text) ? blanked(text, LATIN) : hasCounted(text) ? blanked(text, COUNTED) : text;
    if (isAscii) {
      return latin;
    }
    String numbered = hasNumbers(text) ? numbered(latin) : latin;
    return hasJapanese(text) ? blanked(numbered, JAPANESE) : numbered;
  }

  private static boolean hasCounted(String text) {
    boolean mayHave = text.indexOf('W') >= 0 || text.indexOf('w') >= 0;
    return mayHave && COUNTED.matcher(text).results().limit(2).count() == 2;
  }

  private static boolean hasNumbers(String text) {
    return text.indexOf('手') > 0 || text.indexOf('着') > 0;
  }

  /** The same with a dot after each such number that has nothing else beside it. */
  private static String numbered(String text) {
    return NUMBER
        .matcher(text)
        .replaceAll(
            found -> {
              int before = found.start(1) - found.start();
              int behind = found.end() - found.end(1) - 1;
              return " ".repeat(before) + found.group(1) + "." + " ".repeat(behind);
            });
  }

  private static boolean hasJapanese(String text) {
    return text.indexOf('黒') >= 0 || text.indexOf('白') >= 0 || text.indexOf('初') >= 0;
  }

  /**
   * Whether a line has the signs in Latin letters; black's may be the letter of a square that lost
   * its digit, if white has none.
   */
  private static boolean hasLatin(String text) {
    boolean mayHave = text.indexOf('W') >= 0 || text.indexOf('w') >= 0;
    return mayHave
        ? WHITE.matcher(text).find()
        : text.strip().length() == ONE_MOVE_LENGTH && ONE_MOVE.matcher(text).matches();
  }

  private static String blanked(String text, Pattern signs) {
    Matcher sign = signs.matcher(text);
    return sign.find() ? sign.replaceAll(found -> " ".repeat(found.group().length())) : text;
  }

  private static final Set<String> BLACKS = Set.of("b", "black", "\u9ED2", "\u5148\u624B");
  private static final Set<String> WHITES = Set.of("w", "white", "\u767D", "\u5F8C\u624B");

  /** The most words before a move: a number, a side, a verb and a word before them. */
  private static final int MOST_WORDS = 4;

  /** The names of sides; shorter ones may be initials. */
  private static final Set<String> WORDS = Set.of("black", "white", "\u9ED2", "\u767D");

  /** Words that may come between a side and its only move. */
  private static final Set<String> PLAYS =
      Set.of("plays", "played", "moves", "moved", "takes", "took", "puts", "to", "at", "on");

  /** Words that may come before a move number. */
  private static final Set<String> MOVE =
      Set.of("move", "ply", "turn", "no", "zug", "coup", "mossa", "jugada", "\u0445\u043E\u0434");

  /**
   * Returns the tokens without the words for sides, if both are named, or if one is named before
   * the only move.
   */
  static List<Token> without(String text, List<Token> tokens) {
    boolean mayHave = false;
    for (Token token : tokens) {
      mayHave |= isWord(token);
    }
    if (!mayHave) {
      return tokens;
    }
    Optional<List<Token>> one = onlyMove(text, tokens);
    return one.orElseGet(() -> ofBoth(text, tokens));
  }

  private static List<Token> ofBoth(String text, List<Token> tokens) {
    List<Token> left = new ArrayList<>(tokens.size());
    boolean hasBlack = false;
    boolean hasWhite = false;
    for (int i = 0; i < tokens.size(); i++) {
      boolean isBeforeMove = i + 1 < tokens.size() && tokens.get(i + 1).kind() == TokenKind.MOVES;
      String word = isBeforeMove ? word(text, tokens.get(i)) : "";
      hasBlack |= BLACKS.contains(word);
      hasWhite |= WHITES.contains(word);
      if (!BLACKS.contains(word) && !WHITES.contains(word)) {
        left.add(tokens.get(i));
      }
    }
    return hasBlack && hasWhite ? left : tokens;
  }

  /**
   * The number and the move of a line with one move after words for them: {@code Black f5}, {@code
   * Move 1: Black f5}, {@code 1. Black plays f5}, {@code Move 1: f5}.
   */
  private static Optional<List<Token>> onlyMove(String text, List<Token> tokens) {
    int last = tokens.size() - 1;
    if (last < 1 || last > MOST_WORDS || tokens.get(last).kind() != TokenKind.MOVES) {
      return Optional.empty();
    }
    int at = last - 1;
    int verb = PLAYS.contains(word(text, tokens.get(at))) ? at : last;
    at = verb == last ? at : at - 1;
    boolean hasSide = at >= 0 && WORDS.contains(word(text, tokens.get(at)));
    at -= hasSide ? 1 : 0;
    boolean hasNumber = at >= 0 && tokens.get(at).kind() == TokenKind.NUMBER;
    List<Token> left = new ArrayList<>(2);
    if (hasNumber) {
      left.add(tokens.get(at));
      at--;
    }
    boolean hasWord = hasNumber && at >= 0 && MOVE.contains(word(text, tokens.get(at)));
    at -= hasWord ? 1 : 0;
    left.add(tokens.get(last));
    boolean isSaid = hasSide || hasWord && verb == last;
    return at < 0 && isSaid ? Optional.of(left) : Optional.empty();
  }

  private static boolean isWord(Token token) {
    return token.kind() == TokenKind.TEXT || token.kind() == TokenKind.LETTER;
  }

  private static String word(String text, Token token) {
    return isWord(token) ? SmallLetters.of(text.substring(token.from(), token.to())) : "";
  }
}
