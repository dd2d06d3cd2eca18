package org.kifu.format.transcript.fact;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.game.Notes;
import org.kifu.game.Tag;

/**
 * A name and the rating after it, {@code Anna (1834)}.
 *
 * @param rating the rating; empty if there is none
 */
record RatedName(String name, String rating) {
  private static final Pattern RATED = Pattern.compile("(.*\\S)\\s?[(\\[](\\d{3,4}\\??)[)\\]]");

  static RatedName in(String text) {
    if (!text.endsWith(")") && !text.endsWith("]")) {
      return new RatedName(text, "");
    }
    Matcher rated = RATED.matcher(text);
    return rated.matches()
        ? new RatedName(rated.group(1), rated.group(2))
        : new RatedName(text, "");
  }

  /** The rating as a note of the game. */
  Notes notes(Disc side) {
    return notes(side, rating);
  }

  /** The same for a rating, which may be empty. */
  static Notes notes(Disc side, String rating) {
    String tag = side == Disc.BLACK ? Tag.BLACK_RATING : Tag.WHITE_RATING;
    return rating.isEmpty()
        ? Notes.NONE
        : new Notes(List.of(), List.of(), List.of(), List.of(new Tag(0, tag, rating)), List.of());
  }
}
