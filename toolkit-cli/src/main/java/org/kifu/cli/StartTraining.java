package org.kifu.cli;

import java.util.ArrayList;
import java.util.List;
import org.kifu.command.terminal.Streams;

/**
 * Runs several commands in one process, divided by {@code ++}. The launcher starts it once to let
 * the JVM write down the classes that commands use, so that later starts are shorter.
 */
final class StartTraining {
  private static final String NEXT = "++";

  private StartTraining() {}

  public static void main(String[] args) {
    List<String> words = new ArrayList<>();
    for (String arg : args) {
      if (arg.equals(NEXT)) {
        run(words);
        words.clear();
      } else {
        words.add(arg);
      }
    }
    run(words);
  }

  /** A command that is refused has still loaded its classes. */
  private static void run(List<String> words) {
    Main.run(Streams.ofProcess(), words.toArray(String[]::new));
  }
}
