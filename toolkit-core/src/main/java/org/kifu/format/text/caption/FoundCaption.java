package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.game.ClockTime;
import org.kifu.game.GameHeader;
import org.kifu.game.Notes;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.source.text.TextLine;

/**
 * What a page says about one game besides its moves.
 *
 * @param declared the score, or the way in which the game ended
 * @param notes the ratings of the players
 * @param remarks the texts that are kept as comments
 * @param places the place of each fact
 * @param problems what has to be said of the facts
 * @param lines the lines that state the facts
 * @param rows the numbers of the rows that state them
 */
public record FoundCaption(
    GameHeader header,
    Outcome declared,
    Notes notes,
    List<PlacedText> remarks,
    Map<Origin.Fact, SourceLocation> places,
    List<CaptionNote> problems,
    List<TextLine> lines,
    BitSet rows) {
  /** The page says nothing about the game. */
  public static final FoundCaption NONE =
      new FoundCaption(
          GameHeader.NONE,
          Outcome.NONE,
          Notes.NONE,
          List.of(),
          Map.of(),
          List.of(),
          List.of(),
          new BitSet());

  /** Copies map and lists. */
  public FoundCaption {
    places = places.isEmpty() ? Map.of() : new EnumMap<>(places);
    remarks = List.copyOf(remarks);
    problems = List.copyOf(problems);
    lines = List.copyOf(lines);
    rows = (BitSet) rows.clone();
  }

  /**
   * The same with comments on the whole game.
   *
   * @param comments rows of the page, in order
   * @param isShown whether a row is a comment, not only a statement that has been read
   */
  public FoundCaption with(List<Row> comments, Predicate<Row> isShown) {
    List<Remark> shown = new ArrayList<>(notes.remarks());
    List<TextLine> allLines = new ArrayList<>(lines);
    BitSet allRows = (BitSet) rows.clone();
    for (Row row : comments) {
      allRows.set(row.number());
      for (Cell cell : row.cells()) {
        allLines.add(cell.text().line(0));
      }
      if (isShown.test(row)) {
        shown.add(new Remark(0, raw(row)));
      }
    }
    Notes all =
        new Notes(shown, notes.clocks(), notes.evaluations(), notes.tags(), notes.variations());
    return new FoundCaption(header, declared, all, remarks, places, problems, allLines, allRows);
  }

  /**
   * The same with what data say of the game besides.
   *
   * @param kept the rows that say so
   */
  public FoundCaption with(List<Row> kept, List<Tag> tags, List<ClockTime> clocks) {
    FoundCaption all = with(kept, _ -> false);
    List<Tag> allTags = new ArrayList<>(notes.tags());
    allTags.addAll(tags);
    Notes noted = new Notes(notes.remarks(), clocks, notes.evaluations(), allTags, List.of());
    return new FoundCaption(
        header, declared, noted, remarks, places, problems, all.lines, all.rows);
  }

  private static String raw(Row row) {
    return row.cells().stream()
        .map(cell -> cell.text().strip().raw())
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining("  "));
  }
}
