package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.output.AnnotationJson.JsonAnnotationWriter;
import org.kifu.annotate.output.AnnotationJson.UnitAnnotationJson;
import org.kifu.rules.Rules;
import org.kifu.words.Glyphs;
import org.kifu.words.ValueUnit;
import org.kifu.words.Wording;

/**
 * A writer of annotated games in one form, in the order they are given; {@code docs/metrics.md} and
 * the JSON schema describe the fields. Closing it finishes the output and leaves the stream below
 * open.
 */
public interface AnnotationWriter extends AutoCloseable {
  /** Writes one game, or why it was not annotated. */
  void write(AnnotationResult result) throws IOException;

  @Override
  void close() throws IOException;

  /** A JSON array with an object a game, each on a line of its own. */
  static AnnotationWriter json(Writer out) throws IOException {
    return JsonAnnotationWriter.array(out);
  }

  /** An object a game, one a line; {@link AnnotationReader} reads it back. */
  static AnnotationWriter jsonLines(Writer out) {
    return JsonAnnotationWriter.lines(out);
  }

  /** A table with a row a ply; a record that was not annotated has one row with its error. */
  static AnnotationWriter csv(Writer out) throws IOException {
    return new CsvAnnotationWriter(out);
  }

  /** Markdown, with a small diagram for each labelled move. */
  static AnnotationWriter markdown(Writer out, Wording wording) {
    return new MarkdownAnnotationWriter(out, wording);
  }

  /**
   * Text for a person: in English at most 96 columns wide but for long names, up to 110 in others.
   */
  static AnnotationWriter text(Writer out, Glyphs glyphs, Wording wording) {
    return new TextAnnotationWriter(out, glyphs, wording);
  }

  /** Text for a person, of games by other rules. */
  static AnnotationWriter text(Writer out, Rules<?, ?> rules, ValueUnit unit) {
    return new UnitAnnotationText(out, rules, unit);
  }

  /** An object a game, one a line, of games by other rules. */
  static AnnotationWriter jsonLines(Writer out, ValueUnit unit) {
    return new UnitAnnotationJson(out, unit);
  }
}
