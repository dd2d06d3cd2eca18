package org.kifu.annotate.output;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.Map;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.output.AnnotationJson.JsonAnnotationWriter;
import org.kifu.table.TableForm;
import org.kifu.words.Colours;
import org.kifu.words.Glyphs;

/**
 * A writer of annotated games in one form, in the given order; {@code docs/metrics.md} and the JSON
 * schema describe the fields. Closing it finishes the output and leaves the stream below open.
 */
public interface AnnotationWriter extends AutoCloseable {
  /** Writes one game, or the problem of its record. */
  void write(AnnotationResult result) throws IOException;

  @Override
  void close() throws IOException;

  /** A JSON array with an object for each game, each on a separate line. */
  static AnnotationWriter json(Writer out) throws IOException {
    return JsonAnnotationWriter.array(out);
  }

  /** JSON lines with one object for each game; {@link AnnotationReader} reads them. */
  static AnnotationWriter jsonLines(Writer out) {
    return JsonAnnotationWriter.lines(out);
  }

  /**
   * A table with a row for each ply; a record that was not annotated has one row with its error.
   */
  static AnnotationWriter csv(Writer out) throws IOException {
    return TableAnnotationWriter.csv(out);
  }

  /**
   * The table of {@link #csv} in another form.
   *
   * @param about facts about the whole table, by name
   * @param out gets the file; it stays open
   */
  static AnnotationWriter table(TableForm form, Map<String, String> about, OutputStream out)
      throws IOException {
    return TableAnnotationWriter.of(form, about, out);
  }

  /** Markdown, with a small diagram for each labelled move. */
  static AnnotationWriter markdown(Writer out, Wording wording) {
    return new MarkdownAnnotationWriter(out, wording);
  }

  /**
   * Text for people: in English at most 96 columns wide except for long names, in other languages
   * up to 110.
   */
  static AnnotationWriter text(Writer out, Glyphs glyphs, Wording wording) {
    return text(out, glyphs, wording, Colours.OFF);
  }

  /** The same text with the labels in these colours. */
  static AnnotationWriter text(Writer out, Glyphs glyphs, Wording wording, Colours colours) {
    return new TextAnnotationWriter(out, glyphs, wording, colours);
  }
}
