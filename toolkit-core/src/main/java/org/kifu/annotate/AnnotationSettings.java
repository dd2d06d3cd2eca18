package org.kifu.annotate;

import java.util.Optional;
import org.kifu.analysis.Limits;

/**
 * The settings that the values and labels of a game depend on: same game, same settings, same
 * output.
 *
 * @param version the version of Kifu
 * @param engine the engine's description of itself
 * @param limits how hard it searched
 * @param labels from which loss on a move is labelled
 * @param chances the name of the curve of the chances to win; nothing if none is known
 * @param beside the description of another engine that was asked too
 */
public record AnnotationSettings(
    String version,
    String engine,
    Limits limits,
    LabelRule labels,
    Optional<String> chances,
    Optional<String> beside) {}
