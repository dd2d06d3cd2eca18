package org.kifu.format.transcript;

import java.util.Optional;
import org.kifu.source.TextLine;

/** The fast way through lines of names, a score and joined squares. */
final class NamedLine {
  /** Fewer squares may be words. */
  private static final int CLEAR_SQUARES = 4;

  private NamedLine() {}

  /** Returns the moves and players of such a line; nothing if it is anything else. */
  static Optional<LineReading> read(TextLine line) {
    String text = line.text();
    boolean mayBe = line.isAscii() && !text.isEmpty() && Character.isUpperCase(text.charAt(0));
    int end = mayBe ? text.stripTrailing().length() : 0;
    int from = text.lastIndexOf(' ', end - 1) + 1;
    if (from == 0 || end - from < 2 * CLEAR_SQUARES || text.contains("//")) {
      return Optional.empty();
    }
    return JoinedLine.squares(text, from, end)
        .flatMap(
            squares ->
                Players.in(line, from)
                    .map(LineReading.ofMoves(line, WrittenMoves.joined(squares, from))::of));
  }
}
