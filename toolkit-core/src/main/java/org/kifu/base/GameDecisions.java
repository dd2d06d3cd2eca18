package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.kifu.archive.edition.CorrectionField.Correction;

/** What people decided about records of a base that have something wrong. */
public final class GameDecisions {
  private final Base base;

  /** The decisions of an open base. */
  public GameDecisions(Base base) {
    this.base = base;
  }

  /**
   * Corrects a record; earlier corrections of it go. The record itself stays as it is.
   *
   * @param game the number of the game in the base
   * @param corrections its corrections
   */
  public void correct(long game, List<Correction> corrections) throws IOException {
    base.<Boolean>change(
        tables -> {
          decide(tables, game, "corrected");
          for (Correction each : corrections) {
            GameMarks.run(
                tables,
                "INSERT INTO corrections (game, field, old, new) VALUES (?, ?, ?, ?)",
                game,
                each.field().label(),
                each.before(),
                each.after());
          }
          return true;
        });
  }

  /** Keeps a record as it is. */
  public void keep(long game) throws IOException {
    base.<Boolean>change(
        tables -> {
          decide(tables, game, "kept");
          return true;
        });
  }

  /** Takes a decision back. */
  public void open(long game) throws IOException {
    base.<Boolean>change(
        tables -> {
          forget(tables, game);
          return true;
        });
  }

  private static void decide(Connection tables, long game, String decision) throws SQLException {
    forget(tables, game);
    GameMarks.run(tables, "INSERT INTO decisions (game, decision) VALUES (?, ?)", game, decision);
  }

  private static void forget(Connection tables, long game) throws SQLException {
    GameMarks.run(tables, "DELETE FROM decisions WHERE game = ?", game);
    GameMarks.run(tables, "DELETE FROM corrections WHERE game = ?", game);
  }
}
