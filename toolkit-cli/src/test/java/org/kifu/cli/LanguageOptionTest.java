package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageOptionTest {
  private static final String ANNOTATED =
      "toolkit-core/src/test/resources/annotated/match-1997.jsonl";
  private static final String MATCH = "examples/logistello-murakami-1997.pgn";

  private static final String TRAINER = "trainer --player murakami --side black --plies 5 " + MATCH;

  @TempDir private Path folder;

  private static CommandRun run(String line, String... more) {
    return kifu(Stream.concat(Stream.of(line.split(" ")), Stream.of(more)).toArray(String[]::new));
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "annotate f5d6 --level 1, ja, 評価値",
    "report " + ANNOTATED + " --game 1, ja, 白の 32 石勝ち",
    "report " + ANNOTATED + " --game 1 --format md, ru, грубая ошибка",
    "report " + ANNOTATED + " --game 1 --format html, de, Schwarz verlässt",
    "report " + ANNOTATED + " --game 1 --format sgf, fr, gaffe",
    "report " + ANNOTATED + " --game 1 --format ggf, fil, malaking mali",
    "review --player murakami " + ANNOTATED + ", de, alle Partien",
    "review --player murakami --format md " + ANNOTATED + ", fil, lahat ng laro",
    "drills --player murakami --label inaccuracy " + ANNOTATED + ", ru, сыграно",
    "drills --player murakami --label inaccuracy --format md " + ANNOTATED + ", ja, 次の一手",
    "drills --player murakami --format html " + ANNOTATED + ", fr, Trouvez",
    "tournament " + MATCH + ", ru, '2 игрока, 6 партий'",
    "tournament --format md " + MATCH + ", ja, 選手 2 名",
    "ratings " + MATCH + ", fr, Classement Elo",
    "openings " + MATCH + ", ja, 名前のある序盤",
    "openings " + MATCH + " --at f5d6, ru, Разница фишек в конце",
    "openings " + MATCH + " --at f5d6 --level 1, de, 'geschätzt, Tiefe 1'",
    "openings " + MATCH + " --player murakami --side black --against logistello, fr, fréquence",
    TRAINER + ", ja, 対局数と自分の得点率",
    TRAINER + " --format html, de, Was spielst du hier?"
  })
  void everyCommandForPeopleSpeaksTheLanguage(String line, String language, String words) {
    CommandRun run = run(line, "--lang", language);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains(words);
    assertThat(run(line).out()).doesNotContain(words).isEqualTo(run(line, "--lang", "en").out());
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "annotate f5d6 --level 1 --format jsonl",
        "report " + ANNOTATED + " --format csv",
        "review --player murakami --format json " + ANNOTATED,
        "drills --player murakami --format csv " + ANNOTATED,
        "tournament --format csv " + MATCH,
        "ratings --format json " + MATCH,
        "openings --format csv " + MATCH,
        "openings --format json " + MATCH,
        TRAINER + " --format csv"
      })
  void whatProgramsReadIsTheSameInEveryLanguage(String line) {
    assertThat(run(line, "--lang", "ja").out()).isEqualTo(run(line).out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"annotate f5d6", "review --player x " + ANNOTATED, "ratings " + MATCH})
  void aLanguageThatThereIsNotIsRefusedWithThoseThatThereAre(String line) {
    CommandRun run = run(line, "--lang", "xx");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--lang").contains("en ja ru de fr fil");
  }

  @Tag("slow")
  @Test
  void chartsAndReportsSpeakItToo() throws IOException {
    Path report = folder.resolve("report");
    Path chart = folder.resolve("chart.svg");
    CommandRun run =
        run(
            "report " + ANNOTATED + " --game 1 --format csv --lang de",
            "--chart",
            chart.toString(),
            "--report",
            report.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(chart).content().contains("<title>Bewertung: Murakami Takeshi");
    assertThat(report.resolve("game-0001-losses.svg")).content().contains("Verlust je Zug");
    assertThat(report.resolve("games.txt")).content().contains("Weiß gewinnt mit 32");
    assertThat(Files.readString(report.resolve("page.html"))).contains("<html lang=\"de\">");
  }

  @Tag("slow")
  @Test
  void theReportOfOpeningsSpeaksIt() throws IOException {
    Path report = folder.resolve("openings");
    Path chart = folder.resolve("openings.svg");
    CommandRun run =
        run(
            "openings --lang fr " + MATCH,
            "--chart",
            chart.toString(),
            "--report",
            report.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(chart).content().contains("<title>Ouvertures les plus fréquentes");
    assertThat(report.resolve("openings.svg")).content().contains("Noir marque");
    assertThat(report.resolve("results.svg")).content().contains("Comment les parties ont fini");
    assertThat(report.resolve("years.svg")).content().contains("Ouvertures par année");
    assertThat(report.resolve("openings.html"))
        .content()
        .contains("<html lang=\"fr\">", "Premières parties");
  }
}
