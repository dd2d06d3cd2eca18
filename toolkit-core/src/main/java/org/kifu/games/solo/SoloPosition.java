package org.kifu.games.solo;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Masks;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken.Coloured;

/**
 * A position, immutable; sets of squares are bits, bit 0 is a1, bit 63 is h8.
 *
 * @param deal the tiles at the start
 * @param gold the discs that show gold
 * @param black the discs that show black
 * @param down the tiles that lie face down
 * @param up the tiles that lie face up; tiles that are in neither set have been won
 */
public record SoloPosition(Deal deal, long gold, long black, long down, long up) {
  /** The steps from square to square: the last four are the reverse of the first four. */
  private static final int[] STEPS = {1, 8, 9, 7, -1, -8, -9, -7};

  /** Returns the start: gold on e4 and d5, black on d4 and e5, all tiles face down. */
  static SoloPosition start(Deal deal) {
    return new SoloPosition(deal, 1L << 28 | 1L << 35, 1L << 27 | 1L << 36, deal.squares(), 0);
  }

  /** The discs that show a colour. */
  public long discs(Disc colour) {
    return colour == Disc.WHITE ? gold : black;
  }

  /** Whether the faces of all tiles on the board are known. */
  public boolean isKnown() {
    return ((down | up) & deal.unknown()) == 0;
  }

  /** The squares without a disc and without a tile. */
  public long free() {
    return ~(gold | black | down | up);
  }

  /** The tiles that have been won. */
  public long won() {
    return deal.squares() & ~(down | up);
  }

  /** The tiles of the other colour that lie face up, which a disc of this colour may win. */
  private long prey(Disc colour) {
    return up & deal.of(colour.opponent());
  }

  /** The free squares where a disc of a colour wins a tile. */
  long winning(Disc colour) {
    return winning(colour, -1L);
  }

  /** The free squares where a disc of a colour wins a tile of a set. */
  long winning(Disc colour, long tiles) {
    long own = discs(colour);
    long prey = prey(colour) & tiles;
    long squares = 0;
    for (int step : STEPS) {
      squares |= step(step(own, step) & prey, step);
    }
    return squares & free();
  }

  /** The tiles that a disc of a colour on a square wins. */
  long taken(Disc colour, int square) {
    return enclosed(colour, square, prey(colour));
  }

  /** The tiles of a set that a disc on a square encloses with another disc of its colour. */
  long enclosed(Disc colour, int square, long tiles) {
    long own = discs(colour);
    long taken = 0;
    for (int step : STEPS) {
      long beside = step(1L << square, step) & tiles;
      taken |= (step(beside, step) & own) == 0 ? 0 : beside;
    }
    return taken;
  }

  /** The discs that a disc of a colour on a free square flips. */
  long flips(Disc colour, int square) {
    return Flips.flips(square, discs(colour), discs(colour.opponent()));
  }

  /**
   * The position after a legal move: discs flip, tiles are won, then tiles next to the disc turn
   * up.
   */
  SoloPosition played(SoloMove move) {
    long flips = flips(move.colour(), move.square());
    long taken = taken(move.colour(), move.square());
    long turned = down & sides(1L << move.square());
    long own = discs(move.colour()) | flips | 1L << move.square();
    long other = discs(move.colour().opponent()) & ~flips;
    boolean isGold = move.colour() == Disc.WHITE;
    return new SoloPosition(
        deal, isGold ? own : other, isGold ? other : own, down & ~turned, up & ~taken | turned);
  }

  /**
   * The tiles that may still be won, judged only from the squares. On a line through each of them,
   * one neighbour can still be played on, and the other can be played on or has a disc. A tile that
   * lies face down also needs a playable square along a side. If the set is empty, no more tiles
   * can be won; a tile in the set may still turn out to be lost.
   */
  long winnable() {
    long alive = down | up;
    for (long before = 0; before != alive; ) {
      before = alive;
      long open = free() | before;
      alive &= besideOpen(open, gold | black) & (up | sides(open));
    }
    return alive;
  }

  private static long besideOpen(long open, long discs) {
    long beside = 0;
    for (int step : STEPS) {
      beside |= step(open, step) & step(open | discs, -step);
    }
    return beside;
  }

  /** The squares along the sides of the squares of a set. */
  static long sides(long set) {
    return step(set, 1) | step(set, -1) | step(set, 8) | step(set, -8);
  }

  /** The squares of the board that are one step from the squares of a set. */
  private static long step(long set, int step) {
    long inside =
        switch (step) {
          case 1, 9, -7 -> Masks.NOT_FILE_A;
          case -1, -9, 7 -> Masks.NOT_FILE_H;
          default -> -1L;
        };
    return (step > 0 ? set << step : set >>> -step) & inside;
  }

  /**
   * A disc on a free square, with either side up.
   *
   * @param colour the side that is up; {@link Disc#WHITE} is gold
   * @param square the square, 0 (a1) to 63 (h8)
   */
  public record SoloMove(Disc colour, int square) {
    /** The booklet's name for a side of the discs. */
    static String name(Disc colour) {
      return Coloured.name(colour);
    }
  }
}
