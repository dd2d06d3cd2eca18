/**
 * The results of a tournament, from records and from lists without moves: the check of submitted
 * results against records, standings with tie-breaks, and the cross table. docs/tournaments.md
 * defines each number.
 */
@NullMarked
package org.kifu.archive.tournament;

import org.jspecify.annotations.NullMarked;
