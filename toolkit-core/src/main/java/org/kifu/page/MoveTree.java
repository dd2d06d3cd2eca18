package org.kifu.page;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Value;
import org.kifu.game.GameRecord;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningHistory.TheorySum;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.PositionKey;
import org.kifu.opening.ResultsByYear;
import org.kifu.opening.Trap;
import org.kifu.opening.output.OpeningText;
import org.kifu.opening.output.OpeningTree;
import org.kifu.opening.output.OpeningWords;
import org.kifu.table.Html;

/**
 * The most played moves, each folded below the one before it. If a position continues under another
 * order of moves, its move links to that place.
 */
final class MoveTree {
  /** The most moves of a page whose boards are whole pictures. */
  private static final int MOST_PICTURES = 60;

  /** The most moves of a page; a page with more would open slowly. */
  static final int MOST_MOVES = 300;

  /** A move is unfolded if at least one game in this number played it. */
  private static final int UNFOLDED = 5;

  private final OpeningTable table;
  private final OpeningWords words;
  private final Html html;
  private final List<OpeningRow> rows;

  /** The line of moves under which the moves of a position are listed. */
  private final Map<PositionKey, String> lines = new HashMap<>();

  private final Set<String> parents = new HashSet<>();

  MoveTree(OpeningTable table, OpeningWords words, Html html) {
    this.table = table;
    this.words = words;
    this.html = html;
    this.rows = mostPlayed(table);
    for (OpeningRow row : rows) {
      if (parents.add(row.line())) {
        lines.put(OpeningLine.key(row.rules(), row.line()), row.line());
      }
    }
  }

  /** The moves of a page, each after the one that leads to it. */
  static List<OpeningRow> mostPlayed(OpeningTable table) {
    OpeningLine at = table.settings().at();
    boolean isDrawnShort = table.settings().rules().equals(GameRecord.OTHELLO);
    return new OpeningTree(table)
        .mostPlayed(at == null ? "" : at.moves(), isDrawnShort ? MOST_MOVES : MOST_PICTURES);
  }

  void write() {
    if (rows.size() < table.rows().size()) {
      String all =
          words.filled(
              "shown", OpeningWords.count(rows.size()), OpeningWords.count(table.rows().size()));
      html.element("p", all, "class", "hint").newLine();
    }
    Deque<String> open = new ArrayDeque<>();
    html.open("ul", "class", "tree").newLine();
    for (OpeningRow row : rows) {
      while (!open.isEmpty() && !open.getFirst().equals(row.line())) {
        end(open);
      }
      begin(row);
      if (parents.contains(row.lineWithMove())) {
        html.open("ul").newLine();
        open.push(row.lineWithMove());
      } else {
        html.close().closeLine();
      }
    }
    while (!open.isEmpty()) {
      end(open);
    }
    html.closeLine();
  }

  /** Ends the list of the moves that follow a move, and the move. */
  private void end(Deque<String> open) {
    html.close().close().closeLine();
    open.pop();
  }

  private void begin(OpeningRow row) {
    String line = row.lineWithMove();
    boolean often = row.stats().games() * UNFOLDED >= table.summary().tally().counted();
    html.open("li");
    html.open("details", "id", "after-" + line, "open", often && row.ply() < 2 ? "open" : "");
    MoveFacts facts = new MoveFacts(row, table.summary().tally().counted(), words);
    facts.summary(html);
    facts.position(html);
    String other = lines.get(OpeningLine.key(row.rules(), line));
    if (other != null && !other.equals(line)) {
      html.open("p");
      html.around(
          place -> words.filled("goes-on", place),
          () -> html.element("a", other, "href", "#after-" + other));
      html.close();
    }
    html.newLine();
  }

  /**
   * The numbers and names that the page shows for a move.
   *
   * @param games the number of all games
   * @param words the words in the language of the page
   */
  record MoveFacts(OpeningRow row, long games, OpeningWords words) {
    /** The line that is always visible. */
    void summary(Html html) {
      OpeningStats stats = row.stats();
      html.open("summary").open("span", "class", "played-move");
      String side = words.words().mover(row.mover());
      html.element("span", side, "class", "disc " + row.mover().label()).text(" ");
      html.element("strong", row.step()).close();
      html.open("span", "class", "opening").text(row.reached().name()).close();
      html.element("span", OpeningWords.count(stats.games()) + star(), "class", "number");
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
      board(html);
      html.close().open("dl");
      OpeningStats stats = row.stats();
      fact(html, "line", row.lineWithMove());
      if (!row.reached().aliases().isEmpty()) {
        fact(html, "aliases", row.reached().others());
      }
      fact(
          html,
          "results",
          words.filled(
              "results",
              OpeningWords.count(stats.blackWins()),
              OpeningWords.count(stats.draws()),
              OpeningWords.count(stats.whiteWins())));
      fact(html, "score", score("score"));
      discs(html);
      years(html);
      theory(html, row.history().theory());
      row.value().ifPresent(value -> engine(html, value));
      row.trap().ifPresent(trap -> trap(html, trap));
      first(html, row.history().first());
      html.close().closeLine();
    }

    private void board(Html html) {
      String line = row.lineWithMove();
      BoardDrawing.small(LineBoard.after(line, row.rules()))
          .write(html, words.filled("board", line));
    }

    private void discs(Html html) {
      ResultsByYear results = row.history().results();
      fact(
          html,
          "discs",
          words.filled(
              "discs",
              signed(row.stats().meanBlackDiscDiff()),
              signed(BigDecimal.valueOf(results.discDiffQuantile(1, 2))),
              signed(BigDecimal.valueOf(results.discDiffQuantile(1, 4))),
              signed(BigDecimal.valueOf(results.discDiffQuantile(3, 4)))));
    }

    private void years(Html html) {
      int first = row.history().results().firstYear();
      int last = row.history().results().lastYear();
      if (first > 0) {
        Integer half = row.halfLifeYears().isPresent() ? row.halfLifeYears().getAsInt() : null;
        fact(html, "years", words.years(first == last ? "" + first : first + "–" + last, half));
      }
    }

    private void theory(Html html, TheorySum theory) {
      if (theory.games() > 0) {
        fact(html, "theory", words.filled("theory", signed(theory.meanBlackDiscDiff())));
      }
    }

    private void engine(Html html, Value value) {
      String discs = signed(BigDecimal.valueOf(value.centidiscs(), 2));
      fact(html, "engine", words.filled("engine", discs, words.certainty(value)));
    }

    private void trap(Html html, Trap trap) {
      if (trap.losing() > 0) {
        String share = percent(trap.share());
        String discs = OpeningText.oneDecimal(trap.lossDiscs());
        fact(html, "trap", words.trap(row.mover().opponent(), share, discs));
      }
    }

    private void first(Html html, @Nullable FirstGame first) {
      if (first == null || !first.isKnown()) {
        return;
      }
      html.element("dt", words.of("fact.first")).open("dd");
      html.name(first.black()).text(" – ").name(first.white());
      for (String part : List.of(first.event(), first.date().toString())) {
        if (!part.isBlank()) {
          html.text(", ").name(part);
        }
      }
      html.close();
    }

    private void fact(Html html, String name, String value) {
      html.element("dt", words.of("fact." + name)).element("dd", value);
    }

    /** Black's score with its interval. */
    private String score(String key) {
      OpeningStats stats = row.stats();
      return words.filled(
          key,
          percent(stats.blackScore()),
          percent(stats.blackScoreLow()),
          percent(stats.blackScoreHigh()));
    }

    /** Black's score as a dot on its interval, from 0 to 100. */
    private void interval(Html html) {
      String seen = score("score.seen");
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
      return OpeningText.percent(share) + " %";
    }

    private static String signed(BigDecimal discs) {
      String number =
          discs.abs().setScale(1, RoundingMode.HALF_EVEN).stripTrailingZeros().toPlainString();
      return number.equals("0") ? "0" : (discs.signum() < 0 ? "−" : "+") + number;
    }
  }
}
