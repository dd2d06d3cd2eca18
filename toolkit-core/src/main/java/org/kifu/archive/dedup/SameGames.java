package org.kifu.archive.dedup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.kifu.archive.dedup.FactIndex.FactParts;

/**
 * Records with the same moves, separated into games. Records of one game do not contradict each
 * other, although some know less. A record that may be of several games is a game by itself.
 */
final class SameGames {
  /**
   * The order of knowledge, best first, so that the game that a record with less knowledge joins
   * does not depend on the input.
   */
  private static final Comparator<GameTraits> BEST_KNOWN =
      Comparator.comparing((GameTraits game) -> game.facts().documentation())
          .reversed()
          .thenComparingLong(GameTraits::index);

  private static final Comparator<GameTraits> BY_INDEX =
      Comparator.comparingLong(GameTraits::index);

  private final FactIndex index = new FactIndex();
  private final List<RecordFacts> known = new ArrayList<>();
  private final List<List<GameTraits>> games = new ArrayList<>();

  private SameGames() {}

  /** The games in input order, with their records in input order. */
  static List<List<GameTraits>> of(List<GameTraits> records) {
    SameGames found = new SameGames();
    records.stream().sorted(BEST_KNOWN).forEach(found::add);
    found.games.forEach(game -> game.sort(BY_INDEX));
    found.games.sort(Comparator.comparing(List::getFirst, BY_INDEX));
    return found.games;
  }

  private void add(GameTraits record) {
    FactParts facts = FactParts.of(record.facts());
    List<Integer> possible = index.firstTwo(facts);
    if (possible.size() != 1) {
      index.add(facts);
      known.add(record.facts());
      games.add(new ArrayList<>(List.of(record)));
      return;
    }
    int game = possible.getFirst();
    games.get(game).add(record);
    RecordFacts both = RecordAgreement.union(known.get(game), record.facts());
    if (!both.equals(known.get(game))) {
      known.set(game, both);
      index.replace(game, FactParts.of(both));
    }
  }
}
