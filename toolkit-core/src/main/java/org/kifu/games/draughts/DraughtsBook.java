package org.kifu.games.draughts;

import java.util.List;
import java.util.Optional;
import org.kifu.rules.Catalogue.Entry;
import org.kifu.rules.Catalogue.RulePage;
import org.kifu.rules.RuleBook;

/** The rules of this package with their explanations. */
public final class DraughtsBook implements RuleBook {
  private static final RulePage PAGE =
      RulePage.of(DraughtsBook.class, RussianDraughts.RULES.name());

  private static final Entry USUAL = PAGE.about(RussianDraughts.RULES);

  @Override
  public List<Entry> entries() {
    return List.of(USUAL);
  }

  @Override
  public Optional<Entry> byName(String name) {
    return name.equals(RussianDraughts.RULES.name())
        ? Optional.of(USUAL)
        : RussianDraughts.byName(name).map(PAGE::about);
  }
}
