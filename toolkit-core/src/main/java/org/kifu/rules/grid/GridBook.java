package org.kifu.rules.grid;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.rules.Catalogue.Entry;
import org.kifu.rules.RuleBook;
import org.kifu.rules.RulePage;
import org.kifu.rules.Rules;

/** The rules of this package, explained. */
public final class GridBook implements RuleBook {
  private static final RulePage ON_OTHER_BOARDS = page("grid");
  private static final RulePage WITH_A_HOLE = page("black-hole");

  private static final List<Entry> ENTRIES =
      Stream.<Rules<?, ?>>of(
              Grids.PARALLEL,
              Grids.GRAND_OTHELLO,
              Grids.EIGHT_STARS,
              Grids.ANTI,
              Grids.RAVENSBURGER,
              Grids.ONE_WAY,
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
    return Grids.byName(name)
        .<Rules<?, ?>>map(rules -> rules)
        .or(() -> BlackHole.byName(name))
        .or(() -> EarlyReversi.byName(name))
        .map(rules -> page(name.substring(0, name.indexOf(':'))).about(rules));
  }
}
