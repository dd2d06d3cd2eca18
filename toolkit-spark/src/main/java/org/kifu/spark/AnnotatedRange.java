package org.kifu.spark;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Serializable;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.Annotator.Receiver;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.game.Problem;

/**
 * What became of some games of a part of the input, as it travels to the driver.
 *
 * @param remarks what was met in reading them besides, in order
 * @param results in order
 */
record AnnotatedRange(List<Problem> remarks, List<Result> results) implements Serializable {
  private static final long serialVersionUID = 1;

  /** What became of one game. */
  sealed interface Result extends Serializable {
    /** An annotated game, as the line of JSON that says all of it. */
    record Game(String json) implements Result {}

    /** Why it was not annotated. */
    record Refused(Problem problem) implements Result {}
  }

  /** Packs what comes of a game. */
  static Result packed(AnnotationResult result) throws IOException {
    return switch (result) {
      case AnnotatedGame game -> {
        StringWriter line = new StringWriter();
        try (AnnotationWriter writer = AnnotationWriter.jsonLines(line)) {
          writer.write(game);
        }
        yield new Result.Game(line.toString());
      }
      case AnnotationFailure(Problem problem) -> new Result.Refused(problem);
    };
  }

  /** Hands on the results. */
  void unpack(Receiver sink) {
    for (Result result : results) {
      switch (result) {
        case Result.Game(String json) ->
            new AnnotationReader("", bytes(json)).forEachRemaining(sink::game);
        case Result.Refused(Problem problem) -> sink.game(new AnnotationFailure(problem));
      }
    }
  }

  private static ByteArrayInputStream bytes(String json) {
    return new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8));
  }
}
