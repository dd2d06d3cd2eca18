package org.kifu.words;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/**
 * A writer that examines characters before it passes them on. It sees whole characters, wherever
 * callers cut a text: the first half of a surrogate pair waits for the second.
 */
public abstract class WholeCharacters extends FilterWriter {
  /** The first half of a character whose second half has not been written yet; 0 for none. */
  private char half;

  public WholeCharacters(Writer out) {
    super(out);
  }

  /** Writes a text to {@code out}, in which a half of a surrogate pair is always alone. */
  protected abstract void pass(String text) throws IOException;

  @Override
  public final void write(int c) throws IOException {
    write(String.valueOf((char) c), 0, 1);
  }

  @Override
  public final void write(char[] text, int from, int count) throws IOException {
    write(new String(text, from, count), 0, count);
  }

  @Override
  public final void write(String text, int from, int count) throws IOException {
    String part = text.substring(from, from + count);
    String whole = half == 0 || part.isEmpty() ? part : half + part;
    int end = whole.length();
    if (end > 0) {
      half = Character.isHighSurrogate(whole.charAt(end - 1)) ? whole.charAt(end - 1) : 0;
      pass(half == 0 ? whole : whole.substring(0, end - 1));
    }
  }

  @Override
  public void close() throws IOException {
    if (half != 0) {
      pass(String.valueOf(half));
      half = 0;
    }
    super.close();
  }
}
