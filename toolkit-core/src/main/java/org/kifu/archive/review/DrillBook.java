package org.kifu.archive.review;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.kifu.annotate.Phase;
import org.kifu.board.Disc;

/**
 * A choice of problems from the bad moves of players: each position once, with its eight images
 * counted as one. The phases of the game take turns, as long as each has problems. Within a phase,
 * the moves that cost most of the chance to win come first, then those that cost most discs, then
 * those with the surest values. With the progress of a player, problems that are due come before
 * new ones, and others are left out. The book never keeps more than the wanted number of a phase,
 * and the choice does not depend on the order of the games.
 */
public final class DrillBook {
  private final PlayerSides player;
  private final DrillChoice choice;
  private final int most;
  private final Schedule schedule;
  private final Shelf due = new Shelf();
  private final Shelf unseen = new Shelf();
  private final Set<DrillKey> later = new HashSet<>();

  /** The progress of a player on a day. */
  private record Schedule(DrillProgress progress, LocalDate today) {}

  private DrillBook(PlayerSides player, DrillChoice choice, int most, Schedule schedule) {
    if (most < 1) {
      throw new IllegalArgumentException("no problems wanted: " + most);
    }
    this.player = player;
    this.choice = choice;
    this.most = most;
    this.schedule = schedule;
  }

  /**
   * A book of bad moves.
   *
   * @param player the sides whose moves become problems
   * @param choice which of their moves
   * @param most the wanted number of problems, at least 1
   */
  public static DrillBook of(PlayerSides player, DrillChoice choice, int most) {
    return new DrillBook(player, choice, most, new Schedule(DrillProgress.NONE, LocalDate.MIN));
  }

  /** An empty book of the same choice for a player with some progress. */
  public DrillBook scheduled(DrillProgress progress, LocalDate today) {
    return new DrillBook(player, choice, most, new Schedule(progress, today));
  }

  /** Adds the bad moves of a game. */
  public void add(ReviewedGame game) {
    List<Disc> sides = player.in(game.header());
    game.drills(move -> sides.contains(move.mover()) && choice.includes(game, move))
        .forEach(this::add);
  }

  private void add(Drill drill) {
    Optional<LocalDate> day = schedule.progress().due(drill.key());
    if (day.isEmpty()) {
      unseen.add(drill);
    } else if (!day.get().isAfter(schedule.today())) {
      due.add(drill);
    } else {
      later.add(drill.key());
    }
  }

  /** The number of problems that are left out because they are due on later days. */
  public int later() {
    return later.size();
  }

  /** The problems in the order in which they are asked. */
  public List<Drill> drills() {
    List<Drill> drills = new ArrayList<>(due.inTurns());
    drills.addAll(unseen.inTurns());
    return List.copyOf(drills.subList(0, Math.min(most, drills.size())));
  }

  /** The problems of one kind, by phase. */
  private final class Shelf {
    private final Map<Phase, TreeSet<Drill>> chosen = new EnumMap<>(Phase.class);
    private final Map<DrillKey, Drill> byPosition = new HashMap<>();

    void add(Drill drill) {
      DrillKey position = drill.key();
      Drill known = byPosition.get(position);
      if (known != null && BadMoves.DEAREST_FIRST.compare(known, drill) <= 0) {
        return;
      }
      TreeSet<Drill> phase =
          chosen.computeIfAbsent(drill.phase(), _ -> new TreeSet<>(BadMoves.DEAREST_FIRST));
      if (known != null) {
        phase.remove(known);
      }
      phase.add(drill);
      byPosition.put(position, drill);
      if (phase.size() > most) {
        byPosition.remove(phase.removeLast().key());
      }
    }

    /** The first of each phase, the dearest first, then the second ones, and so on. */
    List<Drill> inTurns() {
      return PhaseTurns.of(byPosition.values(), Drill::phase, BadMoves.DEAREST_FIRST);
    }
  }
}
