package org.kifu.app.server;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.kifu.file.SystemReason;
import org.kifu.json.JsonObject;

/** A server on the loopback address: no other machine can reach it. */
public final class LocalServer implements AutoCloseable {
  /** Scripts and styles are files of this server; nothing comes from elsewhere or runs in line. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
          + " connect-src 'self'; font-src 'self'; form-action 'none';"
          + " base-uri 'none'; frame-ancestors 'none'";

  private final HttpServer server;
  private final Gate gate;
  private final Routes routes;
  private final Consumer<Throwable> faults;
  private final Use use = new Use(System::nanoTime);
  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(Thread.ofPlatform().daemon().factory());

  private LocalServer(HttpServer server, Routes routes, Consumer<Throwable> faults) {
    this.server = server;
    this.gate = new Gate(server.getAddress().getPort());
    this.routes = routes;
    this.faults = faults;
  }

  /**
   * Starts a server.
   *
   * @param port the port; if it is taken, another that is free; 0 for any
   * @param faults takes faults of the program itself
   */
  public static LocalServer start(int port, Routes routes, Consumer<Throwable> faults)
      throws IOException {
    LocalServer started = new LocalServer(bound(port), routes, faults);
    started.server.createContext("/", started::handle);
    started.server.setExecutor(started.threads);
    started.server.start();
    return started;
  }

  private static HttpServer bound(int port) throws IOException {
    InetAddress here = InetAddress.ofLiteral("127.0.0.1");
    try {
      return HttpServer.create(new InetSocketAddress(here, port), 0);
    } catch (BindException e) {
      return HttpServer.create(new InetSocketAddress(here, 0), 0);
    }
  }

  /** The address that lets a browser in. */
  public URI link() {
    return URI.create(gate.link());
  }

  /** A new address that lets one browser in, once. */
  public URI newLink() {
    return URI.create(gate.newLink());
  }

  /** The use that pages make of this server. */
  public Use use() {
    return use;
  }

  private void handle(HttpExchange exchange) {
    // The server of the JDK does not pass the loader on by which services are found.
    Thread.currentThread().setContextClassLoader(LocalServer.class.getClassLoader());
    try (exchange) {
      Asked asked = Asked.of(exchange);
      send(exchange, answer(asked));
    } catch (IOException e) {
      // The browser is gone.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the server ends
    }
  }

  private Answer answer(Asked asked) {
    try {
      var entry = gate.check(asked);
      use.note();
      return entry.isPresent() ? entry.get() : routes.answer(asked.from(Gate.PARTS));
    } catch (RefusedException e) {
      return refusal(e.status(), e.code(), e.message());
    } catch (IOException e) {
      return refusal(500, "io-error", SystemReason.of(e));
    } catch (UncheckedIOException e) {
      return refusal(500, "io-error", SystemReason.of(e));
    } catch (RuntimeException | Error e) {
      faults.accept(e);
      return refusal(500, "internal", "a fault of Kifu itself: " + e);
    }
  }

  private static Answer refusal(int status, String code, String message) {
    JsonObject told = new JsonObject().put("code", code).put("message", message);
    byte[] body = told.toString().getBytes(StandardCharsets.UTF_8);
    return new Answer.Whole(status, Map.of(Answer.TYPE, "application/json"), body);
  }

  private static void send(HttpExchange exchange, Answer answer)
      throws IOException, InterruptedException {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Security-Policy", POLICY);
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cache-Control", "no-store");
    switch (answer) {
      case Answer.Whole whole -> send(exchange, whole);
      case Answer.Events events -> {
        headers.set(Answer.TYPE, "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        try (OutputStream out = exchange.getResponseBody()) {
          events.source().run(new EventStream(out));
        }
      }
    }
  }

  private static void send(HttpExchange exchange, Answer.Whole whole) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    whole.headers().forEach(headers::set);
    int length = whole.body().length;
    exchange.sendResponseHeaders(whole.status(), length == 0 ? -1 : length);
    if (length > 0) {
      try (OutputStream out = exchange.getResponseBody()) {
        out.write(whole.body());
      }
    }
  }

  /** Ends all requests. */
  @Override
  public void close() {
    threads.shutdownNow();
    server.stop(0);
    threads.close();
  }
}
