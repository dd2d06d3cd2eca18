package org.kifu.analysis.output;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.board.MoveToken;
import org.kifu.opening.BookMove;
import org.kifu.rules.Rules;

/**
 * The answer of an engine about one position of a list.
 *
 * @param index the position's number in the run, from 1
 * @param rank 1 for the best move, 2 for the next, and so on
 * @param empties the empty squares
 * @param value the value for the side to move; empty if the engine does not give one
 * @param line best play; empty if the game is over
 * @param nodes positions searched for all ranks together; 0 if the engine does not report them
 * @param seconds the wall time of the search
 * @param listedScore the highest score that the source lists for the position, in discs
 * @param wrong whether the answer contradicts the source; false if that was not checked
 * @param winner the name that the rules give to the side that wins, if it is reported: an equal
 *     count need not be a draw
 * @param book the moves that games played from the position, which do not change the answer; empty
 *     unless asked for
 */
public record EngineAnswer(
    int index,
    int rank,
    int empties,
    Optional<Value> value,
    List<MoveToken> line,
    long nodes,
    double seconds,
    OptionalInt listedScore,
    boolean wrong,
    Optional<String> winner,
    List<BookMove> book) {
  /** Copies the lists. */
  public EngineAnswer {
    line = List.copyOf(line);
    book = List.copyOf(book);
  }

  /** An answer that was not checked. */
  public static <M> EngineAnswer of(
      int index, int rank, int empties, Rules<?, M> rules, Valuation<M> answer, double seconds) {
    return new EngineAnswer(
        index,
        rank,
        empties,
        Optional.of(answer.value()),
        answer.line().stream().map(rules::token).toList(),
        answer.nodes(),
        seconds,
        OptionalInt.empty(),
        false,
        Optional.empty(),
        List.of());
  }

  /** The answer of an engine that reports only its move. */
  public static EngineAnswer ofMove(int index, int empties, MoveToken move, double seconds) {
    return new EngineAnswer(
        index,
        1,
        empties,
        Optional.empty(),
        List.of(move),
        0,
        seconds,
        OptionalInt.empty(),
        false,
        Optional.empty(),
        List.of());
  }

  /** The same answer, checked against the scores that the source lists. */
  public EngineAnswer checked(OptionalInt highestListed, boolean isWrong) {
    return new EngineAnswer(
        index, rank, empties, value, line, nodes, seconds, highestListed, isWrong, winner, book);
  }

  /** The same answer, with the name of the side that wins. */
  public EngineAnswer wonBy(String name) {
    return new EngineAnswer(
        index,
        rank,
        empties,
        value,
        line,
        nodes,
        seconds,
        listedScore,
        wrong,
        Optional.of(name),
        book);
  }

  /** The same answer, with the moves that games played from the position. */
  public EngineAnswer beside(List<BookMove> moves) {
    return new EngineAnswer(
        index, rank, empties, value, line, nodes, seconds, listedScore, wrong, winner, moves);
  }

  /** The best move, which may be a pass; empty if the game is over. */
  public Optional<MoveToken> best() {
    return line.stream().findFirst();
  }
}
