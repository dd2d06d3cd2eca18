package org.kifu.command.show;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.board.DiscSigns;
import org.kifu.board.MoveToken;
import org.kifu.command.input.NumberRange;
import org.kifu.command.terminal.Refusal;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.games.draughts.DraughtsMove;
import org.kifu.games.draughts.DraughtsPosition;
import org.kifu.games.draughts.RussianDraughts;
import org.kifu.picture.BoardLook;
import org.kifu.picture.BoardPicture;
import org.kifu.picture.GameCaption;
import org.kifu.picture.Picture;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.LegalMarks;
import org.kifu.rules.Rules;

/** A game of draughts; its pieces move, so a kifu diagram cannot show it. */
final class DrawableDraughts implements DrawableGame {
  private final GameRecord record;
  private final Replay<DraughtsPosition, DraughtsMove> replay;

  private DrawableDraughts(GameRecord record, Replay<DraughtsPosition, DraughtsMove> replay) {
    this.record = record;
    this.replay = replay;
  }

  static Optional<DrawableDraughts> of(ParsedGame game, RussianDraughts rules) {
    return game.record()
        .map(record -> new DrawableDraughts(record, Replay.of(rules, record)))
        .filter(shown -> !(shown.replay.ending() instanceof Replay.Ending.BadStart));
  }

  @Override
  public int plies() {
    return replay.steps().size();
  }

  @Override
  public String captions() {
    return record.header().captions().stream()
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  @Override
  public String boardText(int ply, DiscSigns signs, boolean marksMoves) {
    DraughtsPosition position = position(ply);
    String board = replay.rules().display().draw(position);
    return (marksMoves ? LegalMarks.of(replay.rules(), position).on(board) : board)
        + status(ply)
        + "\n";
  }

  @Override
  public String kifuText(NumberRange plies, DiscSigns signs) {
    throw noKifu();
  }

  @Override
  public Picture kifuPicture(NumberRange plies, BoardLook look) {
    throw noKifu();
  }

  private static RuntimeException noKifu() {
    return Refusal.usage("--style kifu is only for games whose discs stay where they are");
  }

  @Override
  public Picture boardPicture(int ply, BoardLook look) {
    GameHeader header = record.header();
    GameCaption caption =
        new GameCaption(
            header.black(), header.white(), result(record.declared()), header.occasion());
    Rules<DraughtsPosition, DraughtsMove> rules = replay.rules();
    Optional<MoveToken> last = last(ply).map(Step::move).map(rules::token);
    return BoardPicture.position(rules, position(ply), last, caption, status(ply), look)
        .orElseThrow();
  }

  /**
   * The result in words, because draughts gives the points of white first, but the name of black
   * comes first above the board.
   */
  static String result(Outcome declared) {
    return declared
        .winner()
        .map(side -> side.label() + " won")
        .orElse(declared.kind() == Outcome.Kind.AGREED ? "½–½" : "");
  }

  private DraughtsPosition position(int ply) {
    List<Step<DraughtsPosition, DraughtsMove>> steps = replay.steps();
    return ply < steps.size() ? steps.get(ply).before() : replay.end();
  }

  /** The last of this number of plies. */
  private Optional<Step<DraughtsPosition, DraughtsMove>> last(int ply) {
    int index = Math.min(ply, plies()) - 1;
    return index < 0 ? Optional.empty() : Optional.of(replay.steps().get(index));
  }

  private String status(int ply) {
    DraughtsPosition position = position(ply);
    String played =
        last(ply)
            .map(
                step ->
                    "Ply %d: %s %s, "
                        .formatted(
                            Math.min(ply, plies()),
                            step.before().sideToMove().label(),
                            step.move()))
            .orElse("");
    return "%swhite %d, black %d, %s"
        .formatted(
            played,
            Long.bitCount(position.white()),
            Long.bitCount(position.black()),
            toMove(position));
  }

  private String toMove(DraughtsPosition position) {
    return replay.rules().count(position).winner().isPresent()
        ? position.sideToMove().opponent().label() + " has won"
        : position.sideToMove().label() + " to move";
  }
}
