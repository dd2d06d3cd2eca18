package org.kifu.layout;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.FinalDiscs;
import org.kifu.board.Square;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.notation.LabelledFact;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;

/**
 * A judge of numbers near a finished game. Numbers that equal the final count of discs state the
 * score, whatever words surround them. Other numbers may mean anything, and are ignored.
 */
public final class ScoreJudge {
  /** Two numbers of a sentence with a sign or a few words between them. */
  private static final Pattern PAIR =
      Pattern.compile(
          "(?<![\\d.,/])(\\d{1,2})(?![\\d/]|[.,]\\d)[^\\d\\n"
              + ".;!?]{1,30}(?<![\\d.,/])(\\d{1,2})(?![\\d/])");

  /** The winner, a verb, and the margin. */
  private static final Pattern MARGIN =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(\\p{L}{3,9})\\s+(?:wins?|won|gewinnt|gewann|gagne|gana|vince|wint|vandt|vann)"
              + "\\s+(?:\\p{L}+\\s+)?(?:by|mit|de|di|por|met|med)\\s+(\\d{1,2})(?![\\d.,:/-]*\\d)");

  /** A label and a number with its sign, {@code Result: +16}. */
  private static final Pattern DIFFERENCE = Pattern.compile("[:=]\\s*[-+\u2212]\\s?\\d{1,2}\\s*$");

  private static final int LEAST_OF_MARGIN = 10;

  /** The most characters of a sentence about a margin; a longer one is about more than that. */
  private static final int MOST_OF_MARGIN = 100;

  /** A number and nothing else except signs. */
  private static final Pattern NUMBER =
      Pattern.compile("[\\s:=;,|(\\[]*([-+\\u2013\\u2212]?)\\s?(\\d{1,2})[\\s)\\].]*");

  /** All characters that may be before the digits of a number. */
  private static final String SIGNS = " \t\u3000\u00A0:=;,|([-+\u2013\u2212";

  /** The most characters of a score of one number and its signs. */
  private static final int MOST_CHARACTERS = 40;

  /** Two numbers and a sign between them. */
  private static final Pattern ALONE =
      Pattern.compile("\\s*\\(?(\\d{1,2})\\s*[-:\\u2013\\u2014\\u2212]\\s*(\\d{1,2})\\)?\\s*");

  private final int black;
  private final int white;

  private ScoreJudge(int black, int white) {
    this.black = black;
    this.white = white;
  }

  /**
   * Returns a judge for a game from the standard start; nothing if the game is not over.
   *
   * @param moves squares 0 to 63 or passes
   */
  public static Optional<ScoreJudge> of(byte[] moves) {
    CompactReplay replay = new CompactReplay();
    return replay.play(moves, 0, moves.length) == End.COMPLETE
        ? Optional.of(new ScoreJudge(Long.bitCount(replay.black()), Long.bitCount(replay.white())))
        : Optional.empty();
  }

  /**
   * Returns the score of a line that is only two numbers that fill the board, black's first. This
   * is for a line below a damaged game, where no board confirms the score.
   */
  public static Optional<Outcome> unconfirmed(String text) {
    Matcher alone = ALONE.matcher(text);
    return alone.matches()
            && Integer.parseInt(alone.group(1)) + Integer.parseInt(alone.group(2)) == Square.COUNT
        ? Optional.of(Outcome.ofBlackDiscs(Integer.parseInt(alone.group(1))))
        : Optional.empty();
  }

  /** Whether a sentence may state a score, so that it is worth asking a judge. */
  public static boolean mayState(String text) {
    int numbers = numbers(text);
    return numbers > 1
        || text.length() <= MOST_OF_MARGIN
            && (numbers > 0 ? statesMargin(text) : NumberWords.mayBeIn(text));
  }

  private static boolean statesMargin(String text) {
    return DIFFERENCE.matcher(text).find()
        || NumberWords.mayBeIn(text)
        || text.length() >= LEAST_OF_MARGIN && MARGIN.matcher(text).find();
  }

  /** Whether a line holds two numbers. */
  public static boolean hasPair(String text) {
    return numbers(text) > 1;
  }

  /** The number of numbers in a line, at most two. */
  private static int numbers(String text) {
    int numbers = 0;
    boolean isInNumber = false;
    for (int i = 0; i < text.length() && numbers < 2; i++) {
      boolean isDigit = text.charAt(i) >= '0' && text.charAt(i) <= '9';
      numbers += isDigit && !isInNumber ? 1 : 0;
      isInNumber = isDigit;
    }
    return numbers;
  }

  /**
   * Returns the score that a sentence states; nothing if the sentence does not state both counts as
   * a score, is about something else, or names a winner who lost on the board.
   */
  public Optional<Outcome> inSentence(String sentence) {
    boolean isInWords =
        sentence.length() <= MOST_OF_MARGIN && NumberWords.mayBeIn(sentence) && !hasPair(sentence);
    String text = isInWords ? NumberWords.inDigits(sentence) : sentence;
    Matcher pair = PAIR.matcher(text);
    boolean isScore = false;
    for (int at = 0; !isScore && pair.find(at); at = pair.end(1)) {
      int one = Integer.parseInt(pair.group(1));
      int other = Integer.parseInt(pair.group(2));
      isScore =
          (isCount(one, other) || isCount(other, one))
              && (ScoreSentence.joins(text.substring(pair.end(1), pair.start(2)))
                  || ScoreSentence.isOfScore(text.substring(0, pair.end())))
              && mayBeSaid(text, pair.start(), pair.end());
    }
    return isScore || text.length() <= MOST_OF_MARGIN && (saysMargin(text) || saysDifference(text))
        ? Optional.of(score())
        : Optional.empty();
  }

  private boolean mayBeSaid(String text, int from, int to) {
    String sentence = ScoreSentence.around(text, from, to);
    return ScoreSentence.isOfGame(sentence) && !ScoreSentence.denies(sentence, black - white);
  }

  /** Whether a sentence states the winner and the margin. */
  private boolean saysMargin(String text) {
    Matcher margin = MARGIN.matcher(text);
    if (!margin.find() || !mayBeSaid(text, margin.start(), margin.end())) {
      return false;
    }
    Optional<Fact> winner = LabelledFact.named(margin.group(1));
    int discs = Integer.parseInt(margin.group(2));
    int difference = winner.equals(Optional.of(Fact.BLACK)) ? discs : -discs;
    boolean isSide =
        winner.equals(Optional.of(Fact.BLACK)) || winner.equals(Optional.of(Fact.WHITE));
    return isSide && (difference == black - white || difference == 2 * registered() - Square.COUNT);
  }

  /** Whether a text is a label for the result, followed by the disc difference. */
  private boolean saysDifference(String text) {
    return DIFFERENCE.matcher(text).find()
        && LabelledFact.of(text)
            .filter(said -> said.fact() == Fact.RESULT)
            .flatMap(said -> inNumber(said.value()))
            .isPresent();
  }

  /** Whether a text is a number and nothing else except signs. */
  public static boolean isNumber(String text) {
    int first = 0;
    while (first < text.length() && SIGNS.indexOf(text.charAt(first)) >= 0) {
      first++;
    }
    boolean mayBe =
        first < text.length()
            && text.length() <= MOST_CHARACTERS
            && Character.isDigit(text.charAt(first));
    return mayBe && NUMBER.matcher(text).matches();
  }

  /**
   * Returns the score that a single number states as black's discs minus white's; nothing if it is
   * not the score of the game.
   */
  public Optional<Outcome> inNumber(String text) {
    Matcher number = NUMBER.matcher(text);
    if (!number.matches()) {
      return Optional.empty();
    }
    boolean isNegative = !number.group(1).isEmpty() && !number.group(1).equals("+");
    int discDiff = Integer.parseInt(number.group(2)) * (isNegative ? -1 : 1);
    return discDiff == black - white || discDiff == 2 * registered() - Square.COUNT
        ? Optional.of(score())
        : Optional.empty();
  }

  /** Whether a score is the score of the game. */
  public boolean confirms(Outcome score) {
    int more = score.boardDiff().orElse(black - white);
    return score.blackDiscs().equals(score().blackDiscs()) && more == black - white;
  }

  /**
   * Whether two numbers are the discs on the board, with or without the empty squares for the
   * winner.
   */
  private boolean isCount(int one, int other) {
    return one == black && other == white
        || one == registered() && other == Square.COUNT - registered();
  }

  private int registered() {
    return FinalDiscs.of(black, white);
  }

  private Outcome score() {
    return Outcome.ofBlackDiscs(registered());
  }
}
