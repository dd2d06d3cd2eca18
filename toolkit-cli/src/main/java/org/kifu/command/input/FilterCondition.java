package org.kifu.command.input;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.query.GameFilter;
import org.kifu.base.BaseFacts;
import org.kifu.base.GameCondition;

/** A filter as a condition on the games of a base. */
final class FilterCondition {
  private FilterCondition() {}

  /**
   * A condition that all games meet that the filter may choose, or that make one of its names
   * unclear; nothing if the filter asks for what the tables of a base do not have.
   */
  static Optional<GameCondition> of(GameFilter filter, BaseFacts facts) throws IOException {
    if (filter.isAll() || filter.number().isPresent() || filter.ratings().isPresent()) {
      return Optional.empty();
    }
    GameCondition all = GameCondition.all();
    if (filter.years().isPresent()) {
      GameFilter.YearRange years = filter.years().get();
      all = all.and(GameCondition.years(years.first(), years.last()));
    }
    if (filter.player().isPresent()) {
      all = all.and(facts.players(like(filter.player().get())));
    }
    if (filter.event().isPresent()) {
      all = all.and(facts.events(like(filter.event().get())));
    }
    return Optional.of(all);
  }

  private static Predicate<String> like(String part) {
    FoldedName wanted = FoldedName.of(part);
    return name -> FoldedName.of(name).contains(wanted);
  }
}
