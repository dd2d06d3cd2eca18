package org.kifu.command.output;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileOutput;
import org.kifu.picture.Picture;
import org.kifu.picture.PictureFormat;
import picocli.CommandLine.Option;

/** The option that draws a chart in addition to the data. */
public final class ChartOption {
  @Option(
      names = "--chart",
      paramLabel = "FILE",
      description = "Draw a chart to FILE, which ends in .png or .svg.")
  private @Nullable Path file;

  private boolean mayReplace;
  private boolean isDrawn;

  public boolean isGiven() {
    return file != null;
  }

  /** Refuses a file that cannot be written, before any work is done. */
  public void check(Output output, Iterable<Path> inputs) throws IOException {
    if (file != null) {
      format(file);
      mayReplace = output.mayReplace();
      if (!Staging.isDevice(file)) {
        Staging.check(file, mayReplace, inputs);
        output.alsoWrites(() -> isDrawn ? file().stream().toList() : List.of());
      }
      if (output.file().isPresent()) {
        Staging.refuseSame(output.file().get(), file);
      }
    }
  }

  /** The file, if the option is given. */
  public Optional<Path> file() {
    return Optional.ofNullable(file);
  }

  /** Draws the picture, if one is wanted, and reports characters that could not be drawn. */
  public void write(Streams streams, Supplier<Picture> supplier) throws IOException {
    if (file != null) {
      Picture picture = supplier.get();
      byte[] bytes = format(file).render(picture);
      tellMissing(streams, file, picture.missing());
      if (Staging.isDevice(file)) {
        FileOutput.write(file, bytes);
        return;
      }
      Path target = Staging.resolve(file);
      try (Staging staging = Staging.beside(target)) {
        FileOutput.write(staging.file(target), bytes);
        staging.publish(mayReplace);
        isDrawn = true;
      }
    }
  }

  /** Reports characters that a picture shows as boxes, if there are any. */
  static void tellMissing(Streams streams, Path file, String missing) {
    if (!missing.isEmpty()) {
      streams.say("kifu: " + file + ": no font has " + missing + "; drawn as boxes");
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
