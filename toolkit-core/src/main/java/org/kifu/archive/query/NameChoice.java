package org.kifu.archive.query;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.kifu.game.GameHeader;

/**
 * One name that games are chosen by, and what it was found to stand for. A name that is matched
 * whole is meant; otherwise one that is matched in part, if there is only one.
 */
final class NameChoice {
  /** So many names are kept at most to be offered for one that is not there. */
  private static final int MOST_OTHERS = 100_000;

  private final String kind;
  private final String pattern;
  private final FoldedName wanted;
  private final Function<GameHeader, List<String>> names;
  private final Function<GameHeader, List<String>> wantedNames;
  private final Map<FoldedName, String> hits = new LinkedHashMap<>();

  /** Names that are not matched, as long as none is: what somebody may have meant. */
  private final Set<String> others = new LinkedHashSet<>();

  private boolean isMet;

  /**
   * @param kind what the name is of, such as {@code player}
   * @param names the names of that kind in a header, which it may stand for
   * @param wantedNames those of them for which a game is chosen
   */
  NameChoice(
      String kind,
      String pattern,
      Function<GameHeader, List<String>> names,
      Function<GameHeader, List<String>> wantedNames) {
    this.kind = kind;
    this.pattern = pattern;
    this.wanted = FoldedName.of(pattern);
    this.names = names;
    this.wantedNames = wantedNames;
  }

  /** Whether a name of this game is matched, whole or in part. */
  boolean matches(GameHeader header) {
    return isAmong(names.apply(header));
  }

  /** Whether it is one for which the game is chosen. */
  boolean isWanted(GameHeader header) {
    return isAmong(wantedNames.apply(header));
  }

  private boolean isAmong(List<String> some) {
    boolean isAmong = some.stream().anyMatch(name -> FoldedName.of(name).contains(wanted));
    isMet |= isAmong;
    if (isMet) {
      others.clear();
    } else if (others.size() < MOST_OTHERS) {
      others.addAll(some);
    }
    return isAmong;
  }

  String pattern() {
    return pattern;
  }

  /** Names that games had in which this one was looked for and never found. */
  List<String> others() {
    return List.copyOf(others);
  }

  /** Takes down which names of this game are matched. */
  void note(GameHeader header) {
    for (String name : names.apply(header)) {
      FoldedName folded = FoldedName.of(name);
      if (folded.contains(wanted)) {
        hits.putIfAbsent(folded, name);
      }
    }
  }

  /** Whether the name stands for one player or event, as far as games were taken down. */
  boolean isClear() {
    return hits.size() <= 1 || hits.containsKey(wanted);
  }

  /** Whether this game is of the player or event that the name stands for. */
  boolean means(GameHeader header) {
    return hits.containsKey(wanted)
        ? wantedNames.apply(header).stream().map(FoldedName::of).anyMatch(wanted::equals)
        : isWanted(header);
  }

  /** The refusal of a name that is not clear. */
  SelectionException severalHits() {
    return SelectionException.several(kind, pattern, List.copyOf(hits.values()));
  }
}
