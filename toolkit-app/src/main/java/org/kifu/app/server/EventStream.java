package org.kifu.app.server;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Events to one browser, in the form of server-sent events. */
public final class EventStream {
  private final OutputStream out;

  EventStream(OutputStream out) {
    this.out = out;
  }

  /**
   * Sends an event.
   *
   * @param json its data, without line ends
   * @throws IOException if the browser is gone
   */
  public void send(String name, String json) throws IOException {
    write("event: " + name + "\ndata: " + json + "\n\n");
  }

  /**
   * Sends nothing that the browser shows, to learn whether it is still there.
   *
   * @throws IOException if the browser is gone
   */
  public void beat() throws IOException {
    write(":\n\n");
  }

  private void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
