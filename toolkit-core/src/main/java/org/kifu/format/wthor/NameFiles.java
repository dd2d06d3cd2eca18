package org.kifu.format.wthor;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.kifu.file.SystemReason;
import org.kifu.format.ReadOptions;
import org.kifu.source.Source;
import org.kifu.source.SourceFolder;

/**
 * The name files of the folders that one run reads from; each is read once. May be shared by
 * threads.
 */
final class NameFiles {
  /** The longest name file: a header and 65,535 entries. */
  private static final int MAX_BYTES =
      WthorLayout.HEADER + WthorLayout.MAX_NAMES * WthorLayout.TOURNAMENT;

  private static final int MOST_FOLDERS = 16;
  private static final String PLAYERS = ".jou";
  private static final String TOURNAMENTS = ".trn";

  /**
   * The folders asked for last; an archive among them is not kept for longer.
   *
   * @param candidates the names of its files with names
   * @param read those that were read
   */
  private record Folder(List<String> candidates, Map<String, NameFile> read) {}

  private final Map<SourceFolder, Folder> folders =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<SourceFolder, Folder> eldest) {
          return size() > MOST_FOLDERS;
        }
      };

  /** The name files of the run that reads with these options. */
  static NameFiles of(ReadOptions options) {
    return options.memory().of(NameFiles.class, NameFiles::new);
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
    return beside(games, folder, extension)
        .map(file -> folder.read.computeIfAbsent(file, key -> read(place, key, size)))
        .orElseGet(
            () -> NameFile.missing("no " + extension + " file with names stands beside the games"));
  }

  /** The file with the games' own name, else WTHOR or WTH, in any case of letters. */
  private static Optional<String> beside(Source games, Folder folder, String extension) {
    String own = stem(games.fileName());
    for (String name : List.of(own, "wthor", "wth")) {
      Optional<String> found =
          folder.candidates.stream()
              .filter(file -> lower(file).equals(lower(name) + extension))
              .findFirst();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** The name files of a folder, sorted, so that the same one is always taken. */
  private static Folder list(SourceFolder folder) {
    try {
      List<String> candidates =
          folder.files().stream()
              .filter(file -> lower(file).endsWith(PLAYERS) || lower(file).endsWith(TOURNAMENTS))
              .toList();
      return new Folder(candidates, new HashMap<>());
    } catch (IOException e) {
      return new Folder(List.of(), new HashMap<>()); // as good as one without names, which is said
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
    return text.toLowerCase(Locale.ROOT);
  }
}
