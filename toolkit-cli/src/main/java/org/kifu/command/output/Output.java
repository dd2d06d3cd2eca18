package org.kifu.command.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.ReadsFiles;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileNames;
import org.kifu.words.Colours;
import org.kifu.words.PrintableStream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The output of a command: standard output, or a file that appears when it is complete. */
public final class Output {
  /** The work of a command on its output, which returns the exit code. */
  @FunctionalInterface
  public interface Body {
    int write(OutputStream out) throws Exception;
  }

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the data to FILE instead of standard output.")
  private @Nullable Path file;

  @Mixin private ManifestOption manifest = new ManifestOption();

  @Mixin private WritingOptions writing = new WritingOptions();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  /** The files that are written in addition to the file of {@code -o}, after they are complete. */
  private final List<Supplier<List<Path>>> others = new ArrayList<>();

  /** The streams that take the data; null if a file does. */
  private @Nullable Streams screen;

  /**
   * Notes that there are files other than that of {@code -o}, so that {@link #finish} lists them in
   * the manifest.
   *
   * @param files the supplier of the files, called after they are complete
   */
  public void alsoWrites(Supplier<List<Path>> files) {
    others.add(files);
  }

  /** Writes the manifest, if there are files other than that of {@code -o}. */
  public void finish(Iterable<Path> inputs) throws IOException {
    if (!others.isEmpty()) {
      List<Path> files = new ArrayList<>(lastingFile().stream().toList());
      others.forEach(each -> files.addAll(each.get()));
      manifest.write(files, writing.mayReplace(), inputs);
    }
  }

  private void refuseManifestOfNothing() {
    if (others.isEmpty()) {
      manifest.refuseWithoutFile();
    }
  }

  /**
   * All files that a command reads.
   *
   * @param games the files of its games
   */
  public InputFiles inputs(InputFiles games) {
    return ReadsFiles.ofAll(spec, games);
  }

  /** The file of {@code -o}; nothing for standard output. */
  public Optional<Path> file() {
    Optional<Path> named = Optional.ofNullable(file).filter(path -> !path.toString().equals("-"));
    if (named.isPresent() && !FileNames.isText(named.get())) {
      throw Refusal.usage(
          "-o %s: the name is not valid UTF-8; Kifu reads such files, but never writes them"
              .formatted(FileNames.shown(named.get())));
    }
    return named;
  }

  /** Refuses a file whose extension is that of a form that the command does not have. */
  public void refuseOtherForms() {
    FormOption.ofCommand(spec).form(this);
  }

  /** The file of {@code -o}, if it keeps the data that is written to it. */
  public Optional<Path> lastingFile() {
    return file().filter(named -> !Staging.isDevice(named));
  }

  /**
   * The colours of the text that is written; none in a file. Only for a form that spells out the
   * control characters of records itself, because a terminal gets colours from now on.
   */
  public Colours colours() {
    Streams shown = screen;
    return shown == null ? Colours.OFF : shown.passColours();
  }

  /** Whether existing files may be replaced. */
  public boolean mayReplace() {
    return writing.mayReplace();
  }

  /** Lets the file of {@code -o} replace the file whose content it continues. */
  public void replace() {
    writing.replace();
  }

  /** Whether standard error gets only errors. */
  public boolean isQuiet() {
    return writing.isQuiet();
  }

  /**
   * Lets {@code body} write, and returns its exit code.
   *
   * @param inputs the files that are read, which must not be written
   */
  public int write(Streams streams, Iterable<Path> inputs, Body body) throws Exception {
    Optional<Path> named = file();
    screen = named.isEmpty() ? streams : null;
    if (named.isPresent()) {
      return writeTo(named.get(), inputs, body);
    }
    refuseManifestOfNothing();
    manifest.check(List.of(), writing.mayReplace(), inputs);
    int code = body.write(streams.out());
    streams.out().flush();
    return code;
  }

  private int writeTo(Path named, Iterable<Path> inputs, Body body) throws Exception {
    if (Staging.isDevice(named)) {
      refuseManifestOfNothing();
      try (OutputStream out = PrintableStream.ofDevice(named, Staging.bytes(named))) {
        return body.write(out);
      }
    }
    Path target = Staging.resolve(named);
    Staging.check(target, writing.mayReplace(), inputs);
    manifest.check(List.of(target), writing.mayReplace(), inputs);
    try (Staging staging = Staging.beside(target)) {
      int code;
      try (OutputStream out = Staging.bytes(staging.file(target))) {
        code = body.write(out);
      }
      staging.publish(writing.mayReplace());
      if (others.isEmpty()) {
        manifest.write(List.of(target), writing.mayReplace(), inputs);
      }
      return code;
    }
  }

  /**
   * Refuses a manifest that would overwrite an output or an input; for outputs of several files.
   */
  public void checkManifest(List<Path> files, Iterable<Path> inputs) throws IOException {
    manifest.check(files, writing.mayReplace(), inputs);
  }

  /** Refuses a manifest with the name of a file that is written beside the outputs. */
  public void refuseManifestAs(Path other) throws IOException {
    manifest.refuseAs(other);
  }

  /** Writes the manifest of several complete files, if it is requested. */
  public void writeManifest(List<Path> files, Iterable<Path> inputs) throws IOException {
    manifest.write(files, writing.mayReplace(), inputs);
  }
}
