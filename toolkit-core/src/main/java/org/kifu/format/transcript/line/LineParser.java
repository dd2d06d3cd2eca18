package org.kifu.format.transcript.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.fact.PlayersAlone;
import org.kifu.format.transcript.fact.PlayersAndScore;
import org.kifu.format.transcript.fact.SidesInLine;
import org.kifu.format.transcript.fact.SidesInSentence;
import org.kifu.format.transcript.fact.TagLabel;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.format.transcript.line.Token.TokenKind;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.notation.CellAlphabet;
import org.kifu.notation.ChangeLine;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** A parser of one line by the grammar of this package. */
public final class LineParser {
  private final TextLine line;
  private final String text;
  private final List<Tolerated> tolerated;

  private LineParser(TextLine line) {
    this.line = line;
    MisreadSquares.LookAlikeLine lookAlikes = MisreadSquares.LookAlikeLine.in(line);
    String usual = CellAlphabet.usual(lookAlikes.text(), firstOf(lookAlikes.text()));
    this.text = SideNames.blanked(usual, line.isAscii());
    this.tolerated =
        lookAlikes.count() == 0
            ? List.of()
            : List.of(
                new Tolerated(
                    ProblemCode.LOOK_ALIKE, lookAlikes.first(), lookAlikes.message(line.text())));
  }

  /**
   * Reads a line.
   *
   * @param hidden the element that the lines before have left open
   */
  public static LineReading read(TextLine line, HiddenElements hidden) {
    if (line.isTooLong()) {
      return LineReading.damaged(line, "a line longer than " + TextLines.MAX_BYTES + " bytes");
    }
    LineReading reading = readShort(line, hidden);
    boolean isHidden =
        hidden.isOpen() && reading.kind() == ReadingKind.TEXT && reading.runs().isEmpty();
    return isHidden ? reading.as(ReadingKind.HIDDEN) : reading;
  }

  private static LineReading readShort(TextLine line, HiddenElements hidden) {
    if (hidden.isOpen()) {
      Optional<LineReading> named =
          hidden.isInScript() ? LabelLine.ofScript(line) : Optional.empty();
      if (named.isPresent()) {
        return named.get();
      }
      LineParser inside = new LineParser(line);
      return inside.read(Optional.empty(), Lexer.tokens(line, inside.text, 0, hidden));
    }
    if (line.isBlank()) {
      return LineReading.of(line, ReadingKind.EMPTY, Outcome.NONE, 0);
    }
    Optional<LineReading> usual = SpacedLine.JoinedLine.read(line);
    usual = usual.isPresent() ? usual : SpacedLine.read(line);
    return usual.isPresent() ? usual.get() : rare(line, hidden);
  }

  private static LineReading rare(TextLine line, HiddenElements hidden) {
    return SpacedLine.NamedLine.read(line)
        .or(() -> CodedLine.read(line))
        .or(() -> FiguresLine.read(line))
        .orElseGet(() -> slowly(line, hidden));
  }

  /** Reads a line without reference to any other line. */
  public static LineReading readAlone(TextLine line) {
    return read(line, new HiddenElements(element -> false));
  }

  private static LineReading slowly(TextLine line, HiddenElements hidden) {
    if (ChangeLine.is(line.text())) {
      return LineReading.of(line, ReadingKind.TEXT, Outcome.NONE, 0);
    }
    LineParser reader = new LineParser(line);
    return reader.tolerated.isEmpty()
        ? reader.read(hidden)
        : SpacedLine.JoinedLine.read(line, reader.text)
            .map(joined -> joined.tolerating(reader.tolerated.getFirst()))
            .orElseGet(() -> reader.read(hidden));
  }

  private LineReading read(HiddenElements hidden) {
    Optional<FrontBoard> board = FrontBoard.in(text);
    int from = board.map(FrontBoard::end).orElse(0);
    List<Token> lexed = Lexer.tokens(line, text, from, hidden);
    Optional<LineReading> label =
        board.isEmpty() ? LabelLine.read(line, text, lexed) : Optional.empty();
    return label.orElseGet(() -> readMoves(board, squares(lexed)));
  }

  /** The tokens with words that mean squares, and without the names of sides beside them. */
  private List<Token> squares(List<Token> lexed) {
    List<Token> named = PassWords.marked(text, SideNames.without(text, lexed));
    return MisreadSquares.marked(text, SplitSquares.joined(text, named));
  }

  private LineReading readMoves(Optional<FrontBoard> board, List<Token> tokens) {
    int first = board.isEmpty() ? Heading.end(text, tokens) : 0;
    Optional<LineFacts> players =
        first > 0
            ? PlayersAndScore.in(
                withoutTags(), first < tokens.size() ? tokens.get(first).from() : text.length())
            : Optional.empty();
    int last = players.isEmpty() ? Heading.lastMoves(tokens) : 0;
    Optional<LineFacts> below =
        last > 0 ? PlayersAndScore.behind(line, tokens.get(last - 1).to()) : Optional.empty();
    if (below.isPresent()) {
      return read(board, tokens.subList(0, last)).of(below.get());
    }
    int moves = first > 0 && players.isEmpty() ? Heading.moves(text, tokens, first) : 0;
    Optional<LineReading> labels =
        moves > 0 ? LabelLine.before(line, tokens.get(moves).from()) : Optional.empty();
    if (labels.isPresent()) {
      return behind(labels.get(), read(board, tokens.subList(moves, tokens.size())));
    }
    LineReading reading =
        read(board, players.isPresent() ? tokens.subList(first, tokens.size()) : tokens);
    if (players.isEmpty() && reading.kind() == ReadingKind.TEXT) {
      TextLine plain = withoutTags();
      Optional<LineFacts> counted = PlayersAlone.counted(plain);
      if (counted.isPresent()) {
        return reading.asPlayers().of(counted.get());
      }
      return PlayersAlone.alone(plain)
          .or(() -> LabelLine.date(line))
          .map(reading::of)
          .or(
              () ->
                  SidesInSentence.in(plain)
                      .or(() -> SidesInLine.alone(plain))
                      .map(facts -> reading.asComment().as(ReadingKind.TEXT).of(facts)))
          .orElse(reading);
    }
    if (moves > 0) {
      return SidesInSentence.in(line.piece(0, tokens.get(moves).from()))
          .map(reading::of)
          .orElse(reading);
    }
    if (reading.kind() == ReadingKind.COMMENT) {
      return Heading.ofMarkdown(line).orElse(reading);
    }
    boolean isNamed = players.isPresent() && !reading.hasMoves();
    return players.map((isNamed ? reading.as(ReadingKind.PLAYERS) : reading)::of).orElse(reading);
  }

  private TextLine withoutTags() {
    boolean hasTags = text.contains("[/") || text.contains("**") || text.indexOf('\\') >= 0;
    return hasTags ? TagLabel.blanked(line) : line;
  }

  private static LineReading behind(LineReading labels, LineReading moves) {
    LineReading reading = labels.facts().map(moves::of).orElse(moves);
    return labels.tolerated().isEmpty()
        ? reading
        : reading.tolerating(labels.tolerated().getFirst());
  }

  private LineReading read(Optional<FrontBoard> board, List<Token> tokens) {
    ReadingKind kind = board.isPresent() ? ReadingKind.MOVES : LineKind.of(text, tokens);
    int aside = aside(tokens);
    LineReading reading =
        kind == ReadingKind.EMPTY || kind == ReadingKind.TEXT
            ? LineReading.of(line, kind, Outcome.NONE, aside)
            : TokenReader.read(line, text, board, tokens, kind, tolerated, aside);
    List<MoveRun> runs = MoveRun.in(line, text, tokens);
    return runs.isEmpty() ? reading : reading.holding(runs);
  }

  /** The number of letters and digits of tokens that are neither moves nor text. */
  private int aside(List<Token> tokens) {
    int letters = Markup.entityLetters(text);
    for (Token token : tokens) {
      boolean isAside = token.isAside() || token.kind() == Token.TokenKind.MOVE_NUMBER;
      for (int i = token.from(); isAside && i < token.to(); i++) {
        letters += Character.isLetterOrDigit(text.charAt(i)) ? 1 : 0;
      }
    }
    return letters;
  }

  private static int firstOf(String text) {
    return text.length() - text.stripLeading().length();
  }

  /** A row of a spreadsheet: the number of a move, its square, and a figure, {@code 1;f5;-2}. */
  private static final class FiguresLine {
    private static final Pattern ROW =
        Pattern.compile(
            "\\s*(\\d{1,3})\\s*[;,|\t]\\s*([a-hA-H][1-8])\\s*[;,|"
                + "\t]\\s*([-+]?\\d+(?:[.,]\\d+)?)\\s*");

    /** The greatest length. */
    private static final int MOST_CHARACTERS = 40;

    private FiguresLine() {}

    /** Returns the move of such a line with the figure as its comment; nothing for other lines. */
    static Optional<LineReading> read(TextLine line) {
      String text = line.text();
      boolean mayBe =
          !text.isEmpty() && text.length() <= MOST_CHARACTERS && MoveWord.isDigit(text.charAt(0));
      Matcher row = ROW.matcher(mayBe ? text : "");
      if (!row.matches()) {
        return Optional.empty();
      }
      WrittenMoves.Builder move = new WrittenMoves.Builder();
      MoveWord.end(text, row.start(2), row.end(2), move);
      Remark figure = new Remark(1, row.group(3));
      int number = Integer.parseInt(row.group(1));
      return Optional.of(
          LineReading.ofMoves(line, move.build(), number)
              .with(Notes.of(List.of(figure), List.of()), row.group(3).length()));
    }
  }

  /** The words of a line before its moves. */
  private static final class Heading {
    /** The least number of squares; fewer may be words. */
    private static final int CLEAR_SQUARES = 4;

    private static final int YEAR_DIGITS = 4;

    /** The signs before a heading of Markdown, which may begin a comment too. */
    private static final Pattern MARKS = Pattern.compile("\\s*#{1,6}(?=\\s+[\\p{L}\\p{N}])");

    private Heading() {}

    /** Returns the players that a heading of Markdown names; nothing if a line is anything else. */
    static Optional<LineReading> ofMarkdown(TextLine line) {
      Matcher marks = MARKS.matcher(line.text());
      return marks.lookingAt()
          ? Optional.of(readAlone(line.blanked(0, marks.end())))
              .filter(reading -> reading.kind() == ReadingKind.PLAYERS)
          : Optional.empty();
    }

    /**
     * Returns the number of tokens before the moves, if they include words and only moves follow:
     * all tokens of a line without moves; 0 if the line has no such heading.
     */
    static int end(String text, List<Token> tokens) {
      int end = 0;
      for (int i = 0; i < tokens.size(); i++) {
        boolean goesOn = end == i && end > 0 && isBesideNames(tokens.get(i));
        end = isWord(tokens.get(i).kind()) || goesOn ? i + 1 : end;
      }
      return end == 0 || isMoves(text, tokens, end) ? end : 0;
    }

    /** Returns the number of tokens up to the last moves, if words only follow them; or 0. */
    static int lastMoves(List<Token> tokens) {
      int word = 0;
      while (word < tokens.size() && !isWord(tokens.get(word).kind())) {
        word++;
      }
      int last = word < tokens.size() ? word : 0;
      while (last > 0 && tokens.get(last - 1).kind() != TokenKind.MOVES) {
        last--;
      }
      return last;
    }

    /** Returns the first token of moves after a heading of part of the line; otherwise 0. */
    static int moves(String text, List<Token> tokens, int end) {
      int at = end;
      while (at < tokens.size() && tokens.get(at).kind() != TokenKind.MOVES) {
        at++;
      }
      return at < tokens.size() && isMoves(text, tokens, at) ? at : 0;
    }

    private static boolean isMoves(String text, List<Token> tokens, int end) {
      int squares = 0;
      for (Token token : tokens.subList(end, tokens.size())) {
        boolean isMoves = token.kind() == TokenKind.MOVES;
        squares += isMoves ? MoveWord.squares(text, token.from(), token.to()) : 0;
      }
      return squares >= CLEAR_SQUARES || end == tokens.size();
    }

    /** Whether a token is a bracket, a score or a year. */
    private static boolean isBesideNames(Token token) {
      return switch (token.kind()) {
        case ASIDE, SCORE, CLOCK, NOTE -> true;
        case NUMBER -> token.to() - token.from() == YEAR_DIGITS;
        default -> false;
      };
    }

    private static boolean isWord(TokenKind kind) {
      return switch (kind) {
        case TEXT, LETTER -> true;
        default -> false;
      };
    }
  }

  /** Squares with a blank in them, {@code f 5 d 6}, in a line that has no others. */
  private static final class SplitSquares {
    /** The least number of pairs; fewer are a letter and a number. */
    private static final int CLEAR_RUN = 2;

    private SplitSquares() {}

    /** Returns the tokens with each letter joined to the digit after it, if all are such. */
    static List<Token> joined(String text, List<Token> tokens) {
      if (tokens.size() < 2 * CLEAR_RUN || tokens.size() % 2 != 0) {
        return tokens;
      }
      List<Token> joined = new ArrayList<>(tokens.size() / 2);
      for (int i = 0; i < tokens.size(); i += 2) {
        Token letter = tokens.get(i);
        Token digit = tokens.get(i + 1);
        boolean isSquare =
            letter.kind() == TokenKind.LETTER
                && digit.kind() == TokenKind.NUMBER
                && digit.to() == digit.from() + 1
                && MoveWord.isRank(text.charAt(digit.from()));
        if (!isSquare) {
          return tokens;
        }
        joined.add(new Token(TokenKind.SPLIT, letter.from(), digit.to()));
      }
      return joined;
    }
  }
}
