package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.format.CellAlphabet;
import org.kifu.format.TextLine;
import org.kifu.format.TextLines;
import org.kifu.format.WrittenScore;
import org.kifu.format.transcript.LineReading.Flaw;
import org.kifu.format.transcript.LineReading.Kind;
import org.kifu.format.transcript.LineReading.Tolerated;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;

/** Reads one line by the grammar of this package. */
final class LineReader {
  /** A number of more digits is none of a move. */
  private static final int NUMBER_DIGITS = 3;

  /** So many words between two moves are no name of a move. */
  private static final int SENTENCE = 2;

  private final TextLine line;
  private final String text;
  private final WrittenMoves.Builder moves = new WrittenMoves.Builder();
  private final List<Remark> remarks = new ArrayList<>(0);
  private Outcome declared = Outcome.NONE;
  private Optional<Flaw> damage = Optional.empty();
  private final List<Tolerated> tolerated = new ArrayList<>(0);
  private boolean hasMoves;
  private boolean isBeforeWord;
  private int lastSquares;
  private int proseFrom = -1;

  /** The words since the last move. */
  private int words;

  private int firstNumber;
  private int lastNumber;

  private LineReader(TextLine line) {
    this.line = line;
    LookAlikes lookAlikes = LookAlikes.in(line);
    this.text = CellAlphabet.usual(lookAlikes.text(), firstOf(lookAlikes.text()));
    if (lookAlikes.count() > 0) {
      String message = lookAlikes.message(line.text());
      tolerated.add(new Tolerated(ProblemCode.LOOK_ALIKE, lookAlikes.first(), message));
    }
  }

  /**
   * Reads a line.
   *
   * @param page what the lines before have left open
   */
  static LineReading read(TextLine line, Page page) {
    if (line.isTooLong()) {
      return LineReading.damaged(line, "a line longer than " + TextLines.MAX_BYTES + " bytes");
    }
    if (page.isOpen()) {
      LineReader inside = new LineReader(line);
      return inside.read(Optional.empty(), Lexer.tokens(line, inside.text, 0, page));
    }
    return JoinedLine.read(line)
        .or(() -> SpacedLine.read(line))
        .or(() -> NamedLine.read(line))
        .or(() -> CodedLine.read(line))
        .orElseGet(() -> slowly(line, page));
  }

  private static LineReading slowly(TextLine line, Page page) {
    LineReader reader = new LineReader(line);
    return reader.tolerated.isEmpty()
        ? reader.read(page)
        : JoinedLine.read(line, reader.text)
            .map(joined -> joined.tolerating(reader.tolerated.getFirst()))
            .orElseGet(() -> reader.read(page));
  }

  private LineReading read(Page page) {
    Optional<FrontBoard> board = FrontBoard.in(text);
    int from = board.map(FrontBoard::end).orElse(0);
    List<Token> lexed = Lexer.tokens(line, text, from, page);
    List<Token> tokens = SplitSquares.joined(text, ColourLabels.without(text, lexed));
    int first = board.isEmpty() ? Heading.end(text, tokens) : 0;
    Optional<Facts> players =
        first > 0
            ? Players.in(line, first < tokens.size() ? tokens.get(first).from() : text.length())
            : Optional.empty();
    LineReading reading =
        read(board, players.isPresent() ? tokens.subList(first, tokens.size()) : tokens);
    boolean isNamed = players.isPresent() && reading.kind() == Kind.TEXT;
    return players.map((isNamed ? reading.as(Kind.PLAYERS) : reading)::of).orElse(reading);
  }

  private LineReading read(Optional<FrontBoard> board, List<Token> tokens) {
    hasMoves = LineKind.hasMoves(tokens);
    lastSquares = LineKind.lastSquares(tokens);
    Kind kind = board.isPresent() ? Kind.MOVES : LineKind.of(text, tokens);
    if (kind == Kind.EMPTY || kind == Kind.TEXT) {
      LineReading reading = LineReading.of(line, kind, Outcome.NONE, aside(tokens));
      return hasMoves
          ? reading
          : Facts.labelled(line).map(reading.as(Kind.LABEL)::of).orElse(reading);
    }
    for (int i = 0; i < tokens.size() && damage.isEmpty(); i++) {
      isBeforeWord = i + 1 < tokens.size() && tokens.get(i + 1).kind() == Token.Kind.TEXT;
      take(tokens.get(i), i == 0, kind);
    }
    return kind == Kind.RESULT
        ? LineReading.of(line, kind, declared, aside(tokens))
        : reading(board, aside(tokens)).as(kind);
  }

  /** The letters and digits of what is neither moves nor text. */
  private int aside(List<Token> tokens) {
    int letters = Markup.entityLetters(text);
    for (Token token : tokens) {
      boolean isAside = token.isAside() || token.kind() == Token.Kind.MOVE_NUMBER;
      for (int i = token.from(); isAside && i < token.to(); i++) {
        letters += Character.isLetterOrDigit(text.charAt(i)) ? 1 : 0;
      }
    }
    return letters;
  }

  private LineReading reading(Optional<FrontBoard> board, int aside) {
    WrittenMoves written = moves.build();
    return new LineReading(
        line,
        Kind.MOVES,
        board.map(each -> each.start(written)),
        written,
        firstNumber,
        proseFrom < 0 ? written.size() : proseFrom,
        damage,
        List.copyOf(tolerated),
        declared,
        List.copyOf(remarks),
        Optional.empty(),
        aside);
  }

  private void take(Token token, boolean isFirst, Kind kind) {
    switch (token.kind()) {
      case MOVES, OFF_BOARD -> {
        markProse(token);
        MoveWord.end(text, token.from(), token.to(), moves);
      }
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
      case DASHES -> moves.pass(token.from());
      case NUMBER -> number(token, isFirst);
      case SCORE -> score(token, kind);
      case NOTE -> remark(token.from(), token.to());
      case ASIDE -> remark(token.from() + 1, token.to() - 1);
      case COMMENT -> remark(token.from() + (text.charAt(token.from()) == '/' ? 2 : 1), token.to());
      case MOVE_NUMBER -> {}
      case TEXT -> {
        words++;
        ignore(token);
      }
      case MARKUP -> ignore(token);
    }
  }

  /** With one square, behind moves and then words, and nothing more of a move after it. */
  private boolean isWordOfSentence(Token token) {
    return words > 0
        && moves.size() > 0
        && token.from() == lastSquares
        && MoveWord.squares(text, token.from(), token.to()) == 1;
  }

  /** A move behind a word stands alone; the first such has a sentence before it. */
  private void markProse(Token token) {
    boolean isAlone = token.to() - token.from() == 2 && words > 0 && moves.size() > 0;
    boolean isBehindSentence = proseFrom >= 0 || words >= SENTENCE;
    proseFrom = !isAlone ? -1 : isBehindSentence ? (proseFrom < 0 ? moves.size() : proseFrom) : -1;
    words = 0;
  }

  /** A letter alone is text before moves and words or with a dot; else it has lost its digit. */
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

  private void score(Token token, Kind kind) {
    if (moves.size() == 0 && kind == Kind.MOVES) {
      ignore(token);
    } else {
      String written = text.substring(token.from(), token.to());
      declared = WrittenScore.outcome(written).orElse(Outcome.NONE);
    }
  }

  private void remark(int from, int to) {
    remarks.add(new Remark(moves.size(), line.raw(from, to).strip()));
  }

  private void ignore(Token token) {
    if (tolerated.stream().noneMatch(each -> each.code() == ProblemCode.TEXT_IGNORED)) {
      tolerated.add(
          new Tolerated(
              ProblemCode.TEXT_IGNORED, token.from(), "passed over " + quoted(token.from())));
    }
  }

  /** What stands at a place, as far as a person needs to see it. */
  private String quoted(int from) {
    int to = Math.min(text.length(), from + 12);
    return "'" + text.substring(from, to).strip() + (to < text.length() ? "...'" : "'");
  }

  private static int firstOf(String text) {
    return text.length() - text.stripLeading().length();
  }
}
