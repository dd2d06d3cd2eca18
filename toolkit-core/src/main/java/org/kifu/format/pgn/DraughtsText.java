package org.kifu.format.pgn;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.text.LookAlikeLetters;

/**
 * The signs by which a record of draughts is recognised. Draughts is also written in the manner of
 * PGN (PDN): its squares are numbers, and a move is two numbers, or two squares.
 */
public final class DraughtsText {
  private static final Pattern TAGS =
      Pattern.compile("(?m)^[ \\t>]*+\\[(?:GameType |FEN\\s+\"[WB?]:[WB])");

  /** A comment, which may quote another game. */
  private static final Pattern COMMENT = Pattern.compile("\\{[^{}]*+\\}");

  // Not \b for the edges of words: Java walks back over all accents before each place for it.

  /** The first move, or numbers of squares; a single one may be a quotation among other moves. */
  private static final Pattern MOVES =
      Pattern.compile(
          "(?<!\\w)0?1\\.\\s*(?:a3-?b4|c3-?[bd]4|e3-?d4|g3-?[fh]4)(?!\\w)"
              + "|(?<!\\w)0?1\\.\\s*\\d\\d?[-x:]\\d\\d?(?!\\w)"
              + "|(?<!\\w)\\d\\d?[-x:]\\d\\d?\\s+\\d\\d?[-x:]\\d\\d?\\s+[\\d(]");

  private static final Pattern PAIR = Pattern.compile("(?<!\\w)[a-h][1-8][-x:][a-h][1-8](?!\\w)");

  private static final Pattern WAYS =
      Pattern.compile(
          "(?<!\\w)(?:[a-h][1-8](?:[-x:]?[a-h][1-8]){1,60}|\\d\\d?(?:[-x:]\\d\\d?){1,60})(?!\\w)");

  /** A tag, whose value may hold squares. */
  private static final Pattern TAG = Pattern.compile("(?m)^[ \\t>]*+\\[[A-Z][^\\]\\n]*+\\]");

  private static final Pattern SQUARE = Pattern.compile("(?<!\\w)[a-h][1-8](?!\\w)");

  /** A line with a tag, the first or not, or the text before the moves without tags. */
  private static final Pattern BEGINNING =
      Pattern.compile("\\A\\s*+(?:%|\\d)|(?m)^[ \\t]*+\\[[A-Z][A-Za-z]*+\\s++\"");

  private static final Pattern WAY =
      Pattern.compile("(?:\\d{1,3}\\.+)?([a-h][1-8](?:[-x:]?[a-h][1-8])++)[!?]{0,2}");

  private static final Pattern WORD = Pattern.compile("\\S+");

  private static final Pattern RESULT = Pattern.compile("[012]-[012]|1/2-1/2|\\*|\\d{1,3}\\.+");

  private DraughtsText() {}

  /** Whether a text is games of draughts, because it has their signs or only their moves. */
  public static boolean isGame(String head) {
    String text = latin(head.startsWith("\uFEFF") ? head.substring(1) : head);
    return BEGINNING.matcher(text).find() && isIn(text) || isWays(text);
  }

  /** Whether all words are paths along diagonals of the dark squares. */
  private static boolean isWays(String text) {
    boolean isAny = false;
    Matcher words = WORD.matcher(text); // most texts are left at their first word
    while (words.find()) {
      Matcher way = WAY.matcher(words.group());
      if (way.matches() && isOnDark(way.group(1))) {
        isAny = true;
      } else if (!RESULT.matcher(words.group()).matches()) {
        return false;
      }
    }
    return isAny;
  }

  /** Whether a path is on dark squares; a path that is not a capture is a diagonal as well. */
  private static boolean isOnDark(String way) {
    String squares = way.replaceAll("[-x:]", "");
    for (int i = 0; i < squares.length(); i += 2) {
      if ((squares.charAt(i) + squares.charAt(i + 1)) % 2 != ('a' + '1') % 2) {
        return false;
      }
    }
    boolean isQuiet = squares.length() == 4 && !way.matches(".*[x:].*");
    return !isQuiet
        || Math.abs(squares.charAt(0) - squares.charAt(2))
            == Math.abs(squares.charAt(1) - squares.charAt(3));
  }

  /** Whether the head of a text is moves or positions of draughts rather than another game. */
  public static boolean isIn(String head) {
    String text = COMMENT.matcher(head).replaceAll(" ");
    boolean mayBe = TAGS.matcher(text).find() || MOVES.matcher(text).find();
    return mayBe && squares(text) <= ways(text) || isMostlyPairs(text);
  }

  /** The number of moves of draughts, from square to square. */
  private static long ways(String text) {
    return WAYS.matcher(text).results().count();
  }

  /** The number of squares that are single, as never in draughts, or in pairs of another game. */
  private static long squares(String text) {
    String moves = TAG.matcher(text).replaceAll("");
    String alone = PAIR.matcher(moves).replaceAll(pair -> isOnDark(pair.group()) ? "" : "$0");
    return SQUARE.matcher(alone).results().count();
  }

  /**
   * The same in Latin letters and signs, for others that look like them; the Cyrillic ha is the
   * sign of a capture, and so is the multiplication sign.
   */
  public static String latin(String text) {
    return LookAlikeLetters.latin(text).replace('\u2013', '-').replace('\u00D7', 'x');
  }

  /** Whether most moves are pairs; two moves of another game rarely are a draughts move. */
  private static boolean isMostlyPairs(String text) {
    long pairs = PAIR.matcher(text).results().filter(pair -> isOnDark(pair.group())).count();
    return pairs > 0 && pairs > squares(text);
  }
}
