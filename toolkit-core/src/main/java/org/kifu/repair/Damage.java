package org.kifu.repair;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.kifu.game.Labelled;
import org.kifu.repair.RepairExperiment.ListLayout;

/** Damage to sound games, to test whether repair finds it. All choices have the same chance. */
public enum Damage implements Labelled {
  /** Two numbers of a diagram change places. */
  SWAP(SheetDamage::swap),
  /** One digit of one number is read as a digit that looks like it; no number begins with a 0. */
  MISREAD(SheetDamage::misread),
  /** One number is not written. */
  MISSING(SheetDamage::missing),
  /** One square has the number of another square, so that the number occurs twice. */
  REPEATED(SheetDamage::repeated),
  /** Every number from one on is too high or too low by one. */
  SHIFT(SheetDamage::shift),
  /** A row of the board has no numbers; it may be a row with discs of the start. */
  FORGOTTEN_ROW(SheetDamage::forgottenRow),
  /**
   * All cells of a row are one square too far to the left or right; the cell at the edge is lost.
   */
  ROW_SHIFTED(SheetDamage::rowShifted, SheetDamage::rowShiftedCells),
  /** Two rows change places. */
  ROWS_SWAPPED(SheetDamage::rowsSwapped, SheetDamage::rowsSwappedCells),
  /** The sheet is upside down or mirrored, so that its start is mirrored. */
  TURNED(SheetDamage::turned),
  /** The same, and two numbers change places. */
  TURNED_AND_SWAP(SheetDamage::turnedAndSwap),
  /** Two numbers of a diagram change places, and then two numbers again. */
  TWO_SWAPS(SheetDamage::twoSwaps),
  /** Two moves of a list change places. */
  MOVES_SWAPPED(ListDamage::movesSwapped),
  /** Two moves that follow each other change places. */
  NEIGHBOURS_SWAPPED(ListDamage::neighboursSwapped),
  /** One character of one move is read as one that looks like it, and the result is a square. */
  MOVE_MISREAD(ListDamage::moveMisread),
  /** One move is left out. */
  MOVE_MISSING(ListDamage::moveMissing),
  /** Two moves that follow each other are left out. */
  MOVES_MISSING(ListDamage::movesMissing),
  /** One move is written twice, one after the other. */
  MOVE_REPEATED(ListDamage::moveRepeated),
  /** A pass is written somewhere. */
  PASS_WRITTEN(ListDamage::passWritten),
  /** File and rank of one move are exchanged. */
  COORDINATES_SWAPPED(ListDamage::coordinatesSwapped),
  /** One character is left out. */
  CHARACTER_DROPPED(ListDamage::characterDropped),
  /** Two characters that follow each other, of two moves, are left out. */
  PAIR_DROPPED(ListDamage::pairDropped),
  /** One character is written twice. */
  CHARACTER_DOUBLED(ListDamage::characterDoubled),
  /** Two characters that follow each other change places. */
  CHARACTERS_SWAPPED(ListDamage::charactersSwapped),
  /** One character is replaced by one that no square has. */
  CHARACTER_FOREIGN(ListDamage::characterForeign),
  /** The first moves of another game follow the last move. */
  TAIL_APPENDED(ListDamage::tailAppended);

  @SuppressWarnings("ImmutableEnumChecker") // methods without state
  private final Doing<DamagedRecord> doing;

  @SuppressWarnings("ImmutableEnumChecker")
  private final @Nullable Doing<String> writing;

  Damage(Doing<DamagedRecord> doing) {
    this(doing, null);
  }

  Damage(Doing<DamagedRecord> doing, @Nullable Doing<String> writing) {
    this.doing = doing;
    this.writing = writing;
  }

  @FunctionalInterface
  private interface Doing<T> {
    T to(byte[] line, RandomGenerator random);
  }

  /**
   * Damages a game.
   *
   * @param line the squares of the game, at least two
   */
  DamagedRecord to(byte[] line, RandomGenerator random) {
    return doing.to(line, random);
  }

  /** The lines of a text with the same damage; the discs of the start move with their cells. */
  String textOf(byte[] line, RandomGenerator random, ListLayout layout) {
    return writing == null
        ? DamagedText.of(doing.to(line, random), layout)
        : writing.to(line, random);
  }
}
