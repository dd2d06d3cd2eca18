package org.kifu.command.everyday;

import java.util.Optional;
import org.kifu.board.DiscSigns;
import org.kifu.command.NumberRange;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.games.draughts.RussianDraughts;
import org.kifu.picture.BoardLook;
import org.kifu.picture.Picture;
import org.kifu.rules.Catalogue;

/** A game as far as it can be replayed, ready to be drawn. */
interface Shown {
  /**
   * Replays a game; one that goes wrong is drawn up to there.
   *
   * @return nothing if there is no position to draw
   */
  static Optional<Shown> of(ParsedGame game) {
    if (isOther(game)) {
      return ShownOther.of(game).map(shown -> shown);
    }
    Optional<RussianDraughts> draughts = game.record().flatMap(record -> draughts(record.rules()));
    return draughts.isPresent()
        ? ShownDraughts.of(game, draughts.get()).map(shown -> shown)
        : ShownGame.of(game).map(shown -> shown);
  }

  /** Whether there is a board in text alone: neither the tournament game nor draughts. */
  static boolean isOther(ParsedGame game) {
    return game.record()
        .map(GameRecord::rules)
        .filter(rules -> !rules.equals(GameRecord.OTHELLO) && draughts(rules).isEmpty())
        .isPresent();
  }

  private static Optional<RussianDraughts> draughts(String rules) {
    return Catalogue.byName(rules)
        .map(Catalogue.Entry::rules)
        .filter(RussianDraughts.class::isInstance)
        .map(RussianDraughts.class::cast);
  }

  /** The field of its board in pictures, where nobody asks for another one. */
  default BoardLook.Field usualField() {
    return BoardLook.USUAL.field();
  }

  /** The plies that can be shown, passes counted. */
  int plies();

  /** Who played, where, and with what score, a line each with its label; empty if not known. */
  String captions();

  String boardText(int ply, DiscSigns signs);

  String kifuText(NumberRange plies, DiscSigns signs);

  Picture boardPicture(int ply, BoardLook look);

  Picture kifuPicture(NumberRange plies, BoardLook look);
}
