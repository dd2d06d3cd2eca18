package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.review.DrillProgress;
import org.kifu.archive.review.ProgressException;

/** The answers to problems that a base keeps. */
public final class DrillRows {
  private static final String RIGHT = "right";
  private static final String WRONG = "wrong";

  private DrillRows() {}

  /** The answers; none in a base with tables of an earlier version. */
  public static DrillProgress read(Base base) throws IOException {
    return base.isOfVersion(BaseSchema.WITH_ANNOTATIONS)
        ? base.read(DrillRows::read)
        : DrillProgress.NONE;
  }

  private static DrillProgress read(Connection tables) throws SQLException, IOException {
    List<String> lines = new ArrayList<>();
    try (PreparedStatement question =
            tables.prepareStatement("SELECT date, position, correct FROM drills");
        ResultSet rows = question.executeQuery()) {
      while (rows.next()) {
        String answer = rows.getInt(3) == 1 ? RIGHT : WRONG;
        lines.add(rows.getString(1) + "," + rows.getString(2) + "," + answer);
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
    base.<Boolean>change(
        tables -> {
          try (PreparedStatement row =
              tables.prepareStatement(BaseSchema.insert("drills") + " ON CONFLICT DO NOTHING")) {
            for (String line : progress.answers()) {
              String[] cells = line.split(",", -1);
              row.setString(1, cells[0]);
              row.setString(2, cells[1]);
              row.setInt(3, cells[2].equals(RIGHT) ? 1 : 0);
              row.executeUpdate();
            }
          }
          return true;
        });
  }
}
