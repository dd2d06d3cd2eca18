package org.kifu.base;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * The changes that make tables of an earlier version those of the next.
 *
 * @param steps the statements of each step; the first takes version 1 to version 2
 */
record Migrations(List<List<String>> steps) {
  /** The steps up to {@link BaseSchema#VERSION}. */
  static final Migrations USUAL = new Migrations(List.of());

  /**
   * Runs the steps that a base lacks, in the transaction of the caller.
   *
   * @param version the version of the tables, 1 or more
   * @return whether there were any
   */
  boolean run(Connection tables, int version) throws SQLException {
    try (Statement statement = tables.createStatement()) {
      for (List<String> step : steps.subList(Math.min(version - 1, steps.size()), steps.size())) {
        for (String each : step) {
          statement.execute(each);
        }
      }
      if (version <= steps.size()) {
        statement.execute("PRAGMA user_version = " + (steps.size() + 1));
      }
    }
    return version <= steps.size();
  }
}
