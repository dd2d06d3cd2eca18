package org.kifu.app;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.base.Base;
import org.kifu.window.BaseWindow.WindowPlan;
import org.kifu.words.Words;
import org.sqlite.JDBC;

/** A window in a process of its own, which can be killed. */
final class ServedWindow implements AutoCloseable {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final Process process;
  private final URI link;
  private final URI home;
  private final String cookie;

  /**
   * Opens a base, and waits until the window answers.
   *
   * @param errors the file for what it complains of
   */
  ServedWindow(Path base, Path errors) throws IOException, InterruptedException {
    this(base, errors, 0);
  }

  /**
   * The same at a port.
   *
   * @param port the port, 0 for any
   */
  ServedWindow(Path base, Path errors, int port) throws IOException, InterruptedException {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:-UsePerfData",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx300m",
                "--enable-native-access=ALL-UNNAMED",
                "-Dkifu.kernel=scalar",
                "-cp",
                classPath(),
                ServedWindow.class.getName(),
                base.toString(),
                String.valueOf(port))
            .redirectError(ProcessBuilder.Redirect.to(errors.toFile()))
            .start();
    link = URI.create(process.inputReader(StandardCharsets.UTF_8).readLine());
    HttpResponse<String> entry = sent(HttpRequest.newBuilder(link));
    home = link.resolve(entry.headers().firstValue("Location").orElseThrow());
    cookie = entry.headers().firstValue("Set-Cookie").orElseThrow().split(";", -1)[0];
  }

  /** The class path that this test has, however it was started. */
  private static String classPath() {
    return Stream.of(
            ServedWindow.class,
            AppWindow.class,
            Base.class,
            JDBC.class,
            JsonFactory.class,
            ObjectMapper.class,
            JsonProperty.class)
        .map(each -> Path.of(URI.create(place(each))).toString())
        .collect(Collectors.joining(System.getProperty("path.separator")));
  }

  private static String place(Class<?> own) {
    return own.getProtectionDomain().getCodeSource().getLocation().toString();
  }

  /** Serves a base, and prints the link. */
  public static void main(String[] args) throws IOException {
    WindowPlan plan = new WindowPlan(Integer.parseInt(args[1]), Words.english(), true, false);
    new AppWindow().serve(Path.of(args[0]), plan, (link, _) -> System.out.println(link));
  }

  private static HttpResponse<String> sent(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return CLIENT.send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8));
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(home.resolve(path.substring(1))).header("Cookie", cookie);
  }

  String got(String path) throws IOException, InterruptedException {
    return sent(request(path)).body();
  }

  /**
   * Asks for a change.
   *
   * @return whether it was made
   */
  boolean post(String path, String body) throws IOException, InterruptedException {
    return sent(request(path)
                .header("X-Kifu", "1")
                .POST(BodyPublishers.ofString(body, StandardCharsets.UTF_8)))
            .statusCode()
        == 200;
  }

  /** The link that lets a browser in. */
  URI link() {
    return link;
  }

  /** Ends it as a power failure would. */
  void kill() {
    process.destroyForcibly();
  }

  /** Ends it as Ctrl-C does, and waits until it has ended; not on Windows. */
  void interrupt() {
    process.destroy();
    process.onExit().join();
  }

  /** Ends it as a power failure would, and waits until it has ended. */
  @Override
  public void close() {
    kill();
    process.onExit().join();
  }
}
