package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.base.Base;

/** The check who may ask the window. */
@Tag("slow")
class GateTest {
  private static final String MARKS = "/api/games/999999/marks";

  @TempDir static Path folder;
  private static OpenWindow window;

  @BeforeAll
  static void open() throws IOException, InterruptedException {
    Path file = folder.resolve("games.kifu");
    Base.create(file).close();
    window = new OpenWindow(file);
  }

  @AfterAll
  static void close() {
    window.close();
  }

  @Test
  void answersABrowserThatCameByTheLink() throws Exception {
    assertThat(window.got("/api/state").statusCode()).isEqualTo(200);
  }

  /** The list of programs shows the address that a browser was started with. */
  @Test
  void letsInOnceByTheAddressForAProgram() throws Exception {
    URI once = window.newLink();
    assertThat(once).isNotEqualTo(window.link());
    HttpResponse<String> entry = window.sent(HttpRequest.newBuilder(once));
    assertThat(entry.statusCode()).isEqualTo(303);
    String cookie = entry.headers().firstValue("Set-Cookie").orElseThrow().split(";", -1)[0];
    assertThat(cookie).doesNotContain(once.getQuery().replace("token=", ""));
    HttpRequest.Builder asked = HttpRequest.newBuilder(window.address("/api/state"));
    assertThat(window.sent(asked.header("Cookie", cookie)).statusCode()).isEqualTo(200);
    assertThat(window.sent(HttpRequest.newBuilder(once)).statusCode()).isEqualTo(403);
    assertThat(window.sent(HttpRequest.newBuilder(window.link())).statusCode()).isEqualTo(303);
  }

  /** A program proves that it has the token, and does not send it. */
  @Test
  void givesALinkOnlyForAProof() throws Exception {
    String token = window.link().getQuery();
    for (String asked :
        new String[] {token, "ask=0", "ask=0&proof=", "ask=0&proof=0", token + "&ask=0"}) {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(window.link().resolve("/?" + asked)).POST(BodyPublishers.noBody());
      assertThat(window.sent(request).statusCode()).as(asked).isEqualTo(403);
    }
  }

  @Test
  void refusesABrowserWithoutTheLink() throws Exception {
    for (String path : new String[] {"/api/state", "/web/main.js", "/api/jobs/events"}) {
      HttpResponse<String> answer = window.sent(HttpRequest.newBuilder(window.address(path)));
      assertThat(answer.statusCode()).as(path).isEqualTo(403);
      assertThat(answer.body()).contains("forbidden").doesNotContain("<html");
    }
  }

  /** The door tells nobody where the window is; its script knows where this browser was let in. */
  @Test
  void showsTheDoorToABrowserWithoutTheLink() throws Exception {
    URI home = window.address("/");
    String place = home.getPath();
    for (String path : new String[] {place, "/", "/?token=0", "/?token=", "/k/0/"}) {
      HttpResponse<String> answer = window.sent(HttpRequest.newBuilder(home.resolve(path)));
      assertThat(answer.statusCode()).as(path).isEqualTo(403);
      assertThat(answer.body()).contains("/door.js").doesNotContain(place, "main.js");
    }
    HttpResponse<String> script = window.sent(HttpRequest.newBuilder(home.resolve("/door.js")));
    assertThat(script.body()).contains("kifu-place").doesNotContain(place);
  }

  /** Another server on this machine gets the cookie only if it is asked for this very path. */
  @Test
  void givesACookieForItsOwnPathAlone() throws Exception {
    String place = window.address("/").getPath();
    assertThat(place).matches("/k/[0-9a-f]{48}/");
    HttpResponse<String> entry = window.sent(HttpRequest.newBuilder(window.link()));
    String cookie = entry.headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie).contains("HttpOnly", "SameSite=Strict").endsWith("Path=" + place);
    String kept = cookie.split(";", -1)[0];
    for (String path : new String[] {"/api/state", "/k/0/api/state"}) {
      HttpRequest.Builder asked = HttpRequest.newBuilder(window.link().resolve(path));
      assertThat(window.sent(asked.header("Cookie", kept)).statusCode()).as(path).isEqualTo(403);
    }
  }

  @Test
  void refusesAForgedCookie() throws Exception {
    String name = window.link().getPort() + "=";
    for (String forged : new String[] {"kifu-" + name, "kifu-" + name + "0".repeat(48)}) {
      HttpResponse<String> answer =
          window.sent(
              HttpRequest.newBuilder(window.address("/api/state")).header("Cookie", forged));
      assertThat(answer.statusCode()).isEqualTo(403);
    }
  }

  /** A name of somebody else that leads to this machine (DNS rebinding). */
  @Test
  void refusesOtherNamesOfThisMachine() throws Exception {
    String token = window.link().getQuery();
    for (String host : new String[] {"evil.example", "evil.example:7717", "127.0.0.1", ""}) {
      assertThat(raw("GET /?" + token + " HTTP/1.1\r\nHost: " + host + "\r\n"))
          .startsWith("HTTP/1.1 403")
          .doesNotContain("Set-Cookie");
    }
    assertThat(raw("GET /?" + token + " HTTP/1.1\r\n")).startsWith("HTTP/1.1 4");
  }

  private static String raw(String head) throws IOException {
    try (Socket socket = new Socket(InetAddress.ofLiteral("127.0.0.1"), window.link().getPort());
        OutputStream out = socket.getOutputStream();
        InputStream in = socket.getInputStream()) {
      out.write((head + "Connection: close\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  @Test
  void refusesChangesOfOtherPages() throws Exception {
    HttpRequest.Builder plain = window.request(MARKS).POST(BodyPublishers.ofString("{}"));
    assertThat(window.sent(plain).statusCode()).isEqualTo(403);
    HttpRequest.Builder foreign =
        window
            .request(MARKS)
            .header("X-Kifu", "1")
            .header("Origin", "http://evil.example")
            .POST(BodyPublishers.ofString("{}"));
    assertThat(window.sent(foreign).statusCode()).isEqualTo(403);
    assertThat(window.posted(MARKS, "{}".getBytes(StandardCharsets.UTF_8)).statusCode())
        .isEqualTo(404); // let in: the base has no such game
  }

  /** A page that was let in when the server showed another base may be older than this start. */
  @Test
  void refusesAChangeThatBelongsToAnotherBase() throws Exception {
    String own = window.json("/api/state").get("identity").asText();
    for (String base : new String[] {own, "0" + own}) {
      HttpRequest.Builder change =
          window
              .request("/api/add?name=" + base)
              .header("X-Kifu", "1")
              .header("X-Kifu-Base", base)
              .POST(BodyPublishers.ofString("f5d6c3d3c4f4f6"));
      assertThat(window.sent(change).statusCode()).isEqualTo(base.equals(own) ? 200 : 409);
    }
    assertThat(window.json("/api/state").get("games").asInt()).isEqualTo(1);
  }

  @Test
  void keepsOtherSitesFromReadingOrShowingIt() throws Exception {
    HttpResponse<String> answer = window.got("/api/state");
    assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    assertThat(answer.headers().firstValue("Cross-Origin-Resource-Policy")).hasValue("same-origin");
    assertThat(answer.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'", "frame-ancestors 'none'")
        .doesNotContain("unsafe");
  }

  @Test
  void refusesFilesOutsideItsOwn() throws Exception {
    for (String path :
        new String[] {
          "/web/..%2f..%2fwords.properties",
          "/web/%2e%2e/AppWindow.class",
          "/page/GamePage.class",
          "/web/",
          "/page/..%2fkifu.css",
          "/etc/passwd",
          "/web/main.js%00.html"
        }) {
      assertThat(window.got(path).statusCode()).as(path).isEqualTo(404);
    }
  }

  /** Nobody on another machine can reach it: the socket is on the loopback address alone. */
  @Test
  void listensOnTheLoopbackAddress() {
    assertThat(window.link().getHost()).isEqualTo("127.0.0.1");
  }
}
