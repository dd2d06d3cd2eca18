package org.kifu.games.solo;

import java.util.List;
import java.util.Optional;
import org.kifu.rules.Catalogue.Entry;
import org.kifu.rules.Catalogue.RulePage;
import org.kifu.rules.RuleBook;

/** The rules of the solo game with their explanation. */
public final class SoloBook implements RuleBook {
  private static final Entry SOLO =
      RulePage.of(SoloBook.class, SoloRules.RULES.name()).about(SoloRules.RULES);

  @Override
  public List<Entry> entries() {
    return List.of(SOLO);
  }

  @Override
  public Optional<Entry> byName(String name) {
    return name.equals(SoloRules.RULES.name()) ? Optional.of(SOLO) : Optional.empty();
  }
}
