package org.kifu.base;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;

/**
 * The changes that make tables of an earlier version those of the next.
 *
 * @param steps the steps; the first takes version 1 to version 2
 */
record Migrations(List<Step> steps) {
  /** The steps up to {@link BaseSchema#VERSION}. */
  static final Migrations USUAL =
      new Migrations(
          List.of(
              tables -> execute(tables, BaseSchema.ofVersion2()), // the last step fills them
              tables -> {
                setAside(tables, "annotations");
                setAside(tables, "drills");
                execute(tables, BaseSchema.ofVersion3());
              },
              tables -> execute(tables, BaseSchema.ofVersion4()),
              tables -> execute(tables, BaseSchema.ofVersion5()), // so are these
              tables -> execute(tables, BaseSchema.ofVersion6()),
              tables -> execute(tables, BaseSchema.ofVersion7()),
              tables -> {
                execute(tables, BaseSchema.ofVersion8());
                PositionSums.fill(tables);
                AnnotationSums.fill(tables);
              },
              tables -> {
                Set<Long> damaged = GameRowSum.wrongWithoutWinner(tables);
                execute(tables, BaseSchema.ofVersion9());
                BoardResults.fill(tables);
                GameRowSum.fill(tables, damaged);
                fillMoveSums(tables);
              }));

  /** A change to the next version. */
  @FunctionalInterface
  interface Step {
    void run(Connection tables) throws SQLException;

    /** A change by statements alone. */
    static Step of(String... statements) {
      return tables -> execute(tables, List.of(statements));
    }
  }

  /** Removes an empty table; one that another program filled keeps its rows under another name. */
  private static void setAside(Connection tables, String table) throws SQLException {
    boolean isEmpty = Base.longNumber(tables, "SELECT count(*) FROM " + table) == 0;
    String kept = "ALTER TABLE %1$s RENAME TO %1$s_of_version_2";
    execute(
        tables,
        List.of(
            "DROP INDEX IF EXISTS " + table + "_by_game",
            (isEmpty ? "DROP TABLE %s" : kept).formatted(table)));
  }

  /** Makes the sums of moves, which a base of versions before 5 lacks. */
  private static void fillMoveSums(Connection tables) throws SQLException {
    MoveSumRows sums = new MoveSumRows(tables);
    Set<Long> wanted = sums.wanted();
    if (sums.keys().isEmpty() && !wanted.isEmpty()) {
      sums.make(wanted);
    }
  }

  private static void execute(Connection tables, List<String> statements) throws SQLException {
    try (Statement statement = tables.createStatement()) {
      for (String each : statements) {
        statement.execute(each);
      }
    }
  }

  /**
   * Runs the steps that a base lacks, in the transaction of the caller.
   *
   * @param version the version of the tables, 1 or more
   * @return whether there were any
   */
  boolean run(Connection tables, int version) throws SQLException {
    for (Step step : steps.subList(Math.min(version - 1, steps.size()), steps.size())) {
      step.run(tables);
    }
    if (version <= steps.size()) {
      execute(tables, List.of("PRAGMA user_version = " + (steps.size() + 1)));
    }
    return version <= steps.size();
  }
}
