package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.game.Origin.Fact;

/** The places where a text names players, and the order of facts, as its games so far show them. */
final class NamePlaces {
  /** The least number of games with names and a score; fewer may go with a list of results. */
  private static final int CLEAR_GAMES = 2;

  private Optional<Boolean> namesStandAbove = Optional.empty();
  private Optional<Boolean> scoresStandAbove = Optional.empty();

  /** The first fact stated of a game. */
  private Optional<Fact> opener = Optional.empty();

  /** Whether all facts of a game are together. */
  private boolean isInOneBlock;

  private int namedGames;

  /** Whether there were players who belong to no game. */
  private boolean hasResults;

  /** Learns from the first block that names a player, and the first with only a score. */
  void learn(FactBlock block, boolean isBelow) {
    if (block.isOnlyScore() && scoresStandAbove.isEmpty()) {
      scoresStandAbove = Optional.of(isBelow);
    }
    if (block.namesAPlayer() && namesStandAbove.isEmpty()) {
      namesStandAbove = Optional.of(isBelow);
    }
  }

  /** Learns from the first blocks of a game that name a player. */
  void learnOrder(List<FactBlock> ofGame) {
    List<FactBlock> withFacts = ofGame.stream().filter(FactBlock::hasFacts).toList();
    if (opener.isEmpty() && withFacts.stream().anyMatch(FactBlock::namesAPlayer)) {
      opener = withFacts.getFirst().firstFact();
      isInOneBlock = withFacts.size() == 1;
    }
  }

  /** Counts a game if its lines name players. */
  void count(List<LineReading> ofGame) {
    namedGames += namesAPlayer(ofGame) ? 1 : 0;
  }

  static boolean namesAPlayer(List<LineReading> lines) {
    for (LineReading line : lines) {
      if (line.facts().filter(LineFacts::nameAPlayer).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Whether players are named above their moves; nothing until the first players. */
  Optional<Boolean> namesStandAbove() {
    return namesStandAbove;
  }

  /** Whether players are known to be named below their moves. */
  boolean namesStandBelow() {
    return !namesStandAbove.orElse(true);
  }

  /** Whether scores on separate lines are above their moves in this text. */
  boolean scoresStandAbove() {
    return scoresStandAbove.orElse(false);
  }

  /** Whether a line states the fact that comes first of a game. */
  boolean opens(LineReading line) {
    return opener.isPresent()
        && line.facts().filter(facts -> facts.kinds().contains(opener.get())).isPresent();
  }

  boolean isInOneBlock() {
    return isInOneBlock;
  }

  /**
   * Whether players without moves belong to a game, because others have moves.
   *
   * @param lost the number of such blocks in a row
   * @param more the number of games with players that are not counted yet
   */
  boolean isGame(FactBlock players, int lost, int more) {
    int games = namedGames + more;
    boolean isAmongGames = namedGames > 0 && !hasResults;
    int least = players.isLabelled() || isAmongGames ? 1 : CLEAR_GAMES;
    boolean isGame = players.namesBoth() && games >= Math.max(lost, least);
    hasResults |= !isGame;
    return isGame;
  }
}
