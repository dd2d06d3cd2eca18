package org.kifu.base;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Sums of what the rows of an annotation say that commands read: its game and the values of its
 * plies. The line of the annotation has a checksum of its own.
 */
final class AnnotationSums {
  private static final String PLIES =
      "SELECT annotation, ply, black_value, best_black_value, win_loss, move = 'pass', confidence,"
          + " label, cause FROM annotations";

  /** The annotations whose rows are in memory together. */
  private static final int SOME = 4096;

  private final Map<Long, Long> sums = new HashMap<>();
  private final Map<Long, Long> games = new HashMap<>();
  private final Set<Long> lost = new HashSet<>();

  private static long ofGame(long annotation, long game, long settings) {
    return mixed(mixed(mixed(annotation) + game) + settings);
  }

  private static long ofPly(ResultSet row) throws SQLException {
    long sum = mixed(row.getInt(2) * 2L + row.getInt(6));
    for (int number = 3; number <= 5; number++) {
      sum = mixed(sum + Double.doubleToLongBits(row.getDouble(number)));
    }
    for (int text = 7; text <= 9; text++) {
      sum = mixed(sum + Objects.hashCode(row.getString(text)));
    }
    return sum;
  }

  private static long mixed(long number) {
    return MoveSum.mixed(number);
  }

  /** The sums that the rows have. */
  private static AnnotationSums read(Connection tables, String which, double least)
      throws SQLException {
    AnnotationSums read = new AnnotationSums();
    try (Statement statement = tables.createStatement()) {
      try (ResultSet rows =
          statement.executeQuery(
              "SELECT annotation, game, settings FROM annotated_games" + which)) {
        while (rows.next()) {
          long annotation = rows.getLong(1);
          read.games.put(annotation, rows.getLong(2));
          read.sums.put(annotation, ofGame(annotation, rows.getLong(2), rows.getLong(3)));
        }
      }
      try (ResultSet rows = statement.executeQuery(PLIES + which)) {
        while (rows.next()) {
          read.add(rows, least);
        }
      }
    }
    return read;
  }

  private void add(ResultSet row, double least) throws SQLException {
    sums.merge(row.getLong(1), ofPly(row), Long::sum);
    if (Math.abs(row.getDouble(4) - row.getDouble(3)) >= least) {
      lost.add(row.getLong(1));
    }
  }

  private boolean areStated(Connection tables, String which) throws SQLException {
    Map<Long, Long> stated = new HashMap<>();
    try (Statement statement = tables.createStatement();
        ResultSet rows =
            statement.executeQuery("SELECT annotation, row_sum FROM annotation_sums" + which)) {
      while (rows.next()) {
        stated.put(rows.getLong(1), rows.getLong(2));
      }
    }
    return stated.equals(sums);
  }

  /** Whether all rows have the sums that the base states. */
  static boolean areRight(Connection tables) throws SQLException {
    for (String some : parts(tables, SOME)) {
      if (!read(tables, some, Double.MAX_VALUE).areStated(tables, some)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Conditions that divide all annotations into parts small enough for the memory. The first and
   * the last part have no end, so that a damaged number stands in one of them too.
   *
   * @param most the most annotations of a part that the base knows
   */
  static List<String> parts(Connection tables, int most) throws SQLException {
    List<String> parts = new ArrayList<>();
    long from = Long.MIN_VALUE;
    try (Statement statement = tables.createStatement()) {
      while (true) {
        String after = " WHERE annotation >= " + from;
        String next =
            "SELECT annotation FROM annotation_sums"
                + after
                + " ORDER BY annotation LIMIT 1 OFFSET "
                + most;
        try (ResultSet row = statement.executeQuery(next)) {
          if (!row.next()) {
            parts.add(after);
            return parts;
          }
          long to = row.getLong(1);
          if (to <= from) {
            throw damage();
          }
          parts.add(after + " AND annotation < " + to);
          from = to;
        }
      }
    }
  }

  /**
   * The games with a move that lost at least some discs.
   *
   * @throws SQLException if the rows of an annotation are damaged, with the code for damage
   */
  static Set<Long> lost(Connection tables, double discs) throws SQLException {
    Set<Long> lost = new HashSet<>();
    for (String some : parts(tables, SOME)) {
      AnnotationSums read = proved(tables, some, discs);
      read.lost.forEach(annotation -> lost.add(read.games.get(annotation)));
    }
    return lost;
  }

  /**
   * Proves the rows of the annotations after one, up to another.
   *
   * @throws SQLException if they are damaged, with the code for damage
   */
  static void prove(Connection tables, long after, long upTo) throws SQLException {
    String which = " WHERE annotation > " + after + " AND annotation <= " + upTo;
    proved(tables, which, Double.MAX_VALUE);
  }

  /**
   * Proves the rows of annotations.
   *
   * @throws SQLException if they are damaged, with the code for damage
   */
  static void prove(Connection tables, Collection<Long> annotations) throws SQLException {
    String listed = StoredValue.listed(annotations);
    proved(tables, " WHERE annotation IN (" + listed + ")", Double.MAX_VALUE);
  }

  private static AnnotationSums proved(Connection tables, String which, double least)
      throws SQLException {
    AnnotationSums read = read(tables, which, least);
    if (!read.areStated(tables, which)) {
      throw damage();
    }
    return read;
  }

  private static SQLException damage() {
    return StoredValue.damage("annotations: the rows are not those that were written");
  }

  /** States the sums of the rows that are there. */
  static void fill(Connection tables) throws SQLException {
    fill(tables, "");
  }

  /** States the sum of the rows of a new annotation. */
  static void add(Connection tables, long annotation) throws SQLException {
    fill(tables, " WHERE annotation = " + annotation);
  }

  private static void fill(Connection tables, String which) throws SQLException {
    try (PreparedStatement row = tables.prepareStatement(BaseSchema.insert("annotation_sums"))) {
      for (Map.Entry<Long, Long> each : read(tables, which, Double.MAX_VALUE).sums.entrySet()) {
        row.setLong(1, each.getKey());
        row.setLong(2, each.getValue());
        row.executeUpdate();
      }
    }
  }
}
