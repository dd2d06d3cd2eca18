package org.kifu.repair;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Square;
import org.kifu.game.MoveList;
import org.kifu.repair.DamagedRecord.Sink;
import org.kifu.repair.Fault.Change;

/**
 * The faults of the characters of a list that has more than squares: a character that was left out,
 * written twice or exchanged with the next. All squares after it may have been cut wrongly.
 */
final class CharacterFaults {
  private static final String CHARACTERS = "abcdefgh12345678";
  private static final Pattern SQUARES = Pattern.compile("(?:[a-h][1-8])*+");

  /** A length above that of any list that is tried. */
  private static final int MOST_CHARACTERS = 300;

  private final Sink sink;
  private final String text;
  private final Set<String> tried = new HashSet<>();

  CharacterFaults(DamagedMoves moves, Sink sink) {
    this.sink = sink;
    this.text = text(moves);
  }

  /** The characters of all moves; empty for a list with passes. */
  private static String text(DamagedMoves moves) {
    StringBuilder text = new StringBuilder();
    boolean isDamaged = false;
    for (int i = 0; i < moves.size(); i++) {
      if (moves.square(i) == MoveList.PASS) {
        return "";
      }
      isDamaged |= moves.square(i) == DamagedMoves.NO_SQUARE;
      text.append(moves.word(i).toLowerCase(Locale.ROOT));
    }
    return isDamaged && text.length() < MOST_CHARACTERS ? text.toString() : "";
  }

  void undo() {
    int last = firstCut();
    for (int at = 0; at <= last && !text.isEmpty(); at++) {
      for (int i = 0; i < CHARACTERS.length(); i++) {
        mend(at, text.substring(0, at) + CHARACTERS.charAt(i) + text.substring(at));
      }
      if (at < text.length()) {
        mend(at, text.substring(0, at) + text.substring(at + 1));
      }
      if (at + 1 < text.length()) {
        String exchanged = "" + text.charAt(at + 1) + text.charAt(at);
        mend(at, text.substring(0, at) + exchanged + text.substring(at + 2));
      }
    }
  }

  /** The end of the first pair of characters that is not a square; a later edit cannot mend it. */
  private int firstCut() {
    Matcher squares = SQUARES.matcher(text);
    return squares.lookingAt() ? Math.min(text.length(), squares.end() + 2) : 0;
  }

  private void mend(int at, String mended) {
    if (SQUARES.matcher(mended).matches() && tried.add(mended)) {
      sink.accept(squares(mended), () -> fault(at, mended));
    }
  }

  private static DamagedMoves squares(String text) {
    byte[] squares = new byte[text.length() / 2];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = (byte) Square.parse(text.substring(2 * i, 2 * i + 2));
    }
    return DamagedMoves.of(MoveList.ofSquares(squares));
  }

  /** The fault with the characters that differ, extended to whole squares. */
  private Fault fault(int at, String mended) {
    int from = at / 2 * 2;
    int same = 0;
    while (same < Math.min(text.length(), mended.length()) - from - 1
        && text.charAt(text.length() - same - 1) == mended.charAt(mended.length() - same - 1)) {
      same++;
    }
    int to = mended.length() - same;
    to += to % 2;
    int end = Math.max(from, text.length() - (mended.length() - to));
    Change change =
        new Change("move " + (from / 2 + 1), text.substring(from, end), mended.substring(from, to));
    return new Fault(Fault.FaultKind.CHARACTERS, List.of(change));
  }
}
