package org.kifu.format.text.games;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.PlacedText;
import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextLine;

/** The places of the moves of a game that was found in a text, and the lines on which they are. */
final class TextGameOrigin implements Origin {
  private final List<SourceLocation> moves;
  private final List<TextLine> lines;
  private final Map<Fact, SourceLocation> facts;

  private TextGameOrigin(
      List<SourceLocation> moves, List<TextLine> lines, Map<Fact, SourceLocation> facts) {
    this.moves = moves;
    this.lines = lines;
    this.facts = facts;
  }

  /**
   * The places of a game.
   *
   * @param facts the places of its facts
   */
  static TextGameOrigin of(FoundGame game, Map<Fact, SourceLocation> facts) {
    List<SourceLocation> moves = new ArrayList<>(game.size() + 1);
    TreeMap<Long, TextLine> lines = new TreeMap<>();
    for (WrittenSquare square : game.squares()) {
      moves.add(square.place());
      PlacedText text = square.row().cells().get(square.cell()).text();
      TextLine line = text.line(square.from());
      lines.put(line.at(0).offset(), line);
    }
    moves.add(game.squares().getLast().end());
    return new TextGameOrigin(moves, List.copyOf(lines.values()), facts);
  }

  @Override
  public SourceLocation start() {
    return moves.stream().min(Comparator.comparingLong(SourceLocation::offset)).orElseThrow();
  }

  @Override
  public SourceLocation of(Fact fact) {
    return facts.getOrDefault(fact, start());
  }

  @Override
  public SourceLocation ofMove(int index) {
    return moves.get(Math.min(index, moves.size() - 1));
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
    lines.forEach(line -> line.span(taker));
  }
}
