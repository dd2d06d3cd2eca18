package org.kifu.format.text.games;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.caption.FoundCaption;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.game.NumberedBoard;
import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextLine;

/** The places of the moves of a game that was found in a text, and the lines on which they are. */
final class TextGameOrigin implements Origin {
  private final SourceLocation start;
  private final MovePlaces moves;
  private final List<TextLine> lines;
  private final List<TextLine> inSource;
  private final Map<Fact, SourceLocation> facts;
  private final Optional<NumberedBoard> board;

  private TextGameOrigin(
      SourceLocation start,
      MovePlaces moves,
      List<TextLine> lines,
      List<TextLine> inSource,
      Map<Fact, SourceLocation> facts,
      Optional<NumberedBoard> board) {
    this.start = start;
    this.board = board;
    this.moves = moves;
    this.lines = lines;
    this.inSource = inSource;
    this.facts = facts;
  }

  /**
   * The places of a game.
   *
   * @param moves the places of its moves, and that after the last one
   * @param ofGame the lines of its moves and facts, by their offsets
   * @param ofAll the lines of all games of the same rows; those of other games that stand between
   *     its own are passed on with it
   */
  static TextGameOrigin of(
      FoundGame game,
      MovePlaces moves,
      FoundCaption caption,
      SortedMap<Long, TextLine> ofGame,
      NavigableMap<Long, TextLine> ofAll) {
    List<TextLine> lines = List.copyOf(ofGame.values());
    List<TextLine> inSource =
        lines.size() == 1
            ? lines
            : List.copyOf(ofAll.subMap(ofGame.firstKey(), true, ofGame.lastKey(), true).values());
    SourceLocation first = moves.first();
    SourceLocation line = firstLine(caption, ofGame, first);
    boolean isAbove = line.line() < first.line();
    return new TextGameOrigin(
        game.boardRows().isEmpty() ? isAbove ? line : first : ofGame.firstEntry().getValue().at(0),
        moves,
        lines,
        inSource,
        caption.places(),
        game.board());
  }

  /** The beginning of the line with the first fact; another place if there is no fact. */
  private static SourceLocation firstLine(
      FoundCaption caption, SortedMap<Long, TextLine> ofGame, SourceLocation other) {
    long fact = Long.MAX_VALUE;
    for (SourceLocation place : caption.places().values()) {
      fact = Math.min(fact, place.offset());
    }
    SortedMap<Long, TextLine> above = ofGame.headMap(fact == Long.MAX_VALUE ? 0 : fact + 1);
    return above.isEmpty() ? other : above.lastEntry().getValue().at(0);
  }

  /** The lines of the moves and the facts of a game, by their offsets. */
  static SortedMap<Long, TextLine> lines(FoundGame game, FoundCaption caption) {
    SortedMap<Long, TextLine> lines = new TreeMap<>();
    addLines(game.squares(), lines);
    addLines(game.behind(), lines);
    addRows(game.boardRows().isEmpty() ? game.listRows() : game.boardRows(), lines);
    caption.lines().forEach(line -> lines.put(line.at(0).offset(), line));
    return lines;
  }

  private static void addRows(List<Row> rows, Map<Long, TextLine> lines) {
    for (Row row : rows) {
      for (Cell cell : row.cells()) {
        TextLine line = cell.text().line(0);
        lines.put(line.at(0).offset(), line);
      }
    }
  }

  /** The lines of rows, of which the moves are missing. */
  static Origin ofRows(SourceLocation start, List<Row> rows) {
    SortedMap<Long, TextLine> lines = new TreeMap<>();
    addRows(rows, lines);
    List<TextLine> all = List.copyOf(lines.values());
    MovePlaces none = new MovePlaces(List.of(), start);
    return new TextGameOrigin(start, none, all, all, Map.of(), Optional.empty());
  }

  private static void addLines(List<WrittenSquare> squares, Map<Long, TextLine> lines) {
    @Nullable TextLine last = null;
    @Nullable WrittenSquare before = null;
    for (WrittenSquare square : squares) {
      PlacedText text = square.row().cells().get(square.cell()).text();
      boolean isSameText = before != null && square.isBeside(before);
      before = square;
      if (isSameText && text.isOfOneLine()) {
        continue;
      }
      TextLine line = text.line(square.from());
      if (!line.equals(last)) {
        lines.put(line.at(0).offset(), line);
      }
      last = line;
    }
  }

  @Override
  public SourceLocation start() {
    return start;
  }

  @Override
  public Optional<NumberedBoard> board() {
    return board;
  }

  @Override
  public SourceLocation of(Fact fact) {
    return facts.getOrDefault(fact, start());
  }

  @Override
  public SourceLocation ofMove(int index) {
    return moves.of(index);
  }

  @Override
  public int byteCount() {
    return lines.stream().mapToInt(TextLine::byteCount).sum();
  }

  @Override
  public byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    lines.forEach(line -> bytes.writeBytes(line.bytes()));
    return bytes.toByteArray();
  }

  @Override
  public void spans(SpanTaker taker) {
    inSource.forEach(line -> line.span(taker));
  }
}
