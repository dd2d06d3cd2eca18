package org.kifu.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
  /**
   * The property that names the program to open a page; the default is the browser of the system.
   */
  private static final String BROWSER = "kifu.browser";

  /** The time in which a browser can report a failure; a browser that works may run for hours. */
  private static final int PATIENCE_IN_SECONDS = 3;

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
    if (page.isPresent() && !isShown(page.get())) {
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

  private static boolean isShown(Path page) {
    ProcessBuilder browser = new ProcessBuilder(new ArrayList<>(browser()));
    browser.command().add(page.toUri().toString());
    browser.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    try {
      Process process = browser.start();
      process.getOutputStream().close();
      return !process.waitFor(PATIENCE_IN_SECONDS, TimeUnit.SECONDS) || process.exitValue() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  private static List<String> browser() {
    String chosen = System.getProperty(BROWSER);
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (chosen != null) {
      return List.of(chosen);
    } else if (system.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler");
    }
    return List.of(system.startsWith("mac") ? "open" : "xdg-open");
  }
}
