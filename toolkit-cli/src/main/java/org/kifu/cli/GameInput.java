package org.kifu.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.rules.Rules;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What a command reads, and which games of it. */
final class GameInput {
  /** The names of the command line; some belong to formats that a later version reads. */
  private static final List<String> FORMATS =
      List.of(
          "transcript", "diagram", "wthor", "ggf", "sgf", "pgn", "quest", "obf", "edax",
          "logistello", "solo", "pdn", "json");

  @Parameters(
      arity = "1..*",
      paramLabel = "INPUT",
      description = "Files, folders, globs, '-' for standard input, or a game as text.")
  private List<String> inputs = new ArrayList<>();

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      description = "The notation of the input; without it, it is recognised from the content.")
  private @Nullable String format;

  @Mixin private RulesOption rules = new RulesOption();
  @Mixin private SelectionOptions selection = new SelectionOptions();
}
