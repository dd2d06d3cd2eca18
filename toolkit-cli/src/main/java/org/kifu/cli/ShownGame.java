package org.kifu.cli;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.report.BoardPicture;
import org.kifu.report.GameCaption;
import org.kifu.report.KifuText;
import org.kifu.report.Picture;
import org.kifu.report.PositionText;
import org.kifu.report.ShownPosition;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;

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
   * @param problems takes what is wrong with it
   * @return nothing if there is no position to draw
   */
  static Optional<ShownGame> of(ParsedGame game, Consumer<Problem> problems) {
    if (game.record().isEmpty()) {
      game.problems().forEach(problems);
      return Optional.empty();
    }
    GameRecord record = game.record().get();
    Replay<Position, Move> replay = Replay.of(Othello.RULES, record);
    switch (replay.ending()) {
      case Ending.BadStart() -> {
        problems.accept(badStart(game));
        return Optional.empty();
      }
      case Ending.Illegal illegal -> problems.accept(illegal(game, illegal));
      case Ending.Complete(), Ending.Unfinished() -> {}
    }
    return Optional.of(new ShownGame(record.header(), replay));
  }

  private static Problem badStart(ParsedGame game) {
    return new Problem(
        ProblemCode.BAD_START,
        game.origin().of(Origin.Fact.START),
        game.number(),
        0,
        "the start is no position of the 8x8 board");
  }

  private static Problem illegal(ParsedGame game, Ending.Illegal illegal) {
    return new Problem(
        illegal.code(),
        game.origin().ofMove(illegal.token()),
        game.number(),
        illegal.ply(),
        illegal.message());
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
