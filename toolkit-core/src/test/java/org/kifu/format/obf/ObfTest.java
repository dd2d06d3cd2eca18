package org.kifu.format.obf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

class ObfTest {
  private static final String FFO_40 =
      "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";
  private static final String START =
      "---------------------------OX------XO--------------------------- X";

  @Test
  void readsAPositionWithItsScores() {
    Reading reading = Reading.of(FFO_40 + "; A2:+38; C7:+36; D8:+34; % FFO 40\n");
    assertThat(reading.format()).contains("obf");
    assertThat(reading.findings()).isEmpty();
    GameRecord record = reading.records().getFirst();
    assertThat(record.start()).isEqualTo(new StartSpec.Setup(FFO_40));
    assertThat(record.moves()).isEmpty();
    assertThat(record.remarks())
        .containsExactly(new Remark(0, "A2:+38; C7:+36; D8:+34;"), new Remark(0, "FFO 40"));
    SolvedPosition solved = SolvedPosition.of(record).orElseThrow();
    assertThat(solved.position().empties()).isEqualTo(20);
    assertThat(solved.position().sideToMove()).isEqualTo(Disc.BLACK);
    assertThat(solved.moves())
        .containsExactly(scored("a2", 38), scored("c7", 36), scored("d8", 34));
    assertThat(solved.bestScore()).hasValue(38);
    assertThat(solved.scoreOf(Move.at(Square.parse("c7")))).hasValue(36);
    assertThat(solved.scoreOf(Move.at(Square.parse("h8")))).isEmpty();
  }

  @Test
  void theStartWrittenOutIsTheStandardStart() {
    Reading reading = Reading.of(START + "; F5:+0; D3:+0; C4:+0; E6:+0;");
    assertThat(reading.format()).contains("obf");
    GameRecord record = reading.records().getFirst();
    assertThat(record.start()).isEqualTo(StartSpec.STANDARD);
    SolvedPosition solved = SolvedPosition.of(record).orElseThrow();
    assertThat(solved.position()).isEqualTo(Position.START);
    assertThat(solved.bestScore()).hasValue(0);
    assertThat(solved.moves()).hasSize(4);
  }

  @Test
  void passesOverCommentsAndBlankLines() {
    Reading reading = Reading.of("% only a comment\n\n# another\n" + START + "\n  \n");
    assertThat(reading.games()).hasSize(1);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.games().getFirst().origin().start())
        .isEqualTo(new SourceLocation("t", 28, 4, 1));
  }

  /** The position after f5 d6 c3 in the signs and forms of other programs. */
  @ParameterizedTest
  @CsvSource({
    "X, O, -, ' O'",
    "x, o, ., ' o'",
    "*, O, -, ' O'",
    "#, O, -, ' O'",
    "0, 1, ., 1",
    "0, 1, ., ' 1'",
    "B, 1, -, ' 1'",
    "0, W, ., ' W'",
    "#, 0, ., ' 0'",
    "X, 0, _, ' 0'",
    "\u2022, O, +, ' O'",
    "\u25CF, \u25CB, \u30FB, ' \u25CB'",
    "\u26AB, \u26AA, \u00B7, ' \u26AA'",
    "X, O, -, O",
  })
  void readsTheSignsOfOtherPrograms(String black, String white, String empty, String side) {
    String board =
        "------------------X--------XX------OXX-----O--------------------"
            .replace("-", "e")
            .replace("X", "b")
            .replace("O", "w");
    String line = board.replace("b", black).replace("w", white).replace("e", empty) + side;
    Reading reading = Reading.of(line + "\n" + line + ";\n");
    assertThat(reading.format()).contains("obf");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records())
        .extracting(record -> record.start().toString())
        .containsOnly("------------------X--------XX------OXX-----O-------------------- O");
  }

  @Test
  void threeSignsAreNotAnAlphabet() {
    String board = "---------------------------0X------10---------------------------";
    assertThat(Reading.of(START + ";\n" + board + " X;\n").codes()).containsExactly("unreadable");
  }

  /** The examples of the format page; the eighth rank stands first. */
  @ParameterizedTest
  @CsvSource({
    "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1, standard",
    "8/8/3P4/3Ppp2/3pp3/2p5/8/8 w - - 0 1,"
        + " ------------------X--------XX------OXX-----O-------------------- O",
  })
  void readsTheFormOfChess(String line, String start) {
    Reading reading = Reading.of(line);
    assertThat(reading.format()).contains("obf");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().start()).hasToString(start);
  }

  @ParameterizedTest
  @CsvSource({
    "X; PA:+4;, 4",
    "X; PS:-6;, -6",
    "X; +12;, 12",
    "X; -2;, -2",
    "X; H3:-14; G1:-14;, -14",
    "X; A1:-3; B1:5; --:-127;, 5",
    "x;a2 : +38;c7:+36, 38",
  })
  void readsTheBestScore(String rest, int best) {
    Reading reading = Reading.of(START.substring(0, 65) + rest);
    assertThat(reading.findings()).isEmpty();
    assertThat(SolvedPosition.of(reading.records().getFirst()).orElseThrow().bestScore())
        .hasValue(best);
  }

  @Test
  void aListedPassIsAPass() {
    Reading reading = Reading.of(START + "; PA:+4;");
    assertThat(SolvedPosition.of(reading.records().getFirst()).orElseThrow().moves())
        .containsExactly(new SolvedPosition.ListedMove(Move.PASS, 4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"O", "White", "white to move", "o;", "O %x", "w", "White 5 46"})
  void readsTheSideToMove(String side) {
    Reading reading = Reading.of(START.substring(0, 65) + side);
    assertThat(reading.format()).contains("obf");
    assertThat(Othello.RULES.start(reading.records().getFirst().start()))
        .hasValueSatisfying(position -> assertThat(position.sideToMove()).isEqualTo(Disc.WHITE));
  }

  @Test
  void theNumbersOfScriptsAreKeptAndNotRead() {
    GameRecord record = Reading.of(START + " 32 -34").records().getFirst();
    assertThat(record.remarks()).containsExactly(new Remark(0, "32 -34"));
    assertThat(SolvedPosition.of(record).orElseThrow().bestScore()).isEmpty();
  }

  @Test
  void readsTheFormOfThreeLines() {
    String board = START.substring(0, 64);
    Reading reading =
        Reading.of(board + "\nWhite to move\nFFO test #1\n" + board + "\nBlack\n\n" + START);
    assertThat(reading.format()).contains("obf");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records())
        .extracting(record -> record.start().toString())
        .containsExactly(board + " O", "standard", "standard");
    assertThat(reading.records().getFirst().remarks())
        .containsExactly(new Remark(0, "FFO test #1"));
    assertThat(new String(reading.games().getFirst().origin().bytes(), StandardCharsets.UTF_8))
        .isEqualTo(board + "\nWhite to move\nFFO test #1\n");
  }

  @Test
  void readsTheFormOfTheGamePositionDatabase() {
    String board = START.substring(0, 64).replace('X', 'b').replace('O', 'w').replace('-', '.');
    Reading reading = Reading.of("# gpdb\n#\nffo-77;" + board + ";w; B7:+34. C8:-30.;\n");
    assertThat(reading.format()).contains("obf");
    assertThat(reading.findings()).isEmpty();
    SolvedPosition solved = SolvedPosition.of(reading.records().getFirst()).orElseThrow();
    assertThat(solved.position()).isEqualTo(Position.START.passed());
    assertThat(solved.moves()).containsExactly(scored("b7", 34), scored("c8", -30));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "---------------------------OX------XO-------------------------- X; | 64"
            + " | expected 64 cells of X, O and -, found 63",
        "---------------------------OX------XO---------------------------- X; | 66"
            + " | expected 64 cells of X, O and -, found 65",
        "---------------------------OX---?--XO--------------------------- X; | 33"
            + " | expected 64 cells of X, O and -, found 32",
        "---------------------------OX------XO--------------------------- ?; | 65"
            + " | expected the side to move after 64 cells",
        "---------------------------OX------XO---------------------------    | 65"
            + " | no side to move after 64 cells",
      })
  void saysWhereALineIsNotAPosition(String line, int column, String message) {
    Reading reading = Reading.of(START + ";\n" + line + "\n" + START + ";\n");
    assertThat(reading.games()).hasSize(3);
    assertThat(reading.records()).hasSize(2);
    assertThat(reading.findings())
        .containsExactly("t:2:" + column + ": game 2: " + message + " [unreadable]");
  }

  @Test
  void anEntryThatIsNotAScoreIsIgnoredWithAFinding() {
    Reading reading = Reading.of(START + "; F5:+0; X9:+2; C4:+0;");
    assertThat(reading.findings())
        .containsExactly(
            "t:1:76: game 1: ignored an entry that is not a move with its score"
                + " [text-ignored]");
    assertThat(SolvedPosition.of(reading.records().getFirst()).orElseThrow().moves()).hasSize(2);
  }

  @Test
  void everyLegalMoveOfTheFforumPositionsIsListed() throws IOException {
    Reading reading = Reading.of(Files.readAllBytes(Games.examples().resolve("ffo-1-19.obf")));
    assertThat(reading.records()).hasSize(19);
    for (GameRecord record : reading.records()) {
      SolvedPosition solved = SolvedPosition.of(record).orElseThrow();
      Set<Move> listed =
          solved.moves().stream().map(SolvedPosition.ListedMove::move).collect(Collectors.toSet());
      assertThat(listed).isEqualTo(Set.copyOf(Othello.RULES.legalMoves(solved.position())));
    }
  }

  private static SolvedPosition.ListedMove scored(String square, int score) {
    return new SolvedPosition.ListedMove(Move.at(Square.parse(square)), score);
  }

  @Test
  void aRecordWithoutListedScoresHasNone() {
    SolvedPosition solved =
        SolvedPosition.of(Reading.of("f5d6c3").records().getFirst()).orElseThrow();
    assertThat(solved.moves()).isEqualTo(List.of());
    assertThat(solved.bestScore()).isEmpty();
  }
}
