package org.kifu.window;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import org.kifu.words.Words;

/**
 * The window of Kifu: a server for the browser of this machine. Its implementation is not among the
 * jars of the command line, and is found by {@link java.util.ServiceLoader}.
 */
public interface BaseWindow {
  /** The port that is tried first, so that the addresses of games last. */
  int USUAL_PORT = 7717;

  /**
   * The base of the user, which is made with example games if it is not there.
   *
   * @throws IOException if it cannot be made
   */
  Path ownBase() throws IOException;

  /**
   * Serves a base until the calling thread is interrupted, or until a window from the menu is not
   * used any more.
   *
   * @param base a base
   * @param plan what to serve, and where
   * @param ready takes two addresses as soon as the server answers: one that lets browsers in, for
   *     the eyes of the user, and one that does it once, for a program that opens it
   * @throws IOException if the base cannot be opened, or no port can be had
   */
  void serve(Path base, WindowPlan plan, BiConsumer<URI, URI> ready) throws IOException;

  /**
   * The plan of a window.
   *
   * @param port the port of the loopback address; 0 for any that is free
   * @param words the language
   * @param isOwn whether the base is {@link #ownBase}
   * @param isFromMenu whether the desktop starts it: a window of the own base that is open already
   *     is used again, and a new one ends by itself
   */
  record WindowPlan(int port, Words words, boolean isOwn, boolean isFromMenu) {}
}
