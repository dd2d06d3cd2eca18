package org.kifu.notation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.game.Origin.Fact;

/**
 * Facts by the names that programs and tables give them: a column, a field, an element or a tag. A
 * word for a side next to a word for a player means the player, {@code blackUserName}, {@code
 * Player 1 (Black)}. Next to a word for discs it means the number of discs, {@code Brikker sort}.
 */
public final class NamedFact {
  private static final Set<String> PLAYERS =
      words(
          "player name user username nick nickname display full joueur spieler jugador giocatore"
              + " speler spiller spelare hráč gracz игрок имя nom nombre nome");

  private static final String FINAL = "final";

  /** Words that add nothing to the word for a fact. */
  private static final Set<String> BESIDE_FACT = words("player name at on final time");

  /** Words that mean the day of a game next to one of the words above. */
  private static final Set<String> BEGUN = words("started start begun gestartet begonnen débuté");

  /** Words that mean a side only next to another word. */
  private static final Map<String, Fact> SIDES =
      Map.of(
          "sort", Fact.BLACK,
          "nere", Fact.BLACK,
          "noires", Fact.BLACK,
          "černých", Fact.BLACK,
          "bianche", Fact.WHITE,
          "blanches", Fact.WHITE,
          "bílých", Fact.WHITE);

  /** Abbreviations, which have a dot after them. */
  private static final Map<String, Fact> SHORTENED =
      Map.ofEntries(
          Map.entry("blk", Fact.BLACK),
          Map.entry("schw", Fact.BLACK),
          Map.entry("wht", Fact.WHITE),
          Map.entry("res", Fact.RESULT),
          Map.entry("rés", Fact.RESULT),
          Map.entry("erg", Fact.RESULT),
          Map.entry("ergebn", Fact.RESULT),
          Map.entry("uitsl", Fact.RESULT),
          Map.entry("ris", Fact.RESULT),
          Map.entry("dat", Fact.DATE),
          Map.entry("tourn", Fact.EVENT),
          Map.entry("ev", Fact.EVENT));

  /** The score in German; in an English sentence the word means something else. */
  private static final String STAND = "stand";

  private static final Pattern BETWEEN = Pattern.compile("[\\s()\\[\\]._-]+");

  /** The namespace of a name in XML. */
  private static final Pattern PREFIX = Pattern.compile("^[\\p{L}_][\\p{L}\\p{N}_.-]*:(?=\\p{L})");

  private static final Pattern NUMBER = Pattern.compile("[12]");
  private static final int MOST_CHARACTERS = 40;
  private static final int MOST_WORDS = 4;

  private NamedFact() {}

  private static Set<String> words(String all) {
    return Set.of(all.split(" ", -1));
  }

  /**
   * Returns the fact that the words of a name stand for; nothing if they stand for none or for
   * several.
   */
  public static Optional<Fact> of(String name) {
    Optional<Fact> alone =
        name.endsWith(".")
            ? shortened(name)
            : name.equalsIgnoreCase(STAND) ? Optional.of(Fact.RESULT) : LabelledFact.named(name);
    if (alone.isPresent() || name.length() > MOST_CHARACTERS) {
      return alone;
    }
    List<String> words = split(name);
    Optional<Fact> side = side(words);
    if (side.isPresent()) {
      boolean isPlayer =
          words.stream()
              .allMatch(
                  word -> isSide(word) || PLAYERS.contains(word) || NUMBER.matcher(word).matches());
      boolean isAlone = words.size() == 1;
      return isPlayer && (!isAlone || LabelledFact.named(words.getFirst()).isPresent())
          ? side
          : Optional.empty();
    }
    List<String> said = words.stream().filter(word -> !BESIDE_FACT.contains(word)).toList();
    boolean isDay = said.size() == 1 && words.size() > 1 && BEGUN.contains(said.getFirst());
    return isDay
        ? Optional.of(Fact.DATE)
        : said.size() == 1 ? LabelledFact.named(said.getFirst()) : Optional.empty();
  }

  private static Optional<Fact> shortened(String name) {
    String word = name.substring(0, name.length() - 1).strip();
    return Optional.ofNullable(SHORTENED.get(SmallLetters.of(word)))
        .or(() -> LabelledFact.named(word));
  }

  /** Returns the column of discs that the words of a name stand for; nothing for any other name. */
  static Optional<DiscColumn> discs(String name) {
    List<String> words = name.length() > MOST_CHARACTERS ? List.of() : split(name);
    Optional<Fact> side = words.size() < 2 ? Optional.empty() : side(words);
    boolean areDiscs =
        words.stream()
                .allMatch(
                    word -> isSide(word) || word.equals(FINAL) || DiscWords.areBesideSide(word))
            && words.stream().anyMatch(word -> !isSide(word));
    return side.filter(_ -> areDiscs)
        .map(each -> each == Fact.BLACK ? DiscColumn.BLACK : DiscColumn.WHITE);
  }

  /** The word of a label for a fact. */
  public static String label(Fact fact) {
    return switch (fact) {
      case BLACK -> "Black";
      case WHITE -> "White";
      case EVENT -> "Event";
      case PLACE -> "Place";
      case DATE -> "Date";
      default -> "Result";
    };
  }

  /** The words of a name in small letters; empty if there are more than names have. */
  private static List<String> split(String name) {
    String words = LabelledFact.words(PREFIX.matcher(name).replaceFirst(""));
    String plain = SmallLetters.of(BETWEEN.matcher(words).replaceAll(" ").strip());
    List<String> split = List.of(plain.split(" ", -1));
    return split.size() <= MOST_WORDS ? split : List.of();
  }

  /** The only side among words; nothing if there is none, or if both sides occur. */
  private static Optional<Fact> side(List<String> words) {
    Map<Fact, Boolean> sides = new EnumMap<>(Fact.class);
    words.forEach(word -> sideOf(word).ifPresent(side -> sides.put(side, true)));
    return sides.size() == 1 ? Optional.of(sides.keySet().iterator().next()) : Optional.empty();
  }

  private static boolean isSide(String word) {
    return sideOf(word).isPresent();
  }

  private static Optional<Fact> sideOf(String word) {
    return Optional.ofNullable(SIDES.get(word))
        .or(
            () ->
                LabelledFact.named(word).filter(fact -> fact == Fact.BLACK || fact == Fact.WHITE));
  }
}
