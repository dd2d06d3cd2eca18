/**
 * A page as who sees it would copy it: HTML, XML, wikis and Markdown become lines of plain text,
 * each character with its place in the bytes.
 *
 * <p>Tags go, cells and spans of a row become one line, and labels in elements, attributes and
 * addresses become labels with a colon. An element that is never seen, such as a script, keeps its
 * moves alone.
 */
@NullMarked
package org.kifu.format.transcript.page;

import org.jspecify.annotations.NullMarked;
