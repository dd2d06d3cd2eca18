package org.kifu.command.input;

import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.kifu.batch.MappedIterator;
import org.kifu.command.terminal.Streams;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Catalogue;

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
    tellLeftOut("their rules are not othello", rules -> !rules.equals(GameRecord.OTHELLO), streams);
  }

  /** Says how many games were left out because the format OBF cannot hold them. */
  public void tellNotInObf(Streams streams) {
    tellLeftOut(
        "OBF holds only positions of othello, unlike html, md and csv",
        rules -> !rules.equals(GameRecord.OTHELLO),
        streams);
  }

  /**
   * Says how many games were left out because a command needs two players. They are then no longer
   * counted.
   */
  public void tellForOnePlayer(Streams streams) {
    tellLeftOut("they have one player", RulesTally::isForOnePlayer, streams);
    games.keySet().removeIf(RulesTally::isForOnePlayer);
  }

  private void tellLeftOut(String reason, Predicate<String> isLeftOut, Streams streams) {
    Map<String, Integer> left = new TreeMap<>(games);
    left.keySet().removeIf(isLeftOut.negate());
    if (!left.isEmpty()) {
      streams.say("kifu: left out because %s: %s".formatted(reason, listed(left)));
    }
  }

  private static boolean isForOnePlayer(String rules) {
    return Catalogue.byName(rules).filter(entry -> entry.rules().isForOnePlayer()).isPresent();
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
