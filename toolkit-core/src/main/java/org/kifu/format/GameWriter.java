package org.kifu.format;

import java.io.IOException;
import java.util.List;
import org.kifu.game.GameRecord;

/**
 * Writes games in one notation, in the order they are given. What a target cannot hold is left out;
 * {@link #losses} says what that is. Closing it finishes the output.
 */
public interface GameWriter extends AutoCloseable {
  /** Writes one game. */
  void write(GameRecord game) throws IOException;

  /** What of this game the notation cannot hold, a short phrase each; empty if all is kept. */
  List<String> losses(GameRecord game);

  @Override
  void close() throws IOException;
}
