package org.kifu.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.ExplorerJson;
import org.kifu.opening.output.OpeningWords;
import org.kifu.table.Html;

/**
 * A board on which the script walks over the most played moves, with the results of each beside it.
 * Its words stand in the page.
 */
record OpeningExplorer(OpeningTable table, List<OpeningRow> rows, OpeningWords words) {
  /** The words of the script that have places for facts, and how many. */
  private static final List<String> SENTENCES =
      List.of("say", "even", "black", "white", "mostly", "best");

  private static final List<String> HEADS =
      List.of(
          "start",
          "move",
          "opening",
          "games",
          "share",
          "results",
          "score",
          "interval",
          "discs",
          "value",
          "years",
          "few",
          "foot",
          "trend",
          "end");

  private static final List<String> BUTTONS = List.of("first", "back", "forward", "flip");

  /** Writes the words above the board, which the script fills. */
  void head(Html html) {
    html.element("p", "", "class", "say by-script", "aria-live", "polite");
  }

  /** Writes the way to the shown position, which the script fills. */
  void crumbs(Html html) {
    html.element("ol", "", "class", "crumbs by-script", "aria-label", words.of("fact.line"));
  }

  /** Writes the board and the places of the tables. */
  void write(Html html) {
    OpeningLine at = table.settings().at();
    html.open("section", attributes(at == null ? "" : at.moves())).newLine();
    html.open("div", "class", "board-area").open("div", "class", "board");
    BoardDrawing.of(at == null ? new OpeningLine("").position() : at.position()).write(html, "");
    html.close();
    html.open("div", "class", "bar", "role", "toolbar");
    for (String button : BUTTONS) {
      String label = words.of("explorer." + button);
      boolean isWide = button.equals("back") || button.equals("forward");
      html.element(
          "button",
          "",
          "type",
          "button",
          "class",
          isWide ? "btn icon grow" : "btn icon",
          "data-go",
          button,
          "title",
          label,
          "aria-label",
          label);
    }
    html.close();
    html.open("div", "class", "about sheet").close().closeLine();
    html.open("div", "class", "moves-here sheet").closeLine();
    html.open("script", "type", "application/json")
        .markup(Html.data(ExplorerJson.of(wholePositions())));
    html.closeLine().closeLine();
  }

  /**
   * All moves of each position from which the page shows one, so that sums are over all of them.
   */
  private List<OpeningRow> wholePositions() {
    Set<String> lines = rows.stream().map(OpeningRow::line).collect(Collectors.toSet());
    return table.rows().stream().filter(row -> lines.contains(row.line())).toList();
  }

  private String[] attributes(String root) {
    List<String> all =
        new ArrayList<>(List.of("class", "explorer by-script", "aria-label", words.of("moves")));
    all.addAll(List.of("data-root", root));
    for (String key : HEADS) {
      all.addAll(List.of("data-" + key, words.of("explorer." + key)));
    }
    for (String key : SENTENCES) {
      all.addAll(
          List.of("data-say-" + key, words.filled("explorer.say." + key, "{0}", "{1}", "{2}")));
    }
    for (String side : List.of("black", "white")) {
      all.addAll(List.of("data-" + side, words.words().of("page." + side)));
    }
    return all.toArray(String[]::new);
  }
}
