/** Standings, cross tables and ratings as text, CSV, JSON, Markdown and files of the WOF. */
@NullMarked
package org.kifu.archive.tournament.output;

import org.jspecify.annotations.NullMarked;
