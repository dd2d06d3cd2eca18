package org.kifu.command.output;

import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileOutput;
import org.kifu.picture.Picture;
import org.kifu.picture.PictureFormat;
import picocli.CommandLine.Option;

/**
 * The option for a folder with every form of a result, pictures among them. Its files appear when
 * all of them are complete.
 */
public final class ReportFolder implements Closeable {
  @Option(
      names = "--report",
      paramLabel = "DIR",
      description = "Write all forms and pictures to files in DIR.")
  private @Nullable Path folder;

  private @Nullable FreshFolder fresh;

  /** What no font has, over all pictures. */
  private final Set<String> missing = new LinkedHashSet<>();

  /** Whether a report is wanted. */
  public boolean isGiven() {
    return folder != null;
  }

  /**
   * Makes the folder. One that holds something is refused unless that may be replaced, and one that
   * holds an input in any case.
   *
   * @param chart the file of {@code --chart}
   */
  public void open(Output output, Optional<Path> chart, Iterable<Path> inputs) throws IOException {
    if (folder == null) {
      return;
    }
    List<Path> others = Stream.concat(output.file().stream(), chart.stream()).toList();
    for (Path other : others) {
      Staging.refuseSame(other, folder);
    }
    Files.createDirectories(folder);
    for (Path other : others) {
      if (FreshFolder.holds(folder, other)) {
        throw Refusal.usage(other + ": is inside the folder of --report");
      }
    }
    fresh = FreshFolder.open(folder, output.mayReplace(), inputs);
    output.alsoWrites(this::files);
  }

  /** Begins a file of text; the caller closes it. */
  public Writer text(String name) throws IOException {
    return Staging.text(file(name));
  }

  /** Writes a picture; its name tells its format. */
  public void draw(String name, Picture picture) throws IOException {
    Path file = file(name);
    FileOutput.write(file, PictureFormat.ofFile(file).render(picture));
    picture.missing().codePoints().forEach(each -> missing.add(Character.toString(each)));
  }

  private Path file(String name) {
    if (fresh == null) {
      throw new IllegalStateException("no report is open");
    }
    return fresh.file(name);
  }

  /** The files that were shown. */
  public List<Path> files() {
    return fresh == null ? List.of() : fresh.files();
  }

  /** Shows what was written, and tells what could not be drawn. */
  public void publish(Streams streams) throws IOException {
    if (folder != null && fresh != null) {
      fresh.publish();
      ChartOption.tellMissing(streams, folder, String.join("", missing));
    }
  }

  @Override
  public void close() {
    if (fresh != null) {
      fresh.close();
    }
  }
}
