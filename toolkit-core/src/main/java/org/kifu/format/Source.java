package org.kifu.format;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Something that holds games: a file, standard input, or text that was pasted. */
public final class Source {
  @FunctionalInterface
  private interface Opener {
    InputStream open() throws IOException;
  }

  private final String name;
  private final Optional<Path> path;
  private final Opener opener;

  private Source(String name, Optional<Path> path, Opener opener) {
    this.name = name;
    this.path = path;
    this.opener = opener;
  }

  /** A file; its name in messages is the path as given. */
  public static Source of(Path file) {
    return new Source(file.toString(), Optional.of(file), () -> Files.newInputStream(file));
  }

  /** A stream that can be read once, such as standard input. */
  public static Source of(String name, InputStream stream) {
    return new Source(name, Optional.empty(), () -> stream);
  }

  /** Bytes in memory; they are not copied. */
  public static Source of(String name, byte[] bytes) {
    return new Source(name, Optional.empty(), () -> new ByteArrayInputStream(bytes));
  }

  /** A game or position given as text, such as a word of the command line. */
  public static Source ofText(String name, String text) {
    return of(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** The name in messages. */
  public String name() {
    return name;
  }

  /** The file, where there is one. */
  public Optional<Path> path() {
    return path;
  }

  /** Opens it. The caller closes the stream. */
  InputStream open() throws IOException {
    return opener.open();
  }
}
