package org.kifu.base;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sqlite.Function;

/** The functions {@code othello_...} of SQL. A null argument gives null. */
final class SqlFunctions {
  /** A function of moves alone. */
  @FunctionalInterface
  private interface OfMoves {
    @Nullable Object of(String moves);
  }

  /** A function of moves and a number of plies. */
  @FunctionalInterface
  private interface OfPly {
    @Nullable Object of(String moves, int ply);
  }

  /**
   * A function as SQLite calls it.
   *
   * @param parameters the number of its arguments
   */
  private record Named(String name, int parameters, OfPly answer) {
    static Named of(String name, OfMoves answer) {
      return new Named(name, 1, (moves, _) -> answer.of(moves));
    }
  }

  private static final List<Named> ALL =
      List.of(
          Named.of("othello_is_legal", MoveFunctions::isLegal),
          Named.of("othello_final_score", MoveFunctions::finalScore),
          new Named("othello_position", 2, MoveFunctions::position),
          new Named("othello_canonical", 2, MoveFunctions::canonical),
          new Named("othello_key", 2, MoveFunctions::key),
          Named.of("othello_opening", MoveFunctions::opening));

  private SqlFunctions() {}

  /** Adds the functions to a connection. */
  static void addTo(Connection tables) throws SQLException {
    for (Named each : ALL) {
      Function.create(
          tables, each.name(), new Call(each), each.parameters(), Function.FLAG_DETERMINISTIC);
    }
  }

  /** The names of all functions. */
  static List<String> names() {
    return ALL.stream().map(Named::name).toList();
  }

  private static final class Call extends Function {
    /** The numbers of SQLite for the types of whole and of other numbers. */
    private static final int INTEGER = 1;

    private static final int REAL = 2;

    private final Named named;

    Call(Named named) {
      this.named = named;
    }

    @Override
    protected void xFunc() throws SQLException {
      String moves = value_text(0);
      boolean hasPly = named.parameters() == 1 || isWhole();
      give(moves == null || !hasPly ? null : named.answer().of(moves, ply()));
    }

    /** Whether the second argument is a whole number, as {@code ply / 2.0} may be. */
    private boolean isWhole() throws SQLException {
      int type = value_type(1);
      return type == INTEGER || type == REAL && value_double(1) == value_int(1);
    }

    private int ply() throws SQLException {
      return named.parameters() == 1 ? 0 : value_int(1);
    }

    private void give(@Nullable Object answer) throws SQLException {
      switch (answer) {
        case null -> result();
        case Boolean flag -> result(flag ? 1 : 0);
        case Long number -> result(number);
        case Integer number -> result(number);
        default -> result(answer.toString());
      }
    }
  }
}
