package org.kifu.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import org.kifu.command.Job;
import org.kifu.command.input.OpenedInput;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Streams;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command that prints the script with which a shell completes the words of this program. */
@Command(
    name = "completion",
    description = "Print the script that completes commands, options and values in a shell.",
    footer = {
      "",
      "bash and zsh use the same script. Add this line to ~/.bashrc or ~/.zshrc:",
      "",
      "  source <(kifu completion bash)",
      "",
      "Example: kifu completion bash -o ~/.kifu-completion"
    })
final class CompletionCommand extends Job.WithoutInput {
  private enum Shell {
    BASH,
    ZSH;

    /**
     * The script for a command line, which is the same for both shells: in zsh it turns on the
     * completion of bash.
     */
    String script(CommandLine program) {
      return AutoComplete.bash("kifu", program);
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Parameters(paramLabel = "SHELL", description = "The shell: ${COMPLETION-CANDIDATES}.")
  private Shell shell = Shell.BASH;

  CompletionCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected int write(OpenedInput none, Writer out) throws IOException {
    out.write(shell.script(RootCommand.commandLine(streams, Writer.nullWriter())));
    return ExitCode.CLEAN;
  }
}
