package org.kifu.archive.dedup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.kifu.archive.query.FoldedName;
import org.kifu.game.GameDate;
import org.kifu.game.Outcome;

/**
 * An index that finds the games whose facts do not contradict others, without a look at all games.
 * Games with the same known parts are together, indexed by the parts that other kinds of games know
 * too.
 */
public final class FactIndex {
  /**
   * The games with the same known parts.
   *
   * @param numbers the numbers of all these games
   * @param tables for each set of parts, as bits, the games by the texts of these parts
   */
  private record Shelf(
      NavigableSet<Integer> numbers,
      Map<Integer, Map<List<String>, NavigableSet<Integer>>> tables) {
    Shelf() {
      this(new TreeSet<>(), new HashMap<>());
    }
  }

  private final Map<Integer, Shelf> shelves = new HashMap<>();
  private final List<FactParts> claims = new ArrayList<>();

  /** Makes an index without games. */
  public FactIndex() {}

  /** Adds the claims of the next game; games are numbered from 0. */
  public void add(FactParts of) {
    claims.add(of);
    file(claims.size() - 1);
  }

  /** Replaces the claims of a game. */
  public void replace(int number, FactParts by) {
    FactParts before = claims.get(number);
    Shelf shelf = shelf(before);
    shelf.numbers.remove(number);
    shelf.tables.forEach((parts, table) -> at(table, before.only(parts)).remove(number));
    claims.set(number, by);
    file(number);
  }

  private void file(int number) {
    FactParts of = claims.get(number);
    Shelf shelf = shelf(of);
    shelf.numbers.add(number);
    shelf.tables.forEach((parts, table) -> at(table, of.only(parts)).add(number));
  }

  private Shelf shelf(FactParts of) {
    return shelves.computeIfAbsent(of.known(), key -> new Shelf());
  }

  private static NavigableSet<Integer> at(
      Map<List<String>, NavigableSet<Integer>> table, List<String> said) {
    return table.computeIfAbsent(said, key -> new TreeSet<>());
  }

  /** The first two games, or fewer, that do not contradict these claims. */
  public List<Integer> firstTwo(FactParts others) {
    NavigableSet<Integer> found = new TreeSet<>();
    shelves.forEach(
        (known, shelf) -> {
          int common = known & others.known();
          at(table(shelf, common), others.only(common)).stream().limit(2).forEach(found::add);
        });
    return found.stream().limit(2).toList();
  }

  /**
   * The table for a set of parts, made when it is first needed; sources and so records are of few
   * kinds.
   */
  private Map<List<String>, NavigableSet<Integer>> table(Shelf shelf, int parts) {
    return shelf.tables.computeIfAbsent(
        parts,
        key -> {
          Map<List<String>, NavigableSet<Integer>> table = new HashMap<>();
          shelf.numbers.forEach(number -> at(table, claims.get(number).only(key)).add(number));
          return table;
        });
  }

  /**
   * Facts in parts so small that two of them contradict each other exactly if a part is known in
   * both and differs: a date as year, month and day, a result as kind, scores and winner.
   *
   * @param parts the parts, in the same number and order for all facts; an unknown part is empty
   */
  public record FactParts(List<String> parts) {
    /** The parts of a record's facts. */
    public static FactParts of(RecordFacts facts) {
      GameDate date = GameDate.parse(facts.date()).orElse(GameDate.UNKNOWN);
      Outcome result = facts.declared();
      return new FactParts(
          List.of(
              name(facts.black()),
              name(facts.white()),
              name(facts.event()),
              name(facts.place()),
              name(facts.round()),
              part(date.year()),
              part(date.month()),
              part(date.day()),
              result.kind() == Outcome.Kind.UNKNOWN ? "" : result.kind().label(),
              discs(result.blackDiscs()),
              discs(result.boardDiff()),
              result.winner().map(Enum::name).orElse(""),
              facts.theory(),
              facts.notes()));
    }

    private static String name(String name) {
      return RecordFacts.isKnown(name) ? FoldedName.of(name).text() : "";
    }

    private static String part(int number) {
      return number == 0 ? "" : Integer.toString(number);
    }

    private static String discs(OptionalInt discs) {
      return discs.isPresent() ? Integer.toString(discs.getAsInt()) : "";
    }

    /** The known parts, with a bit for each. */
    int known() {
      int known = 0;
      for (int i = 0; i < parts.size(); i++) {
        known |= parts.get(i).isEmpty() ? 0 : 1 << i;
      }
      return known;
    }

    /**
     * Some of the parts.
     *
     * @param wanted a bit for each part that is wanted
     */
    List<String> only(int wanted) {
      List<String> some = new ArrayList<>();
      for (int i = 0; i < parts.size(); i++) {
        if ((wanted >> i & 1) != 0) {
          some.add(parts.get(i));
        }
      }
      return some;
    }
  }
}
