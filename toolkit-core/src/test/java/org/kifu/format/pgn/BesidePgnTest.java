package org.kifu.format.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.Remark;
import org.kifu.source.Source;
import org.kifu.testing.Reading;

/** Text before, between and behind games. */
class BesidePgnTest {
  private static final String FIRST =
      "[Event \"Paris\"]\n[Black \"Ann\"]\n\n1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3 {%s} 5. e6 e7 *\n";

  private static final String SECOND =
      "[Event \"Gent\"]\n[Black \"Bob\"]\n\n1. f5 f6 2. e6 f4 3. g5 e7 4. f7 h5 5. g4 g6 *\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "as in [GameType \"25\"] 1. c3-d4 d6-c5",
        "[FEN \"W:W21:B12\"] 1. 21-17 12x21 2. 22-18",
        "c3-d4 d6-c5 d2-c3 c5-b4 a3xc5",
      })
  void aCommentThatQuotesDraughtsDoesNotMakeDraughtsOfIt(String comment) {
    Reading reading = Reading.of(FIRST.formatted(comment) + "\n" + SECOND);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).extracting(game -> game.header().black()).contains("Ann", "Bob");
  }

  /** Comments before, between and behind games that quote tags, moves and other notations. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "% [Event \"no\"] 1. f5 f6",
        "; [Event \"no\"] 1. f5 f6",
        "{as in\n[Event \"no\"]\n\n1. f5 f6 2. e6 f4 *\n}",
        "{f5d6c3d3c4f4f6f3e6e7}",
        "% f5d6c3d3c4f4f6f3e6e7\n   ; f5d6c3d3c4f4f6f3e6e7",
        "{(;GM[2];B[f5];W[d6];B[c3];W[d3];B[c4];W[f4])} {1. f5} % 1. f5",
        "; {\n% }\n; 1. f5 d6",
        "Some words { 1. f5 f4 2. e3 f6 } more",
        "Some words ; [Event \"no\"] 1. f5 f4 2. e3 f6 *",
        "The next game {was played\n1. f5 f4 2. e3 f6\nin Rome} begins",
        "Here is a note {see [Event \"no\"] 1. f5 f4 2. e3 f6}",
        "Words: see {[White \"Zed\"]} here.",
      })
  void commentsBesideGamesAreNeitherGamesNorMoves(String comment) throws IOException {
    String lines = "\n" + comment + "\n\n";
    String text = lines + FIRST.formatted("a").strip() + " " + comment + lines + SECOND + lines;
    Reading reading = Reading.of(text);
    assertThat(reading.format()).contains("pgn");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4f6f3e6e7", "f5f6e6f4g5e7f7h5g4g6");
    assertThat(reading.games()).hasSize(2);
    assertThat(reading.codes()).containsExactly("text-ignored", "text-ignored", "text-ignored");
    assertThat(reading.records().getFirst().remarks()).containsExactly(new Remark(8, "a"));
    try (GameReader reader =
        GameReader.open(Source.of("t", text.getBytes(StandardCharsets.UTF_8)), SILENT)) {
      reader.stream().forEach(_ -> {});
      assertThat(reader.counts().total()).isEqualTo(text.length());
    }
  }

  private static final ReadOptions SILENT = ReadOptions.reportingTo(_ -> {});

  /** Records of other notations begin as comments do, with a brace or a semicolon. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[2]FF[4]\n;B[f5]\n;W[d6]\n;B[c3]\n;W[d3]\n;B[c4]\n;W[f4])",
        "{ \"moves\": [\"f5\",\"d6\",\"c3\",\"d3\",\"c4\",\"f4\"] }",
      })
  void aRecordOfAnotherNotationBetweenGamesIsRead(String record) {
    Reading reading = Reading.of(SECOND + record + "\n\n" + SECOND);
    assertThat(reading.moves())
        .containsExactly("f5f6e6f4g5e7f7h5g4g6", "f5d6c3d3c4f4", "f5f6e6f4g5e7f7h5g4g6");
  }

  /** The games are those with tags at the beginning of a line. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{ never closed [Event \"no\"] 1. f5 f6",
        "{ never closed\n\n1. f5 f6 2. e6 *",
        "{ never closed 1. f5 f6 2. e6 f5d6c3d3c4f4f6f3e6e7",
      })
  void whatFollowsACommentWithoutEndIsNotAGameAndIsTold(String comment) {
    Reading reading = Reading.of(SECOND + "\n" + comment + "\n\n" + SECOND, "pgn");
    assertThat(reading.moves()).containsExactly("f5f6e6f4g5e7f7h5g4g6", "f5f6e6f4g5e7f7h5g4g6");
    assertThat(reading.codes()).containsExactly("unreadable", "text-ignored");
    assertThat(reading.problems().getFirst().where()).hasToString("t:6:1");
    Reading last = Reading.of(SECOND + "\n" + comment, "pgn");
    assertThat(last.moves()).containsExactly("f5f6e6f4g5e7f7h5g4g6");
    assertThat(last.codes()).containsExactly("unreadable", "text-ignored");
  }

  @Test
  void aCommentWithoutEndBetweenGamesIsText() {
    Reading reading = Reading.of("{ 1\n".repeat(3) + SECOND + "{ \n".repeat(3) + SECOND);
    assertThat(reading.moves()).containsExactly("f5f6e6f4g5e7f7h5g4g6", "f5f6e6f4g5e7f7h5g4g6");
  }

  /** Words before, between and behind games; the second one has lost no more than its place. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "MIME-Version: 1.0",
        "Round 1. A good game.",
        "Standings: 1. Ann 2. Bob",
        "see PB[Ann Lee] and [this one]",
      })
  void wordsBesideGamesAreNotGames(String words) {
    Reading reading =
        Reading.of(words + "\n\n" + FIRST.formatted("a") + words + "\n\n" + SECOND + words, "pgn");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4f6f3e6e7", "f5f6e6f4g5e7f7h5g4g6");
    assertThat(reading.codes()).containsExactly("text-ignored", "text-ignored", "text-ignored");
  }

  @Test
  void gamesWithoutTagsAndResultsEndWhereTheNextBegins() {
    String line = "1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3\n";
    Reading reading = Reading.of(line + "1. F5 F6 2. E6 F4 3. G5 E7\n" + line + SECOND, "pgn");
    assertThat(reading.moves())
        .containsExactly(
            "f5d6c3d3c4f4f6f3", "f5f6e6f4g5e7", "f5d6c3d3c4f4f6f3", "f5f6e6f4g5e7f7h5g4g6");
  }

  @Test
  void aLineOfAnotherNotationIsNotAMove() {
    Reading reading =
        Reading.of(SECOND.replace(" *", "") + "\n+f5-d6+c3-d3+c4-f4+f6-f3\n" + SECOND);
    assertThat(reading.codes()).containsExactly("other-notation");
    assertThat(reading.moves())
        .containsExactly("f5f6e6f4g5e7f7h5g4g6", "f5d6c3d3c4f4f6f3", "f5f6e6f4g5e7f7h5g4g6");
  }

  @ParameterizedTest
  @ValueSource(strings = {" *</pre>\n", " *\n</pre>\n", "</pre>\n<p>Round 2</p>\n"})
  void aWebPageWritesQuotationMarksInLetters(String end) {
    String game = SECOND.strip().replace(" *", end).replace("\"", "&quot;");
    Reading reading = Reading.of("<html><p>Games</p><pre>" + game + "<pre>\n" + game + "</html>");
    assertThat(reading.codes()).containsOnly("text-ignored");
    assertThat(reading.records()).extracting(each -> each.header().black()).contains("Bob", "Bob");
    assertThat(reading.moves()).containsExactly("f5f6e6f4g5e7f7h5g4g6", "f5f6e6f4g5e7f7h5g4g6");
  }
}
