/**
 * Annotated games as one page of HTML that needs nothing else: no engine, no network and no other
 * files. It is a document that can be read and printed without JavaScript; a script lets the reader
 * play through its games. Every page is well-formed XML as well, and every text that comes from a
 * record is escaped in one place, {@link org.kifu.table.Html}.
 */
@NullMarked
package org.kifu.page;

import org.jspecify.annotations.NullMarked;
