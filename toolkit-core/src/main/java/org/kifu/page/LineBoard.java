package org.kifu.page;

import org.kifu.opening.OpeningLine;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Rules;

/** The board after a line of any rules, as the board that its game is sold with. */
final class LineBoard {
  private LineBoard() {}

  static BoardFace after(String line, String rules) {
    return OpeningLine.at(rules, line, LineBoard::face);
  }

  private static <P> BoardFace face(Rules<P, ?> rules, P position) {
    return rules.display().face(position).orElseThrow();
  }
}
