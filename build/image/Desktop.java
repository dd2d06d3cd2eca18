package image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The files by which a Linux desktop shows Kifu in its menu and opens files with it. */
final class Desktop {
  /** The files, and where they belong below {@code share}. */
  private static final List<String> FILES =
      List.of(
          "applications/kifu.desktop",
          "icons/hicolor/scalable/apps/kifu.svg",
          "mime/packages/kifu.xml");

  private Desktop() {}

  /** Copies the files into the folder {@code share} of an image. */
  static void addTo(Path home, Path sources) throws IOException {
    for (String file : FILES) {
      Path target = home.resolve("share").resolve(file);
      Files.createDirectories(target.getParent());
      Files.copy(sources.resolve(target.getFileName().toString()), target);
    }
  }
}
