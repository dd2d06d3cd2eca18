package org.kifu.format.transcript.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.format.transcript.line.LineReading.Flaw;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.game.ClockTime;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.notation.WrittenScore;
import org.kifu.notation.WrittenTimes;
import org.kifu.source.text.TextLine;

/** A reader of the tokens of one line as moves with the text around them. */
public final class TokenReader {
  /** The most digits of a move number. */
  private static final int NUMBER_DIGITS = 3;

  /** The most characters of skipped text that a message shows. */
  private static final int MOST_SHOWN = 60;

  /** The number of words between two moves that are not the name of a move. */
  private static final int SENTENCE = 2;

  private final TextLine line;
  private final String text;
  private final List<Token> tokens;
  private final ReadingKind kind;
  private final boolean hasMoves;
  private final int lastSquares;
  private final WrittenMoves.Builder moves = new WrittenMoves.Builder();
  private final List<Remark> remarks = new ArrayList<>(0);
  private final List<ClockTime> clocks = new ArrayList<>(0);
  private Outcome declared = Outcome.NONE;
  private Optional<Flaw> damage = Optional.empty();
  private final List<Tolerated> tolerated;
  private boolean isBeforeWord;
  private boolean isBeforeWords;
  private int proseFrom = -1;

  /** The words since the last move. */
  private int words;

  private int firstNumber;
  private int lastNumber;

  private TokenReader(
      TextLine line, String text, List<Token> tokens, ReadingKind kind, List<Tolerated> tolerated) {
    this.line = line;
    this.text = text;
    this.tokens = tokens;
    this.kind = kind;
    this.hasMoves = LineKind.hasMoves(tokens);
    this.lastSquares = LineKind.lastSquares(tokens);
    this.tolerated = new ArrayList<>(tolerated);
  }

  /**
   * Reads the tokens of a line that is of one of the meaningful kinds.
   *
   * @param text the normal text of the line, or one of the same length
   * @param tolerated the text read in an unusual form so far
   * @param aside the number of letters and digits in comments and markup
   */
  static LineReading read(
      TextLine line,
      String text,
      Optional<FrontBoard> board,
      List<Token> tokens,
      ReadingKind kind,
      List<Tolerated> tolerated,
      int aside) {
    TokenReader reader = new TokenReader(line, text, tokens, kind, tolerated);
    reader.takeAll();
    return reader.reading(board, aside);
  }

  private void takeAll() {
    for (int i = 0; i < tokens.size() && damage.isEmpty(); i++) {
      isBeforeWord = isWord(i + 1);
      isBeforeWords = isBeforeWord || isLetter(i + 1) && isWord(i + 2);
      take(tokens.get(i), i == 0);
    }
  }

  private boolean isWord(int index) {
    return index < tokens.size() && tokens.get(index).kind() == Token.TokenKind.TEXT;
  }

  private boolean isLetter(int index) {
    return index < tokens.size() && tokens.get(index).kind() == Token.TokenKind.LETTER;
  }

  private LineReading reading(Optional<FrontBoard> board, int aside) {
    WrittenMoves written = moves.build();
    return new LineReading(
        line,
        kind,
        board.map(each -> each.start(written)),
        written,
        firstNumber,
        proseFrom < 0 ? written.size() : proseFrom,
        damage,
        List.copyOf(tolerated),
        declared,
        Notes.of(remarks, clocks),
        Optional.empty(),
        aside,
        List.of());
  }

  private void take(Token token, boolean isFirst) {
    switch (token.kind()) {
      case MOVES, OFF_BOARD -> {
        markProse(token);
        MoveWord.end(text, token.from(), token.to(), moves);
      }
      case PASS -> moves.pass(token.from());
      case SPLIT -> MoveWord.split(text, token.from(), token.to(), moves);
      case DAMAGED -> {
        if (isWordOfSentence(token)) {
          ignore(token);
          return;
        }
        int end = MoveWord.end(text, token.from(), token.to(), moves);
        damage = Optional.of(new Flaw(end, "expected a square like f5, found " + quoted(end)));
      }
      case REVERSED -> {
        if (hasMoves) {
          ignore(token);
        } else {
          MoveWord.reversed(text, token.from(), token.to(), moves);
        }
      }
      case LETTER -> letter(token);
      case CONTROL ->
          damage = Optional.of(new Flaw(token.from(), "a control character among the moves"));
      case DASHES -> dashes(token);
      case NUMBER -> number(token, isFirst);
      case SCORE -> score(token);
      case NOTE -> remark(token.from(), token.to());
      case CLOCK -> clock(token);
      case ASIDE -> aside(token);
      case COMMENT -> remark(token.from() + (text.charAt(token.from()) == '/' ? 2 : 1), token.to());
      case MOVE_NUMBER -> {}
      case TEXT -> {
        words++;
        ignore(token);
      }
      case MARKUP -> ignore(token);
    }
  }

  /** Whether a token is one square, after moves and then words, and no other move follows it. */
  private boolean isWordOfSentence(Token token) {
    return words > 0
        && moves.size() > 0
        && token.from() == lastSquares
        && MoveWord.squares(text, token.from(), token.to()) == 1;
  }

  /** Notes a move that is single after a word; the first such move has a sentence before it. */
  private void markProse(Token token) {
    boolean isAlone = token.to() - token.from() == 2 && words > 0 && moves.size() > 0;
    boolean isBehindSentence = proseFrom >= 0 || words >= SENTENCE;
    proseFrom = !isAlone ? -1 : isBehindSentence ? (proseFrom < 0 ? moves.size() : proseFrom) : -1;
    words = 0;
  }

  /**
   * Takes a single letter: it is text before moves and words or with a dot; otherwise it has lost
   * its digit.
   */
  private void letter(Token token) {
    boolean isInitial = text.startsWith(".", token.to());
    if (moves.size() == 0 || isInitial || isBeforeWord) {
      ignore(token);
    } else {
      damage =
          Optional.of(
              new Flaw(token.from(), "expected a square like f5, found " + quoted(token.from())));
    }
  }

  /** Takes two dashes, which before a word only separate it from the text before. */
  private void dashes(Token token) {
    if (isBeforeWords && text.charAt(token.from()) != '[') {
      ignore(token);
    } else {
      moves.pass(token.from());
    }
  }

  private void number(Token token, boolean isFirst) {
    boolean isShort = token.to() - token.from() <= NUMBER_DIGITS;
    int number = isShort ? Integer.parseInt(text, token.from(), token.to(), 10) : 0;
    boolean isMarked = token.to() < text.length() && ".:)".indexOf(text.charAt(token.to())) >= 0;
    if (isShort && (isMarked || isFirst || number == lastNumber + 1)) {
      firstNumber = isFirst ? number : firstNumber;
      lastNumber = number;
    } else {
      ignore(token);
    }
  }

  private void score(Token token) {
    boolean isOfMoves = moves.size() > 0 && !Markup.beginsAnew(text, lastSquares, token.from());
    if (!isOfMoves && kind == ReadingKind.MOVES) {
      ignore(token);
    } else {
      String written = text.substring(token.from(), token.to()).replace(" ", "");
      declared = WrittenScore.outcome(written).orElse(Outcome.NONE);
    }
  }

  /** Takes the time of the move before it; alone after moves, a score if that fills the board. */
  private void clock(Token token) {
    Optional<Outcome> score = score(token, token.from(), token.to());
    declared = score.orElse(declared);
    if (score.isEmpty() && !isClock(token.from(), token.to())) {
      ignore(token);
    }
  }

  private Optional<Outcome> score(Token token, int from, int to) {
    boolean isAlone = token.equals(tokens.getLast()) && clocks.isEmpty() && moves.size() != 1;
    return isAlone ? WrittenTimes.score(text.substring(from, to)) : Optional.empty();
  }

  /** Takes a time, a score after all moves, or a comment. */
  private void aside(Token token) {
    int sign = text.charAt(token.from()) == '~' ? 2 : 1;
    int from = token.from() + sign;
    int to = token.to() - sign;
    boolean isBehind = moves.size() > 0 && token.from() > lastSquares || kind == ReadingKind.RESULT;
    Optional<Outcome> result =
        isBehind ? bracketed(text.substring(from, to).strip()) : Optional.empty();
    if (result.isPresent()) {
      declared = result.get();
    } else if (score(token, from, to).isPresent() || !isClock(from, to)) {
      remark(from, to);
    }
  }

  private Optional<Outcome> bracketed(String inside) {
    boolean isAlone = kind == ReadingKind.RESULT;
    return isAlone ? LineKind.bracketed(inside) : WrittenScore.outcome(inside);
  }

  private boolean isClock(int from, int to) {
    int move = moves.size() - 1;
    Optional<Double> seconds = WrittenTimes.seconds(text.substring(from, to));
    boolean isTaken = !clocks.isEmpty() && clocks.getLast().move() == move;
    if (move < 0 || isTaken || seconds.isEmpty()) {
      return false;
    }
    clocks.add(new ClockTime(move, seconds.get()));
    return true;
  }

  private void remark(int from, int to) {
    remarks.add(new Remark(moves.size(), line.raw(from, to).strip()));
  }

  private void ignore(Token token) {
    if (tolerated.stream().noneMatch(each -> each.code() == ProblemCode.TEXT_IGNORED)) {
      String words = text.substring(token.from(), nextMove(token.from())).strip();
      String shown = words.length() > MOST_SHOWN ? words.substring(0, MOST_SHOWN) + "..." : words;
      String message = "ignored '%s'".formatted(shown);
      tolerated.add(new Tolerated(ProblemCode.TEXT_IGNORED, token.from(), message));
    }
  }

  /** The text at a place, as far as a person needs to see it. */
  private String quoted(int from) {
    return quoted(text, from);
  }

  /** The place of the next word of moves after a place; the end of the line if there is none. */
  private int nextMove(int from) {
    int next = text.length();
    for (Token token : tokens) {
      boolean isNext = token.kind() == Token.TokenKind.MOVES && token.from() > from;
      next = isNext ? Math.min(next, token.from()) : next;
    }
    return next;
  }

  /** The text at a place, as far as a person needs to see it. */
  public static String quoted(String text, int from) {
    return quoted(text, from, text.length());
  }

  /** The same, without the text from a place on, which is read. */
  public static String quoted(String text, int from, int end) {
    int to = Math.min(end, from + 12);
    return "'" + text.substring(from, to).strip() + (to < end ? "...'" : "'");
  }
}
