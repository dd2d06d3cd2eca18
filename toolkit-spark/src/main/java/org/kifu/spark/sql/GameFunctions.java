package org.kifu.spark.sql;

import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;
import org.kifu.base.MoveFunctions;

/**
 * The functions of SQL on moves, which the code that Spark generates for a query calls. {@link
 * MoveFunctions} says what they answer.
 */
public final class GameFunctions {
  private GameFunctions() {}

  /** Whether every move is legal. */
  public static @Nullable Boolean isLegal(UTF8String moves) {
    return MoveFunctions.isLegal(moves.toString());
  }

  /** The score of black at the end. */
  public static @Nullable Integer finalScore(UTF8String moves) {
    return MoveFunctions.finalScore(moves.toString());
  }

  /** The board after some plies. */
  public static @Nullable UTF8String position(UTF8String moves, int ply) {
    return text(MoveFunctions.position(moves.toString(), ply));
  }

  /** The position after some plies as the smallest of its eight images. */
  public static @Nullable UTF8String canonical(UTF8String moves, int ply) {
    return text(MoveFunctions.canonical(moves.toString(), ply));
  }

  /** The name of the deepest named position. */
  public static @Nullable UTF8String opening(UTF8String moves) {
    return text(MoveFunctions.opening(moves.toString()));
  }

  private static @Nullable UTF8String text(@Nullable String text) {
    return text == null ? null : UTF8String.fromString(text);
  }
}
