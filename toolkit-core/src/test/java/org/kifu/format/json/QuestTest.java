package org.kifu.format.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.game.ClockTime;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.Tag;
import org.kifu.testing.Reading;

class QuestTest {
  private static final String GAME =
      "{\"id\":\"g1\",\n"
          + " \"created\":\"2024-05-01T12:00:00Z\",\n"
          + " \"players\":[{\"id\":\"a\",\"name\":\"\u00C1\"},{\"id\":\"b\",\"name\":\"B\"}],\n"
          + " \"position\":{\"moves\":[{\"m\":\"f5\",\"t\":1250}, {\"t\":5,\"m\":\"d6\"},"
          + " {\"m\":\"c3\"},{\"m\":\"d3\",\"t\":80},{\"s\":\"END\"}]}}";

  @Test
  void readsPlayersDateMovesAndTimes() {
    Reading reading = Reading.of(GAME);
    assertThat(reading.isOf("quest")).isTrue();
    assertThat(reading.findings()).isEmpty();
    GameRecord game = reading.records().getFirst();
    GameHeader header = game.header();
    assertThat(header.black() + header.white() + header.date()).isEqualTo("\u00C1B2024-05-01");
    assertThat(game.moves()).extracting(Object::toString).containsExactly("f5", "d6", "c3", "d3");
    assertThat(game.clocks())
        .containsExactly(new ClockTime(0, 1.25), new ClockTime(1, 0.005), new ClockTime(3, 0.08));
    assertThat(game.notes().tags())
        .containsExactly(
            new Tag(0, "quest:id", "g1"),
            new Tag(0, "quest:created", "2024-05-01T12:00:00Z"),
            new Tag(0, "quest:players/0/id", "a"),
            new Tag(0, "quest:players/1/id", "b"),
            new Tag(4, "quest:s", "END"));
  }

  /** A real game with two passes, each with its time. */
  @Test
  void aPassIsAMoveWithATime() {
    String moves =
        Arrays.stream(WITH_PASSES.split(",", -1))
            .map(each -> each.equals("P") ? "-" : Square.name(Integer.parseInt(each)))
            .map("{'m':'%s','t':1500}"::formatted)
            .collect(Collectors.joining(","));
    Reading reading =
        read("{'players':[{'name':'A'},{'name':'B'}],'position':{'moves':[" + moves + "]}}");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.moves().getFirst()).endsWith("a1passa8passb7");
    assertThat(reading.records().getFirst().clocks())
        .hasSize(62)
        .endsWith(new ClockTime(60, 1.5), new ClockTime(61, 1.5));
  }

  @Test
  void everythingKnowsItsPlace() {
    Origin origin = Reading.of("\n" + GAME).games().getFirst().origin();
    assertThat(origin.start()).hasToString("t:3:1"); // its facts
    assertThat(origin.of(Origin.Fact.BLACK)).hasToString("t:4:31");
    assertThat(origin.of(Origin.Fact.WHITE))
        .hasToString("t:4:53")
        .extracting("offset")
        .isEqualTo(101L);
    assertThat(origin.ofMove(0)).hasToString("t:5:29");
    assertThat(origin.ofMove(1)).hasToString("t:5:56");
  }

  @Test
  void anObjectInAnArrayOrInALineIsAGame() {
    String line = GAME.replace("\n", "");
    assertThat(Reading.of("[" + GAME + " ,\n" + GAME + "]\n").games()).hasSize(2);
    assertThat(Reading.of(line + "\n" + line + "\n" + line).games()).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{'black':'Anna','white':'Bob','moves':'f5d6c3'}]",
        "{'Black':'Anna','White':'Bob','Moves':'F5 D6 C3'}",
        "[{'black_player':'Anna','white_player':'Bob','transcript':'1. f5 d6 2. c3'}]",
        "{'game':'Othello','black':'Anna','white':'Bob','moves':['f5','d6','c3']}",
        "{'black':'Anna','white':'Bob','game':{'moves':['f5','d6','c3']}}",
        "{'kifu':['F5','D6','C3'],'black':'Anna','white':'Bob'}",
        "{'black':{'username':'Anna'},'white':{'username':'Bob'},'history':['f5','d6','c3']}",
      })
  void plainJsonOfOtherProgramsGivesItsGames(String text) {
    Reading reading = read(text);
    assertThat(reading.isOf("quest")).isTrue();
    assertThat(reading.moves()).singleElement().asString().isEqualToIgnoringCase("f5d6c3");
    assertThat(reading.records().getFirst().header().captions())
        .containsExactly("Black: Anna", "White: Bob");
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void plainJsonSaysDateAndScoreAndKeepsTheRest() {
    GameRecord game =
        read("[{'moves':'f5d6c3d3c4','result':'16-48','date':'2024-05-01','id':3}]")
            .records()
            .getFirst();
    assertThat(game.moves()).extracting(Object::toString).hasSize(5);
    assertThat(game.declared().blackDiscs()).hasValue(16);
    assertThat(game.header().date()).hasToString("2024-05-01");
    assertThat(game.notes().tags()).containsExactly(new Tag(0, "quest:id", "3"));
  }

  @Test
  void whatIsNotAMoveInPlainJsonEndsTheMoves() {
    Reading reading = read("[{'moves':'f5d6c3d3cSb3'},{'moves':'f5d6'}]");
    assertThat(reading.moves()).containsExactly("f5d6c3d3", "f5d6");
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .contains("expected a square like f5, found 'cSb3' [unreadable]");
  }

  /** Facts as programs nest and name them; black is Ann, white Bob, the score 18-46. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'black':{'name':'Ann','rating':1800},'white':{'name':'Bob'},'score':[18,46],MOVES}",
        "{'players':['Ann','Bob'],'score':{'black':18,'white':46},MOVES}",
        "{'players':{'white':'Bob','black':'Ann'},'blackScore':18,'whiteScore':46,MOVES}",
        "{'players':[{'name':'Bob','color':'white'},{'name':'Ann','color':'black'}],"
            + "'black_discs':18,MOVES}",
        "{'blackPlayer':'Ann','whitePlayer':{'name':'Bob'},'whiteDiscs':46,MOVES}",
        "{'info':{'black':'Ann','white':'Bob','result':'18-46'},MOVES}",
        "{'players':['Ann','Bob'],'final':{'black':18,'white':46},MOVES}",
        "{'black':'Ann','white':'Bob','discs':{'white':46,'black':18},MOVES}",
        "{'black_name':'Ann','white_name':'Bob','result':{'black':18,'white':46},MOVES}",
      })
  void factsAreReadWhereverProgramsPutThem(String text) {
    Reading reading = read(text.replace("MOVES", "'moves':'f5d6c3'"));
    GameRecord game = reading.records().getFirst();
    assertThat(game.header().captions()).containsExactly("Black: Ann", "White: Bob");
    assertThat(game.declared().blackDiscs()).hasValue(18);
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void aWinnerCountsWhereAScoreIsMissing() {
    Reading reading = read("{'winner':'white','date':'2024-05-01T10:00:00Z','moves':'f5d6c3'}");
    GameRecord game = reading.records().getFirst();
    assertThat(game.declared().winner()).contains(Disc.WHITE);
    assertThat(game.header().date()).hasToString("2024-05-01");
  }

  @Test
  void theDayOfAGameIsThatOfItsStart() {
    Reading reading = read("{'startedAt':'2022-07-16T19:30:00+02:00','moves':'f5d6c3'}");
    assertThat(reading.records().getFirst().header().date()).hasToString("2022-07-16");
    Reading other = read("{'started':'2022-07-16','createdAt':'2023-01-02','moves':'f5d6c3'}");
    assertThat(other.records().getFirst().header().date()).hasToString("2022-07-16");
    assertThat(other.codes()).containsExactly("text-ignored");
  }

  @Test
  void discsThatAreNotAScoreAreToldOrKept() {
    Reading reading = read("{'blackDiscs':70,'whiteDiscs':2,'moves':'f5d6c3'}");
    GameRecord game = reading.records().getFirst();
    assertThat(game.declared().blackDiscs()).isEmpty();
    assertThat(game.notes().tags().contains(new Tag(0, "quest:blackDiscs", "70")))
        .isEqualTo(reading.findings().isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'moves':[{'n':1,'c':'b','m':'f5'},{'n':2,'c':'w','m':'d6'},{'n':3,'c':'b','m':'c3'}]}",
        "{'moves':[{'move':'f5','best':'e6'},{'move':'d6','best':'d6'},{'move':'c3','best':'g5'}]}",
        "{'moveList':[{'black':'f5','white':'d6'},{'black':'c3'}]}",
        "{'moves':[['f5','d6'],['c3']]}",
        "{'moves':[{'x':'f','y':5},{'x':'d','y':6},{'y':3,'x':'c'}]}",
      })
  void aMoveMayBeAnObjectOrAnArray(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3");
    assertThat(reading.codes()).isSubsetOf("square-codes");
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'moves':[{'row':4,'col':5},{'row':5,'col':3},{'row':2,'col':2}]}",
        "{'moves':[{'x':6,'y':5},{'x':4,'y':6},{'player':1,'x':3,'y':3}]}",
        "{'moves':[{'column':5,'row':4},{'column':3,'row':5},{'column':2,'row':2}]}",
      })
  void filesAndRanksMayBeNumbers(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3");
    assertThat(reading.codes()).singleElement().isIn("layout", "square-codes");
  }

  /** A pair is f5 with the file first and e6 with the rank first, and both are legal. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'moves':[[5,4],[3,5],[2,2]]}",
        "{'moves':[37,43,37,19]}",
        "{'moves':[37,43,-1,18]}",
        "{'moves':[37,43,18,70]}"
      })
  void numbersThatAreNotAGameOrAreTwoAreNotRead(String text) {
    Reading reading = read(text);
    assertThat(reading.records()).isEmpty();
    assertThat(reading.codes()).containsAnyOf("unreadable", "text-ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'moves':[37,43,18,19,26]}",
        "{'moves':[38,44,19,20,27]}",
        "{'moves':[56,64,33,34,43]}",
        "{'moves':['37','43','18','19','26']}",
      })
  void aNumberForEachSquareCountsRowAfterRow(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.codes()).singleElement().isIn("square-numbers", "square-codes");
    assertThat(reading.findings().getFirst()).contains("squares are numbers, read");
  }

  /** A real game of 60 moves with two passes of white behind each other's move at its end. */
  private static final String WITH_PASSES =
      "37,43,26,19,18,29,45,21,44,52,51,46,59,34,42,50,58,41,33,20,25,32,24,16,11,61,48,60,62,53,30,"
          + "38,39,40,8,23,31,22,15,55,14,13,4,54,12,3,2,7,47,63,17,5,10,57,6,1,9,0,P,56,P,49";

  @ParameterizedTest
  @ValueSource(strings = {"-1", "64", "null", "'pass'"})
  void aPassAmongNumbersIsNotTheNumberOfASquare(String pass) {
    Reading reading = read("{'moves':[" + WITH_PASSES.replace("P", pass) + "]}");
    assertThat(reading.moves()).singleElement().asString().startsWith("f5d6c4d3c3");
    assertThat(reading.moves().getFirst()).endsWith("a1passa8passb7");
    assertThat(reading.codes()).containsExactly("square-numbers");
  }

  @Test
  void coloursAndSquaresMayStandUnderLetters() {
    String moves =
        Stream.of("F5", "F6", "E6", "F4", "E3")
            .map("{'c':'B','p':'%s'}"::formatted)
            .collect(Collectors.joining(","));
    Reading reading = read("{'names':{'B':'Dad','W':'Emmi'},'history':[" + moves + "]}");
    assertThat(reading.moves()).containsExactly("f5f6e6f4e3");
    GameHeader header = reading.records().getFirst().header();
    assertThat(header.black() + "-" + header.white()).isEqualTo("Dad-Emmi");
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void eventsMayHoldTheirValuesInAnObject() {
    String moves =
        Stream.of("'col':5,'row':4", "'col':5,'row':5", "'col':4,'row':5", "'col':5,'row':3")
            .map("{'type':'move','data':{'seat':1,%s}}"::formatted)
            .collect(Collectors.joining("\n"));
    String chat = "\n{'type':'chat','data':{'text':'f4!'}}\n";
    Reading reading =
        read(
            "{'event':'start','data':{'black':'Ann','white':'Bob'}}\n"
                + moves
                + chat
                + "{'type':'move','data':{'seat':1,'col':6,'row':5}}");
    assertThat(reading.moves()).containsExactly("f5f6e6f4g6");
    assertThat(reading.codes()).containsAnyOf("layout", "square-codes");
    GameHeader header = reading.records().getFirst().header();
    assertThat(header.black() + "-" + header.white() + header.event()).isEqualTo("Ann-Bob");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'name':'club','messages':[{'from':'Ann','text':'hello'},LIST]}",
        "[LIST]",
        "{'id':3,'turns':[LIST]}",
      })
  void aListOfAnyNameMayHoldTheMoves(String text) {
    String list =
        Stream.of("f5", "d6", "c3", "d3", "c4", "f4")
            .map("{'from':'ann','text':'%s'}"::formatted)
            .collect(Collectors.joining(","));
    Reading reading = read(text.replace("LIST", list));
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4");
    assertThat(reading.findings()).isEmpty();
  }

  private static final String ANN = "{'black':'Ann','white':'Bob','moves':'f5d6c3d3c4'}";
  private static final String CY =
      "{'players':[{'name':'Cy'},{'name':'Dan'}],'position':{'moves':[{'m':'f5'},{'m':'f6'}]}}";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'games':[ANN,CY]}",
        "{'games':[\n ANN,\n CY\n]}",
        "{'games':[\nANN,\nCY\n]}",
        "{'rounds':[{'id':1,'games':[ANN]},{'id':2,'games':[CY],'note':'a {b} \\' [c'}],'n':3}",
        "{'data':{'site':'x','meta':{'n':2},'games':[ANN,{'site':'y'},CY]}}",
        "{'g1':ANN,'g2':CY}",
        "{'g1':ANN}\n{'g1':CY}",
        "[{'games':[ANN]},{'games':[CY]}]",
      })
  void gamesWithinAnObjectKeepTheirPlayers(String text) {
    Reading reading = read(text.replace("ANN", ANN).replace("CY", CY));
    assertThat(reading.isOf("quest")).isTrue();
    assertThat(reading.records())
        .extracting(game -> game.header().white())
        .containsExactly("Bob", "Dan");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4", "f5f6");
    assertThat(reading.codes()).isSubsetOf("text-ignored");
  }

  @Test
  void gamesWithoutPlayersWithinAnObjectAreGames() {
    Reading reading = read("{'g1':{'moves':'f5d6c3d3c4'},'g2':{'moves':'f5f6e6f4e3'}}");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4", "f5f6e6f4e3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'black':'Ann','moves':'f5d6c3','moves':'f5f6e6'}",
        "{'black':'Ann','moves':['f5','d6','c3'],'moves':['f5','f6','e6']}",
        "{'black':'Ann','moves':'f5d6c3','games':[{'black':'Cy','moves':'f5f6e6'}]}",
      })
  void otherMovesInOneObjectAreAnErrorOrAnotherGame(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3", "f5f6e6");
    assertThat(reading.records())
        .extracting(game -> game.header().black())
        .containsExactly("Ann", text.contains("Cy") ? "Cy" : "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'games':[\n{'black':'Eve','moves':'f5d6\n},\nANN,\nCY\n]}",
        "{'games':[\nANN,\n{'black':'Eve','moves':'f5d6\n},\nCY\n]}",
        "{'games':[\nANN,\nCY,\n{'black':'Eve','moves':'f5d6",
      })
  void aDamagedGameWithinAnObjectDoesNotCostAnother(String text) {
    Reading reading = read(text.replace("ANN", ANN).replace("CY", CY));
    assertThat(reading.records())
        .extracting(game -> game.header().black())
        .containsExactlyInAnyOrder("Eve", "Ann", "Cy");
    assertThat(reading.moves()).contains("f5d6c3d3c4", "f5f6");
  }

  @Test
  void aCutObjectDoesNotStandAroundTheNextOne() {
    Reading reading = read("{'black':'Eve','x':\n" + ANN + "\n{'black':'Eve','x':[\n" + ANN);
    assertThat(reading.moves()).contains("f5d6c3d3c4");
    assertThat(reading.records())
        .filteredOn(game -> !game.moves().isEmpty())
        .allMatch(game -> game.header().black().equals("Ann"));
    assertThat(reading.codes()).containsAnyOf("unreadable", "text-ignored");
  }

  private static Reading read(String text) {
    return Reading.of(text.replace('\'', '"') + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"indexing\":\"0=a1, 1=b1, 63=h8\",\"moves\":[37,43,18,19,26]}",
        "{\"moves\":[56,64,33,34,43],\"encoding\":\"10*row + column, a1 = 11, h1 = 18, a8 = 81\"}",
        "{\"encoding\":\"index = 8*row + col, a1 = 0, h8 = 63\",\"moves\":[37,43,18,19,26]}",
      })
  void aTextMayExplainTheNumbersOfSquares(String text) {
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.codes()).isSubsetOf("square-numbers", "square-codes", "text-ignored");
  }

  /** Examples on the diagonal do not tell the file from the rank. */
  @Test
  void numbersThatAreNotExplainedToTheEndCountRowAfterRow() {
    String text = "{\"indexing\":\"0=a1, 63=h8\",\"moves\":[37,43,18,19,26]}";
    assertThat(Reading.of(text).codes()).contains("square-numbers");
  }

  @Test
  void objectsAroundGamesSayTheEventTheDateAndThePlace() {
    String text =
        "[{\"tournament\":{\"name\":\"Winter Open\",\"place\":\"Ghent\",\"rounds\":["
            + "{\"date\":\"1999-01-30\",\"games\":[{\"black\":\"A\",\"white\":\"B\",\"moves\":\"f5d6c3\"},"
            + "{\"black\":\"C\",\"white\":\"D\",\"date\":\"1999-02-01\",\"moves\":\"f5f6e6\"}]},"
            + "{\"games\":[{\"black\":\"E\",\"white\":\"F\",\"moves\":\"f5d6c4\"}]}]}},{\"event\":\"Summer"
            + " Open\",\"games\":[{\"black\":\"G\",\"white\":\"H\",\"moves\":\"f5f4e3\"}]}]";
    assertThat(Reading.of(text).records())
        .extracting(GameRecord::header)
        .extracting(
            each -> each.black() + " " + each.event() + " " + each.place() + " " + each.date())
        .containsExactly(
            "A Winter Open Ghent 1999-01-30",
            "C Winter Open Ghent 1999-02-01",
            "E Winter Open Ghent ",
            "G Summer Open  ");
  }

  @Test
  void theLetterAndTheDigitOfAMoveMayBeFields() {
    String moves =
        Stream.of("f5", "d6", "c3", "d3", "c4")
            .map(
                each ->
                    "{\"n\":1,\"col\":\"%s\",\"row\":%s}".formatted(each.charAt(0), each.charAt(1)))
            .collect(Collectors.joining(",\n", "[", "]"));
    assertThat(Reading.of(moves).moves()).containsExactly("f5d6c3d3c4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"event\":null,\"games\":[%s]}",
        "{\"event\":true,\"date\":\"2020-01-01\",\"games\":[%s]}",
        "{\"event\":{\"name\":null,\"place\":false},\"games\":[%s]}",
        "{\"location\":\"/home/ann/games.json\",\"games\":[%s]}",
      })
  void whatIsNotTextAroundGamesIsNotAFact(String around) {
    String games =
        "{\"black\":\"A\",\"white\":\"B\",\"moves\":\"f5d6c3\"},{\"black\":\"C\",\"white\":\"D\",\"moves\":\"f5f6e6\"}";
    GameHeader header = Reading.of(around.formatted(games)).records().getFirst().header();
    boolean isDated = around.contains("2020-01-01"); // a day all the same
    assertThat(header.event() + header.place() + header.date())
        .isEqualTo(isDated ? "2020-01-01" : "");
  }
}
