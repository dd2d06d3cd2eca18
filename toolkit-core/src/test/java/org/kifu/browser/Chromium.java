package org.kifu.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/** A headless Chromium with one page, steered by the DevTools protocol over a WebSocket. */
public final class Chromium implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Set<String> WORK =
      Set.of("ScriptDuration", "RecalcStyleDuration", "LayoutDuration");

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome");
  private static final long PATIENCE = Long.getLong("kifu.patience", 600);

  /** The numbers of keys that do something by themselves. */
  private static final Map<String, Integer> CODES =
      Map.ofEntries(
          Map.entry("Backspace", 8),
          Map.entry("Tab", 9),
          Map.entry("Enter", 13),
          Map.entry("Escape", 27),
          Map.entry("PageUp", 33),
          Map.entry("PageDown", 34),
          Map.entry("End", 35),
          Map.entry("Home", 36),
          Map.entry("ArrowLeft", 37),
          Map.entry("ArrowUp", 38),
          Map.entry("ArrowRight", 39),
          Map.entry("ArrowDown", 40));

  /** The time between two questions whether a page is there, which it needs for itself. */
  private static final long PAUSE_NANOS = 2_000_000;

  private final Process process;
  private final HttpClient client = HttpClient.newHttpClient();
  private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
  private final List<JsonNode> events = new CopyOnWriteArrayList<>();
  private final WebSocket socket;
  private String session = "";
  private int calls;

  private Chromium(Process process, URI address) {
    this.process = process;
    this.socket = client.newWebSocketBuilder().buildAsync(address, new Answers()).join();
  }

  /** The program, if one is installed here. */
  public static Optional<Path> installed() {
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Starts it with an empty page. */
  public static Chromium start(Path program, Path profile) throws IOException {
    Process process =
        new ProcessBuilder(
                program.toString(),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--no-first-run",
                "--disable-background-networking",
                "--user-data-dir=" + profile,
                "--remote-debugging-port=0",
                "about:blank")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    Chromium chromium = new Chromium(process, address(process.errorReader(StandardCharsets.UTF_8)));
    chromium.attach();
    return chromium;
  }

  private static URI address(BufferedReader messages) throws IOException {
    String sign = "DevTools listening on ";
    for (String line = messages.readLine(); line != null; line = messages.readLine()) {
      if (line.startsWith(sign)) {
        Thread.ofVirtual().start(() -> messages.lines().forEach(_ -> {}));
        return URI.create(line.substring(sign.length()));
      }
    }
    throw new IOException("Chromium ended before it listened");
  }

  private void attach() {
    JsonNode target = call("Target.createTarget", Map.of("url", "about:blank"));
    Map<String, Object> which =
        Map.of("targetId", target.get("targetId").asText(), "flatten", true);
    session = call("Target.attachToTarget", which).get("sessionId").asText();
    List.of("Page", "Runtime", "Network", "Log").forEach(each -> call(each + ".enable", Map.of()));
  }

  /** Opens a page and waits until it is there. */
  public void open(URI page) {
    events.clear();
    call("Page.navigate", Map.of("url", page.toString()));
    await("document.readyState === 'complete' && location.href !== 'about:blank'");
  }

  /** Goes to another fragment of the page that is open, and waits until the page has followed. */
  public void follow(String fragment) {
    evaluate(
        "(window.followed = false, location.hash = '"
            + fragment
            + "', addEventListener('hashchange', () => window.followed = true, {once: true}))");
    await("window.followed");
  }

  /** Waits until an expression on the page is true. */
  public void await(String condition) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (!evaluate(condition).equals("true")) {
      if (System.nanoTime() > end) {
        throw new AssertionError("the page does not come to " + condition);
      }
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  /** Whether scripts may run on the pages that are opened from now on. */
  public void allowScripts(boolean allowed) {
    call("Emulation.setScriptExecutionDisabled", Map.of("value", !allowed));
  }

  public void resize(int width, int height) {
    call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
  }

  /** The value of an expression on the page, as text. */
  public String evaluate(String expression) {
    return run("String(" + expression + ")");
  }

  /** Runs a script on the page, and returns its value if that is a text. */
  public String run(String script) {
    JsonNode answer = call("Runtime.evaluate", Map.of("expression", script, "returnByValue", true));
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(script + ": " + answer.get("exceptionDetails"));
    }
    return answer.at("/result/value").asText();
  }

  /** Presses keys, by their names. */
  public void press(String... keys) {
    for (String key : keys) {
      Map<String, Object> names = new TreeMap<>(Map.of("key", key));
      if (CODES.containsKey(key)) {
        names.put("windowsVirtualKeyCode", CODES.get(key));
      }
      names.put("type", "keyUp");
      Map<String, Object> released = Map.copyOf(names);
      names.put("type", "keyDown");
      if (key.equals("Enter")) {
        names.put("text", "\r");
      }
      call("Input.dispatchKeyEvent", names);
      call("Input.dispatchKeyEvent", released);
    }
  }

  /** Types a text into the field that has the focus. */
  public void type(String text) {
    call("Input.insertText", Map.of("text", text));
  }

  /** Clicks at a point of the window, in pixels. */
  public void click(double x, double y) {
    for (String type : List.of("mousePressed", "mouseReleased")) {
      call(
          "Input.dispatchMouseEvent",
          Map.of("type", type, "x", x, "y", y, "button", "left", "clickCount", 1));
    }
  }

  /** Taps with a finger at a point of the window, in pixels. */
  public void tap(double x, double y) {
    Map<String, Object> point = Map.of("x", x, "y", y);
    call("Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", List.of(point)));
    call("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
  }

  /** Whether the machine has a screen that one touches. */
  public void touchable(boolean isTouched) {
    call("Emulation.setTouchEmulationEnabled", Map.of("enabled", isTouched));
  }

  /** Chooses the colours that the system prefers: light or dark. */
  public void prefer(String colours) {
    Map<String, String> feature = Map.of("name", "prefers-color-scheme", "value", colours);
    call("Emulation.setEmulatedMedia", Map.of("features", List.of(feature)));
  }

  public byte[] screenshot() {
    return decoded(call("Page.captureScreenshot", Map.of("format", "png")));
  }

  public byte[] pdf() {
    return decoded(call("Page.printToPDF", Map.of("printBackground", true)));
  }

  private static byte[] decoded(JsonNode answer) {
    return Base64.getDecoder().decode(answer.get("data").asText());
  }

  /** What the page complained of: exceptions, and what its policy forbade. */
  public List<String> complaints() {
    return events("Runtime.exceptionThrown", "Log.entryAdded");
  }

  /** Forgets what the page complained of and asked for, so that a long test can go on. */
  public void forget() {
    events.clear();
  }

  /**
   * The memory of a page, garbage left out.
   *
   * @param heapBytes the bytes of its objects
   * @param nodes the elements and texts that it holds, also those out of sight
   */
  public record PageMemory(long heapBytes, long nodes) {}

  /** The memory that the page needs. */
  public PageMemory memory() {
    call("HeapProfiler.collectGarbage", Map.of());
    long heap = call("Runtime.getHeapUsage", Map.of()).get("usedSize").asLong();
    return new PageMemory(heap, call("Memory.getDOMCounters", Map.of()).get("nodes").asLong());
  }

  /** Runs a script before those of each page that is opened from now on. */
  public void atStart(String script) {
    call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
  }

  /** The time that the page worked since it was opened, in seconds: scripts, styles and layout. */
  public double workSeconds() {
    call("Performance.enable", Map.of());
    double seconds = 0;
    for (JsonNode metric : call("Performance.getMetrics", Map.of()).get("metrics")) {
      if (WORK.contains(metric.get("name").asText())) {
        seconds += metric.get("value").asDouble();
      }
    }
    return seconds;
  }

  /** The addresses that the page asked for. */
  public List<String> requests() {
    return events.stream()
        .filter(event -> event.get("method").asText().equals("Network.requestWillBeSent"))
        .map(event -> event.at("/params/request/url").asText())
        .toList();
  }

  private List<String> events(String... methods) {
    return events.stream()
        .filter(event -> Stream.of(methods).anyMatch(event.get("method").asText()::equals))
        .map(JsonNode::toString)
        .toList();
  }

  private JsonNode call(String method, Map<String, Object> parameters) {
    int id = ++calls;
    ObjectNode message = JSON.createObjectNode().put("id", id).put("method", method);
    message.set("params", JSON.valueToTree(parameters));
    if (!session.isEmpty()) {
      message.put("sessionId", session);
    }
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    answers.put(id, answer);
    socket.sendText(message.toString(), true).join();
    JsonNode result = answer.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
    if (result.has("error")) {
      throw new AssertionError(method + ": " + result.get("error"));
    }
    return result.get("result");
  }

  /** Ends it with its helpers, which write into the profile until they are gone. */
  @Override
  public void close() {
    client.shutdownNow();
    List<ProcessHandle> helpers = process.descendants().toList();
    process.destroy();
    try {
      if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      process.destroyForcibly();
    }
    helpers.forEach(ProcessHandle::destroyForcibly);
    helpers.forEach(helper -> helper.onExit().orTimeout(PATIENCE, TimeUnit.SECONDS).join());
  }

  /** Collects what Chromium sends: answers by their number, events in their order. */
  private final class Answers implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        take(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return CompletableFuture.completedStage(null);
    }

    private void take(String message) {
      try {
        JsonNode node = JSON.readTree(message);
        if (node.has("id")) {
          Objects.requireNonNull(answers.remove(node.get("id").asInt())).complete(node);
        } else {
          events.add(node);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
