package org.kifu.report.page;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.ResultsByYear;
import org.kifu.opening.TheorySum;
import org.kifu.opening.Trap;

/**
 * What is told of a move.
 *
 * @param games all games counted
 */
record MoveFacts(OpeningRow row, long games) {
  /** The line that is always seen. */
  void summary(Html html) {
    OpeningStats stats = row.stats();
    String line = row.lineWithMove();
    html.open("summary").open("span", "class", "played-move");
    String side = row.mover() == Disc.BLACK ? "black" : "white";
    html.element("span", side, "class", "disc " + side).text(" ");
    html.element("strong", line.substring(line.length() - 2)).close();
    html.open("span", "class", "opening").text(row.reached()).close();
    String share = String.format(Locale.ROOT, "%,d%s", stats.games(), star());
    html.element("span", share, "class", "number");
    html.element(
        "span",
        percent(
            BigDecimal.valueOf(stats.games())
                .divide(BigDecimal.valueOf(games), 4, RoundingMode.HALF_EVEN)),
        "class",
        "number");
    html.open("span", "class", "score-bar");
    interval(html);
    html.element("span", percent(stats.blackScore()), "class", "number", "aria-hidden", "true");
    html.close().close().newLine();
  }

  private String star() {
    return row.stats().isSmallSample() ? "*" : "";
  }

  /** The board after the move, and the numbers. */
  void position(Html html) {
    html.open("div", "class", "position").open("div", "class", "diagram");
    Position after = PlayedLine.of(row.lineWithMove()).end();
    BoardDrawing.draw(html, "The position after " + row.lineWithMove(), after, "", List.of());
    html.close().open("dl");
    OpeningStats stats = row.stats();
    fact(html, "Line", row.lineWithMove());
    fact(
        html,
        "Results",
        String.format(
            Locale.ROOT,
            "black won %,d, drawn %,d, white won %,d",
            stats.blackWins(),
            stats.draws(),
            stats.whiteWins()));
    fact(
        html,
        "Black’s score",
        percent(stats.blackScore())
            + ", 95 % interval "
            + percent(stats.blackScoreLow())
            + " to "
            + percent(stats.blackScoreHigh()));
    discs(html);
    years(html);
    theory(html, row.history().theory());
    row.trap().ifPresent(trap -> trap(html, trap));
    first(html, row.history().first());
    html.close().closeLine();
  }

  private void discs(Html html) {
    ResultsByYear results = row.history().results();
    fact(
        html,
        "Discs",
        String.format(
            Locale.ROOT,
            "mean %s, median %s, half of the games from %s to %s",
            signed(row.stats().meanBlackDiscDiff()),
            signed(BigDecimal.valueOf(results.discDiffQuantile(1, 2))),
            signed(BigDecimal.valueOf(results.discDiffQuantile(1, 4))),
            signed(BigDecimal.valueOf(results.discDiffQuantile(3, 4)))));
  }

  private void years(Html html) {
    int first = row.history().results().firstYear();
    int last = row.history().results().lastYear();
    if (first > 0) {
      String half =
          row.halfLifeYears().isPresent()
              ? ", half of its use within " + years(row.halfLifeYears().getAsInt())
              : "";
      fact(html, "Years", (first == last ? "" + first : first + "–" + last) + half);
    }
  }

  private static String years(int count) {
    return count == 0 ? "the first year" : count + (count == 1 ? " year" : " years");
  }

  private static void theory(Html html, TheorySum theory) {
    if (theory.games() > 0) {
      fact(
          html,
          "Theoretical",
          "mean " + signed(theory.meanBlackDiscDiff()) + " discs, of the archive");
    }
  }

  private void trap(Html html, Trap trap) {
    if (trap.losing() > 0) {
      String side = row.mover() == Disc.BLACK ? "white" : "black";
      fact(
          html,
          "Trap",
          "%s answered in %s of the games with a move that did worse, by %s discs"
              .formatted(side, percent(trap.share()), oneDecimal(trap.lossDiscs())));
    }
  }

  private static void first(Html html, @Nullable FirstGame first) {
    if (first == null || (first.black() + first.white() + first.date()).isBlank()) {
      return;
    }
    html.element("dt", "First game").open("dd").name(first.black()).text(" – ").name(first.white());
    for (String part : List.of(first.event(), first.date().toString())) {
      if (!part.isBlank()) {
        html.text(", ").name(part);
      }
    }
    html.close();
  }

  private static void fact(Html html, String name, String value) {
    html.element("dt", name).element("dd", value);
  }

  /** Black's score as a dot on its interval, from 0 to 100. */
  private void interval(Html html) {
    String seen =
        "black scores %s, 95 %% interval %s to %s"
            .formatted(
                percent(row.stats().blackScore()),
                percent(row.stats().blackScoreLow()),
                percent(row.stats().blackScoreHigh()));
    html.open(
        "svg", "class", "interval", "viewBox", "0 0 100 12", "role", "img", "aria-label", seen);
    html.empty("path", "class", "even", "d", "M50 0v12");
    String low = hundred(row.stats().blackScoreLow());
    html.empty(
        "path", "class", "span", "d", "M" + low + " 6H" + hundred(row.stats().blackScoreHigh()));
    html.empty("circle", "cx", hundred(row.stats().blackScore()), "cy", "6", "r", "3.5").close();
  }

  private static String hundred(BigDecimal share) {
    return share.movePointRight(2).stripTrailingZeros().toPlainString();
  }

  static String percent(BigDecimal share) {
    return oneDecimal(share.movePointRight(2)) + " %";
  }

  private static String oneDecimal(BigDecimal value) {
    return value.setScale(1, RoundingMode.HALF_EVEN).toPlainString();
  }

  private static String signed(BigDecimal discs) {
    String number =
        discs.abs().setScale(1, RoundingMode.HALF_EVEN).stripTrailingZeros().toPlainString();
    return number.equals("0") ? "0" : (discs.signum() < 0 ? "−" : "+") + number;
  }
}
