/**
 * Pages as somebody who sees them would copy them: HTML, XML, wikis and Markdown become lines of
 * plain text, each character with its place in the bytes.
 *
 * <p>Tags are removed, cells and spans of a row become one line, and labels in elements, attributes
 * and addresses become labels with a colon. Of an element that is never shown, such as a script,
 * only the moves remain.
 */
@NullMarked
package org.kifu.format.transcript.page;

import org.jspecify.annotations.NullMarked;
