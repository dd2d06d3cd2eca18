package org.kifu.base;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.output.AnnotationLine;
import org.kifu.game.Problem;
import org.kifu.game.SourceLocation;
import org.kifu.json.JsonFields.ShapeException;

/**
 * A check of annotated games: the line of each has its sum, belongs to its game, and gives the rows
 * of its plies. Whether the values are right, a search says: {@code kifu annotate --check}.
 */
final class AnnotationCheck {
  private static final String LINES =
      "SELECT a.annotation, a.checksum, a.line, s.text, g.number, g.byte_offset, g.entry, o.name,"
          + " a.game FROM annotated_games a JOIN annotation_settings s USING (settings)"
          + " JOIN games g USING (game) JOIN sources o USING (source) ORDER BY a.annotation";

  private static final String PLIES =
      "SELECT %s FROM annotations WHERE annotation = ? ORDER BY ply"
          .formatted(
              String.join(
                  ", ",
                  BaseSchema.columns("annotations")
                      .subList(1, BaseSchema.columns("annotations").size())));

  private final Consumer<String> faults;

  /**
   * @param faults takes a sentence for each difference
   */
  AnnotationCheck(Consumer<String> faults) {
    this.faults = faults;
  }

  /** Checks all annotations, and returns their number. */
  long check(Connection tables) throws SQLException {
    long count = 0;
    try (PreparedStatement lines = tables.prepareStatement(LINES);
        PreparedStatement plies = tables.prepareStatement(PLIES);
        ResultSet rows = lines.executeQuery()) {
      while (rows.next()) {
        count++;
        Optional<String> fault = fault(rows, plies);
        if (fault.isPresent()) {
          faults.accept(
              "%s: annotation %d of game %d of the base: %s"
                  .formatted(rows.getString(8), rows.getLong(1), rows.getLong(9), fault.get()));
        }
      }
    }
    return count;
  }

  private static Optional<String> fault(ResultSet row, PreparedStatement plies)
      throws SQLException {
    Optional<byte[]> text =
        new PackedLine(row.getLong(2), StoredValue.bytes(row, 3))
            .unpacked(StoredAnnotations.LONGEST);
    if (text.isEmpty()) {
      return Optional.of("the line does not have the sum that it had");
    }
    try {
      AnnotationResult result = AnnotationLine.read(new String(text.get(), StandardCharsets.UTF_8));
      if (!isOfGame(result, row)) {
        return Optional.of("it belongs to another game");
      }
      if (result instanceof AnnotatedGame game
          && !AnnotationLine.settings(Optional.of(game.settings())).equals(row.getString(4))) {
        return Optional.of("the settings are not those of the line");
      }
      return AnnotationRows.plies(result).equals(stored(plies, row.getLong(1)))
          ? Optional.empty()
          : Optional.of("the rows of its plies are not those of the line");
    } catch (ShapeException e) {
      return Optional.of("not an annotated game: " + e.getMessage());
    }
  }

  private static boolean isOfGame(AnnotationResult result, ResultSet row) throws SQLException {
    String entry = StoredValue.text(row, 7);
    String source =
        StoredValue.text(row, 8) + (entry.isEmpty() ? "" : SourceLocation.WITHIN + entry);
    return switch (result) {
      case AnnotatedGame game ->
          GameEntry.wellFormed(game.game().where().source()).equals(source)
              && game.game().number() == row.getInt(5)
              && game.game().where().offset() == row.getLong(6);
      case AnnotationFailure(Problem problem) ->
          GameEntry.wellFormed(problem.where().source()).equals(source)
              && (problem.game() == 0 || problem.game() == row.getInt(5));
    };
  }

  private static List<List<@Nullable Object>> stored(PreparedStatement plies, long annotation)
      throws SQLException {
    plies.setLong(1, annotation);
    List<List<@Nullable Object>> found = new ArrayList<>();
    try (ResultSet rows = plies.executeQuery()) {
      int columns = rows.getMetaData().getColumnCount();
      while (rows.next()) {
        List<@Nullable Object> values = new ArrayList<>();
        for (int i = 1; i <= columns; i++) {
          values.add(rows.getObject(i));
        }
        found.add(values);
      }
    }
    return found;
  }
}
