package org.kifu.format.wthor;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.kifu.format.ReadOptions;
import org.kifu.format.SystemReason;

/**
 * The name files of the folders that one run reads from; each is read once. May be shared by
 * threads.
 */
final class NameFiles {
  /** The longest name file: a header and 65,535 entries. */
  private static final int MAX_BYTES = Layout.HEADER + Layout.MAX_NAMES * Layout.TOURNAMENT;

  private static final String PLAYERS = ".jou";
  private static final String TOURNAMENTS = ".trn";

  /** The run that asked last; files that change between runs are read again. */
  private static volatile Run last = new Run(new WeakReference<>(null), new NameFiles());

  /** One run is one object of options. */
  private record Run(WeakReference<ReadOptions> options, NameFiles files) {}

  private final Map<Path, List<Path>> folders = new HashMap<>();
  private final Map<Path, Names> files = new HashMap<>();

  private NameFiles() {}

  static NameFiles of(ReadOptions options) {
    Run run = last;
    if (!run.options.refersTo(options)) {
      run = new Run(new WeakReference<>(options), new NameFiles());
      last = run;
    }
    return run.files;
  }

  Names players(Optional<Path> games) {
    return names(games, PLAYERS, Layout.PLAYER);
  }

  Names tournaments(Optional<Path> games) {
    return names(games, TOURNAMENTS, Layout.TOURNAMENT);
  }

  private synchronized Names names(Optional<Path> games, String extension, int size) {
    if (games.isEmpty()) {
      return Names.missing("without a folder there is no " + extension + " file with names");
    }
    return beside(games.get(), extension)
        .map(file -> files.computeIfAbsent(file, key -> read(key, size)))
        .orElseGet(
            () -> Names.missing("no " + extension + " file with names stands beside the games"));
  }

  /** The file with the games' own name, else WTHOR or WTH, in any case of letters. */
  private Optional<Path> beside(Path games, String extension) {
    Path folder = games.toAbsolutePath().getParent();
    if (folder == null) {
      return Optional.empty();
    }
    List<Path> candidates = folders.computeIfAbsent(folder, NameFiles::list);
    String own = stem(games.getFileName().toString());
    for (String name : List.of(own, "wthor", "wth")) {
      Optional<Path> found =
          candidates.stream()
              .filter(file -> lower(file).equals(lowerCase(name) + extension))
              .findFirst();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** The name files of a folder, sorted, so that the same one is always taken. */
  private static List<Path> list(Path folder) {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> entries =
        Files.newDirectoryStream(
            folder, file -> lower(file).endsWith(PLAYERS) || lower(file).endsWith(TOURNAMENTS))) {
      entries.forEach(found::add);
    } catch (IOException | DirectoryIteratorException e) {
      return List.of(); // as good as a folder without names, which is said
    }
    Collections.sort(found);
    return found;
  }

  private static Names read(Path file, int size) {
    try (InputStream stream = Files.newInputStream(file)) {
      return Names.of(file.getFileName().toString(), stream.readNBytes(MAX_BYTES), size);
    } catch (IOException e) {
      return Names.unreadable(file.getFileName() + " cannot be read: " + SystemReason.of(e));
    }
  }

  private static String stem(String name) {
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  private static String lower(Path file) {
    return lowerCase(file.getFileName().toString());
  }

  private static String lowerCase(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
