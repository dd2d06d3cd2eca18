package org.kifu.page;

import java.util.List;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.output.Wording;
import org.kifu.archive.review.BadMoves;
import org.kifu.archive.review.Drill;
import org.kifu.archive.review.PlayerReview.CauseReview;
import org.kifu.board.MoveToken;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * The main causes of bad moves with their weight, and the dearest moves of each as boards. The
 * script shows the boards of one cause at a time.
 *
 * @param withChances whether chances to win are known, and not only discs
 * @param games the address of the page of the games; empty for none
 */
record CausePanel(List<CauseReview> causes, boolean withChances, String games, Wording wording) {
  private static final int MOST = 10;
  private static final int BOARDS = 3;

  void write(Html html) {
    if (causes.isEmpty()) {
      return;
    }
    html.open("section", "class", "causes sheet box", "id", "causes").newLine();
    html.open("div", "class", "cause-list");
    html.open("div", "class", "cap").element("h2", words().of("player.causes"));
    String hint = withChances ? "player.causes.hint" : "player.causes.hint.discs";
    html.element("p", words().of(hint), "class", "note").closeLine();
    html.open("ol").newLine();
    shown().forEach(cause -> line(html, cause));
    html.close().closeLine();
    html.open("div", "class", "cause-boards").newLine();
    shown().forEach(cause -> boards(html, cause));
    html.closeLine().closeLine();
  }

  private List<CauseReview> shown() {
    return causes.stream().limit(MOST).toList();
  }

  private static String id(CauseReview cause) {
    return "cause-" + cause.motif().code();
  }

  private String name(CauseReview cause) {
    return MoveWords.sentence(words().of("motif." + cause.motif().code()));
  }

  /** The weight of bad moves: the chance to win, or discs where no chance is known. */
  private static long weight(BadMoves moves) {
    return moves.chance() > 0 ? moves.chance() : moves.centidiscs();
  }

  private void line(Html html, CauseReview cause) {
    long most = shown().stream().mapToLong(each -> weight(each.own())).max().orElse(1);
    html.open("li").open("a", "href", "#" + id(cause)).element("span", name(cause));
    html.open(
        "svg",
        "class",
        "weight",
        "viewBox",
        "0 0 100 10",
        "preserveAspectRatio",
        "none",
        "aria-hidden",
        "true");
    long width = Math.max(1, 100 * weight(cause.own()) / Math.max(1, most));
    html.empty("rect", "width", Long.toString(width), "height", "10").close();
    String cost =
        withChances
            ? TrainingPanel.points(cause.own().chance())
            : MoveWords.discs((int) cause.own().centidiscs());
    html.element("span", cause.own().moves().size() + " · " + cost, "class", "cnt");
    html.close().closeLine();
  }

  private void boards(Html html, CauseReview cause) {
    html.open("section", "class", "cause", "id", id(cause)).newLine();
    html.open("div", "class", "cap").element("h3", name(cause));
    String opponents = words().filled("player.opponents", Long.toString(cause.opponents()));
    html.element("p", opponents, "class", "note").closeLine();
    html.open("div", "class", "cases").newLine();
    cause.own().moves().stream().limit(BOARDS).forEach(drill -> board(html, drill));
    html.closeLine().closeLine();
  }

  private void board(Html html, Drill drill) {
    AnnotatedMove move = drill.move();
    MoveWords told = new MoveWords(wording);
    boolean isLinked = !games.isEmpty() && drill.gameNumber() > 0;
    String place = GameMoves.id(drill.gameNumber(), move.ply());
    html.open(isLinked ? "a" : "div", "class", "case", "href", isLinked ? games + "#" + place : "");
    BoardDrawing.of(drill.board().face())
        .lit(told.lit(move))
        .ring(drill.best())
        .ghost(move.move(), move.mover(), move.label(), MoveWords.isHollow(move))
        .write(html, "");
    html.open("p", "class", "t");
    html.element("span", where(drill), "class", "faint").text(" ");
    MoveWords.disc(html, move.mover(), words()).text(" " + told.square(move) + " ");
    html.markup(told.cost(move).toString()).close();
    html.open("p", "class", "x");
    told.why(move).ifPresent(why -> html.markup(why.toString()).text(" "));
    String best = Html.line(MoveToken.joined(drill.best()));
    html.text(MoveWords.sentence(words().filled("page.turn.best", best))).close();
    html.closeLine();
  }

  private String where(Drill drill) {
    String ply = words().filled("drill.ply", Integer.toString(drill.move().ply()));
    return drill.gameNumber() == 0
        ? ply
        : words().filled("heading.game", Integer.toString(drill.gameNumber())) + ", " + ply;
  }

  private Words words() {
    return wording.words();
  }
}
