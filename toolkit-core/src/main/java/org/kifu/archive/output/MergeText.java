package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import org.kifu.archive.dedup.FactField;
import org.kifu.archive.edition.MergeEvent;
import org.kifu.archive.edition.MergeSummary;

/**
 * What a merger did, for people.
 *
 * <pre>
 * merged: new.ggf:3:1: game 3, 60 moves: ...
 *     into old.wtb@152: game 3; adds date
 * conflict: new.ggf:4:1: game 4, 60 moves: ...
 *     same moves as old.wtb@220: game 4; other white
 * </pre>
 */
final class MergeText implements MergeWriter {
  private final Writer out;

  MergeText(Writer out) {
    this.out = out;
  }

  @Override
  public void write(MergeEvent event) throws IOException {
    out.write("%s: %s\n".formatted(event.kind().label(), DedupText.line(event.game())));
    String other = "%s: game %d".formatted(event.kept().where(), event.kept().number());
    String fields = names(event.fields());
    out.write(
        switch (event.kind()) {
          case MERGED ->
              "    into %s%s\n".formatted(other, fields.isEmpty() ? "" : "; adds " + fields);
          case CONFLICT -> "    same moves as %s, both kept; other %s\n".formatted(other, fields);
          case AMBIGUOUS ->
              "    may be %s or another with these moves, kept; would add %s\n"
                  .formatted(other, fields);
        });
  }

  private static String names(List<FactField> fields) {
    return fields.stream().map(FactField::label).collect(Collectors.joining(", "));
  }

  @Override
  public void finish(MergeSummary summary) throws IOException {
    out.write(
        "%d games read, %d kept, %d merged into others (%d completed from others), %d conflicts"
            .formatted(
                summary.read(),
                summary.kept(),
                summary.merged(),
                summary.completed(),
                summary.conflicts()));
    out.write(summary.leftOut() == 0 ? "" : ", %d left out".formatted(summary.leftOut()));
    out.write(summary.damaged() == 0 ? "\n" : ", %d damaged\n".formatted(summary.damaged()));
    out.flush();
  }
}
