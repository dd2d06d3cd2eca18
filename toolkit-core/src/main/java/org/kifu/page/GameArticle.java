package org.kifu.page;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameBoards;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.annotate.output.GameWords;
import org.kifu.annotate.output.Wording;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * One game of a page: the verdict, the board at the decisive move, the turning points, the score
 * sheet and the accuracy on the first screen; below them the record, the moves with all their
 * values, and the game as JSON.
 */
record GameArticle(
    AnnotatedGame game, Optional<GameBoards<?, ?>> boards, int number, Wording wording) {
  /** The letters of the name of a square, up to which the score sheet has room. */
  private static final int SQUARE = 2;

  /** The article of a game in the words of its rules. */
  static GameArticle of(AnnotatedGame game, int number, Wording wording) {
    return new GameArticle(game, GameBoards.of(game), number, GameWords.of(game, wording));
  }

  /**
   * Writes the article.
   *
   * @param usual the words of the page, which the script takes for games of the tournament game
   */
  String html(Words usual) throws IOException {
    Html html = new Html();
    Optional<AnnotatedMove> key =
        boards.flatMap(all -> new KeyMoments(game, all, number, wording).first());
    Optional<EmptyBoard> other =
        boards.map(all -> new EmptyBoard(all.before(1))).filter(board -> !board.isUsual());
    html.open(
        "article",
        "class",
        "game" + other.map(board -> " " + board.look()).orElse("") + (isLong() ? " long" : ""),
        "id",
        "game-" + number,
        "data-boards",
        cells(),
        "data-shape",
        other.map(EmptyBoard::shape).orElse(""),
        "data-key",
        key.map(move -> Integer.toString(move.ply())).orElse(""),
        "data-pass",
        pass());
    html.newLine();
    boolean isOwn = !isUsual();
    if (isOwn) {
      html.markup(new GameTools(words()).ownTexts(usual));
    }
    GameFacts facts = new GameFacts(game, boards.isPresent(), wording);
    GameFigures figures = new GameFigures(game, boards, key, words());
    if (boards.isPresent()) {
      new PlayArea(game, boards.get(), key, wording).write(html, figures);
    }
    facts.verdict(html, key);
    if (boards.isPresent()) {
      html.open("div", "class", "talk").newLine();
      panel(html, key);
      new KeyMoments(game, boards.get(), number, wording).write(html);
      html.closeLine();
      html.open("div", "class", "paper").newLine();
      new ScoreSheet(game, number, key, wording).write(html);
      new AccuracyRows(game, wording).write(html);
      html.closeLine();
    }
    more(html, facts, figures);
    html.open("script", "type", "application/json").markup(data()).closeLine();
    String candidates = boards.isPresent() ? CandidateText.of(game) : "";
    if (boards.isPresent() && isOwn) {
      html.open("script", "type", "text/plain", "class", "steps");
      html.markup(new StepTree(game, boards.get()).json()).closeLine();
    }
    if (!candidates.isEmpty()) {
      html.open("script", "type", "text/plain", "class", "candidates");
      html.markup(candidates).closeLine();
    }
    return html.closeLine().toString();
  }

  /**
   * All positions from the start to the end, with blanks between them; empty if its file states
   * moves that the rules forbid.
   */
  private String cells() {
    return boards.stream()
        .flatMap(all -> all.faces().stream())
        .map(BoardDrawing::cells)
        .collect(Collectors.joining(" "));
  }

  /** Whether the game follows the rules of the tournament game, which the script knows. */
  private boolean isUsual() {
    return game.game().rules().equals(GameRecord.OTHELLO);
  }

  /** Whether its moves are longer than the name of a square. */
  private boolean isLong() {
    return game.moves().stream()
        .anyMatch(move -> !move.isPass() && move.move().toString().length() > SQUARE);
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
      MoveWords.disc(html, move.shown(), words()).text(" " + told.square(move) + " ");
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
    figures.kifu(html);
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
      writer.write(boards.isPresent() ? CandidateText.without(game) : game);
    }
    return Html.data(json.toString());
  }
}
