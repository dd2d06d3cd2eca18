package org.kifu.annotate.reason;

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
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Value;
import org.kifu.annotate.Consequence.Effect;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.rules.Othello;

/** A move of an answer key, which people judged from lines and searches. */
record KeyMove(JsonFields fields) {
  /** The first key, with a half for tuning, and the second and third, which were judged later. */
  static final List<String> FILES =
      List.of("reason-key.json", "reason-key-second.json", "reason-key-third.json");

  /** The causes of the key that a motif stands for. */
  private static final Map<Motif, Set<String>> CAUSES =
      Map.ofEntries(
          Map.entry(Motif.SQUARE_ALLOWED, Set.of("allows")),
          Map.entry(Motif.BEST_SQUARE_GIVEN, Set.of("allows", "tempo")),
          Map.entry(Motif.CORNER_GIVEN, Set.of("allows", "corner")),
          Map.entry(Motif.CORNER_MISSED, Set.of("corner")),
          Map.entry(Motif.SQUARES_OPENED, Set.of("opens")),
          Map.entry(Motif.ONLY_REPLY, Set.of("refutation")),
          Map.entry(Motif.TOO_EARLY, Set.of("too-early")),
          Map.entry(Motif.FREE_MOVE, Set.of("tempo", "parity")),
          Map.entry(Motif.TEMPO_GIVEN, Set.of("tempo")),
          Map.entry(Motif.TEMPO_SPENT, Set.of("tempo")),
          Map.entry(Motif.MOBILITY, Set.of("mobility")),
          Map.entry(Motif.MOBILITY_GIVEN, Set.of("mobility")),
          Map.entry(Motif.EDGE_GIVEN, Set.of("edge")),
          Map.entry(Motif.STABLE_GIVEN, Set.of("edge")),
          Map.entry(Motif.STABLE_LOST, Set.of("edge")),
          Map.entry(Motif.REFUTATION, Set.of("unclear", "refutation")));

  static JsonFields key(String file) throws IOException, ShapeException {
    try (InputStream in = Objects.requireNonNull(KeyMove.class.getResourceAsStream(file))) {
      return JsonFields.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  /** All moves of the keys. */
  static List<KeyMove> all() throws IOException, ShapeException {
    List<KeyMove> moves = new ArrayList<>();
    for (String file : FILES) {
      for (JsonFields move : key(file).objects("moves")) {
        moves.add(new KeyMove(move));
      }
    }
    return moves;
  }

  /**
   * The moves of a half, {@code tuning} or {@code held}, or of another key, {@code second} or
   * {@code third}.
   */
  static List<KeyMove> all(String half) throws IOException, ShapeException {
    List<KeyMove> moves = new ArrayList<>();
    for (KeyMove move : all()) {
      if (move.fields.text("half").equals(half)) {
        moves.add(move);
      }
    }
    return moves;
  }

  String id() throws ShapeException {
    return fields.text("id");
  }

  int empties() throws ShapeException {
    return fields.integer("empties");
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
    return new Comparison<>(
        moves("best"),
        Value.exact((int) fields.number("bestValue"), empties()),
        Value.exact((int) fields.number("value"), empties()),
        moves("bestLine"),
        moves("refutation"),
        Optional.empty(),
        0);
  }

  BothLines<Position, Move> lines() throws ShapeException {
    return BothLines.of(
        new TournamentGround(), before(), moves("best"), moves("refutation"), moves("bestLine"));
  }

  List<Move> moves(String name) throws ShapeException {
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
    String code = cause.text("code");
    Set<String> squares = new HashSet<>(cause.texts("squares"));
    boolean isEdge =
        main.motif() == Motif.REFUTATION
            && main.consequences().stream()
                .limit(1)
                .filter(first -> first.effect() == Effect.EDGE)
                .anyMatch(first -> first.squares().stream().anyMatch(squares::contains));
    boolean namesNone = squares.isEmpty() || main.squares().isEmpty();
    return isEdge && code.equals("edge")
        || CAUSES.getOrDefault(main.motif(), Set.of()).contains(code)
            && (namesNone || main.squares().stream().anyMatch(squares::contains));
  }
}
