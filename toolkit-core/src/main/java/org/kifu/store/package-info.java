/**
 * A store of openings: one file that is made from archives once, and answers questions about
 * positions in milliseconds. {@link org.kifu.store.StoreBuilder} writes it, {@link
 * org.kifu.store.OpeningStore} reads it.
 *
 * <p>It keeps the games, as far as statistics and searches need them, and for every canonical
 * position of their first plies the list of games that came there, by move. Counts are made from
 * these lists when they are asked for, so that they are those of the archives to the last one.
 *
 * <pre>
 * Head        16 bytes: magic (8), version (4), 0 (4)
 * Moves       of each game: a square or pass a byte, or tokens as modified UTF-8 with their length
 * Rows        64 bytes a game, in the order of reading; see GameRow
 * Postings    4 bytes each: numbers of games, from 0
 * Entries     24 bytes each: player's discs (8), opponent's discs (8), and in the last 8 the move (0
 *             to 63; 64 where the game was not followed), plus 128 if black moves, in the top byte,
 *             and the number of the entry's first posting below it. Sorted by ply, then by these;
 *             the discs are compared as signed numbers. An entry's postings end where the next
 *             one's begin, and ascend
 * Sums        of each entry with 256 postings and more, what its games amount to: how many of them
 *             have a theoretical score (8), the sum of these (8), the number of the first game (8; -1
 *             for none), and ResultsByYear.numbers() with their count before them (8 each)
 * Sum places  16 bytes each: the number of an entry (8), and where its sum begins in the sums (8)
 * Texts       UTF-8, one after the other
 * Text ends   8 bytes each: where a text ends in the texts
 * Page sums   4 bytes each: CRC-32C of each 4096 bytes of all before
 * Footer      8 bytes each: plies, games, excluded games by reason, where each ply's entries begin,
 *             where the sections above begin and how long they are
 * Trailer     24 bytes: where the page sums begin (8), CRC-32C of head, page sums and footer (4), 0
 *             (4), magic (8)
 * </pre>
 *
 * Numbers are little-endian; sections begin at multiples of 8. A page is checked when it is first
 * read, so that a question to a large store does not read all of it.
 */
@NullMarked
package org.kifu.store;

import org.jspecify.annotations.NullMarked;
