package org.kifu.base;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.output.AnnotationLine;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;
import org.kifu.json.JsonFields.ShapeException;

/** The annotations of a source that gets another name: their lines name it too. */
final class MovedAnnotations {
  private MovedAnnotations() {}

  /** Writes the new name into the annotations of a source, in the transaction of the caller. */
  static void rename(Connection tables, long source, String name) throws SQLException {
    String question =
        "SELECT annotation, a.checksum, a.line FROM annotated_games a JOIN games USING (game)"
            + " WHERE source = ?";
    try (PreparedStatement asked = tables.prepareStatement(question);
        PreparedStatement change =
            tables.prepareStatement(
                "UPDATE annotated_games SET checksum = ?, line = ? WHERE annotation = ?")) {
      asked.setLong(1, source);
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          Optional<PackedLine> moved =
              moved(new PackedLine(rows.getLong(2), StoredValue.bytes(rows, 3)), name);
          if (moved.isPresent()) {
            change.setLong(1, moved.get().checksum());
            change.setBytes(2, moved.get().bytes());
            change.setLong(3, rows.getLong(1));
            change.executeUpdate();
          }
        }
      }
    }
  }

  /** The line with another name; nothing for a damaged one, which a check finds. */
  private static Optional<PackedLine> moved(PackedLine line, String name) {
    Optional<byte[]> text = line.unpacked(StoredAnnotations.LONGEST);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      AnnotationResult result = AnnotationLine.read(new String(text.get(), StandardCharsets.UTF_8));
      return Optional.of(PackedLine.of(AnnotationLine.of(moved(result, name))));
    } catch (ShapeException e) {
      return Optional.empty();
    }
  }

  private static AnnotationResult moved(AnnotationResult result, String name) {
    return switch (result) {
      case AnnotatedGame game -> game.at(moved(game.game().where(), name));
      case AnnotationFailure(Problem problem) ->
          new AnnotationFailure(
              new Problem(
                  problem.code(),
                  moved(problem.where(), name),
                  problem.game(),
                  problem.ply(),
                  problem.message()));
    };
  }

  private static SourceLocation moved(SourceLocation place, String name) {
    String inside = place.source().substring(SourceLocation.fileOf(place.source()).length());
    return new SourceLocation(name + inside, place.offset(), place.line(), place.column());
  }
}
