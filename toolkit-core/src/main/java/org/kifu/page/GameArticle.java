package org.kifu.page;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.annotate.output.Wording;
import org.kifu.board.MoveToken;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * One game of a page: the verdict, the board at the decisive move, the turning points, the score
 * sheet and the accuracy on the first screen; below them the record, the moves with all their
 * values, and the game as JSON.
 */
record GameArticle(AnnotatedGame game, int number, Wording wording) {
  String html() throws IOException {
    Html html = new Html();
    Optional<AnnotatedMove> key =
        game.isOnBoard() ? new KeyMoments(game, number, wording).first() : Optional.empty();
    html.open(
        "article",
        "class",
        "game",
        "id",
        "game-" + number,
        "data-boards",
        boards(),
        "data-key",
        key.map(move -> Integer.toString(move.ply())).orElse(""),
        "data-pass",
        pass());
    html.newLine();
    GameFacts facts = new GameFacts(game, wording);
    GameFigures figures = new GameFigures(game, key, words());
    if (game.isOnBoard()) {
      new PlayArea(game, key, wording).write(html, figures);
    }
    facts.verdict(html, key);
    if (game.isOnBoard()) {
      html.open("div", "class", "talk").newLine();
      panel(html, key);
      new KeyMoments(game, number, wording).write(html);
      html.closeLine();
      html.open("div", "class", "paper").newLine();
      new ScoreSheet(game, number, key, wording).write(html);
      new AccuracyRows(game, wording).write(html);
      html.closeLine();
    }
    more(html, facts, figures);
    html.open("script", "type", "application/json").markup(data()).closeLine();
    String candidates = game.isOnBoard() ? CandidateText.of(game) : "";
    if (!candidates.isEmpty()) {
      html.open("script", "type", "text/plain", "class", "candidates");
      html.markup(candidates).closeLine();
    }
    return html.closeLine().toString();
  }

  /**
   * All positions from the start to the end, with blanks between them; empty if the game follows
   * other rules, or if its file states moves that the rules forbid.
   */
  private String boards() {
    return game.isOnBoard()
        ? game.positions().stream().map(BoardDrawing::cells).collect(Collectors.joining(" "))
        : "";
  }

  /** The word for a pass that the script shows in lines; empty if it is {@code pass}. */
  private String pass() {
    String word = words().move(MoveToken.Pass.WRITTEN);
    return word.equals("pass") ? "" : word;
  }

  private Words words() {
    return wording.words();
  }

  /** Writes what is said of the decisive move; the script exchanges it for that of another ply. */
  private void panel(Html html, Optional<AnnotatedMove> key) {
    html.open("section", "class", "move sheet", "aria-live", "polite");
    if (key.isPresent()) {
      AnnotatedMove move = key.get();
      MoveWords told = new MoveWords(wording);
      html.open("h3").element("span", Integer.toString(move.ply()), "class", "n");
      html.text(" ");
      MoveWords.disc(html, move.mover(), words()).text(" " + told.square(move) + " ");
      html.markup(told.cost(move).toString()).closeLine();
      told.why(move)
          .ifPresent(why -> html.open("p", "class", "why").markup(why.toString()).close());
      String chance = words().of("page.chance." + move.mover().label());
      if (!told.chance(move).isEmpty()) {
        html.element("p", words().filled("named", chance, told.chance(move)), "class", "chance");
      }
      html.open("div", "class", "lines");
      String after =
          words().filled("page.after", Html.line(move.move().toString()), told.value(move));
      line(html, after, move.playedLine());
      line(html, words().filled("page.best-is", told.best(move)), move.line());
      html.close();
    }
    html.closeLine();
  }

  private void line(Html html, String heading, List<MoveToken> line) {
    html.open("div").element("h4", heading);
    html.element("p", Html.line(words().moves(line))).close();
  }

  private void more(Html html, GameFacts facts, GameFigures figures) throws IOException {
    html.open("section", "class", "more", "aria-label", words().of("page.record")).newLine();
    if (game.isOnBoard()) {
      figures.kifu(html);
    }
    facts.record(html);
    GameMoves moves = new GameMoves(game, number, wording);
    moves.writeStart(html);
    moves.write(html);
    html.closeLine();
  }

  /** The game as JSON, without the values of other moves if the script reads them from text. */
  private String data() throws IOException {
    StringWriter json = new StringWriter();
    try (AnnotationWriter writer = AnnotationWriter.jsonLines(json)) {
      writer.write(game.isOnBoard() ? CandidateText.without(game) : game);
    }
    return Html.data(json.toString());
  }
}
