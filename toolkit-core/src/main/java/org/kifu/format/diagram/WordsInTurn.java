package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kifu.board.Square;
import org.kifu.format.diagram.Diagram.NumberedSquare;
import org.kifu.format.diagram.Diagram.Tolerated;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.ProblemCode;
import org.kifu.notation.StrayMoves;
import org.kifu.notation.WrittenDiscs;

/**
 * Words around boards that come one after the other: most are the same at each board except for a
 * move or a count. Not for use by several threads.
 */
final class WordsInTurn {
  /** The most moves between two boards of a game. */
  private static final int MOST_BETWEEN = 4;

  /**
   * A line with one square between two boards.
   *
   * @param played the move that the boards show
   */
  private record NamedMove(Caption caption, int written, int played) {
    boolean isRight() {
      return written == played;
    }
  }

  private final List<Caption> all = new ArrayList<>();
  private final List<NamedMove> named = new ArrayList<>();
  private List<Caption> below = List.of();

  /** Continues with the lines around the next board. */
  void add(Sheet sheet) {
    all.addAll(sheet.captions());
    below = sheet.captionsBelow();
  }

  /** Whether the players beside a board are not others than those beside earlier boards. */
  boolean areOfSamePlayers(Sheet next) {
    return BoardGame.areSame(players(all), players(next.captions()));
  }

  /** The names in lines; a count after the word for a side is not a name. */
  private static GameHeader players(List<Caption> captions) {
    GameHeader header = new CaptionFacts(captions).header();
    return new GameHeader(name(header.black()), name(header.white()), "", "", GameDate.UNKNOWN);
  }

  private static String name(String value) {
    return WrittenDiscs.read(value).isPresent() ? "" : value;
  }

  /** Notes the move between the board so far and the next one. */
  void played(Sheet next, int square) {
    List<NamedMove> here = new ArrayList<>();
    for (Caption caption : before(next)) {
      List<NumberedSquare> squares = squares(caption);
      if (squares.size() == 1) {
        here.add(new NamedMove(caption, squares.getFirst().square(), square));
      }
    }
    boolean isNamed = here.stream().anyMatch(NamedMove::isRight);
    here.stream().filter(move -> move.isRight() || !isNamed).forEach(named::add);
  }

  /** The lines between the board so far and the next one. */
  private List<Caption> before(Sheet next) {
    List<Caption> between = new ArrayList<>(below);
    between.addAll(next.captionsAbove());
    return between;
  }

  /** The moves named by lines between the board so far and the next one. */
  List<NumberedSquare> writtenBefore(Sheet next) {
    List<NumberedSquare> squares =
        before(next).stream().flatMap(each -> squares(each).stream()).toList();
    return squares.size() > MOST_BETWEEN ? List.of() : squares;
  }

  private static List<NumberedSquare> squares(Caption caption) {
    String text = caption.line().text();
    return StrayMoves.squares(text).stream()
        .map(name -> new NumberedSquare(Square.parse(name), caption.line().at(placeOf(name, text))))
        .toList();
  }

  private static int placeOf(String square, String text) {
    return Math.max(0, text.toLowerCase(Locale.ROOT).indexOf(square));
  }

  /** Whether a line names the move that the boards show. */
  boolean agree() {
    return named.stream().anyMatch(NamedMove::isRight);
  }

  /** The move below the last board, in a line like those that named others. */
  Optional<NumberedSquare> lastMove() {
    Set<String> forms = formsOfMoves();
    List<NumberedSquare> last =
        below.stream()
            .filter(caption -> forms.contains(form(caption)))
            .flatMap(caption -> squares(caption).stream())
            .toList();
    return last.size() == 1 ? Optional.of(last.getFirst()) : Optional.empty();
  }

  private Set<String> formsOfMoves() {
    Set<String> forms = new HashSet<>();
    named.stream().filter(NamedMove::isRight).forEach(move -> forms.add(form(move.caption())));
    return forms;
  }

  /** The words of a line without squares and numbers. */
  private static String form(Caption caption) {
    return caption
        .line()
        .text()
        .toLowerCase(Locale.ROOT)
        .replaceAll("(?:[a-h][1-8]|\\d+|[\\s,]+)++", " ");
  }

  /**
   * The lines that state more, each once.
   *
   * @param isOver whether the game is over, so that counts below the last board are its score
   */
  List<Caption> said(boolean isOver) {
    Map<String, Set<String>> forms = new HashMap<>();
    all.forEach(each -> forms.computeIfAbsent(form(each), _ -> new HashSet<>()).add(each.text()));
    Set<String> moves = formsOfMoves();
    Map<String, Caption> said = new LinkedHashMap<>();
    for (Caption caption : all) {
      boolean isAlone = forms.getOrDefault(form(caption), Set.of()).size() == 1;
      boolean isScore = isOver && caption.said() != 0 && below.contains(caption);
      if (isAlone && !moves.contains(form(caption)) || isScore) {
        said.putIfAbsent(caption.text(), caption);
      }
    }
    return List.copyOf(said.values());
  }

  /** Findings on lines in the form of those that name moves, if they name another move. */
  List<Tolerated> contradictions() {
    Set<String> forms = formsOfMoves();
    return named.stream()
        .filter(move -> !move.isRight() && forms.contains(form(move.caption())))
        .map(WordsInTurn::contradiction)
        .toList();
  }

  private static Tolerated contradiction(NamedMove move) {
    String message =
        "the line names %s, the boards show %s"
            .formatted(Square.name(move.written()), Square.name(move.played()));
    return new Tolerated(ProblemCode.BAD_VALUE, move.caption().line().at(0), message);
  }
}
