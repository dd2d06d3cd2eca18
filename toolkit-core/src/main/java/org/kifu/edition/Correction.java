package org.kifu.edition;

/**
 * A fact that is to be corrected.
 *
 * @param line where this stands in its file, from 1
 * @param game the number of the game, from 1 over all inputs
 * @param before what the record must say now
 * @param after what it is to say
 */
public record Correction(int line, long game, CorrectionField field, String before, String after) {}
