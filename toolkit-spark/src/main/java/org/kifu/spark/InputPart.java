package org.kifu.spark;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.kifu.command.input.GameStream;
import org.kifu.format.ReadOptions;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.source.Source;

/** One part of the input of a run, in the order in which the plain command meets them. */
sealed interface InputPart extends Serializable {
  /** Its place in the order of the input, from 0. */
  int index();

  /**
   * A file.
   *
   * @param path as it was given; every machine must see the file under it
   * @param names the files of names that it is read with, if they were named; so must they be seen
   */
  record GameFile(int index, String path, List<String> names) implements InputPart {}

  /** A word that is no input, or a folder that cannot be listed or holds nothing. */
  record Unreadable(int index, Problem problem) implements InputPart {}

  /**
   * The place of a game in the order of the input: any number that ascends.
   *
   * @param number of the game in its file, from 1
   */
  default long indexOfGame(int number) {
    return (long) index() << Integer.SIZE | number;
  }

  /**
   * Opens the games of the part, inside a partition. A file that cannot be read is a problem of the
   * input and no failure of the job: the other parts are read all the same.
   *
   * @param problems takes what concerns the part as a whole, before the games that come after it
   * @param accounts takes what the bytes of the part are, after its last game
   */
  default GameStream games(Consumer<Problem> problems, BiConsumer<String, ByteCounts> accounts) {
    List<Source> sources =
        switch (this) {
          case GameFile(_, String path, List<String> names) ->
              List.of(
                  Source.of(Path.of(path))
                      .with(names.stream().map(Path::of).map(Source::of).toList()));
          case Unreadable(_, Problem problem) -> {
            problems.accept(problem);
            yield List.of();
          }
        };
    return new GameStream(sources.iterator(), ReadOptions.reportingTo(problems), accounts);
  }

  /** Reads all games of the part, inside a partition; the bytes are not accounted for. */
  default void read(Consumer<Problem> problems, Consumer<ParsedGame> games) {
    try (GameStream opened = games(problems, (source, bytes) -> {})) {
      opened.forEachRemaining(games);
    }
  }
}
