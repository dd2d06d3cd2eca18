package org.kifu.source;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A folder with files added that somebody named; they replace the files with the same ending.
 *
 * @param named the files, no two with the same ending
 * @param rest the folder without the named files, if there is one
 */
record NamedFiles(List<Source> named, Optional<SourceFolder> rest) implements SourceFolder {
  NamedFiles {
    named = List.copyOf(named);
  }

  /** The same named files, added to another folder. */
  NamedFiles in(SourceFolder other) {
    return new NamedFiles(named, Optional.of(other));
  }

  @Override
  public List<String> files() throws IOException {
    List<String> beside = rest.isPresent() ? rest.get().files() : List.of();
    return Stream.concat(named.stream().map(Source::fileName), beside.stream().filter(this::isKept))
        .toList();
  }

  private boolean isKept(String file) {
    return named.stream().noneMatch(each -> ending(each.fileName()).equals(ending(file)));
  }

  private static String ending(String file) {
    return file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean isNamed(String file) {
    return find(file).isPresent();
  }

  private Optional<Source> find(String file) {
    return named.stream().filter(each -> each.fileName().equals(file)).findFirst();
  }

  @Override
  public InputStream open(String file) throws IOException {
    Optional<Source> found = find(file);
    return found.isPresent() ? found.get().open() : rest.orElseThrow().open(file);
  }
}
