package org.kifu.edition;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.kifu.dedup.FactField;
import org.kifu.dedup.GameFacts;
import org.kifu.dedup.GameTraits;
import org.kifu.query.FoldedName;

/**
 * The games that were played with the same moves. In memory is one record of each that is not the
 * same as another.
 */
final class SameMoves implements Closeable {
  private final MergeSink conflicts;
  private final List<OneGame> games = new ArrayList<>();
  private final Map<String, List<OneGame>> byPlayers = new HashMap<>();

  /** Those of which a player is not known, so that they may be the same as many. */
  private final List<OneGame> unsure = new ArrayList<>();

  SameMoves(MergeSink conflicts) {
    this.conflicts = conflicts;
  }

  /** Takes the next record in the order of the input. */
  void add(GameTraits record) throws IOException {
    List<OneGame> possible = candidates(record).filter(game -> accepts(game, record)).toList();
    if (possible.isEmpty()) {
      if (!games.isEmpty()) {
        GameTraits other = games.getFirst().best();
        report(MergeEvent.Kind.CONFLICT, games.getFirst(), record, fieldsApart(other, record));
      }
      begin(record);
    } else if (possible.size() == 1 || addsNothing(record, possible.getFirst())) {
      addTo(possible.getFirst(), record);
    } else {
      OneGame first = possible.getFirst();
      List<FactField> added = Agreement.added(first.facts(), record.facts());
      report(MergeEvent.Kind.AMBIGUOUS, first, record, added);
      begin(record);
    }
  }

  private Stream<OneGame> candidates(GameTraits record) {
    String players = players(record.facts());
    return players.isEmpty()
        ? games.stream()
        : Stream.concat(byPlayers.getOrDefault(players, List.of()).stream(), unsure.stream());
  }

  /** Without moves there is nothing but the facts by which games could be the same. */
  private static boolean accepts(OneGame game, GameTraits record) {
    return record.moves() == 0
        ? game.facts().equals(record.facts())
        : Agreement.conflicts(game.facts(), record.facts()).isEmpty();
  }

  private static List<FactField> fieldsApart(GameTraits one, GameTraits other) {
    List<FactField> conflicts = Agreement.conflicts(one.facts(), other.facts());
    return conflicts.isEmpty() ? one.facts().differing(other.facts()) : conflicts;
  }

  private static boolean addsNothing(GameTraits record, OneGame game) {
    return Agreement.added(game.facts(), record.facts()).isEmpty();
  }

  private void report(
      MergeEvent.Kind kind, OneGame other, GameTraits record, List<FactField> fields)
      throws IOException {
    conflicts.write(new MergeEvent(kind, other.best(), record, fields));
  }

  private void begin(GameTraits record) throws IOException {
    OneGame game = new OneGame(record);
    games.add(game);
    file(game);
  }

  private void addTo(OneGame game, GameTraits record) throws IOException {
    boolean wasUnsure = players(game.facts()).isEmpty();
    game.add(record);
    if (wasUnsure && !players(game.facts()).isEmpty()) {
      unsure.remove(game);
      file(game);
    }
  }

  private void file(OneGame game) {
    String players = players(game.facts());
    List<OneGame> place =
        players.isEmpty() ? unsure : byPlayers.computeIfAbsent(players, key -> new ArrayList<>());
    place.add(game);
  }

  private static String players(GameFacts facts) {
    return GameFacts.isKnown(facts.black()) && GameFacts.isKnown(facts.white())
        ? FoldedName.of(facts.black()).text() + "\n" + FoldedName.of(facts.white()).text()
        : "";
  }

  /** The games, each with its records. */
  List<OneGame> games() {
    return games;
  }

  @Override
  public void close() throws IOException {
    for (OneGame game : games) {
      game.close();
    }
  }
}
