/**
 * Commands that show what stands in one game, and in our catalogues: boards and sheets, rules,
 * findings.
 */
@NullMarked
package org.kifu.command.show;

import org.jspecify.annotations.NullMarked;
