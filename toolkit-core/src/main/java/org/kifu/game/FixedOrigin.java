package org.kifu.game;

/**
 * An origin that knows one place and no bytes: of a game that is not there, or whose text was not
 * kept.
 *
 * @param start the place of everything
 */
record FixedOrigin(SourceLocation start) implements Origin {
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
