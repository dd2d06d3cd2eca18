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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The file by which a later start finds a window that is open. It holds the address that lets
 * browsers in, so only its user can read it. A window that is interrupted removes it; one that is
 * killed leaves it behind.
 */
public final class WindowFile implements AutoCloseable {
  private static final int PATIENCE_MILLISECONDS = 2000;

  /** The most bytes of an answer; the server may be another program by now. */
  private static final int MOST = 200;

  /** The address that lets browsers in: where it is, and the token. */
  private static final Pattern LINK =
      Pattern.compile("(http://127\\.0\\.0\\.1:\\d{1,5}/\\?)" + Gate.TOKEN + "=([0-9a-f]{48})");

  private final Path file;
  private final String link;

  /** The removal of the file if the program is interrupted. */
  private final Thread atEnd;

  /**
   * Writes the file. If that is impossible, later starts open windows of their own.
   *
   * @param file its place; the folder is there
   * @param link the address that lets browsers in
   */
  public WindowFile(Path file, URI link) {
    this.file = file.toAbsolutePath();
    this.link = link.toString();
    this.atEnd = new Thread(this::remove, "window file");
    try {
      Runtime.getRuntime().addShutdownHook(atEnd);
      Path begun = Files.createTempFile(this.file.getParent(), "window", ".new");
      try {
        Files.writeString(begun, this.link);
        Files.move(begun, this.file, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(begun);
      }
    } catch (IOException | IllegalStateException e) {
      // The folder can only be read, the disk is full, or the program ends.
    }
  }

  /**
   * Asks the window that wrote a file for a new address that lets one browser in, once. The server
   * at the port may be another program by now, so it is not told the token, and must prove that it
   * has it; then the address is the one that both sides can work out.
   *
   * @return nothing if no window is open
   */
  public static Optional<URI> newLink(Path file) {
    try {
      Matcher link = LINK.matcher(Files.readString(file));
      if (!link.matches()) {
        return Optional.empty();
      }
      String start = link.group(1);
      String token = link.group(2);
      String question = Gate.random();
      String proof = Proof.ofAsker(token, question);
      String made = Proof.ofWindow(token, question);
      String asked = start + Gate.QUESTION + "=" + question + "&" + Gate.PROOF + "=" + proof;
      return answer(URI.create(asked)).equals(made)
          ? Optional.of(URI.create(start + Gate.TOKEN + "=" + made))
          : Optional.empty();
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The beginning of the answer of a server; empty if it refuses or sends the asker elsewhere. */
  private static String answer(URI address) throws IOException {
    HttpURLConnection asked = (HttpURLConnection) address.toURL().openConnection(Proxy.NO_PROXY);
    asked.setInstanceFollowRedirects(false);
    asked.setConnectTimeout(PATIENCE_MILLISECONDS);
    asked.setReadTimeout(PATIENCE_MILLISECONDS);
    asked.setRequestMethod("POST");
    try (InputStream in = asked.getInputStream()) {
      return asked.getResponseCode() == HttpURLConnection.HTTP_OK
          ? new String(in.readNBytes(MOST), StandardCharsets.US_ASCII)
          : "";
    }
  }

  /** Removes the file, unless another window has written it since. */
  @Override
  public void close() {
    remove();
    try {
      Runtime.getRuntime().removeShutdownHook(atEnd);
    } catch (IllegalStateException e) {
      // The program ends, and removes it too.
    }
  }

  private void remove() {
    try {
      if (Files.readString(file).equals(link)) {
        Files.delete(file);
      }
    } catch (IOException e) {
      // A file of a window that is gone leads nowhere.
    }
  }
}
