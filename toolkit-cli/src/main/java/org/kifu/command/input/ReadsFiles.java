package org.kifu.command.input;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.kifu.command.terminal.GivenWords;
import org.kifu.source.text.EncodingGuess;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * Options, or a command, that name files to read in addition to the input. They are found wherever
 * a command has them, so that no output replaces such a file, and a manifest lists all of these
 * files.
 */
public interface ReadsFiles {
  /** The given files and those that these options name. */
  InputFiles with(InputFiles inputs);

  /**
   * The given files, those that the options of this command name, and the {@code @} files from
   * which its words come.
   *
   * @param some options of the command
   */
  static InputFiles ofAll(CommandSpec some, InputFiles inputs) {
    ParseResult command = some.root().commandLine().getParseResult();
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    InputFiles all = withAll(command.commandSpec(), inputs);
    for (Path list : GivenWords.of(some).lists()) {
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

  /** Opens a table that people or their spreadsheets wrote, in any encoding. */
  static BufferedReader openTable(Path file) throws IOException {
    return new BufferedReader(new StringReader(EncodingGuess.text(Files.readAllBytes(file))));
  }
}
