package org.kifu.format.transcript;

import org.kifu.board.MoveToken.PlaceToward;

/** Takes moves as they are read. */
interface MoveSink {
  /** Drops them. */
  MoveSink NOWHERE =
      new MoveSink() {
        @Override
        public void place(int at, int file, int rank) {}

        @Override
        public void toward(int at, PlaceToward move) {}

        @Override
        public void pass(int at) {}
      };

  /**
   * A square.
   *
   * @param at its first character in the line
   * @param file from 0
   * @param rank from 0; past 7 for a square beyond the 8x8 board
   */
  void place(int at, int file, int rank);

  /**
   * A square with the line that is to be flipped.
   *
   * @param at its first character in the line
   */
  void toward(int at, PlaceToward move);

  /**
   * A written pass.
   *
   * @param at its first character in the line
   */
  void pass(int at);
}
