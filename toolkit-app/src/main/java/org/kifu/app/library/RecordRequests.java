package org.kifu.app.library;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.output.Wording;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.StoredGame;
import org.kifu.base.StoredGames;
import org.kifu.page.GamePage;
import org.kifu.page.PageFiles;
import org.kifu.words.Words;

/** Requests for a game in another form: its record, a notation, or the page of its review. */
public final class RecordRequests {
  private final Library library;
  private final AnnotatedFiles files;
  private final Words words;

  /**
   * @param words the language of pages
   */
  public RecordRequests(Library library, AnnotatedFiles files, Words words) {
    this.library = library;
    this.files = files;
    this.words = words;
  }

  /** Answers with the bytes of the record as they stand in the source, as text. */
  public Answer record(Asked asked) throws IOException, RefusedException {
    StoredGame game = whole(asked);
    Optional<String> text = library.read(base -> new StoredGames(base).text(game));
    return Answer.text(
        "text/plain",
        text.orElseGet(() -> new String(game.game().origin().bytes(), StandardCharsets.UTF_8)));
  }

  /** Answers with the game as a file of some form. */
  public Answer exported(Asked asked) throws IOException, RefusedException {
    String ending = asked.text("format");
    long number = asked.part(2);
    GameForms forms = library.read(base -> ShownGame.of(base, number).forms(files, words));
    return Answer.file(
        "text/plain; charset=utf-8", "game-" + number + "." + ending, forms.file(ending));
  }

  private StoredGame whole(Asked asked) throws IOException, RefusedException {
    long number = asked.part(2);
    return library.read(
        base ->
            ShownGame.of(base, number)
                .whole()
                .orElseThrow(
                    () ->
                        RefusedException.missing(
                            "the source of game %d has changed".formatted(number))));
  }

  /** Answers with the page of an annotated game. */
  public Answer review(Asked asked) throws IOException, RefusedException {
    long number = asked.part(1);
    AnnotatedGame game =
        library.read(
            base ->
                ShownGame.of(base, number)
                    .annotation(files)
                    .orElseThrow(
                        () ->
                            RefusedException.missing(
                                "game %d is not annotated".formatted(number))));
    StringWriter page = new StringWriter();
    PageFiles served =
        new PageFiles("../page/kifu.css", "../page/" + PageFiles.GAMES, "../#game-" + number);
    try (GamePage writer = new GamePage(page, new Wording(words, Audience.CLUB), served)) {
      writer.write(game);
    }
    return Answer.text("text/html", page.toString());
  }
}
