package org.kifu.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kifu.report.Picture;
import org.kifu.report.PictureFormat;
import picocli.CommandLine.Option;

/** The option that draws a chart besides the data. */
final class ChartOption {
  @Option(
      names = "--chart",
      paramLabel = "FILE",
      description = "Draw a chart to FILE, a picture ending in .png or .svg.")
  private @Nullable Path file;

  boolean isGiven() {
    return file != null;
  }

  /** Refuses a file that cannot be written, before any work is done. */
  void check(boolean mayReplace, Iterable<Path> inputs) throws IOException {
    if (file != null) {
      format(file);
      Staging.check(file, mayReplace, inputs);
    }
  }

  /** Draws the picture, if one is wanted. */
  void write(Supplier<Picture> picture) throws IOException {
    if (file != null) {
      byte[] bytes = format(file).render(picture.get());
      try (Staging staging = Staging.beside(file)) {
        Files.write(staging.file(file), bytes);
        staging.publish();
      }
    }
  }

  private static PictureFormat format(Path file) {
    try {
      return PictureFormat.ofFile(file);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("--chart: " + e.getMessage());
    }
  }
}
