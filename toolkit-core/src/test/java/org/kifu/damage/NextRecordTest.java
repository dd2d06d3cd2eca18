package org.kifu.damage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.ProblemCode;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Reading;
import org.kifu.testing.WthorBytes;

/** Places that the damage of three records found: where the record behind a damaged one begins. */
class NextRecordTest {
  private static final String ANNA =
      "[Event \"One\"]\n[Black \"Anna\"]\n[White \"Bob\"]\n\n1. f5 d6 *\n\n";
  private static final String EVE =
      "[Event \"Three\"]\n[Black \"Eve\"]\n[White \"Fay\"]\n\n1. f5 f6 *\n";
  private static final byte[] YEAR = Arrays.copyOf(WthorBytes.year(1980), 16 + 8 * 68);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"Two\"]\n[Black \"Cid\"]\n\n1. f5 {no end\n\n",
        "[Event \"Two\"]\n[Black \"Cid\"]\n\n1. f5 {no end ",
        "[Black \"Cid\"]\n\n\n",
        "[Event \"Two\"]\n[Site \"Here\"]\n1. f5 d6 *\n[White \"Cid\"]\n\n[Date \"2001\"]\n\n",
        "[White \"Cid\n\n",
        "[Event \"Two\"]\n[Black \"Ci",
      })
  void theTagsOfAPgnGameAreNotGivenToTheDamagedOneBefore(String damaged) {
    List<GameRecord> games = Reading.of(ANNA + damaged + EVE, "pgn").records();
    assertThat(games.getFirst()).isEqualTo(Reading.of(ANNA, "pgn").records().getFirst());
    assertThat(games.getLast()).isEqualTo(Reading.of(EVE, "pgn").records().getFirst());
  }

  @Test
  void aCommentThatHasItsEndMayQuoteTheTagsOfAnotherGame() {
    String quoting = ANNA.replace("*", "{as in\n[Event \"Two\"]\nin May} *");
    Reading reading = Reading.of(quoting + EVE, "pgn");
    assertThat(reading.records()).hasSize(2);
    assertThat(reading.records().getFirst().remarks().getFirst().text())
        .isEqualTo("as in\n[Event \"Two\"]\nin May");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;GM[2]PB[Anna];B[f5])~(;PB[Cid]C[no end~(;PB[Eve]PW[Fay]GM[2];B[f5];W[f6])",
        "(;GM[2]PB[Anna];B[f5])~(;PB[Cid](;PB[Eve]PW[Fay]GM[2];B[f5];W[f6])",
        "(;GM[2]PB[Anna];B[f5])~(;PB[Cid];B[f5~(;DT[2001]PB[Eve]PW[Fay];B[f5];W[f6])",
      })
  void anSgfTreeIsNotSwallowedByTheDamagedOneBefore(String text) {
    List<GameRecord> games = Reading.of(text.replace("~", "\n"), "sgf").records();
    assertThat(games.getLast().header().black()).isEqualTo("Eve");
    assertThat(games.getLast().header().white()).isEqualTo("Fay");
    assertThat(games.getLast().moves().joined()).isEqualTo("f5f6");
    assertThat(games.getFirst().header().black()).isEqualTo("Anna");
  }

  @Test
  void aGgfFileWhoseFirstGameIsDamagedIsGgf() {
    String moves = "B[f5]W[d6]B[c3]W[d3]B[c4]W[f4]B[f6]W[f3];)\n";
    String game = "(;GM[Othello]PB[Anna]PW[Bob]TY[8]" + moves;
    Reading reading = Reading.of("(\0" + game.substring(2) + game + game);
    assertThat(reading.format()).contains("ggf");
    assertThat(reading.records().subList(1, 3))
        .allMatch(each -> each.header().black().equals("Anna"));
    assertThat(reading.records().getFirst().header().black()).isEmpty();
    assertThat(reading.codes()).contains("text-ignored");
  }

  @Test
  void anSgfCommentMayQuoteATree() {
    String text = "(;GM[2]C[see\n(;FF[4\\]GM[2\\];B[f5\\])];B[f5])";
    Reading reading = Reading.of(text, "sgf");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().remarks().getFirst().text())
        .isEqualTo("see\n(;FF[4]GM[2];B[f5])");
  }

  @Test
  void aSoloRecordDoesNotTakeWhatStandsBehindABlankLine() {
    String anna = "Solo\nPlayer: Anna\nTiles: c3=b1 d2=g7\n1. gold d3\n\n";
    String eve = "Solo\nPlayer: Eve\nTiles: c3=b2 d2=g3\n1. gold d3\n";
    GameRecord alone = Reading.of(anna, "solo").records().getFirst();
    for (String lost : List.of("the sheet was lost", "d3\n7. gold b3", "7. gold b3")) {
      List<GameRecord> games = Reading.of(anna + lost + "\n\n" + eve, "solo").records();
      assertThat(games.getFirst()).isEqualTo(alone);
      assertThat(games.getLast().header().black()).isEqualTo("Eve");
    }
    assertThat(Reading.of(anna + "2. gold b3 a3=g2 b2=b- b4=g5\n", "solo").records()).hasSize(1);
  }

  @Test
  void aSecondBoardInALineOfObfIsAnErrorAndALineOfMovesDoesNotTakeAFile() {
    String board = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; A2:+38;";
    assertThat(Reading.of(board + "\n" + board + board + "\n").codes())
        .containsExactly("unreadable");
    Reading stray = Reading.of(board + "\nf5d6c3d3c4\n" + board + "\n" + board + "\n");
    assertThat(stray.format()).contains("obf");
  }

  @ParameterizedTest
  @CsvSource({
    "0, -1", "3, -2", "9, -1", "40, -1", "60, -7", "67, -1", "0, 1", "20, 3", "50, 60", "0, -35",
    "20, -40", "8, -57", "8, -60", "1, -67", "0, -67", "20, 34", "60, 67"
  })
  void wthorRecordsBehindLostOrAddedBytesAreFoundAgain(int at, int change) {
    byte[] changed = changed(YEAR, 16 + 3 * 68 + at, change);
    List<GameRecord> sound = ArchiveReading.of("w", YEAR).records();
    List<GameRecord> games = ArchiveReading.of("w", changed).records();
    assertThat(games.subList(0, 3)).isEqualTo(sound.subList(0, 3));
    assertThat(games.subList(games.size() - 4, games.size())).isEqualTo(sound.subList(4, 8));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 8, 33, 34, 40, 67})
  void bytesAddedBetweenWthorRecordsCostNone(int added) {
    List<GameRecord> sound = ArchiveReading.of("w", YEAR).records();
    ArchiveReading reading = ArchiveReading.of("w", changed(YEAR, 16 + 3 * 68, added));
    assertThat(reading.records()).isEqualTo(sound);
    assertThat(reading.codes()).contains(ProblemCode.UNREADABLE);
  }

  @Test
  void aWthorRecordBetweenTwoDamagedOnesIsFound() {
    List<GameRecord> sound = ArchiveReading.of("w", YEAR).records();
    byte[] twice = changed(changed(YEAR, 16 + 5 * 68 + 20, -20), 16 + 3 * 68 + 20, -20);
    assertThat(ArchiveReading.of("w", twice).records()).contains(sound.get(4), sound.get(6));
  }

  /** Zeros may be the last bytes of one record or the tournament of the next. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aWthorRecordThatLostItsLastZerosIsReadAndSoIsTheNext(int lost) {
    byte[] year = YEAR.clone();
    int next = 16 + 4 * 68;
    Arrays.fill(year, next - 20, next + 2, (byte) 0);
    List<GameRecord> sound = ArchiveReading.of("w", year).records();
    ArchiveReading reading = ArchiveReading.of("w", changed(year, next - lost, -lost));
    assertThat(reading.records()).isEqualTo(sound);
    assertThat(reading.codes()).contains(ProblemCode.UNREADABLE);
  }

  private static byte[] changed(byte[] bytes, int at, int change) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(bytes, 0, at);
    out.write(new byte[Math.max(0, change)], 0, Math.max(0, change));
    int from = at + Math.max(0, -change);
    out.write(bytes, from, bytes.length - from);
    return out.toByteArray();
  }

  @ParameterizedTest
  @CsvSource({
    "sgf, (;GM[Othello]PC[x]B[f5];)",
    "pgn, 1. c3-d4 d6-e5",
    "sgf, \0\0\0\0\0\0\0\0\0\0\0"
  })
  void aScrapOfAnotherNotationDoesNotHideTheGamesAroundIt(String format, String scrap) {
    String game =
        format.equals("pgn")
            ? ANNA
            : "(;FF[4]GM[2]PB[Anna]PW[Bob]EV[some tournament of 1997]PC[Princeton];B[f5];W[d6])\n";
    List<GameRecord> games = Reading.of(game + scrap + "\n" + game + game).records();
    GameRecord alone = Reading.of(game).records().getFirst();
    assertThat(games.stream().filter(alone::equals)).hasSize(3);
  }
}
