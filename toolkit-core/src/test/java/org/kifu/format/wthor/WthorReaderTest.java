package org.kifu.format.wthor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.testing.WthorBytes.HEADER_1977;
import static org.kifu.testing.WthorBytes.RECORD;
import static org.kifu.testing.WthorBytes.hex;
import static org.kifu.testing.WthorBytes.with;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.TheoreticalScore;
import org.kifu.source.Source;
import org.kifu.source.SourceFolder;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Reading;
import org.kifu.testing.WthorBytes;

class WthorReaderTest {
  private static final byte[] YEAR_1977 = WthorBytes.year(1977);

  @Test
  void readsTheHeaderOfTheFormatPage() {
    Header header = Header.of(hex(HEADER_1977));
    assertThat(header).isEqualTo(new Header(20, 7, 5, 22, 12, 0, 1977, 8, 0, 24, 0));
    assertThat(header.toBytes()).isEqualTo(hex(HEADER_1977));
    assertThat(header.theoryEmpties()).isEqualTo(24);
  }

  @Test
  void aDepthOfZeroMeansTwentyTwoSince2001() {
    assertThat(Header.of(with(hex(HEADER_1977), 14, 0)).theoryEmpties()).isEqualTo(22);
    byte[] of1999 = with(with(with(hex(HEADER_1977), 14, 0), 0, 19), 1, 99);
    assertThat(Header.of(of1999).theoryEmpties()).isZero();
  }

  @Test
  void readsTheFirstGameOf1977WithItsNames() {
    ArchiveReading reading = ArchiveReading.of(WthorBytes.file(1977));
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.games()).hasSize(12);
    GameRecord game = reading.records().getFirst();
    assertThat(game.header())
        .isEqualTo(
            new GameHeader(
                "Inoue Hiroshi",
                "Heiberg Thomas",
                "World Championship",
                "",
                GameDate.ofYear(1977)));
    assertThat(game.declared()).isEqualTo(Outcome.ofBlackDiscs(34));
    assertThat(game.theory()).contains(new TheoreticalScore(41, 24));
    assertThat(game.moves().subList(0, 5)).hasToString("[f5, d6, c3, f3, f4]");
  }

  @Test
  void readsTheSelfMadeRecordOfTheFormatPage() {
    ArchiveReading reading = ArchiveReading.of("WTH_1977.wtb", oneGame(RECORD));
    GameRecord game = reading.records().getFirst();
    assertThat(game.moves()).hasToString("[f5, d6, c3, d3, c4]");
    assertThat(game.declared()).isEqualTo(Outcome.ofBlackDiscs(40));
    assertThat(game.theory()).contains(new TheoreticalScore(36, 24));
  }

  @ParameterizedTest
  @CsvSource({"11, a1", "18, h1", "33, c3", "34, d3", "43, c4", "64, d6", "81, a8", "88, h8"})
  void readsTheSquareCodesOfTheFormatPage(int code, String square) {
    byte[] bytes = with(oneGame(RECORD), 16 + 8 + 1, code);
    assertThat(ArchiveReading.of("x.wtb", bytes).records().getFirst().moves().get(1))
        .hasToString(square);
  }

  @Test
  void keepsACodeThatDoesNotNameASquare() {
    byte[] bytes = with(YEAR_1977, 16 + 8 + 3, 0x63);
    GameRecord game = ArchiveReading.of("x.wtb", bytes).records().getFirst();
    assertThat(game.moves()).hasSize(60);
    assertThat(game.moves().subList(2, 5)).hasToString("[c3, code 99, f4]");
  }

  @Test
  void aZeroEndsTheMovesAndWhatFollowsIsSaid() {
    ArchiveReading reading = ArchiveReading.of("x.wtb", with(YEAR_1977, 16 + 8 + 3, 0));
    assertThat(reading.records().getFirst().moves()).hasToString("[f5, d6, c3]");
    assertThat(reading.games().getFirst().problems())
        .singleElement()
        .hasToString(
            "x.wtb@27: game 1: the zero in the place of move 4 ends the moves; 56 bytes after it"
                + " are not read [wthor-move-after-zero]");
  }

  @Test
  void everyFactHasItsByte() {
    ParsedGame third = ArchiveReading.of(WthorBytes.file(1977)).games().get(2);
    String source = WthorBytes.file(1977).toString();
    long start = 16 + 2 * 68;
    assertThat(third.number()).isEqualTo(3);
    assertThat(third.origin().start()).isEqualTo(SourceLocation.atByte(source, start));
    assertThat(List.of(Fact.EVENT, Fact.BLACK, Fact.WHITE, Fact.RESULT, Fact.THEORY))
        .extracting(fact -> third.origin().of(fact).offset() - start)
        .containsExactly(0L, 2L, 4L, 6L, 7L);
    assertThat(third.origin().ofMove(5).offset()).isEqualTo(start + 13);
    assertThat(third.origin().ofMove(99).offset()).isEqualTo(start + 68);
    assertThat(third.origin().bytes())
        .isEqualTo(Arrays.copyOfRange(YEAR_1977, 16 + 2 * 68, 16 + 3 * 68));
  }

  @Test
  void aPartOfARecordIsOneUnreadableGameThatKeepsItsBytes() {
    ArchiveReading reading = ArchiveReading.of("x.wtb", Arrays.copyOf(YEAR_1977, 16 + 68 + 30));
    ParsedGame part = reading.games().get(1);
    assertThat(reading.games()).hasSize(2);
    assertThat(part.record()).isEmpty();
    assertThat(part.origin().bytes())
        .isEqualTo(Arrays.copyOfRange(YEAR_1977, 16 + 68, 16 + 68 + 30));
    assertThat(part.problems())
        .singleElement()
        .hasToString(
            "x.wtb@84: game 2: the source ends after 30 of the 68 bytes of this record"
                + " [truncated]");
    assertThat(withoutNames(reading))
        .extracting(Problem::toString)
        .contains(
            "x.wtb@114: the source ends here after 1 of the 12 games that its header says"
                + " [truncated]");
  }

  @Test
  void aCountThatIsTooHighNamesTheEndAndTheHeader() {
    assertThat(withoutNames(ArchiveReading.of("x.wtb", with(YEAR_1977, 4, 13))))
        .extracting(Problem::toString)
        .containsExactly(
            "x.wtb@832: the source ends here after 12 of the 13 games that its header says"
                + " [truncated]",
            "x.wtb@4: the header says 13 games, the source holds 12 [record-count]");
  }

  @Test
  void aCountThatIsTooLowLosesNothing() {
    ArchiveReading reading = ArchiveReading.of("x.wtb", with(YEAR_1977, 4, 11));
    assertThat(reading.games()).hasSize(12);
    assertThat(withoutNames(reading))
        .extracting(Problem::code)
        .containsExactly(ProblemCode.RECORD_COUNT);
  }

  @Test
  void aHeaderWithoutGamesIsSaid() {
    byte[] empty = with(Arrays.copyOf(YEAR_1977, 16), 4, 0);
    assertThat(ArchiveReading.of("x.wtb", empty).codes()).contains(ProblemCode.NO_GAMES);
  }

  @ParameterizedTest
  @CsvSource({
    "8, 7, number of names 7 in a game file",
    "12, 124, board size 124 in a file of 8x8 games",
    "12, 10, board size 10 in a file of 8x8 games",
    "13, 1, type 1 in a file of games",
    "14, 200, depth 200 of the theoretical score",
    "15, 1, reserved byte 1",
    "2, 13, creation date 2007-13-22"
  })
  void anOddHeaderFieldIsSaidAndTheGamesAreRead(int at, int value, String field) {
    ArchiveReading reading = ArchiveReading.of("x.wtb", with(YEAR_1977, at, value));
    assertThat(reading.records()).hasSize(12);
    assertThat(withoutNames(reading))
        .singleElement()
        .returns(ProblemCode.WTHOR_HEADER, Problem::code)
        .returns(field + " is unusual", Problem::message);
  }

  @Test
  void theYearIsTakenFromTheFileNameWhereTheHeaderHasNone() {
    byte[] noYear = with(with(YEAR_1977, 10, 0), 11, 0);
    assertThat(dateOf("archive/WTH_1977.wtb", noYear)).isEqualTo(GameDate.ofYear(1977));
    assertThat(dateOf("x12345.wtb", noYear)).isEqualTo(GameDate.UNKNOWN);
    assertThat(dateOf("WTH_1990.wtb", YEAR_1977)).isEqualTo(GameDate.ofYear(1977));
  }

  @Test
  void aScoreAbove64IsSaidAndNotTaken() {
    ArchiveReading reading =
        ArchiveReading.of("x.wtb", with(with(YEAR_1977, 16 + 6, 65), 16 + 7, 254));
    assertThat(reading.records().getFirst().declared()).isEqualTo(Outcome.NONE);
    assertThat(reading.records().getFirst().theory()).isEmpty();
    assertThat(reading.games().getFirst().problems())
        .extracting(Problem::toString)
        .containsExactly(
            "x.wtb@22: game 1: score 65 is more than the 64 squares of the board"
                + " [score-out-of-range]",
            "x.wtb@23: game 1: theoretical score 254 is more than the 64 squares of the board"
                + " [score-out-of-range]");
  }

  @Test
  void findsNameFilesInAnyCaseOfLettersAndPrefersTheGamesOwn(@TempDir Path folder)
      throws IOException {
    Path games = Files.write(folder.resolve("my.wtb"), oneGame(RECORD));
    Files.write(folder.resolve("Wth.Jou"), names(20, "???", "One", "Two", "Three"));
    assertThat(ArchiveReading.of(games).records().getFirst().header().black()).isEqualTo("Two");
    Files.write(folder.resolve("wthor.jou"), names(20, "???", "Un", "Deux", "Trois"));
    assertThat(ArchiveReading.of(games).records().getFirst().header().black()).isEqualTo("Deux");
    Files.write(folder.resolve("MY.JOU"), names(20, "???", "Eins", "Zwei", "Drei"));
    Files.write(folder.resolve("WTHOR.TRN"), names(26, "Diverses parties", "Préqualif"));
    GameHeader header = ArchiveReading.of(games).records().getFirst().header();
    assertThat(header)
        .isEqualTo(new GameHeader("Zwei", "Drei", "Préqualif", "", GameDate.ofYear(1977)));
  }

  @Test
  void theOnlyNameFileIsTakenWhateverItsName(@TempDir Path folder) throws IOException {
    Path games = Files.write(folder.resolve("my.wtb"), oneGame(RECORD));
    Files.write(folder.resolve("Server.Jou"), names(20, "???", "One", "Two", "Three"));
    Files.write(folder.resolve("all games.TRN"), names(26, "Diverses parties", "First"));
    ArchiveReading reading = ArchiveReading.of(games);
    assertThat(reading.records().getFirst().header())
        .isEqualTo(new GameHeader("Two", "Three", "First", "", GameDate.ofYear(1977)));
    assertThat(reading.problems()).isEmpty();
  }

  @Test
  void ofSeveralNameFilesNoneIsGuessed(@TempDir Path folder) throws IOException {
    Path games = Files.write(folder.resolve("my.wtb"), oneGame(RECORD));
    Files.write(folder.resolve("server.jou"), names(20, "???", "One", "Two", "Three"));
    Files.write(folder.resolve("club.jou"), names(20, "???", "Un", "Deux", "Trois"));
    Files.write(folder.resolve("server.trn"), names(26, "Diverses parties", "First"));
    ArchiveReading reading = ArchiveReading.of(games);
    assertThat(reading.records().getFirst().header())
        .isEqualTo(new GameHeader("#2", "#3", "First", "", GameDate.ofYear(1977)));
    assertThat(reading.problems())
        .singleElement()
        .hasToString(
            games
                + "@0: several .jou files are beside the games, and none has their name: club.jou"
                + " server.jou; choose one with Source.with [wthor-names]");
  }

  @Test
  void theNamesOfOtherGamesAreNotTaken(@TempDir Path folder) throws IOException {
    Path games = Files.write(folder.resolve("my.wtb"), oneGame(RECORD));
    Files.write(folder.resolve("Other.jou"), names(20, "???", "One", "Two", "Three"));
    Files.write(folder.resolve("other.WTB"), oneGame(RECORD));
    assertThat(ArchiveReading.of(games).records().getFirst().header().black()).isEqualTo("#2");
    Files.write(folder.resolve("club.jou"), names(20, "???", "Un", "Deux", "Trois"));
    assertThat(ArchiveReading.of(games).records().getFirst().header().black()).isEqualTo("Deux");
  }

  @Test
  void namedFilesComeBeforeThoseBesideTheGames(@TempDir Path folder) throws IOException {
    Path games = Files.write(folder.resolve("my.wtb"), oneGame(RECORD));
    Files.write(folder.resolve("my.jou"), names(20, "???", "One", "Two", "Three"));
    Files.write(folder.resolve("my.trn"), names(26, "Diverses parties", "First"));
    Path named = Files.createDirectory(folder.resolve("elsewhere")).resolve("server.JOU");
    Files.write(named, names(20, "???", "Un", "Deux", "Trois"));
    Source source = Source.of(games).with(List.of(Source.of(named)));
    try (GameReader reader = GameReader.open(source, ReadOptions.reportingTo(_ -> {}))) {
      assertThat(reader.iterator().next().record().orElseThrow().header())
          .isEqualTo(new GameHeader("Deux", "Trois", "First", "", GameDate.ofYear(1977)));
    }
  }

  @Test
  void withoutNameFilesNumbersStandForNames(@TempDir Path folder) throws IOException {
    Path games = Files.write(folder.resolve("WTH_1977.wtb"), YEAR_1977);
    ArchiveReading reading = ArchiveReading.of(games);
    assertThat(reading.records().getFirst().header())
        .isEqualTo(new GameHeader("#346", "#843", "#1", "", GameDate.ofYear(1977)));
    assertThat(reading.problems())
        .extracting(Problem::message)
        .containsExactly(
            "without the name files beside the games (.jou, .trn), players and tournaments are"
                + " called by number");
  }

  @Test
  void aPlayerAgainstHimselfIsSaidUnlessHeIsUnknown() {
    byte[] bytes = with(YEAR_1977, 16 + 4, YEAR_1977[16 + 2]);
    bytes[16 + 5] = YEAR_1977[16 + 3];
    assertThat(ArchiveReading.of("x.wtb", bytes).games().getFirst().problems())
        .singleElement()
        .hasToString("x.wtb@20: game 1: player 346 has both sides [wthor-same-player]");
    for (int at = 16 + 2; at < 16 + 6; at++) {
      bytes[at] = 0;
    }
    assertThat(ArchiveReading.of("x.wtb", bytes).games().getFirst().problems()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {19, 10})
  void aNameThatIsNotEndedByZerosIsADamagedFile(int at, @TempDir Path folder) throws IOException {
    byte[] players = names(20, "???", "One", "Two", "Three");
    players[16 + 20 + at] = 'x';
    for (int i = 16 + 20; at == 19 && i < 16 + 40; i++) {
      players[i] = 'x';
    }
    Files.write(folder.resolve("my.jou"), players);
    Files.write(folder.resolve("my.trn"), names(26, "Diverses parties", "First"));
    Path games = Files.write(folder.resolve("my.wtb"), YEAR_1977);
    assertThat(ArchiveReading.of(games).problems())
        .extracting(Problem::toString)
        .contains(
            games
                + "@0: my.jou has 1 name with bytes after the end, or without an end"
                + " [wthor-names]");
  }

  @Test
  void aNumberBeyondTheNamesIsSaidAtItsByte(@TempDir Path folder) throws IOException {
    Path games = Files.write(folder.resolve("my.wtb"), oneGame(RECORD));
    Files.write(folder.resolve("my.jou"), names(20, "???", "One", "Two"));
    Files.write(folder.resolve("my.trn"), names(26, "Diverses parties", "First"));
    ArchiveReading reading = ArchiveReading.of(games);
    assertThat(reading.records().getFirst().header().white()).isEqualTo("#3");
    assertThat(reading.problems())
        .singleElement()
        .hasToString(
            games
                + "@20: game 1: white player 3 is beyond the 3 names of the file beside it"
                + " [wthor-index]");
  }

  @Test
  void nameFilesThatChangeBetweenTwoReadersAreReadAgain(@TempDir Path folder) throws IOException {
    Path games = Files.write(folder.resolve("my.wtb"), oneGame(RECORD));
    for (String name : List.of("Two", "Deux", "Zwei")) {
      Files.write(folder.resolve("my.jou"), names(20, "???", "?", name, "?"));
      try (GameReader reader = GameReader.open(games)) {
        assertThat(reader.iterator().next().record().orElseThrow().header().black())
            .isEqualTo(name);
      }
    }
  }

  @Test
  void aDamagedNameFileIsSaid(@TempDir Path folder) throws IOException {
    Path games = Files.write(folder.resolve("my.wtb"), oneGame(RECORD));
    byte[] players = names(20, "???", "One", "Two", "Three");
    Files.write(folder.resolve("my.jou"), Arrays.copyOf(players, players.length - 3));
    Files.write(folder.resolve("my.trn"), new byte[5]);
    assertThat(ArchiveReading.of(games).problems())
        .extracting(Problem::message)
        .contains(
            "my.jou holds 3 names, its header says 4",
            "my.trn is too short for a name file: 5 bytes");
  }

  @Test
  void aNameMayFillItsFieldWithoutAZero(@TempDir Path folder) throws IOException {
    Path games = Files.write(folder.resolve("my.wtb"), oneGame(RECORD));
    Files.write(folder.resolve("my.jou"), names(20, "?", "?", "abcdefghijklmnopqrst", "b"));
    assertThat(ArchiveReading.of(games).records().getFirst().header().black())
        .isEqualTo("abcdefghijklmnopqrst");
  }

  private static GameDate dateOf(String name, byte[] bytes) {
    return ArchiveReading.of(name, bytes).records().getFirst().header().date();
  }

  /** Bytes in memory have no name files beside them, which is said each time. */
  private static List<Problem> withoutNames(ArchiveReading reading) {
    return reading.problems().stream()
        .filter(problem -> problem.code() != ProblemCode.WTHOR_NAMES)
        .filter(problem -> problem.game() == 0)
        .toList();
  }

  private static byte[] oneGame(String record) {
    return with(hex(HEADER_1977, record), 4, 1);
  }

  /** A name file; its header is the 1977 one with the counts of names. */
  static byte[] names(int size, String... names) {
    byte[] bytes = Arrays.copyOf(hex("14070516 00000000"), 16 + size * names.length);
    bytes[8] = (byte) names.length;
    for (int i = 0; i < names.length; i++) {
      byte[] name = names[i].getBytes(StandardCharsets.ISO_8859_1);
      System.arraycopy(name, 0, bytes, 16 + i * size, name.length);
    }
    return bytes;
  }

  /** The archives of one folder are read in one run, their names once. */
  @Test
  void theNamesOfAFolderAreReadOnceARun() throws IOException {
    List<String> opened = new ArrayList<>();
    SourceFolder folder = new CountedFolder(opened);
    ReadOptions options = ReadOptions.reportingTo(problem -> {});
    for (int year = 1977; year < 1980; year++) {
      String file = "WTH_" + year + ".wtb";
      try (GameReader reader = GameReader.open(Source.of(folder, file, file), options)) {
        assertThat(reader.stream().toList()).isNotEmpty();
      }
    }
    assertThat(opened)
        .containsExactlyInAnyOrder(
            "WTH_1977.wtb", "WTH_1978.wtb", "WTH_1979.wtb", "WTH.JOU", "WTH.TRN");
  }

  /** The shipped folder, which notes what is opened. */
  private static final class CountedFolder implements SourceFolder {
    private static final Path FOLDER = Path.of("..", "examples", "wthor");
    private final List<String> opened;

    CountedFolder(List<String> opened) {
      this.opened = opened;
    }

    @Override
    public List<String> files() {
      return List.of("WTH.JOU", "WTH.TRN", "WTH_1977.wtb", "WTH_1978.wtb", "WTH_1979.wtb");
    }

    @Override
    public InputStream open(String file) throws IOException {
      opened.add(file);
      return Files.newInputStream(FOLDER.resolve(file));
    }
  }

  @Test
  void theCountOfTheHeaderHasNoSign() {
    byte[] bytes = YEAR_1977.clone();
    Arrays.fill(bytes, 4, 8, (byte) 0xff);
    ArchiveReading reading = ArchiveReading.of("x.wtb", bytes);
    assertThat(reading.codes()).contains(ProblemCode.TRUNCATED, ProblemCode.RECORD_COUNT);
    assertThat(reading.problems())
        .extracting(Problem::message)
        .contains("the header says 4294967295 games, the source holds 12");
  }

  @Test
  void fewerThanSixteenBytesAreNotAHeader() {
    ArchiveReading reading = ArchiveReading.of("x.wtb", Arrays.copyOf(YEAR_1977, 15));
    assertThat(reading.games()).isEmpty();
    assertThat(reading.codes()).containsExactly(ProblemCode.UNRECOGNISED);
    assertThat(Optional.of(reading.problems().getFirst().where()))
        .contains(SourceLocation.atByte("x.wtb", 0));
  }

  /** The header of the second file cost its first game. */
  @Test
  void anotherFileBehindTheRecordsThatTheHeaderCountsIsReadAsWell() {
    byte[] first = WthorBytes.year(1977);
    byte[] second = WthorBytes.year(1983);
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    Reading reading = Reading.of(both);
    assertThat(reading.moves())
        .containsExactlyElementsOf(
            Stream.of(first, second)
                .map(Reading::of)
                .flatMap(each -> each.moves().stream())
                .toList());
    assertThat(reading.records().getFirst().header().date().year()).isEqualTo(1977);
    assertThat(reading.records().getLast().header().date().year()).isEqualTo(1983);
    assertThat(reading.findings())
        .contains("t@832: another file of 199 games begins here [record-count]");
    assertThat(WthorPart.isOf(both, both.length)).isFalse();
  }
}
