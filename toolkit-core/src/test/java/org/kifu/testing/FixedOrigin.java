package org.kifu.testing;

import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;

/**
 * An origin that knows one place and no bytes, for games that a test makes up.
 *
 * @param start the place of everything
 */
public record FixedOrigin(SourceLocation start) implements Origin {
  @Override
  public SourceLocation of(Fact fact) {
    return start;
  }

  @Override
  public SourceLocation ofMove(int index) {
    return start;
  }

  @Override
  public byte[] bytes() {
    return new byte[0];
  }
}
