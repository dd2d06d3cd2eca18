package org.kifu.format.transcript.page;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.Markup;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * The lines of a text, with the tables and templates of a wiki in plain text: each row a line with
 * tabs between its cells, each parameter of a template a line with its label.
 */
final class WikiLines {
  /** The most lines of a row or a template. */
  private static final int MOST_LINES = 200;

  private static final Pattern PARAMETER =
      Pattern.compile("\\|?\\s*(\\p{L}[\\p{L} _-]{0,30}?)\\s*=\\s*");

  /** The style of a cell, before its text. */
  private static final Pattern LOOKS = Pattern.compile("[^|\\[\\t]*=[^|\\[\\t]*\\|(?!\\|)");

  private final Supplier<Optional<TextLine>> lines;
  private final Queue<TextLine> plain = new ArrayDeque<>();
  private final List<TextLine> row = new ArrayList<>();
  private boolean isInTable;

  /** The number of lines that may still follow in a template; 0 outside of one. */
  private int templateLines;

  WikiLines(Supplier<Optional<TextLine>> lines) {
    this.lines = lines;
  }

  /** The next line; nothing at the end. */
  Optional<TextLine> next() {
    boolean isEnd = false;
    while (plain.isEmpty() && !isEnd) {
      Optional<TextLine> line = lines.get();
      isEnd = line.isEmpty();
      if (line.isEmpty() || line.get().isTooLong()) {
        endRow();
        line.ifPresent(plain::add);
      } else if (isInTable || templateLines > 0 || mayBegin(line.get().text())) {
        take(line.get());
      } else {
        return line;
      }
    }
    return Optional.ofNullable(plain.poll());
  }

  private static boolean mayBegin(String text) {
    boolean isOpen = text.length() > 1 && text.charAt(0) == '{';
    return isOpen && (text.charAt(1) == '|' || text.charAt(1) == '{');
  }

  private void take(TextLine line) {
    String text = line.text();
    if (isInTable) {
      takeOfTable(line);
    } else if (text.startsWith("{|")) {
      isInTable = true;
    } else {
      takeOfTemplate(line);
    }
  }

  private void takeOfTable(TextLine line) {
    String text = line.text().stripLeading();
    if (text.startsWith("|}")) {
      endRow();
      isInTable = false;
    } else if (text.startsWith("|-")) {
      endRow();
    } else if (text.startsWith("|+")) {
      int at = line.text().indexOf("|+") + 2;
      plain.add(line.piece(at, line.text().length()));
    } else if (text.startsWith("|") || text.startsWith("!")) {
      row.add(line);
      if (row.size() == MOST_LINES) {
        endRow();
      }
    } else {
      endRow();
      plain.add(line);
    }
  }

  private void endRow() {
    if (row.size() == MOST_LINES) {
      plain.addAll(row);
    } else if (!row.isEmpty()) {
      plain.add(inCells());
    }
    row.clear();
  }

  /** The lines of a row as one, with a tab before each cell except the first. */
  private TextLine inCells() {
    List<Integer> starts = new ArrayList<>();
    int length = 0;
    for (TextLine line : row) {
      starts.add(length + line.text().length() - line.text().stripLeading().length());
      length += line.text().length() + 1;
    }
    TextLine joined = LineRewriter.joined(row);
    String text = joined.text();
    LineRewriter cells = new LineRewriter(joined);
    int next = 0;
    int at = 0;
    while (at < text.length()) {
      boolean isStart = next < starts.size() && at == starts.get(next);
      if (isStart || text.startsWith("||", at) || text.startsWith("!!", at)) {
        cells.put(at == starts.getFirst() ? " " : "\t", at);
        next += isStart ? 1 : 0;
        at = pastLooks(text, at + (isStart ? 1 : 2));
      } else {
        at = write(cells, text, at);
      }
    }
    return cells.line();
  }

  private static int pastLooks(String text, int at) {
    Matcher looks = LOOKS.matcher(text).region(at, text.length());
    return looks.lookingAt() ? looks.end() : at;
  }

  /** Writes a character, without the signs of links and of bold text; returns the next index. */
  private static int write(LineRewriter line, String text, int at) {
    if (text.startsWith("[[", at)) {
      int end = text.indexOf("]]", at);
      int shown = end < 0 ? -1 : text.substring(at, end).indexOf('|');
      return shown < 0 ? at + 2 : at + shown + 1;
    }
    if (text.startsWith("]]", at) || text.startsWith("''", at)) {
      return at + (text.startsWith("'''", at) ? 3 : 2);
    }
    line.keep(at, at + 1);
    return at + 1;
  }

  private void takeOfTemplate(TextLine line) {
    String text = line.text();
    int end = text.indexOf("}}");
    boolean begins = text.startsWith("{{");
    templateLines = end >= 0 || text.isBlank() ? 0 : begins ? MOST_LINES : templateLines - 1;
    int to = end < 0 ? text.length() : end;
    int from = 0;
    while (from < to) {
      int bar = text.indexOf('|', from + 1);
      int past = bar < 0 || bar > to ? to : bar;
      boolean isLast = past == to;
      TextLine piece = line.piece(from, isLast ? text.length() : past);
      if (!text.substring(from, past).isBlank()) {
        plain.add(parameter(piece, past - from));
      }
      from = isLast ? text.length() : past;
    }
    if (text.isBlank()) {
      plain.add(line);
    }
  }

  private static TextLine parameter(TextLine piece, int to) {
    String text = piece.text().substring(0, to);
    Matcher parameter = PARAMETER.matcher(text);
    boolean isNamed = parameter.lookingAt() && parameter.end() < to;
    if (!isNamed) {
      return piece;
    }
    String name = parameter.group(1);
    boolean isFact = PageTag.fact(name).isPresent();
    if (!isFact && !Markup.isOnlyMoves(name, text.substring(parameter.end()))) {
      return piece;
    }
    LineRewriter line = new LineRewriter(piece);
    line.put(isFact ? " " + PageTag.factWord(name) + ": " : " ", 0);
    int at = parameter.end();
    while (at < to) {
      at = write(line, text, at);
    }
    return line.line();
  }
}
