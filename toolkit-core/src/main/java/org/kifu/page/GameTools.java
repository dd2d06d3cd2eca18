package org.kifu.page;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kifu.annotate.output.GameWords;
import org.kifu.table.Html;
import org.kifu.words.Words;

/** The buttons at the top of a page of games, and the words that its script says. */
record GameTools(Words words) {
  /** The texts with places for facts, which the script fills: how many each has. */
  private static final Map<String, Integer> SENTENCES =
      new TreeMap<>(
          Map.of(
              "after",
              2,
              "best-is",
              1,
              "instead",
              3,
              "retry.ask",
              1,
              "line-move",
              1,
              "goto",
              1,
              "proof.probable",
              2,
              "proof.estimated",
              2));

  private static final List<String> TEXTS =
      List.of(
          "retry",
          "retry.black",
          "retry.white",
          "retry.better",
          "leave",
          "best-move",
          "end",
          "final",
          "values.black",
          "values.white",
          "chance.black",
          "chance.white",
          "copied",
          "not-copied",
          "unknown-value",
          "even",
          "black",
          "white",
          "line.record",
          "only-found",
          "only-missed",
          "forced",
          "error",
          "must-pass",
          "proof.exact");

  private static final List<String> OF_PROBLEMS =
      List.of("task.black", "task.white", "disc.black", "disc.white", "disc.none", "show", "try");

  Html buttons() {
    Html html = new Html();
    PageFrame.button(html, "copy", words.of("page.copy"));
    PageFrame.button(html, "link", words.of("page.copy.link"));
    PageFrame.button(html, "keys", words.of("page.help"));
    return html;
  }

  /** The texts of the script, and the keys. */
  String texts() {
    Html html = new Html();
    html.open("div", attributes("words", all())).closeLine();
    html.open("dialog", "class", "help");
    html.element("h2", words.of("page.help")).open("ul").newLine();
    for (String key : words.of("page.keys").split("; ", -1)) {
      html.element("li", key).newLine();
    }
    html.close().element("p", words.of("page.history")).open("form", "method", "dialog");
    html.element("button", words.of("page.close"), "class", "btn main").close();
    return html.closeLine().toString();
  }

  /** The texts of the script that a game has in other words than the page; empty for none. */
  String ownTexts(Words usual) {
    Map<String, String> own = all();
    own.entrySet().removeAll(new GameTools(usual).all().entrySet());
    if (!own.isEmpty()) {
      for (String key : List.of("won", "lost", "result")) {
        own.put("value." + key, words.of("value." + key));
      }
      own.put("value.wins", words.filled("value.wins", "{0}"));
      own.put("value.forced", GameWords.areOfMen(words) ? "32" : "");
    }
    return own.isEmpty()
        ? ""
        : new Html().open("div", attributes("own-words", own)).closeLine().toString();
  }

  private Map<String, String> all() {
    Map<String, String> texts = new TreeMap<>();
    TEXTS.forEach(key -> texts.put(key, words.of("page." + key)));
    OF_PROBLEMS.forEach(key -> texts.put(key, words.of("drill." + key)));
    texts.put("right", words.filled("drill.right", "{0}"));
    texts.put("wrong", words.filled("drill.wrong", "{0}"));
    texts.put("named", words.filled("named", "{0}", "{1}"));
    texts.put("about", words.filled("drill.about", "{0}"));
    SENTENCES.forEach((key, facts) -> texts.put(key, filled("page." + key, facts)));
    return texts;
  }

  private static String[] attributes(String kind, Map<String, String> texts) {
    String[] attributes = new String[4 + 2 * texts.size()];
    attributes[0] = "class";
    attributes[1] = kind;
    attributes[2] = "hidden";
    attributes[3] = "hidden";
    int at = 4;
    for (Map.Entry<String, String> text : texts.entrySet()) {
      attributes[at++] = "data-" + text.getKey().replace('.', '-');
      attributes[at++] = text.getValue();
    }
    return attributes;
  }

  private String filled(String key, int facts) {
    Object[] places = new Object[facts];
    for (int i = 0; i < facts; i++) {
      places[i] = "{" + i + "}";
    }
    return words.filled(key, places);
  }
}
