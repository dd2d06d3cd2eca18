package org.kifu.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Value;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.rules.Othello;
import org.kifu.rules.TokenMeaning;

/**
 * A line {@code search} or {@code book} of an engine that speaks NBoard: what one move is worth.
 *
 * @param tokens the move and what follows, as the engine writes them; at least one
 * @param blackDraws hundredths of a disc for the side to move, where black wins draws
 * @param whiteDraws the same where white does; most engines give one number for both
 * @param depth plies; 0 where the depth is a percentage
 * @param percent how surely the value is the score, 1 to 100; 0 where the depth is plies
 * @param isScore whether it is about the score, and not about win, loss or draw alone
 * @param isBook whether it comes from a book
 */
record NBoardHint(
    List<MoveToken> tokens,
    int blackDraws,
    int whiteDraws,
    int depth,
    int percent,
    boolean isScore,
    boolean isBook) {
  private static final String NUMBER = "[-+]?[0-9]{1,4}(?:\\.[0-9]{0,6})?";

  /** Fields are divided by one blank or several; what follows the depth is for people. */
  private static final Pattern LINE =
      Pattern.compile(
          "(search|book)\\s+(\\S+)"
              + "\\s+("
              + NUMBER
              + ")(?:,("
              + NUMBER
              + "))?\\s+\\S+"
              + "\\s+([0-9]{1,3})(%W?)?(?:\\D.*)?");

  /** Moves of two characters, divided by nothing or a hyphen, which also begins {@code --}. */
  private static final Pattern MOVE = Pattern.compile("-?([A-Ha-h][1-8]|[Pp][AaSs]|--)");

  /** The largest value there is; what an estimate claims beyond it is cut. */
  private static final int MOST = 6400;

  /** Copies the moves. */
  NBoardHint {
    tokens = List.copyOf(tokens);
  }

  /** Reads a line of an engine; nothing if it is another one, or damaged. */
  static Optional<NBoardHint> parse(String line) {
    Matcher fields = LINE.matcher(line.strip());
    if (!fields.matches()) {
      return Optional.empty();
    }
    List<MoveToken> tokens = tokens(fields.group(2));
    if (tokens.isEmpty()) {
      return Optional.empty();
    }
    int first = centidiscs(fields.group(3));
    int number = Integer.parseInt(fields.group(5));
    String percent = fields.group(6);
    boolean isPercent = percent != null;
    return Optional.of(
        new NBoardHint(
            tokens,
            first,
            fields.group(4) == null ? first : centidiscs(fields.group(4)),
            isPercent ? 0 : number,
            isPercent ? Math.min(number, 100) : 0,
            !"%W".equals(percent),
            fields.group(1).equals("book")));
  }

  private static int centidiscs(String discs) {
    return (int) Math.round(100 * Double.parseDouble(discs));
  }

  private static List<MoveToken> tokens(String line) {
    List<MoveToken> tokens = new ArrayList<>();
    Matcher moves = MOVE.matcher(line);
    while (moves.lookingAt()) {
      tokens.add(ProtocolMoves.token(moves.group(1)));
      moves.region(moves.end(), line.length());
    }
    return tokens;
  }

  /** Whether it is as deep as can be asked for: so many plies, the score, or from a book. */
  boolean reaches(int plies) {
    return isBook || percent == 100 || depth >= plies;
  }

  /**
   * The value for the side to move. Exact if the engine says {@code 100%} of a score that can be
   * one; a plain number of plies proves nothing, even if it is that of the empty squares. Between
   * two values for draws it is the middle.
   */
  Value value(int empties) {
    int value = Math.clamp((blackDraws + whiteDraws) / 2, -MOST, MOST);
    if (percent == 0) {
      return estimated(value, depth);
    }
    boolean canBeScore =
        isScore && blackDraws == whiteDraws && value == blackDraws && value % 200 == 0;
    if (percent == 100) {
      return canBeScore ? Value.exact(value / 100, empties) : estimated(value, empties);
    }
    return isScore
        ? new Value(value, Confidence.PROBABLE, percent, empties)
        : estimated(value, empties);
  }

  /** How sure such an engine is of what its search left out is not known. */
  private static Value estimated(int centidiscs, int depth) {
    return new Value(centidiscs, Confidence.ESTIMATED, 0, depth);
  }

  /**
   * The line in a position, as far as its moves are legal, with the passes that it leaves out;
   * empty if its first move is not legal.
   */
  List<Move> line(Position position) {
    List<Move> line = new ArrayList<>();
    Position at = position;
    for (MoveToken token : tokens) {
      if (!line.isEmpty() && !(token instanceof MoveToken.Pass)) {
        at = afterForcedPass(at, line);
      }
      if (!(Othello.RULES.resolve(at, token) instanceof TokenMeaning.Legal<Move>(Move move))) {
        return line;
      }
      line.add(move);
      at = Othello.RULES.play(at, move);
    }
    return line;
  }

  private static Position afterForcedPass(Position at, List<Move> line) {
    if (Othello.RULES.forcedPass(at).isEmpty()) {
      return at;
    }
    line.add(Move.PASS);
    return at.passed();
  }
}
