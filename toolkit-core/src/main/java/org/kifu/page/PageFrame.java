package org.kifu.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * The frame around the contents of a page: its head with stylesheet and script, and its end.
 * Whatever a record holds, the page may run only this script and use only this stylesheet.
 */
final class PageFrame {
  /** The frame of games. */
  static final PageFrame GAMES = new PageFrame("page.js", "page.css");

  /** The frame of problems. */
  static final PageFrame DRILLS = new PageFrame("drills.js", "page.css", "drills.css");

  /** The frame of the games of a player, which needs no script. */
  static final PageFrame HISTORY = new PageFrame("", "page.css", "history.css");

  /** The frame of openings, which needs no script either. */
  static final PageFrame OPENINGS = new PageFrame("", true, "page.css", "openings.css");

  private final String style;
  private final boolean hasBoards;

  /** The script; empty if the page has no script. */
  private final String script;

  private PageFrame(String script, String... styles) {
    this(script, !script.isEmpty(), styles);
  }

  /**
   * Makes a frame. In XML the text after the first line is plain text; in HTML that line is a
   * comment.
   */
  private PageFrame(String script, boolean hasBoards, String... styles) {
    StringBuilder all = new StringBuilder();
    List.of(styles).forEach(name -> all.append(resource(name)));
    this.style = "/*<![CDATA[*/\n" + all + "/*]]>*/";
    this.hasBoards = hasBoards;
    this.script = script.isEmpty() ? "" : "//<![CDATA[\n" + resource(script) + "//]]>\n";
  }

  /** Everything up to the contents. */
  String head(String title, Words words) {
    Html html = new Html();
    html.markup("<!DOCTYPE html>\n");
    html.markup("<html lang=\"" + words.language() + "\">\n<head>\n");
    html.empty("meta", "charset", "utf-8").newLine();
    html.empty("meta", "http-equiv", "Content-Security-Policy", "content", policy()).newLine();
    html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    html.newLine().empty("meta", "name", "generator", "content", "Kifu").newLine();
    html.element("title", Html.line(title)).newLine();
    html.open("style").markup(style).closeLine();
    html.markup("</head>\n<body>\n<main>\n");
    html.element("h1", Html.line(title), "class", "aside").newLine();
    return html.markup(hasBoards ? BoardDrawing.shared() : "").toString();
  }

  /** Everything after the contents. */
  String foot() {
    String run = script.isEmpty() ? "" : "<script>" + script + "</script>\n";
    return "</main>\n" + run + "</body>\n</html>\n";
  }

  private String policy() {
    return "default-src 'none'; style-src '%s'; script-src %s; base-uri 'none'; form-action 'none'"
        .formatted(hash(style), script.isEmpty() ? "'none'" : "'" + hash(script) + "'");
  }

  private static String hash(String content) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] sum = digest.digest(content.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(sum);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  /** A file beside this class, with the line ends to which browsers convert all others. */
  private static String resource(String name) {
    try (InputStream in = PageFrame.class.getResourceAsStream(name)) {
      byte[] bytes = Objects.requireNonNull(in, name).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
