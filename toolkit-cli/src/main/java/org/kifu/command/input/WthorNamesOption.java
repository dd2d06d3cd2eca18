package org.kifu.command.input;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.kifu.command.terminal.Refusal;
import org.kifu.source.Source;
import picocli.CommandLine.Option;

/** The option for the name files of WTHOR games, in place of those beside the games. */
public final class WthorNamesOption implements ReadsFiles {
  static final String NAME = "--wthor-names";

  @Option(
      names = NAME,
      paramLabel = "FILE",
      description = "Players (.jou) or tournaments (.trn) of WTHOR games. Can be repeated.")
  private List<Path> files = new ArrayList<>();

  @Override
  public InputFiles with(InputFiles inputs) {
    InputFiles all = inputs;
    for (Path file : files) {
      all = all.with(file);
    }
    return all;
  }

  /** The files as sources, at most one of each kind. */
  public List<Source> sources() {
    return paths().stream().map(Source::of).toList();
  }

  /** The files, at most one of each kind. */
  public List<Path> paths() {
    List<String> endings = files.stream().map(WthorNamesOption::ending).toList();
    if (endings.stream().distinct().count() < endings.size()) {
      throw Refusal.usage(NAME + ": takes at most one .jou file and one .trn file");
    }
    return List.copyOf(files);
  }

  private static String ending(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    String ending = name.substring(Math.max(0, name.length() - ".jou".length()));
    if (!ending.equals(".jou") && !ending.equals(".trn")) {
      throw Refusal.usage(
          NAME + ": " + file + ": must end in .jou (players) or .trn (tournaments)");
    }
    if (!Files.isReadable(file) || Files.isDirectory(file)) {
      throw Refusal.path(
          NAME + ": " + file + ": " + (Files.exists(file) ? "cannot be read" : "no such file"));
    }
    return ending;
  }
}
