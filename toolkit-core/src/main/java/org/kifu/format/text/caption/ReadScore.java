package org.kifu.format.text.caption;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Square;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.game.Outcome;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.WrittenEnding;
import org.kifu.notation.WrittenScore;

/**
 * A score that a page states, and how far it is trusted.
 *
 * @param trust the more, the better; from {@link #CONFIRMED} on the board has this score
 * @param isTurned whether the board has it with white's discs first
 */
record ReadScore(Claim claim, Outcome outcome, double trust, boolean isTurned) {
  /** The trust in a score that the board has, and in one that it has with the sides exchanged. */
  static final double CONFIRMED = 4;

  private static final double TURNED = 3;

  /** The trust in a score of a game that is not over, and of one whose board has another score. */
  private static final double OPEN = 1;

  private static final double DIFFERENT = 0.5;
  private static final double DIFFERENT_IN_NAMES = 0.4;

  /** The least sum of the counts of a game that is not over. */
  private static final int LEAST_SUM = 20;

  private static final Pattern DIFFERENCE =
      Pattern.compile(
          "(?:^|[\\s(:])(?:([BbWwXxOo黒白黑])\\s?\\+\\s?|([+−-]))(\\d{1,3})(?:\\.\\d+)?(?![\\d:-])");

  private static final Pattern TWO_NUMBERS =
      Pattern.compile("\\D{0,30}(\\d{1,3})\\D{1,30}(\\d{1,3})\\D{0,30}");

  /** The most characters of a value with two numbers. */
  private static final int MOST = 80;

  private static final Pattern SIDE_BEHIND =
      Pattern.compile("\\d[\\s(\\[]+([\\p{L}]{1,12}?)(?:勝ち?|胜)?[)\\].]?$");

  /** Two numbers as data write a list. */
  private static final Pattern LIST = Pattern.compile("\\[?\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*\\]?");

  private static final Pattern LIST_SIGNS = Pattern.compile("[\\s,\\[\\]]+");

  private static final Pattern NUMBER = Pattern.compile("\\s*\\(?(\\d{1,3})\\)?\\s*");

  /**
   * The score of a claim; nothing if it states none, or none that the board allows.
   *
   * @param board the final board; null if the game is not over
   * @param squares the number of squares of the board
   */
  static Optional<ReadScore> of(Claim claim, @Nullable FinalBoard board, int squares) {
    String value = claim.value();
    Optional<Outcome> sides = ofSides(claim, value);
    if (sides.isPresent()) {
      ReadScore score = plain(claim, sides.get(), board);
      boolean isKept = claim.manner() != Manner.NUMBERS || score.trust() == CONFIRMED;
      return isKept ? Optional.of(score) : Optional.empty();
    }
    if (claim.manner().isNamed() && mayBeEither(value)) {
      return Optional.empty();
    }
    for (WrittenCounts counts : WrittenCounts.in(value, squares)) {
      if (counts.mayBeDiscs()) {
        return ofCounts(claim, counts, board);
      }
    }
    Matcher difference = DIFFERENCE.matcher(value);
    if (difference.find() && claim.kind() != LabelKind.DIFFERENCE) {
      return ofDifference(claim, signed(difference), board);
    }
    return ofNumber(claim, board)
        .or(() -> ofTwoNumbers(claim, board))
        .or(() -> claim.manner() == Manner.NUMBERS ? Optional.empty() : ofEnding(claim, value));
  }

  /** Whether the board has this score, with either side first. */
  boolean isOfBoard() {
    return trust >= TURNED;
  }

  /** The same score with more trust. */
  ReadScore plus(double more) {
    return new ReadScore(claim, outcome, trust + more, isTurned);
  }

  /** Whether counts have a side behind them that may own the last one, or may have won. */
  private static boolean mayBeEither(String value) {
    Matcher side = SIDE_BEHIND.matcher(value);
    return side.find() && Labels.side(SmallLetters.of(side.group(1))) != 0;
  }

  /** A score in words that name the sides, {@code 34-30 pour Blanc}. */
  private static Optional<Outcome> ofSides(Claim claim, String value) {
    boolean hasWords = hasLetter(value);
    Optional<Outcome> sides =
        hasWords && claim.kind() == LabelKind.SCORE
            ? WrittenScore.namingSides(value)
                .or(() -> claim.manner().isNamed() ? labelled(value) : Optional.empty())
            : Optional.empty();
    return sides.or(
        () -> claim.manner() == Manner.FORM ? WrittenEnding.ofStop(value) : Optional.empty());
  }

  private static boolean hasLetter(String text) {
    for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
      if (Character.isLetter(text.codePointAt(at))) {
        return true;
      }
    }
    return false;
  }

  /** The result in words behind a label, or in those before a remark in brackets. */
  private static Optional<Outcome> labelled(String value) {
    int bracket = value.lastIndexOf('(');
    String before = bracket > 0 && value.endsWith(")") ? value.substring(0, bracket).strip() : "";
    return WrittenScore.labelled(value)
        .or(() -> before.isEmpty() ? Optional.empty() : WrittenScore.labelled(before))
        .or(() -> WrittenEnding.labelled(value));
  }

  /**
   * Whether a game whose end is not known may have this score: two numbers that nothing names count
   * at least the discs of its moves.
   */
  boolean mayBeOf(int discs) {
    return trust != OPEN
        || claim.manner() != Manner.FORM
        || WrittenCounts.in(claim.value()).stream()
            .allMatch(counts -> counts.first() + counts.second() >= Math.min(discs, Square.COUNT));
  }

  private static Optional<ReadScore> ofEnding(Claim claim, String value) {
    return WrittenEnding.labelled(value).map(ending -> new ReadScore(claim, ending, OPEN, false));
  }

  private static ReadScore plain(Claim claim, Outcome outcome, @Nullable FinalBoard board) {
    boolean isConfirmed = board != null && board.has(outcome);
    double trust = isConfirmed ? CONFIRMED : board == null ? OPEN : DIFFERENT;
    return new ReadScore(claim, outcome, trust, false);
  }

  private static Optional<ReadScore> ofCounts(
      Claim claim, WrittenCounts counts, @Nullable FinalBoard board) {
    boolean isFull =
        counts.squares() > Square.COUNT && counts.first() + counts.second() == counts.squares();
    return board == null && isFull && claim.manner() != Manner.NUMBERS
        ? Optional.of(
            new ReadScore(claim, FinalBoard.large(counts.first(), counts.second()), OPEN, false))
        : ofCounts(claim, counts.first(), counts.second(), board);
  }

  private static Optional<ReadScore> ofCounts(
      Claim claim, int first, int second, @Nullable FinalBoard board) {
    Optional<Outcome> straight =
        board == null ? WrittenScore.ofDiscs(first, second) : board.score(first, second);
    if (straight.isEmpty()) {
      return Optional.empty();
    }
    if (board == null) {
      boolean isSure = claim.manner() != Manner.NUMBERS && first + second >= LEAST_SUM;
      return isSure
          ? straight.map(score -> new ReadScore(claim, score, OPEN, false))
          : Optional.empty();
    }
    if (board.has(first, second)) {
      return straight.map(score -> new ReadScore(claim, score, CONFIRMED, false));
    }
    if (board.has(second, first)) {
      return board.score(second, first).map(score -> new ReadScore(claim, score, TURNED, true));
    }
    double trust = claim.manner().isNamed() ? DIFFERENT : DIFFERENT_IN_NAMES;
    return claim.manner() == Manner.NUMBERS
        ? Optional.empty()
        : straight.map(score -> new ReadScore(claim, score, trust, false));
  }

  /** Two numbers with words between them, if the board has them. */
  private static Optional<ReadScore> ofTwoNumbers(Claim claim, @Nullable FinalBoard board) {
    Matcher numbers = TWO_NUMBERS.matcher(claim.value());
    if (board == null && claim.manner().isNamed() && LIST.matcher(claim.value()).matches()) {
      int[] both =
          LIST_SIGNS
              .splitAsStream(claim.value())
              .filter(each -> !each.isEmpty())
              .mapToInt(Integer::parseInt)
              .toArray();
      return both[0] + both[1] == Square.COUNT
          ? ofCounts(claim, both[0], both[1], null)
          : Optional.empty();
    }
    return board != null && claim.value().length() <= MOST && numbers.matches()
        ? ofCounts(
                claim,
                Integer.parseInt(numbers.group(1)),
                Integer.parseInt(numbers.group(2)),
                board)
            .filter(score -> score.trust() >= TURNED)
        : Optional.empty();
  }

  private static int signed(Matcher difference) {
    int margin = Integer.parseInt(difference.group(3));
    String side = difference.group(1);
    boolean isWhite = side == null ? !difference.group(2).equals("+") : "WwOo白".contains(side);
    return isWhite ? -margin : margin;
  }

  private static Optional<ReadScore> ofDifference(
      Claim claim, int difference, @Nullable FinalBoard board) {
    if (Math.abs(difference) > (board == null ? Square.COUNT : board.squares())) {
      return Optional.empty();
    }
    Outcome outcome =
        board == null
            ? WrittenScore.ofDifference(difference, Square.COUNT)
            : board.ofDifference(difference);
    if (board != null && board.hasDifference(difference)) {
      return Optional.of(new ReadScore(claim, board.score(), CONFIRMED, false));
    }
    boolean isKept = claim.manner() != Manner.NUMBERS;
    return isKept
        ? Optional.of(new ReadScore(claim, outcome, board == null ? OPEN : DIFFERENT, false))
        : Optional.empty();
  }

  /** One number: a difference, or black's discs if the board has them. */
  private static Optional<ReadScore> ofNumber(Claim claim, @Nullable FinalBoard board) {
    if (claim.kind() == LabelKind.DIFFERENCE) {
      int difference = Integer.parseInt(claim.value().replace('−', '-').replace("+", ""));
      boolean isSigned = !Character.isDigit(claim.value().charAt(0));
      return board != null
              && (board.hasDifference(difference) || !isSigned && board.has(true, difference))
          ? Optional.of(new ReadScore(claim, board.score(), isSigned ? CONFIRMED : TURNED, false))
          : claim.manner().isNamed() ? ofDifference(claim, difference, board) : Optional.empty();
    }
    Matcher number = NUMBER.matcher(claim.value());
    if (!number.matches() || claim.kind() != LabelKind.SCORE) {
      return Optional.empty();
    }
    int count = Integer.parseInt(number.group(1));
    return board != null && (board.hasDifference(count) || board.has(true, count))
        ? Optional.of(new ReadScore(claim, board.score(), TURNED, false))
        : Optional.empty();
  }
}
