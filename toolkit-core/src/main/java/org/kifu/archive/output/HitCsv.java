package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.ResultSwing;
import org.kifu.archive.query.GameEnd;
import org.kifu.archive.query.GameQuery.Hit;
import org.kifu.game.GameHeader;
import org.kifu.opening.NamedOpening;
import org.kifu.opening.OpeningName;
import org.kifu.opening.OpeningNames;
import org.kifu.table.CsvRows;
import org.kifu.words.Discs;

/**
 * Games that answer a question as a table, a row each: where the game stands, who played when, how
 * it ended, its opening, after how many discs the position that was asked for stood there, and the
 * move that was asked for by what it gave away.
 */
public final class HitCsv {
  private final CsvRows rows;

  /** Writes the header; {@code out} stays open. */
  public HitCsv(Writer out) throws IOException {
    rows =
        new CsvRows(
            out,
            List.of(
                "source",
                "game",
                "date",
                "black",
                "white",
                "event",
                "end",
                "black_disc_diff",
                "opening",
                "ply",
                "moves",
                "openings",
                "swing",
                "swing_ply",
                "swing_mover",
                "swing_move",
                "swing_loss_discs",
                "swing_confidence",
                "opening_aliases"));
  }

  /** Writes a row. */
  public void write(Hit hit) throws IOException {
    OpeningName opening = hit.opening().map(NamedOpening::name).orElse(OpeningName.NONE);
    GameHeader header = hit.record().header();
    List<Object> cells = new ArrayList<>();
    cells.add(hit.game().origin().start().source());
    cells.add(hit.game().number());
    cells.add(header.date().toString());
    cells.add(header.black());
    cells.add(header.white());
    cells.add(header.event());
    cells.add(ends(hit));
    cells.add(hit.blackDiscDiff().isPresent() ? hit.blackDiscDiff().getAsInt() : "");
    cells.add(opening.name());
    cells.add(hit.ply().isPresent() ? hit.ply().getAsInt() : "");
    cells.add(moves(hit));
    cells.add(
        OpeningNames.english().passed(hit.replay()).stream()
            .map(passed -> passed.name().name())
            .collect(Collectors.joining(" > ")));
    cells.addAll(hit.swing().map(HitCsv::swing).orElseGet(() -> Collections.nCopies(6, "")));
    cells.add(opening.others());
    rows.add(cells);
  }

  private static List<Object> swing(AnnotatedMove move) {
    return List.of(
        ResultSwing.of(move).map(ResultSwing::label).orElse(""),
        move.ply(),
        move.mover().label(),
        move.move(),
        Discs.number(move.lossCentidiscs()),
        move.certainty().confidence().label());
  }

  /** How the game ended, in words joined by a space. */
  static String ends(Hit hit) {
    return hit.ends().stream().map(GameEnd::label).collect(Collectors.joining(" "));
  }

  private static String moves(Hit hit) {
    return hit.replay().steps().stream()
        .map(step -> step.move())
        .filter(move -> !move.isPass())
        .map(Object::toString)
        .collect(Collectors.joining());
  }
}
