package org.kifu.format.text.page;

import java.util.ArrayList;
import java.util.List;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextLine;

/**
 * Text of which each character knows its place in the source. The characters are in normal form, as
 * {@link TextLine} describes it: full-width letters and digits are ASCII, and characters without a
 * width are gone.
 *
 * <p>A {@link #piece} keeps the places. A {@link Rewriter} makes text that is not in the source as
 * it is, such as a string without its escapes.
 */
public final class PlacedText implements CharSequence {
  /** No text, which has no place. */
  public static final PlacedText EMPTY = new PlacedText("", List.of(), 0);

  private final String text;

  /** The stretches of a longer text, in order, of which this is a piece. */
  private final List<PlacedStretch> stretches;

  /** The index in the longer text at which this piece begins. */
  private final int from;

  /** The first and the last stretch of this piece. */
  private final int firstStretch;

  private final int lastStretch;

  private PlacedText(String text, List<PlacedStretch> stretches, int from) {
    this(text, stretches, from, 0, stretches.size() - 1);
  }

  private PlacedText(
      String text, List<PlacedStretch> stretches, int from, int firstStretch, int lastStretch) {
    this.text = text;
    this.stretches = stretches;
    this.from = from;
    this.firstStretch = firstStretch;
    this.lastStretch = lastStretch;
  }

  /** The text of a line, without its end. */
  public static PlacedText of(TextLine line) {
    return new PlacedText(line.text(), List.of(new PlacedStretch(0, line, 0)), 0);
  }

  /**
   * The text of consecutive lines, with {@code \n} behind each.
   *
   * @param lines at least one
   */
  public static PlacedText of(List<TextLine> lines) {
    int length = 0;
    for (TextLine line : lines) {
      length += line.text().length() + 1;
    }
    StringBuilder text = new StringBuilder(length);
    List<PlacedStretch> stretches = new ArrayList<>(lines.size());
    for (TextLine line : lines) {
      stretches.add(new PlacedStretch(text.length(), line, 0));
      text.append(blanked(line.text())).append('\n');
    }
    return new PlacedText(text.toString(), stretches, 0);
  }

  /** A text with a blank for each character that only controls a printer. */
  private static String blanked(String line) {
    int first = 0;
    while (first < line.length() && !isControl(line.charAt(first))) {
      first++;
    }
    if (first == line.length()) {
      return line;
    }
    char[] characters = line.toCharArray();
    for (int i = 0; i < characters.length; i++) {
      characters[i] = isControl(characters[i]) ? ' ' : characters[i];
    }
    return new String(characters);
  }

  private static boolean isControl(char c) {
    return (c < ' ' || c >= 0x7f && c <= 0x9f) && !Character.isWhitespace(c);
  }

  /**
   * The text of pieces that follow one another, with {@code \n} between two of them.
   *
   * @param pieces at least one
   */
  public static PlacedText joined(List<PlacedText> pieces) {
    StringBuilder text = new StringBuilder();
    List<PlacedStretch> stretches = new ArrayList<>(pieces.size());
    for (PlacedText piece : pieces) {
      piece.addStretches(0, piece.length(), text.length(), stretches);
      text.append(piece.text).append('\n');
    }
    return new PlacedText(text.toString(), stretches, 0).piece(0, text.length() - 1);
  }

  /**
   * The text of pieces that follow one another, with nothing between them.
   *
   * @param pieces at least one
   */
  public static PlacedText glued(List<PlacedText> pieces) {
    if (pieces.size() == 1) {
      return pieces.getFirst();
    }
    StringBuilder text = new StringBuilder();
    List<PlacedStretch> stretches = new ArrayList<>(pieces.size());
    for (PlacedText piece : pieces) {
      piece.addStretches(0, piece.length(), text.length(), stretches);
      text.append(piece.text);
    }
    return new PlacedText(text.toString(), stretches, 0);
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public char charAt(int index) {
    return text.charAt(index);
  }

  @Override
  public PlacedText subSequence(int start, int end) {
    return piece(start, end);
  }

  /** The characters without their places. */
  @Override
  public String toString() {
    return text;
  }

  /** The characters as they are in the source, not in normal form, if they are there. */
  public String raw() {
    StringBuilder raw = new StringBuilder();
    int at = from;
    int past = from + text.length();
    for (int i = stretchOf(at); at < past; i++) {
      int end = i + 1 < stretches.size() ? Math.min(past, stretches.get(i + 1).start()) : past;
      raw.append(stretches.get(i).raw(at, end, text.substring(at - from, end - from)));
      at = end;
    }
    return raw.toString();
  }

  /** Whether there are only blanks and ends of lines. */
  public boolean isBlank() {
    return text.isBlank();
  }

  /**
   * A piece with its places.
   *
   * @param start the index of its first character
   * @param end the index after its last character
   */
  public PlacedText piece(int start, int end) {
    return start == 0 && end == text.length()
        ? this
        : new PlacedText(
            text.substring(start, end),
            stretches,
            from + start,
            stretchOf(from + start),
            stretchOf(from + Math.max(start, end - 1)));
  }

  /** The piece without the white space around it. */
  public PlacedText strip() {
    int start = 0;
    int end = text.length();
    while (start < end && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    return piece(start, end);
  }

  /** The lines, without the {@code \n} behind each; what follows the last one is a line too. */
  public List<PlacedText> lines() {
    List<PlacedText> lines = new ArrayList<>();
    int stretch = firstStretch;
    int start = 0;
    while (start < text.length()) {
      int next = text.indexOf('\n', start);
      int end = next < 0 ? text.length() : next;
      stretch = stretchFrom(stretch, from + start);
      int last = stretchFrom(stretch, from + Math.max(start, end - 1));
      lines.add(new PlacedText(text.substring(start, end), stretches, from + start, stretch, last));
      start = end + 1;
    }
    return lines;
  }

  /** The stretch that holds an index of the longer text, from one that is not behind it on. */
  private int stretchFrom(int near, int index) {
    int stretch = near;
    while (stretch < lastStretch && stretches.get(stretch + 1).start() <= index) {
      stretch++;
    }
    return stretch;
  }

  /**
   * The place of a character in the source.
   *
   * @param index the index of the character; the length gives the place after the last one
   */
  public SourceLocation at(int index) {
    if (index == text.length() && index > 0) {
      return after(index - 1);
    }
    return stretch(index).at(from + index);
  }

  /**
   * The width of a character where all have the same width: 2 for most Japanese and Chinese ones,
   * also where the text has them in their usual form; 0 if it was made of the one before it.
   */
  public int width(int index) {
    return stretch(index).width(from + index, text.charAt(index));
  }

  /** Whether a character of the source is outside of ASCII, and no full-width letter or digit. */
  public boolean isSign(int index) {
    int original = stretch(index).original(from + index, text.charAt(index));
    return original >= 0x80 && !(original >= 0xFF01 && original <= 0xFF5E);
  }

  /** Whether all characters have the same {@link #line}. */
  public boolean isOfOneLine() {
    return firstStretch == lastStretch;
  }

  /** The line of the source on which a character is written, or begins. */
  public TextLine line(int index) {
    return stretch(index).line();
  }

  /** The place after a character in the source, which may be several bytes, as an escape is. */
  public SourceLocation after(int index) {
    return stretch(index).after(from + index);
  }

  private PlacedStretch stretch(int index) {
    return stretches.get(stretchOf(from + index));
  }

  /** The stretch that holds an index of the longer text; the last one for its end. */
  private int stretchOf(int index) {
    int low = firstStretch;
    int high = lastStretch;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (stretches.get(middle).start() <= index) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /**
   * Adds the stretches of a piece.
   *
   * @param start the index of the first character of the piece
   * @param end the index after its last character
   * @param newStart the index of the first character in the text to which the stretches are added
   */
  private void addStretches(int start, int end, int newStart, List<PlacedStretch> added) {
    int at = from + start;
    int past = from + end;
    int i = stretchOf(at);
    do {
      PlacedStretch here = stretches.get(i).from(at, newStart + at - from - start);
      if (added.isEmpty() || !added.getLast().isContinuedBy(here)) {
        added.add(here);
      }
      i++;
      at = i < stretches.size() ? stretches.get(i).start() : past;
    } while (at < past);
  }

  /** Begins a text that is made of this one. */
  public Rewriter rewriter() {
    return new Rewriter();
  }

  /** A text that is made of pieces of another one, and of characters written for some of them. */
  public final class Rewriter {
    private final StringBuilder written = new StringBuilder();
    private final List<PlacedStretch> places = new ArrayList<>();

    /** The stretch that was asked for last. */
    private int near;

    private Rewriter() {}

    /** Adds a piece of the other text as it is. */
    public Rewriter keep(int start, int end) {
      if (start < end) {
        addStretches(start, end, written.length(), places);
        written.append(text, start, end);
      }
      return this;
    }

    /**
     * Adds characters in the place of a piece of the other text: all of them have the place of that
     * piece.
     *
     * @param characters what the piece means, in any form
     * @param start the index of the first character of the piece
     * @param end the index after its last character
     */
    public Rewriter write(String characters, int start, int end) {
      PlacedStretch first = stretchAt(start);
      int index = first.indexOf(from + start);
      PlacedStretch last = stretchAt(Math.min(end, PlacedText.this.length() - 1));
      places.add(
          end < PlacedText.this.length()
              ? first.until(last.line(), last.indexOf(from + end), index, written.length())
              : last.endLine() == null
                  ? first.until(
                      last.line(), last.indexOf(from + end - 1) + 1, index, written.length())
                  : first.until(last.endLine(), last.end(), index, written.length()));
      for (int i = 0; i < characters.length(); i++) {
        if (characters.charAt(i) >= 0x80) {
          characters.codePoints().skip(i).forEach(c -> written.append(TextLine.normal(c)));
          return this;
        }
        written.append(characters.charAt(i));
      }
      return this;
    }

    /** The stretch of a character; mostly the same as the last time, or the next. */
    private PlacedStretch stretchAt(int index) {
      int at = from + index;
      boolean isSame = stretches.get(near).start() <= at;
      if (isSame && isBeforeNext(near, at)) {
        return stretches.get(near);
      }
      near = isSame && isBeforeNext(near + 1, at) ? near + 1 : stretchOf(at);
      return stretches.get(near);
    }

    private boolean isBeforeNext(int stretch, int at) {
      return stretch + 1 >= stretches.size() || at < stretches.get(stretch + 1).start();
    }

    /** The text so far; if nothing was added, an empty text at the beginning of the other one. */
    public PlacedText text() {
      return places.isEmpty()
          ? piece(0, 0)
          : new PlacedText(written.toString(), List.copyOf(places), 0);
    }
  }
}
