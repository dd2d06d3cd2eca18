package org.kifu.format.diagram;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A player and the discs behind the name, {@code Anna 49}, {@code Anna (49)}; or these alone. */
record NameAndDiscs(String name, int discs) {
  private static final Pattern DISCS =
      Pattern.compile(
          "(?iu)(?:(.*\\p{L}.*?)(?:[\\s:,;]+|\\s*[\u2013\u2014]\\s*|\\s-\\s))?"
              + "\\(?(\\d{1,2})(?:\\s?(?:dis[ck]s?|stones?|pieces?|points?|pions?|石|個))?\\)?");

  static Optional<NameAndDiscs> of(String value) {
    Matcher discs = DISCS.matcher(value);
    return discs.matches()
        ? Optional.of(
            new NameAndDiscs(
                discs.group(1) == null ? "" : discs.group(1), Integer.parseInt(discs.group(2))))
        : Optional.empty();
  }
}
