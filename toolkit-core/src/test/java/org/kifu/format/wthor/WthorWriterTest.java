package org.kifu.format.wthor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.kifu.testing.WthorBytes.hex;
import static org.kifu.testing.WthorBytes.with;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.format.GameWriter;
import org.kifu.game.ClockTime;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.game.TheoreticalScore;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;
import org.kifu.testing.Slow;
import org.kifu.testing.WthorBytes;

class WthorWriterTest {
  private static final GameHeader HEADER =
      new GameHeader("Black", "White", "Event", "", GameDate.ofYear(1997));

  /** White passes twice; the passes are written. */
  private static final String WITH_PASSES =
      "f5d6c3d3c4f4c5b3c2e3d2b4e2e6e7f3g4g3g5f2f1c1c7f6f7d7c6b5c8h5h6h4b6h7a5g6d1f8e8d8h2b8a2a3a4a7b1"
          + "e1b2b7g2h1h3g1h8a1a6a8g8g7";

  @TempDir private Path folder;
  private Path target;

  @BeforeEach
  void chooseTarget() {
    target = folder.resolve("out.wtb");
  }

  @ParameterizedTest
  @ValueSource(ints = {1977, 1978, 1979, 1980, 1981, 1982, 1983})
  void whatWasReadFromAnArchiveIsReadAgain(int year) throws IOException {
    List<GameRecord> games = ArchiveReading.of(WthorBytes.file(year)).records();
    ArchiveReading again = writeAndRead(games);
    assertThat(again.problems()).isEmpty();
    assertThat(again.records()).isEqualTo(games);
  }

  @Test
  void writesTheTablesOfTheFormatPage() throws IOException {
    GameRecord game =
        record(moves("f5d6c3d3c4"), Outcome.ofBlackDiscs(40), Optional.of(theory(36, 24)));
    try (GameWriter writer =
        new WthorWriter(new WthorFormat().files(target), LocalDate.of(2007, 5, 22))) {
      writer.write(game);
    }
    assertThat(Files.readAllBytes(target))
        .isEqualTo(
            hex(
                "14070516 01000000 0000 cd07 08 00 18 00",
                "0100 0100 0200 28 24 38 40 21 22 2b" + "00".repeat(55)));
    assertThat(Files.readAllBytes(folder.resolve("out.jou")))
        .isEqualTo(
            hex(
                "14070516 00000000 0300 0000 00 00 00 00",
                "3f3f3f" + "00".repeat(17),
                "426c61636b" + "00".repeat(15),
                "5768697465" + "00".repeat(15)));
    assertThat(Files.readAllBytes(folder.resolve("out.trn")))
        .startsWith(
            hex("14070516 00000000 0200 0000 00 00 00 00", "44697665727365732070617274696573"))
        .hasSize(16 + 2 * 26);
  }

  @Test
  void aCodeThatDoesNotNameASquareIsWrittenBack() throws IOException {
    byte[] damaged = with(WthorBytes.year(1977), 16 + 8 + 3, 99);
    List<GameRecord> games = ArchiveReading.of("x.wtb", damaged).records();
    assertThat(writeAndRead(games).records().getFirst().moves())
        .isEqualTo(games.getFirst().moves());
    assertThat(Arrays.copyOfRange(Files.readAllBytes(target), 24, 84))
        .isEqualTo(Arrays.copyOfRange(damaged, 24, 84));
  }

  @Test
  void aScoreThatIsNotKnownIsNotInvented() throws IOException {
    GameRecord stopped = record(moves("f5d6c3"), Outcome.NONE, Optional.empty());
    ArchiveReading again = writeAndRead(List.of(stopped));
    assertThat(again.problems()).isEmpty();
    assertThat(again.records()).containsExactly(stopped);
  }

  @Test
  void aGamePlayedToItsEndGetsItsScore() throws IOException {
    GameRecord finished = record(moves(WITH_PASSES), Outcome.NONE, Optional.empty());
    assertThat(writeAndRead(List.of(finished)).records().getFirst().declared())
        .isEqualTo(Outcome.ofBlackDiscs(37));
  }

  @Test
  void writtenPassesAreLeftOutOfALegalGame() throws IOException {
    List<MoveToken> tokens = new ArrayList<>(moves(WITH_PASSES));
    tokens.add(57, MoveToken.Pass.WRITTEN);
    tokens.add(59, MoveToken.Pass.WRITTEN);
    GameRecord game = record(MoveList.of(tokens), Outcome.ofBlackDiscs(37), Optional.empty());
    try (GameWriter writer = GameWriter.open("wthor", target)) {
      assertThat(writer.refusal(game)).isEmpty();
      assertThat(writer.losses(game)).isEmpty();
      writer.write(game);
    }
    assertThat(ArchiveReading.of(target).records().getFirst().moves())
        .isEqualTo(moves(WITH_PASSES));
  }

  @Test
  void refusesWhatWouldBecomeAnotherGame() throws IOException {
    GameRecord plain = record(moves("f5d6c3"), Outcome.NONE, Optional.empty());
    String other = "------------------X--------XX------OXX-----O-------------------- O";
    List<MoveToken> pass = List.of(place("f5"), MoveToken.Pass.WRITTEN, place("d6"));
    List<MoveToken> far = List.of(place("f5"), new MoveToken.Place(8, 8));
    List<MoveToken> word = List.of(place("f5"), new MoveToken.NoSquare("f%"));
    List<MoveToken> long61 = IntStream.range(0, 61).mapToObj(i -> place("a1")).toList();
    assertRefused(plain.withStart(new StartSpec.Setup(other)), "another start");
    assertRefused(record(MoveList.of(pass), Outcome.NONE, Optional.empty()), "a written pass");
    assertRefused(record(MoveList.of(far), Outcome.NONE, Optional.empty()), "the move i9");
    assertRefused(record(MoveList.of(word), Outcome.NONE, Optional.empty()), "the move f%");
    assertRefused(record(MoveList.of(long61), Outcome.NONE, Optional.empty()), "more than 60");
  }

  @Test
  void theStandardStartMayBeWrittenOut() throws IOException {
    String standard = "---------------------------OX------XO--------------------------- X";
    GameRecord game =
        record(moves("f5d6c3"), Outcome.NONE, Optional.empty())
            .withStart(new StartSpec.Setup(standard));
    assertThat(writeAndRead(List.of(game)).records().getFirst().start())
        .isEqualTo(StartSpec.STANDARD);
  }

  @Test
  void saysWhatIsLost() throws IOException {
    GameHeader header =
        new GameHeader(
            "Émile Zhadanovskiy-Worobiewskij",
            "Ōta Kōichi 太田",
            "A Tournament with a Longer Name",
            "Tokyo",
            new GameDate(1997, 8, 7));
    GameRecord game =
        new GameRecord(
            header,
            GameRecord.OTHELLO,
            StartSpec.STANDARD,
            moves("f5d6c3"),
            new Outcome(Outcome.Kind.RESIGNED, OptionalInt.of(80)),
            List.of(new Remark(1, "!")),
            List.of(new ClockTime(0, 1.5)),
            Optional.of(theory(36, 0)));
    try (GameWriter writer = GameWriter.open("wthor", target)) {
      assertThat(writer.losses(game))
          .containsExactly(
              "the player name Émile Zhadanovskiy-Worobiewskij, written as Émile Zhadanovskiy-",
              "the player name Ōta Kōichi 太田, written as Ota Koichi ??",
              "the tournament name A Tournament with a Longer Name, written as A Tournament with a"
                  + " Longe",
              "the place Tokyo",
              "the day of 1997-08-07",
              "the kind of result, resigned",
              "the score 80",
              "the theoretical score from 0 empties",
              "comments",
              "times");
      writer.write(game);
    }
    assertThat(ArchiveReading.of(target).records().getFirst().header())
        .isEqualTo(
            new GameHeader(
                "Émile Zhadanovskiy-",
                "Ota Koichi ??",
                "A Tournament with a Longe",
                "",
                GameDate.ofYear(1997)));
  }

  @Test
  void oneFileHasOneYearAndOneDepth() throws IOException {
    GameRecord first = record(moves("f5"), Outcome.NONE, Optional.of(theory(36, 24)));
    GameHeader later = new GameHeader("Black", "White", "", "", GameDate.ofYear(1998));
    GameRecord second =
        new GameRecord(
            later,
            GameRecord.OTHELLO,
            StartSpec.STANDARD,
            moves("f5"),
            Outcome.NONE,
            List.of(),
            List.of(),
            Optional.of(theory(36, 22)));
    try (GameWriter writer = GameWriter.open("wthor", target)) {
      assertThat(writer.losses(second)).isEmpty();
      writer.write(first);
      assertThat(writer.refusal(second)).contains("the year 1998, in a file of 1997");
      GameRecord undated = second.withHeader(GameHeader.NONE);
      assertThat(writer.refusal(undated)).isEmpty();
      assertThat(writer.losses(undated))
          .containsExactly(
              "that the year is not known; the file is of 1997",
              "the theoretical score from 22 empties");
      writer.write(undated);
    }
    assertThat(ArchiveReading.of(target).records().getLast().theory()).isEmpty();
  }

  @Test
  void aNameOfAnotherScriptIsNotTheUnknownPlayer() {
    NameTable names = new NameTable("???", WthorLayout.PLAYER);
    assertThat(names.number("村上健")).isEqualTo(1);
    assertThat(names.number("中島哲")).isEqualTo(2);
    assertThat(names.number("村上健")).isEqualTo(1);
    assertThat(names.number("???")).isZero();
  }

  @Test
  void lettersWithAStrokeLoseIt() {
    assertThat(new NameTable("???", WthorLayout.PLAYER).written("Łukasz Żółć"))
        .isEqualTo("Lukasz Zólc");
  }

  @Test
  void saysThatANumberIsNotAName() throws IOException {
    GameHeader header = new GameHeader("#346", "White", "", "", GameDate.ofYear(1997));
    GameRecord game = record(moves("f5"), Outcome.NONE, Optional.empty()).withHeader(header);
    try (GameWriter writer = GameWriter.open("wthor", target)) {
      assertThat(writer.losses(game))
          .containsExactly("that #346 is the number of a player, not a name");
    }
  }

  @Test
  void aFileWithoutGamesIsStillAWthorFile() throws IOException {
    assertThat(writeAndRead(List.of()).codes()).containsExactly(ProblemCode.NO_GAMES);
  }

  @Slow
  @Test
  void theLastFreeNumberOfANameIsGivenOnce() {
    NameTable names = new NameTable("???", WthorLayout.PLAYER);
    for (int i = 1; i < 65_534; i++) {
      names.number("player " + i);
    }
    assertThat(names.takes("Black", "White")).isFalse();
    assertThat(names.takes("Black", "Black")).isTrue();
    assertThat(names.takes("Black", "player 7")).isTrue();
    assertThat(names.takes("", "White")).isTrue();
    names.number("Black");
    assertThat(names.takes("White")).isFalse();
    assertThat(names.takes("Black", "")).isTrue();
  }

  private void assertRefused(GameRecord game, String reason) throws IOException {
    try (GameWriter writer = GameWriter.open("wthor", target)) {
      assertThat(writer.refusal(game)).hasValueSatisfying(why -> assertThat(why).contains(reason));
      assertThatIllegalArgumentException().isThrownBy(() -> writer.write(game));
    }
  }

  private ArchiveReading writeAndRead(List<GameRecord> games) throws IOException {
    try (GameWriter writer = GameWriter.open("wthor", target)) {
      for (GameRecord game : games) {
        writer.write(game);
      }
    }
    return ArchiveReading.of(target);
  }

  private static GameRecord record(
      MoveList moves, Outcome declared, Optional<TheoreticalScore> theory) {
    return new GameRecord(
        HEADER,
        GameRecord.OTHELLO,
        StartSpec.STANDARD,
        moves,
        declared,
        List.of(),
        List.of(),
        theory);
  }

  private static TheoreticalScore theory(int blackDiscs, int empties) {
    return new TheoreticalScore(blackDiscs, empties);
  }

  private static MoveToken place(String square) {
    return MoveToken.Place.on8x8(Square.parse(square));
  }

  private static MoveList moves(String transcript) {
    return MoveList.ofSquares(Games.squares(transcript));
  }
}
