package org.kifu.base;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.kifu.source.SourceFolder;

/**
 * A folder that notes which of its files a reader uses, so that a base can keep them too.
 *
 * @param real the folder, if there is one
 * @param opened the files that were opened
 * @param candidates the files with names in it
 */
record WatchedFolder(Optional<SourceFolder> real, Set<String> opened, Set<String> candidates)
    implements SourceFolder {
  static WatchedFolder of(Optional<SourceFolder> real) {
    return new WatchedFolder(real, new TreeSet<>(), new TreeSet<>());
  }

  @Override
  public List<String> files() throws IOException {
    List<String> files = real.isPresent() ? real.get().files() : List.of();
    files.stream().filter(WatchedFolder::mayHoldNames).forEach(candidates::add);
    return files;
  }

  private static boolean mayHoldNames(String file) {
    String name = file.toLowerCase(Locale.ROOT);
    return name.endsWith(".jou") || name.endsWith(".trn");
  }

  @Override
  public InputStream open(String file) throws IOException {
    InputStream stream = real.orElseThrow().open(file);
    opened.add(file);
    return stream;
  }

  /** The files that a base must keep for a reader to read the same again. */
  Set<String> used() {
    return opened.isEmpty() ? candidates : opened;
  }
}
