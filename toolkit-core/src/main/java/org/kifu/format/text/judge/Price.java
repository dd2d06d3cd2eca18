package org.kifu.format.text.judge;

/** Gains and payments of the judge, in squares; {@code prices.tsv} has the values and meanings. */
public enum Price {
  NEW_GAME,
  NEW_GAME_IN_PROSE,
  NEW_GAME_IN_MOVE_CELL,
  ENDED,
  SHORT,
  FAULT_IN_PROSE,
  FAULT_BETWEEN,
  BROKEN,
  CUT,
  CUT_BEFORE,
  CUT_SHORT,
  UNUSED,
  IN_BRACKETS,
  LONG_IN_BRACKETS,
  FEW_IN_PROSE,
  ALONE_BESIDE_WORD,
  NUMBER_AGREES,
  NUMBER_DIFFERS,
  SIDE_AGREES,
  SIDE_DIFFERS,
  RIVAL
}
