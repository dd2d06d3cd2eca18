package org.kifu.games.solo;

import org.kifu.bitboard.Flips;
import org.kifu.bitboard.Masks;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken.Coloured;

/**
 * A position, immutable; sets of squares are bits, bit 0 is a1, bit 63 h8.
 *
 * @param deal where the tiles lay at the start
 * @param gold the discs that show gold
 * @param black the discs that show black
 * @param down the tiles that lie face down
 * @param up the tiles that lie face up; those that are neither have been won
 */
public record SoloPosition(Deal deal, long gold, long black, long down, long up) {
  /** The steps from square to square: the second four are the first ones backwards. */
  private static final int[] STEPS = {1, 8, 9, 7, -1, -8, -9, -7};

  /** Gold e4 and d5, black d4 and e5, all tiles face down. */
  static SoloPosition start(Deal deal) {
    return new SoloPosition(deal, 1L << 28 | 1L << 35, 1L << 27 | 1L << 36, deal.squares(), 0);
  }

  /** The discs that show a colour. */
  public long discs(Disc colour) {
    return colour == Disc.WHITE ? gold : black;
  }

  /** Whether it is known what is on every tile of the board. */
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

  /** The tiles of the other colour that lie face up: what a disc of this colour may win. */
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

  /**
   * The tiles of a set that a disc of a colour on a square encloses with another of that colour.
   */
  long enclosed(Disc colour, int square, long tiles) {
    long own = discs(colour);
    long taken = 0;
    for (int step : STEPS) {
      long beside = step(1L << square, step) & tiles;
      taken |= (step(beside, step) & own) == 0 ? 0 : beside;
    }
    return taken;
  }

  /** The discs that a disc of a colour on a free square turns over. */
  long flips(Disc colour, int square) {
    return Flips.flips(square, discs(colour), discs(colour.opponent()));
  }

  /** After a legal move: discs turn over, tiles are won, then those beside the disc turn up. */
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
   * The tiles that may still be won, told from the squares alone: on a line through each of them
   * one neighbour can still be played on, the other too or it has a disc, and one that lies face
   * down has a side that can be played on. Where this is empty no more can be won; of a tile in it
   * that is not said.
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

  /** The squares along the sides of those of a set. */
  static long sides(long set) {
    return step(set, 1) | step(set, -1) | step(set, 8) | step(set, -8);
  }

  /** The squares one step from those of a set, as far as the board goes. */
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
   * @param square 0 (a1) to 63 (h8)
   */
  public record SoloMove(Disc colour, int square) {
    /** What the booklet calls a side of the discs. */
    static String name(Disc colour) {
      return Coloured.name(colour);
    }
  }
}
