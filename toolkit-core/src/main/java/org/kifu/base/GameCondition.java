package org.kifu.base;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.kifu.archive.query.EndTrait;
import org.kifu.opening.PositionKey;

/**
 * A condition on the rows of {@code games}.
 *
 * @param sql the condition, with a question mark for each value
 * @param values the values, texts and numbers
 */
public record GameCondition(String sql, List<Object> values) {
  /**
   * Games that are not complete games of the usual rules from the usual start. The index for them
   * is made with these words.
   */
  static final String APART =
      "(acceptance = 'quarantined' OR squares IS NULL OR rules IS NOT 'othello'"
          + " OR start IS NOT NULL OR verdict <> 'complete')";

  /** All other games. */
  static final String PLAIN =
      "acceptance <> 'quarantined' AND squares IS NOT NULL AND rules = 'othello'"
          + " AND start IS NULL AND verdict = 'complete'";

  /** Complete games in which a side may have no discs; by other rules, the tables do not say. */
  private static final String WIPE_OUT =
      "(winner NOTNULL AND (black_discs ISNULL OR black_discs = 0 OR white_discs = 0))";

  private static final String LISTED = "(SELECT value FROM json_each(?))";

  /** Copies the values. */
  public GameCondition {
    values = List.copyOf(values);
  }

  /** Every game. */
  public static GameCondition all() {
    return new GameCondition("1", List.of());
  }

  /** Games of years, with both ends included; a game without a year is in none. */
  public static GameCondition years(int first, int last) {
    return new GameCondition("year BETWEEN ? AND ?", List.of(first, last));
  }

  /** Games that may have ended in one of these ways. */
  public static GameCondition ended(Collection<EndTrait> ends) {
    return new GameCondition(
        ends.stream()
            .map(
                end ->
                    switch (end) {
                      case BLACK -> "winner = 'black'";
                      case WHITE -> "winner = 'white'";
                      case DRAW -> "winner = 'draw'";
                      case WIPE_OUT -> WIPE_OUT;
                      default -> "verdict <> 'complete'";
                    })
            .distinct()
            .collect(Collectors.joining(" OR ")),
        List.of());
  }

  /** Games with a tag. */
  public static GameCondition tagged(String tag) {
    return new GameCondition("game IN (SELECT game FROM tags WHERE tag = ?)", List.of(tag));
  }

  /** Games that somebody marked. */
  public static GameCondition favourites() {
    return new GameCondition("game IN (SELECT game FROM favourites)", List.of());
  }

  /**
   * Annotated games with a move that lost at least some discs.
   *
   * @param discs a number above 0
   * @throws IOException if the rows of an annotation are damaged
   */
  public static GameCondition lost(Base base, double discs) throws IOException {
    Set<Long> games = base.read(tables -> AnnotationSums.lost(tables, discs));
    return new GameCondition("game IN " + LISTED, List.of(json(games)));
  }

  /** Games in which one of these players has a side. */
  static GameCondition players(Collection<Long> players) {
    String json = json(players);
    return new GameCondition(
        "game IN (SELECT game FROM games WHERE black IN "
            + LISTED
            + " UNION ALL SELECT game FROM games WHERE white IN "
            + LISTED
            + ")",
        List.of(json, json));
  }

  /** Games of one of these events. */
  static GameCondition events(Collection<Long> events) {
    return new GameCondition("event IN " + LISTED, List.of(json(events)));
  }

  /**
   * Games that reached one of these positions, as far as their keys say.
   *
   * @throws IOException if the rows of the positions are damaged
   */
  public static GameCondition reached(Base base, Collection<PositionKey> positions)
      throws IOException {
    List<Long> keys = positions.stream().map(PositionNumber::of).toList();
    PositionSums.prove(base, keys);
    return new GameCondition(
        "game IN (SELECT game FROM positions WHERE key IN " + LISTED + ")", List.of(json(keys)));
  }

  /** Games that the counts of plain games do not include. */
  static GameCondition apart() {
    return new GameCondition("game IN (SELECT game FROM games WHERE " + APART + ")", List.of());
  }

  private static String json(Collection<Long> numbers) {
    return "[" + StoredValue.listed(numbers) + "]";
  }

  /** One of the two conditions, or both. */
  public GameCondition or(GameCondition other) {
    return joined("OR", other);
  }

  /** The games that do not meet the condition. */
  GameCondition negated() {
    return new GameCondition("NOT (" + sql + ")", values);
  }

  /** Both conditions. */
  public GameCondition and(GameCondition other) {
    return joined("AND", other);
  }

  private GameCondition joined(String word, GameCondition other) {
    List<Object> all = new ArrayList<>(values);
    all.addAll(other.values);
    return new GameCondition("(" + sql + ") " + word + " (" + other.sql + ")", all);
  }
}
