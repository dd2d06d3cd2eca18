package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.game.Origin.Fact;

/**
 * An index of games above them, {@code [1] Ann - Bob 40-24} above {@code [2] Eva - Kim 33-31}: each
 * line belongs to the game that has the same number before its moves, or in its heading, and to no
 * other game.
 */
final class GameIndex {
  private static final Pattern ENTRY =
      Pattern.compile("[\\s>*]*([\\[(#]?)(\\d{1,3})([\\]).:]?)\\s+\\p{L}");

  /** A number before moves that is not a move number. */
  private static final Pattern BEFORE_MOVES =
      Pattern.compile("[\\s>*]*(?:\\[(\\d{1,3})\\]|\\((\\d{1,3})\\)|#(\\d{1,3})[.:]?)\\s*");

  private static final Pattern NUMBER = Pattern.compile("(?<!\\d)\\d{1,3}(?!\\d)");

  private static final Set<Fact> BOTH = Set.of(Fact.BLACK, Fact.WHITE);

  private final Map<Integer, LineReading> entries = new LinkedHashMap<>();

  /** The line and the number of the last entry. */
  private int lastLine = -1;

  private int lastNumber;

  /**
   * Takes a line of an index, which is right above or below the line with the next number; false
   * for any other line.
   */
  boolean takes(LineReading line, Optional<LineReading> next) {
    int number = number(line);
    boolean isBelow = number == lastNumber + 1 && line.line().number() == lastLine + 1;
    boolean isAbove = next.filter(below -> number(below) == number + 1).isPresent();
    boolean isAboveMoves = next.filter(LineReading::hasMoves).isPresent();
    boolean isEntry = number > 0 && (isBelow && !isAboveMoves || isAbove);
    if (isEntry) {
      entries.putIfAbsent(number, line);
      lastLine = line.line().number();
      lastNumber = number;
    }
    return isEntry;
  }

  /** The number before two players; 0 if there is no number. */
  private static int number(LineReading line) {
    boolean areNamed =
        (line.kind() == ReadingKind.PLAYERS || line.kind() == ReadingKind.TEXT)
            && line.facts().filter(facts -> facts.kinds().containsAll(BOTH)).isPresent();
    Matcher entry = ENTRY.matcher(areNamed ? line.line().text() : "");
    boolean isMarked = entry.lookingAt() && !(entry.group(1).isEmpty() && entry.group(3).isEmpty());
    return isMarked ? Integer.parseInt(entry.group(2)) : 0;
  }

  /**
   * Removes the entry of a game whose players are not named elsewhere; nothing if the game has no
   * entry.
   *
   * @param above the lines above its moves
   */
  Optional<LineReading> take(GameDraft game, List<LineReading> above) {
    boolean mayBe =
        !entries.isEmpty()
            && !NamePlaces.namesAPlayer(above)
            && !NamePlaces.namesAPlayer(game.lines());
    return mayBe ? Optional.ofNullable(entries.remove(number(game, above))) : Optional.empty();
  }

  private static int number(GameDraft game, List<LineReading> above) {
    LineReading first = game.first();
    int end = first.moves().size() == 0 ? 0 : first.moves().placeOf(0);
    Matcher before = BEFORE_MOVES.matcher(first.line().text().substring(0, end));
    if (before.matches()) {
      String one = before.group(1) != null ? before.group(1) : before.group(2);
      return Integer.parseInt(one != null ? one : before.group(3));
    }
    for (LineReading line : above) {
      Matcher number = NUMBER.matcher(isHeading(line) ? line.line().text() : "");
      if (number.find()) {
        return Integer.parseInt(number.group());
      }
    }
    return 0;
  }

  private static boolean isHeading(LineReading line) {
    return new FactBlock(List.of(line)).isHeading();
  }

  /** Removes the entries that belong to no game. */
  Collection<LineReading> rest() {
    List<LineReading> rest = new ArrayList<>(entries.values());
    entries.clear();
    return rest;
  }
}
