package org.kifu.annotate.output;

import java.util.List;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.table.Cells;
import org.kifu.table.WrappedText;
import org.kifu.words.Glyphs;
import org.kifu.words.Telling;

/** Why the labelled moves of a game were bad, and what refutes them, some lines a move. */
record ReasonTable(Glyphs glyphs, Telling telling) {
  private static final int WIDTH = 93;
  private static final int NAME = 8;

  String text(List<AnnotatedMove> moves) {
    StringBuilder text = new StringBuilder();
    for (AnnotatedMove move : moves) {
      List<String> clauses = telling.clauses(move);
      if (!clauses.isEmpty()) {
        text.append(WrappedText.of(head(move), telling.words().sentence(clauses), WIDTH));
      }
    }
    return text.isEmpty() ? "" : telling.words().why() + "\n" + text;
  }

  /** Where another engine disagrees; empty if nowhere. */
  String disagreements(List<AnnotatedMove> moves) {
    StringBuilder text = new StringBuilder();
    for (AnnotatedMove move : moves) {
      telling
          .disagreement(move)
          .ifPresent(clause -> text.append(WrappedText.of(head(move), clause, WIDTH)));
    }
    return text.isEmpty() ? "" : telling.words().of("heading.disagreements") + "\n" + text;
  }

  private String head(AnnotatedMove move) {
    String name = glyphs.disc(move.mover()) + " " + move.move();
    return "%4d  %s".formatted(move.ply(), Cells.left(name, NAME));
  }
}
