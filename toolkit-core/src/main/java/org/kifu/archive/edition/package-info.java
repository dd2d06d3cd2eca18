/**
 * Archives as a whole: differences between two archives, mergers of several, and corrections of
 * single facts.
 */
@NullMarked
package org.kifu.archive.edition;

import org.jspecify.annotations.NullMarked;
