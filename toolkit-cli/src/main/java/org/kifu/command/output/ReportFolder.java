package org.kifu.command.output;

import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
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
 * The option for a folder with all forms of a result, including pictures. Its files appear when all
 * of them are complete.
 */
public final class ReportFolder implements Closeable {
  @Option(
      names = "--report",
      paramLabel = "DIR",
      description = "Write all forms and pictures to files in DIR.")
  private @Nullable Path folder;

  private @Nullable FreshFolder fresh;

  /** The characters of all pictures that no font has. */
  private final Set<String> missing = new LinkedHashSet<>();

  /** Whether a report is wanted. */
  public boolean isGiven() {
    return folder != null;
  }

  /**
   * Creates the folder. It refuses a folder that is not empty unless files may be replaced, and
   * always refuses a folder that holds an input.
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
    FreshFolder.create(folder);
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

  /** Writes a picture in the format of its name. */
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

  /** The files that were published. */
  public List<Path> files() {
    return fresh == null ? List.of() : fresh.files();
  }

  /** Publishes the files, and reports characters that could not be drawn. */
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
