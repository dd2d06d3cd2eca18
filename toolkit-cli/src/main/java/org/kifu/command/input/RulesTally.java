package org.kifu.command.input;

import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.kifu.batch.MappedIterator;
import org.kifu.command.terminal.Streams;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;

/** The rules of the games that a command puts together, counted as they are read. */
public final class RulesTally {
  private final Map<String, Integer> games = new TreeMap<>();

  /** No games yet. */
  public RulesTally() {}

  /** The same games; reading one counts its rules. */
  public Iterator<ParsedGame> counting(Iterator<ParsedGame> all) {
    return new MappedIterator<>(
        all,
        game -> {
          game.record().map(GameRecord::rules).ifPresent(this::add);
          return game;
        });
  }

  /** Counts a game of these rules. */
  public void add(String rules) {
    add(rules, 1);
  }

  /** Counts some games of these rules. */
  public void add(String rules, int some) {
    games.merge(rules, some, Integer::sum);
  }

  /** The rules of all games; empty if there are several, or no games. */
  public Optional<String> only() {
    return games.size() == 1 ? games.keySet().stream().findFirst() : Optional.empty();
  }

  /** Says which rules were put together, if there are several. */
  public void tellMixed(Streams streams) {
    if (games.size() > 1) {
      streams.say("kifu: games of several rules count together: " + listed(games));
    }
  }

  /** Says how many games were left out because a command knows only the tournament game. */
  public void tellLeftOut(Streams streams) {
    Map<String, Integer> others = new TreeMap<>(games);
    others.remove(GameRecord.OTHELLO);
    Optional.of(others)
        .filter(left -> !left.isEmpty())
        .ifPresent(
            left ->
                streams.say("kifu: left out because their rules are not othello: " + listed(left)));
  }

  /**
   * Says how many games were left out because a command counts games of one rule set only.
   *
   * @param counted the name of the rules of the games that count
   */
  public void tellLeftOut(String counted, Streams streams) {
    Map<String, Integer> others = new TreeMap<>(games);
    others.remove(counted);
    if (!others.isEmpty()) {
      streams.say(
          "kifu: left out because their rules are not %s: %s; choose other rules with --rules"
              .formatted(counted, listed(others)));
    }
  }

  /**
   * Says how many games name other rules than the user, which are those that count. They are then
   * no longer counted.
   *
   * @param given the rules that the user names
   */
  void tellOtherThan(String given, Streams streams) {
    Map<String, Integer> others = new TreeMap<>(games);
    others.remove(given);
    games.clear();
    if (!others.isEmpty()) {
      streams.say(
          "kifu: --rules %s: other rules stand in records, and count there: %s"
              .formatted(given, listed(others)));
    }
  }

  private static String listed(Map<String, Integer> counts) {
    return counts.entrySet().stream()
        .map(each -> each.getValue() + " of " + each.getKey())
        .collect(Collectors.joining(", "));
  }
}
