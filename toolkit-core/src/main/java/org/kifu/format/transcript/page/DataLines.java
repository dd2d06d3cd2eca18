package org.kifu.format.transcript.page;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;
import org.kifu.source.text.TextLine;

/** The lines of a text, those that programs write for other programs as a person would. */
final class DataLines {
  private final Supplier<Optional<TextLine>> lines;
  private final Queue<TextLine> plain = new ArrayDeque<>();
  private final SqlLines sql = new SqlLines();
  private final NamedValues values = new NamedValues();

  DataLines(Supplier<Optional<TextLine>> lines) {
    this.lines = lines;
  }

  /** The next line; nothing at the end. */
  Optional<TextLine> next() {
    if (!plain.isEmpty()) {
      return Optional.of(plain.remove());
    }
    Optional<TextLine> line = lines.get();
    if (line.isEmpty() || line.get().isTooLong()) {
      return line;
    }
    String text = line.get().text();
    if (sql.mayHold(text)) {
      plain.addAll(sql.lines(line.get()));
    } else if (NamedValues.mayBe(text)) {
      plain.addAll(values.lines(line.get()));
    } else {
      return line;
    }
    return Optional.of(plain.remove());
  }
}
