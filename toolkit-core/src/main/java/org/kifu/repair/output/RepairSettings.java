package org.kifu.repair.output;

import org.kifu.repair.GameRepair.RepairOptions;

/**
 * The settings of a repair, as its output states them.
 *
 * @param options how far to look
 * @param archive whether lines were ranked by an archive
 * @param apply what was written, in the words of the command line; empty for nothing
 */
public record RepairSettings(RepairOptions options, boolean archive, String apply) {}
