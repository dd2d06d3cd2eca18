package org.kifu.command.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.output.Manifest;
import org.kifu.archive.output.Manifest.FileSum;
import org.kifu.command.input.InputFiles;
import org.kifu.command.terminal.GivenWords;
import org.kifu.command.terminal.Refusal;
import org.kifu.file.FileNames;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * The option for a manifest: a file that lists the files that were read and written, with
 * checksums.
 */
public final class ManifestOption {
  @Option(
      names = "--manifest",
      paramLabel = "FILE",
      description =
          "Write the names and checksums of all files read and written to FILE. Needs an output"
              + " file or folder.")
  private @Nullable Path file;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  /** Refuses a manifest if no file is written. */
  public void refuseWithoutFile() {
    if (file != null) {
      throw Refusal.usage("--manifest needs -o FILE");
    }
  }

  /** Refuses a place where the manifest must not be written, before any work is done. */
  public void check(List<Path> outputs, boolean force, Iterable<Path> inputs) throws IOException {
    if (file != null) {
      for (Path output : outputs) {
        refuseAs(output);
      }
      Staging.check(Staging.resolve(file), force, inputs);
    }
  }

  /** Refuses a manifest under the name of another file that is written. */
  void refuseAs(Path other) throws IOException {
    if (file != null) {
      Staging.refuseSame(other, file);
    }
  }

  /** Writes the manifest of files that are complete. */
  public void write(List<Path> outputs, boolean force, Iterable<Path> inputs) throws IOException {
    if (file == null) {
      return;
    }
    List<FileSum> read =
        inputs instanceof InputFiles files ? sums(files) : sums(inputs, _ -> OptionalLong.empty());
    Manifest manifest = new Manifest(command(), read, sums(outputs, _ -> OptionalLong.empty()));
    Path target = Staging.resolve(file);
    try (Staging staging = Staging.beside(target)) {
      try (OutputStream out = Staging.bytes(staging.file(target))) {
        manifest.write(out);
      }
      staging.publish(force);
    }
  }

  private List<String> command() {
    return GivenWords.of(spec).given().stream().map(FileNames::shown).toList();
  }

  /**
   * The checksums of the inputs; standard input is summed as it is read, wherever it comes from.
   */
  private static List<FileSum> sums(InputFiles inputs) throws IOException {
    List<FileSum> sums = sums(inputs.named(), inputs::games);
    inputs.standardInputs().map(stream -> stream.sum("-")).forEach(sums::add);
    return sums;
  }

  private static List<FileSum> sums(Iterable<Path> files, Function<Path, OptionalLong> games)
      throws IOException {
    Set<Path> distinct = new LinkedHashSet<>();
    files.forEach(distinct::add);
    List<FileSum> sums = new ArrayList<>();
    for (Path each : distinct) {
      if (Files.isRegularFile(each)) {
        sums.add(FileSum.of(each, FileNames.shown(each), games.apply(each)));
      }
    }
    return sums;
  }
}
