package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Games as they come out of mails and web pages. A tilde stands for the end of a line. */
class PastedTextTest {
  private static final String GREETING =
      "Hello all, this is my game from yesterday evening at the club, please comment:~~";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. f5 d6~2. c3 d3~3. c4 f4~4. c5 b3~",
        "f5 d6~c3 d3~c4 f4~c5 b3~",
        "f5~d6~c3~d3~c4~f4~c5~b3~",
        "1,f5~2,d6~3,c3~4,d3~5,c4~6,f4~7,c5~8,b3~",
        "No. Black White~1 f5 d6~2 c3 d3~3 c4 f4~4 c5 b3~",
      })
  void aGameIsFoundInWhateverProseStandsAround(String game) {
    String text = GREETING + game + "~Greetings from all of us, see you on Sunday~Anna B.~";
    Reading reading = read(text);
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4c5b3");
    assertThat(reading.codes()).containsOnly("text-ignored");
  }

  @Test
  void eachGameHasItsOwnScoreInALineOfXml() {
    String first =
        "f5d6c3d3c4f4f6f3e6e7c6g6f8f7h6c5b6d7g5g4g3b4g8b5e2h3h5e3e8h4"
            + "h2b3f2a6d2d1e1f1c2c1a5g2h1g1a4a3b2g7h7a1b1a2c8c7h8d8b8b7a7a8";
    String second =
        "f5d6c5f4e3c6d3f6g4b5e6f7e7f8c4g5d7c8e8d8b4c3h5d2a5b6e2e1a6g6"
            + "h6f3b3h3h4g3c1f2h2c7d1g2g8h8b7b8h1a4g1b1a3a8a7c2b2a2a1f1g7h7";
    Reading reading =
        Reading.of(
            "<games><game><score>49-15</score><moves>"
                + first
                + "</moves></game><game><score>19-45</score><moves>"
                + second
                + "</moves></game></games>\n");
    assertThat(reading.moves()).containsExactly(first, second);
    assertThat(reading.records())
        .extracting(game -> game.declared().blackDiscs().orElse(-1))
        .containsExactly(49, 19);
  }

  @Test
  void proseWithoutAGameIsNotRecognisedAndSaysWhatCanBeDone() {
    Reading reading = read(GREETING + "I like c4 most, and then e3 or f6, see you~");
    assertThat(reading.games()).isEmpty();
    assertThat(reading.codes()).containsExactly("text-ignored", "no-games");
  }

  @Test
  void wordsBesideEachMoveAreText() {
    Reading reading = read("Step 1: f5~Step 2: d6~Step 3: c3~Step 4: d3~Step 5: c4~");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.codes()).isSubsetOf("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black f5~White d6~Black c3~White d3~Black c4~",
        "Move 1: f5~Move 2: d6~Move 3: c3~Move 4: d3~Move 5: c4~",
        "Move 1: Black f5~Move 2: White d6~Move 3: Black c3~Move 4: White d3~Move 5: Black c4~",
        "1. Black plays f5~2. White plays d6~3. Black plays c3~4. White to d3~5. Black c4~",
        "Black played f5~White played d6~Black played c3~White played d3~Black c4~",
        "1手目 黒 f5~2手目 白 d6~3手目 黒 c3~4手目 白 d3~5手目 黒 c4~",
        "1手目f5 2手目d6 3手目c3 4手目d3 5手目c4~",
        "１手目：黒ｆ５~２手目：白ｄ６~３手目：黒ｃ３~４手目：白ｄ３~５手目：黒ｃ４~",
        "第1手 f5、第2手 d6、第3手 c3、第4手 d3、第5手 c4~",
        "初手 f5 2手目 d6 3手目 c3 4手目 d3 5手目c4~",
        "Black: f5~White: d6~Black: c3~White: d3~Black: c4~",
        "\u9ED2 f5~\u767D d6~\u9ED2 c3~\u767D d3~\u9ED2 c4~",
        "f 5 d 6 c 3 d 3 c 4~",
        "f 5 d 6 c 3~d 3 c 4~",
      })
  void theSideBeforeEachMoveAndSquaresWithABlankSayNothingElse(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "F5 D6 C3 D3 C4 F4 E3 and then I thought a1 was good | F5D6C3D3C4F4E3",
        "F5 D6 C3 D3 C4 F4 C5 and then he played b3 which is good but a1 | F5D6C3D3C4F4C5b3",
      })
  void aSentenceBehindTheMovesEndsThem(String text, String moves) {
    Reading reading = read(text + "~");
    assertThat(reading.moves()).containsExactly(moves.toLowerCase(Locale.ROOT));
    assertThat(reading.codes()).containsOnly("text-ignored");
  }

  @Test
  void anIllegalMoveBehindOneWordStaysOne() {
    Reading reading = read("f5 d6 c3 d3 good a1 c4~");
    assertThat(reading.moves()).singleElement().asString().startsWith("f5d6c3d3");
    assertThat(
            reading.moves().getFirst().endsWith("a1c4") || reading.codes().contains("unreadable"))
        .isTrue();
  }

  @Test
  void aSignatureIsNotAGame() {
    Reading reading = read("f5d6c3d3c4f4c5b3~-- ~Anna B.~");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4c5b3");
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass~f5d6c3~", "pa~~f5d6c3~", "--~f5d6c3~", "tt~f5d6c3~"})
  void aPassAndNothingElseIsNotAGame(String text) {
    assertThat(read(text).moves()).containsExactly("f5d6c3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://x.org/?kifu=f5d6c3+d3c4",
        "https://x.org/?kifu=f5d6c3,d3c4",
        "https://x.org/?kifu=f5d6c3%20d3c4",
        "https://x.org/?kifu=f5d6c3%2Cd3c4&lang=en",
        "https://x.org/?kifu=f5%2Dd6%2Dc3%2dd3%2dc4#top",
        "https://x.org/?kifu=f5-d6-c3-d3-c4",
        "https://x.org/game/f5-d6-c3-d3-c4.html",
        "<a href=\"view.php?lang=en&amp;kifu=f5d6c3+d3c4\">a game</a>",
        "<a href='#f5d6c3d3c4'>a game</a>",
        "<input value=\"F5 D6 C3 D3 C4\">",
        "<param name=\"moves\" value=\"F5D6C3D3C4\">",
        "<div data-moves='f5d6c3d3c4'></div>",
        "<button onclick=\"show('f5d6c3d3c4')\">a game</button>",
        "<script>startGame(\"f5d6c3d3c4\", \"a1\", 'c4');</script>",
        "<SCRIPT type=\"text/javascript\">~var c4 = 'b1';~startGame(\"f5d6c3d3c4\");~</SCRIPT>",
        "<style>.c4{color:#c4d3e6} h1,h2{margin:0}</style><p>f5d6c3d3c4</p>",
        "<style>~.c4 {color: red}~h1, h2 {margin:"
            + " 0}~</style>~<body~bgcolor=\"#c4d3e6\">~f5d6c3d3c4",
        "<body bgcolor=\"#c4d3e6\" id=\"c4d3e6\" class='c4 d3 e6'>f5d6c3d3c4</body>",
        "<p style=\"color:#d3c4e3\">f5d6c3d3c4</p>",
      })
  void webPagesHoldMovesWhereTheyAreMeant(String text) {
    Reading reading = read(text + "~");
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.moves())
        .allSatisfy(moves -> assertThat(moves).isEqualToIgnoringCase("f5d6c3d3c4"));
    assertThat(reading.games()).hasSize(1);
    assertThat(reading.codes()).isSubsetOf("text-ignored");
  }

  /** A style that is never closed hides no more than a page could be long. */
  @Test
  void anElementWithoutAnEndDoesNotHideTheRestOfTheSource() {
    String text = "<style>~" + "c4~".repeat(6000) + "~f5d6c3d3~";
    assertThat(Reading.of(text.replace('~', '\n'), "transcript").moves()).contains("f5d6c3d3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Hello=2C this is it:=20~~f5d6c3d3c4f4c=~5b3c2 | f5d6c3d3c4f4c5b3c2",
        "https://x.org/?kifu=3Df5d6c3d3c4f4=~c5b3c2 | f5d6c3d3c4f4c5b3c2",
        "Content-Transfer-Encoding: quoted-printable~~f5=20d6=E2=80=94c3 d3 c4 | f5d6c3d3c4",
      })
  void mailInQuotedPrintableIsDecoded(String text, String moves) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly(moves);
    assertThat(reading.codes()).contains("encoding-guessed");
    ParsedGame game = reading.games().getFirst();
    byte[] bytes = text.replace('~', '\n').getBytes(StandardCharsets.UTF_8);
    String last = moves.substring(moves.length() - 2);
    assertThat(game.origin().ofMove(moves.length() / 2 - 1).offset())
        .isEqualTo(bytes.length - last.length());
  }

  @Test
  void anEqualsSignAtTheEndOfAShortLineIsNotMail() {
    assertThat(read("f5d6c3d3c4=~f5f6e6f4e3=~f5d6c5f4e3f6g5e6e7~").moves())
        .containsExactly("f5d6c3d3c4", "f5f6e6f4e3", "f5d6c5f4e3f6g5e6e7");
    assertThat(read("F5! D6? C3!? D3?? C4=~").moves()).containsExactly("f5d6c3d3c4");
  }

  /** A line of move numbers alone took half a minute when each looked back to the front. */
  @Slow
  @Test
  void manyMoveNumbersAreReadInLinearTime() {
    ProcessorTime.assertLinear(
        330_000,
        size -> {
          String text = "f5d6c3d3c4~" + "1. ".repeat(size) + "~f5f6e6f4~";
          return () -> assertThat(read(text).moves()).containsExactly("f5d6c3d3c4", "f5f6e6f4");
        });
  }

  @Test
  void twoLabelsOnALineAreTwoFacts() {
    Reading reading = read("Black: Tanaka   White: Suzuki  36-28~f5d6c3d3c4~");
    assertThat(reading.codes()).isEmpty();
    GameRecord game = reading.records().getFirst();
    assertThat(game.header().captions()).containsExactly("Black: Tanaka", "White: Suzuki");
    assertThat(game.declared().blackDiscs()).hasValue(36);
  }

  @Test
  void aValueThatIsNotAResultBesideOthersIsTold() {
    Reading reading = read("Black: Tanaka, White: Suzuki, Result: unknown~f5d6c3d3c4~");
    assertThat(reading.findings())
        .containsExactly("t:1:39: game 1: ignored 'unknown' [text-ignored]");
    assertThat(reading.records().getFirst().header().white()).isEqualTo("Suzuki");
  }

  @Test
  void namesInQuotedPrintableAreThoseOfTheirBytes() {
    Reading reading = read("[Black \"J=C3=A9r=C3=B4me\"]~[White \"x\"]~~1. f5 d6 2. c3=~ d3=20~*~");
    assertThat(reading.format()).contains("pgn");
    assertThat(reading.records().getFirst().header().black()).isEqualTo("J\u00E9r\u00F4me");
    assertThat(reading.moves()).containsExactly("f5d6c3d3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"f5d6c~3d3c4~", "f5 d6 c~3 d3 c4~", "f5-d6-c~3-d3-c4~"})
  void aSquareMayBeCutByTheEndOfALine(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.games().getFirst().origin().ofMove(0)).hasToString("t:1:1");
  }

  @Test
  void aLetterLeftOverBeforeAnotherGameDoesNotTakeADigitOfIt() {
    assertThat(read("f5d6c~1. f5 d6~").moves()).containsExactly("f5d6", "f5d6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black: Anna~White: Bob~Result: 37-27~Event: Spring Cup~Date: 2024-05-01~~f5d6c3d3~",
        "\u9ED2\uFF1AAnna~\u767D\uFF1ABob~\u5927\u4F1A: Spring Cup~\u65E5\u4ED8:"
            + " 2024-05-01~f5d6c3d3~37-27~",
        "Event: Spring Cup~Date: 2024-05-01~Anna 37-27 Bob~1. f5 d6~2. c3 d3~",
        "Event: Spring Cup~Black: Anna~White: Bob~Date: 2024-05-01~f5d6c3d3~Result: 37-27~",
        "Event: Spring Cup~Date: 2024-05-01~Anna - Bob 37-27 f5d6c3d3~",
      })
  void linesWithLabelsAreTheFactsOfTheGameBelow(String text) {
    Reading reading = read(text + "~f5f6e6~");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.moves()).containsExactly("f5d6c3d3", "f5f6e6");
    GameRecord game = reading.records().getFirst();
    assertThat(game.header().captions())
        .containsExactlyInAnyOrder(
            "Black: Anna", "White: Bob", "Event: Spring Cup", "Date: 2024-05-01");
    assertThat(game.declared().blackDiscs()).hasValue(37);
    assertThat(reading.records().get(1).header().captions()).isEmpty();
  }

  @Test
  void labelsWithoutAGameAreText() {
    Reading reading = read("Black: Anna~Black: Bob~f5f6e6~Black: Carl~");
    assertThat(reading.records()).extracting(game -> game.header().black()).containsExactly("Bob");
    assertThat(reading.codes()).containsExactly("text-ignored", "text-ignored");
    assertThat(reading.findings().getFirst())
        .startsWith("t:1:1: ignored a line without moves: 'Black: Anna'");
  }

  private static Reading read(String text) {
    return Reading.of(text.replace('~', '\n'));
  }
}
