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
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * The frame around the contents of a page: its head with the style sheet and its scripts, the line
 * at its top, and its end. Whatever a record holds, the page may run only these scripts and use
 * only this style sheet.
 */
final class PageFrame {
  /** The frame of games. */
  static final PageFrame GAMES = new PageFrame("games", "frame.js", "board.js", "game.js");

  /** The frame of problems. */
  static final PageFrame DRILLS = new PageFrame("drill-page", "frame.js", "board.js", "drills.js");

  /** The frame of cards that are read, on boards that nobody clicks. */
  static final PageFrame CARDS = new PageFrame("drill-page", "frame.js");

  /** The frame of the games of a player. */
  static final PageFrame HISTORY = new PageFrame("history-page", "frame.js");

  /** The frame of the review of a player. */
  static final PageFrame REVIEW =
      new PageFrame("review-page", "frame.js", "board.js", "drills.js", "review.js");

  /** The frame of openings. */
  static final PageFrame OPENINGS =
      new PageFrame("opening-page", "frame.js", "board.js", "figures.js", "explorer.js");

  private static final String MARK =
      "<svg viewBox=\"0 0 86 28\" role=\"img\" aria-label=\"Kifu\"><rect class=\"cell\" y=\"1\""
          + " width=\"26\" height=\"26\" rx=\"6\"/><circle class=\"under\" cx=\"13\" cy=\"15.6\""
          + " r=\"7.6\"/><circle class=\"top-side\" cx=\"13\" cy=\"12.8\" r=\"7.6\"/><g"
          + " fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.8\" stroke-linecap=\"round\""
          + " stroke-linejoin=\"round\"><path d=\"M36 5.5V22.5M46.8 5.5L36.3 15M40.2 11.8L47.5"
          + " 22.5M54.5 12.5V22.5M63.5 22.5V9.5Q63.5 5.5 67.3 5.5M60 12.5H67.5M73.5 12.5V18Q73.5"
          + " 22.5 78 22.5T82.5 18V12.5\"/></g><circle cx=\"54.5\" cy=\"6.7\" r=\"2.1\""
          + " fill=\"currentColor\"/></svg>";

  private static final List<String> THEMES = List.of("system", "light", "dark");

  private final String kind;
  private final String style;
  private final String script;
  private final Optional<PageFiles> files;

  /** Makes a frame; in XML the text after the first line of style and script is plain text. */
  private PageFrame(String kind, String... scripts) {
    this.kind = kind;
    this.style = "/*<![CDATA[*/\n" + resource("kifu.css") + "/*]]>*/";
    String all = List.of(scripts).stream().map(PageFrame::resource).collect(Collectors.joining());
    this.script = "//<![CDATA[\n\"use strict\";\n" + all + "//]]>\n";
    this.files = Optional.empty();
  }

  private PageFrame(PageFrame frame, PageFiles files) {
    this.kind = frame.kind;
    this.style = frame.style;
    this.script = frame.script;
    this.files = Optional.of(files);
  }

  /** The same frame with style and script as files of a server. */
  PageFrame with(PageFiles served) {
    return new PageFrame(this, served);
  }

  /** The scripts, one after the other. */
  String script() {
    return script;
  }

  /** Everything up to the contents, with the title at the top of the page. */
  String head(String title, Words words) {
    return head(title, words, new Html().open("b").text(Html.line(title)).close(), new Html());
  }

  /**
   * Everything up to the contents.
   *
   * @param where what stands beside the mark of Kifu
   * @param tools the buttons of this kind of page
   */
  String head(String title, Words words, Html where, Html tools) {
    Html html = new Html();
    html.markup("<!DOCTYPE html>\n");
    html.markup("<html lang=\"" + words.language() + "\">\n<head>\n");
    html.empty("meta", "charset", "utf-8").newLine();
    html.empty("meta", "http-equiv", "Content-Security-Policy", "content", policy()).newLine();
    html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    html.newLine().empty("meta", "name", "generator", "content", "Kifu").newLine();
    html.element("title", Html.line(title)).newLine();
    if (files.isPresent()) {
      html.empty("link", "rel", "stylesheet", "href", files.get().style()).newLine();
    } else {
      html.open("style").markup(style).closeLine();
    }
    html.markup("</head>\n<body class=\"" + kind + "\">\n");
    html.markup(BoardDrawing.shared());
    top(html, words, where, tools);
    return html.markup("<main>\n").toString();
  }

  private void top(Html html, Words words, Html where, Html tools) {
    html.open("header", "class", "top");
    if (files.isPresent()) {
      html.open("a", "class", "mark", "href", files.get().home()).markup(MARK).close();
    } else {
      html.open("span", "class", "mark").markup(MARK).close();
    }
    html.open("div", "class", "where").markup(where.toString()).close();
    html.open("div", "class", "tools by-script").markup(tools.toString());
    button(html, "print", words.of("page.print"));
    String[] theme = new String[] {"type", "button", "class", "btn bare icon", "data-do", "theme"};
    html.open("button", with(theme, words)).close();
    html.close().closeLine();
  }

  private static String[] with(String[] theme, Words words) {
    String[] all = java.util.Arrays.copyOf(theme, theme.length + 2 * THEMES.size());
    for (int i = 0; i < THEMES.size(); i++) {
      all[theme.length + 2 * i] = "data-" + THEMES.get(i);
      all[theme.length + 2 * i + 1] = words.of("page.theme." + THEMES.get(i));
    }
    return all;
  }

  /** A button at the top whose sign the script draws. */
  static void button(Html html, String name, String label) {
    html.element(
        "button",
        "",
        "type",
        "button",
        "class",
        "btn bare icon",
        "data-do",
        name,
        "title",
        label,
        "aria-label",
        label);
  }

  /** Everything after the contents. */
  String foot() {
    String run =
        files
            .map(served -> new Html().open("script", "src", served.script()).close().toString())
            .orElse("<script>" + script + "</script>");
    return "</main>\n" + run + "\n</body>\n</html>\n";
  }

  private String policy() {
    boolean isServed = files.isPresent();
    return "default-src 'none'; style-src '%s'; script-src '%s'; base-uri 'none'; form-action 'none'"
        .formatted(isServed ? "self" : hash(style), isServed ? "self" : hash(script));
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
