package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.source.Source;
import org.kifu.testing.Slow;

/** Text between the games of a notation, short and very long, and the places where it is cut. */
class GapsBetweenGamesTest {
  private static final String SGF = "(;GM[2]PB[Ann]SZ[8];B[f5];W[d6];B[c3];W[d3];B[c4])\n";
  private static final String PGN =
      "[Event \"x\"]\n[Black \"Cy\"]\n[White \"Di\"]\n\n1. f5 d6 2. c3 d3 3. c4 *\n\n";
  private static final String GAME = "f5d6c3d3c4f4f6f3e6e7\n";

  /** A source that was read, and what was said of it. */
  private record Result(List<ParsedGame> games, List<String> codes, ByteCounts counts) {
    static Result of(Source source) throws IOException {
      List<String> codes = new ArrayList<>();
      List<ParsedGame> games = new ArrayList<>();
      ReadOptions options =
          ReadOptions.reportingTo((Problem problem) -> codes.add(problem.code().code()));
      try (GameReader reader = GameReader.open(source, options)) {
        reader.forEach(games::add);
        return new Result(games, codes, reader.counts());
      }
    }

    static Result of(String text) throws IOException {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      Result result = of(Source.of("t", bytes));
      assertThat(result.counts.total()).isEqualTo(bytes.length);
      return result;
    }

    long errors() {
      return games.stream().filter(game -> game.firstError().isPresent()).count();
    }

    List<String> players() {
      return games.stream()
          .flatMap(game -> game.record().stream())
          .map(record -> record.header().black())
          .toList();
    }
  }

  @Slow
  @Test
  void anotherNotationIsReadToItsEndHoweverLongItIs() throws IOException {
    int games = (5 << 20) / PGN.length();
    Result result = Result.of(SGF + PGN.repeat(games) + SGF);
    assertThat(result.games).hasSize(games + 2);
    assertThat(result.errors()).isZero();
    assertThat(result.codes).containsExactly("other-notation");
  }

  /** More than the 16 MiB that may wait, with games in two of the pieces of 2 MiB. */
  @Slow
  @Test
  void aVeryLongRecordTakesBackWhatWasTakenForAnotherNotation() throws IOException {
    String comment = GAME.repeat((3 << 20) / GAME.length()) + "\n".repeat(15 << 20);
    Result result = Result.of(SGF.repeat(9) + "(;GM[2]C[" + comment + "];B[f5])\n" + SGF);
    assertThat(result.games).hasSize(11);
    assertThat(result.codes).isEmpty();
    assertThat(result.counts.notRead()).isZero();
    assertThat(result.counts.dressing()).isZero();
  }

  @Slow
  @Test
  void veryManyMovesThatNobodyReadsAreToldInAThousandStretches() throws IOException {
    String moves = "a1b2c3d4e5\n\n".repeat((3 << 20) / 12);
    byte[] text = (SGF + moves + SGF).getBytes(StandardCharsets.UTF_8);
    List<ParsedGame> games = new ArrayList<>();
    ReadOptions options = ReadOptions.reportingTo(problem -> {}).as("sgf");
    try (GameReader reader = GameReader.open(Source.of("t", text), options)) {
      reader.forEach(games::add);
      assertThat(reader.counts().total()).isEqualTo(text.length);
      assertThat(reader.counts().notRead()).isGreaterThan(moves.length() - 2000);
    }
    assertThat(games.size()).isBetween(1000, 1010);
    assertThat(games).extracting(ParsedGame::number).doesNotHaveDuplicates().isSorted();
  }

  @Test
  void ornamentsBetweenGamesAreNotGames() throws IOException {
    Result result = Result.of(GAME.repeat(20) + SGF + "★★★★ ★★★★\n" + SGF);
    assertThat(result.games).hasSize(22);
    assertThat(result.errors()).isZero();
  }

  @Test
  void aByteOrderMarkIsCounted() throws IOException {
    Result result = Result.of("\uFEFFhello all of you\n" + PGN);
    assertThat(result.players()).containsExactly("Cy");
  }

  /** Neither a file nor a pipe is read in pieces that end where lines do. */
  @Slow
  @ParameterizedTest
  @ValueSource(ints = {65_533, 65_534, 65_535, 65_536, 65_537, 131_072})
  void aRecordIsKnownWhereverAReadEnds(int place) throws IOException {
    String games = GAME.repeat((place - 100) / GAME.length());
    String before = games + "\n".repeat(place - games.length());
    assertThat(Result.of(before + PGN).players()).endsWith("Cy");
    assertThat(Result.of(before + SGF).players()).endsWith("Ann");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 21, 1000})
  void aRecordIsKnownHoweverTheBytesCome(int atOnce) throws IOException {
    byte[] text = (GAME.repeat(10) + PGN + SGF).getBytes(StandardCharsets.UTF_8);
    InputStream slow =
        new FilterInputStream(new ByteArrayInputStream(text)) {
          @Override
          public int read(byte[] bytes, int from, int length) throws IOException {
            return super.read(bytes, from, Math.min(length, atOnce));
          }

          @Override
          public int available() {
            return 0;
          }
        };
    RecordBoundary boundary =
        new RecordBoundary(
            Formats.named("transcript", Formats.ALL),
            slow,
            Source.of("t", text),
            ReadOptions.reportingTo(problem -> {}));
    byte[] lines = boundary.readAllBytes();
    assertThat(lines).hasSize(10 * GAME.length());
    assertThat(boundary.isReached()).isTrue();
    assertThat(boundary.formatHere().map(GameFormat::name)).contains("pgn");
  }

  /** Squares in damaged pieces of other notations: a game, or the error that it is not read. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[2]PB[Bo]SZ[8];B[fe];W[df];B[cc];W[dc];B[cd])",
        "<td>a1</td><td>b2</td><td>c3</td><td>d4</td><td>e5</td>",
        "f~5~d~6~c~3~d~3~c~4",
        "{\"m\":\"f5\",\"t\":1234},{\"m\":\"d6\",\"t\":100},{\"m\":\"c3\",\"t\":999},{\"m\":\"d3\",\"t\":1000},{\"m\":\"c4\"",
      })
  void movesInAnotherWritingAreNotWords(String moves) throws IOException {
    Result result = Result.of(SGF.repeat(9) + moves.replace('~', '\0') + "\n" + SGF);
    assertThat(result.games).hasSize(11);
    ParsedGame piece = result.games.get(9);
    String read =
        piece.record().stream()
            .flatMap(record -> record.moves().stream())
            .map(Object::toString)
            .collect(Collectors.joining());
    assertThat(result.errors()).isEqualTo(read.equals("f5d6c3d3c4") ? 0 : 1);
  }

  @Test
  void lettersOfSgfAreReadInOtherNotations() throws IOException {
    String letters = "(;FF[4]GM[2]PB[Bo]SZ[8];B[fe];W[df];B[cc];W[dc];B[cd])\n";
    Result result =
        Result.of(
            "(;GM[Othello]PB[Al]PW[b]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O---"
                + " -------- -------- -------- *]B[f5]W[d6]B[c3]W[d3]B[c4];)\n\n"
                + letters);
    assertThat(result.players()).containsExactly("Al", "Bo");
  }

  @Test
  void aPartInOneNotationMayHoldPartsInOthers() throws IOException {
    String json = "{\"schemaVersion\":1,\"game\":{\"black\":\"Jo\"},\"moves\":[\"f5\",\"f6\"]}\n\n";
    assertThat(Result.of(json + PGN + SGF).players()).containsExactly("Jo", "Cy", "Ann");
  }

  /** Ten moves are neither five squares in a row nor many numbers. */
  @Test
  void aDiagramOfFewMovesIsAGame() throws IOException {
    String diagram =
        """
        Black: Carl
        White: Dora

           a  b  c  d  e  f  g  h
        1  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        3  .  .  3  4  .  8  .  .
        4  .  .  5  O  X  6  .  .
        5  .  .  .  X  O  1  .  .
        6  .  .  .  2  9  7  .  .
        7  .  .  .  . 10  .  .  .
        8  .  .  .  .  .  .  .  .

        """;
    assertThat(Result.of(SGF + diagram + SGF).players()).containsExactly("Ann", "Carl", "Ann");
    String damaged = diagram.replace("10", "58");
    Result result = Result.of(SGF + damaged + SGF);
    assertThat(result.games).hasSize(3);
    assertThat(result.errors()).isEqualTo(1);
  }

  @Test
  void aBoardWithoutMovesIsNotAGame() throws IOException {
    String board = ". . . . . . . .\n".repeat(3) + ". . . O X . . .\n. . . X O . . .\n";
    Result result = Result.of(SGF + board + ". . . . . . . .\n".repeat(3) + SGF);
    assertThat(result.games).hasSize(2);
    assertThat(result.errors()).isZero();
  }

  @Test
  void gamesBehindManyWordsBetweenGamesAreRead() throws IOException {
    String words = "Nobody has ever written so much about nothing at all.\n".repeat(1500);
    Result result = Result.of(SGF + words + PGN.repeat(3) + SGF);
    assertThat(result.players()).containsExactly("Ann", "Cy", "Cy", "Cy", "Ann");
    assertThat(result.errors()).isZero();
  }

  @Test
  void aLineIsBlankOrNotWhateverStandsAroundIt() throws IOException {
    String signs = "- -\n".repeat(3);
    assertThat(Result.of(SGF + signs + SGF).counts().dressing()).isEqualTo(12);
    assertThat(Result.of(SGF + signs + "some words of a reader\n" + SGF).counts().dressing())
        .isEqualTo(12 + 23);
  }

  /** What opens it a second time waits for another writer for ever. */
  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aNamedPipeIsReadOnce(@TempDir Path folder) throws Exception {
    Path pipe = folder.resolve("p");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    String games = SGF.repeat(2000);
    Thread writer = Thread.ofVirtual().start(() -> write(pipe, games));
    assertThat(Result.of(Source.of(pipe)).games).hasSize(2000);
    writer.join();
  }

  private static void write(Path pipe, String text) {
    try {
      Files.writeString(pipe, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Slow
  @Test
  void gamesAreFoundBehindManyWords(@TempDir Path folder) throws IOException {
    String words = "Nobody has ever written so much about nothing at all.\n".repeat(4000);
    Path file = folder.resolve("t.txt");
    Files.writeString(file, words + SGF.repeat(5));
    Result result = Result.of(Source.of(file));
    assertThat(result.games).hasSize(5);
    assertThat(result.errors()).isZero();
    Files.writeString(file, words);
    assertThat(Result.of(Source.of(file)).codes).containsExactly("text-ignored", "no-games");
  }
}
