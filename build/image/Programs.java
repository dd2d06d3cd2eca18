package image;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Programs of the system. */
final class Programs {
  private Programs() {}

  /** Runs a program in a folder; it must end with 0. */
  static void run(Path folder, List<String> words) throws IOException, InterruptedException {
    run(folder, words, Map.of());
  }

  /** Runs a program in a folder with more variables of the environment; it must end with 0. */
  static void run(Path folder, List<String> words, Map<String, String> variables)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile()).inheritIO();
    builder.environment().putAll(variables);
    int exit = builder.start().waitFor();
    if (exit != 0) {
      throw new IOException(String.join(" ", words) + ": exit code " + exit);
    }
  }
}
