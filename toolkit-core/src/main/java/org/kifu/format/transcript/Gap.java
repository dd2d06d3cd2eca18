package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.game.Origin.Fact;

/**
 * What is said of games between the moves of one and those of the next: which of them is meant?
 *
 * <p>Blocks of lines belong to the moves that they touch. One that touches both, or neither,
 * belongs to the side on which the first players stand that the text names. Where nothing shows it,
 * or one shows another side than the other, that is told.
 */
final class Gap {
  /** As many lines are said of one game at most. */
  private static final int MOST_LINES = 200;

  private static final int MOST_BYTES = 1 << 16;

  /** On which sides of the moves the lines are meant. */
  record Sides(List<LineReading> above, List<LineReading> below, List<LineReading> none) {}

  private final List<Block> blocks = new ArrayList<>(1);
  private int lines;
  private int bytes;
  private boolean isBelowMoves;
  private boolean isBroken;
  private boolean isBehindText;

  /** Whether players are named above their moves; nothing until the first are. */
  private Optional<Boolean> namesStandAbove = Optional.empty();

  /** The same of scores on lines of their own. */
  private Optional<Boolean> scoresStandAbove = Optional.empty();

  /** Begins anew below moves. */
  void restart() {
    clear();
    isBelowMoves = true;
  }

  private void clear() {
    blocks.clear();
    lines = 0;
    bytes = 0;
    isBroken = false;
    isBehindText = false;
  }

  /** A blank line or one of text ends a block. */
  void breakOff() {
    isBroken = true;
    isBelowMoves &= !blocks.isEmpty();
  }

  /** The same, where a score before it says nothing of what comes after it. */
  void breakOffByText() {
    isBehindText |= !blocks.isEmpty();
    breakOff();
  }

  /** Whether scores on lines of their own stand above their moves in this text. */
  boolean scoresStandAbove() {
    return scoresStandAbove.orElse(false);
  }

  /** Whether the line before was one of moves. */
  boolean isAtMoves() {
    return isBelowMoves && blocks.isEmpty();
  }

  boolean isEmpty() {
    return blocks.isEmpty();
  }

  /** Adds a line; false if there are too many. */
  boolean add(LineReading line) {
    if (lines == MOST_LINES || bytes + line.line().byteCount() > MOST_BYTES) {
      return false;
    }
    if (blocks.isEmpty() || isBroken || blocks.getLast().overlaps(line)) {
      blocks.add(new Block());
    }
    blocks.getLast().add(line);
    lines++;
    bytes += line.line().byteCount();
    isBroken = false;
    return true;
  }

  /** Whether both players are named, so that another game begins below. */
  boolean namesBoth() {
    Set<Fact> named = EnumSet.noneOf(Fact.class);
    for (Block block : blocks) {
      block.lines().forEach(line -> line.facts().ifPresent(said -> named.addAll(said.kinds())));
    }
    return named.containsAll(Set.of(Fact.BLACK, Fact.WHITE));
  }

  /** The lines as comments of the moves around them. */
  List<LineReading> comments() {
    return blocks.stream()
        .flatMap(block -> block.lines().stream().map(LineReading::asComment))
        .toList();
  }

  /**
   * Takes the lines out, each with the game that is meant.
   *
   * @param above the lines of the game above; empty if there is none
   * @param isEnd whether no game follows
   */
  Sides take(List<LineReading> above, boolean isEnd) {
    Sides sides = new Sides(new ArrayList<>(above), new ArrayList<>(), new ArrayList<>());
    boolean isBelow = above.isEmpty();
    for (int i = 0; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      boolean isLast = i == blocks.size() - 1;
      Place place = new Place(i == 0 && isBelowMoves, isLast && !isBroken, isLast);
      isBelow =
          isBelow
              || block.overlaps(sides.above)
              || block.isSecondScore(sides.above)
              || !isEnd && !isAbove(block, place);
      if (isBelow && block.isBareScore() && isBehindText) {
        sides.none.addAll(block.lines());
        continue;
      }
      if (block.isOnlyScore() && scoresStandAbove.isEmpty()) {
        scoresStandAbove = Optional.of(isBelow);
      }
      if (block.namesAPlayer() && namesStandAbove.isEmpty()) {
        namesStandAbove = Optional.of(isBelow);
      }
      assign(block, isBelow ? sides.below : sides.above, sides.none);
    }
    clear();
    return sides;
  }

  /** Of two lines that say the same of a game, the first belongs to none. */
  private static void assign(Block block, List<LineReading> side, List<LineReading> none) {
    List<LineReading> same = side.stream().filter(block::overlaps).toList();
    side.removeAll(same);
    none.addAll(same);
    side.addAll(block.lines());
  }

  private boolean isAbove(Block block, Place place) {
    if (!block.hasFacts()) {
      return place.touchesOne() ? place.touchesAbove : block.isAside();
    }
    if (block.isOnlyScore() && (scoresStandAbove() || !place.touchesOne())) {
      return !scoresStandAbove() && isScoreAbove(block, place);
    }
    Optional<Boolean> usual = namesStandAbove.map(stand -> !stand);
    boolean isAbove = place.touchesOne() ? place.touchesAbove : usual.orElse(place.touchesAbove);
    boolean isUnusual = block.namesAPlayer() && usual.isPresent() && usual.get() != isAbove;
    if (isUnusual || !place.touchesOne() && usual.isEmpty()) {
      block.tell(
          "taken for the game " + (isAbove ? "above" : "below") + ", but may be of the other");
    }
    return isAbove;
  }

  /** A result is said behind the moves, and surely so where more is said of the next game. */
  private static boolean isScoreAbove(Block block, Place place) {
    if (place.isLast) {
      block.tell("taken for the game above, but may be of the other");
    }
    return true;
  }

  /**
   * Where a block stands.
   *
   * @param touchesAbove whether it stands right below moves
   * @param touchesBelow whether it stands right above moves
   * @param isLast whether no other block follows
   */
  private record Place(boolean touchesAbove, boolean touchesBelow, boolean isLast) {
    boolean touchesOne() {
      return touchesAbove != touchesBelow;
    }
  }
}
