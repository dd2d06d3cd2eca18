package org.kifu.opening;

import org.kifu.analysis.Limits;

/**
 * Who valued the moves of a table.
 *
 * @param description the engine's description of itself
 * @param limits how hard it searched the position after each move
 */
public record OpeningEngine(String description, Limits limits) {}
