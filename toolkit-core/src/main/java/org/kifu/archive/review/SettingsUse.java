package org.kifu.archive.review;

import org.kifu.annotate.AnnotationSettings;

/**
 * How some of the games were annotated.
 *
 * @param settings what their values depend on
 * @param games how many they are
 */
public record SettingsUse(AnnotationSettings settings, long games) {}
