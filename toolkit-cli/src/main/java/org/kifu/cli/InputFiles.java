package org.kifu.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.kifu.format.Inputs;

/**
 * The files that are read, looked up each time; none for standard input and pasted text.
 *
 * @param tables files that say what is changed in the games
 * @param gamesRead how many games have been read from each so far
 */
record InputFiles(Inputs inputs, List<Path> tables, Supplier<Map<Path, Long>> gamesRead)
    implements Iterable<Path> {
  @Override
  public Iterator<Path> iterator() {
    List<Path> paths = new ArrayList<>(tables);
    inputs.sources(problem -> {}).forEachRemaining(source -> source.path().ifPresent(paths::add));
    return paths.iterator();
  }

  /** How many games have been read from a file. */
  OptionalLong games(Path file) {
    Long games = gamesRead.get().get(file);
    return games == null ? OptionalLong.empty() : OptionalLong.of(games);
  }
}
