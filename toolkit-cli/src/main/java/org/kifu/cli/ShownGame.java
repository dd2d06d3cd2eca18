package org.kifu.cli;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.report.BoardPicture;
import org.kifu.report.GameCaption;
import org.kifu.report.KifuText;
import org.kifu.report.Picture;
import org.kifu.report.PositionText;
import org.kifu.report.ShownPosition;
import org.kifu.rules.FinalCount;

/** A game of the 8x8 board as far as it can be replayed, ready to be drawn. */
final class ShownGame {
  private final GameHeader header;
  private final Replay<Position, Move> replay;

  private ShownGame(GameHeader header, Replay<Position, Move> replay) {
    this.header = header;
    this.replay = replay;
  }

  /**
   * Replays a game; one that goes wrong is drawn up to there.
   *
   * @return nothing if there is no position to draw
   */
  static Optional<ShownGame> of(ParsedGame game) {
    return GameReplay.of(game)
        .map(
            replay ->
                new ShownGame(
                    game.record().map(GameRecord::header).orElse(GameHeader.NONE), replay));
  }

  /** The plies that can be shown, passes counted. */
  int plies() {
    return replay.steps().size();
  }

  /** Who played, and where; empty if that is not known. */
  String heading() {
    String players =
        header.black().isEmpty() && header.white().isEmpty()
            ? ""
            : known(header.black()) + " - " + known(header.white());
    String line =
        Stream.of(players, header.event(), header.place(), header.date().toString())
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(", "));
    return line.isEmpty() ? "" : line + "\n";
  }

  private static String known(String name) {
    return name.isEmpty() ? "?" : name;
  }

  String boardText(int ply, boolean ascii) {
    ShownPosition shown = ShownPosition.after(ply, replay);
    return ascii ? PositionText.ascii(shown) : PositionText.discs(shown);
  }

  String kifuText(int plies, boolean ascii) {
    return ascii ? KifuText.ascii(replay, plies) : KifuText.discs(replay, plies);
  }

  Picture boardPicture(int ply) {
    return BoardPicture.position(ShownPosition.after(ply, replay), caption());
  }

  Picture kifuPicture(int plies) {
    return BoardPicture.kifu(replay, plies, caption());
  }

  private GameCaption caption() {
    Optional<FinalCount> count =
        replay.isComplete() ? Optional.of(replay.count()) : Optional.empty();
    return GameCaption.of(header, count);
  }
}
