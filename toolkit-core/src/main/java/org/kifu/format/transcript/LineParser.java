package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.LineReading.Kind;
import org.kifu.format.transcript.LineReading.Tolerated;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.notation.CellAlphabet;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** A parser of one line by the grammar of this package. */
final class LineParser {
  private final TextLine line;
  private final String text;
  private final List<Tolerated> tolerated;

  private LineParser(TextLine line) {
    this.line = line;
    MisreadSquares.LookAlikeLine lookAlikes = MisreadSquares.LookAlikeLine.in(line);
    String usual = CellAlphabet.usual(lookAlikes.text(), firstOf(lookAlikes.text()));
    this.text = SideSigns.blanked(usual, line.isAscii());
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
   * @param page what the lines before have left open
   */
  static LineReading read(TextLine line, Page page) {
    if (line.isTooLong()) {
      return LineReading.damaged(line, "a line longer than " + TextLines.MAX_BYTES + " bytes");
    }
    LineReading reading = readShort(line, page);
    boolean isHidden =
        page.isOpen() && reading.kind() == Kind.TEXT && reading.stretches().isEmpty();
    return isHidden ? reading.as(Kind.HIDDEN) : reading;
  }

  private static LineReading readShort(TextLine line, Page page) {
    if (page.isOpen()) {
      LineParser inside = new LineParser(line);
      return inside.read(Optional.empty(), Lexer.tokens(line, inside.text, 0, page));
    }
    return SpacedLine.JoinedLine.read(line)
        .or(() -> SpacedLine.read(line))
        .or(() -> SpacedLine.NamedLine.read(line))
        .or(() -> CodedLine.read(line))
        .or(() -> FiguresLine.read(line))
        .orElseGet(() -> slowly(line, page));
  }

  /** Reads a line that no other is to be looked at for. */
  static LineReading readAlone(TextLine line) {
    return read(line, new Page(element -> false));
  }

  private static LineReading slowly(TextLine line, Page page) {
    LineParser reader = new LineParser(line);
    return reader.tolerated.isEmpty()
        ? reader.read(page)
        : SpacedLine.JoinedLine.read(line, reader.text)
            .map(joined -> joined.tolerating(reader.tolerated.getFirst()))
            .orElseGet(() -> reader.read(page));
  }

  private LineReading read(Page page) {
    Optional<FrontBoard> board = FrontBoard.in(text);
    int from = board.map(FrontBoard::end).orElse(0);
    List<Token> lexed = Lexer.tokens(line, text, from, page);
    Optional<LineReading> label =
        board.isEmpty() ? LabelLine.read(line, text, lexed) : Optional.empty();
    return label.orElseGet(() -> readMoves(board, squares(lexed)));
  }

  /** The tokens with what stands for squares, and without the names of sides beside them. */
  private List<Token> squares(List<Token> lexed) {
    List<Token> named = ColourLabels.without(text, lexed);
    return MisreadSquares.marked(text, SplitSquares.joined(text, named));
  }

  private LineReading readMoves(Optional<FrontBoard> board, List<Token> tokens) {
    int first = board.isEmpty() ? Heading.end(text, tokens) : 0;
    Optional<LineFacts> players =
        first > 0
            ? Players.in(line, first < tokens.size() ? tokens.get(first).from() : text.length())
            : Optional.empty();
    int moves = first > 0 && players.isEmpty() ? Heading.moves(text, tokens, first) : 0;
    Optional<LineReading> labels =
        moves > 0 ? LabelLine.before(line, tokens.get(moves).from()) : Optional.empty();
    if (labels.isPresent()) {
      return behind(labels.get(), read(board, tokens.subList(moves, tokens.size())));
    }
    LineReading reading =
        read(board, players.isPresent() ? tokens.subList(first, tokens.size()) : tokens);
    boolean isNamed = players.isPresent() && !reading.hasMoves();
    return players.map((isNamed ? reading.as(Kind.PLAYERS) : reading)::of).orElse(reading);
  }

  private static LineReading behind(LineReading labels, LineReading moves) {
    LineReading reading = labels.facts().map(moves::of).orElse(moves);
    return labels.tolerated().isEmpty()
        ? reading
        : reading.tolerating(labels.tolerated().getFirst());
  }

  private LineReading read(Optional<FrontBoard> board, List<Token> tokens) {
    Kind kind = board.isPresent() ? Kind.MOVES : LineKind.of(text, tokens);
    int aside = aside(tokens);
    LineReading reading =
        kind == Kind.EMPTY || kind == Kind.TEXT
            ? LineReading.of(line, kind, Outcome.NONE, aside)
            : TokenReader.read(line, text, board, tokens, kind, tolerated, aside);
    List<Stretch> stretches = Stretch.in(line, text, tokens);
    return stretches.isEmpty() ? reading : reading.holding(stretches);
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

  private static int firstOf(String text) {
    return text.length() - text.stripLeading().length();
  }

  /** A row of a spreadsheet: the number of a move, its square, and a figure, {@code 1;f5;-2}. */
  private static final class FiguresLine {
    private static final Pattern ROW =
        Pattern.compile(
            "\\s*(\\d{1,3})\\s*[;,|\t]\\s*([a-hA-H][1-8])\\s*[;,|"
                + "\t]\\s*([-+]?\\d+(?:[.,]\\d+)?)\\s*");

    /** A longer line is none. */
    private static final int MOST_CHARACTERS = 40;

    private FiguresLine() {}

    /** Returns the move of such a line with the figure as its comment; nothing if it is none. */
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
}
