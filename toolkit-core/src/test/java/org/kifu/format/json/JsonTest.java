package org.kifu.format.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.game.Evaluation;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

class JsonTest {
  private static final String GAME =
      """
      {"schemaVersion":1,
       "game":{"black":"Á","white":null,"date":"1997-08",
               "result":{"declaredBlackDiscs":31}},
       "moves":["f5", "pass", "J10"]}\
      """;

  @Test
  void whatIsMissingIsNotKnown() {
    Reading reading = Reading.of(GAME);
    assertThat(reading.format()).contains("json");
    assertThat(reading.findings()).isEmpty();
    GameRecord game = reading.records().getFirst();
    assertThat(game.header())
        .isEqualTo(new GameHeader("\u00C1", "", "", "", new GameDate(1997, 8, 0)));
    assertThat(game.rules()).isEqualTo("othello");
    assertThat(game.declared().blackDiscs()).hasValue(31);
    assertThat(game.moves()).extracting(Object::toString).containsExactly("f5", "pass", "j10");
  }

  @Test
  void movesAndAVersionAreEnough() {
    Reading reading = Reading.of("{\"schemaVersion\":1,\"moves\":[\"f5\",\"d6\"]}");
    assertThat(reading.format()).contains("json");
    assertThat(reading.moves()).containsExactly("f5d6");
  }

  @Test
  void theLettersOfTheSidesArePlayersOrTheirDiscs() {
    Reading named =
        Reading.of("{\"b\":\"Ann\",\"w\":\"Bob\",\"bs\":38,\"ws\":26,\"kifu\":\"f5 d6 c3 d3\"}\n");
    assertThat(named.moves()).containsExactly("f5d6c3d3");
    assertThat(named.records().getFirst().header())
        .isEqualTo(new GameHeader("Ann", "Bob", "", "", GameDate.UNKNOWN));
    assertThat(named.records().getFirst().declared().blackDiscs()).hasValue(38);
    Reading counted = Reading.of("{\"black\":\"Ann\",\"b\":38,\"w\":26,\"moves\":\"f5d6c3d3\"}\n");
    assertThat(counted.records().getFirst().declared().blackDiscs()).hasValue(38);
    assertThat(counted.records().getFirst().header().black()).isEqualTo("Ann");
  }

  @Test
  void aSquareUnderTheLetterOfASideIsNotAPlayer() {
    Reading reading =
        Reading.of("{\"b\":\"f5 c3\",\"w\":\"d6\",\"bs\":\"e6\",\"moves\":\"f5d6c3d3\"}\n");
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.records().getFirst().declared().blackDiscs()).isEmpty();
  }

  @Test
  void everythingKnowsItsPlace() {
    Origin origin = Reading.of("[\n" + GAME + "]").games().getFirst().origin();
    assertThat(origin.start()).hasToString("t:2:1");
    assertThat(origin.of(Origin.Fact.BLACK)).hasToString("t:3:18");
    assertThat(origin.of(Origin.Fact.DATE)).hasToString("t:3:42");
    assertThat(origin.of(Origin.Fact.RESULT)).hasToString("t:4:19");
    assertThat(origin.ofMove(0)).hasToString("t:5:11");
    assertThat(origin.ofMove(2)).hasToString("t:5:25");
  }

  @Test
  void theOrderOfTheFieldsDoesNotMatter() {
    String variation = "{\"moves\":[\"d6\"],\"remarks\":[{\"text\":\"b\",\"move\":1}],\"move\":1}";
    Reading reading =
        Reading.of(
            "{\"variations\":["
                + variation
                + "],\"remarks\":[{\"text\":\"a\",\"move\":2}],"
                + "\"moves\":[\"f5\",\"f6\"],\"game\":{},\"schemaVersion\":1}");
    assertThat(reading.findings()).isEmpty();
    GameRecord game = reading.records().getFirst();
    assertThat(game.remarks()).containsExactly(new Remark(2, "a"));
    assertThat(game.notes().variations().getFirst().move()).isEqualTo(1);
    assertThat(game.notes().variations().getFirst().notes().remarks())
        .containsExactly(new Remark(1, "b"));
  }

  @Test
  void aMoveThatIsNotASquareIsAsItIsWritten() {
    Reading reading = Reading.of("{\"moves\":[\"z0\",\"\",\"'\",\"code 99\"]}", "json");
    assertThat(reading.records().getFirst().moves())
        .isEqualTo(
            List.of(
                new NoSquare("z0"), new NoSquare(""), new NoSquare("'"), new NoSquare("code 99")));
  }

  @Test
  void annotatedGamesAreGamesWithEvaluations() {
    String annotated =
        """
        {"schemaVersion":1,"source":{"name":"a.txt","game":1},
         "game":{"black":"A","result":{"kind":"playedOut","blackDiscs":40,"empties":2}},
         "opening":{"name":"Tiger","plies":5,"moves":"f5d6c3d3c4"},
         "moves":[{"ply":1,"mover":"black","move":"f5","best":["d3"],"blackDiscDiff":0.5},
                  {"ply":2,"mover":"white","move":"pass","best":[],"blackDiscDiff":-2}],
         "metrics":{"black":{"moves":1}},"tool":{"name":"kifu"},"settings":{"depth":1}}
        """;
    Reading reading = Reading.of(annotated);
    assertThat(reading.format()).contains("json");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.moves()).containsExactly("f5pass");
    assertThat(reading.records().getFirst().notes().evaluations())
        .containsExactly(new Evaluation(0, 0.5), new Evaluation(1, 2));
  }

  @Test
  void aGameThatCouldNotBeAnnotatedIsUnreadable() {
    Reading reading =
        Reading.of("{\"schemaVersion\":1,\"error\":{\"message\":\"no moves\"}}", "json");
    assertThat(reading.records()).isEmpty();
    assertThat(reading.findings())
        .containsExactly(
            "t:1:28: game 1: a game that could not be annotated: no moves [unreadable]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'game':{'date':'1997-13'} | bad-value | '1997-13' is not a date like 1997-08-05",
        "'game':{'colour':1} | text-ignored | the field 'colour' is not known",
        "'remark':'x' | text-ignored | the field 'remark' is not known",
        "'game':5 | text-ignored | the field 'game' is not known",
        "'game':{'result':{'kind':'x'}} | bad-value | 'x' is not a kind of result",
        "'game':{'result':{'declaredWinner':'x'}} | bad-value | 'x' is not a colour",
        "'game':{'result':{'declaredBlackDiscs':1.5}} | bad-value | declaredBlackDiscs: '1.5' is"
            + " not a number",
        "'schemaVersion':2 | unreadable | schemaVersion 2 is not known",
        "'remarks':[{'text':'x'}] | bad-value | '' is not the number of a move",
        "'game':{'result':{'declaredBlackDiscs':99}} | score-out-of-range | declaredBlackDiscs: 99"
            + " is not from 0 to 64, the squares of the board",
        "'game':{'result':{'declaredBlackDiscs':-3}} | score-out-of-range | declaredBlackDiscs: -3"
            + " is not from 0 to 64, the squares of the board",
        "'game':{'result':{'declaredBoardDiscDiff':65}} | score-out-of-range |"
            + " declaredBoardDiscDiff: 65 is not from -64 to 64, the squares of the board",
        "'game':{'theory':{'blackDiscs':70,'empties':24}} | score-out-of-range | blackDiscs: 70 is"
            + " not from 0 to 64, the squares of the board",
        "'evaluations':[{'move':0,'discs':1e400}] | bad-value | discs: '1e400' is not a number",
        "'clocks':[{'move':0,'seconds':1e400}] | bad-value | seconds: '1e400' is not a number",
        "'clocks':[{'move':0}] | bad-value | a time without its seconds",
        "'clocks':[{'move':1,'seconds':2}] | bad-value | refers to move 2, but the line has 1",
        "'remarks':[{'move':3,'text':'x'}] | bad-value | refers to move 3, but the line has 1",
      })
  void whatCannotBeIsSaid(String fields, String code, String message) {
    String text = "{\"moves\":[\"f5\"],%s}".formatted(fields.replace('\'', '"'));
    Reading reading = Reading.of(text, "json");
    assertThat(reading.codes()).containsExactly(code);
    assertThat(reading.findings().getFirst()).contains(": " + message + " [");
    assertThat(reading.moves()).containsExactly("f5");
  }

  @Test
  void aBrokenObjectKeepsWhatStandsBeforeTheDamage() {
    String broken = GAME.replace("\"pass\",", "\"pass\" ");
    Reading reading = Reading.of("[" + broken + ",\n" + GAME + "]");
    assertThat(reading.codes()).containsExactly("unreadable");
    assertThat(reading.games()).extracting(ParsedGame::number).containsExactly(1, 2);
    assertThat(reading.moves()).containsExactly("f5pass", "f5passj10");
  }

  @Test
  void anEmptyArrayDoesNotHoldGames() {
    assertThat(Reading.of("[\n]\n", "json").codes()).containsExactly("no-games");
  }

  private static final String KIFU =
      "{\"game\":{\"black\":\"Cy\",\"white\":\"Dan\"},\"moves\":[\"f5\",\"f6\",\"e6\"]}";

  @Slow
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 199, 20_000})
  void gamesWithinAnObjectAreReadHoweverMany(int count) {
    String games = String.join(",", Collections.nCopies(count, KIFU));
    Reading reading = Reading.of("{\"schemaVersion\":1,\"games\":[" + games + "]}\n");
    assertThat(reading.format()).contains("json");
    assertThat(reading.records()).hasSize(count);
    assertThat(reading.records()).allMatch(game -> game.header().white().equals("Dan"));
    assertThat(reading.codes()).containsOnly("text-ignored");
  }

  @Test
  void plainJsonBesideKifusKeepsItsPlayers() {
    String plain = "{\"black\":\"Ann\",\"white\":\"Bob\",\"moves\":\"f5d6c3d3c4\"}\n";
    String kifu = KIFU.replaceFirst("\\{", "{\"schemaVersion\":1,") + "\n";
    for (String text : List.of(plain + kifu, plain.repeat(9) + kifu, kifu.repeat(9) + plain)) {
      Reading reading = Reading.of(text);
      assertThat(reading.codes()).isSubsetOf("other-notation");
      assertThat(reading.records())
          .extracting(game -> game.header().white() + game.moves().size())
          .containsOnly("Bob5", "Dan3");
    }
  }

  @Test
  void otherMovesInOneObjectAreAnError() {
    String twice = KIFU.replace("]}", "],\"moves\":[\"f5\",\"d6\"]}");
    String within = KIFU.replace("]}", "],\"x\":[" + KIFU + "]}");
    for (String text : List.of(twice, within)) {
      Reading reading = Reading.of(text, "json");
      assertThat(reading.moves()).containsExactly("f5f6e6");
      assertThat(reading.codes()).containsExactly("unreadable");
    }
  }

  private static final String GAMES_BY_ID =
      "\"games\":[{\"round\":1,\"black\":12,\"white\":7,\"moves\":\"f5d6c3d3c4\"}]";

  @Test
  void theNumberOfAPlayerIsResolvedInTheListOfPlayers() {
    String list =
        "\"players\":[{\"id\":7,\"name\":\"Bob\"},{\"id\":12,\"name\":\"Ann\",\"elo\":{\"id\":9}}]";
    Reading reading = Reading.of("{\"cup\":{" + list + "," + GAMES_BY_ID + "}}");
    assertThat(reading.codes()).doesNotContain("bad-value");
    assertThat(reading.records().getFirst().header())
        .isEqualTo(new GameHeader("Ann", "Bob", "", "", GameDate.UNKNOWN));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"rounds\":3",
        "\"players\":[{\"id\":70,\"name\":\"Bob\"}]",
        "\"clubs\":[{\"id\":7,\"name\":\"Lyon\"},{\"id\":12,\"name\":\"Pau\"}]",
        "\"players\":[{\"id\":7,\"name\":\"A\"},{\"id\":7,\"name\":\"B\"},{\"id\":12,\"name\":\"C\"},"
            + "{\"id\":12,\"name\":\"D\"}]"
      })
  void aNumberIsNotAName(String around) {
    Reading reading = Reading.of("{\"cup\":{" + around + "," + GAMES_BY_ID + "}}");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).filteredOn("bad-value"::equals).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"black\":{\"user\":{\"displayName\":\"Ann\"},\"discs\":44},\"white\":{\"user\":"
            + "{\"displayName\":\"Bob\"},\"discs\":20},\"history\":[{\"square\":\"F5\"},"
            + "{\"square\":\"D6\"},{\"square\":\"C3\"},{\"square\":\"D3\"},{\"square\":\"C4\"}]}",
        "{\"Players\":[{\"Color\":\"White\",\"Name\":\"Bob\"},{\"Color\":\"Black\",\"Name\":\"Ann\"}],"
            + "\"Result\":{\"Black\":44,\"White\":20},\"Kifu\":[[\"f5\",\"d6\"],[\"c3\",\"d3\"],[\"c4\"]]}",
        "{\"data\":{\"games\":{\"edges\":[{\"cursor\":\"x\",\"node\":{\"blackName\":\"Ann\",\"whiteName\":\"Bob\",\"finalBlack\":44,\"finalWhite\":20,\"moveList\":\"f5"
            + " d6 c3 d3 c4\"}}]}}}",
        "{\"players\":[{\"color\":\"black\",\"nick\":\"Ann\"},{\"color\":\"white\",\"nick\":\"Bob\"}],"
            + "\"finalScore\":{\"black\":44,\"white\":20},\"history\":["
            + "{\"position\":{\"col\":\"F\",\"row\":5}},{\"position\":{\"col\":\"D\",\"row\":6}},"
            + "{\"position\":{\"col\":\"C\",\"row\":3}},{\"position\":{\"col\":\"D\",\"row\":3}},"
            + "{\"position\":{\"col\":\"C\",\"row\":4}}]}",
        "{\"rooms\":{\"a\":{\"blackName\":\"Ann\",\"whiteName\":\"Bob\",\"score\":\"44-20\",\"moves\":{"
            + "\"-M1\":{\"sq\":\"f5\"},\"-M2\":{\"sq\":\"d6\"},\"-M3\":{\"sq\":\"c3\"},"
            + "\"-M4\":{\"sq\":\"d3\"},\"-M5\":{\"sq\":\"c4\"}}}}}",
        "{\"t\":\"start\",\"black\":\"Ann\",\"white\":\"Bob\"}~{\"t\":\"move\",\"sq\":\"f5\"}~"
            + "{\"t\":\"move\",\"sq\":\"d6\"}~{\"t\":\"chat\",\"msg\":\"a1\"}~"
            + "{\"t\":\"move\",\"sq\":\"c3\"}~{\"t\":\"move\",\"sq\":\"d3\"}~"
            + "{\"t\":\"move\",\"sq\":\"c4\"}~{\"t\":\"end\",\"black\":44,\"white\":20}~",
      })
  void theFactsOfOtherProgramsMayBeNested(String text) {
    Reading reading = Reading.of(text.replace('~', '\n'));
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    GameRecord game = reading.records().getFirst();
    assertThat(game.header().black() + "-" + game.header().white()).isEqualTo("Ann-Bob");
    assertThat(game.declared().blackDiscs()).hasValue(44);
    assertThat(reading.codes()).doesNotContain("bad-value", "unreadable");
  }

  @Test
  void aLogOfEventsHoldsAGameForEachStart() {
    String one =
        "{\"t\":\"start\",\"black\":\"Ann\",\"white\":\"Bob\"}~{\"t\":\"move\",\"sq\":\"f5\"}~"
            + "{\"t\":\"move\",\"sq\":\"d6\"}~{\"t\":\"move\",\"sq\":\"c3\"}~"
            + "{\"t\":\"move\",\"sq\":\"d3\"}~{\"t\":\"move\",\"sq\":\"c4\"}~";
    Reading reading =
        Reading.of((one + one.replace("Ann", "Cy").replace("c4", "c5")).replace('~', '\n'));
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4", "f5d6c3d3c5");
    assertThat(reading.records()).extracting(game -> game.header().black()).contains("Ann", "Cy");
    assertThat(reading.findings()).isEmpty();
  }
}
