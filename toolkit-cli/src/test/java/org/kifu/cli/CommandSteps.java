package org.kifu.cli;

/** Several commands in one process, which starts only once for them. */
final class CommandSteps {
  private CommandSteps() {}

  /**
   * Runs commands, up to the first that fails.
   *
   * @param commands the words of each command, with line feeds between them
   */
  public static void main(String[] commands) {
    for (String command : commands) {
      int code = CommandRun.kifu(command.split("\n", -1)).code();
      if (code != 0) {
        System.exit(code);
      }
    }
  }
}
