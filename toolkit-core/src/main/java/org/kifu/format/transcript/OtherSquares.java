package org.kifu.format.transcript;

import java.util.regex.Pattern;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.layout.LayoutJudge;

/**
 * Squares among words that are not moves of a game: squares of chess or of a spreadsheet, chords,
 * pairings, the squares that a sentence mentions. A damaged game begins with legal moves, or has at
 * most one or two faults, or is not among words.
 */
final class OtherSquares {
  /** The least number of impossible squares; a typing error makes one. */
  private static final int LEAST_IMPOSSIBLE = 2;

  /** The share of impossible squares, one in this many; a list of moves with faults has fewer. */
  private static final int ONE_IN = 6;

  /** The most squares beside a word or two that are not a game without its beginning. */
  private static final int FEW_MOVES = 8;

  private static final int MANY_MOVES = 20;

  private static final int FEWEST_WORDS = 4;

  private static final Pattern WORD = Pattern.compile("\\p{L}{2,}+");

  /** A move of a piece in chess. */
  private static final Pattern CHESS =
      Pattern.compile("(?<!\\w)(?:[KQRN][a-h]?[1-8]?x?[a-h][1-8]|O-O)(?![\\w-])");

  private OtherSquares() {}

  /**
   * Whether the squares of a line are not moves of a game.
   *
   * @param alone the game that would begin with the line
   */
  static boolean areIn(LineReading line, GameDraft alone) {
    boolean isIllegal = line.moves().size() == 0 || !alone.verdict().isLegal();
    boolean mayBe =
        alone.verdict().used() == 0
            && isIllegal
            && line.start().isEmpty()
            && line.facts().isEmpty();
    boolean areAmongWords =
        mayBe
            && line.isPartlyIgnored()
            && line.moves().size() > 0
            && (areImpossible(line.moves().squares()) || isSentence(line));
    return areAmongWords || mayBe && isOfChess(line);
  }

  private static boolean isOfChess(LineReading line) {
    return line.moves().size() < MANY_MOVES
        && CHESS.matcher(line.line().text()).results().limit(2).count() == 2;
  }

  /** Whether there are more impossible squares than one or two faults explain. */
  private static boolean areImpossible(byte[] squares) {
    int impossible = impossible(squares);
    return impossible >= LEAST_IMPOSSIBLE && impossible * ONE_IN >= squares.length;
  }

  /** The number of squares that no game can have: those of the start, and repeated squares. */
  private static int impossible(byte[] squares) {
    long played = LayoutJudge.START;
    int impossible = 0;
    for (byte square : squares) {
      if ((square & ~63) == 0) {
        impossible += (played >>> square & 1) != 0 ? 1 : 0;
        played |= 1L << square;
      }
    }
    return impossible;
  }

  private static boolean isSentence(LineReading line) {
    int moves = line.moves().size();
    long words = WORD.matcher(line.line().text()).results().count();
    return moves < MANY_MOVES && words >= (moves <= FEW_MOVES ? 1 : FEWEST_WORDS);
  }
}
