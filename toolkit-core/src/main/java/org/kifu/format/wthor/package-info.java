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
 * <p>A score byte of 255 is this package's own: no score. Programs that have none write 0 or repeat
 * the real score, which a reader cannot tell from a score that somebody computed.
 */
@NullMarked
package org.kifu.format.wthor;

import org.jspecify.annotations.NullMarked;
