package org.kifu.repair;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
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
 * The moves of a list that its reader did not read to the end, because a text among the squares is
 * not a square: {@code f5d6cSd3c4}. The rest is split into pairs of characters; if there is one
 * character too many or too few, a single character is left at the place of the damage.
 */
final class UnreadMoves {
  private static final Pattern SQUARE = Pattern.compile("[a-hA-H][1-8]");

  /** The number of a move, with its sign. */
  private static final Pattern NUMBER = Pattern.compile("(?<![a-hA-H\\d])\\d{1,3}\\s?[.):]");

  private static final Pattern OF_SQUARES = Pattern.compile("[a-hA-H1-8]+");
  private static final Pattern HALF = Pattern.compile("[a-hA-H]");

  /** The least number of moves of a list whose first move need not have been read. */
  private static final int CLEAR_LIST = 20;

  /** The most words that are not squares; more are prose. */
  private static final int MOST_NO_SQUARES = 2;

  private UnreadMoves() {}

  /**
   * Returns all moves of a game, including texts that are not squares.
   *
   * @param error the problem at which the reader stopped
   * @return the moves; nothing if the rest is not a list of moves
   */
  static Optional<List<MoveToken>> of(ParsedGame game, GameRecord record, Problem error) {
    if (error.code() != ProblemCode.UNREADABLE) {
      return Optional.empty();
    }
    Origin origin = game.origin();
    String text = new String(origin.bytes(), StandardCharsets.ISO_8859_1);
    long from = error.where().offset() - origin.start().offset();
    if (from < 0 || from > text.length()) {
      return Optional.empty();
    }
    String written = characters(text.substring((int) from));
    int taken = takenDigit(record.moves(), written);
    List<MoveToken> rest = tokens(taken < 0 ? written : taken + written);
    long noSquares = rest.stream().filter(NoSquare.class::isInstance).count();
    if (noSquares == 0 || noSquares > MOST_NO_SQUARES || isProse(record, rest, noSquares)) {
      return Optional.empty();
    }
    List<MoveToken> moves = new ArrayList<>(record.moves());
    if (taken >= 0 && moves.removeLast() instanceof Place(int file, int rank)) {
      moves.add(new Place(file, (rank + 1) / 10 - 1));
    }
    moves.addAll(rest);
    return Optional.of(moves);
  }

  private static boolean isProse(GameRecord record, List<MoveToken> rest, long noSquares) {
    boolean isEnd = rest.size() <= 2 && rest.stream().allMatch(UnreadMoves::isOfSquares);
    boolean isNothing = noSquares == rest.size() && rest.size() > 1 && !isEnd;
    return isNothing || record.moves().isEmpty() && rest.size() < CLEAR_LIST;
  }

  private static boolean isOfSquares(MoveToken word) {
    return OF_SQUARES.matcher(word.toString()).matches();
  }

  /**
   * The digit that the last move has taken from the next move, -1 if there is none. The moves f11
   * and then cc7 are f1, 1c for c1, and c7.
   */
  private static int takenDigit(List<MoveToken> moves, String rest) {
    boolean isCut =
        !moves.isEmpty() && rest.length() % 2 == 1 && Character.isLetter(rest.charAt(0));
    return isCut && moves.getLast() instanceof Place(_, int rank) && rank >= 10 && rank < 88
        ? (rank + 1) % 10
        : -1;
  }

  /**
   * The characters of the moves of a text, without spaces and the numbers of moves. Text after the
   * last square of a line is left out unless it may be a damaged square. A later line that is not
   * mostly squares is left out too.
   */
  private static String characters(String text) {
    StringBuilder moves = new StringBuilder();
    for (String line : text.split("\\R", -1)) {
      String rest = NUMBER.matcher(line).replaceAll(" ").strip();
      boolean isOfMoves =
          moves.isEmpty() || 4 * squares(rest) >= rest.replaceAll("\\W", "").length();
      moves.append(isOfMoves ? upToLastSquare(rest) : "");
    }
    return moves.toString();
  }

  private static long squares(String text) {
    return SQUARE.matcher(text).results().count();
  }

  private static String upToLastSquare(String line) {
    List<String> words = Arrays.asList(line.split("[\\s,;]+", -1));
    int end = words.size();
    while (end > 0 && squares(words.get(end - 1)) == 0) {
      end--;
    }
    if (end < words.size() && isHalf(words.get(end), end + 1 == words.size())) {
      end++;
    }
    return String.join("", words.subList(0, end));
  }

  /**
   * Whether a word may be the rest of a damaged square; digits without a letter are more likely a
   * score.
   */
  private static boolean isHalf(String word, boolean isLast) {
    return word.length() <= 2 && (HALF.matcher(word).find() || isLast && word.length() == 1);
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
