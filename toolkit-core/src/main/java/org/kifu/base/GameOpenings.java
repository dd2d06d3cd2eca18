package org.kifu.base;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.board.StartSpec;
import org.kifu.board.Symmetry;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.SourceLocation;
import org.kifu.opening.GameWalk;
import org.kifu.opening.OpeningName;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.PositionKey;

/**
 * The names of the openings of games, as readers of a language know them. A base has English names.
 * Other lists name other positions, so in another language the name comes from the moves of each
 * game, and games are found by the positions that they reached.
 *
 * @param language the language of the readers
 */
public record GameOpenings(Locale language) {
  private static final String LISTED = " IN (SELECT value FROM json_each(?))";

  /** Games whose deepest position among some is one of the wanted, which makes the number odd. */
  private static final String DEEPEST =
      """
      opening NOTNULL AND game IN (SELECT game FROM positions WHERE key%1$s AND ply > 0
        GROUP BY game HAVING max(2 * ply + (key%1$s)) & 1)\
      """
          .formatted(LISTED);

  /** The beginning of codes of Japanese names that are English names too. */
  private static final String JAPANESE = "ja:";

  private static final Origin ORIGIN = Origin.at(SourceLocation.whole(""));

  /** The names of the English list, read only when a name is compared with them. */
  private static final class English {
    static final Set<String> NAMES =
        OpeningNames.lines().values().stream().map(OpeningName::name).collect(Collectors.toSet());
  }

  /** Whether readers know the names that a base has. */
  private boolean isStored() {
    return OpeningNames.areEnglish(language);
  }

  private OpeningNames names() {
    return OpeningNames.in(language);
  }

  /**
   * The name of the opening of a game; nothing if it has none. The three are cells of rows.
   *
   * @param stored the name in {@code openings}
   * @param squares the moves in {@code games}
   * @param start the start in {@code games}
   */
  public Optional<String> name(
      @Nullable Object stored, @Nullable Object squares, @Nullable Object start) {
    if (stored == null || isStored()) {
      return Optional.ofNullable(stored).map(Object::toString);
    }
    return squares instanceof byte[] moves
        ? names().deepest(walk(moves, start)).map(OpeningName::name)
        : Optional.empty();
  }

  private static GameWalk walk(byte[] squares, @Nullable Object start) {
    StartSpec spec = start == null ? StartSpec.STANDARD : new StartSpec.Setup(start.toString());
    GameRecord record = GameRecord.of(GameRecord.OTHELLO, spec, MoveList.ofSquares(squares));
    GameWalk walk = new GameWalk(GameEntry.PLIES);
    walk.walk(new ParsedGame(1, Optional.of(record), ORIGIN, List.of()));
    return walk;
  }

  /**
   * The text that stands for a name of the readers in addresses, whatever the language of those who
   * open them. It is the name, and says its language if the list of bases has the same name.
   */
  public String code(String name) {
    return isStored() ? name : japaneseCode(name);
  }

  private static String japaneseCode(String name) {
    return English.NAMES.contains(name) ? JAPANESE + name : name;
  }

  /** The name that readers know by a code; nothing if it is a name of the other list. */
  public Optional<String> nameOf(String code) {
    boolean isEnglish = English.NAMES.contains(code);
    return isEnglish == isStored() ? Optional.of(isEnglish ? code : plain(code)) : Optional.empty();
  }

  private static String plain(String code) {
    return code.startsWith(JAPANESE) ? code.substring(JAPANESE.length()) : code;
  }

  /** Games whose openings have one of these codes. */
  public static GameCondition coded(Base base, Collection<String> codes) throws IOException {
    return ofNumbers(base, codes::contains)
        .or(ofPositions(base, name -> codes.contains(japaneseCode(name))));
  }

  /**
   * Games with a text in the name of their opening, whatever its case. Names of the list that
   * readers do not see are looked for only by texts that a name in Latin letters cannot have.
   */
  public GameCondition holding(Base base, String text) throws IOException {
    String wanted = text.toLowerCase(Locale.ROOT);
    Predicate<String> isMeant = name -> name.toLowerCase(Locale.ROOT).contains(wanted);
    GameCondition english = ofNumbers(base, isMeant);
    boolean isLatin = text.chars().allMatch(each -> each < 0x80);
    return isStored() && isLatin ? english : english.or(ofPositions(base, isMeant));
  }

  /** Games with a name of the list that the base has. */
  private static GameCondition ofNumbers(Base base, Predicate<String> isMeant) throws IOException {
    List<Long> numbers = new ArrayList<>();
    stored(base)
        .forEach(
            (number, name) -> {
              if (isMeant.test(name)) {
                numbers.add(number);
              }
            });
    return new GameCondition("opening" + LISTED, List.of(json(numbers)));
  }

  /** The names that the base has, by their numbers. */
  private static Map<Long, String> stored(Base base) throws IOException {
    return base.read(
        tables -> {
          Map<Long, String> names = new TreeMap<>();
          try (var statement = tables.createStatement();
              var rows = statement.executeQuery("SELECT opening, name FROM openings")) {
            while (rows.next()) {
              names.put(rows.getLong(1), StoredValue.text(rows, 2));
            }
          }
          return names;
        });
  }

  /** Games with a name of the Japanese list. */
  private static GameCondition ofPositions(Base base, Predicate<String> isMeant)
      throws IOException {
    OpeningNames names = OpeningNames.japanese();
    List<PositionKey> wanted =
        names.positions().stream()
            .filter(each -> isMeant.test(names.of(each).orElseThrow().name()))
            .toList();
    if (wanted.isEmpty()) {
      return new GameCondition("0", List.of());
    }
    List<Long> from = numbers(names.positions().stream().filter(each -> mayFollow(each, wanted)));
    PositionSums.prove(base, from);
    return new GameCondition(DEEPEST, List.of(json(from), json(numbers(wanted.stream()))));
  }

  private static List<Long> numbers(Stream<PositionKey> positions) {
    return positions.map(PositionNumber::of).sorted().toList();
  }

  /**
   * Whether a game may reach a position after one of others, or it is one of them. Discs stay, so
   * all squares of the one before are taken, on a board that may be turned. Other positions of a
   * list are not read, which are most of it and those that most games reach.
   */
  private static boolean mayFollow(PositionKey position, List<PositionKey> others) {
    long taken = taken(position);
    return Stream.of(Symmetry.values())
        .mapToLong(symmetry -> ~symmetry.apply(taken))
        .anyMatch(free -> others.stream().anyMatch(each -> (taken(each) & free) == 0));
  }

  private static long taken(PositionKey position) {
    return position.player() | position.opponent();
  }

  /**
   * The names that readers see for codes that are not these names: the name of the same position,
   * or of a code of their own list the name without the language.
   */
  public Map<String, String> translations() {
    Map<String, String> translations = new TreeMap<>();
    for (PositionKey each : OpeningNames.japanese().positions()) {
      String japanese = OpeningNames.japanese().of(each).orElseThrow().name();
      String english = OpeningNames.english().of(each).map(OpeningName::name).orElse("");
      String code = japaneseCode(japanese);
      if (!isStored() && !english.isEmpty()) {
        translations.put(english, japanese);
      }
      translations.put(code, isStored() && !english.isEmpty() ? english : japanese);
      translations.remove(code, code);
    }
    return translations;
  }

  private static String json(Collection<Long> numbers) {
    return "[" + StoredValue.listed(numbers) + "]";
  }
}
