package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.SmallLetters;
import org.kifu.source.text.TextLine;

/**
 * The rows of tables of a web page or a forum, on one line or spread over many. A cell is the text
 * between its tag and the next tag of the table, without any other tags. A table of LaTeX has its
 * rows on separate lines, which are read as rows once their ends are blanked.
 */
final class PageTable {
  private static final Pattern TAG =
      Pattern.compile(
          "<(?<end>/?)(?<tag>[A-Za-z][A-Za-z0-9]*+)[^<>]*+>"
              + "|(?i)\\[(?<endOfForum>/?)(?<tagOfForum>table|t[rdh]|tbody|thead|[bius]|color|size"
              + "|font|align|center|left|right|code|quote)\\b[^\\[\\]]*+\\]");
  private static final Pattern NUMERIC =
      Pattern.compile("&#(?:[xX]([0-9A-Fa-f]{1,5})|(\\d{1,6}));");
  private static final Pattern OF_TABLE =
      Pattern.compile("(?i)[<\\[]/?(?:table|tbody|thead|tr|td|th)\\b");

  /** The number that a picture shows. */
  private static final Pattern PICTURE =
      Pattern.compile("(?i)(?<!\\w)alt\\s*+=\\s*+[\"']?(\\d{1,2})(?!\\d)");

  /** The caption of a table in a page, inside the table. */
  private static final Pattern CAPTION = Pattern.compile("(?i)<caption\\b[^<>]*+>|</caption\\s*+>");

  /** The end of a row of a table of LaTeX, and its rules. */
  private static final Pattern ROW_END =
      Pattern.compile(
          "\\\\\\\\(?:\\[[^\\[\\]]*+\\])?|\\\\(?:(?:h|top|mid|bottom)(?:line|rule)|cline\\{[^{}]*+\\})");

  /** Commands of LaTeX around a table; the words in commands are kept. */
  private static final Pattern COMMAND =
      Pattern.compile(
          "\\\\(?:begin|end)\\{[a-z*]++\\}(?:\\[[^\\[\\]]*+\\])?(?:\\{[^{}]*+\\})?|\\\\centering\\b"
              + "|\\\\(?:caption|textbf|section\\*?)\\{(?<words>[^{}]*+)\\}");

  /** The most characters of a cell, and the most cells of a board. */
  private static final int MOST = 100;

  private final StringBuilder content = new StringBuilder();
  private List<DiagramCell> cells = new ArrayList<>();
  private Optional<DiagramCell> open = Optional.empty();
  private boolean isInside;

  /** The text of a line without its tags, and without commands of LaTeX around a table. */
  static String withoutTags(String text) {
    String plain = hasTag(text) ? TAG.matcher(text).replaceAll("") : text;
    return plain.indexOf('\\') < 0
        ? plain
        : COMMAND.matcher(ROW_END.matcher(plain).replaceAll("")).replaceAll("${words}");
  }

  /** The same for a line, with blanks instead. */
  static TextLine withoutTags(TextLine line) {
    BitSet tags = rowEnds(line);
    Matcher tag = TAG.matcher(hasTag(line.text()) ? line.text() : "");
    tag.results().forEach(each -> tags.set(each.start(), each.end()));
    Matcher command = COMMAND.matcher(line.text().indexOf('\\') < 0 ? "" : line.text());
    while (command.find()) {
      boolean hasWords = command.start("words") >= 0;
      tags.set(command.start(), hasWords ? command.start("words") : command.end());
      tags.set(command.end() - 1, command.end());
    }
    return line.blanked(tags);
  }

  private static boolean hasTag(String text) {
    return text.indexOf('<') >= 0 || text.indexOf('[') >= 0;
  }

  /** The line with blanks in place of the ends of rows of LaTeX. */
  static TextLine withoutRowEnds(TextLine line) {
    return line.blanked(rowEnds(line));
  }

  private static BitSet rowEnds(TextLine line) {
    BitSet ends = new BitSet();
    if (line.text().indexOf('\\') >= 0) {
      ROW_END.matcher(line.text()).results().forEach(each -> ends.set(each.start(), each.end()));
    }
    return ends;
  }

  /** The pieces of a line before, in and after captions of its tables; nothing if none. */
  static List<TextLine> aroundCaptions(TextLine line) {
    String text = line.text();
    Matcher tag = CAPTION.matcher(text.indexOf('<') < 0 ? "" : text);
    List<TextLine> pieces = new ArrayList<>(0);
    int from = 0;
    while (tag.find()) {
      boolean isEnd = text.charAt(tag.start() + 1) == '/';
      int at = isEnd ? tag.end() : tag.start();
      if (at > from) {
        pieces.add(line.piece(from, at));
        from = at;
      }
    }
    if (!pieces.isEmpty() && from < text.length()) {
      pieces.add(line.piece(from, text.length()));
    }
    return pieces;
  }

  /** Whether a line belongs to a table. */
  boolean takes(TextLine line) {
    boolean hasTag = hasTag(line.text()) && !CAPTION.matcher(line.text()).find();
    if (isInside && !hasTag && isNoCell(line)) {
      leave(); // the end of the table is lost
    }
    return isInside && (open.isPresent() || hasTag)
        || hasTag && OF_TABLE.matcher(line.text()).find();
  }

  /** Whether a line without tags is a row of a board, or a label, rather than text of a cell. */
  private static boolean isNoCell(TextLine line) {
    DiagramRow row = DiagramRow.of(line);
    boolean isRow = row.cells().size() >= SheetReader.CLEAR_ROW && row.isClean();
    return isRow || row.isHeader() || LabelledFact.of(line.text()).isPresent();
  }

  /** Whether a table has begun and not ended. */
  boolean isInside() {
    return isInside;
  }

  /** Returns the rows that end in a line. */
  List<DiagramRow> rows(TextLine line) {
    List<DiagramRow> rows = new ArrayList<>();
    Matcher tags = TAG.matcher(line.text());
    int at = 0;
    while (tags.find()) {
      write(line, at, tags.start());
      at = tags.end();
      boolean isOfForum = tags.group("tag") == null;
      String tag = tags.group(isOfForum ? "tagOfForum" : "tag");
      String end = tags.group(isOfForum ? "endOfForum" : "end");
      if (tag.equalsIgnoreCase("img") && content.isEmpty()) {
        writePicture(line, tags.start(), tags.end());
      }
      take(SmallLetters.of(tag), !end.isEmpty(), line, at, rows);
    }
    write(line, at, line.text().length());
    return rows;
  }

  private void take(String tag, boolean isEnd, TextLine line, int at, List<DiagramRow> rows) {
    switch (tag) {
      case "td", "th" -> {
        closeCell();
        open = isEnd ? Optional.empty() : Optional.of(DiagramCell.blank(line, at));
      }
      case "tr", "tbody", "thead", "table" -> {
        closeCell();
        isInside = tag.equals("table") ? !isEnd : isInside;
        if (!cells.isEmpty()) {
          rows.add(new DiagramRow(cells.getFirst().line(), List.copyOf(cells)));
          cells = new ArrayList<>();
        }
      }
      case "pre" -> leave(); // in a table that lays out a page
      default -> {}
    }
  }

  /** Adds text to the current cell, whose place is that of its first sign. */
  private void write(TextLine line, int from, int to) {
    String text = line.text().substring(from, to);
    if (open.isPresent() && !text.isBlank() && content.length() < MOST) {
      int first = from + text.length() - text.stripLeading().length();
      open = content.isEmpty() ? Optional.of(DiagramCell.blank(line, first)) : open;
      content.append(text, 0, Math.min(text.length(), MOST));
    }
  }

  /** Adds the number of a picture of a disc. */
  private void writePicture(TextLine line, int from, int to) {
    Matcher number = PICTURE.matcher(line.text()).region(from, to);
    if (number.find()) {
      write(line, number.start(1), number.end(1));
    }
  }

  private void leave() {
    isInside = false;
    open = Optional.empty();
    content.setLength(0);
    cells = new ArrayList<>();
  }

  private void closeCell() {
    if (open.isPresent() && cells.size() < MOST) {
      DiagramCell begun = open.get();
      String written = plain(content.toString()).strip();
      int to =
          Math.min(
              begun.line().text().length(), begun.from() + content.toString().strip().length());
      cells.add(
          DiagramCell.of(
              written, begun.line(), begun.from(), written.isEmpty() ? begun.from() : to));
    }
    open = Optional.empty();
    content.setLength(0);
  }

  /** The cell of a stretch of a line, without tags and the marks of MediaWiki for bold text. */
  static DiagramCell cell(TextLine line, int from, int to) {
    String text = line.text().substring(from, to);
    int first = from + text.length() - text.stripLeading().length();
    String written = plain(withoutTags(text)).replace("''", "").replace("'", "").strip();
    return written.isEmpty()
        ? DiagramCell.blank(line, Math.min(first, to))
        : DiagramCell.of(written, line, first, first + text.strip().length());
  }

  /** The text with its entities decoded, as far as boards use them. */
  private static String plain(String text) {
    return NUMERIC
        .matcher(
            text.replace("&nbsp;", " ").replace("&middot;", "\u00B7").replace("&bull;", "\u25CF"))
        .replaceAll(
            entity -> Matcher.quoteReplacement(character(entity.group(1), entity.group(2))));
  }

  private static String character(@Nullable String hexadecimal, @Nullable String decimal) {
    int c =
        hexadecimal != null
            ? Integer.parseInt(hexadecimal, 16)
            : decimal != null ? Integer.parseInt(decimal) : ' ';
    return c == 0xA0 || !Character.isValidCodePoint(c) ? " " : Character.toString(c);
  }
}
