package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.format.diagram.Diagram.NumberedSquare;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.SmallLetters;
import org.kifu.notation.StrayMoves;
import org.kifu.source.text.TextLine;

/**
 * A list of moves below a board, after words or a blank line, that may continue from the board. It
 * omits passes, since the replay finds them.
 *
 * @param lines the lines of the list and of the words above it
 * @param said the content of these lines other than the moves
 * @param moves the squares in their order
 * @param number the number before the first move; 0 if there is none
 */
record ListBelow(List<TextLine> lines, List<Caption> said, List<NumberedSquare> moves, int number) {
  /** The least number of moves; fewer among words may be words. */
  private static final int CLEAR_MOVES = 5;

  /** The least number of moves of a list that begins with the next number. */
  private static final int COUNTED_MOVES = 2;

  private static final int MOST_WORDS = 12;
  private static final int MOST_CHARACTERS = 1000;

  private static final String BETWEEN =
      "(?:[\\s,;:.|/>→–—-]|(?<![a-z])(?:pass(?:e[ns]?|[aeo])?|pa|ps)(?![a-z])|パス)*+";

  private static final String SIDE =
      "(?:(?:black|white|schwarz|wei(?:ß|ss)|noirs?|blancs?|negras?|blancas?|nero|bianco|[bwxosn]"
          + "|[黒白●○⚫⚪▲△])[\\s:.]*)?";

  private static final String MOVE =
      "(?:\\(?(?<n>\\d{1,2})(?:\\s?[.:)]{1,3}|手目?|(?=\\s))BETWEEN)?SIDE[a-h][1-8](?!\\d)BETWEEN";

  /** Moves that are together, with or without numbers, sides and passes. */
  private static final Pattern RUN =
      Pattern.compile(
          ("(?iu)(?<![a-z0-9])" + MOVE + "(?:" + MOVE.replace("?<n>", "?:") + ")*+")
              .replace("BETWEEN", BETWEEN)
              .replace("SIDE", SIDE));

  private static final Pattern SQUARE = Pattern.compile("(?i)[a-h][1-8](?!\\d)");

  /** Facts before a list that show that it belongs to another game. */
  private static final int OF_OTHER =
      Caption.bit(Fact.BLACK)
          | Caption.bit(Fact.WHITE)
          | Caption.bit(Fact.EVENT)
          | Caption.bit(Fact.DATE)
          | Caption.bit(Fact.RESULT);

  /**
   * Returns the first list in the lines below a board.
   *
   * @param below the lines that are not blank
   */
  static Optional<ListBelow> in(List<TextLine> below) {
    List<Caption> words = new ArrayList<>();
    for (int i = 0; i < below.size() && i < MOST_WORDS; i++) {
      Optional<ListBelow> list = at(below, i, words);
      if (list.isPresent()) {
        return list;
      }
      Caption caption = Caption.of(below.get(i));
      boolean isUnclear = StrayMoves.squares(below.get(i).text()).size() > 1;
      if (isUnclear || (caption.said() & OF_OTHER) != 0) {
        return Optional.empty();
      }
      words.add(caption);
    }
    return Optional.empty();
  }

  /** The list that begins in a line, with the lines right below it that hold only moves. */
  private static Optional<ListBelow> at(List<TextLine> below, int index, List<Caption> words) {
    List<Caption> said = new ArrayList<>(words);
    List<NumberedSquare> moves = new ArrayList<>();
    int number = 0;
    int end = index;
    for (boolean isOpen = true; isOpen && end < below.size(); end++) {
      TextLine line = below.get(end);
      Optional<Matcher> run = run(line);
      boolean isNext = end == index || line.number() == below.get(end - 1).number() + 1;
      String before = run.map(each -> line.text().substring(0, each.start())).orElse("");
      if (run.isEmpty() || !isNext || end > index && !before.isBlank()) {
        break;
      }
      addSquares(line, run.get(), moves);
      String counted = run.get().group("n");
      number = end == index && counted != null ? Integer.parseInt(counted) : number;
      addWords(line.piece(0, run.get().start()), said);
      TextLine behind = line.piece(run.get().end(), line.text().length());
      addWords(behind, said);
      isOpen = behind.isBlank();
    }
    return moves.size() < COUNTED_MOVES
        ? Optional.empty()
        : Optional.of(new ListBelow(List.copyOf(below.subList(0, end)), said, moves, number));
  }

  /** The moves of a line, if they are together. */
  private static Optional<Matcher> run(TextLine line) {
    String text = line.text();
    Matcher run = RUN.matcher(text.length() <= MOST_CHARACTERS ? text : "");
    if (!run.find()) {
      return Optional.empty();
    }
    String others = text.substring(0, run.start()) + " " + text.substring(run.end());
    return StrayMoves.squares(others).isEmpty() ? Optional.of(run) : Optional.empty();
  }

  private static void addSquares(TextLine line, Matcher run, List<NumberedSquare> moves) {
    Matcher square = SQUARE.matcher(line.text()).region(run.start(), run.end());
    while (square.find()) {
      int played = Square.parse(SmallLetters.of(square.group()));
      moves.add(new NumberedSquare(played, line.at(square.start())));
    }
  }

  private static void addWords(TextLine piece, List<Caption> said) {
    if (piece.text().chars().anyMatch(Character::isLetterOrDigit)) {
      said.add(Caption.of(piece));
    }
  }

  /** The side to move that words above the list name. */
  Optional<Disc> sideToMove() {
    return said.stream().flatMap(each -> each.turn().stream()).map(Caption.Turn::side).findFirst();
  }

  /**
   * Whether these are certainly moves, if they are legal.
   *
   * @param next the number of the next move on the board
   */
  boolean isClear(int next) {
    return moves.size() >= CLEAR_MOVES || number == next;
  }
}
