package org.kifu.base;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.archive.edition.CorrectionField.Correction;

/** Decisions of people about records of a base that have something wrong. */
public final class GameDecisions {
  private static final String ADD =
      "INSERT INTO corrections (game, field, old, new) VALUES (?, ?, ?, ?)";

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
            GameMarks.run(tables, ADD, game, each.field().label(), each.before(), each.after());
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

  /**
   * A decision.
   *
   * @param decision {@code corrected} or {@code kept}
   * @param facts the corrected facts: field, old and new value of each
   */
  public record Decision(String decision, List<List<String>> facts) {
    /** Copies the list. */
    public Decision {
      facts = List.copyOf(facts);
    }
  }

  static Optional<Decision> of(Connection tables, long game) throws SQLException {
    List<List<String>> found = new ArrayList<>();
    try (PreparedStatement asked =
        tables.prepareStatement(
            "SELECT decision, '', '' FROM decisions WHERE game = ?1 UNION ALL"
                + " SELECT field, old, new FROM corrections WHERE game = ?1")) {
      asked.setLong(1, game);
      try (ResultSet rows = asked.executeQuery()) {
        while (rows.next()) {
          found.add(List.of(rows.getString(1), rows.getString(2), rows.getString(3)));
        }
      }
    }
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(new Decision(found.getFirst().getFirst(), found.subList(1, found.size())));
  }

  /** Puts a decision on another game, whose record is the same. */
  static void put(Connection tables, long game, Decision decision) throws SQLException {
    decide(tables, game, decision.decision());
    for (List<String> each : decision.facts()) {
      GameMarks.run(tables, ADD, game, each.get(0), each.get(1), each.get(2));
    }
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
