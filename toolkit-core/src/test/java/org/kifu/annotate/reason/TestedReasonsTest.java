package org.kifu.annotate.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Value;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.Symmetry;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.rules.Othello;
import org.kifu.testing.Slow;

/** The reasons of the moves of the answer key, which people judged from lines and searches. */
class TestedReasonsTest {
  /** The causes of the key that a motif stands for. */
  private static final Map<Motif, Set<String>> CAUSES =
      Map.of(
          Motif.SQUARE_ALLOWED, Set.of("allows"),
          Motif.BEST_SQUARE_GIVEN, Set.of("allows", "tempo"),
          Motif.CORNER_GIVEN, Set.of("allows", "corner"),
          Motif.CORNER_MISSED, Set.of("corner"),
          Motif.SQUARES_OPENED, Set.of("opens"),
          Motif.ONLY_REPLY, Set.of("refutation"),
          Motif.TOO_EARLY, Set.of("too-early"),
          Motif.FREE_MOVE, Set.of("tempo", "parity"),
          Motif.MOBILITY, Set.of("mobility"),
          Motif.REFUTATION, Set.of("unclear", "refutation"));

  private final TestedReasons explainer = new TestedReasons();

  private record KeyMove(JsonFields fields) {
    static List<KeyMove> all(String half) throws IOException, ShapeException {
      try (InputStream in =
          Objects.requireNonNull(TestedReasonsTest.class.getResourceAsStream("reason-key.json"))) {
        List<KeyMove> moves = new ArrayList<>();
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        for (JsonFields move : JsonFields.parse(text).objects("moves")) {
          if (half.isEmpty() || move.text("half").equals(half)) {
            moves.add(new KeyMove(move));
          }
        }
        return moves;
      }
    }

    Position before() throws ShapeException {
      Position position = Position.START;
      String transcript = fields.text("transcript");
      for (int i = 0; i < transcript.length(); i += 2) {
        Move move = Move.at(Square.parse(transcript.substring(i, i + 2)));
        position = Othello.RULES.play(toMove(position), move);
      }
      return toMove(position);
    }

    private static Position toMove(Position position) {
      return Othello.RULES.legalMoves(position).contains(Move.PASS) ? position.passed() : position;
    }

    Move played() throws ShapeException {
      return Move.at(Square.parse(fields.text("played")));
    }

    Comparison<Move> found() throws ShapeException {
      int empties = fields.integer("empties");
      return new Comparison<>(
          moves("best"),
          Value.exact((int) fields.number("bestValue"), empties),
          Value.exact((int) fields.number("value"), empties),
          moves("bestLine"),
          moves("refutation"),
          Optional.empty(),
          0);
    }

    private List<Move> moves(String name) throws ShapeException {
      return fields.texts(name).stream()
          .map(word -> word.equals("pass") ? Move.PASS : Move.at(Square.parse(word)))
          .toList();
    }

    boolean hasCause(Reason main) throws ShapeException {
      return fits(main, fields.object("cause"));
    }

    boolean accepts(Reason main) throws ShapeException {
      for (JsonFields other : fields.optionalObjects("accepted")) {
        if (fits(main, other)) {
          return true;
        }
      }
      return hasCause(main);
    }

    private static boolean fits(Reason main, JsonFields cause) throws ShapeException {
      Set<String> squares = new HashSet<>(cause.texts("squares"));
      boolean namesNone = squares.isEmpty() || main.squares().isEmpty();
      return CAUSES.getOrDefault(main.motif(), Set.of()).contains(cause.text("code"))
          && (namesNone || main.squares().stream().anyMatch(squares::contains));
    }
  }

  private List<Reason> reasons(KeyMove move) throws ShapeException {
    return explainer.reasons(move.before(), move.played(), move.found());
  }

  /** The numbers of docs/metrics.md. */
  @Slow
  @ParameterizedTest
  @CsvSource({"tuning, 22, 29", "held, 22, 27"})
  void theMainCauseIsThatOfTheKey(String half, int same, int accepted)
      throws IOException, ShapeException {
    int sameNow = 0;
    int acceptedNow = 0;
    for (KeyMove move : KeyMove.all(half)) {
      Reason main = reasons(move).getFirst();
      sameNow += move.hasCause(main) ? 1 : 0;
      acceptedNow += move.accepts(main) ? 1 : 0;
    }
    assertThat(sameNow).isEqualTo(same);
    assertThat(acceptedNow).isEqualTo(accepted);
  }

  /** A square that the opponent could play anyway explains nothing. */
  @Test
  void aSquareThatIsAllowedIsNotAReplyToABestMove() throws IOException, ShapeException {
    int tested = 0;
    for (KeyMove move : KeyMove.all("tuning").subList(0, 10)) {
      Reason main = reasons(move).getFirst();
      if (main.motif() != Motif.SQUARE_ALLOWED && main.motif() != Motif.BEST_SQUARE_GIVEN) {
        continue;
      }
      for (Move best : move.moves("best")) {
        Position after = Othello.RULES.play(move.before(), best);
        List<String> replies =
            Othello.RULES.legalMoves(after).stream().map(Move::toString).toList();
        assertThat(replies).as(move.fields.text("id")).doesNotContainAnyElementsOf(main.squares());
      }
      assertThat(main.share().orElseThrow()).isBetween(50, 100);
      tested++;
    }
    assertThat(tested).isGreaterThan(2);
  }

  @Test
  void reasonsAreTheSameInAllImages() throws IOException, ShapeException {
    for (KeyMove move : KeyMove.all("tuning").subList(0, 3)) {
      List<Reason> reasons = reasons(move);
      for (Symmetry symmetry : Symmetry.values()) {
        Comparison<Move> found = move.found();
        Comparison<Move> image =
            new Comparison<>(
                images(symmetry, found.best()),
                found.bestValue(),
                found.playedValue(),
                images(symmetry, found.line()),
                images(symmetry, found.playedLine()),
                Optional.empty(),
                0);
        assertThat(
                explainer.reasons(
                    symmetry.apply(move.before()), image(symmetry, move.played()), image))
            .usingRecursiveComparison()
            .ignoringCollectionOrderInFields("squares")
            .isEqualTo(reasons.stream().map(reason -> image(symmetry, reason)).toList());
      }
    }
  }

  private static List<Move> images(Symmetry symmetry, List<Move> moves) {
    return moves.stream().map(move -> image(symmetry, move)).toList();
  }

  private static Move image(Symmetry symmetry, Move move) {
    return move.isPass() ? move : Move.at(symmetry.apply(move.square()));
  }

  private static Reason image(Symmetry symmetry, Reason reason) {
    Stream<Integer> squares = reason.squares().stream().map(Square::parse);
    return new Reason(
        reason.motif(),
        squares.map(square -> Square.name(symmetry.apply(square))).toList(),
        reason.played(),
        reason.best(),
        reason.share());
  }
}
