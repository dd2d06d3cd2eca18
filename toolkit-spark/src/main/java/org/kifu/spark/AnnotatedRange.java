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
 * The results for a range of games, packed to be sent to the driver.
 *
 * @param remarks the problems of reading that do not belong to a result, in order
 * @param results the results, in order
 */
record AnnotatedRange(List<Problem> remarks, List<Packed> results) implements Serializable {
  private static final long serialVersionUID = 1;

  /** The result for one game. */
  sealed interface Packed extends Serializable {
    /** An annotated game, as a complete line of JSON. */
    record PackedGame(String json) implements Packed {}

    /** The reason why a game was not annotated. */
    record PackedFailure(Problem problem) implements Packed {}
  }

  /** Packs the result of a game. */
  static Packed packed(AnnotationResult result) throws IOException {
    return switch (result) {
      case AnnotatedGame game -> {
        StringWriter line = new StringWriter();
        try (AnnotationWriter writer = AnnotationWriter.jsonLines(line)) {
          writer.write(game);
        }
        yield new Packed.PackedGame(line.toString());
      }
      case AnnotationFailure(Problem problem) -> new Packed.PackedFailure(problem);
    };
  }

  /** Passes on the results. */
  void unpack(Receiver sink) {
    for (Packed result : results) {
      switch (result) {
        case Packed.PackedGame(String json) ->
            new AnnotationReader("", bytes(json)).forEachRemaining(sink::game);
        case Packed.PackedFailure(Problem problem) -> sink.game(new AnnotationFailure(problem));
      }
    }
  }

  private static ByteArrayInputStream bytes(String json) {
    return new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8));
  }
}
