package org.kifu.command;

import org.kifu.command.terminal.ColourChoice;
import picocli.CommandLine.Option;

/**
 * The option for colours, which every command has. Its value is checked here; {@link ColourChoice}
 * reads it earlier.
 */
public final class ColourOption {
  /** The colours that are asked for. */
  @Option(
      names = ColourChoice.OPTION,
      paramLabel = "WHEN",
      description = "Use colours: auto (on a terminal, the default), always or never.")
  ColourChoice choice = ColourChoice.AUTO;
}
