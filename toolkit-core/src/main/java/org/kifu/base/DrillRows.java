package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.ProgressException;

/** The answers to problems that a base keeps. */
public final class DrillRows {
  private static final String RIGHT = "right";
  private static final String WRONG = "wrong";

  /** The word before the positions of repertoires, which are no problems. */
  private static final String REPERTOIRE = "repertoire ";

  private static final String OF_PROBLEMS =
      "SELECT date, position, correct FROM drills WHERE position NOT GLOB ? || '*'";

  /** A position is 64 squares, a space and the side to move; a space and the player follow. */
  private static final String OF_REPERTOIRE =
      "SELECT date, substr(position, 1 + length(?1), 66), correct FROM drills"
          + " WHERE position GLOB ?1 || '*' AND substr(position, 68 + length(?1)) = ?2";

  private DrillRows() {}

  /** The answers to problems; none in a base with tables of an earlier version. */
  public static DrillProgress read(Base base) throws IOException {
    return answers(base, OF_PROBLEMS, REPERTOIRE);
  }

  /** The answers of somebody who trains the repertoire of a player. */
  static DrillProgress read(Base base, String player) throws IOException {
    return answers(base, OF_REPERTOIRE, REPERTOIRE, player);
  }

  /** The text that stands for a position of the repertoire of a player. */
  static String ofRepertoire(String position, String player) {
    return REPERTOIRE + position + " " + player;
  }

  private static DrillProgress answers(Base base, String question, String... texts)
      throws IOException {
    return base.isOfVersion(BaseSchema.WITH_ANNOTATIONS)
        ? base.read(tables -> read(tables, question, texts))
        : DrillProgress.NONE;
  }

  private static DrillProgress read(Connection tables, String question, String... texts)
      throws SQLException, IOException {
    List<String> lines = new ArrayList<>();
    try (PreparedStatement asked = tables.prepareStatement(question)) {
      for (int i = 0; i < texts.length; i++) {
        asked.setString(i + 1, texts[i]);
      }
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          String answer = rows.getInt(3) == 1 ? RIGHT : WRONG;
          lines.add(rows.getString(1) + "," + rows.getString(2) + "," + answer);
        }
      }
    }
    try {
      return DrillProgress.of(lines);
    } catch (ProgressException e) {
      throw new IOException("the table drills of the base: " + e.getMessage(), e);
    }
  }

  /** Adds answers in one transaction; those that the base has stay. Remarks are not kept. */
  public static void add(Base base, DrillProgress progress) throws IOException {
    add(base, progress, UnaryOperator.identity());
  }

  /**
   * Adds answers in one transaction.
   *
   * @param stored the text that is kept for a position
   */
  static void add(Base base, DrillProgress progress, UnaryOperator<String> stored)
      throws IOException {
    base.<Boolean>change(
        tables -> {
          try (PreparedStatement row =
              tables.prepareStatement(BaseSchema.insert("drills") + " ON CONFLICT DO NOTHING")) {
            for (String line : progress.answers()) {
              String[] cells = line.split(",", -1);
              row.setString(1, cells[0]);
              row.setString(2, stored.apply(cells[1]));
              row.setInt(3, cells[2].equals(RIGHT) ? 1 : 0);
              row.executeUpdate();
            }
          }
          return true;
        });
  }
}
