package org.kifu.archive.query;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.kifu.game.GameHeader;

/**
 * The games that a filter chooses from a run; it reads the run as the caller asks for games.
 *
 * @param <T> a game
 */
final class GameSelection<T> implements Iterator<T> {
  private final GameFilter filter;
  private final List<NameChoice> names;
  private final Iterator<T> games;
  private final Function<T, GameHeader> header;
  private final Predicate<T> isRated;
  private long read;
  private @Nullable T next;

  private GameSelection(
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
   * @throws SelectionException if no game is chosen or if a name means several players or events
   */
  static <T> Iterator<T> of(
      GameFilter filter, Iterator<T> games, Function<T, GameHeader> header, Predicate<T> isRated) {
    List<NameChoice> names = filter.names();
    Iterator<T> chosen = new GameSelection<>(filter, names, games, header, isRated);
    if (!names.isEmpty() && !filter.allMatching()) {
      chosen = ofOneMeaning(names, chosen, header);
    }
    if (!chosen.hasNext()) {
      throw GameFilter.SelectionException.nothing(filter.toString(), names);
    }
    return chosen;
  }

  /** Reads to the end, since a later game may make a name unclear. */
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

  /**
   * Whether a name chooses a game; if the name must be clear, any name that it matches counts at
   * first.
   */
  private boolean isChosenBy(NameChoice name, GameHeader facts) {
    return filter.allMatching() ? name.isWanted(facts) : name.matches(facts);
  }

  /**
   * A name by which games are chosen, and the players or events that it matched. A whole match is
   * meant first; otherwise a partial match, if there is only one.
   */
  static final class NameChoice {
    /** The most names that are kept as suggestions for a name that does not exist. */
    private static final int MOST_OTHERS = 100_000;

    private final String kind;
    private final String pattern;
    private final FoldedName wanted;
    private final Function<GameHeader, List<String>> names;
    private final Function<GameHeader, List<String>> wantedNames;
    private final Map<FoldedName, String> hits = new LinkedHashMap<>();

    /** The names to suggest, which do not match; kept only while no name matches. */
    private final Set<String> others = new LinkedHashSet<>();

    private boolean isMet;

    /**
     * @param kind the kind of name, such as {@code player}
     * @param names gives the names of that kind in a header
     * @param wantedNames gives those of these names for which a game is chosen
     */
    NameChoice(
        String kind,
        String pattern,
        Function<GameHeader, List<String>> names,
        Function<GameHeader, List<String>> wantedNames) {
      this.kind = kind;
      this.pattern = pattern;
      this.wanted = FoldedName.of(pattern);
      this.names = names;
      this.wantedNames = wantedNames;
    }

    /** Whether the name matches a name of this game, whole or in part. */
    boolean matches(GameHeader header) {
      return isAmong(names.apply(header));
    }

    /** Whether the name matches a name for which the game is chosen. */
    boolean isWanted(GameHeader header) {
      return isAmong(wantedNames.apply(header));
    }

    private boolean isAmong(List<String> some) {
      boolean isAmong = some.stream().anyMatch(name -> FoldedName.of(name).contains(wanted));
      isMet |= isAmong;
      if (isMet) {
        others.clear();
      } else if (others.size() < MOST_OTHERS) {
        others.addAll(some);
      }
      return isAmong;
    }

    String pattern() {
      return pattern;
    }

    /** The names of games in which this name was looked for; empty once it was found. */
    List<String> others() {
      return List.copyOf(others);
    }

    /** Notes the names of this game that match. */
    void note(GameHeader header) {
      for (String name : names.apply(header)) {
        FoldedName folded = FoldedName.of(name);
        if (folded.contains(wanted)) {
          hits.putIfAbsent(folded, name);
        }
      }
    }

    /** Whether the name means one player or event in the games that were noted. */
    boolean isClear() {
      return hits.size() <= 1 || hits.containsKey(wanted);
    }

    /** Whether this game is of the player or event that the name means. */
    boolean means(GameHeader header) {
      return hits.containsKey(wanted)
          ? wantedNames.apply(header).stream().map(FoldedName::of).anyMatch(wanted::equals)
          : isWanted(header);
    }

    /** The refusal of a name that is not clear. */
    GameFilter.SelectionException severalHits() {
      return GameFilter.SelectionException.several(kind, pattern, List.copyOf(hits.values()));
    }
  }
}
