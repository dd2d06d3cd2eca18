package org.kifu.format.transcript.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.notation.SmallLetters;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * The rows that a database dump inserts into a table with named columns, {@code INSERT INTO games
 * (black, white, moves) VALUES ('Anna', 'Bob', 'f5d6')}: the names and each row become a line, with
 * tabs between the fields. If the statement names no columns, they are those of {@code CREATE
 * TABLE} above it.
 */
final class SqlLines {
  private static final Pattern INSERT =
      Pattern.compile(
          "(?i)\\s*(?:INSERT|REPLACE)\\s+(?:IGNORE\\s+)?INTO\\s+([^()\\s]+)\\s*(\\([^()]*\\))?\\s*VALUES\\s*");

  /** The beginning of a table, whose columns follow, a line each. */
  private static final Pattern CREATE =
      Pattern.compile(
          "(?i)\\s*CREATE\\s+TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?([^()\\s]+)\\s*\\((.*)");

  private static final Pattern COLUMN =
      Pattern.compile("\\s*([`\"\\[]?)(\\p{L}\\w*)[`\"\\]]?\\s+\\w.*");

  /** Words that begin an entry among the columns that is not a column. */
  private static final Pattern NO_COLUMN =
      Pattern.compile(
          "(?i)\\s*(?:PRIMARY|UNIQUE|FULLTEXT|KEY|INDEX|CONSTRAINT|CHECK|FOREIGN)\\b.*");

  /** The size of a value, or the columns of a key. */
  private static final Pattern IN_BRACKETS = Pattern.compile("\\([^()]*\\)");

  /** The sign between the columns of a table in one line. */
  private static final Pattern BETWEEN_COLUMNS = Pattern.compile(",");

  /** The most tables of a dump that are remembered. */
  private static final int MOST_TABLES = 200;

  /** The beginning of rows between tabs, which go up to a line that ends them. */
  private static final Pattern COPY =
      Pattern.compile("(?i)\\s*COPY\\s+[^()\\s]+\\s*\\(([^()]*)\\)\\s+FROM\\s+stdin\\b.*");

  private static final String COPY_END = "\\.";
  private static final String NULL = "\\N";

  private static final String QUOTES = "'\"`";

  private boolean isInside;
  private boolean isCopy;

  /** The last names of columns. */
  private String columns = "";

  /** The columns of the tables created so far, and the current table. */
  private final Map<String, List<String>> tables = new HashMap<>();

  private String made = "";

  /** Whether a line may hold rows. */
  boolean mayHold(String text) {
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    boolean isCreate = first == 'C' || first == 'c' || !made.isEmpty();
    return isInside
        || isCopy
        || " \tiIrR".indexOf(first) >= 0 && INSERT.matcher(text).lookingAt()
        || isCreate && (takesColumns(text) || COPY.matcher(text).matches());
  }

  /** Takes the columns of a table that is created, and leaves the line; always false. */
  private boolean takesColumns(String text) {
    Matcher create = CREATE.matcher(text);
    String rest = text;
    if (create.matches() && tables.size() < MOST_TABLES) {
      made = plain(create.group(1));
      tables.put(made, new ArrayList<>());
      rest = create.group(2);
    }
    List<String> known = tables.getOrDefault(made, new ArrayList<>());
    String plain = IN_BRACKETS.matcher(rest).replaceAll("");
    for (String part : BETWEEN_COLUMNS.splitAsStream(plain).toList()) {
      Matcher column = COLUMN.matcher(part);
      if (column.matches() && !NO_COLUMN.matcher(part).matches() && known.size() < MOST_TABLES) {
        known.add(column.group(2));
      }
    }
    made = rest.strip().endsWith(";") ? "" : made;
    return false;
  }

  private static String plain(String table) {
    return SmallLetters.of(table.replaceAll("[`\"\\[\\]]", ""));
  }

  /** Returns the lines that a line makes; the line itself if it is not part of a statement. */
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
      lines.addAll(columns(line, insert));
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

  /** The names of the columns, unless they are the same as the last. */
  private List<TextLine> columns(TextLine line, Matcher insert) {
    String table = plain(insert.group(1));
    boolean areNamed = insert.group(2) != null;
    List<String> known = tables.getOrDefault(table, List.of());
    String names = areNamed ? insert.group(2) : table + known;
    boolean isSame = names.equals(columns);
    columns = names;
    TextLine front = line.piece(0, insert.end());
    if (isSame) {
      return List.of();
    }
    if (areNamed) {
      return List.of(row(front, insert.start(2)));
    }
    LineRewriter written = new LineRewriter(front);
    written.put(known.isEmpty() ? " " : String.join("\t", known), insert.start(1));
    return List.of(written.line());
  }

  /** A row of a {@code COPY}, with nothing in the fields without a value. */
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

  /** The end of the next row; nothing if there is none, or it has no end. */
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

  /** A row in brackets, whose first field is a piece, as fields with tabs between them. */
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
