package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;

/**
 * The lines between the moves of one game and those of the next, each of which describes one of the
 * two games.
 *
 * <p>Blocks of lines belong to the moves that they touch. A block that touches both games, or
 * neither, belongs to the side on which the text first names players. If nothing decides, or two
 * signs disagree, that is reported.
 */
final class LinesBetween {
  /** The most lines that describe one game. */
  private static final int MOST_LINES = 200;

  private static final int MOST_BYTES = 1 << 16;

  private final List<FactBlock> blocks = new ArrayList<>(1);
  private int lines;
  private int bytes;
  private boolean isBelowMoves;
  private boolean isBroken;

  /** Whether there is a blank line below the last block. */
  private boolean hasBlankBelow;

  private boolean isBehindText;

  /** Whether there is text between the moves and the first block. */
  private boolean isPastText;

  /** Whether the first block begins right below moves. */
  private boolean beginsAtMoves;

  /** Whether the line above belongs to a diagram. */
  private boolean isAtBoard;

  /** Whether the last block begins right below a diagram. */
  private boolean isBelowBoard;

  /** Whether there is text below the last block. */
  private boolean isAboveText;

  private final NamePlaces layout;

  /** Lines given to the game above before it was known that names are below their moves. */
  private List<LineReading> doubtful = List.of();

  LinesBetween(NamePlaces layout) {
    this.layout = layout;
  }

  /** Starts again below moves. */
  void restart() {
    clear();
    isBelowMoves = true;
  }

  private void clear() {
    blocks.clear();
    lines = 0;
    bytes = 0;
    isBroken = false;
    hasBlankBelow = false;
    isBehindText = false;
    isPastText = false;
    isAtBoard = false;
    isBelowBoard = false;
    isAboveText = false;
  }

  /** Ends a block at a blank line. */
  void breakOff() {
    hasBlankBelow = true;
    end();
  }

  private void end() {
    isBroken = true;
    isAtBoard = false;
    isBelowMoves &= !blocks.isEmpty();
  }

  /** Ends a block at a line of text; a score before it does not describe anything after it. */
  void breakOffByText(LineReading line) {
    if (hasBlankBelow
        && !blocks.isEmpty()
        && blocks.getLast().isBarePairing()
        && line.isSentence()) {
      blocks.getLast().leadIn();
    }
    isBehindText |= !blocks.isEmpty();
    isPastText |= blocks.isEmpty();
    isAboveText = true;
    end();
  }

  /** Notes whether the line that ended the block belongs to a diagram. */
  void breakOffAtBoard(boolean isBoard) {
    isAtBoard = isBoard;
  }

  boolean isAtBoard() {
    return isAtBoard;
  }

  /** Whether a line here is right below a line that names a player. */
  boolean touchesPlayers() {
    return !blocks.isEmpty() && !isBroken && blocks.getLast().namesAPlayer();
  }

  /** Whether the line before was a line of moves. */
  boolean isAtMoves() {
    return isBelowMoves && blocks.isEmpty();
  }

  /** Whether there are only words between the moves and here. */
  boolean isBehindWords() {
    return blocks.isEmpty()
        ? isPastText && !hasBlankBelow
        : blocks.size() == 1 && beginsAtMoves && !isBroken && !blocks.getFirst().hasFacts();
  }

  boolean isEmpty() {
    return blocks.isEmpty();
  }

  /** Adds a line; false if there are too many. */
  boolean add(LineReading line) {
    if (lines == MOST_LINES || bytes + line.line().byteCount() > MOST_BYTES) {
      return false;
    }
    beginsAtMoves = blocks.isEmpty() ? isBelowMoves : beginsAtMoves;
    if (blocks.isEmpty() || isBroken || isOfOther(blocks.getLast(), line)) {
      blocks.add(new FactBlock());
      isBelowBoard = isAtBoard;
    }
    blocks.getLast().add(line);
    lines++;
    bytes += line.line().byteCount();
    isBroken = false;
    hasBlankBelow = false;
    isAtBoard = false;
    isAboveText = false;
    return true;
  }

  /** Whether a line repeats a fact of the lines before it, or begins the facts of a game. */
  private boolean isOfOther(FactBlock before, LineReading line) {
    boolean opens = beginsAtMoves && before.hasFacts() && layout.opens(line);
    return opens || before.overlaps(line);
  }

  /** Whether both players are named, so that another game begins below. */
  boolean namesBoth() {
    if (blocks.isEmpty()) {
      return false;
    }
    Set<Fact> named = EnumSet.noneOf(Fact.class);
    for (FactBlock block : blocks) {
      block.lines().forEach(line -> line.facts().ifPresent(said -> named.addAll(said.kinds())));
    }
    return named.containsAll(Set.of(Fact.BLACK, Fact.WHITE));
  }

  /**
   * Takes the lines above a board, at most a blank line away if this text does not name players
   * below their moves; but no lines that are right below moves as well.
   */
  List<LineReading> takeAboveBoard() {
    boolean isOfMoves = blocks.size() == 1 && beginsAtMoves;
    boolean isApart = isBroken && (isAboveText || layout.namesStandBelow());
    return isApart || isOfMoves ? List.of() : blocks.removeLast().lines();
  }

  /** Takes the lines that begin right below a board, if moves do not follow at once. */
  List<LineReading> takeBelowBoard() {
    boolean isOfBoard = isBelowBoard && !isBroken;
    isBelowBoard = false;
    return isOfBoard ? blocks.removeLast().lines() : List.of();
  }

  /** The lines as comments of the moves around them. */
  List<LineReading> comments() {
    return blocks.stream()
        .flatMap(block -> block.lines().stream().map(LineReading::asComment))
        .toList();
  }

  /**
   * Takes all lines, each with its game.
   *
   * @param gameAbove the game above; nothing if no game precedes
   * @param gameBelow the moves below; nothing if no game follows
   */
  DividedLines take(Optional<GameDraft> gameAbove, Optional<GameDraft> gameBelow) {
    List<LineReading> above = gameAbove.map(GameDraft::lines).orElse(List.of());
    List<LineReading> next = gameBelow.map(GameDraft::lines).orElse(List.of());
    if (blocks.isEmpty() && doubtful.isEmpty()) {
      clear();
      return new DividedLines(layout, above);
    }
    boolean isEnd = next.isEmpty();
    boolean areBelow = layout.namesStandBelow();
    DividedLines sides = sides(above);
    boolean isBelow = above.isEmpty();
    for (int i = 0; i < blocks.size(); i++) {
      FactBlock block = blocks.get(i);
      boolean isLast = i == blocks.size() - 1;
      BlockPlace place = new BlockPlace(i == 0 && isBelowMoves, isLast && !isBroken, isLast);
      if (block.isTitle() && !place.touchesAbove) {
        sides.addToNone(block);
        continue;
      }
      isBelow =
          isBelow
              || block.overlaps(sides.above())
              || block.isSecondScore(sides.above())
              || block.isHeading()
              || !isEnd && !isAbove(block, place, gameAbove, gameBelow);
      if (isBelow && block.isBareScore() && isBehindText || isLeftOver(block, place)) {
        sides.addToNone(block);
        continue;
      }
      layout.learn(block, isBelow);
      if (isBelow) {
        tellIfUnusual(block, areBelow && !isEnd);
        sides.addBelow(block);
      } else {
        sides.addAbove(block);
      }
    }
    sides.end(next);
    boolean mayBeLost = layout.namesStandBelow();
    doubtful =
        mayBeLost ? sides.below().stream().filter(LinesBetween::hasFacts).toList() : List.of();
    clear();
    return sides;
  }

  /** Whether a block is a score after text, if games have the score beside their players. */
  private boolean isLeftOver(FactBlock block, BlockPlace place) {
    boolean isApart = isPastText && !place.touchesAbove && !place.touchesBelow;
    return isApart && block.isOnlyScore() && layout.isInOneBlock();
  }

  private static boolean hasFacts(LineReading line) {
    return line.facts().isPresent();
  }

  /**
   * The sides; doubtful lines above moves belong to a game without moves if the players of those
   * moves are below them.
   */
  private DividedLines sides(List<LineReading> above) {
    boolean isBelow = isBelowMoves && !blocks.isEmpty() && saysAnew(blocks.getFirst());
    if (doubtful.isEmpty() || !isBelow) {
      return new DividedLines(layout, above);
    }
    List<LineReading> rest = new ArrayList<>(above);
    rest.removeAll(doubtful);
    DividedLines sides = new DividedLines(layout, rest);
    sides.leaveAbove(new FactBlock(doubtful));
    return sides;
  }

  private boolean saysAnew(FactBlock block) {
    return block.namesBoth() || block.overlaps(doubtful);
  }

  private static void tellIfUnusual(FactBlock block, boolean isUnusual) {
    if (isUnusual && block.namesAPlayer()) {
      block.tell("taken for the game below, but may belong to the other");
    }
  }

  private boolean isAbove(
      FactBlock block,
      BlockPlace place,
      Optional<GameDraft> gameAbove,
      Optional<GameDraft> gameBelow) {
    if (!block.hasFacts()) {
      return place.touchesOne() ? place.touchesAbove : block.isAside();
    }
    if (block.isOnlyScore() && (layout.scoresStandAbove() || !place.touchesOne())) {
      return !layout.scoresStandAbove() && isScoreAbove(block, place);
    }
    Optional<Boolean> usual = layout.namesStandAbove().map(stand -> !stand);
    boolean isAbove = place.touchesOne() ? place.touchesAbove : usual.orElse(place.touchesAbove);
    boolean isUnusual = block.namesAPlayer() && usual.isPresent() && usual.get() != isAbove;
    if (isUnusual || !place.touchesOne() && usual.isEmpty()) {
      Optional<Boolean> byScore = isAboveByScore(block, gameAbove, gameBelow);
      isAbove = byScore.orElse(isAbove);
      block.tell(
          "taken for the game " + (isAbove ? "above" : "below") + ", but may belong to the other");
    }
    return isAbove;
  }

  /** Whether a score beside two names is that of the game above; nothing if undecided. */
  private static Optional<Boolean> isAboveByScore(
      FactBlock block, Optional<GameDraft> above, Optional<GameDraft> below) {
    Optional<Outcome> score = block.scoreOfPlayers();
    if (score.isEmpty()) {
      return Optional.empty();
    }
    Optional<Boolean> fitsAbove =
        above.flatMap(GameDraft::judge).map(judge -> judge.confirms(score.get()));
    Optional<Boolean> fitsBelow =
        below.flatMap(GameDraft::judge).map(judge -> judge.confirms(score.get()));
    boolean isDecided =
        fitsAbove.isPresent() && fitsBelow.isPresent() && !fitsAbove.equals(fitsBelow);
    return isDecided ? fitsAbove : Optional.empty();
  }

  /**
   * Whether a score belongs to the game above: a result follows the moves, certainly so if more
   * facts of the next game follow.
   */
  private static boolean isScoreAbove(FactBlock block, BlockPlace place) {
    if (place.isLast) {
      block.tell("taken for the game above, but may belong to the other");
    }
    return true;
  }

  /**
   * The place of a block.
   *
   * @param touchesAbove whether the block is right below moves
   * @param touchesBelow whether the block is right above moves
   * @param isLast whether no other block follows
   */
  private record BlockPlace(boolean touchesAbove, boolean touchesBelow, boolean isLast) {
    boolean touchesOne() {
      return touchesAbove != touchesBelow;
    }
  }
}
