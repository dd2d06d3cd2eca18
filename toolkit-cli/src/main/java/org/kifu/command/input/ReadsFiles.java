package org.kifu.command.input;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.kifu.command.terminal.CommandWords;
import org.kifu.source.Encoding;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * Options of a command, or a command, that name files to be read besides its input. They are found
 * wherever a command has them, so that no output takes the place of one and a manifest lists all.
 */
public interface ReadsFiles {
  /** These files and those that are named here. */
  InputFiles with(InputFiles inputs);

  /**
   * These files, all that the options of the command that is run name, and those that its words
   * come from.
   *
   * @param some options of it
   */
  static InputFiles ofAll(CommandSpec some, InputFiles inputs) {
    ParseResult command = some.root().commandLine().getParseResult();
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    InputFiles all = withAll(command.commandSpec(), inputs);
    List<String> words = some.root().commandLine().getParseResult().originalArgs();
    for (Path list : CommandWords.lists(words)) {
      all = all.with(list);
    }
    return all;
  }

  private static InputFiles withAll(CommandSpec command, InputFiles inputs) {
    InputFiles all =
        command.userObject() instanceof ReadsFiles options ? options.with(inputs) : inputs;
    for (CommandSpec mixin : command.mixins().values()) {
      all = withAll(mixin, all);
    }
    return all;
  }

  /** Opens a table that people or their spreadsheets wrote, in whatever encoding it was saved. */
  static BufferedReader openTable(Path file) throws IOException {
    return new BufferedReader(new StringReader(Encoding.text(Files.readAllBytes(file))));
  }
}
