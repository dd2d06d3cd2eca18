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

  private static final String QUOTES = "'\"`";

  private boolean isInside;

  /** The names of the columns that came last. */
  private String columns = "";

  /** Whether a line may hold rows. */
  boolean mayHold(String text) {
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    return isInside || " \tiIrR".indexOf(first) >= 0 && INSERT.matcher(text).lookingAt();
  }

  /** Returns the lines that a line is; itself if it is none of a statement. */
  List<TextLine> lines(TextLine line) {
    String text = line.text();
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
