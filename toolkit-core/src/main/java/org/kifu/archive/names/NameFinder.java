package org.kifu.archive.names;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.names.NameRules.NameRule;

/**
 * A finder of spellings that mean one player or event. A missed spelling does no harm, but a wrong
 * union does. So the finder proposes to replace a rare spelling by a frequent one. It never unites
 * two names that were in one place at one time, not even by way of a third name.
 */
public final class NameFinder {
  /** The least ratio of the games of another spelling to the games of a rare one. */
  private static final int RARE = 8;

  private static final int LETTERS_FOR_ONE_ERROR = 5;
  private static final int LETTERS_FOR_TWO_ERRORS = 10;

  /** The years by which a career may begin before, or end after, its known games. */
  private static final int YEARS_APART = 3;

  /** The most words of a name; more words are a sentence. */
  private static final int MOST_WORDS = 20;

  /** The most letters of a word; nobody types a longer one. */
  private static final int MOST_LETTERS = 60;

  /** The most names that are compared as the right one among names that differ in one word. */
  private static final int MOST_COMPARED = 100;

  private static final Comparator<NameSpelling.Variants> MOST_GAMES_FIRST =
      Comparator.comparingLong((NameSpelling.Variants variants) -> variants.most().games())
          .reversed();

  private final NameCensus census;
  private final NameRule.NameKind kind;
  private final List<NameRule> rules = new ArrayList<>();
  private final Set<String> renamed = new HashSet<>();
  private final NameCensus.Persons persons;

  private NameFinder(NameCensus census, NameRule.NameKind kind) {
    this.census = census;
    this.kind = kind;
    this.persons = new NameCensus.Persons(census);
  }

  /** Proposals for the names of an archive; no proposal is accepted yet. */
  public static List<NameRule> proposals(NameCensus census) {
    List<NameRule> all = new ArrayList<>();
    for (NameRule.NameKind kind : NameRule.NameKind.values()) {
      all.addAll(new NameFinder(census, kind).find());
    }
    return all;
  }

  private List<NameRule> find() {
    List<NameSpelling.Variants> names = variants();
    for (NameSpelling.Variants variants : names) {
      for (NameCensus.NameUse use : variants.uses()) {
        if (!use.equals(variants.most())) {
          propose(use, variants.most(), howSpelled(use, variants.most()));
        }
      }
    }
    transcriptions(names);
    NameCandidates candidates = new NameCandidates(census.uses(kind));
    if (kind == NameRule.NameKind.PLAYER) {
      candidates.countries().forEach(each -> propose(each.from(), each.to(), each.why()));
    }
    // A name and its cut form come from two sources, perhaps of the same event.
    for (NameCandidates.Candidate each : candidates.cuts(kind)) {
      propose(each.from(), each.to(), each.why(), true);
    }
    if (kind == NameRule.NameKind.PLAYER) {
      candidates.initials().forEach(each -> propose(each.from(), each.to(), each.why()));
    }
    typingErrors(byOtherWords(names));
    return rules;
  }

  private static String howSpelled(NameCensus.NameUse one, NameCensus.NameUse other) {
    return NameSpelling.of(one.name()).joined().equals(NameSpelling.of(other.name()).joined())
        ? "case, accents or punctuation"
        : "order of the words";
  }

  private List<NameSpelling.Variants> variants() {
    Map<String, List<NameCensus.NameUse>> byWords = new LinkedHashMap<>();
    for (NameCensus.NameUse use : census.uses(kind)) {
      if (NameSpelling.isLatin(use.name())) {
        NameSpelling spelling = NameSpelling.of(use.name());
        String key = kind == NameRule.NameKind.PLAYER ? spelling.sorted() : spelling.joined();
        byWords.computeIfAbsent(key, each -> new ArrayList<>()).add(use);
      }
    }
    return byWords.values().stream().map(NameSpelling.Variants::of).toList();
  }

  /** Proposes names that are transcribed, or separated into words, in different ways. */
  private void transcriptions(List<NameSpelling.Variants> names) {
    Map<String, List<NameCensus.NameUse>> byLetters = new LinkedHashMap<>();
    for (NameSpelling.Variants variants : names) {
      byLetters
          .computeIfAbsent(variants.spelling().loose(), each -> new ArrayList<>())
          .add(variants.most());
    }
    for (List<NameCensus.NameUse> uses : byLetters.values()) {
      NameCensus.NameUse most = NameSpelling.Variants.of(uses).most();
      for (NameCensus.NameUse use : uses) {
        if (!use.equals(most) && areOfOneTime(use, most)) {
          propose(use, most, "transcription or spaces");
        }
      }
    }
  }

  /**
   * Names that differ only in one word, and have the same first letter in that word. Only these are
   * compared, and only the most frequent of many, so that the time stays linear.
   */
  private static Map<String, List<NameSpelling.Variants>> byOtherWords(
      List<NameSpelling.Variants> names) {
    Map<String, List<NameSpelling.Variants>> blocks = new LinkedHashMap<>();
    for (NameSpelling.Variants variants : names) {
      for (String key : keys(variants)) {
        blocks.computeIfAbsent(key, each -> new ArrayList<>()).add(variants);
      }
    }
    blocks.values().removeIf(block -> block.size() == 1);
    return blocks;
  }

  /** The keys of a name: for each word, the name with only the first letter of that word. */
  private static List<String> keys(NameSpelling.Variants variants) {
    List<String> words = new ArrayList<>(variants.spelling().words());
    List<String> keys = new ArrayList<>();
    if (words.size() >= 2 && words.size() <= MOST_WORDS) {
      for (int i = 0; i < words.size(); i++) {
        String word = words.get(i);
        words.set(i, word.charAt(0) + "*");
        keys.add(String.join(" ", words));
        words.set(i, word);
      }
    }
    return keys;
  }

  private void typingErrors(Map<String, List<NameSpelling.Variants>> blocks) {
    for (List<NameSpelling.Variants> block : blocks.values()) {
      List<NameSpelling.Variants> frequent =
          block.stream().sorted(MOST_GAMES_FIRST).limit(MOST_COMPARED).toList();
      for (NameSpelling.Variants one : block) {
        frequent.stream()
            .filter(other -> isTypingErrorFor(one, other))
            .findFirst()
            .ifPresent(best -> propose(one.most(), best.most(), evidenceOfError(one, best)));
      }
    }
  }

  private static String evidenceOfError(NameSpelling.Variants one, NameSpelling.Variants other) {
    List<String> words = one.onlyOtherWord(other);
    return words == null
        ? ""
        : "typing error: %s for %s".formatted(words.getFirst(), words.getLast());
  }

  private boolean isTypingErrorFor(NameSpelling.Variants one, NameSpelling.Variants other) {
    if (one.most().games() * RARE > other.most().games()
        || !areOfOneTime(one.most(), other.most())) {
      return false;
    }
    @Nullable List<String> words = one.onlyOtherWord(other);
    return words != null && isTypingError(words.getFirst(), words.getLast());
  }

  private static boolean areOfOneTime(NameCensus.NameUse rare, NameCensus.NameUse frequent) {
    return rare.firstYear() == 0
        || frequent.firstYear() == 0
        || rare.firstYear() >= frequent.firstYear() - YEARS_APART
            && rare.lastYear() <= frequent.lastYear() + YEARS_APART;
  }

  /**
   * Whether a person may have typed one for the other; names of relatives may differ in this way
   * too.
   */
  private static boolean isTypingError(String one, String other) {
    int shorter = Math.min(one.length(), other.length());
    if (NameSpelling.hasDigit(one)
        || NameSpelling.hasDigit(other)
        || shorter < LETTERS_FOR_ONE_ERROR
        || Math.max(one.length(), other.length()) > MOST_LETTERS
        || one.charAt(0) != other.charAt(0)
        || differOnlyInTheEnd(one, other)) {
      return false;
    }
    return NameSpelling.distance(one, other) <= (shorter < LETTERS_FOR_TWO_ERRORS ? 1 : 2);
  }

  /**
   * Whether the words differ only in the end, which may make another name: Daniel and Daniele,
   * Mario and Maria.
   */
  private static boolean differOnlyInTheEnd(String one, String other) {
    int length = Math.min(one.length(), other.length());
    int same = 0;
    while (same < length && one.charAt(same) == other.charAt(same)) {
      same++;
    }
    return same >= Math.max(one.length(), other.length()) - 1;
  }

  private void propose(NameCensus.NameUse from, NameCensus.NameUse to, String why) {
    propose(from, to, why, false);
  }

  private void propose(
      NameCensus.NameUse from, NameCensus.NameUse to, String why, boolean atOneEvent) {
    boolean isPlayer = kind == NameRule.NameKind.PLAYER;
    if (from.name().equals(to.name())
        || renamed.contains(to.name())
        || renamed.contains(from.name())
        || isPlayer && !persons.join(from.name(), to.name(), atOneEvent)) {
      return;
    }
    renamed.add(from.name());
    String evidence = "%s; %s, for %s".formatted(why, from, to);
    rules.add(new NameRule(kind, from.name(), to.name(), false, evidence));
  }
}
