/**
 * Damage to one of three records: for every notation and many kinds of damage, the neighbours are
 * read as they were, and nothing vanishes without a word.
 */
@NullMarked
package org.kifu.damage;

import org.jspecify.annotations.NullMarked;
