/**
 * Spellings of names: those that probably mean one player or event, and rules that replace one
 * spelling by another. This package proposes rules; a person decides about them.
 */
@NullMarked
package org.kifu.archive.names;

import org.jspecify.annotations.NullMarked;
