package org.kifu.archive.query;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.kifu.game.GameHeader;

/**
 * The games that a filter chooses from a run, which is read as they are asked for.
 *
 * @param <T> a game
 */
final class Selection<T> implements Iterator<T> {
  private final GameFilter filter;
  private final List<NameChoice> names;
  private final Iterator<T> games;
  private final Function<T, GameHeader> header;
  private final Predicate<T> isRated;
  private long read;
  private @Nullable T next;

  private Selection(
      GameFilter filter,
      List<NameChoice> names,
      Iterator<T> games,
      Function<T, GameHeader> header,
      Predicate<T> isRated) {
    this.filter = filter;
    this.names = names;
    this.games = games;
    this.header = header;
    this.isRated = isRated;
  }

  /**
   * @param isRated whether a game has the ratings of the filter
   * @throws SelectionException if no game is chosen or a name stands for several
   */
  static <T> Iterator<T> of(
      GameFilter filter, Iterator<T> games, Function<T, GameHeader> header, Predicate<T> isRated) {
    List<NameChoice> names = filter.names();
    Iterator<T> chosen = new Selection<>(filter, names, games, header, isRated);
    if (!names.isEmpty() && !filter.allMatching()) {
      chosen = ofOneMeaning(names, chosen, header);
    }
    if (!chosen.hasNext()) {
      throw SelectionException.nothing(filter.toString(), names);
    }
    return chosen;
  }

  /** Reads to the end, since a name that is clear so far may be met as another's later. */
  private static <T> Iterator<T> ofOneMeaning(
      List<NameChoice> names, Iterator<T> chosen, Function<T, GameHeader> header) {
    List<T> kept = new ArrayList<>();
    while (chosen.hasNext()) {
      T game = chosen.next();
      names.forEach(name -> name.note(header.apply(game)));
      if (names.stream().allMatch(NameChoice::isClear)) {
        kept.add(game);
      } else {
        kept.clear();
      }
    }
    for (NameChoice name : names) {
      if (!name.isClear()) {
        throw name.severalHits();
      }
      kept.removeIf(game -> !name.means(header.apply(game)));
    }
    return kept.iterator();
  }

  @Override
  public boolean hasNext() {
    while (next == null && !isPastTheNumber() && games.hasNext()) {
      T game = games.next();
      read++;
      next = fits(game) ? game : null;
    }
    return next != null;
  }

  @Override
  public T next() {
    T game = hasNext() ? next : null;
    if (game == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return game;
  }

  private boolean isPastTheNumber() {
    return filter.number().isPresent() && read >= filter.number().getAsLong();
  }

  private boolean fits(T game) {
    GameHeader facts = header.apply(game);
    return (filter.number().isEmpty() || filter.number().getAsLong() == read)
        && filter.hasYear(facts)
        && isRated.test(game)
        && names.stream().allMatch(name -> isChosenBy(name, facts));
  }

  /** Where a name must be clear, whatever it may stand for is looked at first. */
  private boolean isChosenBy(NameChoice name, GameHeader facts) {
    return filter.allMatching() ? name.isWanted(facts) : name.matches(facts);
  }
}
