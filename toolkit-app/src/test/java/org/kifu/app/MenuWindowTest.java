package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
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

  /** The second window of two is not found, and takes nothing from the first. */
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "Windows ends a process at once, without its last steps")
  @Test
  void keepsTheFileOfTheFirstWindow() throws Exception {
    try (ServedWindow first = new ServedWindow(base, folder.resolve("first.txt"))) {
      try (ServedWindow second = new ServedWindow(base, folder.resolve("second.txt"))) {
        assertThat(file).hasContent(first.link().toString());
        second.interrupt();
      }
      assertThat(file).hasContent(first.link().toString());
      first.interrupt();
      assertThat(file).doesNotExist();
    }
  }

  @Test
  void removesWhatItCannotPutInPlace() throws Exception {
    Files.createDirectories(file.resolve("a folder of this name that is not empty"));
    open();
    assertThat(folder).isDirectoryNotContaining("glob:**.new");
    assertThat(opened).hasSize(1);
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

  /** Answers of a server that has the port of a window that is gone. */
  private Optional<URI> linkOf(String token, HttpHandler answer) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
    server.createContext("/", answer);
    server.start();
    try {
      String start = "http://127.0.0.1:" + server.getAddress().getPort();
      Files.writeString(file, start + "/?token=" + token);
      return WindowFile.newLink(file);
    } finally {
      server.stop(0);
    }
  }

  private static void send(HttpExchange exchange, String body) throws IOException {
    try (exchange) {
      exchange.sendResponseHeaders(200, body.length());
      exchange.getResponseBody().write(body.getBytes(StandardCharsets.US_ASCII));
    }
  }

  /** The answer of a window, worked out from RFC 2104. */
  private static String proof(String token, URI asked) throws NoSuchAlgorithmException {
    String question = asked.getQuery().replaceFirst(".*ask=(\\w+).*", "$1");
    byte[] inner = new byte[64];
    byte[] outer = new byte[64];
    for (int i = 0; i < 64; i++) {
      int key = i < token.length() ? token.charAt(i) : 0;
      inner[i] = (byte) (key ^ 0x36);
      outer[i] = (byte) (key ^ 0x5c);
    }
    MessageDigest sum = MessageDigest.getInstance("SHA-256");
    sum.update(inner);
    byte[] first = sum.digest(("link " + question).getBytes(StandardCharsets.US_ASCII));
    sum.update(outer);
    return HexFormat.of().formatHex(sum.digest(first));
  }

  private static String proved(String token, HttpExchange exchange) {
    try {
      return proof(token, exchange.getRequestURI());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Only a server that has the token gives an address, and it is at the port that was asked. */
  @Test
  void believesOnlyAServerThatHasTheToken() throws Exception {
    String token = "0123456789abcdef".repeat(3);
    List<String> told = new ArrayList<>();
    assertThat(
            linkOf(
                token,
                exchange -> {
                  told.add(exchange.getRequestURI().toString());
                  send(exchange, proved(token, exchange));
                }))
        .get()
        .asString()
        .matches("http://127\\.0\\.0\\.1:\\d+/\\?token=[0-9a-f]{64}");
    assertThat(told).hasSize(1).first().asString().doesNotContain(token);
    assertThat(linkOf(token, exchange -> send(exchange, "http://evil.example/?token=0"))).isEmpty();
    assertThat(linkOf(token, exchange -> send(exchange, proved(token + "0", exchange)))).isEmpty();
  }

  @Test
  void goesNowhereElse() throws Exception {
    String token = "0".repeat(48);
    List<URI> asked = new ArrayList<>();
    assertThat(
            linkOf(
                token,
                exchange -> {
                  URI address = exchange.getRequestURI();
                  asked.add(address);
                  if (address.getPath().equals("/else")) {
                    send(exchange, proved(token, exchange));
                  } else {
                    String elsewhere = "/else?" + address.getQuery();
                    exchange.getResponseHeaders().set("Location", elsewhere);
                    exchange.sendResponseHeaders(302, -1);
                    exchange.close();
                  }
                }))
        .isEmpty();
    assertThat(asked).hasSize(1);
  }

  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "Windows ends a process at once, without its last steps")
  @Test
  void hidesTheAddressFromOtherUsers() throws Exception {
    try (WindowFile _ = new WindowFile(file, URI.create("http://127.0.0.1:7717/?token=0"))) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
    }
  }
}
