package org.kifu.archive.query;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;

/**
 * A choice of games. All conditions must hold; an unreadable game fulfils only the condition of the
 * number. Names match as a whole or in part, without regard to case and accents.
 *
 * @param number the game's number in the run, from 1
 * @param player the name of either player, or a part of it
 * @param event the name of the event, or a part of it
 * @param years the range of years
 * @param allMatching whether a name may mean several players or events
 * @param random the random draw from the games that fulfil the other conditions; empty to choose
 *     them all
 * @param side the colour of {@code player}; empty for either
 * @param ratings the ratings that both players must have in the record
 */
public record GameFilter(
    OptionalLong number,
    Optional<String> player,
    Optional<String> event,
    Optional<YearRange> years,
    boolean allMatching,
    Optional<RandomDraw> random,
    Optional<Disc> side,
    Optional<RatingBand> ratings) {
  /** Every game. */
  public static final GameFilter ALL =
      new GameFilter(
          OptionalLong.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          false,
          Optional.empty());

  /** A filter without a colour and without ratings. */
  public GameFilter(
      OptionalLong number,
      Optional<String> player,
      Optional<String> event,
      Optional<YearRange> years,
      boolean allMatching,
      Optional<RandomDraw> random) {
    this(number, player, event, years, allMatching, random, Optional.empty(), Optional.empty());
  }

  /** Refuses a colour without a player. */
  public GameFilter {
    if (side.isPresent() && player.isEmpty()) {
      throw new IllegalArgumentException("a side needs the name of a player");
    }
  }

  /** The same filter with a colour for the player. */
  public GameFilter withSide(Disc colour) {
    return new GameFilter(
        number, player, event, years, allMatching, random, Optional.of(colour), ratings);
  }

  /** The same filter with another player and a colour. */
  public GameFilter ofPlayer(String name, Disc colour) {
    return new GameFilter(
        number, Optional.of(name), event, years, allMatching, random, Optional.of(colour), ratings);
  }

  /** The same filter with ratings that both players must have. */
  public GameFilter withRatings(RatingBand band) {
    return new GameFilter(
        number, player, event, years, allMatching, random, side, Optional.of(band));
  }

  /** Whether every game is chosen. */
  public boolean isAll() {
    return number.isEmpty()
        && player.isEmpty()
        && event.isEmpty()
        && years.isEmpty()
        && random.isEmpty()
        && ratings.isEmpty();
  }

  /**
   * Returns the chosen games of a run in order. With a number or without names, it reads the run
   * only as far as the caller asks for games. For a random draw, it reads the run to its end first.
   * If a name must mean one player or event, it also reads the whole run at once, and keeps only
   * the games that may be chosen.
   *
   * @throws SelectionException if no game is chosen, or if a name means several players or events
   *     and {@code allMatching} is not set
   */
  public Iterator<ParsedGame> select(Iterator<ParsedGame> games) {
    return select(games, GameFilter::header, this::isRated);
  }

  /**
   * Returns the chosen games for a form of games that has no ratings.
   *
   * @param header gives the header of a game
   * @throws SelectionException as for {@link #select(Iterator)}
   */
  public <T> Iterator<T> select(Iterator<T> games, Function<T, GameHeader> header) {
    return select(games, header, _ -> ratings.isEmpty());
  }

  private <T> Iterator<T> select(
      Iterator<T> games, Function<T, GameHeader> header, Predicate<T> isRated) {
    if (isAll()) {
      return games;
    }
    Iterator<T> chosen = GameSelection.of(this, games, header, isRated);
    return random.isPresent() ? random.get().from(chosen) : chosen;
  }

  private boolean isRated(ParsedGame game) {
    return ratings.isEmpty() || game.record().filter(ratings.get()::contains).isPresent();
  }

  private static GameHeader header(ParsedGame game) {
    return game.record().map(GameRecord::header).orElse(GameHeader.NONE);
  }

  List<GameSelection.NameChoice> names() {
    List<GameSelection.NameChoice> choices = new ArrayList<>();
    player.ifPresent(
        name ->
            choices.add(
                new GameSelection.NameChoice(
                    "player",
                    name,
                    header -> known(header.black(), header.white()),
                    this::ofSide)));
    event.ifPresent(
        name ->
            choices.add(
                new GameSelection.NameChoice(
                    "event",
                    name,
                    header -> known(header.event()),
                    header -> known(header.event()))));
    return choices;
  }

  /** The names of the players that the filter asks for. */
  private List<String> ofSide(GameHeader header) {
    if (side.isEmpty()) {
      return known(header.black(), header.white());
    }
    return known(header.player(side.get()));
  }

  boolean hasYear(GameHeader header) {
    return years.isEmpty() || years.get().contains(header.date());
  }

  /** The conditions as the user wrote them. */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    number.ifPresent(each -> parts.add("game " + each));
    player.ifPresent(each -> parts.add("player '" + each + "'"));
    side.ifPresent(each -> parts.add("side " + each.label()));
    event.ifPresent(each -> parts.add("event '" + each + "'"));
    years.ifPresent(each -> parts.add("years " + each));
    ratings.ifPresent(each -> parts.add("ratings " + each));
    random.ifPresent(each -> parts.add("random " + each));
    return String.join(", ", parts);
  }

  private static List<String> known(String... names) {
    return Stream.of(names).filter(name -> !name.isEmpty()).toList();
  }

  /** The failure of a selection: no game is chosen, or a name means several players or events. */
  public static final class SelectionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<String> hits;
    private final transient String missed;
    private final transient List<String> others;

    private SelectionException(
        String message, List<String> hits, String missed, List<String> others) {
      super(message);
      this.hits = List.copyOf(hits);
      this.missed = missed;
      this.others = List.copyOf(others);
    }

    static SelectionException nothing(String wanted, List<GameSelection.NameChoice> names) {
      String message = "no game is selected: " + wanted;
      return names.stream()
          .filter(name -> !name.others().isEmpty())
          .findFirst()
          .map(name -> new SelectionException(message, List.of(), name.pattern(), name.others()))
          .orElseGet(() -> new SelectionException(message, List.of(), "", List.of()));
    }

    static SelectionException several(String kind, String pattern, List<String> hits) {
      return new SelectionException(
          "'%s' matches %d %ss".formatted(pattern, hits.size(), kind), hits, "", List.of());
    }

    /** The names that match, in the order of the input, if there are several. */
    public List<String> hits() {
      return hits;
    }

    /** The name that no player or event has, if that is the reason. */
    public String missed() {
      return missed;
    }

    /** The names that exist instead, in the order of the input. */
    public List<String> others() {
      return others;
    }
  }

  /**
   * A range of years, with both ends included.
   *
   * @param first the first year, 1 or later
   * @param last the last year, not before {@code first}
   */
  public record YearRange(int first, int last) {
    /** The first year, for a range that is open at its beginning. */
    public static final int FIRST = 1;

    /** The last year that a date can have, for a range that is open at its end. */
    public static final int LAST = 9999;

    /** Checks the order. */
    public YearRange {
      if (first < 1 || last < first) {
        throw new IllegalArgumentException("no such years: " + first + "-" + last);
      }
    }

    /** The range as text: {@code 1990-1997}, {@code 1990-}, {@code -1997} or {@code 1990}. */
    @Override
    public String toString() {
      if (first == last) {
        return "" + first;
      }
      return (first == FIRST ? "" : first) + "-" + (last == LAST ? "" : last);
    }

    /** Whether the date is in these years; an unknown year is in none. */
    public boolean contains(GameDate date) {
      return first <= date.year() && date.year() <= last;
    }
  }
}
