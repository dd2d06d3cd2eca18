package org.kifu.annotate.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import org.kifu.annotate.AnnotationSettings;
import org.kifu.json.JsonStream;
import org.kifu.words.PlainText;

/** Writes what a check of annotated games found, and its sum. */
public interface AnnotationCheckWriter {
  /**
   * The sum of a check.
   *
   * @param games compared, those without an annotation among them
   * @param plies compared
   * @param differences found
   */
  record Sum(long games, long plies, long differences) {}

  /** Writes one value that is another now. */
  void write(AnnotationDifference difference) throws IOException;

  /**
   * Ends the output.
   *
   * @param settings what the games were annotated by
   */
  void finish(Sum sum, AnnotationSettings settings) throws IOException;

  /** Text for people, a difference a line. */
  static AnnotationCheckWriter text(Writer out) {
    return new AnnotationCheckWriter() {
      @Override
      public void write(AnnotationDifference difference) throws IOException {
        out.write(PlainText.of(difference.toString()) + "\n");
      }

      @Override
      public void finish(Sum sum, AnnotationSettings settings) throws IOException {
        out.write(
            "%d %s, %d plies compared: %s\n"
                .formatted(
                    sum.games(),
                    sum.games() == 1 ? "game" : "games",
                    sum.plies(),
                    sum.differences() == 0 ? "the same" : sum.differences() + " values differ"));
        out.flush();
      }
    };
  }

  /** An object a difference, one a line; the last line is the summary. */
  static AnnotationCheckWriter jsonLines(Writer out) throws IOException {
    return new Json(JsonStream.onto(out, "\n"));
  }

  /** The form of JSON lines. */
  record Json(JsonGenerator json) implements AnnotationCheckWriter {
    private static final int SCHEMA_VERSION = 1;

    @Override
    public void write(AnnotationDifference difference) throws IOException {
      JsonStream.startObject(json, SCHEMA_VERSION);
      JsonStream.writePlace(json, difference.where());
      writePositive("game", difference.game());
      writePositive("ply", difference.ply());
      json.writeStringField("field", difference.field());
      JsonStream.writeText(json, "recorded", difference.recorded());
      JsonStream.writeText(json, "now", difference.now());
      json.writeEndObject();
    }

    private void writePositive(String name, int number) throws IOException {
      if (number > 0) {
        json.writeNumberField(name, number);
      }
    }

    @Override
    public void finish(Sum sum, AnnotationSettings settings) throws IOException {
      JsonStream.startObject(json, SCHEMA_VERSION);
      json.writeObjectFieldStart("summary");
      json.writeNumberField("games", sum.games());
      json.writeNumberField("plies", sum.plies());
      json.writeNumberField("differences", sum.differences());
      json.writeEndObject();
      JsonStream.writeTool(json);
      json.writeFieldName("settings");
      json.writeRawValue(AnnotationJson.settings(settings).toString());
      JsonStream.finish(json);
    }
  }
}
