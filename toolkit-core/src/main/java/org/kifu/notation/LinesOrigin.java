package org.kifu.notation;

import java.io.ByteArrayOutputStream;
import java.util.List;
import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.TextLine;

/** The place of a position that has lines of its own. It has no moves. */
public final class LinesOrigin implements Origin {
  private final List<TextLine> lines;

  /** The place of a position in these lines, one or more. */
  public LinesOrigin(List<TextLine> lines) {
    this.lines = List.copyOf(lines);
  }

  @Override
  public SourceLocation start() {
    return lines.getFirst().at(0);
  }

  @Override
  public SourceLocation of(Fact fact) {
    return start();
  }

  @Override
  public SourceLocation ofMove(int index) {
    return start();
  }

  @Override
  public int byteCount() {
    return lines.stream().mapToInt(TextLine::byteCount).sum();
  }

  @Override
  public void spans(SpanTaker taker) {
    lines.forEach(line -> line.span(taker));
  }

  @Override
  public byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    lines.forEach(line -> bytes.writeBytes(line.bytes()));
    return bytes.toByteArray();
  }
}
