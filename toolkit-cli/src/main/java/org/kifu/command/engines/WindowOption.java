package org.kifu.command.engines;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Window;
import org.kifu.command.Refusal;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The options for what to ask of a score: all, its sign, or whether it is in a window. */
final class WindowOption {
  /** One of two. */
  private static final class Narrower {
    @Option(names = "--wld", description = "Only whether the position is won, drawn or lost.")
    private boolean winLossDraw;

    @Option(
        names = "--window",
        paramLabel = "A:B",
        description =
            "Only the scores between A and B discs; of others only on which side they are.")
    private @Nullable String bounds;
  }

  private static final Pattern BOUNDS = Pattern.compile("([+-]?\\d{1,2}):([+-]?\\d{1,2})");

  @ArgGroup private @Nullable Narrower narrower;

  Window window() {
    if (narrower == null) {
      return Window.ALL;
    }
    return narrower.winLossDraw || narrower.bounds == null
        ? Window.WIN_LOSS_DRAW
        : parsed(narrower.bounds);
  }

  private static Window parsed(String bounds) {
    Matcher matcher = BOUNDS.matcher(bounds);
    if (!matcher.matches()) {
      throw Refusal.usage("--window is two numbers of discs like -4:4, not '" + bounds + "'");
    }
    try {
      return new Window(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("--window goes from the lower to the higher of two numbers -65 to 65");
    }
  }
}
