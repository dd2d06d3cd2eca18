package org.kifu.command.query;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.kifu.base.Base;
import org.kifu.base.GameCondition;
import org.kifu.base.GameMarks;
import org.kifu.command.input.GameInput;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Suggestion;
import org.kifu.game.ParsedGame;
import picocli.CommandLine.Option;

/** The options for marks that games of bases have. */
final class MarkOptions {
  @Option(
      names = "--tag",
      paramLabel = "WORD",
      description = "Only games of bases with this tag, which 'kifu base mark' gives.")
  private @Nullable String tag;

  @Option(
      names = "--favourite",
      description = "Only games of bases that 'kifu base mark' made favourites.")
  private boolean favourite;

  private final Map<Path, Predicate<ParsedGame>> marked = new HashMap<>();

  private boolean isGiven() {
    return tag != null || favourite;
  }

  /** The condition for the tables of a base, if an option is given. */
  Optional<GameCondition> condition() {
    return Optional.ofNullable(tag)
        .map(word -> GameCondition.tagged(word.strip()))
        .or(() -> Optional.of(GameCondition.favourites()).filter(_ -> favourite));
  }

  /** Whether a game has the marks; true if none is asked for. */
  boolean has(ParsedGame game) {
    return !isGiven()
        || Base.of(game)
            .flatMap(base -> Optional.ofNullable(marked.get(base.file())))
            .filter(isMarked -> isMarked.test(game))
            .isPresent();
  }

  /** Looks the marks up in the bases of the input. */
  void read(GameInput input) throws IOException {
    if (!isGiven()) {
      return;
    }
    TreeSet<String> known = new TreeSet<>();
    for (Path file : input.bases()) {
      try (Base base = Base.open(file)) {
        GameMarks marks = new GameMarks(base);
        known.addAll(marks.tags());
        marked.put(file, isMarked(marks));
      }
    }
    if (marked.isEmpty()) {
      throw Refusal.usage((tag == null ? "--favourite" : "--tag") + " needs a base as INPUT");
    }
    String word = tag == null ? "" : tag.strip();
    if (tag != null && !known.contains(word)) {
      throw Refusal.usage(
          "--tag: no game has the tag '" + word + "'" + Suggestion.of(word, List.copyOf(known)));
    }
  }

  private Predicate<ParsedGame> isMarked(GameMarks marks) throws IOException {
    Predicate<ParsedGame> hasTag = tag == null ? _ -> true : marks.tagged(tag.strip());
    return favourite ? hasTag.and(marks.favourites()) : hasTag;
  }
}
