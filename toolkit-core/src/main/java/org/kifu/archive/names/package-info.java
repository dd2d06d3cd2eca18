/**
 * Spellings of names: which probably mean one player or event, and rules that say which are to be
 * written for which. Rules are proposed here and decided by a person.
 */
@NullMarked
package org.kifu.archive.names;

import org.jspecify.annotations.NullMarked;
