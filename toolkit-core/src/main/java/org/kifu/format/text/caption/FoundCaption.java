package org.kifu.format.text.caption;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.kifu.game.GameHeader;
import org.kifu.game.Notes;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextLine;

/**
 * What a page says about one game besides its moves.
 *
 * @param declared the score, or the way in which the game ended
 * @param notes the ratings of the players
 * @param places the place of each fact
 * @param problems what has to be said of the facts
 * @param lines the lines that state the facts
 * @param rows the numbers of the rows that state them
 */
public record FoundCaption(
    GameHeader header,
    Outcome declared,
    Notes notes,
    Map<Origin.Fact, SourceLocation> places,
    List<CaptionNote> problems,
    List<TextLine> lines,
    BitSet rows) {
  /** Copies map and lists. */
  public FoundCaption {
    places = places.isEmpty() ? Map.of() : new EnumMap<>(places);
    problems = List.copyOf(problems);
    lines = List.copyOf(lines);
    rows = (BitSet) rows.clone();
  }
}
