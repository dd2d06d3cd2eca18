package org.kifu.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.kifu.base.AdditionWatcher;
import org.kifu.base.Base;
import org.kifu.base.BaseAddition;
import org.kifu.base.ReadingChoice;
import org.kifu.source.Source;
import org.kifu.source.SourceFolder;

/** The base of a user, in the folder of the platform for the data of programs. */
final class OwnLibrary {
  private static final String NAME = "games.kifu";

  /** The examples with which it begins. The names of players stand beside the WTHOR files. */
  private static final List<String> EXAMPLES =
      List.of(
          "annotated-1997.jsonl",
          "wthor/WTH_1977.wtb",
          "wthor/WTH_1978.wtb",
          "wthor/WTH_1979.wtb",
          "wthor/WTH_1980.wtb",
          "wthor/WTH_1981.wtb",
          "wthor/WTH_1982.wtb",
          "wthor/WTH_1983.wtb");

  private OwnLibrary() {}

  /**
   * The place of the base.
   *
   * @param system the name of the operating system, as Java has it
   * @param environment the variables of the environment
   */
  static Path place(String system, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    String home = environment.getOrDefault("HOME", System.getProperty("user.home", ""));
    if (name.startsWith("windows")) {
      return Path.of(environment.getOrDefault("APPDATA", home), "Kifu", NAME);
    } else if (name.startsWith("mac")) {
      return Path.of(home, "Library", "Application Support", "Kifu", NAME);
    }
    String given = environment.getOrDefault("XDG_DATA_HOME", "");
    Path data = given.startsWith("/") ? Path.of(given) : Path.of(home, ".local", "share");
    return data.resolve("kifu").resolve(NAME);
  }

  /** Makes the base with the examples, if it is not there. */
  static Path made(Path base) throws IOException {
    if (!Base.isBase(base)) {
      Files.createDirectories(Objects.requireNonNull(base.getParent()));
      Path begun = Files.createTempFile(base.getParent(), "new", ".kifu");
      try {
        try (Base made = Base.create(begun)) { // an empty file is taken
          new BaseAddition(made, ReadingChoice.NONE, List.of(), 1, AdditionWatcher.NONE)
              .add(EXAMPLES.stream().map(OwnLibrary::example).iterator());
        }
        Files.move(begun, base); // a base that was begun and broken off is not taken for whole
      } catch (FileAlreadyExistsException e) {
        if (!Base.isBase(base)) { // otherwise another start was quicker
          throw e;
        }
      } finally {
        Files.deleteIfExists(begun);
      }
    }
    return base;
  }

  private static Source example(String path) {
    int end = path.lastIndexOf('/') + 1;
    return Source.of(new Examples(path.substring(0, end)), path.substring(end), "examples/" + path);
  }

  /**
   * A folder of examples in the jar.
   *
   * @param folder its path, with a slash at the end
   */
  private record Examples(String folder) implements SourceFolder {
    private static final List<String> BESIDE = List.of("WTH.JOU", "WTH.TRN");

    @Override
    public List<String> files() {
      return folder.isEmpty() ? List.of() : BESIDE;
    }

    @Override
    public InputStream open(String file) throws IOException {
      String path = "examples/" + folder + file;
      InputStream stream = OwnLibrary.class.getResourceAsStream(path);
      if (stream == null) {
        throw new java.nio.file.NoSuchFileException(path);
      }
      return stream;
    }
  }
}
