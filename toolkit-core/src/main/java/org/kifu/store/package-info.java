/**
 * A store of openings: a file that is made once from archives, and answers questions about
 * positions in milliseconds. {@link org.kifu.store.StoreBuilder} writes it, {@link
 * org.kifu.store.OpeningStore} reads it.
 *
 * <p>It keeps the facts about the games that statistics and searches need. For every canonical
 * position of the first plies it keeps the list of games that reached it, by move. Counts are made
 * from these lists on request, so they are exactly those of the archives.
 *
 * <pre>
 * Head        16 bytes: magic (8), version (4), 0 (4)
 * Moves       of each game: a byte for each square or pass, or tokens as modified UTF-8 with their
 *             length
 * Rows        64 bytes for each game, in the order of reading; see GameRow
 * Postings    4 bytes each: numbers of games, from 0
 * Entries     24 bytes each: player's discs (8), opponent's discs (8), and a last number (8) with
 *             the move in its top byte (0 to 63; 64 where the game was not followed; plus 128 if
 *             black moves) and the number of the entry's first posting below it. Sorted by ply,
 *             then by these fields; the discs are compared as signed numbers. An entry's postings
 *             end where the next one's begin, and are in ascending order
 * Sums        for each entry with 256 postings or more: the number of its games with a theoretical
 *             score (8), the sum of these scores (8), the number of the first game (8; -1 for
 *             none), and ResultsByYear.numbers() with their count before them (8 each)
 * Sum places  16 bytes each: the number of an entry (8), and the place of its sum in the sums (8)
 * Texts       UTF-8, one after the other
 * Text ends   8 bytes each: the place where a text ends in the texts
 * Page sums   4 bytes each: CRC-32C of each 4096 bytes of all the sections above
 * Footer      8 bytes each: plies, games, excluded games by reason, the first entry of each
 *             ply, and the places and lengths of the sections above
 * Trailer     24 bytes: the place of the page sums (8), CRC-32C of head, page sums and footer (4),
 *             0 (4), magic (8)
 * </pre>
 *
 * Numbers are little-endian; sections begin at multiples of 8. A page is checked when it is first
 * read, so a question to a large store does not read the whole file.
 */
@NullMarked
package org.kifu.store;

import org.jspecify.annotations.NullMarked;
