package org.kifu.page;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameBoards;
import org.kifu.annotate.output.Wording;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.picture.GameCaption;
import org.kifu.rules.BoardFace;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * The board of a game before its decisive move, with the players and their discs above it, the
 * buttons of the script and the graph of values below it.
 *
 * @param key the decisive move; empty if no move is labelled
 */
record PlayArea(
    AnnotatedGame game, GameBoards<?, ?> boards, Optional<AnnotatedMove> key, Wording wording) {
  void write(Html html, GameFigures figures) throws IOException {
    html.open("section", "class", "play-area", "aria-label", words().of("page.board"));
    html.newLine();
    strip(html);
    html.open("div", "class", "board");
    board(html);
    html.closeLine();
    buttons(html);
    figures.graph(html);
    html.closeLine();
  }

  private BoardFace face() {
    return boards.before(key.map(AnnotatedMove::ply).orElse(1));
  }

  private void strip(Html html) {
    html.open("div", "class", "strip");
    GameCaption caption = GameCaption.of(game.game(), words().locale());
    player(html, Disc.BLACK, caption.black(), face().count(Disc.BLACK));
    html.element("div", "", "class", "mid", "aria-live", "polite");
    if (!words().isOfOnePlayer()) {
      player(html, Disc.WHITE, caption.white(), face().count(Disc.WHITE));
    }
    bar(html);
    html.closeLine();
  }

  /** Writes black's chance as a bar; its coloured part is what the move gave away. */
  private void bar(Html html) {
    OptionalInt before = key.map(move -> move.afterBest().blackWin()).orElse(OptionalInt.empty());
    OptionalInt after = key.map(move -> move.after().blackWin()).orElse(OptionalInt.empty());
    boolean isKnown = before.isPresent() && after.isPresent();
    int low = Math.min(before.orElse(0), after.orElse(0));
    int high = Math.max(before.orElse(0), after.orElse(0));
    html.open(
        "svg",
        "class",
        isKnown ? "adv" : "adv unknown",
        "viewBox",
        "0 0 100 12",
        "preserveAspectRatio",
        "none",
        "role",
        "img",
        "aria-label",
        words().of("page.chance.black")
            + (isKnown ? " " + (after.getAsInt() + 50) / 100 + " %" : ""));
    html.empty("rect", "class", "share", "width", share(low), "height", "12");
    String kind =
        key.flatMap(AnnotatedMove::label)
            .map(label -> "lost k" + BoardDrawing.severity(label))
            .orElse("lost");
    html.empty("rect", "class", kind, "x", share(low), "width", share(high - low), "height", "12");
    html.empty("path", "class", "even", "d", "M50 0V12").close();
  }

  private static String share(int chance) {
    return BigDecimal.valueOf(chance, 2).toPlainString();
  }

  private void player(Html html, Disc side, String name, int discs) {
    html.open("div", "class", "p " + side.label());
    Html disc = MoveWords.disc(new Html(), side, words());
    String shown = GameCaption.nameOr(name, words().of(side));
    String count = Integer.toString(discs);
    if (side == Disc.BLACK) {
      html.markup(disc.toString()).element("b", count).name(shown);
    } else {
      html.name(shown).element("b", count).markup(disc.toString());
    }
    html.close();
  }

  private void board(Html html) {
    BoardDrawing board = BoardDrawing.of(face());
    String seen = words().of("page.board");
    if (key.isPresent()) {
      AnnotatedMove move = key.get();
      if (move.ply() > 1) {
        board.last(game.moves().get(move.ply() - 2).move());
      }
      board.lit(new MoveWords(wording).lit(move)).ring(move.best());
      board.ghost(move.move(), move.shown(), move.label(), MoveWords.isHollow(move));
      seen =
          words()
              .filled(
                  "page.moment",
                  Integer.toString(move.ply()),
                  move.move(),
                  MoveToken.joined(move.best()));
    }
    board.write(html, seen);
  }

  private void buttons(Html html) {
    html.open(
        "div",
        "class",
        "bar by-script",
        "role",
        "toolbar",
        "aria-label",
        words().of("page.buttons"));
    html.newLine();
    button(html, "first", "btn icon", "go.first");
    button(html, "back", "btn icon grow", "go.back");
    button(html, "forward", "btn icon grow", "go.forward");
    button(html, "last", "btn icon", "go.last");
    button(html, "auto", "btn icon", "auto");
    html.element("span", "", "class", "gap");
    error(html, "previous", "btn wide-only", "‹ ", "");
    error(html, "next", "btn", "", " ›");
    button(html, "flip", "btn icon", "flip");
    html.closeLine();
  }

  private void button(Html html, String name, String kind, String key) {
    String label = words().of("page." + key);
    html.element("button", "", attributes(name, kind, label)).newLine();
  }

  /** A button with a visible name; its title says where it goes. */
  private void error(Html html, String name, String kind, String before, String after) {
    String title = words().of("page.go." + name);
    html.open("button", "type", "button", "class", kind, "data-go", name, "title", title);
    html.text(before + words().of("page.error") + after).closeLine();
  }

  private static String[] attributes(String name, String kind, String label) {
    return new String[] {
      "type", "button", "class", kind, "data-go", name, "title", label, "aria-label", label
    };
  }

  private Words words() {
    return wording.words();
  }
}
