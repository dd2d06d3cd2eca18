package org.kifu.format.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Square;
import org.kifu.game.MoveList;
import org.kifu.notation.SmallLetters;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;

/**
 * The numbers of the squares in a list of moves, as explained by a text beside it: {@code 0=a1,
 * 1=b1, 63=h8}, {@code a1 = 11, h1 = 18, a8 = 81}.
 *
 * @param ofFile the step from one file to the next
 * @param ofRank the step from one rank to the next
 * @param ofFirst the number of a1
 */
record SquareNumbers(int ofFile, int ofRank, int ofFirst) {
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "(?i)(?<![\\w])(?:([a-h][1-8])\\s*(?:=|:|->|is)\\s*(\\d{1,2})"
              + "|(\\d{1,2})\\s*(?:=|:|->|is)\\s*([a-h][1-8]))(?!\\w)");

  /** The half of a square with the greater weight, {@code 8*row + col}. */
  private static final Pattern FORMULA =
      Pattern.compile(
          "(?i)(?:(?<!\\w)(8|10)\\s*[*x\u00D7]\\s*([a-z]+)|(?<!\\w)([a-z]+)\\s*[*x\u00D7]\\s*(8|10))\\s*\\+");

  private static final Pattern FIELD =
      Pattern.compile(
          "(?i)index|encod|format|square|coord|numbering|notation|comment|note|desc|legend");

  private static final Set<String> RANKS = Set.of("row", "rank", "y", "r", "line");
  private static final Set<String> FILES = Set.of("col", "column", "file", "x", "c");

  /** Numbers that are a pass if they are not a square. */
  private static final Set<Integer> PASSES = Set.of(-1, 0, 64, 65, 99);

  private static final List<SquareNumbers> KNOWN =
      List.of(
          new SquareNumbers(1, 8, 0),
          new SquareNumbers(8, 1, 0),
          new SquareNumbers(1, 8, 1),
          new SquareNumbers(8, 1, 1),
          new SquareNumbers(1, 10, 11),
          new SquareNumbers(10, 1, 11));

  /** Whether a field of this name may explain the numbers. */
  static boolean isExplanation(String name) {
    return FIELD.matcher(name).find();
  }

  /**
   * Returns the numbering that a text explains by examples or a formula; nothing if they do not
   * determine exactly one.
   */
  static Optional<SquareNumbers> explained(String text) {
    List<MatchResult> examples = EXAMPLE.matcher(text).results().toList();
    List<SquareNumbers> possible = new ArrayList<>(KNOWN);
    Matcher formula = FORMULA.matcher(text);
    boolean isFormula = formula.find();
    possible.removeIf(
        each -> !examples.stream().allMatch(each::agrees) || isFormula && !each.isOf(formula));
    return (isFormula || !examples.isEmpty()) && possible.size() == 1
        ? Optional.of(possible.getFirst())
        : Optional.empty();
  }

  /**
   * Returns the numbering, row after row, by which the numbers of cells are a legal game; nothing
   * if there is none. A game from the standard start has another first number in each numbering.
   */
  static Optional<SquareNumbers> byRow(List<MoveCell> cells) {
    return KNOWN.stream().filter(each -> each.ofFile == 1 && each.areLegal(cells)).findFirst();
  }

  private boolean areLegal(List<MoveCell> cells) {
    CompactReplay replay = new CompactReplay();
    replay.start();
    boolean areLegal = true;
    for (int i = 0; i < cells.size() && areLegal; i++) {
      Optional<Integer> number = cells.get(i).number();
      Optional<Integer> square = number.flatMap(this::square);
      boolean isPass = number.filter(this::isPass).isPresent() || cells.get(i).isPass();
      areLegal =
          square.isPresent()
              ? replay.step(square.get())
              : isPass && (replay.step(MoveList.PASS) || replay.end() == End.COMPLETE);
    }
    return areLegal;
  }

  /** The numbering in words. */
  String words() {
    return "the squares are numbers, read row after row: a1 is %d, b1 %d, a2 %d"
        .formatted(ofFirst, ofFirst + ofFile, ofFirst + ofRank);
  }

  private boolean isOf(MatchResult formula) {
    boolean isNumberFirst = formula.group(1) != null;
    int factor = Integer.parseInt(formula.group(isNumberFirst ? 1 : 4));
    String half = SmallLetters.of(formula.group(isNumberFirst ? 2 : 3));
    return RANKS.contains(half) ? ofRank == factor : !FILES.contains(half) || ofFile == factor;
  }

  private boolean agrees(MatchResult example) {
    boolean isSquareFirst = example.group(1) != null;
    String square = SmallLetters.of(example.group(isSquareFirst ? 1 : 4));
    int number = Integer.parseInt(example.group(isSquareFirst ? 2 : 3));
    return number
        == ofFirst + ofFile * (square.charAt(0) - 'a') + ofRank * (square.charAt(1) - '1');
  }

  /** Whether a number is a square or a pass. */
  boolean isMove(int number) {
    return square(number).isPresent() || isPass(number);
  }

  /** Whether a number is a pass, because it is not a square. */
  boolean isPass(int number) {
    return PASSES.contains(number) && square(number).isEmpty();
  }

  /** The square of a number, 0 to 63; nothing if it is not a square. */
  Optional<Integer> square(int number) {
    for (int square = 0; square < Square.COUNT; square++) {
      if (number == ofFirst + ofFile * (square % 8) + ofRank * (square / 8)) {
        return Optional.of(square);
      }
    }
    return Optional.empty();
  }
}
