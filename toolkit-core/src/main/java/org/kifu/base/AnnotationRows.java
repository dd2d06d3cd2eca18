package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.output.AnnotationLine;
import org.kifu.board.MoveToken;

/** A writer of annotated games, in the transaction of its caller. */
final class AnnotationRows implements AutoCloseable {
  private static final double CENTIDISCS = 100;
  private static final double CHANCES = 10_000;

  /** Annotations with the same settings, but for the version. */
  private static final String OF_OTHER_VERSIONS =
      "DELETE FROM annotated_games WHERE game = ?1 AND settings IN (SELECT o.settings"
          + " FROM annotation_settings o JOIN annotation_settings s ON s.settings = ?2"
          + " WHERE o.settings <> ?2 AND"
          + " json_extract(o.text, '$.settings') = json_extract(s.text, '$.settings'))";

  private final Connection tables;
  private final PreparedStatement game;
  private final PreparedStatement ply;
  private final PreparedStatement others;

  AnnotationRows(Connection tables) throws SQLException {
    this.tables = tables;
    this.game = tables.prepareStatement(BaseSchema.insert("annotated_games"));
    this.others = tables.prepareStatement(OF_OTHER_VERSIONS);
    this.ply = tables.prepareStatement(BaseSchema.insert("annotations"));
  }

  /** The number of settings with this text, which are added if the base has none. */
  long settings(String text) throws SQLException {
    long known = settings(tables, text);
    if (known > 0) {
      return known;
    }
    try (PreparedStatement row =
        tables.prepareStatement("INSERT INTO annotation_settings (text) VALUES (?)")) {
      row.setString(1, text);
      row.executeUpdate();
    }
    return settings(tables, text);
  }

  /** The number of settings with this text; 0 if the base has none. */
  static long settings(Connection tables, String text) throws SQLException {
    try (PreparedStatement statement =
        tables.prepareStatement("SELECT settings FROM annotation_settings WHERE text = ?")) {
      statement.setString(1, text);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next() ? rows.getLong(1) : 0;
      }
    }
  }

  /** Whether a game has an annotation with these settings, or the reason why it has none. */
  static boolean isThere(Connection tables, long game, String text) throws SQLException {
    return Base.longNumber(
            tables,
            "SELECT count(*) FROM annotated_games WHERE game = %d AND settings = %d"
                .formatted(game, settings(tables, text)))
        > 0;
  }

  /** Adds the annotation of a game, in the place of one by another version of Kifu. */
  void add(long number, long settings, AnnotationResult result) throws SQLException {
    others.setLong(1, number);
    others.setLong(2, settings);
    others.executeUpdate();
    PackedLine line = PackedLine.of(AnnotationLine.of(result));
    long annotation =
        Base.longNumber(tables, "SELECT coalesce(max(annotation), 0) FROM annotated_games") + 1;
    game.setLong(1, annotation);
    game.setLong(2, number);
    game.setLong(3, settings);
    game.setLong(4, line.checksum());
    game.setBytes(5, line.bytes());
    game.executeUpdate();
    for (List<@Nullable Object> row : plies(result)) {
      ply.setLong(1, annotation);
      for (int i = 0; i < row.size(); i++) {
        ply.setObject(i + 2, row.get(i));
      }
      ply.executeUpdate();
    }
    AnnotationSums.add(tables, annotation);
  }

  /** The columns of the plies after the number of the annotation; none for a failure. */
  static List<List<@Nullable Object>> plies(AnnotationResult result) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    if (result instanceof AnnotatedGame annotated) {
      annotated.moves().forEach(move -> rows.add(columns(move)));
    }
    return rows;
  }

  private static List<@Nullable Object> columns(AnnotatedMove move) {
    List<@Nullable Object> row = new ArrayList<>();
    row.add(move.ply());
    row.add(move.mover().label());
    row.add(GameEntry.wellFormed(move.move().toString()));
    row.add(move.blackCentidiscs() / CENTIDISCS);
    row.add(move.best().stream().map(MoveToken::toString).collect(Collectors.joining(" ")));
    row.add(move.bestBlackCentidiscs() / CENTIDISCS);
    row.add(move.winLoss().isPresent() ? move.winLoss().getAsInt() / CHANCES : null);
    row.add(move.certainty().confidence().label());
    row.add(move.certainty().depth());
    row.add(move.label().map(MoveLabel::label).orElse(null));
    row.add(move.reasons().isEmpty() ? null : move.reasons().getFirst().motif().code());
    return row;
  }

  @Override
  public void close() throws SQLException {
    game.close();
    ply.close();
    others.close();
  }
}
