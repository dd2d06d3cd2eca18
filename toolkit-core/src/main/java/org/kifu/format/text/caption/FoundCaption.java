package org.kifu.format.text.caption;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.kifu.game.GameHeader;
import org.kifu.game.Notes;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.SourceLocation;

/**
 * What a page says about one game besides its moves.
 *
 * @param declared the score, or the way in which the game ended
 * @param notes the ratings of the players
 * @param places the place of each fact
 * @param problems what has to be said of the facts
 * @param lastRow the number of the last row that states one of the facts; -1 if there is none
 */
public record FoundCaption(
    GameHeader header,
    Outcome declared,
    Notes notes,
    Map<Origin.Fact, SourceLocation> places,
    List<CaptionNote> problems,
    int lastRow) {
  /** Copies map and list. */
  public FoundCaption {
    places = places.isEmpty() ? Map.of() : new EnumMap<>(places);
    problems = List.copyOf(problems);
  }
}
