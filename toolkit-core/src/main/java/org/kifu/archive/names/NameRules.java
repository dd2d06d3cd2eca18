package org.kifu.archive.names;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Labelled;
import org.kifu.game.ParsedGame;

/** The accepted rules of a run: no name has two rules, and no rule leads back to its own name. */
public final class NameRules {
  /** No rules. */
  public static final NameRules NONE = new NameRules(Map.of(), Map.of());

  /** Rules that cannot all be followed. */
  public static final class ConflictException extends Exception {
    private static final long serialVersionUID = 1;

    private final int index;

    ConflictException(int index, String message) {
      super(message);
      this.index = index;
    }

    /** The index of the rule in the list, from 0. */
    public int index() {
      return index;
    }
  }

  private final Map<String, String> players;
  private final Map<String, String> events;

  private NameRules(Map<String, String> players, Map<String, String> events) {
    this.players = Map.copyOf(players);
    this.events = Map.copyOf(events);
  }

  /**
   * Makes rules from the accepted ones of a list. A rule may lead to a name that has a rule itself.
   *
   * @throws ConflictException if two rules contradict each other about one name, or if rules form a
   *     circle
   */
  public static NameRules of(List<NameRule> rules) throws ConflictException {
    return new NameRules(of(rules, NameRule.NameKind.PLAYER), of(rules, NameRule.NameKind.EVENT));
  }

  private static Map<String, String> of(List<NameRule> rules, NameRule.NameKind kind)
      throws ConflictException {
    Map<String, String> direct = new HashMap<>();
    List<Integer> accepted = new ArrayList<>();
    for (int i = 0; i < rules.size(); i++) {
      NameRule rule = rules.get(i);
      if (rule.kind() == kind && rule.accepted()) {
        String other = direct.putIfAbsent(rule.from(), rule.to());
        if (other != null && !other.equals(rule.to())) {
          throw new ConflictException(
              i, "'%s' is '%s' by an earlier rule".formatted(rule.from(), other));
        }
        accepted.add(i);
      }
    }
    Map<String, String> last = new HashMap<>();
    for (int i : accepted) {
      last.put(rules.get(i).from(), follow(rules.get(i).from(), direct, i));
    }
    return last;
  }

  private static String follow(String from, Map<String, String> direct, int index)
      throws ConflictException {
    Set<String> seen = new HashSet<>();
    String name = from;
    while (direct.containsKey(name)) {
      if (!seen.add(name)) {
        throw new ConflictException(index, "'%s' leads back to itself".formatted(from));
      }
      name = direct.getOrDefault(name, name);
    }
    return name;
  }

  /** The names of players by the spellings that they replace. */
  public Map<String, String> players() {
    return players;
  }

  /** The names of events by the spellings that they replace. */
  public Map<String, String> events() {
    return events;
  }

  /** Whether no name is changed. */
  public boolean isEmpty() {
    return players.isEmpty() && events.isEmpty();
  }

  /** The player's name by the rules; empty if they have no rule for it. */
  public Optional<String> player(String name) {
    return Optional.ofNullable(players.get(name));
  }

  /** The event's name by the rules; empty if they have no rule for it. */
  public Optional<String> event(String name) {
    return Optional.ofNullable(events.get(name));
  }

  /** The game with the names that the rules give; everything else, including its source, stays. */
  public ParsedGame apply(ParsedGame game) {
    if (isEmpty() || game.record().isEmpty()) {
      return game;
    }
    GameRecord record = game.record().get();
    GameHeader renamed = apply(record.header());
    return renamed.equals(record.header())
        ? game
        : new ParsedGame(
            game.number(), Optional.of(record.withHeader(renamed)), game.origin(), game.problems());
  }

  /** The header with the names that the rules give. */
  public GameHeader apply(GameHeader header) {
    return new GameHeader(
        players.getOrDefault(header.black(), header.black()),
        players.getOrDefault(header.white(), header.white()),
        events.getOrDefault(header.event(), header.event()),
        header.place(),
        header.date());
  }

  /**
   * A replacement of one name by another.
   *
   * @param from the spelling in the sources
   * @param to the spelling that is used for it
   * @param accepted whether the rule applies; otherwise it is only a proposal
   * @param evidence the reason for the proposal, for the person who decides
   */
  public record NameRule(NameKind kind, String from, String to, boolean accepted, String evidence) {

    /** Kinds of names. */
    public enum NameKind implements Labelled {
      PLAYER,
      EVENT
    }
  }
}
