package org.kifu.picture;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.annotate.GameResult;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.game.Outcome.Kind;
import org.kifu.picture.drawing.PictureText;
import org.kifu.words.Words;

/**
 * The caption over a picture of a game. An empty text is left out.
 *
 * @param black the player of the black discs
 * @param white the player of the white discs
 * @param result black's discs first, such as {@code 31–33}
 * @param occasion event, place and date in one line, and what else is to be said
 */
public record GameCaption(String black, String white, String result, String occasion) {
  /** No words at all. */
  public static final GameCaption NONE = new GameCaption("", "", "", "");

  /** Puts a caption together in English. */
  public static GameCaption of(GameHeader header, GameResult result) {
    return of(header, result, Locale.ENGLISH);
  }

  /**
   * Puts a caption together.
   *
   * @param result the count where the game was played to its end; else the declared score, and how
   *     the game ended if that is said
   * @param language of the words
   */
  public static GameCaption of(GameHeader header, GameResult result, Locale language) {
    Words words = Words.in(language);
    return new GameCaption(header.black(), header.white(), score(result), header.occasion())
        .and(result.kind() == Kind.UNFINISHED ? "" : words.ending(result))
        .and(
            result.count().isEmpty() || result.registered().isEmpty()
                ? ""
                : words.filled("caption.registered", score(result.registered().getAsInt())));
  }

  private static String score(GameResult result) {
    return result
        .count()
        .map(count -> count.blackDiscs() + "–" + count.whiteDiscs())
        .orElseGet(
            () ->
                result.declaredBlackDiscs().isEmpty()
                    ? ""
                    : score(result.declaredBlackDiscs().getAsInt()));
  }

  private static String score(int blackDiscs) {
    return blackDiscs + "–" + (64 - blackDiscs);
  }

  /** With more words on the occasion; blank ones add nothing. */
  public GameCaption and(String words) {
    String all =
        Stream.of(occasion, words)
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining(" · "));
    return new GameCaption(black, white, result, all);
  }

  /**
   * Black, result and white in one line without marks of colour, such as for a document's title.
   */
  public String inOneLine(Locale language) {
    Words words = Words.in(language);
    String middle = result.isBlank() ? "–" : result;
    return PictureText.clean(
        nameOr(black, words.of(Disc.BLACK))
            + " "
            + middle
            + " "
            + nameOr(white, words.of(Disc.WHITE)));
  }

  public static String nameOr(String name, String colour) {
    return name.isBlank() ? colour : name;
  }
}
