package org.kifu.export;

import java.util.List;
import java.util.Locale;
import org.kifu.annotate.AnnotatedMove;

/** Why the labelled moves of a game were bad, and what refutes them, some lines a move. */
record ReasonTable(Glyphs glyphs, Telling telling) {
  private static final int WIDTH = 93;

  String text(List<AnnotatedMove> moves) {
    MoveReasons reasons = new MoveReasons(telling);
    StringBuilder text = new StringBuilder();
    for (AnnotatedMove move : moves) {
      List<String> clauses = reasons.clauses(move);
      if (!clauses.isEmpty()) {
        text.append(wrapped(head(move), String.join("; ", clauses)));
      }
    }
    return text.isEmpty() ? "" : telling.words().why() + "\n" + text;
  }

  /** Where another engine disagrees; empty if nowhere. */
  String disagreements(List<AnnotatedMove> moves) {
    MoveReasons reasons = new MoveReasons(telling);
    StringBuilder text = new StringBuilder();
    for (AnnotatedMove move : moves) {
      reasons.disagreement(move).ifPresent(words -> text.append(wrapped(head(move), words)));
    }
    return text.isEmpty() ? "" : telling.words().of("heading.disagreements") + "\n" + text;
  }

  private String head(AnnotatedMove move) {
    String name = glyphs.disc(move.mover()) + " " + move.move();
    return String.format(Locale.ROOT, "%4d  %-8s", move.ply(), name);
  }

  private static String wrapped(String head, String words) {
    StringBuilder text = new StringBuilder();
    StringBuilder line = new StringBuilder(head);
    for (String word : words.split(" ", -1)) {
      if (line.length() + 1 + word.length() > WIDTH) {
        text.append(line.toString().stripTrailing()).append('\n');
        line = new StringBuilder(" ".repeat(head.length()));
      }
      line.append(' ').append(word);
    }
    return text.append(line.toString().stripTrailing()).append('\n').toString();
  }
}
