package org.kifu.chart;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.picture.BoardLook;
import org.kifu.picture.BoardPicture;
import org.kifu.picture.GameCaption;
import org.kifu.picture.KifuSheet;
import org.kifu.picture.Picture;

/** The pictures of an annotated game that are written to separate files. */
public final class GamePictures {
  private GamePictures() {}

  /** The pictures with English words, by the same endings. */
  public static Map<String, Picture> of(AnnotatedGame game) {
    return of(game, Locale.ENGLISH);
  }

  /**
   * The pictures by the ending of their files' names: the empty ending for the graph of values,
   * {@code -losses}, {@code -accuracy} if the accuracy is known, and {@code -kifu} if the moves can
   * be played on a board.
   */
  public static Map<String, Picture> of(AnnotatedGame game, Locale language) {
    Map<String, Picture> pictures = new LinkedHashMap<>();
    pictures.put("", EvaluationChart.of(game, language));
    pictures.put("-losses", LossChart.of(game, language));
    AccuracyChart.of(game, language).ifPresent(picture -> pictures.put("-accuracy", picture));
    if (game.isOnBoard()) {
      pictures.put("-kifu", kifu(game, language));
    }
    return pictures;
  }

  private static Picture kifu(AnnotatedGame game, Locale language) {
    GameCaption caption = GameCaption.of(game.game().header(), game.game().result(), language);
    return BoardPicture.kifu(KifuSheet.of(game), caption, BoardLook.USUAL, language);
  }
}
