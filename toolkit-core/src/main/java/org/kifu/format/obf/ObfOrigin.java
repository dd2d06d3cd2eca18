package org.kifu.format.obf;

import java.io.ByteArrayOutputStream;
import java.util.List;
import org.kifu.format.TextLine;
import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;

/** Where a position stands. It has no moves. */
final class ObfOrigin implements Origin {
  private final List<TextLine> lines;

  ObfOrigin(List<TextLine> lines) {
    this.lines = lines;
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
  public byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    lines.forEach(line -> bytes.writeBytes(line.bytes()));
    return bytes.toByteArray();
  }
}
