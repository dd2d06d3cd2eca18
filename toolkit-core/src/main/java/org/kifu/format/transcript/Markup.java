package org.kifu.format.transcript;

import java.util.function.ObjIntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.Token.Kind;

/**
 * What is left of a web page around the moves: tags, entities and addresses. Moves in the value of
 * an attribute or in a parameter of an address are moves.
 */
final class Markup {
  private static final Pattern TAG = Pattern.compile("<(?:[/!?]?[A-Za-z][^<>]*|!--[^<>]*--)>");
  private static final Pattern ENTITY =
      Pattern.compile("&(?:[A-Za-z]{2,8}|#[0-9]{1,6}|#[xX][0-9A-Fa-f]{1,5});");
  private static final Pattern ADDRESS =
      Pattern.compile("[A-Za-z][A-Za-z0-9+.]{1,9}://[^\\s<>\"']+");
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9@]+");

  /** Fewer squares are a name or a colour. */
  private static final int CLEAR_SQUARES = 3;

  private Markup() {}

  /** The end of a tag that begins here; the place itself if there is none. */
  static int tagEnd(String text, int at) {
    return end(TAG, text, at);
  }

  /** The end of an entity that begins here; the place itself if there is none. */
  static int entityEnd(String text, int at) {
    return end(ENTITY, text, at);
  }

  /** The letters and digits of all entities of a line. */
  static int entityLetters(String text) {
    int letters = 0;
    Matcher entities = ENTITY.matcher(text.indexOf('&') < 0 ? "" : text);
    while (entities.find()) {
      letters += (int) entities.group().chars().filter(Character::isLetterOrDigit).count();
    }
    return letters;
  }

  /** The end of an address that begins here; the place itself if there is none. */
  static int addressEnd(String text, int at) {
    return end(ADDRESS, text, at);
  }

  private static int end(Pattern pattern, String text, int at) {
    Matcher matcher = pattern.matcher(text).region(at, text.length());
    return matcher.lookingAt() ? matcher.end() : at;
  }

  /**
   * Cuts a tag or an address into the moves in it and the rest.
   *
   * @param pieces takes each kind with its end, in order
   */
  static void cut(String text, int from, int to, ObjIntConsumer<Kind> pieces) {
    int last = from;
    Matcher words = WORD.matcher(text).region(from, to);
    while (words.find()) {
      boolean isMoves =
          MoveWord.squares(text, words.start(), words.end()) >= CLEAR_SQUARES
              && MoveWord.kind(text, words.start(), words.end()) == Kind.MOVES;
      if (isMoves) {
        pieces.accept(Kind.MARKUP, words.start());
        pieces.accept(Kind.MOVES, words.end());
        last = words.end();
      }
    }
    if (last < to) {
      pieces.accept(Kind.MARKUP, to);
    }
  }
}
