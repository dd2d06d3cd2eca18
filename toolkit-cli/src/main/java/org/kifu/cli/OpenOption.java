package org.kifu.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.command.terminal.Browser;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileNames;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * The option that opens the written page. The root adds it to the commands that write pages. When
 * the command is done, the root opens the page that {@code -o} or {@code --report} names.
 */
final class OpenOption {
  @Option(names = "--open", description = "Open the written page in the browser.")
  private boolean given;

  private final CommandSpec command;

  /** The option of a command. */
  OpenOption(CommandSpec command) {
    this.command = command;
  }

  /** The option of the command that was parsed, if it is given. */
  static Optional<OpenOption> of(ParseResult parsed) {
    ParseResult last = parsed;
    while (last.hasSubcommand()) {
      last = last.subcommand();
    }
    return last.commandSpec().mixins().values().stream()
        .map(CommandSpec::userObject)
        .filter(OpenOption.class::isInstance)
        .map(OpenOption.class::cast)
        .filter(option -> option.given)
        .findFirst();
  }

  /** Refuses the option if no page is written. */
  void check() {
    if (!isPage(value("-o")) && value("--report") == null) {
      String folder = command.findOption("--report") == null ? "" : " or --report DIR";
      throw new ParameterException(command.commandLine(), "--open needs -o FILE.html" + folder);
    }
  }

  /** Opens the page, if it was written, or reports that no browser opens it. */
  void open(Streams streams) {
    Optional<Path> page = page();
    if (page.isPresent() && !Browser.opens(page.get().toUri())) {
      streams.say(
          "%s: no browser could open %s"
              .formatted(command.qualifiedName(), FileNames.shown(page.get())));
    }
  }

  /** The page of {@code -o}, or else the first page in the folder of the report. */
  private Optional<Path> page() {
    Path file = value("-o");
    if (file != null && isPage(file)) {
      return Optional.of(file).filter(Files::exists);
    }
    Path folder = value("--report");
    if (folder == null) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(OpenOption::isPage).sorted().findFirst();
    } catch (IOException e) {
      return Optional.empty(); // the command has reported why there is none
    }
  }

  private @Nullable Path value(String option) {
    OptionSpec spec = command.findOption(option);
    return spec == null ? null : spec.getValue();
  }

  private static boolean isPage(@Nullable Path file) {
    return file != null && file.toString().toLowerCase(Locale.ROOT).matches("(?s).*\\.html?");
  }
}
