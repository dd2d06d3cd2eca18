package org.kifu.annotate.output;

import java.io.IOException;
import java.io.Writer;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.output.AnnotationComparison.AnnotationDifference;
import org.kifu.game.Counted;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.words.PlainText;

/** A writer of the differences that a check of annotated games found, and of their sum. */
public interface AnnotationCheckWriter {
  /**
   * The sum of a check.
   *
   * @param games the games that were compared, including those without an annotation
   * @param plies the plies that were compared
   * @param differences the differences that were found
   */
  record CheckTotal(long games, long plies, long differences) {}

  /** Writes one value that has changed. */
  void write(AnnotationDifference difference) throws IOException;

  /**
   * Ends the output.
   *
   * @param settings the settings by which the games were annotated
   */
  void finish(CheckTotal sum, AnnotationSettings settings) throws IOException;

  /** Text for people, with one difference in each line. */
  static AnnotationCheckWriter text(Writer out) {
    return new AnnotationCheckWriter() {
      @Override
      public void write(AnnotationDifference difference) throws IOException {
        out.write(PlainText.of(difference.toString()) + "\n");
      }

      @Override
      public void finish(CheckTotal sum, AnnotationSettings settings) throws IOException {
        out.write(
            "%s, %s compared: %s\n"
                .formatted(
                    Counted.of(sum.games(), "game"),
                    Counted.of(sum.plies(), "ply"),
                    sum.differences() == 0
                        ? "the same"
                        : Counted.of(sum.differences(), "value differs", "values differ")));
        out.flush();
      }
    };
  }

  /** JSON lines with one object for each difference; the last line is the summary. */
  static AnnotationCheckWriter jsonLines(Writer out) throws IOException {
    return new Json(JsonOutput.onto(out, "\n"));
  }

  /** The form of JSON lines. */
  record Json(JsonOutput json) implements AnnotationCheckWriter {
    private static final int SCHEMA_VERSION = 1;

    @Override
    public void write(AnnotationDifference difference) throws IOException {
      json.write(
          JsonObject.ofVersion(SCHEMA_VERSION)
              .putPlace(difference.where())
              .putPositive("game", difference.game())
              .putPositive("ply", difference.ply())
              .put("field", difference.field())
              .putText("recorded", difference.recorded())
              .putText("now", difference.now()));
    }

    @Override
    public void finish(CheckTotal sum, AnnotationSettings settings) throws IOException {
      JsonObject summary =
          new JsonObject()
              .put("games", sum.games())
              .put("plies", sum.plies())
              .put("differences", sum.differences());
      json.finish(SCHEMA_VERSION, summary, AnnotationJson.settings(settings));
    }
  }
}
