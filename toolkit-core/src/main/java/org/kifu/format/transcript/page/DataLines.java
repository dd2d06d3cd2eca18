package org.kifu.format.transcript.page;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/** The lines of a text; those written for programs are given as for people. */
final class DataLines {
  /** The most lines of a field. */
  private static final int MOST_LINES = 70;

  private final Supplier<Optional<TextLine>> lines;
  private final Queue<TextLine> plain = new ArrayDeque<>();
  private final SqlLines sql = new SqlLines();
  private final NamedValues values = new NamedValues();
  private final XmlLines xml = new XmlLines(this::take);
  private final EscapedPages pages = new EscapedPages();
  private final CalendarLines calendar = new CalendarLines(this::take);
  private final DataStatements statements = new DataStatements(this::take);
  private final RtfLines rtf = new RtfLines(this::take);

  /** Lines that were read to find the end of a field in quotation marks. */
  private final Deque<TextLine> ahead = new ArrayDeque<>();

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
    if (rtf.holds(text)) {
      plain.addAll(rtf.lines(line.get()));
      return Optional.of(plain.remove());
    }
    if (calendar.holds(text)) {
      plain.addAll(calendar.lines(line.get()));
      calendar.takeBehind().ifPresent(ahead::addFirst);
      return Optional.of(plain.remove());
    }
    if (DataStatements.holds(text)) {
      TextLine squares = statements.line(line.get());
      statements.takeBehind().ifPresent(ahead::addFirst);
      return Optional.of(squares);
    }
    if (pages.mayHold(text)) {
      line = line.map(EscapedPages::plain);
      text = line.get().text();
    }
    if (sql.mayHold(text)) {
      plain.addAll(sql.lines(line.get()));
    } else if (XmlLines.mayBe(text)) {
      plain.addAll(xml.lines(line.get()));
    } else if (PhpLines.mayBe(text)) {
      plain.addAll(PhpLines.lines(line.get()));
    } else if (KeywordFacts.mayBe(text)) {
      plain.addAll(KeywordFacts.lines(line.get()));
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

  /** A row with the lines that continue its last field in quotation marks. */
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
      row.subList(1, row.size()).reversed().forEach(ahead::addFirst);
      return first;
    }
    return LineRewriter.joined(row);
  }

  /** Whether a line has an odd number of quotation marks. */
  private static boolean isOpen(String text) {
    return text.chars().filter(c -> c == '"').count() % 2 == 1;
  }
}
