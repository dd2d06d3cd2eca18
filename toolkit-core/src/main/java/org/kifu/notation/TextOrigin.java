package org.kifu.notation;

import java.util.List;
import java.util.Map;
import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;

/** The place of a game of a text whose facts and moves all have places of their own. */
public final class TextOrigin implements Origin {
  private final SourceLocation start;
  private final Map<Fact, SourceLocation> facts;
  private final List<SourceLocation> moves;
  private final byte[] bytes;
  private final long length;

  /**
   * Takes over all arguments without copying them.
   *
   * @param moves the places of the moves, followed by the place after the last move
   * @param length the number of bytes of the game in the source; a very long game keeps only the
   *     first of them
   */
  public TextOrigin(
      SourceLocation start,
      Map<Fact, SourceLocation> facts,
      List<SourceLocation> moves,
      byte[] bytes,
      long length) {
    this.start = start;
    this.facts = facts;
    this.moves = moves;
    this.bytes = bytes;
    this.length = length;
  }

  @Override
  public SourceLocation start() {
    return start;
  }

  @Override
  public SourceLocation of(Fact fact) {
    return facts.getOrDefault(fact, start);
  }

  @Override
  public SourceLocation ofMove(int index) {
    return moves.get(Math.min(index, moves.size() - 1));
  }

  @Override
  public int byteCount() {
    return bytes.length;
  }

  @Override
  public void spans(SpanTaker taker) {
    taker.take(start.offset(), start.offset() + length);
  }

  @Override
  public byte[] bytes() {
    return bytes.clone();
  }
}
