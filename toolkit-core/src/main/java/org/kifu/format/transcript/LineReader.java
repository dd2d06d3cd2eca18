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

  private final TextLine line;
  private final String text;
  private final WrittenMoves.Builder moves = new WrittenMoves.Builder();
  private final List<Remark> remarks = new ArrayList<>(0);
  private Outcome declared = Outcome.NONE;
  private Optional<Flaw> damage = Optional.empty();
  private final List<Tolerated> tolerated = new ArrayList<>(0);
  private boolean hasMoves;
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

  static LineReading read(TextLine line) {
    if (line.isTooLong()) {
      return LineReading.damaged(line, "a line longer than " + TextLines.MAX_BYTES + " bytes");
    }
    return JoinedLine.read(line)
        .or(() -> SpacedLine.read(line))
        .or(() -> CodedLine.read(line))
        .orElseGet(() -> new LineReader(line).read());
  }

  private LineReading read() {
    Optional<FrontBoard> board = FrontBoard.in(text);
    int from = board.map(FrontBoard::end).orElse(0);
    List<Token> tokens = ColourLabels.without(text, Lexer.tokens(line, text, from));
    int first = Heading.end(text, tokens);
    Optional<Players> players =
        first > 0 && board.isEmpty()
            ? Players.in(line, first < tokens.size() ? tokens.get(first).from() : text.length())
            : Optional.empty();
    LineReading reading =
        read(board, players.isPresent() ? tokens.subList(first, tokens.size()) : tokens);
    return players.map(reading::of).orElse(reading);
  }

  private LineReading read(Optional<FrontBoard> board, List<Token> tokens) {
    for (Token token : tokens) {
      hasMoves |= token.kind() == Token.Kind.MOVES;
    }
    Kind kind = board.isPresent() ? Kind.MOVES : kind(tokens);
    if (kind == Kind.EMPTY || kind == Kind.TEXT) {
      return LineReading.of(line, kind, Outcome.NONE, aside(tokens));
    }
    for (int i = 0; i < tokens.size() && damage.isEmpty(); i++) {
      take(tokens.get(i), i == 0, kind);
    }
    return kind == Kind.RESULT
        ? LineReading.of(line, kind, declared, aside(tokens))
        : reading(board, aside(tokens));
  }

  /** The letters and digits of what is neither moves nor text. */
  private int aside(List<Token> tokens) {
    int letters = Markup.entityLetters(text);
    for (Token token : tokens) {
      boolean isAside =
          switch (token.kind()) {
            case COMMENT, ASIDE, MARKUP, MOVE_NUMBER -> true;
            default -> false;
          };
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
        damage,
        List.copyOf(tolerated),
        declared,
        List.copyOf(remarks),
        Optional.empty(),
        aside);
  }

  /** Squares against words: see the package's description. */
  private Kind kind(List<Token> tokens) {
    int squares = 0;
    int words = 0;
    int shapes = 0;
    int scores = 0;
    for (Token token : tokens) {
      switch (token.kind()) {
        case MOVES, DAMAGED -> {
          squares += MoveWord.squares(text, token.from(), token.to());
          shapes++;
        }
        case REVERSED -> {
          squares += hasMoves ? 0 : (token.to() - token.from()) / 2;
          words += hasMoves ? 1 : 0;
          shapes += hasMoves ? 0 : 1;
        }
        case OFF_BOARD, CONTROL -> shapes++;
        case TEXT -> words++;
        case SCORE -> scores++;
        case LETTER, NUMBER, MOVE_NUMBER, MARKUP, NOTE, DASHES, COMMENT, ASIDE -> {}
      }
    }
    boolean holdsMoves = words == 0 ? shapes > 0 : squares >= words;
    if (holdsMoves) {
      return Kind.MOVES;
    }
    return isComment(tokens)
        ? Kind.EMPTY
        : scores == 1 && tokens.size() == 1 ? Kind.RESULT : Kind.TEXT;
  }

  private boolean isComment(List<Token> tokens) {
    return tokens.isEmpty()
        ? text.isBlank()
        : tokens.stream()
            .allMatch(
                token ->
                    token.kind() == Token.Kind.COMMENT
                        || token.kind() == Token.Kind.ASIDE
                        || token.kind() == Token.Kind.MARKUP);
  }

  private void take(Token token, boolean isFirst, Kind kind) {
    switch (token.kind()) {
      case MOVES, OFF_BOARD -> MoveWord.end(text, token.from(), token.to(), moves);
      case DAMAGED -> {
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
      case TEXT, MARKUP -> ignore(token);
    }
  }

  /** A letter alone is text before the moves or with a dot; else it has lost its digit. */
  private void letter(Token token) {
    boolean isInitial = text.startsWith(".", token.to());
    if (moves.size() == 0 || isInitial) {
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
