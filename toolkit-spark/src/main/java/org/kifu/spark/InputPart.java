package org.kifu.spark;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.kifu.command.input.GameStream;
import org.kifu.format.ReadOptions;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.rules.Rules;
import org.kifu.source.Source;

/** A part of the input of a run; the parts have the order in which the plain command reads them. */
sealed interface InputPart extends Serializable {
  /** The entry of a part that is a whole file. */
  String ALL = "";

  /** The index of the part in the order of the input, from 0. */
  int index();

  /**
   * A file.
   *
   * @param path the path as it was given, under which every machine must see the file
   * @param entry the path in an archive, or the name of a file that a base keeps; empty for all
   * @param names the paths of the files of names for reading it, if the user named any; every
   *     machine must see these too
   */
  record GameFile(int index, String path, String entry, List<String> names) implements InputPart {
    private Source source(List<Source> beside) {
      Path file = Path.of(path);
      return (entry.equals(ALL) ? Source.of(file) : Source.of(file, entry)).with(beside);
    }
  }

  /** A word that does not name an input, or a folder that cannot be listed or is empty. */
  record Unreadable(int index, Problem problem) implements InputPart {}

  /**
   * The index of a game in the order of the input: a number that ascends, with gaps.
   *
   * @param number the number of the game in its file, from 1
   */
  default long indexOfGame(int number) {
    return (long) index() << Integer.SIZE | number;
  }

  /**
   * Opens the games of the part, inside a partition. A file that cannot be read is a problem of the
   * input and not a failure of the job: the other parts are still read.
   *
   * @param problems takes the problems of the part as a whole, each before the games that come
   *     after it
   * @param accounts takes the byte counts of the part, after its last game
   */
  default GameStream games(Consumer<Problem> problems, BiConsumer<String, ByteCounts> accounts) {
    return games(ReadOptions.reportingTo(problems), problems, accounts);
  }

  private GameStream games(
      ReadOptions options, Consumer<Problem> problems, BiConsumer<String, ByteCounts> accounts) {
    List<Source> beside = new ArrayList<>();
    List<Source> sources = new ArrayList<>();
    switch (this) {
      case GameFile file -> {
        file.names().stream().map(Path::of).map(Source::of).forEach(beside::add);
        sources.add(file.source(beside));
      }
      case Unreadable(_, Problem problem) -> problems.accept(problem);
    }
    return new GameStream(sources.iterator(), beside, options, accounts);
  }

  /**
   * Reads all games of the part, inside a partition, without byte counts.
   *
   * @param rules the rules of the games whose records do not name rules
   */
  default void read(Rules<?, ?> rules, Consumer<Problem> problems, Consumer<ParsedGame> games) {
    ReadOptions options = new ReadOptions(Optional.empty(), Optional.empty(), rules, problems);
    try (GameStream opened = games(options, problems, (source, bytes) -> {})) {
      opened.forEachRemaining(games);
    }
  }

  /** Reads all games of the part, inside a partition, without byte counts. */
  default void read(Consumer<Problem> problems, Consumer<ParsedGame> games) {
    try (GameStream opened = games(problems, (source, bytes) -> {})) {
      opened.forEachRemaining(games);
    }
  }
}
