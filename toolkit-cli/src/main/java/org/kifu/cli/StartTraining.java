package org.kifu.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.kifu.command.terminal.Streams;

/**
 * The training run for the start-up cache: several commands in one process. The launcher starts it
 * once, so that the JVM records the classes that commands use and later starts are shorter.
 */
final class StartTraining {
  /**
   * Commands that need what many commands need, and no more: the JVM loads each class in the cache
   * at every start. The verified files are one of each notation that people often have.
   */
  private static final List<String> COMMANDS =
      List.of(
          "--help",
          "perft --depth 7",
          "rules othello",
          "explain illegal-move",
          "show IN/logistello-murakami-1997.txt --game 1",
          "convert IN/logistello-murakami-1997.txt --to json",
          "verify --format jsonl IN/three-good-one-broken.txt IN/kifu-diagram.txt"
              + " IN/logistello-murakami-1997.pgn IN/edax-sample.sgf IN/ggs-synchro-2009.ggf"
              + " IN/ffo-1-19.obf IN/wthor/WTH_1977.wtb IN/rules/othello.json",
          "openings IN/wthor/WTH_1977.wtb --plies 8 --format csv",
          "base create OUT/games.kifu IN/logistello-murakami-1997.txt",
          "openings OUT/games.kifu --at f5d6c3",
          "annotate IN/logistello-murakami-1997.txt --game 1 --level 1 --exact-from 6 --format"
              + " json",
          "report IN/annotated-1997.jsonl --game 1 --format jsonl");

  private StartTraining() {}

  /** Runs the commands; takes the folder of the examples, and one for files that they write. */
  public static void main(String[] args) {
    for (String[] words : commands(Path.of(args[0]), Path.of(args[1]))) {
      Main.run(Streams.ofProcess(), words); // even a command that is refused has loaded its classes
    }
  }

  /** The words of each command. */
  static List<String[]> commands(Path examples, Path output) {
    return COMMANDS.stream()
        .map(line -> line.split(" ", -1))
        .map(words -> Arrays.stream(words).map(word -> inPlace(word, examples, output)))
        .map(words -> words.toArray(String[]::new))
        .toList();
  }

  private static String inPlace(String word, Path examples, Path output) {
    if (word.startsWith("IN/")) {
      return examples.resolve(word.substring("IN/".length())).toString();
    }
    return word.startsWith("OUT/")
        ? output.resolve(word.substring("OUT/".length())).toString()
        : word;
  }
}
