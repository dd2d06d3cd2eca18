package org.kifu.base;

import java.util.Optional;
import org.kifu.game.NumberedBoard;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;

/**
 * The origin of a game that came from a base, which it names: two bases may have games with the
 * same places.
 *
 * @param plain the origin in the source
 * @param base the base, which may be closed
 */
record StoredOrigin(Origin plain, Base base) implements Origin {
  static ParsedGame in(Base base, ParsedGame game) {
    return new ParsedGame(
        game.number(), game.record(), new StoredOrigin(game.origin(), base), game.problems());
  }

  @Override
  public SourceLocation start() {
    return plain.start();
  }

  @Override
  public SourceLocation of(Fact fact) {
    return plain.of(fact);
  }

  @Override
  public SourceLocation ofMove(int index) {
    return plain.ofMove(index);
  }

  @Override
  public byte[] bytes() {
    return plain.bytes();
  }

  @Override
  public int byteCount() {
    return plain.byteCount();
  }

  @Override
  public void spans(SpanTaker taker) {
    plain.spans(taker);
  }

  @Override
  public Optional<NumberedBoard> board() {
    return plain.board();
  }
}
