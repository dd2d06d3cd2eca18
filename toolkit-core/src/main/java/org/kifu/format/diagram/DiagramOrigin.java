package org.kifu.format.diagram;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.format.diagram.Diagram.Numbered;
import org.kifu.game.NumberedBoard;
import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;
import org.kifu.notation.LinesOrigin;
import org.kifu.source.TextLine;

/** Where a diagram, its moves and what its captions say stand. */
final class DiagramOrigin implements Origin {
  private final LinesOrigin text;
  private final List<Numbered> moves;
  private final Optional<NumberedBoard> board;
  private final Map<Fact, SourceLocation> facts;

  /**
   * @param board the numbers of a whole game; none for the rest of one
   */
  DiagramOrigin(
      List<TextLine> lines,
      List<Numbered> moves,
      Optional<NumberedBoard> board,
      Map<Fact, SourceLocation> facts) {
    this.text = new LinesOrigin(lines);
    this.moves = moves;
    this.board = board;
    this.facts = facts;
  }

  @Override
  public Optional<NumberedBoard> board() {
    return board;
  }

  @Override
  public SourceLocation start() {
    return text.start();
  }

  @Override
  public SourceLocation of(Fact fact) {
    return facts.getOrDefault(fact, start());
  }

  /** The place after the last move is that of its cell: the board has no place for the next. */
  @Override
  public SourceLocation ofMove(int index) {
    return moves.isEmpty() ? start() : moves.get(Math.min(index, moves.size() - 1)).where();
  }

  @Override
  public int byteCount() {
    return text.byteCount();
  }

  @Override
  public void spans(SpanTaker taker) {
    text.spans(taker);
  }

  @Override
  public byte[] bytes() {
    return text.bytes();
  }
}
