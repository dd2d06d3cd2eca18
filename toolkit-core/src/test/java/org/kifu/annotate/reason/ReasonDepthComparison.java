package org.kifu.annotate.reason;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Value;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.annotate.WinCurve;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;

/**
 * A program that prints how often each main cause is given to labelled moves of annotated games,
 * and how often it is among the causes that searches of two more plies find. {@code
 * docs/annotation-quality.md} has its table. Where the searches go to the end of the game, there is
 * nothing deeper.
 */
final class ReasonDepthComparison {
  private static final Trial.Depth DEEPER =
      new Trial.Depth(Trial.Depth.USUAL.plies() + 2, Trial.Depth.USUAL.toEnd());

  /**
   * The least empty squares before a move in each part: the phases of the answer keys, and solved
   * positions.
   */
  private static final List<Integer> PARTS = List.of(44, 31, Trial.Depth.USUAL.toEnd() + 2, 0);

  private static final int SOLVED = PARTS.size() - 1;

  private final TestedReasons<Position, Move> usual = TestedReasons.ofTournament(Trial.Depth.USUAL);
  private final TestedReasons<Position, Move> deeper = TestedReasons.ofTournament(DEEPER);
  private final WinCurve curve = WinCurve.shipped();
  private final Map<Motif, int[]> counts = new EnumMap<>(Motif.class);

  /**
   * Reads files of annotated games.
   *
   * @param arguments the number of games, then the files, JSON lines of {@code kifu annotate}
   */
  public static void main(String[] arguments) throws IOException {
    ReasonDepthComparison comparison = new ReasonDepthComparison();
    int games = Integer.parseInt(arguments[0]);
    for (String file : List.of(arguments).subList(1, arguments.length)) {
      try (InputStream in = Files.newInputStream(Path.of(file))) {
        AnnotationReader reader = new AnnotationReader(file, in);
        while (games > 0 && reader.hasNext()) {
          if (reader.next() instanceof AnnotatedGame game) {
            comparison.add(game);
            games--;
          }
        }
      }
    }
    comparison.write(System.out);
  }

  private void add(AnnotatedGame game) {
    for (AnnotatedMove move : game.moves()) {
      if (isLabelled(move)) {
        add(move, game.positions().get(move.ply() - 1));
      }
    }
  }

  /** Whether the default rule labels a move, whatever rule the file was made by. */
  private boolean isLabelled(AnnotatedMove move) {
    Value best = value(move.bestMoverCentidiscs(), move.certainty());
    Value played = value(move.moverCentidiscs(), move.certainty());
    return !move.forced()
        && LabelRule.BY_CHANCE.of(best, played, move.empties(), Optional.of(curve)).isPresent();
  }

  private void add(AnnotatedMove move, Position before) {
    Move played = move(move.move());
    Comparison<Move> found = comparison(move);
    List<Reason> given = usual.reasons(before, played, found);
    if (given.isEmpty()) {
      return;
    }
    Reason main = given.getFirst();
    int part = part(move.empties());
    int[] row = counts.computeIfAbsent(main.motif(), _ -> new int[2 * PARTS.size()]);
    row[2 * part]++;
    boolean isAgain =
        part != SOLVED
            && deeper.reasons(before, played, found).stream().anyMatch(other -> same(main, other));
    row[2 * part + 1] += isAgain ? 1 : 0;
  }

  private static int part(int empties) {
    int part = 0;
    while (empties < PARTS.get(part)) {
      part++;
    }
    return part;
  }

  private static boolean same(Reason main, Reason other) {
    return main.motif() == other.motif()
        && (main.squares().isEmpty()
            || main.squares().stream().anyMatch(other.squares()::contains));
  }

  private static Comparison<Move> comparison(AnnotatedMove move) {
    return new Comparison<>(
        moves(move.best()),
        value(move.bestMoverCentidiscs(), move.certainty()),
        value(move.moverCentidiscs(), move.certainty()),
        moves(move.line()),
        moves(move.playedLine()),
        Optional.empty(),
        0);
  }

  private static Value value(int centidiscs, Certainty certainty) {
    return new Value(centidiscs, certainty.confidence(), certainty.percent(), certainty.depth());
  }

  private static List<Move> moves(List<MoveToken> tokens) {
    List<Move> moves = new ArrayList<>();
    tokens.forEach(token -> moves.add(move(token)));
    return moves;
  }

  private static Move move(MoveToken token) {
    return token instanceof MoveToken.Pass ? Move.PASS : Move.at(token.squareOn8x8());
  }

  private void write(PrintStream out) {
    out.println("| main cause | " + String.join(" | ", names()) + " |");
    counts.forEach(
        (motif, row) -> {
          StringBuilder line = new StringBuilder("| `" + motif.code() + "` |");
          for (int i = 0; i < row.length; i += 2) {
            boolean isSolved = i == row.length - 2;
            line.append(' ').append(row[i]).append(isSolved ? "" : " / " + row[i + 1]).append(" |");
          }
          out.println(line);
        });
  }

  private static List<String> names() {
    return List.of("opening: given / again", "midgame", "endgame", "solved: given");
  }
}
