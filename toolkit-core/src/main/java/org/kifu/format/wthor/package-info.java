/**
 * WTHOR, the game base of the French Othello Federation: 8x8 game files ({@code .wtb}) with the
 * player ({@code .jou}) and tournament ({@code .trn}) names beside them. Format by S. Quin and S.
 * Nicolet. All numbers are little-endian.
 *
 * <pre>
 * header, 16 bytes
 *  0  1  century of the creation date, such as 20    10  2  year of the games
 *  1  1  year within the century                     12  1  P1 board size: 0 or 8, 10 for 10x10
 *  2  1  month                                       13  1  P2: 1 for a solitaire file, else 0
 *  3  1  day                                         14  1  P3: empties of the theoretical score;
 *  4  4  N1 number of games                                 0 is 22 in files made since 2001
 *  8  2  N2 number of names (0 in game files)        15  1  reserved
 *
 * game, 68 bytes                                     player, 20 bytes: text, zero-padded
 *  0  2  tournament number, from 0                   tournament, 26 bytes: likewise
 *  2  2  black player number, from 0                   number 0: unknown ("???"),
 *  4  2  white player number, from 0                   several ("Diverses parties")
 *  6  1  real score: black discs, empties to the winner
 *  7  1  theoretical score: black discs after perfect play from P3 empties
 *  8 60  moves, 10 * rank + file (a1 = 11, h8 = 88); a zero ends them; passes are not stored
 * </pre>
 *
 * <p>A game of 10x10 squares ({@code .wtd}) has 104 bytes: the same first eight, of which the
 * theoretical score is not read, then 96 moves, 12 * rank + file (a1 = 13, j1 = 22, j10 = 130).
 * This follows the published note; no such file was available for a test.
 *
 * <p>A solitaire file ({@code .pzz}) has the number of empties as N2, a table of 64 (by the note
 * 128) numbers of 4 bytes that holds N1 in place N2, and records of 36 bytes:
 *
 * <pre>
 *  0  2  year of the game                            29  1  side to move: 1 black, 2 white
 *  2  2  tournament number                           30  1  score of the solution, signed, for it
 *  4  4  black player number                         31  1  first move of the solution
 *  8  4  white player number                         32  1  real score of the game, black discs
 * 12 16  cells, 2 bits each, a to h from the high    33  1  move 25 of the game; 0 if unknown
 *        bits: 00 empty, 10 white, 11 black          34  2  reserved
 * 28  1  empty squares
 * </pre>
 *
 * <p>A score byte of 255 means no score, by a convention of this package. Programs without a score
 * write 0 or repeat the real score, which a reader cannot distinguish from a computed score.
 */
@NullMarked
package org.kifu.format.wthor;

import org.jspecify.annotations.NullMarked;
