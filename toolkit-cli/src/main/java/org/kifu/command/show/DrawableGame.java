package org.kifu.command.show;

import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.board.DiscSigns;
import org.kifu.command.input.NumberRange;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.games.draughts.RussianDraughts;
import org.kifu.picture.BoardLook;
import org.kifu.picture.KifuSheet;
import org.kifu.picture.Picture;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;

/** A game, replayed as far as it is legal, that can be drawn. */
interface DrawableGame {
  /**
   * Replays a game; an illegal game is drawn up to its last legal move.
   *
   * @return the game; nothing if there is no position to draw
   */
  static Optional<DrawableGame> of(ParsedGame game) {
    if (!hasOwnDrawing(game)) {
      return DrawableGeneralGame.of(game).map(shown -> shown);
    }
    Optional<RussianDraughts> draughts = game.record().flatMap(record -> draughts(record.rules()));
    return draughts.isPresent()
        ? DrawableDraughts.of(game, draughts.get()).map(shown -> shown)
        : DrawableOthello.of(game).map(shown -> shown);
  }

  /** Whether a game is one of the tournament game or of draughts, which have their own drawings. */
  private static boolean hasOwnDrawing(ParsedGame game) {
    return game.record()
        .map(GameRecord::rules)
        .filter(rules -> !rules.equals(GameRecord.OTHELLO) && draughts(rules).isEmpty())
        .isEmpty();
  }

  /** Whether games by these rules have kifu diagrams; unknown rules have none. */
  static boolean hasKifu(ParsedGame game) {
    return game.record()
        .flatMap(record -> Catalogue.byName(record.rules()))
        .filter(entry -> !KifuSheet.isFor(entry.rules()))
        .isEmpty();
  }

  private static Optional<RussianDraughts> draughts(String rules) {
    return Catalogue.byName(rules)
        .map(Catalogue.Entry::rules)
        .filter(RussianDraughts.class::isInstance)
        .map(RussianDraughts.class::cast);
  }

  /** The default field of the board in pictures. */
  default BoardLook.Field usualField() {
    return BoardLook.USUAL.field();
  }

  /** The number of plies that can be shown, including passes. */
  int plies();

  /** The players, the place and the score, each on a line with its label; empty if not known. */
  String captions();

  /**
   * The board after a ply.
   *
   * @param marksMoves whether the legal moves are marked
   */
  String boardText(int ply, DiscSigns signs, boolean marksMoves);

  String kifuText(NumberRange plies, DiscSigns signs);

  Picture boardPicture(int ply, BoardLook look);

  Picture kifuPicture(NumberRange plies, BoardLook look);

  /**
   * The discs that a side without discs left took from the other side, up to a ply: a comment line
   * for each below the board; empty if there are none.
   */
  static String lentDiscs(int ply, Replay<?, ?> replay) {
    return replay.loans().stream()
        .filter(loan -> loan.ply() <= ply)
        .map(
            loan ->
                "# ply %d: %s plays a disc lent by the other side, no. %d.\n"
                    .formatted(
                        loan.ply(), replay.rules().display().nameOf(loan.side()), loan.count()))
        .collect(Collectors.joining());
  }
}
