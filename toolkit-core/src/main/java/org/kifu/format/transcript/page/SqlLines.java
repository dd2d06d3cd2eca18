package org.kifu.format.transcript.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * The rows that a dump of a database inserts into a table with named columns, {@code INSERT INTO
 * games (black, white, moves) VALUES ('Anna', 'Bob', 'f5d6')}: the names and each row are a line,
 * with tabs between the fields.
 */
final class SqlLines {
  private static final Pattern INSERT =
      Pattern.compile(
          "(?i)\\s*(?:INSERT|REPLACE)\\s+(?:IGNORE\\s+)?INTO\\s+[^()\\s]+\\s*(\\([^()]*\\))\\s*VALUES\\s*");

  /** Rows follow between tabs, up to a line of its own. */
  private static final Pattern COPY =
      Pattern.compile("(?i)\\s*COPY\\s+[^()\\s]+\\s*\\(([^()]*)\\)\\s+FROM\\s+stdin\\b.*");

  private static final String COPY_END = "\\.";
  private static final String NULL = "\\N";

  private static final String QUOTES = "'\"`";

  private boolean isInside;
  private boolean isCopy;

  /** The names of the columns that came last. */
  private String columns = "";

  /** Whether a line may hold rows. */
  boolean mayHold(String text) {
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    return isInside
        || isCopy
        || " \tiIrR".indexOf(first) >= 0 && INSERT.matcher(text).lookingAt()
        || (first == 'C' || first == 'c') && COPY.matcher(text).matches();
  }

  /** Returns the lines that a line is; itself if it is none of a statement. */
  List<TextLine> lines(TextLine line) {
    String text = line.text();
    if (isCopy) {
      isCopy = !text.equals(COPY_END);
      return List.of(isCopy ? copied(line) : line.blanked(0, text.length()));
    }
    Matcher copy = COPY.matcher(text);
    if (copy.matches()) {
      isCopy = true;
      return List.of(row(line, copy.start(1) - 1));
    }
    Matcher insert = INSERT.matcher(text);
    List<TextLine> lines = new ArrayList<>();
    int at = 0;
    if (insert.lookingAt()) {
      at = insert.end();
      isInside = true;
      if (!insert.group(1).equals(columns)) {
        lines.add(row(line.piece(0, at), insert.start(1)));
      }
      columns = insert.group(1);
    }
    Optional<Integer> end = Optional.of(at);
    while (at < text.length() && end.isPresent()) {
      end = rowEnd(text, at);
      if (end.isPresent()) {
        lines.add(row(line.piece(at, end.get()), text.indexOf('(', at) - at));
        at = end.get();
      }
    }
    String rest = text.substring(at).strip();
    boolean goesOn = rest.isEmpty() || rest.equals(",");
    isInside &= goesOn;
    if (!goesOn && !rest.equals(";")) {
      lines.add(line.piece(at, text.length()));
    }
    return lines.isEmpty() ? List.of(line.blanked(0, text.length())) : lines;
  }

  /** A row of a copy, with nothing in the fields without a value. */
  private static TextLine copied(TextLine line) {
    String text = line.text();
    if (!text.contains(NULL)) {
      return line;
    }
    LineRewriter row = new LineRewriter(line);
    int from = 0;
    for (int at = text.indexOf(NULL); at >= 0; at = text.indexOf(NULL, at + 1)) {
      int to = at + NULL.length();
      boolean isField =
          (at == 0 || text.charAt(at - 1) == '\t')
              && (to == text.length() || text.charAt(to) == '\t');
      if (isField) {
        row.keep(from, at);
        from = to;
      }
    }
    row.keep(from, text.length());
    return row.line();
  }

  /** Past the row that stands next; nothing if none does, or one without an end. */
  private static Optional<Integer> rowEnd(String text, int from) {
    int at = from;
    while (at < text.length() && ", \t".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    if (at == text.length() || text.charAt(at) != '(') {
      return Optional.empty();
    }
    char quote = 0;
    for (at++; at < text.length(); at++) {
      char c = text.charAt(at);
      if (quote != 0 && c == '\\') {
        at++;
      } else if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (QUOTES.indexOf(c) >= 0) {
        quote = c;
      } else if (c == ')') {
        return Optional.of(at + 1);
      }
    }
    return Optional.empty();
  }

  /** A row between brackets, of which a piece is the first, as fields with tabs between them. */
  private static TextLine row(TextLine piece, int open) {
    String text = piece.text();
    LineRewriter row = new LineRewriter(piece);
    row.put(" ", 0);
    char quote = 0;
    for (int at = open + 1; at < text.length() && (quote != 0 || text.charAt(at) != ')'); at++) {
      char c = text.charAt(at);
      boolean isEscape = quote != 0 && (c == '\\' || c == quote && isNext(text, at, quote));
      if (isEscape) {
        at++;
        row.keep(at, at + 1);
      } else if (quote != 0 ? c == quote : QUOTES.indexOf(c) >= 0) {
        quote = quote == 0 ? c : 0;
      } else if (quote == 0 && c == ',') {
        row.put("\t", at);
      } else if (quote == 0 && text.startsWith("NULL", at)) {
        at += "NULL".length() - 1;
      } else {
        row.keep(at, at + 1);
      }
    }
    return row.line();
  }

  private static boolean isNext(String text, int at, char c) {
    return at + 1 < text.length() && text.charAt(at + 1) == c;
  }
}
