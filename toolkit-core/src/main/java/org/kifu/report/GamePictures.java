package org.kifu.report;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kifu.annotate.AnnotatedGame;

/** The pictures of an annotated game that are written to files of their own. */
public final class GamePictures {
  private GamePictures() {}

  /**
   * The pictures by what their files' names end in: nothing for the graph of values, {@code
   * -losses}, {@code -accuracy} where it is known and {@code -kifu} where the moves can be played
   * on a board.
   */
  public static Map<String, Picture> of(AnnotatedGame game) {
    Map<String, Picture> pictures = new LinkedHashMap<>();
    pictures.put("", EvaluationChart.of(game));
    pictures.put("-losses", LossChart.of(game));
    AccuracyChart.of(game).ifPresent(picture -> pictures.put("-accuracy", picture));
    PlayedBoards.of(game).ifPresent(boards -> pictures.put("-kifu", kifu(game, boards)));
    return pictures;
  }

  private static Picture kifu(AnnotatedGame game, PlayedBoards boards) {
    GameCaption caption = GameCaption.of(game.game().header(), game.game().result());
    return BoardPicture.kifu(KifuSheet.of(boards.replay()), caption, BoardLook.USUAL);
  }
}
