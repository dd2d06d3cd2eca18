package org.kifu.opening.study;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.SquareOrder;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.PositionKey;
import org.kifu.opening.study.Repertoire.RepertoireMove;
import org.kifu.opening.study.Repertoire.RepertoirePosition;

/**
 * The training of a repertoire: the opponent answers as real opponents did, as often as they did,
 * but lines with positions that are due come before lines with new ones, and these before others. A
 * position of the player is asked; the first move is not, because all first moves are equivalent.
 */
public final class RepertoireTraining {
  private final Repertoire repertoire;
  private final Function<Position, Optional<LocalDate>> due;
  private final LocalDate today;
  private final Map<PositionKey, Urgency> urgencies = new HashMap<>();

  /** The urgency of a position, the most urgent first. */
  private enum Urgency {
    DUE,
    UNSEEN,
    LATER;

    Urgency or(Urgency other) {
      return compareTo(other) <= 0 ? this : other;
    }
  }

  /**
   * The number of positions of a repertoire, by their turn.
   *
   * @param due the positions that are asked again today
   * @param unseen those that were never asked
   * @param later those that are asked again on a later day
   */
  public record Standing(int due, int unseen, int later) {}

  /**
   * A training.
   *
   * @param due the day from which a position, in its canonical form, is asked again; empty if it
   *     was never asked
   */
  public RepertoireTraining(
      Repertoire repertoire, Function<Position, Optional<LocalDate>> due, LocalDate today) {
    this.repertoire = repertoire;
    this.due = due;
    this.today = today;
  }

  /** The positions that are asked, by their turn. */
  public Standing standing() {
    Map<Urgency, Integer> counts = new EnumMap<>(Urgency.class);
    for (RepertoirePosition each : repertoire.positions()) {
      Position position = each.position();
      if (isAsked(position)) {
        counts.merge(own(position), 1, Integer::sum);
      }
    }
    return new Standing(
        counts.getOrDefault(Urgency.DUE, 0),
        counts.getOrDefault(Urgency.UNSEEN, 0),
        counts.getOrDefault(Urgency.LATER, 0));
  }

  /** Whether the player is asked for a move in a position. */
  public boolean isAsked(Position position) {
    return !isFirst(position) && !repertoire.own(position).isEmpty();
  }

  private static boolean isFirst(Position position) {
    return position.equals(Position.START);
  }

  /** The day from which a position is asked again; empty if it was never asked. */
  public Optional<LocalDate> nextDay(Position position) {
    return due.apply(PositionKey.of(position).position());
  }

  private Urgency own(Position position) {
    Optional<LocalDate> day = nextDay(position);
    return day.isEmpty() ? Urgency.UNSEEN : day.get().isAfter(today) ? Urgency.LATER : Urgency.DUE;
  }

  /** The urgency of the most urgent position from here on. */
  private Urgency urgency(Position position) {
    PositionKey key = PositionKey.of(position);
    Urgency known = urgencies.get(key);
    if (known != null) {
      return known;
    }
    Urgency found = isAsked(position) ? own(position) : Urgency.LATER;
    List<RepertoireMove> moves = repertoire.at(position);
    for (RepertoireMove move : moves) {
      if (position.sideToMove() != repertoire.side() || move.isOwn()) {
        found = found.or(urgency(Repertoire.after(position, move.move())));
      }
    }
    urgencies.put(key, found);
    return found;
  }

  /**
   * The move that the opponent answers with after a line; nothing if the repertoire has no move
   * after any answer, which is the end of the line.
   *
   * @param line squares joined, after which the opponent is to move
   * @param replies the moves that opponents played there, in the orientation of the line
   * @param seed a number that decides, with the line, between moves
   */
  public Optional<String> reply(String line, List<BookMove> replies, long seed) {
    if (line.isEmpty() && repertoire.side() == Disc.WHITE) {
      return Optional.of(OpeningLine.FIRST_MOVE);
    }
    Position position = new OpeningLine(line).position();
    Map<Urgency, List<BookMove>> known = new EnumMap<>(Urgency.class);
    for (BookMove reply : replies) {
      Position after = Repertoire.after(position, reply.move());
      if (isAsked(after) || isAskedAfterPass(after)) {
        known.computeIfAbsent(urgency(after), _ -> new ArrayList<>()).add(reply);
      }
    }
    return known.entrySet().stream()
        .min(Map.Entry.comparingByKey())
        .map(most -> drawn(most.getValue(), new SplittableRandom(seed * 31 + line.hashCode())));
  }

  /** Whether the opponent moves again, and the repertoire goes on after that. */
  private boolean isAskedAfterPass(Position after) {
    return after.sideToMove() != repertoire.side() && !repertoire.at(after).isEmpty();
  }

  /** One of several moves, each as likely as it was frequent. */
  private static String drawn(List<BookMove> moves, SplittableRandom random) {
    List<BookMove> sorted =
        moves.stream().sorted(Comparator.comparing(BookMove::move, SquareOrder.BY_SQUARE)).toList();
    long at = random.nextLong(sorted.stream().mapToLong(move -> move.stats().games()).sum());
    for (BookMove move : sorted) {
      at -= move.stats().games();
      if (at < 0) {
        return move.move();
      }
    }
    throw new AssertionError(moves);
  }

  /** Whether a move is one of the repertoire in a position, or equivalent to one. */
  public boolean isRight(Position position, String move) {
    int square = PositionKey.canonical(position, Square.parse(move));
    return repertoire.own(position).stream()
        .anyMatch(own -> PositionKey.canonical(position, Square.parse(own.move())) == square);
  }
}
