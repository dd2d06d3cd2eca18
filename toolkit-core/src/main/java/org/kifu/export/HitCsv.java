package org.kifu.export;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.kifu.game.GameHeader;
import org.kifu.opening.NamedOpening;
import org.kifu.opening.OpeningNames;
import org.kifu.query.GameEnd;
import org.kifu.query.GameQuery.Hit;

/**
 * Games that answer a question as a table, a row each: where the game stands, who played when, how
 * it ended, its opening, and after how many discs the position that was asked for stood there.
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
                "openings"));
  }

  /** Writes a row. */
  public void write(Hit hit) throws IOException {
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
    cells.add(hit.opening().map(NamedOpening::name).orElse(""));
    cells.add(hit.ply().isPresent() ? hit.ply().getAsInt() : "");
    cells.add(moves(hit));
    cells.add(
        OpeningNames.english().passed(hit.replay()).stream()
            .map(NamedOpening::name)
            .collect(Collectors.joining(" > ")));
    rows.add(cells);
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
