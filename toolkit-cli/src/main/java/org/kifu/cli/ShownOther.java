package org.kifu.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.replay.Replay.Step;
import org.kifu.report.BoardLook;
import org.kifu.report.Picture;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/**
 * A game of other rules than the tournament game as far as it can be replayed, drawn in text as its
 * rules draw it.
 */
record ShownOther<P, M>(GameHeader header, Replay<P, M> replay) implements Shown {
  /**
   * Replays a game; one that goes wrong is drawn up to there.
   *
   * @return nothing if there is no position to draw
   */
  static Optional<ShownOther<?, ?>> of(ParsedGame game) {
    return game.record()
        .flatMap(
            record ->
                Catalogue.byName(record.rules())
                    .<ShownOther<?, ?>>map(entry -> replayed(entry.rules(), record)))
        .filter(board -> !(board.replay().ending() instanceof Ending.BadStart));
  }

  private static <P, M> ShownOther<P, M> replayed(Rules<P, M> rules, GameRecord record) {
    return new ShownOther<>(record.header(), Replay.of(rules, record));
  }

  @Override
  public int plies() {
    return replay.steps().size();
  }

  /** The discs, the last move, and how the game stands; the rules know signs of their own. */
  @Override
  public String boardText(int ply, DiscSigns signs) {
    Rules<P, M> rules = replay.rules();
    List<Step<P, M>> steps = replay.steps();
    int shown = Math.min(ply, steps.size());
    P position = shown < steps.size() ? steps.get(shown).before() : replay.end();
    String last =
        shown == 0
            ? ""
            : "%d. %s\n".formatted(shown, rules.token(steps.get(shown - 1).move()).toString());
    return rules.draw(position) + last + standing(position) + "\n";
  }

  @Override
  public String kifuText(NumberRange plies, DiscSigns signs) {
    throw textAlone();
  }

  @Override
  public Picture boardPicture(int ply, BoardLook look) {
    throw textAlone();
  }

  @Override
  public Picture kifuPicture(NumberRange plies, BoardLook look) {
    throw textAlone();
  }

  private RuntimeException textAlone() {
    return Refusal.usage("games of %s have a board in text alone".formatted(replay.rules().name()));
  }

  private String standing(P position) {
    Rules<P, M> rules = replay.rules();
    return rules.legalMoves(position).isEmpty()
        ? rules.result(position)
        : "%s; %s to move"
            .formatted(rules.standing(position), rules.nameOf(rules.sideToMove(position)));
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

  /** What the rules call a side, such as {@code Gold}. */
  private String label(Disc side) {
    String name = replay.rules().nameOf(side).replaceFirst("^the ", "");
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private static String caption(String label, String value) {
    return value.isBlank() ? "" : label + ": " + value.strip().replaceAll("\\R", " ") + "\n";
  }
}
