package org.kifu.command.archive;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.kifu.base.Base;
import org.kifu.command.base.AdditionOptions;
import org.kifu.command.base.BaseActions;
import org.kifu.command.option.LanguageOption;
import org.kifu.command.output.PartJars;
import org.kifu.command.terminal.Browser;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.window.BaseWindow;
import org.kifu.window.BaseWindow.WindowPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "app",
    description = "Open games in a window of the browser.",
    footer = {
      "",
      "Without a name, Kifu opens your own base, which begins with example games. Files are added"
          + " to it. Only this machine can reach the window. Ctrl-C ends it.",
      "",
      "Example: kifu app examples/logistello-murakami-1997.pgn"
    })
public final class AppCommand implements Callable<Integer> {
  private static final int LAST_PORT = 65_535;

  private final Streams streams;

  @Parameters(
      arity = "0..*",
      paramLabel = "BASE|FILES",
      description = "A base; or files, folders and patterns that are added to your own base.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port of the window (default: 7717, or a free one if it is taken).")
  private int port = BaseWindow.USUAL_PORT;

  @Option(names = "--no-open", description = "Only print the address, and open no browser.")
  private boolean staysClosed;

  @Option(
      names = "--from-menu",
      description =
          "For the menu of the desktop: use the window that is open; end when no page has been open"
              + " for ten minutes; print no address.")
  private boolean isFromMenu;

  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private AdditionOptions additions = new AdditionOptions();

  /** Creates the command. */
  public AppCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    if (port < 0 || port > LAST_PORT) {
      throw Refusal.usage("--port must be 0 to %d, not %d".formatted(LAST_PORT, port));
    }
    additions.check();
    BaseWindow window = PartJars.only(BaseWindow.class, "app");
    Optional<Path> named = BaseActions.only(words);
    Path base = named.isPresent() ? named.get() : window.ownBase();
    boolean isOwn = named.isEmpty();
    if (isOwn && !words.isEmpty()) {
      try (Base opened = Base.openToChange(base)) {
        additions.addTo(opened, BaseActions.withWholePaths(words), streams);
      }
    }
    window.serve(base, new WindowPlan(port, language.words(), isOwn, isFromMenu), this::show);
    return ExitCode.CLEAN;
  }

  private void show(URI link, URI once) {
    if (!isFromMenu) { // what a program from the menu prints is kept where others may read it
      print(link);
    }
    if (!staysClosed && !Browser.opens(once)) {
      streams.say("kifu app: no browser could be opened; open the address yourself");
    }
  }

  private void print(URI link) {
    try {
      streams.out().write((link + "\n").getBytes(StandardCharsets.UTF_8));
      streams.out().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    streams.say("kifu app: the window is open at this address; Ctrl-C ends it");
  }
}
