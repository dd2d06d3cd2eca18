package org.kifu.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.kifu.app.jobs.AnnotationWorkers;
import org.kifu.app.library.Library;
import org.kifu.app.live.LiveSearch;
import org.kifu.app.server.LocalServer;
import org.kifu.base.Base;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.window.BaseWindow.WindowPlan;
import org.kifu.words.Words;

/** A window that answers, and a browser that it let in. */
final class OpenWindow implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  final LiveSearch searches = new LiveSearch();
  final List<Throwable> faults = new ArrayList<>();
  private final AnnotationWorkers workers;
  private final LocalServer server;
  private final HttpClient client = HttpClient.newHttpClient();
  private final URI home;
  private final String cookie;

  OpenWindow(Path base) throws IOException, InterruptedException {
    this(base, Words.english());
  }

  OpenWindow(Path base, Words words) throws IOException, InterruptedException {
    Library library = new Library(base);
    workers = new AnnotationWorkers(base, searches::running);
    server =
        LocalServer.start(
            0,
            AppWindow.routes(library, new WindowPlan(0, words, true, false), workers, searches),
            faults::add);
    HttpResponse<String> entry = sent(HttpRequest.newBuilder(server.link()));
    home = server.link().resolve(entry.headers().firstValue("Location").orElseThrow());
    cookie = entry.headers().firstValue("Set-Cookie").orElseThrow().split(";", -1)[0];
  }

  /**
   * A window of a new base with these games.
   *
   * @param folder the folder for the base
   */
  static OpenWindow ofGames(Path folder, List<GameRecord> games)
      throws IOException, InterruptedException {
    Path file = folder.resolve("games.json");
    try (GameWriter writer = GameWriter.open("json", file)) {
      for (GameRecord game : games) {
        writer.write(game);
      }
    }
    Path base = folder.resolve("games.kifu");
    Base.create(base).close();
    OpenWindow window = new OpenWindow(base);
    window.posted("/api/add?name=games.json", Files.readAllBytes(file));
    return window;
  }

  /** The link that lets a browser in. */
  URI link() {
    return server.link();
  }

  /** A new link that lets one browser in, once. */
  URI newLink() {
    return server.newLink();
  }

  /** Whether the window works at a job. */
  boolean isBusy() {
    return workers.isBusy();
  }

  /**
   * An address of the window.
   *
   * @param path the path in the window, with a slash before it
   */
  URI address(String path) {
    return home.resolve(path.substring(1));
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(address(path)).header("Cookie", cookie);
  }

  HttpResponse<String> sent(HttpRequest.Builder request) throws IOException, InterruptedException {
    return client.send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8));
  }

  HttpResponse<String> got(String path) throws IOException, InterruptedException {
    return sent(request(path));
  }

  byte[] bytes(String path) throws IOException, InterruptedException {
    return client.send(request(path).build(), BodyHandlers.ofByteArray()).body();
  }

  JsonNode json(String path) throws IOException, InterruptedException {
    return JSON.readTree(got(path).body());
  }

  HttpResponse<String> posted(String path, byte[] body) throws IOException, InterruptedException {
    return sent(request(path).header("X-Kifu", "1").POST(BodyPublishers.ofByteArray(body)));
  }

  JsonNode post(String path, String body) throws IOException, InterruptedException {
    return JSON.readTree(posted(path, body.getBytes(StandardCharsets.UTF_8)).body());
  }

  /** A stream of events, which the caller closes. */
  InputStream events(String path) throws IOException, InterruptedException {
    return client.send(request(path).build(), BodyHandlers.ofInputStream()).body();
  }

  /** A field of each element of a list; empty where it is missing. */
  static List<String> texts(JsonNode list, String field) {
    return StreamSupport.stream(list.spliterator(), false)
        .map(each -> each.path(field).asText(""))
        .toList();
  }

  /** The texts of a list. */
  static List<String> list(JsonNode texts) {
    return StreamSupport.stream(texts.spliterator(), false).map(JsonNode::asText).toList();
  }

  static JsonNode parsed(String text) throws IOException {
    return JSON.readTree(text);
  }

  @Override
  public void close() {
    client.shutdownNow();
    server.close();
    workers.close();
  }
}
