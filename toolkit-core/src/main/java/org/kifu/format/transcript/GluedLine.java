package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.format.transcript.line.LineParser;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.Flaw;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.MoveWord;
import org.kifu.format.transcript.line.WrittenMoves;
import org.kifu.format.transcript.text.Legality;
import org.kifu.notation.LabelledFact;

/**
 * A line that has lost its end, so that the next line follows in it without a blank. It is cut only
 * before the certain beginning of another line: a whole game, a label, the players of a game.
 */
final class GluedLine {
  /** The least number of legal moves from the start; fewer may be the rest of something else. */
  private static final int CLEAR_GAME = 8;

  /** The most moves of two games, including some passes. */
  private static final int MOST_MOVES = 130;

  /** The greatest length; a longer line is more than two lines. */
  private static final int MOST_CHARACTERS = 600;

  /**
   * A word, a number or a damaged character, followed directly by a word that begins with a capital
   * letter, and a colon.
   */
  private static final Pattern LABEL =
      Pattern.compile(
          "(?<=[\\p{L}\\p{N}.)\\x00-\\x08\\x0E-\\x1F\\x7F])(\\p{Lu}\\p{Ll}+)\\s?[:\uFF1A]");

  /** The same after moves and a blank. */
  private static final Pattern LABEL_BEHIND_MOVES =
      Pattern.compile("(?<=[a-h][1-8]\\s|\\d\\.\\s)(\\p{Lu}\\p{Ll}+)\\s?[:\uFF1A]");

  /** Squares, the last perhaps cut, or a number, before a word with a capital letter. */
  private static final Pattern NAME =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}])(?:(?:[a-h][1-8])++[a-h]?|[a-h]|\\d{1,2}\\.?)(?=\\p{Lu}\\p{Ll})");

  /** A board and the side to move, in the form of Edax. */
  private static final Pattern BOARD = Pattern.compile("[XO-]{64} [XO];");

  private GluedLine() {}

  /**
   * Returns the two lines that a damaged line of moves was, or one line of text; nothing otherwise.
   */
  static List<LineReading> cut(LineReading line, LineAssembly assembly) {
    String text = line.line().text();
    boolean mayBe = text.length() <= MOST_CHARACTERS;
    Optional<Integer> at =
        switch (line.kind()) {
          case MOVES -> mayBe ? inMoves(line, assembly) : Optional.empty();
          case LABEL -> mayBe && colons(text) > 1 ? label(text, LABEL) : Optional.empty();
          case TEXT -> mayBe ? inText(line, assembly) : Optional.empty();
          default -> Optional.empty();
        };
    return at.map(past -> cut(line, past)).orElse(List.of());
  }

  /**
   * Returns the two lines of which an illegal line of moves consists; nothing if it was one line,
   * or holds one game right after another.
   *
   * @param alone the game that begins with the line
   */
  static List<LineReading> cutBetweenMoves(
      LineReading line, GameDraft alone, LineAssembly assembly) {
    boolean isTwo = assembly.isOverWithin(line, alone) && isTwo(line, alone.verdict().used());
    boolean mayBe = line.damage().isEmpty() && line.line().text().length() <= MOST_CHARACTERS;
    Optional<Integer> at = mayBe && !isTwo ? gameIn(line, assembly) : Optional.empty();
    return at.map(past -> cut(line, past)).orElse(List.of());
  }

  private static boolean isTwo(LineReading line, int end) {
    byte[] squares = line.moves().squares();
    int next = LineGames.LineCut.behind(line, end).next();
    return next == squares.length || Legality.isFirstMove(squares[next]);
  }

  /** The index of another label in the value of a label. */
  private static Optional<Integer> label(String text, Pattern pattern) {
    Matcher label = pattern.matcher(text);
    boolean isLabel = false;
    while (!isLabel && label.find()) {
      isLabel = LabelledFact.named(label.group(1)).isPresent();
    }
    return isLabel ? Optional.of(label.start()) : Optional.empty();
  }

  private static long colons(String text) {
    return text.chars().filter(c -> c == ':' || c == '\uFF1A').count();
  }

  private static Optional<Integer> inMoves(LineReading line, LineAssembly assembly) {
    Optional<Integer> board =
        line.start().isPresent() ? board(line.line().text()) : Optional.empty();
    if (board.isPresent()) {
      return board;
    }
    if (line.damage().isPresent()) {
      return behindDamage(line, assembly).or(() -> gameAtEnd(line, assembly));
    }
    return line.isPartlyIgnored()
        ? behindSquares(line)
            .or(() -> label(line.line().text(), LABEL))
            .or(() -> label(line.line().text(), LABEL_BEHIND_MOVES))
        : Optional.empty();
  }

  /** The index of a board that is not at the front. */
  private static Optional<Integer> board(String text) {
    Matcher board = BOARD.matcher(text);
    return board.find(1) ? Optional.of(board.start()) : Optional.empty();
  }

  private static Optional<Integer> inText(LineReading line, LineAssembly assembly) {
    String text = line.line().text();
    boolean mayHold = MoveWord.squares(text, 0, text.length()) > 0;
    Optional<Integer> moves = mayHold ? gameAtEnd(line, assembly) : Optional.empty();
    return behindSquares(line)
        .or(() -> moves)
        .or(() -> colons(text) > 0 ? label(text, LABEL) : Optional.empty());
  }

  /** The index of players after squares. */
  private static Optional<Integer> behindSquares(LineReading line) {
    String text = line.line().text();
    Matcher name = NAME.matcher(text);
    return name.find() && saysWhoPlayed(piece(line, name.end(), text.length()))
        ? Optional.of(name.end())
        : Optional.empty();
  }

  /** The index at which a game begins in the word that ends the line. */
  private static Optional<Integer> gameAtEnd(LineReading line, LineAssembly assembly) {
    String text = line.line().text();
    int end = text.stripTrailing().length();
    int from = end;
    while (from > 1 && isSquare(text, from - 2)) {
      from -= 2;
    }
    for (int at = from == 0 ? 2 : from; at + 2 * CLEAR_GAME <= end; at += 2) {
      LineReading rest = piece(line, at, end);
      if (Legality.isFirstMove(rest.moves().squares()[0]) && isGame(rest, assembly)) {
        return Optional.of(at);
      }
    }
    return Optional.empty();
  }

  private static boolean isSquare(String text, int at) {
    return MoveWord.isFile(text.charAt(at)) && MoveWord.isRank(text.charAt(at + 1));
  }

  private static List<LineReading> cut(LineReading line, int at) {
    return List.of(piece(line, 0, at), piece(line, at, line.line().text().length()));
  }

  private static LineReading piece(LineReading line, int from, int to) {
    return LineParser.readAlone(line.line().piece(from, to));
  }

  /**
   * The index after the unreadable part, which may be the first word of the line, half a square
   * before it, or control characters.
   */
  private static Optional<Integer> behindDamage(LineReading line, LineAssembly assembly) {
    String text = line.line().text();
    int flaw = line.damage().map(Flaw::at).orElseThrow();
    int end = text.length();
    List<Integer> places =
        Stream.of(flaw, flaw + 1, pastControls(text, flaw), pastControls(text, flaw + 1))
            .distinct()
            .filter(at -> at > 0 && at < end)
            .toList();
    return places.stream()
        .filter(at -> saysWhoPlayed(piece(line, at, end)))
        .findFirst()
        .or(() -> places.stream().filter(at -> isGame(piece(line, at, end), assembly)).findFirst());
  }

  private static int pastControls(String text, int at) {
    int past = at;
    while (past < text.length() && Character.isISOControl(text.charAt(past))) {
      past++;
    }
    return past;
  }

  private static boolean saysWhoPlayed(LineReading rest) {
    return rest.facts().isPresent() && rest.damage().isEmpty();
  }

  private static boolean isGame(LineReading rest, LineAssembly assembly) {
    return rest.kind() == ReadingKind.MOVES
        && rest.moves().size() >= CLEAR_GAME
        && rest.damage().isEmpty()
        && !rest.isPartlyIgnored()
        && assembly.isGame(rest);
  }

  /** The index of moves that are legal from the start and go up to the end of the line. */
  private static Optional<Integer> gameIn(LineReading line, LineAssembly assembly) {
    WrittenMoves moves = line.moves();
    int last = moves.size() <= MOST_MOVES ? moves.size() - CLEAR_GAME : 0;
    for (int from = 1; from <= last; from++) {
      boolean mayBegin = Legality.isFirstMove(moves.squares()[from]);
      if (mayBegin && assembly.judge(moves.range(from, MOST_MOVES)).isLegal()) {
        return Optional.of(LineGames.LineCut.withSign(line.line().text(), moves.placeOf(from)));
      }
    }
    return Optional.empty();
  }
}
