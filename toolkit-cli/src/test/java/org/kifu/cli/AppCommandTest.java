package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Streams;

/** The command that opens the window. What the window answers is tested in its own module. */
@Tag("slow")
class AppCommandTest {
  @TempDir Path folder;

  @Test
  void servesABaseUntilItIsEnded() throws Exception {
    Path base = folder.resolve("games.kifu");
    String match = Examples.path("logistello-murakami-1997.txt");
    assertThat(CommandRun.kifu("base", "create", base.toString(), match).code()).isZero();
    try (PipedInputStream read = new PipedInputStream();
        PipedOutputStream out = new PipedOutputStream(read)) {
      Streams streams = streams(out);
      Thread command =
          Thread.ofPlatform()
              .start(() -> Main.run(streams, "app", base.toString(), "--no-open", "--port", "0"));
      assertThat(games(URI.create(line(read)))).contains("\"games\":6,");
      command.interrupt();
      command.join();
    }
  }

  private static Streams streams(OutputStream out) {
    PrintStream err =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    return new Streams(
        new ByteArrayInputStream(new byte[0]), out, err, new Progress.StatusLine(err), false);
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      line.append((char) next);
    }
    return line.toString();
  }

  /** The browser comes by the link, and keeps the cookie that it gets. */
  private static String games(URI link) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpHeaders entry =
          client.send(HttpRequest.newBuilder(link).build(), BodyHandlers.discarding()).headers();
      URI home = link.resolve(entry.firstValue("Location").orElseThrow());
      HttpRequest asked =
          HttpRequest.newBuilder(home.resolve("api/state"))
              .header("Cookie", entry.firstValue("Set-Cookie").orElseThrow())
              .build();
      return client.send(asked, BodyHandlers.ofString()).body();
    }
  }

  @Test
  void refusesWhatItCannotOpen() {
    String none = folder.resolve("none.kifu").toString();
    assertThat(CommandRun.kifu("app", none).code()).isEqualTo(3);
    assertThat(CommandRun.kifu("app", none, "--port", "65536").code()).isEqualTo(2);
  }
}
