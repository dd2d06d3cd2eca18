package image;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** The Java of an image, with the modules that Kifu uses. */
final class OwnJava {
  private static final List<String> MODULES =
      List.of(
          "java.base",
          "java.desktop", // charts and pictures
          "java.management", // processor time
          "java.sql", // the base
          "jdk.charsets", // records in Japanese and other encodings
          "jdk.httpserver", // the window
          "jdk.incubator.vector", // the search
          "jdk.unsupported", // Parquet
          "jdk.zipfs");

  /** The only program that is kept. */
  private static final String PROGRAM = "java";

  /** One of the fonts of Kifu, in the jar of the core. */
  private static final String FONT = "org/kifu/picture/drawing/fonts/DejaVuSans-subset.ttf";

  private OwnJava() {}

  /** Links a Java into a new folder. */
  static void link(Path folder) throws IOException {
    int exit =
        ToolProvider.findFirst("jlink")
            .orElseThrow(() -> new IOException("this JDK has no jlink"))
            .run(
                System.out,
                System.err,
                "--add-modules",
                String.join(",", MODULES),
                "--strip-java-debug-attributes",
                "--no-header-files",
                "--no-man-pages",
                "--output",
                folder.toString());
    if (exit != 0) {
      throw new IOException("jlink failed: exit code " + exit);
    }
    try (Stream<Path> programs = Files.list(folder.resolve("bin"))) {
      for (Path program : programs.filter(OwnJava::isOtherProgram).toList()) {
        Files.delete(program);
      }
    }
  }

  /**
   * Adds a font for Linux machines that have neither fontconfig nor fonts, on which Java cannot
   * draw text, not even in the fonts that Kifu brings.
   *
   * @param settings the file {@code fontconfig.properties}, which names the font
   */
  static void addFont(Path folder, Path settings, Path lib) throws IOException {
    Path target = folder.resolve("lib");
    Files.copy(settings, target.resolve(settings.getFileName()));
    Path fonts = Files.createDirectories(target.resolve("fonts"));
    try (FileSystem core = FileSystems.newFileSystem(Folders.only(lib, "toolkit-core-*.jar"))) {
      Path font = core.getPath(FONT);
      Files.copy(font, fonts.resolve(font.getFileName().toString()));
    }
  }

  /** On Windows, the folder also holds the libraries. */
  private static boolean isOtherProgram(Path file) {
    String name = file.getFileName().toString();
    return !name.endsWith(".dll") && !name.replaceFirst("w?\\.exe$", "").equals(PROGRAM);
  }
}
