package org.kifu.format.transcript.page;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/** The lines of a text, those that programs write for other programs as a person would. */
final class DataLines {
  /** A field is not longer. */
  private static final int MOST_LINES = 70;

  private final Supplier<Optional<TextLine>> lines;
  private final Queue<TextLine> plain = new ArrayDeque<>();
  private final SqlLines sql = new SqlLines();
  private final NamedValues values = new NamedValues();
  private final XmlLines xml = new XmlLines(this::take);

  /** Lines that were looked at for the end of a field in quotation marks. */
  private final Queue<TextLine> ahead = new ArrayDeque<>();

  DataLines(Supplier<Optional<TextLine>> lines) {
    this.lines = lines;
  }

  /** The next line; nothing at the end. */
  Optional<TextLine> next() {
    if (!plain.isEmpty()) {
      return Optional.of(plain.remove());
    }
    Optional<TextLine> line = take();
    if (line.isPresent() && line.get().text().startsWith("\"")) {
      line = Optional.of(withOpenField(line.get()));
    }
    if (line.isEmpty() || line.get().isTooLong()) {
      return line;
    }
    String text = line.get().text();
    if (sql.mayHold(text)) {
      plain.addAll(sql.lines(line.get()));
    } else if (XmlLines.mayBe(text)) {
      plain.addAll(xml.lines(line.get()));
    } else if (NamedValues.mayBe(text)) {
      plain.addAll(values.lines(line.get()));
    } else {
      return line;
    }
    return Optional.of(plain.remove());
  }

  private Optional<TextLine> take() {
    return ahead.isEmpty() ? lines.get() : Optional.of(ahead.remove());
  }

  /** A row with the lines in which its last field in quotation marks goes on. */
  private TextLine withOpenField(TextLine first) {
    if (!isOpen(first.text())
        || first.text().indexOf("\",\"") < 0 && !first.text().contains("\";\"")) {
      return first;
    }
    List<TextLine> row = new ArrayList<>(List.of(first));
    boolean isOpen = true;
    while (isOpen && row.size() < MOST_LINES) {
      Optional<TextLine> next = take();
      if (next.isEmpty() || next.get().isTooLong() || next.get().isBlank()) {
        next.ifPresent(row::add);
        break;
      }
      row.add(next.get());
      isOpen = !isOpen(next.get().text());
    }
    if (isOpen) {
      List<TextLine> rest = new ArrayList<>(row.subList(1, row.size()));
      rest.addAll(ahead);
      ahead.clear();
      ahead.addAll(rest);
      return first;
    }
    return LineRewriter.joined(row);
  }

  /** Whether a line has a quotation mark too many. */
  private static boolean isOpen(String text) {
    return text.chars().filter(c -> c == '"').count() % 2 == 1;
  }
}
