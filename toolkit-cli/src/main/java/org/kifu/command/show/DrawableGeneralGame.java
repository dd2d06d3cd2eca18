package org.kifu.command.show;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.board.MoveToken;
import org.kifu.command.input.NumberRange;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.picture.BoardLook;
import org.kifu.picture.BoardPicture;
import org.kifu.picture.GameCaption;
import org.kifu.picture.KifuSheet;
import org.kifu.picture.Picture;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.LegalMarks;
import org.kifu.rules.Rules;

/** A game with any rules, drawn by its rules. */
record DrawableGeneralGame<P, M>(GameHeader header, Replay<P, M> replay) implements DrawableGame {
  /**
   * Replays a game; an illegal game is drawn up to its last legal move.
   *
   * @return the game; nothing if there is no position to draw
   */
  static Optional<DrawableGeneralGame<?, ?>> of(ParsedGame game) {
    return game.record()
        .flatMap(
            record ->
                Catalogue.byName(record.rules())
                    .<DrawableGeneralGame<?, ?>>map(entry -> replayed(entry.rules(), record)))
        .filter(board -> !(board.replay().ending() instanceof Ending.BadStart));
  }

  private static <P, M> DrawableGeneralGame<P, M> replayed(Rules<P, M> rules, GameRecord record) {
    return new DrawableGeneralGame<>(record.header(), Replay.of(rules, record));
  }

  @Override
  public int plies() {
    return replay.steps().size();
  }

  /** The discs, the last move, and the state of the game; the rules have their own signs. */
  @Override
  public String boardText(int ply, DiscSigns signs, boolean marksMoves) {
    Rules<P, M> rules = replay.rules();
    int shown = Math.min(ply, plies());
    P position = position(ply);
    String last = last(ply).map(move -> "%d. %s\n".formatted(shown, move)).orElse("");
    String board = rules.display().draw(position);
    return (marksMoves ? LegalMarks.of(rules, position).on(board) : board)
        + last
        + standing(position)
        + "\n"
        + DrawableGame.lentDiscs(shown, replay);
  }

  @Override
  public String kifuText(NumberRange plies, DiscSigns signs) {
    return sheet(plies).text(signs);
  }

  @Override
  public Picture boardPicture(int ply, BoardLook look) {
    P position = position(ply);
    String footer = standing(position);
    return BoardPicture.position(replay.rules(), position, last(ply), caption(), footer, look)
        .orElseThrow();
  }

  private GameCaption caption() {
    return new GameCaption(
        named(header.black(), Disc.BLACK),
        named(header.white(), Disc.WHITE),
        replay.isComplete() && isForTwo() ? count() : "",
        header.occasion());
  }

  @Override
  public BoardLook.Field usualField() {
    return replay
        .rules()
        .display()
        .face(replay.end())
        .map(face -> BoardLook.usualField(face.make()))
        .orElse(BoardLook.USUAL.field());
  }

  /** The name of a player, or that of the side by the rules; Gold is not called white. */
  private String named(String player, Disc side) {
    return player.isBlank() && isForTwo() ? label(side) : player;
  }

  /** Whether the game has two players; in the solo game one player has both sides. */
  private boolean isForTwo() {
    Rules<P, M> rules = replay.rules();
    return !rules.display().nameOf(Disc.BLACK).equals(rules.display().nameOf(Disc.WHITE));
  }

  private String count() {
    FinalCount count = replay.count();
    return count.blackDiscs() + "\u2013" + count.whiteDiscs();
  }

  private P position(int ply) {
    List<Step<P, M>> steps = replay.steps();
    return ply < steps.size() ? steps.get(ply).before() : replay.end();
  }

  private Optional<MoveToken> last(int ply) {
    int shown = Math.min(ply, plies());
    return shown == 0
        ? Optional.empty()
        : Optional.of(replay.rules().token(replay.steps().get(shown - 1).move()));
  }

  @Override
  public Picture kifuPicture(NumberRange plies, BoardLook look) {
    return BoardPicture.kifu(sheet(plies), caption(), look);
  }

  private KifuSheet sheet(NumberRange plies) {
    return KifuSheet.of(replay, plies.first(), plies.last());
  }

  private String standing(P position) {
    Rules<P, M> rules = replay.rules();
    return rules.legalMoves(position).isEmpty()
        ? rules.display().result(position)
        : "%s; %s to move"
            .formatted(onTheBoard(position), rules.display().nameOf(rules.sideToMove(position)));
  }

  /** The count of the discs, without the empty squares. */
  private String onTheBoard(P position) {
    Rules<P, M> rules = replay.rules();
    return rules
        .display()
        .face(position)
        .filter(_ -> isForTwo())
        .map(
            face ->
                "black %d, %s %d"
                    .formatted(
                        face.count(Disc.BLACK),
                        rules.display().nameOf(Disc.WHITE),
                        face.count(Disc.WHITE)))
        .orElseGet(() -> rules.display().standing(position));
  }

  @Override
  public String captions() {
    return Stream.of(
            caption(label(Disc.BLACK), header.black()),
            caption(label(Disc.WHITE), header.white()),
            caption("Event", header.event()),
            caption("Place", header.place()),
            caption("Date", header.date().toString()),
            caption("Rules", replay.rules().name()))
        .collect(Collectors.joining());
  }

  /** The name of a side by the rules, such as {@code Gold}. */
  private String label(Disc side) {
    String name = replay.rules().display().nameOf(side).replaceFirst("^the ", "");
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private static String caption(String label, String value) {
    return value.isBlank() ? "" : label + ": " + value.strip().replaceAll("\\R", " ") + "\n";
  }
}
