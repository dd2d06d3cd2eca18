package org.kifu.command.query;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

/** The option for a tag that games of a base have. */
final class TagOption {
  @Option(
      names = "--tag",
      paramLabel = "WORD",
      description = "Only games with this tag, which 'kifu base mark' gives; INPUT is a base.")
  private @Nullable String tag;

  private Predicate<ParsedGame> tagged = _ -> true;

  boolean isGiven() {
    return tag != null;
  }

  /** The condition for the tables of a base, if the option is given. */
  Optional<GameCondition> condition() {
    return Optional.ofNullable(tag).map(String::strip).map(GameCondition::tagged);
  }

  /** Whether a game has the tag; true if none is asked for. */
  boolean has(ParsedGame game) {
    return tagged.test(game);
  }

  /** Looks the tag up in the base. */
  void read(GameInput input) throws IOException {
    if (tag == null) {
      return;
    }
    String word = tag.strip();
    Path file =
        input.onlyBase().orElseThrow(() -> Refusal.usage("--tag needs a base as the only INPUT"));
    try (Base base = Base.open(file)) {
      GameMarks marks = new GameMarks(base);
      List<String> known = marks.tags();
      if (!known.contains(word)) {
        throw Refusal.usage(
            "--tag: no game has the tag '" + word + "'" + Suggestion.of(word, known));
      }
      tagged = marks.tagged(word);
    }
  }
}
