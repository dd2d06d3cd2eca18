package org.kifu.command.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.kifu.archive.output.Manifest.FileSum.SummedInput;

/**
 * The files that a command reads, looked up at each call; none for pasted text. They include the
 * file from which the shell redirects standard input.
 *
 * @param tables the files that hold no games, such as rules for names
 * @param gamesRead the number of games that have been read from each file so far
 */
public record InputFiles(
    List<InputWords> inputs, List<Path> tables, Supplier<Map<Path, Long>> gamesRead)
    implements Iterable<Path> {
  /** The files of a command that reads no games. */
  public static final InputFiles NONE = new InputFiles(List.of(), List.of(), Map::of);

  private static final Path STANDARD_INPUT = Path.of("/dev/stdin");

  /** The files of several inputs; the games of a file that is read twice count once. */
  public static InputFiles ofAll(List<ChosenGames> all) {
    List<InputFiles> each = all.stream().map(ChosenGames::files).toList();
    return new InputFiles(
        each.stream().flatMap(files -> files.inputs.stream()).toList(),
        each.stream().flatMap(files -> files.tables.stream()).toList(),
        () -> {
          Map<Path, Long> games = new HashMap<>();
          each.forEach(files -> games.putAll(files.gamesRead.get()));
          return games;
        });
  }

  /** These files and another one, which holds no games. */
  public InputFiles with(Path table) {
    List<Path> all = new ArrayList<>(tables);
    all.add(table);
    return new InputFiles(inputs, List.copyOf(all), gamesRead);
  }

  /** These files and others, whose games are not counted. */
  public InputFiles with(InputWords others) {
    List<InputWords> all = new ArrayList<>(inputs);
    all.add(others);
    return new InputFiles(List.copyOf(all), tables, gamesRead);
  }

  @Override
  public Iterator<Path> iterator() {
    List<Path> paths = named();
    if (standardInputs().findAny().isPresent()) {
      redirected().ifPresent(paths::add);
    }
    return paths.iterator();
  }

  /** The file that standard input comes from, if the system knows it. */
  private static Optional<Path> redirected() {
    try {
      return Optional.of(STANDARD_INPUT.toRealPath()).filter(Files::isRegularFile);
    } catch (IOException e) {
      return Optional.empty(); // a pipe has no real path
    }
  }

  /** The files that have been named. */
  public List<Path> named() {
    List<Path> paths = new ArrayList<>(tables);
    for (InputWords words : inputs) {
      words
          .sources()
          .sources(problem -> {})
          .forEachRemaining(source -> source.path().ifPresent(paths::add));
    }
    return paths;
  }

  /** The number of games read from a file. */
  public OptionalLong games(Path file) {
    Long games = gamesRead.get().get(file);
    return games == null ? OptionalLong.empty() : OptionalLong.of(games);
  }

  /** Standard input, once for each input that includes it. */
  public Stream<SummedInput> standardInputs() {
    return inputs.stream().flatMap(words -> words.standardInput().stream());
  }
}
