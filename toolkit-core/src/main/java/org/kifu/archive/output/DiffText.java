package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.edition.DiffCounts;
import org.kifu.archive.edition.Difference;
import org.kifu.archive.edition.Difference.Added;
import org.kifu.archive.edition.Difference.OtherFacts;
import org.kifu.archive.edition.Difference.OtherMoves;
import org.kifu.archive.edition.Difference.Removed;

/**
 * Differences for people.
 *
 * <pre>
 * - old.wtb@16: game 1, 60 moves: ...
 * + new.wtb@84: game 2, 60 moves: ...
 * ~ old.wtb@152: game 3, 60 moves: ...
 *     white: Heiberg -> Heiberg Thomas
 * ~ old.wtb@220: game 4, 60 moves: ...
 *     other moves from move 41 on
 * </pre>
 */
final class DiffText implements DiffWriter {
  private final Writer out;

  DiffText(Writer out) {
    this.out = out;
  }

  @Override
  public void write(Difference difference) throws IOException {
    switch (difference) {
      case Removed(GameTraits game) -> line("- ", game);
      case Added(GameTraits game) -> line("+ ", game);
      case OtherFacts facts -> {
        line("~ ", facts.before());
        out.write("    now %s: game %d\n".formatted(facts.after().where(), facts.after().number()));
        for (String change : changes(facts)) {
          out.write("    " + change + "\n");
        }
      }
      case OtherMoves moves -> {
        line("~ ", moves.before());
        out.write(
            "    now %s: game %d\n    other moves from move %d on\n"
                .formatted(moves.after().where(), moves.after().number(), moves.fromMove()));
      }
    }
  }

  private void line(String sign, GameTraits game) throws IOException {
    out.write(sign + DedupText.line(game) + "\n");
  }

  private static List<String> changes(OtherFacts facts) {
    List<String> changes = new ArrayList<>();
    if (facts.isTurned()) {
      changes.add("the board turned");
    }
    for (FactField field : facts.fields()) {
      changes.add(
          field == FactField.NOTES
              ? "notes: %d -> %d"
                  .formatted(facts.before().facts().noteCount(), facts.after().facts().noteCount())
              : "%s: %s -> %s"
                  .formatted(
                      field.label(),
                      shown(field.of(facts.before().facts())),
                      shown(field.of(facts.after().facts()))));
    }
    return changes;
  }

  private static String shown(String text) {
    return text.isEmpty() ? "(nothing)" : text;
  }

  @Override
  public void finish(DiffCounts counts) throws IOException {
    out.write(
        ("%d games in A, %d in B: %d same, %d only in A, %d only in B, %d with other facts,"
                + " %d with other moves\n")
            .formatted(
                counts.first(),
                counts.second(),
                counts.same(),
                counts.removed(),
                counts.added(),
                counts.otherFacts(),
                counts.otherMoves()));
    out.flush();
  }
}
