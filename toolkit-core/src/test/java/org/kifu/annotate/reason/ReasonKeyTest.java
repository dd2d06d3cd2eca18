package org.kifu.annotate.reason;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.kifu.board.Square;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainBoard.Cell;

/**
 * The answer keys of reasons, {@code reason-key.json} and the two that follow it, keep the rules
 * that their heads state. What the causes say is not tested here.
 */
class ReasonKeyTest {
  private static final double LEAST_POINTS = 15;

  /** The rounding of the stated chances, in percentage points, twice. */
  private static final double ROUNDING = 0.02;

  private final JsonFields key;
  private final List<JsonFields> moves = new ArrayList<>();

  ReasonKeyTest() throws IOException, ShapeException {
    key = KeyMove.key(KeyMove.FILES.getFirst());
    for (KeyMove move : KeyMove.all()) {
      moves.add(move.fields());
    }
  }

  @Test
  void eachPhaseHasItsMovesOfEachPart() throws ShapeException {
    for (String phase : List.of("opening", "midgame", "endgame")) {
      for (String half : List.of("tuning", "held", "second")) {
        assertThat(
                count(move -> text(move, "phase").equals(phase) && text(move, "half").equals(half)))
            .isEqualTo(10);
      }
    }
    assertThat(count(move -> text(move, "half").equals("third") && isLate(move))).isEqualTo(22);
    assertThat(count(move -> text(move, "half").equals("third"))).isEqualTo(31);
    assertThat(moves).hasSize(121);
    Set<String> ids = new HashSet<>();
    for (JsonFields move : moves) {
      assertThat(ids.add(move.text("id"))).isTrue();
    }
  }

  /** The numbers of docs/reasons.md. */
  @Test
  void twoJudgesNameTheSameCauseOfMostMoves() throws IOException, ShapeException {
    JudgedAgain again = JudgedAgain.read();
    int late = 0;
    int earlier = 0;
    for (KeyMove move : KeyMove.all()) {
      if (again.agrees(move)) {
        late += isLate(move.fields()) ? 1 : 0;
        earlier += isLate(move.fields()) ? 0 : 1;
      }
    }
    assertThat(again.moves()).hasSize(61);
    assertThat(late).isEqualTo(25);
    assertThat(earlier).isEqualTo(25);
  }

  @Test
  void aMoveIsReachedByItsTranscript() throws ShapeException {
    for (JsonFields move : moves) {
      String id = move.text("id");
      PlainBoard board = before(move);
      assertThat(board.count(Cell.EMPTY)).as(id).isEqualTo(move.integer("empties"));
      assertThat(board.toMove().name()).as(id).isEqualToIgnoringCase(move.text("mover"));
      assertThat(phase(move.integer("empties"))).as(id).isEqualTo(move.text("phase"));
    }
  }

  @Test
  void theMovePlayedTheBestMovesAndBothLinesAreLegal() throws ShapeException {
    for (JsonFields move : moves) {
      String id = move.text("id");
      List<String> best = move.texts("best");
      List<String> bestLine = move.texts("bestLine");
      List<String> refutation = move.texts("refutation");
      assertThat(refutation.getFirst()).as(id).isEqualTo(move.text("played"));
      assertThat(bestLine.getFirst()).as(id).isIn(best);
      assertThat(best).as(id).doesNotContain(move.text("played"));
      for (String square : best) {
        assertThat(before(move).flips(Square.parse(square))).as(id).isNotEmpty();
      }
      play(before(move), bestLine, id);
      play(before(move), refutation, id);
    }
  }

  @Test
  void aMoveCostsFifteenPointsOfTheChanceToWin() throws ShapeException {
    for (JsonFields move : moves) {
      double points = move.number("bestChance") - move.number("chance");
      assertThat(points).as(move.text("id")).isGreaterThanOrEqualTo(LEAST_POINTS - ROUNDING);
      assertThat(points).isCloseTo(move.number("lossPoints"), within(ROUNDING));
      assertThat(move.number("bestValue") - move.number("value"))
          .isCloseTo(move.number("lossDiscs"), within(0.001));
    }
  }

  @Test
  void aCauseIsOneOfTheVocabularyAndNamesSquares() throws ShapeException {
    List<String> codes = key.texts("causes");
    for (JsonFields move : moves) {
      Set<String> different = new HashSet<>();
      for (JsonFields cause : causes(move)) {
        String code = cause.text("code");
        assertThat(code).isIn(codes);
        assertThat(different.add(code + cause.texts("squares"))).as(move.text("id")).isTrue();
        assertThat(cause.texts("squares").isEmpty())
            .as(move.text("id"))
            .isEqualTo(code.equals("unclear"));
        cause.texts("squares").forEach(Square::parse);
      }
      assertThat(move.text("proof")).as(move.text("id")).endsWith(".");
    }
  }

  @Test
  void anAllowedSquareIsPlayableOnlyAfterTheMovePlayed() throws ShapeException {
    for (JsonFields move : moves) {
      for (String square : squares(move, "allows", "opens")) {
        assertThat(fresh(move)).as(move.text("id")).contains(Square.parse(square));
      }
    }
  }

  @Test
  void aRefutationIsALegalReply() throws ShapeException {
    for (JsonFields move : moves) {
      for (String square : squares(move, "refutation")) {
        assertThat(replies(move, move.text("played")))
            .as(move.text("id"))
            .contains(Square.parse(square));
      }
    }
  }

  @Test
  void aMoveThatIsTooEarlyFollowsABestMove() throws ShapeException {
    for (JsonFields move : moves) {
      List<String> order = squares(move, "too-early");
      if (!order.isEmpty()) {
        assertThat(order).as(move.text("id")).hasSize(2).endsWith(move.text("played"));
        assertThat(order.getFirst()).as(move.text("id")).isIn(move.texts("best"));
      }
    }
  }

  /** The main cause, and then the others that are accepted. */
  private static List<JsonFields> causes(JsonFields move) throws ShapeException {
    List<JsonFields> causes = new ArrayList<>();
    causes.add(move.object("cause"));
    causes.addAll(move.objects("accepted"));
    return causes;
  }

  /** The squares of the causes with one of these codes. */
  private static List<String> squares(JsonFields move, String... codes) throws ShapeException {
    List<String> squares = new ArrayList<>();
    for (JsonFields cause : causes(move)) {
      if (List.of(codes).contains(cause.text("code"))) {
        squares.addAll(cause.texts("squares"));
      }
    }
    return squares;
  }

  /** The opponent's moves after the move played that it does not have after any best move. */
  private static Set<Integer> fresh(JsonFields move) throws ShapeException {
    Set<Integer> fresh = replies(move, move.text("played"));
    for (String best : move.texts("best")) {
      fresh.removeAll(replies(move, best));
    }
    return fresh;
  }

  private static Set<Integer> replies(JsonFields move, String square) throws ShapeException {
    PlainBoard board = before(move);
    Cell mover = board.toMove();
    board.play(Square.parse(square));
    return board.toMove() == mover ? new HashSet<>() : new HashSet<>(board.legalMoves());
  }

  private static PlainBoard before(JsonFields move) throws ShapeException {
    PlainBoard board = PlainBoard.start(8);
    play(board, Games.words(move.text("transcript")), move.text("id"));
    passIfNeeded(board);
    return board;
  }

  private static void play(PlainBoard board, List<String> line, String id) {
    for (String word : line) {
      passIfNeeded(board);
      if (!word.equals("pass")) {
        int square = Square.parse(word);
        assertThat(board.flips(square)).as(id + " " + word).isNotEmpty();
        board.play(square);
      }
    }
  }

  private static void passIfNeeded(PlainBoard board) {
    if (board.mustPass()) {
      board.pass();
    }
  }

  private static String phase(int empties) {
    return empties >= 44 ? "opening" : empties >= 31 ? "midgame" : "endgame";
  }

  private static boolean isLate(JsonFields move) {
    return text(move, "phase").equals("endgame");
  }

  private long count(Predicate<JsonFields> wanted) {
    return moves.stream().filter(wanted).count();
  }

  private static String text(JsonFields move, String name) {
    try {
      return move.text(name);
    } catch (ShapeException e) {
      throw new AssertionError(e);
    }
  }
}
