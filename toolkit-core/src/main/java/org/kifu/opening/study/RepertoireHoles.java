package org.kifu.opening.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.kifu.board.Position;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.PositionKey;
import org.kifu.opening.study.Repertoire.RepertoireMove;

/**
 * The holes of a repertoire: positions that opponents often reach and for which the player has no
 * move, though at least five games went on from there; or a move that scores much less than all
 * players from there; or one that gives discs away. An answer of an opponent is as likely as it was
 * frequent in all games or against the player, whichever is more.
 */
public final class RepertoireHoles {
  /** The least likelihood of a position that is looked at. */
  public static final double LEAST_LIKELIHOOD = 0.01;

  private static final int ENOUGH_GAMES = 5;
  private static final double MUCH_LESS = 0.1;
  private static final int MANY_CENTIDISCS = 200;

  private final Repertoire repertoire;
  private final Function<Position, List<BookMove>> book;
  private final BiFunction<Position, String, OptionalInt> losses;
  private final List<Hole> holes = new ArrayList<>();
  private final Set<PositionKey> seen = new HashSet<>();

  /** The kinds of holes. */
  public enum HoleKind {
    /** The player has no move of the repertoire. */
    NO_MOVE,
    /** The player scores much less with the move than all players from the position. */
    SCORE,
    /** The move gives discs away. */
    VALUE;

    /** The word for it in JSON. */
    public String label() {
      return this == NO_MOVE ? "none" : this == SCORE ? "score" : "value";
    }
  }

  /**
   * A hole.
   *
   * @param line the way to the position, squares joined, starting with f5
   * @param likelihood the share of the player's games, 0 to 1, that are expected to reach it
   * @param games the number of all games that went on from the position
   * @param move the move of the player; empty if there is none
   * @param own the results of the player's games with the move
   * @param others the results of all games that went on from the position, with any move
   * @param lossCentidiscs the hundredths of a disc that it gives away; empty if not known
   */
  public record Hole(
      HoleKind kind,
      String line,
      double likelihood,
      long games,
      Optional<String> move,
      OpeningStats own,
      OpeningStats others,
      OptionalInt lossCentidiscs) {}

  private RepertoireHoles(
      Repertoire repertoire,
      Function<Position, List<BookMove>> book,
      BiFunction<Position, String, OptionalInt> losses) {
    this.repertoire = repertoire;
    this.book = book;
    this.losses = losses;
  }

  /**
   * Returns the holes, those that are reached most often first.
   *
   * @param book the moves of all games from a position, in its orientation
   * @param losses the hundredths of a disc that a move of the player gives away, as far as known
   */
  public static List<Hole> of(
      Repertoire repertoire,
      Function<Position, List<BookMove>> book,
      BiFunction<Position, String, OptionalInt> losses) {
    RepertoireHoles found = new RepertoireHoles(repertoire, book, losses);
    found.follow("", Position.START, 1);
    return found.holes.stream()
        .sorted(Comparator.comparingDouble(Hole::likelihood).reversed().thenComparing(Hole::line))
        .toList();
  }

  private void follow(String line, Position position, double likelihood) {
    boolean isFar = line.length() / 2 >= repertoire.plies() || likelihood < LEAST_LIKELIHOOD;
    if (isFar || !seen.add(PositionKey.of(position))) {
      return;
    }
    if (position.sideToMove() == repertoire.side()) {
      followOwn(line, position, likelihood);
    } else {
      followOpponent(line, position, likelihood);
    }
  }

  private void followOwn(String line, Position position, double likelihood) {
    List<RepertoireMove> own = repertoire.own(position);
    if (line.isEmpty()) {
      follow(OpeningLine.FIRST_MOVE, Repertoire.after(position, OpeningLine.FIRST_MOVE), 1);
      return;
    }
    if (own.isEmpty()) {
      long games = book.apply(position).stream().mapToLong(each -> each.stats().games()).sum();
      if (games >= ENOUGH_GAMES) {
        holes.add(
            new Hole(
                HoleKind.NO_MOVE,
                line,
                likelihood,
                games,
                Optional.empty(),
                OpeningStats.NONE,
                OpeningStats.NONE,
                OptionalInt.empty()));
      }
      return;
    }
    judge(line, position, likelihood, own.getFirst());
    long all = own.stream().mapToLong(move -> move.stats().games()).sum();
    for (RepertoireMove move : own) {
      double share = move.isChosen() || all == 0 ? 1 : (double) move.stats().games() / all;
      follow(line + move.move(), Repertoire.after(position, move.move()), likelihood * share);
    }
  }

  /** Looks whether the main move of the player scores or is worth much less than others. */
  private void judge(String line, Position position, double likelihood, RepertoireMove move) {
    OptionalInt loss = losses.apply(position, move.move());
    boolean isBad = loss.isPresent() && loss.getAsInt() >= MANY_CENTIDISCS;
    if (!isBad && move.stats().games() < ENOUGH_GAMES) {
      return;
    }
    OpeningStats all =
        book.apply(position).stream()
            .map(BookMove::stats)
            .reduce(OpeningStats.NONE, OpeningStats::plus);
    boolean isLow =
        all.games() > 0
            && move.stats().games() >= ENOUGH_GAMES
            && score(move.stats()) <= score(all) - MUCH_LESS;
    if (isBad || isLow) {
      HoleKind kind = isBad ? HoleKind.VALUE : HoleKind.SCORE;
      holes.add(
          new Hole(
              kind,
              line,
              likelihood,
              all.games(),
              Optional.of(move.move()),
              move.stats(),
              all,
              loss));
    }
  }

  private double score(OpeningStats stats) {
    return stats.score(repertoire.side()).doubleValue();
  }

  private void followOpponent(String line, Position position, double likelihood) {
    if (line.isEmpty()) {
      follow(OpeningLine.FIRST_MOVE, Repertoire.after(position, OpeningLine.FIRST_MOVE), 1);
      return;
    }
    List<BookMove> all = book.apply(position);
    List<RepertoireMove> met = repertoire.at(position);
    long games = all.stream().mapToLong(each -> each.stats().games()).sum();
    long ownGames = met.stream().mapToLong(each -> each.stats().games()).sum();
    for (BookMove reply : all) {
      double share = (double) reply.stats().games() / games;
      for (RepertoireMove each : met) {
        if (each.move().equals(reply.move())) {
          share = Math.max(share, (double) each.stats().games() / ownGames);
        }
      }
      follow(line + reply.move(), Repertoire.after(position, reply.move()), likelihood * share);
    }
  }
}
