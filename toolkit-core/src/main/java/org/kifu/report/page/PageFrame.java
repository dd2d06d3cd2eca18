package org.kifu.report.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;
import org.kifu.export.Words;

/**
 * What stands around the games of a page: its head with stylesheet and script, and its end. The
 * page may run this script and use this stylesheet and nothing else, whatever a record holds.
 */
final class PageFrame {
  /** In XML what follows is plain text, in HTML this is a comment. */
  private static final String STYLE = "/*<![CDATA[*/\n" + resource("page.css") + "/*]]>*/";

  private static final String SCRIPT = "//<![CDATA[\n" + resource("page.js") + "//]]>\n";

  private PageFrame() {}

  /** Everything up to the first game. */
  static String head(String title, Words words) {
    Html html = new Html();
    html.markup("<!DOCTYPE html>\n");
    html.markup("<html lang=\"" + words.language() + "\">\n<head>\n");
    html.empty("meta", "charset", "utf-8").newLine();
    html.empty("meta", "http-equiv", "Content-Security-Policy", "content", policy()).newLine();
    html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    html.newLine().empty("meta", "name", "generator", "content", "Kifu").newLine();
    html.element("title", Html.line(title)).newLine();
    html.open("style").markup(STYLE).closeLine();
    html.markup("</head>\n<body>\n<main>\n");
    html.element("h1", Html.line(title), "class", "aside").newLine();
    return html.markup(BoardDrawing.shared()).toString();
  }

  /** Everything after the last game. */
  static String foot() {
    return "</main>\n<script>" + SCRIPT + "</script>\n</body>\n</html>\n";
  }

  private static String policy() {
    return "default-src 'none'; style-src '%s'; script-src '%s'; base-uri 'none'; form-action 'none'"
        .formatted(hash(STYLE), hash(SCRIPT));
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

  /** A file beside this class, with the line ends that browsers make of all others. */
  private static String resource(String name) {
    try (InputStream in = PageFrame.class.getResourceAsStream(name)) {
      byte[] bytes = Objects.requireNonNull(in, name).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
