package org.kifu.annotate.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.annotate.MixedAnnotator.RuledAnnotator;
import org.kifu.annotate.OpeningNamer;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.search.general.GeneralEngine;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.SchemaCheck;
import org.kifu.testing.Slow;
import org.kifu.words.Glyphs;

/** Games of all rules that have two players, annotated in one run by a search of one ply. */
class AnnotationByRulesTest {
  private static final Path RULES = Games.examples().resolve("rules");

  private static <P, M> RuledAnnotator<P, M> annotator(Rules<P, M> rules) {
    return RuledAnnotator.of(
        new Annotator<>(rules, OpeningNamer.none(), "0.1.0", new Limits(1, 2)),
        () -> GeneralEngine.ofMegabytes(rules, 1));
  }

  private static List<AnnotationResult> annotated(List<ParsedGame> games, int jobs) {
    List<AnnotationResult> results = new ArrayList<>();
    new MixedAnnotator(AnnotationByRulesTest::annotator)
        .annotate(games.iterator(), jobs, results::add);
    return results;
  }

  private static List<ParsedGame> games(Path file) throws IOException {
    String rules =
        file.toString().endsWith(".pdn") ? "russian-draughts" : "othello"; // PDN names no rules
    List<ParsedGame> games = new ArrayList<>();
    ReadOptions options =
        new ReadOptions(
            Optional.empty(),
            Optional.empty(),
            Catalogue.byName(rules).orElseThrow().rules(),
            _ -> {});
    try (GameReader reader = GameReader.open(Source.of(file), options)) {
      reader.forEach(games::add);
    }
    return games;
  }

  static Stream<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> folder = Files.newDirectoryStream(RULES, "*.{json,pdn}")) {
      folder.forEach(files::add);
    }
    return files.stream().sorted();
  }

  @Slow
  @ParameterizedTest
  @MethodSource("files")
  void whatIsWrittenIsReadAsTheSameAnnotation(Path file) throws IOException {
    for (AnnotationResult result : annotated(games(file), 1)) {
      String json = AnnotatedSamples.written(AnnotationWriter::jsonLines, List.of(result));
      AnnotationReader again =
          new AnnotationReader(
              "a.jsonl", new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
      assertThat(again.next()).isInstanceOf(AnnotatedGame.class).isEqualTo(result);
      assertThat(
              new SchemaCheck(new JsonMapper().readTree(Files.readAllBytes(schema())))
                  .faults(new JsonMapper().readTree(json)))
          .isEmpty();
    }
  }

  private static Path schema() {
    return Games.examples().resolveSibling("docs").resolve("schema/annotated-game.schema.json");
  }

  /** The worked examples: 19-45 is black's in anti, 32-32 is that of black, who moved second. */
  @ParameterizedTest
  @CsvSource({
    "anti, 19, 45, '19-45 (1 empty counted), black wins by 26'",
    "ravensburger, 32, 32, '32-32, an equal count, won by black'"
  })
  void theRulesNameTheWinner(String rules, int black, int white, String told) throws IOException {
    ParsedGame game = games(RULES.resolve(rules + ".json")).getFirst();
    AnnotationResult result = annotated(List.of(game), 1).getFirst();
    FinalCount count = ((AnnotatedGame) result).game().result().count().orElseThrow();
    assertThat(count.blackDiscs()).isEqualTo(black);
    assertThat(count.whiteDiscs()).isEqualTo(white);
    assertThat(count.winner()).contains(Disc.BLACK);
    assertThat(AnnotatedSamples.written(AnnotationWriter::jsonLines, List.of(result)))
        .contains("\"winner\":\"black\"");
    assertThat(text(result)).contains(told);
  }

  private static String text(AnnotationResult result) {
    return AnnotatedSamples.written(
        out -> AnnotationWriter.text(out, Glyphs.UNICODE, Wording.DEFAULT), List.of(result));
  }

  /** A chance to win is fitted only to the tournament game. */
  @ParameterizedTest
  @ValueSource(strings = {"anti.json", "grand.json", "russian-draughts-championship.pdn"})
  void textLeavesOutTheColumnOfChancesThatAreNotFitted(String file) throws IOException {
    ParsedGame game = games(RULES.resolve(file)).getFirst();
    assertThat(text(annotated(List.of(game), 1).getFirst()))
        .containsPattern("\\n Ply  Move {2,}Value {2}Depth ");
  }

  /** The rule above a game is as wide as the table of its moves, whose bar ends it. */
  @ParameterizedTest
  @CsvSource({"othello.json, 93", "anti.json, 86", "grand.json, 86"})
  void theRuleBetweenGamesIsAsWideAsTheTableBelow(String file, int width) throws IOException {
    ParsedGame game = games(RULES.resolve(file)).getFirst();
    List<AnnotationResult> results = annotated(List.of(game, game), 1);
    String text =
        AnnotatedSamples.written(
            out -> AnnotationWriter.text(out, Glyphs.UNICODE, Wording.DEFAULT), results);
    assertThat(text.lines().filter(line -> line.startsWith(Glyphs.UNICODE.rule().repeat(50))))
        .containsExactly(Glyphs.UNICODE.rule().repeat(width));
  }

  @ParameterizedTest
  @CsvSource({
    "'\"winner\":\"black\"', '\"winner\":\"white\"', game.result.winner",
    "'\"whiteDiscs\":13', '\"whiteDiscs\":12', game.result.blackDiscs",
    "'\"move\":\"a1\"', '\"move\":\"d3\"', moves[1].move: not legal",
    "'\"rules\":\"anti:4x4\"', '\"rules\":\"anti:4x4:parallel\"', 'moves[0].best: a move is not"
        + " legal'",
    "'\"rules\":\"anti:4x4\"', '\"rules\":\"grid:4x4\"', .blackDiscDiff",
    "'\"rules\":\"anti:4x4\"', '\"rules\":\"ante:4x4\"', unknown rules"
  })
  void anAnnotationThatTheRulesContradictIsRefused(String was, String is, String why)
      throws IOException {
    List<ParsedGame> games = games(RULES.resolve("grid.json")); // best play on 4x4, 3-13
    ParsedGame anti =
        ParsedGames.of(
            GameRecord.of(
                "anti:4x4", StartSpec.STANDARD, games.getFirst().record().orElseThrow().moves()));
    String json =
        AnnotatedSamples.written(AnnotationWriter::jsonLines, annotated(List.of(anti), 1));
    assertThat(json).contains(was);
    AnnotationReader reader =
        new AnnotationReader(
            "a.jsonl",
            new ByteArrayInputStream(json.replaceFirst(was, is).getBytes(StandardCharsets.UTF_8)));
    AnnotationResult read = reader.next();
    assertThat(read).isInstanceOf(AnnotationFailure.class);
    assertThat(((AnnotationFailure) read).problem().message()).contains(why);
  }

  @Test
  void gamesOfMixedRulesComeInTheirOrderWhateverTheThreads() throws IOException {
    List<ParsedGame> mixed = new ArrayList<>();
    for (String file : List.of("anti.json", "grid.json")) {
      mixed.add(games(RULES.resolve(file)).get(1)); // 6x6
      mixed.add(games(RULES.resolve(file)).getLast());
      mixed.add(ParsedGames.unreadable());
    }
    List<AnnotationResult> one = annotated(mixed, 1);
    assertThat(one)
        .extracting(result -> result instanceof AnnotatedGame game ? game.game().rules() : "")
        .containsExactly("anti:6x6", "anti:4x4", "", "grid:6x6", "grid:5x5", "");
    assertThat(annotated(mixed, 3)).isEqualTo(one);
  }
}
