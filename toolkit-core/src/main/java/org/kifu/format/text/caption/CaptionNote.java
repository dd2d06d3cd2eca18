package org.kifu.format.text.caption;

import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** Something that has to be said of a fact. */
public record CaptionNote(ProblemCode code, SourceLocation where, String message) {}
