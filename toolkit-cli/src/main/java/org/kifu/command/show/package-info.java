/**
 * Commands that show single games, and the catalogues of Kifu: boards and sheets, rules, findings.
 */
@NullMarked
package org.kifu.command.show;

import org.jspecify.annotations.NullMarked;
