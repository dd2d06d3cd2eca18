package org.kifu.query;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;

/** The games that a filter chooses from a run, which is read as they are asked for. */
final class Selection implements Iterator<ParsedGame> {
  private final GameFilter filter;
  private final List<NameChoice> names;
  private final Iterator<ParsedGame> games;
  private long read;
  private @Nullable ParsedGame next;

  private Selection(GameFilter filter, List<NameChoice> names, Iterator<ParsedGame> games) {
    this.filter = filter;
    this.names = names;
    this.games = games;
  }

  /**
   * @throws SelectionException if no game is chosen or a name stands for several
   */
  static Iterator<ParsedGame> of(GameFilter filter, Iterator<ParsedGame> games) {
    List<NameChoice> names = filter.names();
    Iterator<ParsedGame> chosen = new Selection(filter, names, games);
    if (!names.isEmpty() && !filter.allMatching()) {
      chosen = ofOneMeaning(names, chosen);
    }
    if (!chosen.hasNext()) {
      throw SelectionException.nothing(filter.toString());
    }
    return chosen;
  }

  /** Reads to the end, since a name that is clear so far may be met as another's later. */
  private static Iterator<ParsedGame> ofOneMeaning(
      List<NameChoice> names, Iterator<ParsedGame> chosen) {
    List<ParsedGame> kept = new ArrayList<>();
    while (chosen.hasNext()) {
      ParsedGame game = chosen.next();
      names.forEach(name -> name.note(header(game)));
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
      kept.removeIf(game -> !name.means(header(game)));
    }
    return kept.iterator();
  }

  @Override
  public boolean hasNext() {
    while (next == null && !isPastTheNumber() && games.hasNext()) {
      ParsedGame game = games.next();
      read++;
      next = fits(game) ? game : null;
    }
    return next != null;
  }

  @Override
  public ParsedGame next() {
    ParsedGame game = hasNext() ? next : null;
    if (game == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return game;
  }

  private boolean isPastTheNumber() {
    return filter.number().isPresent() && read >= filter.number().getAsLong();
  }

  private boolean fits(ParsedGame game) {
    GameHeader header = header(game);
    return (filter.number().isEmpty() || filter.number().getAsLong() == read)
        && filter.hasYear(header)
        && names.stream().allMatch(name -> name.matches(header));
  }

  private static GameHeader header(ParsedGame game) {
    return game.record().map(GameRecord::header).orElse(GameHeader.NONE);
  }
}
