package org.kifu.format.text.caption;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.page.PlacedText;
import org.kifu.game.ProblemCode;

/** The texts beside the moves of a game that state no fact; one note tells of all of them. */
final class TextsBeside {
  /** The number of characters of the first text that are shown. */
  private static final int SHOWN = 40;

  private @Nullable PlacedText first;
  private int count;

  void add(PlacedText text) {
    first = first == null ? text : first;
    count++;
  }

  /** Whether a claim stands within the first of them, which is shown. */
  boolean holds(Claim claim) {
    return first != null
        && first.at(0).offset() <= claim.offset()
        && claim.offset() < first.after(first.length() - 1).offset();
  }

  /** The note; nothing if there are no texts. */
  Optional<CaptionNote> note() {
    return Optional.ofNullable(first).map(this::note);
  }

  private CaptionNote note(PlacedText text) {
    String start = text.toString().substring(0, Math.min(SHOWN, text.length()));
    String shown = "'" + start + (start.length() < text.length() ? "..." : "") + "'";
    String message =
        count == 1
            ? "ignored " + shown
            : "ignored %d pieces of text beside the moves, from %s on".formatted(count, shown);
    return new CaptionNote(ProblemCode.TEXT_IGNORED, text.at(0), message);
  }
}
