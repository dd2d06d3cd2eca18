package org.kifu.page;

import java.util.List;
import java.util.OptionalInt;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.LossSum;
import org.kifu.annotate.Phase;
import org.kifu.annotate.output.Wording;
import org.kifu.board.Disc;
import org.kifu.picture.GameCaption;
import org.kifu.table.Html;
import org.kifu.words.Words;

/** The accuracy of both players by phase, as numbers and bars from 50 to 100 per cent. */
record AccuracyRows(AnnotatedGame game, Wording wording) {
  private static final int FULL = 10_000;

  /** Writes the table; nothing if no accuracy is known. */
  void write(Html html) {
    if (game.black().loss().accuracy().isEmpty() && game.white().loss().accuracy().isEmpty()) {
      return;
    }
    html.open("section", "class", "acc sheet", "aria-label", words().of("page.accuracy"));
    html.open("table").open("colgroup");
    for (String column : List.of("v", "", "ph", "", "v")) {
      html.empty("col", "class", column);
    }
    html.close().open("thead").open("tr");
    html.open("th", "colspan", "2", "scope", "col");
    MoveWords.disc(html, Disc.BLACK, words()).text(" ").name(name(Disc.BLACK)).close();
    html.element("th", words().of("page.accuracy") + ", %", "scope", "col");
    html.open("th", "colspan", "2", "scope", "col").name(name(Disc.WHITE)).text(" ");
    MoveWords.disc(html, Disc.WHITE, words()).close();
    html.close().close().open("tbody").newLine();
    for (Phase phase : Phase.values()) {
      row(
          html,
          words().of("phase." + phase.label()),
          game.black().loss(phase),
          game.white().loss(phase),
          "");
    }
    row(html, words().of("chart.whole-game"), game.black().loss(), game.white().loss(), "all");
    html.close().close();
    if (game.peers().isPresent()) {
      String beside = words().filled("page.sentence", wording.verdictClauses(game).getLast());
      html.element("p", MoveWords.sentence(beside), "class", "beside");
    }
    html.closeLine();
  }

  private Words words() {
    return wording.words();
  }

  private String name(Disc side) {
    String name = side == Disc.BLACK ? game.game().header().black() : game.game().header().white();
    return GameCaption.nameOr(name, words().of(side));
  }

  private static void row(Html html, String phase, LossSum black, LossSum white, String kind) {
    html.open("tr", "class", kind);
    html.element("td", number(black.accuracy()), "class", "v").open("td");
    meter(html, black.accuracy(), Disc.BLACK);
    html.close().element("th", phase, "scope", "row", "class", "ph").open("td");
    meter(html, white.accuracy(), Disc.WHITE);
    html.close().element("td", number(white.accuracy()), "class", "v r").closeLine();
  }

  private static String number(OptionalInt accuracy) {
    return accuracy.isEmpty() ? "–" : Integer.toString((accuracy.getAsInt() + 50) / 100);
  }

  private static void meter(Html html, OptionalInt accuracy, Disc side) {
    int filled = Math.max(0, 2 * (accuracy.orElse(0) - FULL / 2) / 100);
    boolean isBlack = side == Disc.BLACK;
    html.open(
        "svg",
        "class",
        "meter",
        "viewBox",
        "0 0 100 12",
        "preserveAspectRatio",
        "none",
        "aria-hidden",
        "true");
    html.empty("rect", "class", "track", "width", "100", "height", "12");
    html.empty(
        "rect",
        "class",
        isBlack ? "fb" : "fw",
        "x",
        isBlack ? Integer.toString(100 - filled) : "",
        "width",
        Integer.toString(filled),
        "height",
        "12");
    html.close();
  }
}
