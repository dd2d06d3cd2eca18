package org.kifu.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * Options of a command, or a command, that name files to be read besides its input. They are found
 * wherever a command has them, so that no output takes the place of one and a manifest lists all.
 */
interface ReadsFiles {
  /** These files and those that are named here. */
  InputFiles with(InputFiles inputs);

  /**
   * These files and all that the options of the command that is run name.
   *
   * @param some options of it
   */
  static InputFiles ofAll(CommandSpec some, InputFiles inputs) {
    ParseResult command = some.root().commandLine().getParseResult();
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    return withAll(command.commandSpec(), inputs);
  }

  private static InputFiles withAll(CommandSpec command, InputFiles inputs) {
    InputFiles all =
        command.userObject() instanceof ReadsFiles options ? options.with(inputs) : inputs;
    for (CommandSpec mixin : command.mixins().values()) {
      all = withAll(mixin, all);
    }
    return all;
  }
}
