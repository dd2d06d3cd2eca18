package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import org.kifu.format.LabelledFact;
import org.kifu.format.TextLine;
import org.kifu.format.transcript.LineReading.Kind;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;

/**
 * A line with one fact and its label, {@code Black: Anna}; what a side says, {@code White: I was
 * lost here}, is a comment.
 */
final class LabelLine {
  /** So many squares are moves, whatever stands before them. */
  private static final int CLEAR_SQUARES = 4;

  private LabelLine() {}

  /** Returns what such a line says; nothing if it is anything else. */
  static Optional<LineReading> read(TextLine line, String text, List<Token> tokens) {
    if (text.indexOf(':') < 0 || squares(text, tokens) >= CLEAR_SQUARES) {
      return Optional.empty();
    }
    return LabelledFact.of(line.text())
        .filter(fact -> !isMove(fact, tokens))
        .flatMap(fact -> read(line, fact));
  }

  private static Optional<LineReading> read(TextLine line, LabelledFact fact) {
    LineReading reading = LineReading.of(line, Kind.LABEL, Outcome.NONE, 0);
    return isSide(fact) && NameText.isSentence(fact.value())
        ? Optional.of(reading.asComment())
        : Facts.labelled(line, fact).map(reading::of);
  }

  private static int squares(String text, List<Token> tokens) {
    int squares = 0;
    for (Token token : tokens) {
      squares += MoveWord.squares(text, token.from(), token.to());
    }
    return squares;
  }

  /** Whether the side is named before its move. */
  private static boolean isMove(LabelledFact fact, List<Token> tokens) {
    boolean isMove = isSide(fact);
    for (Token token : tokens) {
      boolean isValue = token.from() >= fact.valueAt();
      isMove &= !isValue || token.kind() == Token.Kind.MOVES;
    }
    return isMove;
  }

  private static boolean isSide(LabelledFact fact) {
    return fact.fact() == Fact.BLACK || fact.fact() == Fact.WHITE;
  }
}
