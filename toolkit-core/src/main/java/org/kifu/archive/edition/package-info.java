/**
 * Archives as a whole: how two of them differ, how several become one, and corrections of single
 * facts.
 */
@NullMarked
package org.kifu.archive.edition;

import org.jspecify.annotations.NullMarked;
