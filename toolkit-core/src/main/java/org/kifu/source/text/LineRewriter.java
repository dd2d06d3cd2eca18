package org.kifu.source.text;

import java.util.Arrays;
import java.util.List;

/**
 * A rewriter of a line to other characters, such as those that a reader of a web page sees. Each
 * new character is one of the line, or stands for some of them. The places stay those of the
 * source.
 */
public final class LineRewriter {
  private final List<TextLine> lines;
  private final StringBuilder text = new StringBuilder();
  private int[] bytes;
  private int[] columns;

  /**
   * The original characters; negated where a character has the same original as the one before it.
   */
  private int[] originals;

  private int[] lineAt;

  /** The current line, and the number of bytes before it. */
  private int index;

  private int before;

  private LineRewriter(List<TextLine> lines) {
    this.lines = lines;
    int length = lines.stream().mapToInt(line -> line.text().length() + 1).sum();
    this.bytes = new int[length];
    this.columns = new int[length];
    this.originals = new int[length];
    this.lineAt = new int[length];
  }

  /** Creates a rewriter that has written nothing. */
  public LineRewriter(TextLine line) {
    this(List.of(line));
  }

  /** Consecutive lines of the source as one line, with a blank for each end of a line. */
  public static TextLine joined(List<TextLine> lines) {
    if (lines.size() == 1) {
      return lines.getFirst();
    }
    LineRewriter all = new LineRewriter(lines);
    for (TextLine line : lines) {
      all.keep(0, line.text().length());
      if (all.index + 1 < lines.size()) {
        all.put(" ", line.text().length());
        all.index++;
        all.before += line.byteCount();
      }
    }
    return all.line();
  }

  /**
   * Writes a stretch of the line as it is.
   *
   * @param from the first character
   * @param to the place after the last character
   */
  public void keep(int from, int to) {
    TextLine line = lines.get(index);
    for (int i = from; i < to; i++) {
      int original = line.original(i);
      add(line.text().charAt(i), i > from && line.isOfBefore(i) ? ~original : original, i);
    }
  }

  /**
   * Writes other characters.
   *
   * @param at the place in the line that they stand for
   */
  public void put(String written, int at) {
    written
        .codePoints()
        .forEach(
            c -> {
              String normal = TextLine.normal(c);
              for (int i = 0; i < normal.length(); i++) {
                add(normal.charAt(i), i > 0 ? ~c : c, at);
              }
            });
  }

  private void add(char sign, int original, int at) {
    if (text.length() + 1 >= bytes.length) {
      resize(2 * bytes.length);
    }
    place(original, at);
    text.append(sign);
  }

  private void place(int original, int at) {
    TextLine line = lines.get(index);
    int i = text.length();
    bytes[i] = before + line.byteAt(at);
    columns[i] = line.columnAt(at);
    originals[i] = original;
    lineAt[i] = line.lineOf(at) - lines.getFirst().number();
  }

  private void resize(int length) {
    bytes = Arrays.copyOf(bytes, length);
    columns = Arrays.copyOf(columns, length);
    originals = Arrays.copyOf(originals, length);
    lineAt = Arrays.copyOf(lineAt, length);
  }

  /** The character that was written last; a blank before the first. */
  public char last() {
    return text.isEmpty() ? ' ' : text.charAt(text.length() - 1);
  }

  /** The line with the characters that were written. */
  public TextLine line() {
    place(0, lines.get(index).text().length());
    resize(text.length() + 1);
    return new TextLine(lines, this);
  }

  String text() {
    return text.toString();
  }

  int[] bytes() {
    return bytes;
  }

  int[] columns() {
    return columns;
  }

  int[] originals() {
    return originals;
  }

  int[] lines() {
    return lineAt;
  }
}
