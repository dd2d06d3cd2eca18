package org.kifu.app.library;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.output.Wording;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.StoredGame;
import org.kifu.base.StoredGames;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.page.GamePage;
import org.kifu.page.PageFiles;
import org.kifu.words.Words;

/** Requests for a game in another form: its record, a notation, or the page of its review. */
public final class RecordRequests {
  /** The notations by the endings of their files. */
  private static final Map<String, String> NOTATIONS =
      Map.of("txt", "transcript", "pgn", "pgn", "ggf", "ggf", "sgf", "sgf", "json", "json");

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

  /** Answers with the game in a notation. */
  public Answer exported(Asked asked) throws IOException, RefusedException {
    String ending = asked.text("format");
    String notation = NOTATIONS.get(ending);
    if (notation == null) {
      throw RefusedException.wrong("games cannot be written as '" + ending + "'");
    }
    GameRecord record = recordOf(whole(asked));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(notation, out)) {
      Optional<String> refusal = writer.refusal(record);
      if (refusal.isPresent()) {
        throw RefusedException.conflict("cannot-be-written", refusal.get());
      }
      writer.write(record);
    }
    return Answer.file("text/plain; charset=utf-8", name(asked) + "." + ending, out.toByteArray());
  }

  private static String name(Asked asked) throws RefusedException {
    return "game-" + asked.part(2);
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

  private static GameRecord recordOf(StoredGame game) throws RefusedException {
    return game.game()
        .record()
        .orElseThrow(() -> RefusedException.conflict("unreadable", "the record cannot be read"));
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
