package org.kifu.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.kifu.export.SummedInput;

/**
 * The files that are read, looked up each time; none for standard input and pasted text.
 *
 * @param tables files that hold no games, such as rules for names
 * @param gamesRead how many games have been read from each so far
 */
record InputFiles(List<InputWords> inputs, List<Path> tables, Supplier<Map<Path, Long>> gamesRead)
    implements Iterable<Path> {
  /** The files of several inputs; of one that is read twice the games count once. */
  static InputFiles ofAll(List<Games> all) {
    List<InputFiles> each = all.stream().map(Games::files).toList();
    return new InputFiles(
        each.stream().flatMap(files -> files.inputs.stream()).toList(),
        each.stream().flatMap(files -> files.tables.stream()).toList(),
        () -> {
          Map<Path, Long> games = new HashMap<>();
          each.forEach(files -> games.putAll(files.gamesRead.get()));
          return games;
        });
  }

  /** These and one more, which holds no games. */
  InputFiles with(Path table) {
    List<Path> all = new ArrayList<>(tables);
    all.add(table);
    return new InputFiles(inputs, List.copyOf(all), gamesRead);
  }

  /** These and others, whose games are not counted. */
  InputFiles with(InputWords others) {
    List<InputWords> all = new ArrayList<>(inputs);
    all.add(others);
    return new InputFiles(List.copyOf(all), tables, gamesRead);
  }

  @Override
  public Iterator<Path> iterator() {
    List<Path> paths = new ArrayList<>(tables);
    for (InputWords words : inputs) {
      words
          .sources()
          .sources(problem -> {})
          .forEachRemaining(source -> source.path().ifPresent(paths::add));
    }
    return paths.iterator();
  }

  /** How many games have been read from a file. */
  OptionalLong games(Path file) {
    Long games = gamesRead.get().get(file);
    return games == null ? OptionalLong.empty() : OptionalLong.of(games);
  }

  /** Standard input, once for each input that has it. */
  Stream<SummedInput> standardInputs() {
    return inputs.stream().flatMap(words -> words.standardInput().stream());
  }
}
