package org.kifu.archive.names;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.archive.names.NameCensus.NameUse;
import org.kifu.archive.names.NameRules.NameRule.NameKind;
import org.kifu.archive.query.FoldedName;

/**
 * Candidates for names that are another name with something added or left out: a country after it,
 * the end that had no room, or everything except the first letter of a word. If two names fit,
 * there is no candidate.
 */
final class NameCandidates {
  private static final Pattern COUNTRY = Pattern.compile("\\s*[(\\[]([A-Z]{2,3})[)\\]]\\s*$");
  private static final int MOST_WORDS = 20;

  // A field of a WTHOR file without the zero after the name.
  private static final int PLAYER_ROOM = 19;
  private static final int EVENT_ROOM = 25;

  private static final Comparator<NameUse> MOST_GAMES = Comparator.comparingLong(NameUse::games);

  /**
   * A name that may replace another.
   *
   * @param why the reason that the two names may be one
   */
  record Candidate(NameUse from, NameUse to, String why) {}

  private final Collection<NameUse> uses;

  /**
   * @param uses the names to compare
   */
  NameCandidates(Collection<NameUse> uses) {
    this.uses = uses.stream().filter(use -> NameSpelling.isLatin(use.name())).toList();
  }

  private static String withoutCountry(String name) {
    return COUNTRY.matcher(name).replaceFirst("");
  }

  private static Optional<String> country(String name) {
    Matcher matcher = COUNTRY.matcher(name);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /** The words of a player's name in alphabetical order, without the country. */
  private static String bare(NameUse use) {
    return NameSpelling.of(withoutCountry(use.name())).sorted();
  }

  /**
   * {@code Kurita Seiya (JPN)} for {@code Kurita Seiya}, or the reverse, if no other country is
   * known.
   */
  List<Candidate> countries() {
    Map<String, List<NameUse>> byWords = new LinkedHashMap<>();
    uses.forEach(use -> byWords.computeIfAbsent(bare(use), key -> new ArrayList<>()).add(use));
    List<Candidate> found = new ArrayList<>();
    for (List<NameUse> names : byWords.values()) {
      List<NameUse> marked = new ArrayList<>(names);
      marked.removeIf(use -> country(use.name()).isEmpty());
      List<NameUse> plain = new ArrayList<>(names);
      plain.removeAll(marked);
      long countries = marked.stream().map(use -> country(use.name())).distinct().count();
      if (countries == 1 && !plain.isEmpty()) {
        found.add(rareForFrequent(most(marked), most(plain)));
      }
    }
    return found;
  }

  private static NameUse most(List<NameUse> names) {
    return names.stream().max(MOST_GAMES).orElseThrow();
  }

  private static Candidate rareForFrequent(NameUse marked, NameUse plain) {
    String why = "country (%s) behind the name".formatted(country(marked.name()).orElseThrow());
    return marked.games() > plain.games()
        ? new Candidate(plain, marked, why)
        : new Candidate(marked, plain, why);
  }

  /**
   * Names that fill the room of a WTHOR file, each with the only longer name that begins with it.
   */
  List<Candidate> cuts(NameKind kind) {
    int room = kind == NameKind.PLAYER ? PLAYER_ROOM : EVENT_ROOM;
    Map<String, NameUse> cut = new LinkedHashMap<>();
    uses.stream()
        .filter(use -> use.name().length() <= room)
        .forEach(use -> cut.put(FoldedName.of(use.name()).text(), use));
    Map<NameUse, List<NameUse>> longer = new LinkedHashMap<>();
    for (NameUse use : uses) {
      NameUse beginning =
          use.name().length() <= room
              ? null
              : cut.get(FoldedName.of(use.name().substring(0, room)).text());
      if (beginning != null) {
        longer.computeIfAbsent(beginning, key -> new ArrayList<>()).add(use);
      }
    }
    String why = "cut to the %d letters of a WTHOR file".formatted(room);
    return longer.entrySet().stream()
        .filter(each -> each.getValue().size() == 1)
        .map(each -> new Candidate(each.getKey(), each.getValue().getFirst(), why))
        .toList();
  }

  /** {@code T. Murakami} or {@code Murakami T.}, if only one Murakami with a T is known. */
  List<Candidate> initials() {
    Map<String, List<NameUse>> shorter = new LinkedHashMap<>();
    Map<String, Map<String, List<NameUse>>> full = new LinkedHashMap<>();
    for (NameUse use : uses) {
      List<String> words = NameSpelling.of(withoutCountry(use.name())).words();
      for (int i = 0; i < words.size() && 2 <= words.size() && words.size() <= MOST_WORDS; i++) {
        String key = initialAndRest(words, i);
        if (words.get(i).length() > 1) {
          full.computeIfAbsent(key, each -> new LinkedHashMap<>())
              .computeIfAbsent(bare(use), each -> new ArrayList<>())
              .add(use);
        } else if (Character.isLetter(words.get(i).charAt(0))) {
          shorter.computeIfAbsent(key, each -> new ArrayList<>()).add(use);
        }
      }
    }
    List<Candidate> found = new ArrayList<>();
    shorter.forEach(
        (key, names) -> {
          Map<String, List<NameUse>> fitting = full.getOrDefault(key, Map.of());
          if (fitting.size() == 1) {
            NameUse only = most(fitting.values().iterator().next());
            found.add(new Candidate(most(names), only, "initial of the given name"));
          }
        });
    return found;
  }

  /** The first letter of a word and the other words in alphabetical order. */
  private static String initialAndRest(List<String> words, int at) {
    List<String> rest = new ArrayList<>(words);
    String word = rest.remove(at);
    rest.sort(null);
    return word.charAt(0) + " " + String.join(" ", rest);
  }
}
