package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.ResultSwings.Swing;
import org.kifu.archive.query.EndTrait;
import org.kifu.archive.query.GameQuery.Hit;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.opening.OpeningName;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.opening.OpeningNames;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.words.Discs;

/**
 * A table of games that answer a question. The row of a game gives its place, its players and date,
 * its end, its opening, the number of discs at the position that was asked for, and the move that
 * was asked for by its loss.
 */
public final class HitCsv {
  private static final List<Column<Hit>> COLUMNS =
      List.of(
          Column.text("source", hit -> hit.game().origin().start().source()),
          Column.number("game", hit -> hit.game().number()),
          Column.text("date", hit -> hit.record().header().date().toString()),
          Column.text("black", hit -> hit.record().header().black()),
          Column.text("white", hit -> hit.record().header().white()),
          Column.text("event", hit -> hit.record().header().event()),
          Column.text("end", HitCsv::ends),
          Column.number("black_disc_diff", hit -> hasDiscs(hit) ? known(hit.blackDiscDiff()) : ""),
          Column.text("opening", hit -> opening(hit).name()),
          Column.number("ply", hit -> known(hit.ply())),
          Column.text("moves", HitCsv::moves),
          Column.text("openings", HitCsv::openings),
          ofSwing("swing", move -> Swing.of(move).map(Swing::label).orElse("")),
          ofSwing("swing_ply", AnnotatedMove::ply),
          ofSwing("swing_mover", move -> move.mover().label()),
          ofSwing("swing_move", AnnotatedMove::move),
          ofSwing("swing_loss_discs", move -> Discs.number(move.lossCentidiscs())),
          ofSwing("swing_confidence", move -> move.certainty().confidence().label()),
          Column.text("opening_aliases", hit -> opening(hit).others()),
          Column.text("rules", hit -> hit.record().rules()));

  private final CsvRows<Hit> rows;

  /** Starts a table; {@code out} stays open. */
  public HitCsv(Writer out) throws IOException {
    rows = new CsvRows<>(COLUMNS, out);
  }

  private static Column<Hit> ofSwing(String name, Function<AnnotatedMove, Object> cell) {
    return Column.text(name, hit -> hit.swing().map(cell).orElse(""));
  }

  private static Object known(OptionalInt number) {
    return number.isPresent() ? number.getAsInt() : "";
  }

  /** Whether discs decide the game; its moves are squares then. */
  private static boolean hasDiscs(Hit hit) {
    return hit.replay().rules().scoring().isPresent();
  }

  private static OpeningName opening(Hit hit) {
    return hit.opening().map(NamedOpening::name).orElse(OpeningName.NONE);
  }

  private static String openings(Hit hit) {
    if (!hit.record().rules().equals(GameRecord.OTHELLO)) {
      return "";
    }
    return OpeningNames.english().passed(Replay.of(Othello.RULES, hit.record())).stream()
        .map(passed -> passed.name().name())
        .collect(Collectors.joining(" > "));
  }

  /** Writes a row. */
  public void write(Hit hit) throws IOException {
    rows.add(hit);
  }

  /** The traits of the game's end, joined by a space. */
  static String ends(Hit hit) {
    return hit.ends().stream().map(EndTrait::label).collect(Collectors.joining(" "));
  }

  private static String moves(Hit hit) {
    return moves(hit.replay());
  }

  private static <P, M> String moves(Replay<P, M> replay) {
    return replay.steps().stream()
        .map(step -> replay.rules().token(step.move()))
        .filter(move -> !(move instanceof MoveToken.Pass))
        .map(MoveToken::toString)
        .collect(Collectors.joining(replay.rules().scoring().isPresent() ? "" : " "));
  }
}
