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
 * A line {@code search} or {@code book} of an engine that speaks NBoard: the value of one move.
 *
 * @param tokens the move and the moves after it, as the engine writes them; at least one
 * @param blackDraws the value in hundredths of a disc for the side to move, if black wins draws
 * @param whiteDraws the same if white wins draws; most engines give one number for both
 * @param depth the depth in plies; 0 where the depth is a percentage
 * @param percent the certainty that the value is the score, 1 to 100; 0 where the depth is in plies
 * @param isScore whether the value is a score, and not only a win, a loss or a draw
 * @param isBook whether the value comes from a book
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

  /** The fields, separated by one or more blanks; text after the depth is for people. */
  private static final Pattern LINE =
      Pattern.compile(
          "(search|book)\\s+(\\S+)"
              + "\\s+("
              + NUMBER
              + ")(?:,("
              + NUMBER
              + "))?\\s+\\S+"
              + "\\s+([0-9]{1,3})(%W?)?(?:\\D.*)?");

  /**
   * Moves of two characters, separated by nothing or by a hyphen; a hyphen also begins {@code --}.
   */
  private static final Pattern MOVE = Pattern.compile("-?([A-Ha-h][1-8]|[Pp][AaSs]|--)");

  /** The largest possible value; larger estimates are cut to it. */
  private static final int MOST = 6400;

  /** Copies the moves. */
  NBoardHint {
    tokens = List.copyOf(tokens);
  }

  /** Reads a line of an engine; empty if it is another kind of line, or damaged. */
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

  /** Whether the hint is final: it has this depth, is certain, or comes from a book. */
  boolean reaches(int plies) {
    return isBook || percent == 100 || depth >= plies;
  }

  /**
   * The value for the side to move. It is exact if the engine reports {@code 100%} for a value that
   * can be a score. A plain number of plies proves nothing, even if it equals the number of empty
   * squares. If the values for draws differ, it is their mean.
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

  /**
   * An estimate with an unknown confidence, as the engine does not report what its search left out.
   */
  private static Value estimated(int centidiscs, int depth) {
    return new Value(centidiscs, Confidence.ESTIMATED, 0, depth);
  }

  /**
   * The line in a position, up to its first illegal move, with the passes that the line leaves out;
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
