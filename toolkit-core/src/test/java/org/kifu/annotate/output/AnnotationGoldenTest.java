package org.kifu.annotate.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.Reason.Audience;
import org.kifu.testing.Slow;
import org.kifu.testing.Stored;
import org.kifu.words.Glyphs;
import org.kifu.words.Printable;
import org.kifu.words.Words;
import org.kifu.words.Words.Language;

/** Every rendering of one game with all kinds of notes, byte by byte. */
class AnnotationGoldenTest {
  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"txt", "md", "csv", "jsonl", "ggf", "sgf"})
  void aNotedGameLooksLikeThis(String form) throws IOException {
    assertIsIn("noted-game." + form, rendering(form, AnnotatedSamples.notedMatch()));
  }

  @Slow
  @ParameterizedTest
  @CsvSource({"JA, txt", "JA, sgf", "RU, md"})
  void aNotedGameLooksLikeThisInAnotherLanguage(Language language, String form) throws IOException {
    Wording wording = new Wording(Words.in(language), Audience.CLUB);
    assertIsIn(
        "noted-game-" + language.tag() + "." + form,
        rendering(form, AnnotatedSamples.notedMatch(), wording));
  }

  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"txt", "md", "csv", "jsonl", "ggf", "sgf"})
  void aHostileGameLooksLikeThis(String form) throws IOException {
    assertIsIn("hostile-game." + form, rendering(form, AnnotatedSamples.hostileMatch()));
  }

  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"txt", "md", "csv", "jsonl", "ggf", "sgf"})
  void theJsonOfAGameHasAllThatIsRendered(String form) {
    for (AnnotatedGame game :
        List.of(
            AnnotatedSamples.notedMatch(),
            AnnotatedSamples.hostileMatch(),
            AnnotatedSamples.advisedMatch())) {
      assertThat(rendering(form, again(game))).isEqualTo(rendering(form, game));
    }
  }

  /** The largest loss of the game by the values of the plain engine, as every form tells it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "txt | the other engine plays g5, which loses 2.2 discs by Kifu’s values",
        "md | the other engine plays g5, which loses 2.2 discs by Kifu’s values",
        "sgf | the other engine plays g5, which loses 2.2 discs by Kifu’s values",
        "csv | player of the game,g5,,,,,,,,2.22,,",
        "jsonl | {\"engine\":\"player of the game\",\"best\":[\"g5\"],\"bestLossDiscs\":2.22}"
      })
  void theMoveOfAnEngineWithoutValuesIsTold(String form, String told) {
    assertThat(rendering(form, AnnotatedSamples.advisedMatch())).contains(told);
  }

  /** 12 wins and 3 draws are 13.5 points of 30; the third move was black's. */
  @Slow
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "txt | 3 ● c3      c3 = d3 30 (45.0 %), b5 1 (100.0 %)",
        "md | - 3 ● c3: c3 = d3 30 (45.0 %), b5 1 (100.0 %)",
        "sgf | in other games, with black’s share of the points: c3 = d3 30 (45.0 %), b5 1 (100.0"
            + " %)",
        "ggf | in other games, with black’s share of the points: c3 = d3 30 (45.0 %), b5 1 (100.0"
            + " %)",
        "csv | ,c3=d3:30:0.4500 b5:1:1.0000,,",
        "jsonl |"
            + " \"book\":[{\"move\":\"c3\",\"equivalents\":[\"d3\"],\"games\":30,\"blackWins\":12,\"draws\":3,"
      })
  void theBookIsToldByEveryForm(String form, String told) {
    AnnotatedGame game = AnnotatedSamples.bookedMatch();
    assertThat(rendering(form, game)).containsOnlyOnce(told);
    assertThat(rendering(form, again(game))).isEqualTo(rendering(form, game));
    assertThat(rendering(form, AnnotatedSamples.notedMatch())).doesNotContain(told);
  }

  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"txt", "md", "ggf", "sgf"})
  void whoLeavesTheKnownOpeningsIsTold(String form) {
    AnnotatedGame game = AnnotatedSamples.notedMatch();
    int ply = game.knownPlies() + 1;
    String side = ply % 2 == 1 ? "Black" : "White";
    assertThat(rendering(form, game)).contains("out of book at move " + ply + " (" + side + ")");
  }

  private static AnnotatedGame again(AnnotatedGame game) {
    byte[] json = rendering("jsonl", game).getBytes(StandardCharsets.UTF_8);
    List<AnnotationResult> read = new ArrayList<>();
    new AnnotationReader("a.jsonl", new ByteArrayInputStream(json)).forEachRemaining(read::add);
    return (AnnotatedGame) read.getFirst();
  }

  static String rendering(String form, AnnotatedGame game) {
    return rendering(form, game, Wording.DEFAULT);
  }

  private static String rendering(String form, AnnotatedGame game, Wording wording) {
    return switch (form) {
      case "ggf" -> WrittenRecords.of(form, AnnotatedRecord.forGgf(game, wording));
      case "sgf" -> WrittenRecords.of(form, AnnotatedRecord.forSgf(game, wording));
      case "md" -> written(out -> AnnotationWriter.markdown(out, wording), game);
      case "csv" -> written(AnnotationWriter::csv, game);
      case "jsonl" -> written(AnnotationWriter::jsonLines, game);
      default ->
          written(out -> AnnotationWriter.text(new Printable(out), Glyphs.UNICODE, wording), game);
    };
  }

  private static String written(AnnotatedSamples.Form form, AnnotatedGame game) {
    return AnnotatedSamples.written(form, List.of(game));
  }

  private static void assertIsIn(String name, String text) throws IOException {
    Stored.assertIsIn(Stored.resource(AnnotationGoldenTest.class, name), text);
  }
}
