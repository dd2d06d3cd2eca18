package org.kifu.rules.grid;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.board.Square;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Catalogue.Entry;
import org.kifu.rules.Catalogue.RulePage;
import org.kifu.rules.Othello;
import org.kifu.rules.RuleBook;
import org.kifu.rules.Rules;
import org.kifu.rules.grid.EarlyReversi.EarlySwitches;
import org.kifu.rules.grid.GridRules.StartLayout;

/** The rules of this package with their explanations. */
public final class GridBook implements RuleBook {
  private static final RulePage ON_OTHER_BOARDS = page("grid");
  private static final RulePage WITH_A_HOLE = page("black-hole");

  private static final List<Entry> ENTRIES =
      Stream.<Rules<?, ?>>of(
              NamedGrids.PARALLEL,
              NamedGrids.GRAND_OTHELLO,
              NamedGrids.EIGHT_STARS,
              NamedGrids.ANTI,
              NamedGrids.RAVENSBURGER,
              NamedGrids.ONE_WAY,
              new EarlyReversi("reversi-1880", EarlySwitches.USUAL))
          .map(rules -> page(rules.name()).about(rules))
          .toList();

  private static final RecentRules RECENT = new RecentRules();

  private static RulePage page(String name) {
    return RulePage.of(GridBook.class, name);
  }

  @Override
  public List<Entry> entries() {
    return ENTRIES;
  }

  @Override
  public Map<String, RulePage> forms() {
    Map<String, RulePage> forms = new LinkedHashMap<>();
    forms.put("grid:WxH[:crossed|:parallel]", ON_OTHER_BOARDS);
    forms.put("black-hole:SQUARE", WITH_A_HOLE);
    forms.put("black-hole:random[:SEED]", WITH_A_HOLE);
    return forms;
  }

  @Override
  public String settled(String name) {
    return BlackHole.settled(name);
  }

  @Override
  public Optional<Entry> byName(String name) {
    return ENTRIES.stream()
        .filter(entry -> entry.rules().name().equals(name))
        .findFirst()
        .or(() -> RECENT.get(name, GridBook::made));
  }

  private static Optional<Entry> made(String name) {
    return NamedGrids.byName(name)
        .<Rules<?, ?>>map(rules -> rules)
        .or(() -> BlackHole.byName(name))
        .or(() -> EarlyReversi.byName(name))
        .map(rules -> pageOf(name.substring(0, name.indexOf(':'))).about(rules));
  }

  /** The page of a game; that of the tournament game is with its own rules. */
  private static RulePage pageOf(String game) {
    return game.equals(Othello.RULES.name()) ? RulePage.of(Othello.class, game) : page(game);
  }

  /**
   * Rules that were used recently, so that an archive of small boards does not make its board again
   * for each game. A file may name any number of boards; only the last few are kept. For any number
   * of threads.
   */
  private static final class RecentRules {
    private static final int MOST = 32;

    private final Map<String, Catalogue.Entry> kept =
        new LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1L;

          @Override
          protected boolean removeEldestEntry(Map.Entry<String, Catalogue.Entry> eldest) {
            return size() > MOST;
          }
        };

    /** Returns the rules with a name, and makes them if they are not kept. */
    synchronized Optional<Catalogue.Entry> get(
        String name, Function<String, Optional<Catalogue.Entry>> maker) {
      Catalogue.Entry known = kept.get(name);
      if (known != null) {
        return Optional.of(known);
      }
      Optional<Catalogue.Entry> made = maker.apply(name);
      made.ifPresent(entry -> kept.put(name, entry));
      return made;
    }
  }

  /**
   * The tournament game with a hole: a square of the 8x8 board, outside the four in the centre,
   * where nobody plays and through which no line runs. With the 63 squares that are left,
   * differences are odd.
   */
  static final class BlackHole {
    private static final String PREFIX = "black-hole:";
    private static final String RANDOM = PREFIX + "random";
    private static final Pattern DRAWN = Pattern.compile(RANDOM + ":(\\d{1,18})");

    private static final int SIDE = 8;
    private static final List<Integer> CENTRE =
        List.of(Square.at(3, 3), Square.at(4, 3), Square.at(3, 4), Square.at(4, 4));

    private BlackHole() {}

    /**
     * Returns the rules with a name. If the name has a seed, the rules are named after the square
     * that the seed draws.
     */
    static Optional<GridRules> byName(String name) {
      Matcher drawn = DRAWN.matcher(name);
      return drawn.matches()
          ? Optional.of(rules(drawn(new SplittableRandom(Long.parseLong(drawn.group(1))))))
          : hole(name).filter(square -> !CENTRE.contains(square)).map(BlackHole::rules);
    }

    /** Draws the square if a name leaves it to chance; any other name stays as it is. */
    static String settled(String name) {
      return name.equals(RANDOM) ? PREFIX + Square.name(drawn(new SplittableRandom())) : name;
    }

    private static int drawn(RandomGenerator random) {
      int square;
      do {
        square = random.nextInt(Square.COUNT);
      } while (CENTRE.contains(square));
      return square;
    }

    private static Optional<Integer> hole(String name) {
      return name.matches(PREFIX + "[a-h][1-8]")
          ? Optional.of(Square.parse(name.substring(PREFIX.length())))
          : Optional.empty();
    }

    private static GridRules rules(int hole) {
      GridShape shape = GridShape.withHoles(SIDE, SIDE, List.of(hole));
      return new GridRules(PREFIX + Square.name(hole), shape, StartLayout.CROSSED);
    }
  }
}
