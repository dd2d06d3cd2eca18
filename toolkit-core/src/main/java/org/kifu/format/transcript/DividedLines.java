package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;

/** The lines between two games, each assigned to the game that it describes. */
final class DividedLines {
  private final NamePlaces layout;
  private final boolean hasAbove;
  private final List<LineReading> above;
  private final List<FactBlock> besideAbove = new ArrayList<>(0);
  private final List<List<FactBlock>> groups = new ArrayList<>(0);
  private final List<LineReading> below = new ArrayList<>(0);
  private final List<LineReading> none = new ArrayList<>(0);
  private final List<FactBlock> lost = new ArrayList<>(0);
  private Optional<FactBlock> lostAbove = Optional.empty();

  /**
   * Starts between two games.
   *
   * @param above the lines of the game above; empty if no game precedes
   */
  DividedLines(NamePlaces layout, List<LineReading> above) {
    this.layout = layout;
    this.hasAbove = !above.isEmpty();
    this.above = new ArrayList<>(above);
  }

  /** The lines of the game above, including lines below its moves. */
  List<LineReading> above() {
    return above;
  }

  /** The lines above the moves of the game below. */
  List<LineReading> below() {
    return below;
  }

  /** The lines that belong to no game. */
  List<LineReading> none() {
    return none;
  }

  /** Facts of games whose moves are missing, in order. */
  List<FactBlock> lost() {
    return lost;
  }

  /** Facts of a game whose moves are missing, before the game above. */
  Optional<FactBlock> lostAbove() {
    return lostAbove;
  }

  void leaveAbove(FactBlock block) {
    lostAbove = Optional.of(block);
  }

  /** Adds a block to the game above; a fact apart from the players above is reported. */
  void addAbove(FactBlock block) {
    boolean isStray = block.hasFacts() && besideAbove.stream().anyMatch(FactBlock::namesBoth);
    if (isStray && layout.isInOneBlock() && isOfOneGame(block)) {
      addToNone(block);
      return;
    }
    if (isStray) {
      block.tell("taken for the game above, but may belong to the other");
    }
    above.addAll(block.lines());
    besideAbove.add(block);
  }

  private static boolean isOfOneGame(FactBlock block) {
    return block.says(Fact.DATE) || block.says(Fact.RESULT);
  }

  void addToNone(FactBlock block) {
    none.addAll(block.lines());
  }

  /** Adds a block for the game below; if it repeats a fact, it begins the facts of another game. */
  void addBelow(FactBlock block) {
    boolean isOther =
        groups.isEmpty() || groups.getLast().stream().anyMatch(b -> b.overlaps(block.lines()));
    if (isOther) {
      groups.add(new ArrayList<>(1));
    }
    groups.getLast().add(block);
  }

  /**
   * Gives the group right above the moves of the next game to that game; earlier groups belong to
   * games without moves, to the next game as well, or to none.
   *
   * @param next the lines of its moves, which may state facts too; empty if no game follows
   */
  void end(List<LineReading> next) {
    boolean isNone = next.isEmpty() || groups.isEmpty() || areOfOther(groups.getLast(), next);
    List<FactBlock> heading = isNone ? List.of() : groups.removeLast();
    for (List<FactBlock> group : groups) {
      boolean isLost =
          heading.isEmpty() || hasAbove || group.stream().anyMatch(FactBlock::namesAPlayer);
      List<LineReading> lines = lines(group);
      if (isLost) {
        lost.add(new FactBlock(lines));
      } else {
        lines.forEach(line -> (says(heading, line) ? none : below).add(line));
      }
    }
    List<FactBlock> kept = hasAbove && layout.isInOneBlock() ? withoutStrays(heading) : heading;
    below.addAll(lines(kept));
    layout.learnOrder(besideAbove);
    layout.learnOrder(kept);
  }

  /** Whether a group above moves names players, and so do the lines of the moves. */
  private static boolean areOfOther(List<FactBlock> group, List<LineReading> next) {
    return group.stream().anyMatch(FactBlock::namesAPlayer)
        && next.stream().anyMatch(line -> line.facts().filter(LineFacts::nameAPlayer).isPresent());
  }

  /** Whether players are those of the game above or below, named again. */
  boolean repeats(FactBlock players) {
    return Stream.of(above, below)
        .anyMatch(lines -> areSame(LineReading.header(lines), players.lines()));
  }

  private static boolean areSame(GameHeader game, List<LineReading> lines) {
    GameHeader players = LineReading.header(lines);
    return players.black().equals(game.black()) && players.white().equals(game.white());
  }

  /**
   * Drops or reports facts apart from the players, which belong to them only if they may describe
   * several games.
   */
  private List<FactBlock> withoutStrays(List<FactBlock> heading) {
    int players = heading.size() - 1;
    while (players > 0 && !heading.get(players).namesBoth()) {
      players--;
    }
    List<FactBlock> kept = new ArrayList<>(heading.size());
    for (int i = 0; i < heading.size(); i++) {
      FactBlock block = heading.get(i);
      boolean isStray = i < players && block.hasFacts();
      if (isStray && isOfOneGame(block)) {
        addToNone(block);
      } else {
        if (isStray) {
          block.tell("taken for the game below, but may belong to the other");
        }
        kept.add(block);
      }
    }
    return kept;
  }

  private static boolean says(List<FactBlock> heading, LineReading line) {
    return heading.stream().anyMatch(block -> block.overlaps(line));
  }

  private static List<LineReading> lines(List<FactBlock> blocks) {
    return blocks.stream().flatMap(block -> block.lines().stream()).toList();
  }
}
