package org.kifu.archive.edition;

import java.util.ArrayList;
import java.util.List;
import org.kifu.board.MoveToken.Pass;
import org.kifu.game.GameRecord;

/**
 * A fact that is to be corrected.
 *
 * @param line where this stands in its file, from 1
 * @param game the number of the game, from 1 over all inputs
 * @param before what the record must say now
 * @param after what it is to say
 */
public record Correction(int line, long game, CorrectionField field, String before, String after) {
  /**
   * The corrections of moves and score that make another record of one; passes are not written.
   *
   * @param line where the first of them is to stand
   * @param game the number of the game
   */
  public static List<Correction> between(int line, long game, GameRecord before, GameRecord after) {
    List<Correction> corrections = new ArrayList<>();
    for (CorrectionField field : List.of(CorrectionField.MOVES, CorrectionField.SCORE)) {
      String now = field.of(before);
      String then = field.of(after).replace(Pass.WRITTEN.toString(), "");
      if (!now.equals(then)) {
        corrections.add(new Correction(line + corrections.size(), game, field, now, then));
      }
    }
    return corrections;
  }
}
