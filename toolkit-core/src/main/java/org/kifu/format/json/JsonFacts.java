package org.kifu.format.json;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.RecordDraft;
import org.kifu.notation.WrittenDate;
import org.kifu.notation.WrittenScore;

/**
 * The facts of a game in the values of its object, by the names and the nesting that programs give
 * them: {@code "black":"Ann"}, {@code "black":{"name":"Ann"}}, {@code "players":["Ann","Bob"]},
 * {@code "score":{"black":18,"white":46}}, {@code "blackDiscs":18}.
 */
final class JsonFacts {
  /** Objects that hold the facts of the game around them. */
  private static final Set<String> AROUND =
      Set.of(
          "game",
          "info",
          "header",
          "headers",
          "meta",
          "metadata",
          "tags",
          "match",
          "details",
          "node",
          "attributes");

  private static final Set<String> PLAYERS = Set.of("players", "names");
  private static final Set<String> NAMES =
      Set.of("name", "username", "nickname", "nick", "displayname", "fullname", "player", "user");

  /** Objects between a side and the name of its player. */
  private static final Set<String> USERS = Set.of("user", "player", "account", "profile");

  /** Objects that hold the final discs of both sides, and are not named a score. */
  private static final Set<String> COUNTS =
      Set.of("final", "finaldiscs", "finalcount", "discs", "disks", "stones");

  private static final Set<String> COLOURS = Set.of("color", "colour", "side");

  private static final Map<String, Fact> SHORT_SIDES = Map.of("b", Fact.BLACK, "w", Fact.WHITE);
  private static final Map<String, DiscColumn> SHORT_COUNTS =
      Map.of("bs", DiscColumn.BLACK, "ws", DiscColumn.WHITE);

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /** A player of a list, with the side. */
  private static final class ListedPlayer {
    private @Nullable String name;
    private @Nullable SourceLocation at;
    private Optional<Disc> side = Optional.empty();
  }

  private final RecordDraft draft;
  private final JsonRoster players;
  private final Map<String, ListedPlayer> listed = new TreeMap<>();
  private final Map<DiscColumn, Integer> discs = new EnumMap<>(DiscColumn.class);
  private @Nullable SourceLocation discsAt;
  private Optional<Disc> winner = Optional.empty();
  private @Nullable SourceLocation winnerAt;

  JsonFacts(RecordDraft draft) {
    this(draft, new JsonRoster());
  }

  /**
   * @param players the players that the source lists elsewhere
   */
  JsonFacts(RecordDraft draft, JsonRoster players) {
    this.draft = draft;
    this.players = players;
  }

  /** Takes a value outside the moves; false if it is not a fact. */
  boolean take(String path, String value, SourceLocation where) {
    List<String> names = List.of(path.substring(1).split("/", -1));
    List<String> own =
        names.size() > 1 && AROUND.contains(lower(names.getFirst()))
            ? names.subList(1, names.size())
            : names;
    if (own.size() == 1) {
      return isNamed(own.getFirst(), value, where);
    }
    return PLAYERS.contains(lower(own.getFirst()))
        ? isOfPlayers(own.subList(1, own.size()), value, where)
        : own.size() == 3 && USERS.contains(lower(own.get(1)))
            ? isWithin(own.getFirst(), own.getLast(), value, where)
            : own.size() == 2 && isWithin(own.getFirst(), own.getLast(), value, where);
  }

  private static String lower(String name) {
    return JsonNames.plain(name);
  }

  private boolean isNamed(String name, String value, SourceLocation where) {
    Optional<DiscColumn> column =
        DiscColumn.named(name).or(() -> Optional.ofNullable(SHORT_COUNTS.get(lower(name))));
    if (column.isPresent()) {
      return isDiscs(column.get(), value, where);
    }
    Fact side = SHORT_SIDES.get(lower(name));
    if (side != null) {
      return isShort(side, value, where);
    }
    if (lower(name).equals("winner")) {
      winner = JsonNames.side(value);
      winnerAt = where;
      return false; // a name, a draw and contradictions of a score are kept
    }
    Optional<Fact> fact = JsonNames.fact(name);
    return fact.isPresent()
        && switch (fact.get()) {
          case BLACK, WHITE -> isPlayer(fact.get(), value, where);
          case EVENT, PLACE -> draft.name(fact.get(), value, where);
          case DATE -> isDate(value, where);
          default -> isScore(value, where);
        };
  }

  /** Takes a name, or the number of a player in a list; the number alone is not a name. */
  private boolean isPlayer(Fact side, String value, SourceLocation where) {
    if (!NUMBER.matcher(value).matches()) {
      return draft.name(side, value, where);
    }
    Optional<String> name = players.name(value);
    if (name.isEmpty()) {
      String message =
          "'%s' is the number of a player, but no list of players has it".formatted(value);
      draft.problem(ProblemCode.BAD_VALUE, where, message);
      return false;
    }
    draft.name(side, name.get(), where);
    return false; // the number is kept beside the name
  }

  /** Takes the value of {@code "b"} or {@code "w"}: a name, or the discs of the side. */
  private boolean isShort(Fact side, String value, SourceLocation where) {
    boolean isName = value.length() > 1 && Character.isLetter(value.charAt(0));
    return DiscColumn.isNumber(value)
        ? isDiscs(side == Fact.BLACK ? DiscColumn.BLACK : DiscColumn.WHITE, value, where)
        : isName && !JsonNames.beginMoves(value) && draft.name(side, value, where);
  }

  private boolean isDiscs(DiscColumn column, String value, SourceLocation where) {
    boolean isNumber = DiscColumn.isNumber(value) && !discs.containsKey(column);
    if (isNumber) {
      discs.put(column, Integer.parseInt(value));
      discsAt = discsAt == null ? where : discsAt;
    }
    return isNumber;
  }

  /** Takes a date; if it has a time of day, the day is taken and the whole kept beside it. */
  private boolean isDate(String value, SourceLocation where) {
    Optional<GameDate> date = WrittenDate.read(value);
    date.or(() -> isTime(value) ? WrittenDate.readFirst(value) : Optional.empty())
        .ifPresent(known -> draft.date(known, where));
    return date.isPresent() && !isTime(value);
  }

  private static boolean isTime(String value) {
    return value.matches("\\d{4}-\\d{2}-\\d{2}[T ].*");
  }

  private boolean isScore(String value, SourceLocation where) {
    Optional<Outcome> score = WrittenScore.labelled(value);
    score.ifPresent(known -> draft.declare(known, where));
    return score.isPresent();
  }

  /** Takes the name of a player or an event, or the discs of a side, in an object or a list. */
  private boolean isWithin(String outer, String name, String value, SourceLocation where) {
    Optional<Fact> fact = JsonNames.fact(outer);
    if (fact.equals(Optional.of(Fact.RESULT)) || COUNTS.contains(lower(outer))) {
      Optional<DiscColumn> column =
          JsonNames.place(name)
              .map(side -> side == Disc.BLACK ? DiscColumn.BLACK : DiscColumn.WHITE);
      return column.isPresent() && isDiscs(column.get(), value, where);
    }
    Optional<DiscColumn> column =
        isSide(fact) ? DiscColumn.named(outer + " " + name) : Optional.empty();
    if (column.isPresent()) {
      return isDiscs(column.get(), value, where);
    }
    return fact.isPresent()
        && fact.get() != Fact.DATE
        && NAMES.contains(lower(name))
        && draft.name(fact.get(), value, where);
  }

  private static boolean isSide(Optional<Fact> fact) {
    return fact.filter(each -> each == Fact.BLACK || each == Fact.WHITE).isPresent();
  }

  private boolean isOfPlayers(List<String> names, String value, SourceLocation where) {
    ListedPlayer player = listed.computeIfAbsent(names.getFirst(), _ -> new ListedPlayer());
    String name = names.size() == 1 ? "name" : lower(names.get(1));
    if (names.size() == 2 && COLOURS.contains(name)) {
      player.side = JsonNames.side(value);
      return player.side.isPresent();
    }
    boolean isUser = names.size() == 3 && USERS.contains(name);
    name = isUser ? lower(names.get(2)) : name;
    boolean isName = (names.size() <= 2 || isUser) && NAMES.contains(name) && player.name == null;
    if (isName && JsonNames.place(names.getFirst()).isPresent()) {
      player.name = value;
      player.at = where;
      return true;
    }
    return false;
  }

  /** Sets the facts that depend on all values together. */
  void finish() {
    namePlayers();
    Optional<Outcome> score = DiscColumn.score(discs);
    if (discsAt != null) {
      boolean isOther = !draft.declared().equals(Outcome.NONE);
      if (score.isEmpty() || isOther && !score.get().equals(draft.declared())) {
        String fault = isOther ? "are not the score beside them" : "are not a score";
        draft.problem(
            ProblemCode.BAD_VALUE,
            discsAt,
            "the numbers of discs %s: %s".formatted(fault, discs.values()));
      } else {
        draft.declare(score.get(), discsAt);
      }
    }
    if (winner.isPresent() && winnerAt != null && draft.declared().equals(Outcome.NONE)) {
      draft.declare(Outcome.NONE.withWinner(winner.get()), winnerAt);
    }
  }

  /** Names the players; the first of a list is black, unless the list gives the sides. */
  private void namePlayers() {
    Optional<Disc> known = Optional.empty();
    for (Map.Entry<String, ListedPlayer> each : listed.entrySet()) {
      Optional<Disc> said = each.getValue().side;
      boolean isFirst = each.getKey().equals("0");
      known = said.isEmpty() ? known : isFirst ? said : said.map(Disc::opponent);
    }
    boolean isTurned = known.equals(Optional.of(Disc.WHITE));
    for (Map.Entry<String, ListedPlayer> each : listed.entrySet()) {
      ListedPlayer player = each.getValue();
      Optional<Disc> place = JsonNames.place(each.getKey());
      boolean isIndex = Character.isDigit(each.getKey().charAt(0));
      if (player.name != null && player.at != null && place.isPresent()) {
        Disc side = isIndex && isTurned ? place.get().opponent() : place.get();
        isPlayer(side == Disc.BLACK ? Fact.BLACK : Fact.WHITE, player.name, player.at);
      }
    }
  }
}
