package org.kifu.app.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * The file by which a later start finds a window that is open. It holds the address that lets
 * browsers in, so only its user can read it. A window that is killed leaves it behind.
 */
public final class WindowFile implements AutoCloseable {
  private static final int PATIENCE_MILLISECONDS = 2000;

  /** The most bytes of an answer; the server may be another program by now. */
  private static final int MOST = 200;

  private final Path file;
  private final String link;

  /**
   * Writes the file. If that is impossible, later starts open windows of their own.
   *
   * @param file its place; the folder is there
   * @param link the address that lets browsers in
   */
  public WindowFile(Path file, URI link) {
    this.file = file.toAbsolutePath();
    this.link = link.toString();
    try {
      Path begun = Files.createTempFile(this.file.getParent(), "window", ".new");
      Files.writeString(begun, this.link);
      Files.move(begun, this.file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      // The folder can only be read.
    }
  }

  /**
   * Asks the window that wrote a file for a new address that lets one browser in, once.
   *
   * @return nothing if no window is open
   */
  public static Optional<URI> newLink(Path file) {
    try {
      URI link = URI.create(Files.readString(file));
      HttpURLConnection asked = (HttpURLConnection) link.toURL().openConnection(Proxy.NO_PROXY);
      asked.setConnectTimeout(PATIENCE_MILLISECONDS);
      asked.setReadTimeout(PATIENCE_MILLISECONDS);
      asked.setRequestMethod("POST");
      try (InputStream in = asked.getInputStream()) {
        URI made = URI.create(new String(in.readNBytes(MOST), StandardCharsets.US_ASCII));
        return made.resolve("/").equals(link.resolve("/")) ? Optional.of(made) : Optional.empty();
      }
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Removes the file, unless another window has written it since. */
  @Override
  public void close() {
    try {
      if (Files.readString(file).equals(link)) {
        Files.delete(file);
      }
    } catch (IOException e) {
      // A file of a window that is gone leads nowhere.
    }
  }
}
