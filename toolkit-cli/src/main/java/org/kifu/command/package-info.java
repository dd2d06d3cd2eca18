/**
 * What all commands share: inputs, filters, outputs, progress, exit codes. What a command does is
 * done by the packages of the toolkit; here its answer meets the terminal.
 */
@NullMarked
package org.kifu.command;

import org.jspecify.annotations.NullMarked;
