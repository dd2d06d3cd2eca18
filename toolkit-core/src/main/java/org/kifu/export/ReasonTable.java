package org.kifu.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.Disc;

/** Why the labelled moves of a game were bad, and what refutes them, some lines a move. */
record ReasonTable(Glyphs glyphs, Telling telling) {
  private static final int WIDTH = 93;

  /** Plies of a line that people follow. */
  private static final int LINE = 6;

  String text(List<AnnotatedMove> moves) {
    StringBuilder text = new StringBuilder();
    for (AnnotatedMove move : moves) {
      List<String> clauses = clauses(move);
      if (!clauses.isEmpty()) {
        String head =
            String.format(Locale.ROOT, "%4d  %-8s", move.ply(), disc(move) + " " + move.move());
        text.append(wrapped(head, String.join("; ", clauses)));
      }
    }
    return text.isEmpty() ? "" : telling.words().why() + "\n" + text;
  }

  private List<String> clauses(AnnotatedMove move) {
    List<String> clauses =
        move.reasons().stream()
            .filter(reason -> telling.audience().includes(reason.motif().audience()))
            .map(telling.words()::of)
            .collect(Collectors.toCollection(ArrayList::new));
    List<String> line = move.playedLine();
    if (move.label().isPresent() && line.size() > 1) {
      clauses.add(telling.words().follows(line.subList(1, Math.min(line.size(), LINE + 1))));
    }
    return clauses;
  }

  private String disc(AnnotatedMove move) {
    return move.mover() == Disc.BLACK ? glyphs.blackDisc() : glyphs.whiteDisc();
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
