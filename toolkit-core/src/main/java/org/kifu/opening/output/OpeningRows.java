package org.kifu.opening.output;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.kifu.batch.Batch;
import org.kifu.opening.OpeningRow;

/**
 * A writer of up to half a million rows of openings. It makes their text on several threads and
 * keeps it in order.
 */
final class OpeningRows {
  /** The number of rows that a thread takes at once: a few milliseconds of work. */
  private static final int TOGETHER = 256;

  private OpeningRows() {}

  /** A receiver of the text of some rows. */
  interface Sink {
    void take(String text) throws IOException;
  }

  /** A writer of some rows in the form of the output. */
  interface RowWriter {
    void write(List<OpeningRow> rows, Writer out) throws IOException;
  }

  /**
   * Writes all rows.
   *
   * @param chars the approximate length of the text of a row
   * @param jobs the number of working threads, at least 1; it affects only the time
   */
  static void write(List<OpeningRow> rows, int chars, int jobs, RowWriter form, Sink out)
      throws IOException {
    Iterator<List<OpeningRow>> chunks =
        IntStream.range(0, Math.ceilDiv(rows.size(), TOGETHER))
            .map(chunk -> chunk * TOGETHER)
            .mapToObj(from -> rows.subList(from, Math.min(from + TOGETHER, rows.size())))
            .iterator();
    try {
      new Batch(jobs, 1)
          .<List<OpeningRow>, String>run(
              chunks, () -> chunk -> text(chunk, chars, form), text -> take(text, out));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static String text(List<OpeningRow> rows, int chars, RowWriter form) {
    StringWriter text = new StringWriter(rows.size() * chars);
    try {
      form.write(rows, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static void take(String text, Sink out) {
    try {
      out.take(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
