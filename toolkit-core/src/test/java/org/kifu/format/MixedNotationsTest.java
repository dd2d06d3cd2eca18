package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.source.Source;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Sources in more than one notation, and the account of their bytes. */
class MixedNotationsTest {
  private static final List<String> NOTATIONS =
      List.of("transcript", "diagram", "ggf", "sgf", "pgn", "json");

  /** Those of them that are all one to the reader. */
  private static final List<String> TEXT = List.of("transcript", "diagram");

  /** Up to where a side has to pass, which is written in some notations. */
  private static final List<GameRecord> GAMES =
      List.of(
          game(
              "Murakami",
              "f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7f2e2f3g3g4f1d7d2f6h4c1g5d1a4a3f7a5b5g6d8c8c7e1b1h6h5h3"
                  + "g2h7g7g8b2b8a8a2b7h8e8h1h2g1"),
          game(
              "Tamenori",
              "f5d6c3d3c4f4f6f3e6e7d7g6g5c5b6c6b5c7f8e8f7h6d2g4c8b3b4a5d8e2e3a4a6f2h3h5e1c1c2a7b7a8"
                  + "b8g8g7b1g1f1h4g3h7d1a1b2a2a3g2h8"));

  /** The same turned by half a circle, so that a notation does not repeat another one's moves. */
  private static final List<GameRecord> TURNED =
      GAMES.stream().map(MixedNotationsTest::turned).toList();

  private static GameRecord turned(GameRecord game) {
    byte[] squares = game.moves().squares().clone();
    for (int i = 0; i < squares.length; i++) {
      squares[i] = (byte) (63 - squares[i]);
    }
    return GameRecord.of(game.header(), MoveList.ofSquares(squares), Outcome.NONE);
  }

  private static GameRecord game(String black, String moves) {
    GameHeader header = new GameHeader(black, "Logistello", "Match", "", GameDate.ofYear(1997));
    return GameRecord.of(header, MoveList.parse(moves).orElseThrow(), Outcome.NONE);
  }

  static Stream<Arguments> pairs() {
    return NOTATIONS.stream()
        .flatMap(
            first ->
                NOTATIONS.stream()
                    .filter(second -> !second.equals(first))
                    .map(second -> Arguments.of(first, second)));
  }

  /** A transcript has no place for names, so only the moves are compared. */
  @Slow
  @ParameterizedTest
  @MethodSource("pairs")
  void eachPartIsReadInItsNotation(String first, String second) throws IOException {
    byte[] text =
        (text(first, GAMES) + "\n" + text(second, TURNED)).getBytes(StandardCharsets.UTF_8);
    List<Problem> problems = new ArrayList<>();
    List<ParsedGame> games = new ArrayList<>();
    try (GameReader reader =
        GameReader.open(Source.of("t", text), ReadOptions.reportingTo(problems::add))) {
      reader.forEach(games::add);
      assertThat(reader.counts().total()).isEqualTo(text.length);
      assertThat(reader.counts().notRead()).isZero();
    }
    assertThat(games).extracting(ParsedGame::number).containsExactly(1, 2, 3, 4);
    List<MoveList> moves =
        Stream.concat(GAMES.stream(), TURNED.stream()).map(GameRecord::moves).toList();
    assertThat(games)
        .extracting(game -> game.record().orElseThrow().moves())
        .containsExactlyElementsOf(moves);
    boolean areBothText = TEXT.contains(first) && TEXT.contains(second);
    assertThat(problems)
        .filteredOn(problem -> problem.code() != ProblemCode.NOTATION_GUESSED)
        .extracting(Problem::code)
        .isEqualTo(areBothText ? List.of() : List.of(ProblemCode.OTHER_NOTATION));
    for (int i = 0; i < games.size(); i++) {
      String black = games.get(i).record().orElseThrow().header().black();
      String notation = i < 2 ? first : second;
      assertThat(black)
          .isEqualTo(notation.equals("transcript") ? "" : GAMES.get(i % 2).header().black());
    }
  }

  /** Eight transcripts are more of the text than one diagram. */
  @Test
  void captionsRightAboveABoardAmongTranscriptsAreOfTheBoard() throws IOException {
    String lines = (TURNED.getFirst().moves() + "\n").repeat(8);
    String diagram = text("diagram", GAMES.subList(0, 1));
    Reading reading = Reading.of("Black: A\nWhite: B\n" + lines + "\n" + diagram);
    assertThat(reading.games()).hasSize(9);
    assertThat(reading.records()).extracting(game -> game.header().black()).startsWith("A", "");
    assertThat(reading.records().get(7).header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.records().getLast().header()).isEqualTo(GAMES.getFirst().header());
  }

  /** Boards in a text of which most is transcripts with labels above them. */
  @ParameterizedTest
  @ValueSource(strings = {"bars", "Markdown", "apart", "below", "end"})
  void captionsOfBoardsAmongLabelledTranscriptsAreOfTheBoards(String form) throws IOException {
    String line = TURNED.getFirst().moves() + "\n\n";
    String labelled = ("Black: A\nWhite: B\nScore: 40-24\n" + line).repeat(8);
    String boards = drawn(form, 0) + drawn(form, 1);
    String text = labelled + boards + (form.equals("end") ? "" : line + labelled);
    Reading reading = Reading.of(form.equals("end") ? text.stripTrailing() : text);
    if (form.equals("below")) { // all other games have theirs above
      assertThat(reading.codes()).contains("labels-between");
    } else {
      assertThat(reading.records().subList(8, 10))
          .extracting(GameRecord::header)
          .containsExactly(GAMES.get(0).header(), GAMES.get(1).header());
    }
    assertThat(reading.records().get(7).header().black()).isEqualTo("A");
    assertThat(reading.records()).hasSize(form.equals("end") ? 10 : 19);

    if (!form.equals("end") && !form.equals("below")) {
      assertThat(reading.records().get(10).header()).isEqualTo(GameHeader.NONE);
      assertThat(reading.records().get(11).header().black()).isEqualTo("A");
    }
  }

  @Test
  void captionsBelowAFirstBoardAreNotOfTheTranscriptsBehindIt() throws IOException {
    String lines = (TURNED.getFirst().moves() + "\n").repeat(4);
    Reading reading = Reading.of(drawn("below", 0) + lines);
    assertThat(reading.records()).hasSize(5);
    assertThat(reading.records().getFirst().header()).isEqualTo(GAMES.getFirst().header());
    assertThat(reading.records().get(1).header()).isEqualTo(GameHeader.NONE);
  }

  private static String bars(String board) {
    return board
        .lines()
        .skip(1)
        .map(row -> "+--".repeat(8) + "+\n|" + String.join("|", cells(row).subList(1, 9)) + "|\n")
        .collect(Collectors.joining());
  }

  private static String table(String board) {
    return "|   | a | b | c | d | e | f | g | h |\n"
        + "|---".repeat(9)
        + board
            .lines()
            .skip(1)
            .map(row -> "|\n| " + String.join(" | ", cells(row)) + " ")
            .collect(Collectors.joining())
        + "|";
  }

  private static List<String> cells(String row) {
    return List.of(row.split(" +"));
  }

  /** A diagram in one of several forms, and a blank line. */
  private static String drawn(String form, int game) throws IOException {
    String text = text("diagram", List.of(GAMES.get(game)));
    int at = text.indexOf("   a");
    String captions = text.substring(0, at);
    String board = text.substring(at).stripTrailing();
    return switch (form) {
          case "bars" -> captions + bars(board);
          case "Markdown" -> captions + "\n" + table(board);
          case "apart" -> captions + "\n" + board;
          default -> board + "\n" + captions.stripTrailing();
        }
        + "\n\n";
  }

  @Test
  void movesThatNobodyReadsAreAGameThatIsUnreadable() throws IOException {
    Reading reading = Reading.of(text("ggf") + "~h1 h2 g1 g2 b2 a1~".replace('~', '\n'));
    assertThat(reading.games()).hasSize(3);
    assertThat(reading.games().getLast().problems())
        .extracting(Problem::toString)
        .containsExactly(
            "t:4:1: game 3: these moves do not belong to a game that Kifu read"
                + " [moves-not-read]");
  }

  @Test
  void aGridOfNumbersThatNobodyReadsIsAGameThatIsUnreadable() throws IOException {
    String grid = "60 39 26 28 38 21 56 54 50 47 9 23 17 16 43 55 30 8 3 4 11 18 19 42";
    Reading reading = Reading.of(text("sgf") + "\n" + grid + "\n");
    assertThat(reading.games()).hasSize(3);
    assertThat(reading.games().getLast().problems())
        .extracting(Problem::code)
        .containsExactly(ProblemCode.MOVES_NOT_READ);
  }

  @Test
  void wordsBetweenGamesAreNotMoves() throws IOException {
    String words = "Played on 24 and 25 July; black took c4 and won the 7th of 31 rounds.\n";
    Reading reading = Reading.of(text("pgn") + "\n" + words + text("ggf"));
    assertThat(reading.games()).hasSize(4);
    assertThat(reading.codes()).doesNotContain("moves-not-read");
  }

  @Test
  void aNotationThatIsNamedIsTheOnlyOne() throws IOException {
    Reading reading = Reading.of(text("ggf") + "\n" + text("transcript"), "ggf");
    assertThat(reading.games()).hasSize(3);
    assertThat(reading.codes()).containsOnlyOnce("moves-not-read");
  }

  /** The braces of the object are lines of their own, and the ones below another line. */
  @ParameterizedTest
  @ValueSource(strings = {"sgf", "ggf", "transcript"})
  void plainJsonOverSeveralLinesKeepsItsPlayers(String notation) throws IOException {
    String game = "{\n \"black\": \"Ann\",\n \"white\": \"Bob\",\n \"moves\": \"f5d6c3d3c4\"\n}";
    for (String json : List.of(game, "[\n" + game + "\n]", "[" + game + ",\n" + game + "]")) {
      Reading reading = Reading.of(text(notation) + "\n" + json + "\n");
      assertThat(reading.records().getLast().header().captions())
          .contains("Black: Ann", "White: Bob");
    }
  }

  /** Times in thousandths of a second are numbers of many digits. */
  @ParameterizedTest
  @ValueSource(strings = {"sgf", "ggf", "pgn"})
  void aGameOfQuestAmongOthersKeepsItsMoves(String notation) throws IOException {
    String quest = TURNED.getFirst().moves().joined().replaceAll("..", "{'m':'$0','t':1234},");
    String line =
        "{'players':[{'name':'Ann'},{'name':'Bob'}],'moves':[%s]}%n"
            .formatted(quest.substring(0, quest.length() - 1))
            .replace('\'', '"');
    Reading reading = Reading.of(text(notation).repeat(8) + line + text(notation).repeat(8));
    assertThat(reading.games()).hasSize(33);
    assertThat(reading.records().get(16).moves()).isEqualTo(TURNED.getFirst().moves());
    assertThat(reading.records().get(16).header().black()).isEqualTo("Ann");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggf", "transcript", "diagram"})
  void aTreeThatIsClosedOnALineOfItsOwnIsRead(String notation) throws IOException {
    String tree = onLines(text("sgf", TURNED.subList(0, 1)));
    for (String text : List.of(tree + "\n" + text(notation), text(notation) + "\n" + tree)) {
      Reading reading = Reading.of(text);
      assertThat(reading.games()).hasSize(3);
      assertThat(reading.records()).contains(TURNED.getFirst());
    }
  }

  /** What follows has more games than the tree, so that the text there is rather in that. */
  @ParameterizedTest
  @CsvSource({
    "transcript, ggf",
    "transcript, json",
    "diagram, ggf",
    "diagram, json",
  })
  void aTreeBetweenLinesAndOtherRecordsKeepsItsFacts(String lines, String records)
      throws IOException {
    String tree = onLines(text("sgf", TURNED.subList(0, 1)));
    Reading reading = Reading.of(text(lines) + "\n" + tree + "\n" + text(records));
    assertThat(reading.games()).hasSize(5);
    assertThat(reading.records().get(2)).isEqualTo(TURNED.getFirst());
  }

  /** An archive of GGS says before each game how many games its match has. */
  @ParameterizedTest
  @ValueSource(ints = {1, 40})
  void matchesAmongTranscriptsKeepTheirFacts(int transcripts) throws IOException {
    String match = "1 " + text("ggf", TURNED.subList(0, 1));
    String lines = (GAMES.getFirst().moves() + "\n").repeat(transcripts);
    for (String text : List.of(lines + match, match + lines, lines + match + lines)) {
      assertThat(Reading.of(text).records())
          .filteredOn(game -> game.header().black().equals("Murakami"))
          .hasSize(1);
    }
  }

  @Test
  void aMatchThatIsCutLeavesTheOthersTheirFacts() throws IOException {
    String match = "1 " + text("ggf", GAMES.subList(0, 1));
    String cut = match.substring(match.indexOf("BO["));
    Reading reading = Reading.of(match + cut + match.repeat(3));
    assertThat(reading.games()).hasSize(5);
    assertThat(reading.records())
        .filteredOn(game -> game.header().black().equals("Murakami"))
        .hasSize(4);
  }

  private static String onLines(String trees) {
    return trees.replaceAll("\\)\n", "\n)\n").replaceAll("(;[BW]\\[){10}", "\n$0");
  }

  @Test
  void oneRecordIsFoundBeforeHowManyLinesEver() throws IOException {
    String lines = text("transcript").repeat(600);
    String json = "{'black':'Ann','white':'Bob','moves':'f5d6c3d3c4'}\n".replace('\'', '"');
    assertThat(Reading.of(lines + json + lines).records())
        .filteredOn(game -> game.header().black().equals("Ann"))
        .hasSize(1);
  }

  private static String text(String notation) throws IOException {
    return text(notation, GAMES);
  }

  private static String text(String notation, List<GameRecord> games) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(notation, out)) {
      for (GameRecord game : games) {
        writer.write(game);
      }
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
