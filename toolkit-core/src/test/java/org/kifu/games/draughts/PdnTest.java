package org.kifu.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.format.GameReader;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Tag;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.source.Source;
import org.kifu.testing.Reading;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

class PdnTest {
  private static final String RUSSIAN = "russian-draughts";
  private static final Rules<?, ?> RULES = Catalogue.byName(RUSSIAN).orElseThrow().rules();

  private static GameRecord only(String text) {
    Reading reading = Reading.byRules(text, RUSSIAN);
    assertThat(reading.format()).contains("pdn");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).hasSize(1);
    return reading.records().getFirst();
  }

  private static List<ParsedGame> games(Path file) throws IOException {
    ReadOptions options = new ReadOptions(Optional.empty(), Optional.empty(), RULES, problem -> {});
    try (GameReader reader = GameReader.open(Source.of(file), options)) {
      return reader.stream().toList();
    }
  }

  private static List<ParsedGame> folder(String name) throws IOException {
    List<ParsedGame> games = new ArrayList<>();
    try (Stream<Path> files = Files.list(RealData.folder(name))) {
      for (Path file : files.sorted().toList()) {
        games.addAll(games(file));
      }
    }
    return games;
  }

  private static boolean isLegal(ParsedGame game) {
    return game.record()
        .map(record -> !(Replay.of(RULES, record).ending() instanceof Ending.Illegal))
        .orElse(false);
  }

  /** Their file says who won 42 of them, 22 white and 20 black. */
  @Slow
  @Test
  void theGamesOfASovietChampionshipReplayWithoutAFault() throws IOException {
    List<ParsedGame> games = folder("pdn/russian");
    assertThat(games).hasSize(153).allMatch(PdnTest::isLegal);
    assertThat(games).allMatch(game -> game.problems().isEmpty());
    List<Outcome> results = games.stream().map(game -> game.record().get().declared()).toList();
    assertThat(results.stream().filter(each -> each.winner().equals(Optional.of(Disc.WHITE))))
        .hasSize(22);
    assertThat(results.stream().filter(each -> each.winner().equals(Optional.of(Disc.BLACK))))
        .hasSize(20);
    assertThat(results.stream().filter(each -> each.kind() == Outcome.Kind.AGREED)).hasSize(111);
    assertThat(games.stream().mapToInt(game -> game.record().get().moves().size()).sum())
        .isEqualTo(8730);
  }

  /** Men do not capture backwards there; by the rules of Russian draughts they must. */
  @Slow
  @Test
  void mostCzechGamesAreIllegalByRussianRules() throws IOException {
    List<ParsedGame> games = folder("pdn/czech");
    assertThat(games).hasSize(196);
    assertThat(games.stream().filter(PdnTest::isLegal)).hasSize(29);
  }

  @ParameterizedTest
  @CsvSource({
    "40Camp.DamaInternazionaleAssoluto.pdn",
    "Cat.A1.pdn",
    "delfts.pdn",
    "nested_comment.pdn"
  })
  void brokenGamesOfOtherKindsAreNamedWhereTheyShowIt(String name) throws IOException {
    List<ParsedGame> games = games(RealData.folder("pdn/other/fail").resolve(name));
    assertThat(games).isNotEmpty();
    for (ParsedGame game : games) {
      assertThat(game.record()).isEmpty();
      assertThat(game.firstError().orElseThrow().message())
          .contains("a game of draughts on more than 32 squares");
      assertThat(game.firstError().orElseThrow().where().line()).isPositive();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[GameType \"20\"] 1. 32-28 19-23 * | a game of international draughts",
        "[GameType \"23,B,8,8,N1,0\"] 1. 9-13 23-19 * | a game of pool checkers",
        "[GameType \"29\"] 1. c3-d4 d6-c5 * | a game of Czech draughts",
        "[GameType \"77\"] 1. c3-d4 d6-c5 * | a game of the draughts of GameType 77",
        "[FEN \"W:W31-50:B1-20\"] * | a game of draughts on more than 32 squares: 50",
        "[Event \"x\"] 1. 11-15 24-20 * | a game of draughts in which black moves first, as in"
            + " English draughts: 11-15"
      })
  void gamesOfOtherKindsAreNamed(String text, String message) {
    Reading reading = Reading.byRules(text, RUSSIAN);
    assertThat(reading.records()).isEmpty();
    assertThat(reading.codes()).containsExactly("other-rules");
    assertThat(reading.findings().getFirst()).contains(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. c3-d4 d6-e5 2. b2-c3 | c3-d4 d6-e5 b2-c3",
        "1.c3d4 d6e5 2.b2c3 | c3-d4 d6-e5 b2-c3",
        "1. 22-18 11-15 2. 18x11 | c3-d4 f6-e5 d4:f6",
        "1. 22-18  9-14 2. 18x 9 | c3-d4 b6-c5 d4:b6",
        "1. c3-d4 b6-c5 2. d4xb6 | c3-d4 b6-c5 d4:b6",
        "1. \u04413-d4 b6-\u04415 2. d4\u0445b6 | c3-d4 b6-c5 d4:b6",
        "1. c3-d4! b6-c5?! 2. d4:b6 (!) | c3-d4 b6-c5 d4:b6"
      })
  void movesAreWrittenInManyWays(String text, String moves) {
    String tagged = "[GameType \"25\"]\n" + text + " *\n";
    GameRecord game = only(tagged);
    assertThat(game.moves().toString()).isEqualTo("[" + moves.replace(" ", ", ") + "]");
    assertThat(game.rules()).isEqualTo(RUSSIAN);
  }

  @ParameterizedTest
  @CsvSource({
    "1. \u04413-d4 d6-\u04415",
    "1. c3-d4 d6-\u04415",
    "1.\u04413-d4 b6-\u04415 2.d4\u0445b6",
    "1. c3\u2013d4 d6\u2013c5"
  })
  void isKnownByItsMovesWhereLettersLookLikeThoseOfSquares(String text) {
    assertThat(only(text).moves().getFirst()).hasToString("c3-d4");
  }

  /** Letters that look like no letter of a square make no move. */
  @Test
  void otherLettersDoNotMakeAMove() {
    GameRecord game = only("[GameType \"25\"]\n1. c3-d4 b6-\u04375 *\n");
    assertThat(((Ending.Illegal) Replay.of(RULES, game).ending()).message())
        .isEqualTo("'b6-\u04375' is not a move from a square to another");
  }

  @ParameterizedTest
  @CsvSource({
    "1-0, RESIGNED, WHITE",
    "2-0, RESIGNED, WHITE",
    "0-1, RESIGNED, BLACK",
    "0-2, RESIGNED, BLACK",
    "1/2-1/2, AGREED,",
    "1-1, AGREED,",
    "0-0, UNKNOWN,",
    "*, UNFINISHED,"
  })
  void resultsArePointsOfWhiteFirst(String text, Outcome.Kind kind, Disc winner) {
    GameRecord game = only("[Result \"" + text + "\"]\n1. c3-d4 d6-c5 " + text + "\n");
    assertThat(game.declared().kind()).isEqualTo(kind);
    assertThat(game.declared().winner().orElse(null)).isEqualTo(winner);
    assertThat(game.moves()).hasSize(2);
  }

  @Test
  void aLossOnTheBoardIsNotAResignation() {
    GameRecord game = only("[Result \"1-0\"]\n[FEN \"W:Wc5:Bd6\"]\n1. c5:e7 1-0\n");
    assertThat(game.declared().kind()).isEqualTo(Outcome.Kind.UNKNOWN);
    assertThat(Replay.of(RULES, game).isComplete()).isTrue();
    assertThat(Replay.of(RULES, game).count().winner()).contains(Disc.WHITE);
  }

  @Test
  void aGameKeepsWhatStandsInIt() {
    String text =
        """
        [Event "Match"]
        [Site "Minsk"]
        [Date "1950.03.??"]
        [White "A"]
        [Black "B"]
        [Result "0-1"]
        [GameType "25,W,8,8,A0,0"]
        [Round "2"]
        [WhiteRating "2100"]

        1. c3-d4 {quiet} 1... d6-c5 $2 ( 1... f6-g5 2. b2-c3 {usual} ) 2. b2-c3 0-1

        """;
    GameRecord game = only(text);
    assertThat(game.header().white()).isEqualTo("A");
    assertThat(game.header().place()).isEqualTo("Minsk");
    assertThat(game.remarks()).extracting(remark -> remark.text()).containsExactly("quiet");
    assertThat(game.notes().variations()).hasSize(1);
    assertThat(game.notes().tags())
        .contains(new Tag(0, "pdn:Round", "2"), new Tag(0, "whiteRating", "2100"));
    assertThat(written(game, "pdn")).isEqualTo(text);
  }

  private static String written(GameRecord game, String format) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(format, out)) {
      writer.write(game);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  @Slow
  @Test
  void realGamesComeBackFromBothNotations() throws IOException {
    for (ParsedGame game : folder("pdn/russian")) {
      GameRecord record = game.record().orElseThrow();
      for (String format : List.of("pdn", "pdn-numeric")) {
        GameRecord again = Reading.byRules(written(record, format), RUSSIAN).records().getFirst();
        assertThat(again.moves()).isEqualTo(record.moves());
        assertThat(again.header()).isEqualTo(record.header());
        assertThat(again.declared()).isEqualTo(record.declared());
        assertThat(again.start()).isEqualTo(StartSpec.STANDARD);
      }
    }
  }

  @Test
  void aStartOfItsOwnIsWritten() {
    String text = "[GameType \"25\"]\n[FEN \"B:Wc3,Ke1:Bb8,Kh8\"]\n1... b8-a7 2. c3-d4 *\n";
    GameRecord game = only(text);
    assertThat(game.start()).isEqualTo(new StartSpec.Setup("B:Wc3,Ke1:Bb8,Kh8"));
    assertThat(written(game, "pdn"))
        .contains("[FEN \"B:Wc3,Ke1:Bb8,Kh8\"]", "1... b8-a7 2. c3-d4 *");
    assertThat(written(game, "pdn-numeric")).contains("[GameType \"25\"]", "1... 1-5 2. 22-18 *");
  }

  @Test
  void gamesOfDiscsAreNotPdn() throws IOException {
    GameRecord othello = Reading.of("f5d6c3d3c4").records().getFirst();
    for (Map.Entry<String, GameRecord> each :
        Map.of(
                "pdn", othello,
                "transcript", only("1. c3-d4 d6-c5 *"),
                "pgn", only("1. c3-d4 d6-c5 *"),
                "sgf", only("1. c3-d4 d6-c5 *"),
                "ggf", only("1. c3-d4 d6-c5 *"),
                "diagram", only("1. c3-d4 d6-c5 *"))
            .entrySet()) {
      try (GameWriter writer = GameWriter.open(each.getKey(), new ByteArrayOutputStream())) {
        assertThat(writer.refusal(each.getValue())).as(each.getKey()).isPresent();
      }
    }
  }

  /** Pieces of the notation in any order: never an exception, and each place lies in the text. */
  @Slow
  @Test
  void anythingIsReadToItsEnd() {
    List<String> pieces =
        List.of(
            "[GameType \"25\"]\n",
            "[FEN \"W:W21-32:B1-12\"]\n",
            "[FEN \"W:WKz9,99-1:B.\"]\n",
            "[Result \"1-0\"]\n",
            "[Date \"..\"]\n",
            "1. ",
            "c3-d4 ",
            "d6:b4:d2 ",
            "22-18 ",
            "5- 9 ",
            "99x1 ",
            "\u0441\u0445\u0437 ",
            "(",
            ")",
            "(!)",
            "{",
            "}",
            "% rest\n",
            "1-0 ",
            "* ",
            "$",
            "/",
            "\u0000",
            "\n");
    Random random = new Random(25);
    for (int text = 0; text < 2000; text++) {
      StringBuilder written = new StringBuilder("[GameType \"25\"]\n1. c3-d4 ");
      for (int i = random.nextInt(30); i > 0; i--) {
        written.append(pieces.get(random.nextInt(pieces.size())));
      }
      int size = written.toString().getBytes(StandardCharsets.UTF_8).length;
      for (ParsedGame game : Reading.of(written.toString(), "pdn").games()) {
        assertThat(game.origin().start().offset()).isBetween(0L, (long) size);
        game.problems()
            .forEach(each -> assertThat(each.where().offset()).isBetween(0L, (long) size));
        game.record().ifPresent(record -> Replay.of(RULES, record));
      }
    }
  }

  @Test
  void jsonHoldsAGameOfDraughts() {
    GameRecord game = only("[Result \"1-0\"]\n[FEN \"W:Wc5:Bd6,f6,f4\"]\n1. c5:e7:g5:e3 1-0\n");
    assertThat(Reading.of(written(game, "json")).records()).containsExactly(game);
  }
}
