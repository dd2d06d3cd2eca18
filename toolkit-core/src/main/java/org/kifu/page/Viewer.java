package org.kifu.page;

import java.util.List;
import java.util.Map;
import org.kifu.board.MoveToken;
import org.kifu.table.Html;
import org.kifu.words.Words;

/** The board that the script controls; hidden where there is no script. */
record Viewer(Words words, boolean timed) {
  private static final Map<String, String> BUTTONS =
      Map.of(
          "first", "|◀", "back", "◀", "forward", "▶", "last", "▶|", "previous", "◀◆", "next", "◆▶");

  private static final List<String> ORDER =
      List.of("first", "back", "forward", "last", "previous", "next");

  private static final List<String> FACTS =
      List.of("move", "value", "chance", "label", "loss", "best", "certainty", "time");

  void write(Html html) {
    html.open("section", "class", "viewer", "data-pass", pass(), "hidden", "hidden");
    html.element("h3", words.of("page.board"), "class", "aside").newLine();
    html.open("svg", "class", "board", "viewBox", "-0.55 -0.55 8.75 8.75", "role", "img");
    html.close().newLine();
    html.open("div", "class", "chances", "aria-hidden", "true", "hidden", "hidden");
    html.element("span", "", "class", "share").closeLine();
    html.open("div", "class", "buttons", "role", "group", "aria-label", words.of("page.buttons"));
    ORDER.forEach(name -> button(html, name));
    html.closeLine();
    html.element("p", "", "class", "status aside", "role", "status").newLine();
    html.open("dl", "class", "facts").newLine();
    FACTS.stream().filter(fact -> timed || !fact.equals("time")).forEach(fact -> fact(html, fact));
    html.closeLine();
    List.of("best", "played", "record").forEach(kind -> line(html, kind));
    html.element(
        "button", words.of("page.leave"), "type", "button", "data-go", "leave", "hidden", "hidden");
    html.newLine().element("div", "", "class", "remarks").newLine();
    html.element("p", words.of("page.board-marks"), "class", "hint").newLine();
    html.element("p", words.of("page.keys"), "class", "hint keys").closeLine();
  }

  /**
   * The word for a pass that the script shows in lines; empty if it is {@code pass}, as in the
   * moves.
   */
  private String pass() {
    String word = words.move(MoveToken.Pass.WRITTEN);
    return word.equals("pass") ? "" : word;
  }

  private void button(Html html, String name) {
    String label = words.of("page.go." + name);
    html.element(
        "button",
        BUTTONS.getOrDefault(name, ""),
        "type",
        "button",
        "data-go",
        name,
        "title",
        label,
        "aria-label",
        label);
  }

  private void fact(Html html, String name) {
    html.open("div", "class", name);
    html.element("dt", words.of("page.fact." + name)).element("dd", "").closeLine();
  }

  private void line(Html html, String kind) {
    html.open("p", "class", "line", "data-line", kind, "hidden", "hidden");
    html.element("span", words.of("page.line." + kind), "class", "name").text(" ");
    html.element("span", "", "class", "plies").closeLine();
  }
}
