package org.kifu.repair;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;

/**
 * The moves of a list that its reader did not read to the end, because something stands among the
 * squares that is none: {@code f5d6cSd3c4}. What follows is taken in pairs of characters; a single
 * one too many or too few stands alone at the place of the damage.
 */
final class RestOfLine {
  private static final Pattern SQUARE = Pattern.compile("[a-hA-H][1-8]");

  /** More of them are prose. */
  private static final int MOST_NO_SQUARES = 2;

  private RestOfLine() {}

  /**
   * Returns all moves of a game, those that are no squares among them.
   *
   * @param error why its reader stopped
   * @return nothing if the rest is no list of moves
   */
  static Optional<List<MoveToken>> of(ParsedGame game, GameRecord record, Problem error) {
    if (error.code() != ProblemCode.UNREADABLE || record.moves().isEmpty()) {
      return Optional.empty();
    }
    Origin origin = game.origin();
    String text = new String(origin.bytes(), StandardCharsets.ISO_8859_1);
    long from = error.where().offset() - origin.start().offset();
    if (from < 0 || from > text.length()) {
      return Optional.empty();
    }
    List<MoveToken> rest = tokens(text.substring((int) from).replaceAll("\\s", ""));
    long noSquares = rest.stream().filter(NoSquare.class::isInstance).count();
    if (noSquares == 0 || noSquares > MOST_NO_SQUARES || noSquares == rest.size()) {
      return Optional.empty();
    }
    List<MoveToken> moves = new ArrayList<>(record.moves());
    moves.addAll(rest);
    return Optional.of(moves);
  }

  private static List<MoveToken> tokens(String text) {
    List<MoveToken> tokens = new ArrayList<>();
    int at = text.length() % 2;
    if (at > 0) {
      tokens.add(new NoSquare(text.substring(0, at)));
    }
    for (; at < text.length(); at += 2) {
      String word = text.substring(at, at + 2);
      tokens.add(
          SQUARE.matcher(word).matches() ? Place.on8x8(Square.parse(word)) : new NoSquare(word));
    }
    return tokens;
  }
}
