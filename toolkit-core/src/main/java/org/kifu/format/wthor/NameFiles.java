package org.kifu.format.wthor;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.kifu.file.SystemReason;
import org.kifu.format.ReadOptions;
import org.kifu.notation.SmallLetters;
import org.kifu.source.Source;
import org.kifu.source.SourceFolder;

/** The name files of the folders that one run reads from, each read once. Thread-safe. */
final class NameFiles {
  /** The longest name file: a header and 65,535 entries. */
  private static final int MAX_BYTES =
      WthorLayout.HEADER + WthorLayout.MAX_NAMES * WthorLayout.TOURNAMENT;

  private static final int MOST_FOLDERS = 16;
  private static final String PLAYERS = ".jou";
  private static final String TOURNAMENTS = ".trn";
  private static final List<String> GAMES = List.of(".wtb", ".wtd", ".pzz");

  /**
   * A folder requested recently; an archive among the folders is not kept longer.
   *
   * @param candidates the names of its name files
   * @param games the names of its game files, in lower case without their endings
   * @param read the name files that were read
   */
  private record Folder(List<String> candidates, Set<String> games, Map<String, NameFile> read) {}

  private final String option;
  private final Map<SourceFolder, Folder> folders =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<SourceFolder, Folder> eldest) {
          return size() > MOST_FOLDERS;
        }
      };

  /**
   * Starts with no files read.
   *
   * @param option the option that names the intended files, for messages
   */
  NameFiles(String option) {
    this.option = option;
  }

  /** The name files of the run that reads with these options. */
  static NameFiles of(ReadOptions options) {
    return options.memory().of(NameFiles.class, () -> new NameFiles(options.advice().names()));
  }

  NameFile players(Source games) {
    return names(games, PLAYERS, WthorLayout.PLAYER);
  }

  NameFile tournaments(Source games) {
    return names(games, TOURNAMENTS, WthorLayout.TOURNAMENT);
  }

  private synchronized NameFile names(Source games, String extension, int size) {
    if (games.folder().isEmpty()) {
      return NameFile.missing("without a folder there is no " + extension + " file with names");
    }
    SourceFolder place = games.folder().get();
    Folder folder = folders.computeIfAbsent(place, NameFiles::list);
    List<String> files = beside(place, games, folder, extension);
    if (files.size() > 1) {
      return NameFile.unreadable(
          "several %s files are beside the games, and none has their name: %s; choose one with %s"
              .formatted(extension, String.join(" ", files), option));
    }
    return files.isEmpty()
        ? NameFile.missing("there is no " + extension + " file with names beside the games")
        : folder.read.computeIfAbsent(files.getFirst(), key -> read(place, key, size));
  }

  /**
   * The file that the user named; otherwise the one with the name of the game file; otherwise WTHOR
   * or WTH, in any case of letters; otherwise all except those with the names of other game files.
   */
  private static List<String> beside(
      SourceFolder place, Source games, Folder folder, String extension) {
    List<String> files =
        folder.candidates.stream().filter(file -> lower(file).endsWith(extension)).toList();
    Optional<String> first = files.stream().filter(place::isNamed).findFirst();
    for (String name : List.of(lower(stem(games.fileName())), "wthor", "wth")) {
      first =
          first.or(() -> files.stream().filter(file -> lower(stem(file)).equals(name)).findFirst());
    }
    return first.isPresent()
        ? List.of(first.get())
        : files.stream().filter(file -> !folder.games.contains(lower(stem(file)))).toList();
  }

  /** The name files of a folder, sorted, so that the same file is always taken. */
  private static Folder list(SourceFolder folder) {
    try {
      return new Folder(
          folder.files().stream()
              .filter(file -> lower(file).endsWith(PLAYERS) || lower(file).endsWith(TOURNAMENTS))
              .toList(),
          folder.files().stream()
              .filter(file -> GAMES.stream().anyMatch(lower(file)::endsWith))
              .map(file -> lower(stem(file)))
              .collect(Collectors.toSet()),
          new HashMap<>());
    } catch (IOException e) {
      // treated like a folder without names, which is reported
      return new Folder(List.of(), Set.of(), new HashMap<>());
    }
  }

  private static NameFile read(SourceFolder folder, String file, int size) {
    try (InputStream stream = folder.open(file)) {
      return NameFile.of(file, stream.readNBytes(MAX_BYTES), size);
    } catch (IOException e) {
      return NameFile.unreadable(file + " cannot be read: " + SystemReason.of(e));
    }
  }

  private static String stem(String name) {
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  private static String lower(String text) {
    return SmallLetters.of(text);
  }
}
