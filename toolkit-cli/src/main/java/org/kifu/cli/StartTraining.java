package org.kifu.cli;

import java.util.ArrayList;
import java.util.List;
import org.kifu.command.terminal.Streams;

/**
 * The training run for the start-up cache: several commands in one process, separated by {@code
 * ++}. The launcher starts it once, so that the JVM records the classes that commands use and later
 * starts are shorter.
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

  /** Runs a command; even a command that is refused has loaded its classes. */
  private static void run(List<String> words) {
    Main.run(Streams.ofProcess(), words.toArray(String[]::new));
  }
}
