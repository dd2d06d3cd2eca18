package org.kifu.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The files beside a page that a server delivers, in place of a page that holds them all.
 *
 * @param style the address of the style sheet
 * @param script the address of the script
 * @param home the address to which the mark of Kifu leads
 */
public record PageFiles(String style, String script, String home) {
  /** The name of the script of a page of games. */
  public static final String GAMES = "games.js";

  /** The name of the script of the review of a player. */
  public static final String REVIEW = "player.js";

  /** The drawings that boards refer to, as SVG in HTML. */
  public static final String SHARED = "shared.svg";

  /**
   * A file that pages use: a style sheet, a script, {@link #GAMES}, {@link #REVIEW} or {@link
   * #SHARED}.
   *
   * @return nothing if there is no such file
   */
  public static Optional<byte[]> file(String name) {
    return switch (name) {
      case GAMES -> Optional.of(bytes(PageFrame.GAMES.script()));
      case REVIEW -> Optional.of(bytes(PageFrame.REVIEW.script()));
      case SHARED -> Optional.of(bytes(BoardDrawing.shared()));
      case "kifu.css", "frame.js", "board.js", "figures.js" -> Optional.of(resource(name));
      default -> Optional.empty();
    };
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] resource(String name) {
    try (InputStream in = PageFiles.class.getResourceAsStream(name)) {
      return in == null ? new byte[0] : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
