package org.kifu.format.text.games;

import org.kifu.format.text.find.JoinedSquares;
import org.kifu.format.text.page.PlacedText;
import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;

/**
 * The places of a game that is all of a line, as {@link JoinedSquares} reads it. Each place is
 * worked out only when it is asked for.
 *
 * @param text the text of the line
 * @param moves the number of squares
 */
record LineOrigin(PlacedText text, int moves) implements Origin {
  @Override
  public SourceLocation start() {
    return ofMove(0);
  }

  @Override
  public SourceLocation of(Fact fact) {
    return start();
  }

  @Override
  public SourceLocation ofMove(int index) {
    String written = text.toString();
    return index < moves
        ? text.at(JoinedSquares.begin(written, index))
        : text.after(JoinedSquares.end(written, moves) - 1);
  }

  @Override
  public int byteCount() {
    return text.line(0).byteCount();
  }

  @Override
  public byte[] bytes() {
    return text.line(0).bytes();
  }

  @Override
  public void spans(SpanTaker taker) {
    text.line(0).span(taker);
  }
}
