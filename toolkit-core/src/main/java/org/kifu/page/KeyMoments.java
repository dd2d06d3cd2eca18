package org.kifu.page;

import java.util.List;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.MoveToken;
import org.kifu.picture.PlayedBoards;
import org.kifu.words.MetricText;
import org.kifu.words.Telling;

/** The labelled moves, each with a diagram of the position that its player had before him. */
record KeyMoments(AnnotatedGame game, int number, PlayedBoards boards, Telling telling) {
  void write(Html html) {
    List<AnnotatedMove> labelled =
        game.moves().stream().filter(move -> move.label().isPresent()).toList();
    if (labelled.isEmpty()) {
      return;
    }
    html.open("section", "class", "moments");
    html.element("h3", telling.words().of("page.moments"));
    html.element("p", telling.words().of("page.marks"), "class", "hint").newLine();
    html.open("div", "class", "diagrams").newLine();
    labelled.forEach(move -> write(html, move));
    html.close().closeLine();
  }

  private void write(Html html, AnnotatedMove move) {
    MoveWords words = new MoveWords(telling);
    String best = MoveToken.joined(move.best());
    html.open("figure", "class", move.label().orElseThrow().label());
    String seen =
        telling.words().filled("page.moment", Integer.toString(move.ply()), move.move(), best);
    BoardDrawing.draw(html, seen, boards.before(move.ply()), move.move(), move.best());
    html.open("figcaption").open("p");
    html.open("a", "href", "#" + MoveRows.id(number, move.ply())).text(move.ply() + ". ");
    MoveWords.disc(html, move.mover(), telling.words()).text(" " + words.square(move)).close();
    html.text(" ").element("strong", words.label(move), "class", "label").text(", ");
    html.text(telling.words().filled("page.lost", MetricText.loss(move), words.best(move))).close();
    telling.reasons(move).forEach(reason -> html.element("p", reason));
    telling.refutation(move).ifPresent(line -> html.element("p", line, "class", "follows"));
    html.close().closeLine();
  }
}
