package org.kifu.command.show;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.annotate.GameResult;
import org.kifu.board.DiscSigns;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.command.input.NumberRange;
import org.kifu.game.GameHeader;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.picture.BoardLook;
import org.kifu.picture.BoardPicture;
import org.kifu.picture.GameCaption;
import org.kifu.picture.KifuSheet;
import org.kifu.picture.Picture;
import org.kifu.picture.ShownPosition;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.LegalMarks;
import org.kifu.rules.Othello;

/** A game of the 8x8 board, replayed as far as it is legal, that can be drawn. */
final class DrawableOthello implements DrawableGame {
  private final GameHeader header;
  private final GameCaption caption;
  private final Replay<Position, Move> replay;

  private DrawableOthello(GameHeader header, Outcome declared, Replay<Position, Move> replay) {
    this.header = header;
    this.replay = replay;
    this.caption = GameCaption.of(header, GameResult.of(declared, replay));
  }

  /**
   * Replays a game; an illegal game is drawn up to its last legal move.
   *
   * @return the game; nothing if there is no position to draw
   */
  static Optional<DrawableOthello> of(ParsedGame game) {
    return game.record()
        .flatMap(
            record ->
                GameReplay.of(game)
                    .map(
                        replay -> new DrawableOthello(record.header(), record.declared(), replay)));
  }

  @Override
  public int plies() {
    return replay.steps().size();
  }

  @Override
  public String captions() {
    String score = caption.result().isEmpty() ? "" : "Score: " + caption.result().replace('–', '-');
    return Stream.concat(header.captions().stream(), Stream.of(score))
        .filter(line -> !line.isEmpty())
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  @Override
  public String boardText(int ply, DiscSigns signs, boolean marksMoves) {
    ShownPosition shown = ShownPosition.after(ply, replay);
    LegalMarks marks =
        marksMoves ? LegalMarks.of(replay.rules(), shown.position()) : LegalMarks.NONE;
    return shown.text(signs, marks) + DrawableGame.lentDiscs(ply, replay);
  }

  @Override
  public String kifuText(NumberRange plies, DiscSigns signs) {
    return sheet(plies).text(signs);
  }

  @Override
  public Picture boardPicture(int ply, BoardLook look) {
    return BoardPicture.position(ShownPosition.after(ply, replay), caption, look);
  }

  @Override
  public Picture kifuPicture(NumberRange plies, BoardLook look) {
    return BoardPicture.kifu(sheet(plies), caption, look);
  }

  private KifuSheet sheet(NumberRange plies) {
    return KifuSheet.of(replay, plies.first(), plies.last());
  }

  /** The replay of games of the 8x8 board. */
  private static final class GameReplay {
    private GameReplay() {}

    /**
     * Replays the part of a game that could be read, as far as it is legal.
     *
     * @return the replay; nothing if there is no position at all
     */
    static Optional<Replay<Position, Move>> of(ParsedGame game) {
      return game.record()
          .map(record -> Replay.of(Othello.RULES, record))
          .filter(replay -> !(replay.ending() instanceof Ending.BadStart));
    }
  }
}
