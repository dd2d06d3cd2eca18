package org.kifu.games.draughts;

/**
 * Counts the leaves of the game tree, captures that differ in nothing but their way once. The last
 * ply is counted without its moves being listed, where no piece can capture.
 */
final class DraughtsPerft {
  private final MoveGenerator[] generators;

  /**
   * Makes room.
   *
   * @param depth in plies, 1 or more
   */
  DraughtsPerft(int depth) {
    generators = new MoveGenerator[depth + 1];
    for (int i = 0; i <= depth; i++) {
      generators[i] = new MoveGenerator();
    }
  }

  long leaves(DraughtsPosition position, int depth) {
    return leaves(
        position.player(), position.opponent(), position.kings(), position.isWhiteToMove(), depth);
  }

  private long leaves(long player, long opponent, long kings, boolean isWhite, int depth) {
    MoveGenerator generator = generators[depth];
    if (depth == 1) {
      return Math.max(1, generator.countObligatory(player, opponent, kings, isWhite));
    }
    Moves moves = generator.obligatory(player, opponent, kings, isWhite);
    long leaves = moves.size() == 0 ? 1 : 0;
    for (int i = 0; i < moves.size(); i++) {
      int from = moves.from(i);
      int to = moves.to(i);
      long captured = moves.captured(i);
      leaves +=
          leaves(
              opponent & ~captured,
              player ^ 1L << from | 1L << to,
              Kings.after(kings, from, to, captured, isWhite),
              !isWhite,
              depth - 1);
    }
    return leaves;
  }
}
