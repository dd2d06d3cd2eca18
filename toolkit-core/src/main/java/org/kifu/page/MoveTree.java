package org.kifu.page;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kifu.board.Position;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.PositionKey;
import org.kifu.opening.output.OpeningTree;
import org.kifu.words.OpeningWords;

/**
 * The most played moves, each folded below the one before it. A move whose position goes on under
 * another order of moves has a link there.
 */
final class MoveTree {
  /** More would be a page that opens slowly. */
  static final int MOST_MOVES = 300;

  /** Moves played by this share of all games, as one in so many, are unfolded. */
  private static final int UNFOLDED = 5;

  private final OpeningTable table;
  private final OpeningWords words;
  private final Html html;
  private final List<OpeningRow> rows;

  /** The line under which the moves of a position stand. */
  private final Map<PositionKey, String> lines = new HashMap<>();

  private final Set<String> parents = new HashSet<>();

  MoveTree(OpeningTable table, OpeningWords words, Html html) {
    this.table = table;
    this.words = words;
    this.html = html;
    OpeningLine at = table.settings().at();
    this.rows = new OpeningTree(table).mostPlayed(at == null ? "" : at.moves(), MOST_MOVES);
    for (OpeningRow row : rows) {
      if (parents.add(row.line())) {
        lines.put(PositionKey.of(OpeningLine.replay(row.line()).end()), row.line());
      }
    }
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

  /** Ends the list of what follows a move, and the move. */
  private void end(Deque<String> open) {
    html.close().close().closeLine();
    open.pop();
  }

  private void begin(OpeningRow row) {
    String line = row.lineWithMove();
    Position end = OpeningLine.replay(line).end();
    boolean often = row.stats().games() * UNFOLDED >= table.summary().tally().counted();
    html.open("li");
    html.open("details", "id", "after-" + line, "open", often && row.ply() < 2 ? "open" : "");
    MoveFacts facts = new MoveFacts(row, end, table.summary().tally().counted(), words);
    facts.summary(html);
    facts.position(html);
    String other = lines.get(PositionKey.of(end));
    if (other != null && !other.equals(line)) {
      html.open("p");
      html.around(
          place -> words.filled("goes-on", place),
          () -> html.element("a", other, "href", "#after-" + other));
      html.close();
    }
    html.newLine();
  }
}
