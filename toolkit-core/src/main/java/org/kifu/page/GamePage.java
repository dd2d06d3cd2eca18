package org.kifu.page;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.annotate.output.GameWords;
import org.kifu.annotate.output.Wording;
import org.kifu.picture.GameCaption;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * A writer of annotated games as one page. It writes each game as it arrives and keeps only its
 * line in the list of games, which stands at the end of the file and is shown first.
 */
public final class GamePage implements AnnotationWriter {
  private final Writer out;
  private final PageFrame frame;
  private final Wording wording;
  private final GameList list;
  private Optional<AnnotationResult> first = Optional.empty();
  private int games;
  private boolean closed;

  /** Starts a page; closing it leaves {@code out} open. */
  public GamePage(Writer out, Wording wording) {
    this(out, wording, PageFrame.GAMES);
  }

  /** The same for a page whose style and script are files of a server. */
  public GamePage(Writer out, Wording wording, PageFiles files) {
    this(out, wording, PageFrame.GAMES.with(files));
  }

  private GamePage(Writer out, Wording wording, PageFrame frame) {
    this.out = out;
    this.frame = frame;
    this.wording = wording;
    this.list = new GameList(wording);
  }

  @Override
  public void write(AnnotationResult result) throws IOException {
    games++;
    if (games == 1) {
      first = Optional.of(result); // the title is different if more games follow
      return;
    }
    if (games == 2) {
      String title = wording.words().of("page.games");
      head(title, new Html().element("a", title, "href", "#games"));
      writeFirst();
    }
    out.write(article(result, games));
  }

  private void head(String title, Html where) throws IOException {
    GameTools tools = new GameTools(wording.words());
    out.write(frame.head(title, wording.words(), where, tools.buttons()));
    out.write(tools.texts());
  }

  private void writeFirst() throws IOException {
    if (first.isPresent()) {
      out.write(article(first.get(), 1));
    }
    first = Optional.empty();
  }

  @Override
  public void close() throws IOException {
    if (closed) {
      return;
    }
    closed = true;
    if (games <= 1) {
      head(title(), where());
      out.write(new Html().element("h1", title(), "class", "aside").newLine().toString());
      writeFirst();
    } else {
      out.write(list.html());
    }
    out.write(frame.foot());
    out.flush();
  }

  private Optional<AnnotatedGame> game() {
    return first.filter(AnnotatedGame.class::isInstance).map(AnnotatedGame.class::cast);
  }

  private Html where() {
    return game()
        .map(game -> new GameFacts(game, false, GameWords.of(game, wording)).where())
        .orElseGet(() -> new Html().text(wording.words().of("page.games")));
  }

  private String title() {
    return game()
        .map(
            game -> {
              Words words = GameWords.of(game, wording.words());
              return GameCaption.of(game.game(), words.locale()).inOneLine(words::ofPlayer);
            })
        .orElseGet(() -> wording.words().of("page.games"));
  }

  private String article(AnnotationResult result, int number) throws IOException {
    return switch (result) {
      case AnnotatedGame game -> {
        list.add(game, number);
        yield GameArticle.of(game, number, wording).html(wording.words());
      }
      case AnnotationFailure(var problem) ->
          new Html()
              .open("article", "class", "failure")
              .element("p", wording.words().filled("page.failure", problem.toString()))
              .closeLine()
              .toString();
    };
  }
}
