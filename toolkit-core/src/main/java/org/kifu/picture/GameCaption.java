package org.kifu.picture;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedGame.GameSummary;
import org.kifu.annotate.GameResult;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.game.GameHeader;
import org.kifu.game.Outcome.Kind;
import org.kifu.picture.drawing.PictureText;
import org.kifu.rules.Catalogue;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.FinalCount;
import org.kifu.words.Words;

/**
 * The caption over a picture of a game. Pictures leave out empty texts.
 *
 * @param black the player of the black discs
 * @param white the player of the white discs
 * @param result the result with black's discs first, such as {@code 31–33}
 * @param occasion the event, the place and the date in one line, with any other remarks
 */
public record GameCaption(String black, String white, String result, String occasion) {
  /** A caption without words. */
  public static final GameCaption NONE = new GameCaption("", "", "", "");

  /** Puts a caption together in English. */
  public static GameCaption of(GameHeader header, GameResult result) {
    return of(header, result, Locale.ENGLISH);
  }

  /**
   * Puts a caption together.
   *
   * @param result the result, which gives the count if the game was played to its end; else the
   *     declared score, and the way in which the game ended if it is known
   * @param language the language of the words
   */
  public static GameCaption of(GameHeader header, GameResult result, Locale language) {
    Words words = Words.in(language);
    return new GameCaption(header.black(), header.white(), score(result), header.occasion())
        .and(result.kind() == Kind.UNFINISHED ? "" : words.ending(result.kind()))
        .and(
            result.count().isEmpty() || result.registered().isEmpty()
                ? ""
                : words.filled("caption.registered", score(result.registered().getAsInt())));
  }

  /**
   * The caption of a game by its rules. A game that discs do not decide has half points in place of
   * discs, black's first.
   *
   * @param language the language of the words
   */
  public static GameCaption of(GameSummary game, Locale language) {
    Optional<DiscScoring> scoring =
        Catalogue.byName(game.rules()).flatMap(entry -> entry.rules().scoring());
    GameCaption usual = of(game.header(), game.result(), language);
    boolean isOfOne =
        Catalogue.byName(game.rules()).filter(entry -> entry.rules().isForOnePlayer()).isPresent();
    if (isOfOne) {
      return new GameCaption(usual.black, "", "", usual.occasion);
    }
    return scoring.isPresent() && scoring.get().squares() == Square.COUNT
        ? usual
        : new GameCaption(usual.black, usual.white, score(game.result(), scoring), usual.occasion);
  }

  private static String score(GameResult result, Optional<DiscScoring> scoring) {
    Optional<FinalCount> count = result.count();
    if (scoring.isEmpty()) {
      return count
          .map(end -> points(end.winner()))
          .or(() -> result.declaredWinner().map(side -> points(Optional.of(side))))
          .or(() -> result.kind() == Kind.AGREED ? Optional.of("½–½") : Optional.empty())
          .orElse("");
    }
    return count
        .or(
            () ->
                result.declaredBlackDiscs().isEmpty()
                    ? Optional.empty()
                    : scoring.get().ofBlack(result.declaredBlackDiscs().getAsInt()))
        .map(end -> end.blackDiscs() + "–" + end.whiteDiscs())
        .orElse("");
  }

  private static String points(Optional<Disc> winner) {
    return winner.map(side -> side == Disc.BLACK ? "1–0" : "0–1").orElse("½–½");
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

  /** The same caption with more words on the occasion; blank words add nothing. */
  public GameCaption and(String words) {
    String all =
        Stream.of(occasion, words)
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining(" · "));
    return new GameCaption(black, white, result, all);
  }

  /**
   * Black, result and white in one line without marks of colour, for example for a document's
   * title.
   */
  public String inOneLine(Locale language) {
    Words words = Words.in(language);
    return inOneLine(words.of(Disc.BLACK), words.of(Disc.WHITE));
  }

  private String inOneLine(String blackWord, String whiteWord) {
    String middle = result.isBlank() ? "–" : result;
    return PictureText.clean(
        nameOr(black, blackWord) + " " + middle + " " + nameOr(white, whiteWord));
  }

  /**
   * The same with words for sides without a name, such as gold.
   *
   * @param words gives the word of a side; nothing if no player has this side
   */
  public String inOneLine(Function<Disc, Optional<String>> words) {
    String first = words.apply(Disc.BLACK).orElse("");
    return words
        .apply(Disc.WHITE)
        .map(other -> inOneLine(first, other))
        .orElseGet(() -> PictureText.clean(nameOr(black, first)));
  }

  public static String nameOr(String name, String colour) {
    return name.isBlank() ? colour : name;
  }
}
