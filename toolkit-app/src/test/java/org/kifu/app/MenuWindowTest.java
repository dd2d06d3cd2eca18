package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.app.server.WindowFile;
import org.kifu.base.Base;
import org.kifu.window.BaseWindow.WindowPlan;
import org.kifu.words.Words;

/** Windows that the menu of the desktop opens: no terminal shows their address or ends them. */
@Tag("slow")
class MenuWindowTest {
  private static final WindowPlan FROM_MENU = new WindowPlan(0, Words.english(), true, true);

  @TempDir Path folder;
  private Path base = Path.of("");
  private Path file = Path.of("");

  /** The addresses for browsers, in the order in which they came. */
  private final List<URI> opened = new ArrayList<>();

  @BeforeEach
  void makeABase() throws IOException {
    base = folder.resolve("games.kifu");
    file = folder.resolve("window");
    Base.create(base).close();
  }

  private void open() throws IOException {
    new AppWindow(Duration.ZERO).serve(base, FROM_MENU, (_, once) -> opened.add(once));
  }

  private static int status(URI link) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client
          .send(HttpRequest.newBuilder(link).build(), BodyHandlers.discarding())
          .statusCode();
    }
  }

  @Test
  void endsWhenNobodyUsesIt() throws Exception {
    open();
    assertThat(opened).hasSize(1);
    assertThat(WindowFile.newLink(file)).isEmpty();
    assertThat(file).doesNotExist();
  }

  @Test
  void usesTheWindowThatIsOpen() throws Exception {
    try (ServedWindow window = new ServedWindow(base, folder.resolve("errors.txt"))) {
      open();
      open();
      assertThat(opened).doesNotContain(window.link()).doesNotHaveDuplicates().hasSize(2);
      for (URI once : opened) {
        assertThat(once.resolve("/")).isEqualTo(window.link().resolve("/"));
        assertThat(status(once)).isEqualTo(303);
        assertThat(status(once)).isEqualTo(403);
      }
    }
    assertThat(file).as("the window was killed").exists();
    open();
    assertThat(opened).hasSize(3);
    assertThat(file).doesNotExist();
  }

  /** A file of a window that is gone, at whose port another program listens now. */
  @Test
  void opensNothingOfAnotherServer() throws Exception {
    try (OpenWindow other = new OpenWindow(base)) {
      URI link = other.link();
      Files.writeString(file, link.toString().replaceFirst("=.*", "=" + "0".repeat(48)));
      assertThat(WindowFile.newLink(file)).isEmpty();
      Files.writeString(file, "no address");
      assertThat(WindowFile.newLink(file)).isEmpty();
    }
  }

  @DisabledOnOs(OS.WINDOWS)
  @Test
  void hidesTheAddressFromOtherUsers() throws Exception {
    try (WindowFile _ = new WindowFile(file, URI.create("http://127.0.0.1:7717/?token=0"))) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
    }
  }
}
