package org.kifu.annotate.output;

import java.util.Optional;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotationResult;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;

/** A line of annotated games as {@link AnnotationWriter#jsonLines} writes it, without its end. */
public final class AnnotationLine {
  private AnnotationLine() {}

  /** The line of a game, or of the problem of its record. */
  public static String of(AnnotationResult result) {
    return AnnotationJson.of(result).toString();
  }

  /**
   * The result that a line holds.
   *
   * @throws ShapeException if it is not the line of a result
   */
  public static AnnotationResult read(String line) throws ShapeException {
    return AnnotationParser.parse(line);
  }

  /**
   * The part of a line that is the same for all games that are annotated alike: {@code tool} and
   * {@code settings}.
   *
   * @param settings the settings; nothing for games that cannot be annotated because of their rules
   */
  public static String settings(Optional<AnnotationSettings> settings) {
    JsonObject object = new JsonObject();
    settings.ifPresent(
        some ->
            object
                .put("tool", AnnotationJson.tool(some))
                .put("settings", AnnotationJson.settings(some)));
    return object.toString();
  }
}
