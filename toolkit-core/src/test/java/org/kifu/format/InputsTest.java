package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.testing.Reading;

class InputsTest {
  private static final String START =
      "---------------------------OX------XO--------------------------- X";

  @TempDir private Path folder;
  private final List<Problem> problems = new ArrayList<>();

  @BeforeEach
  void lay() throws IOException {
    write("b.txt", "f5d6");
    write("a/z.txt", "f5d6c3");
    write("a/WTH.JOU", "x");
    write("a/wth.trn", "x");
    write("a/.hidden", "f5f6");
    write(".git/config", "f5f6");
    write("c.obf", START);
  }

  @Test
  void walksAFolderInTheOrderOfNamesWithoutNameFilesAndHiddenOnes() {
    assertThat(names(folder.toString())).containsExactly("a/z.txt", "b.txt", "c.obf");
    assertThat(problems).isEmpty();
  }

  @Test
  void takesAFileByItsNameWhateverItIs() {
    assertThat(names(path("a/.hidden"), path("a/WTH.JOU")))
        .containsExactly("a/.hidden", "a/WTH.JOU");
  }

  @Test
  void findsFilesByAPattern() {
    assertThat(names(path("*.txt"))).containsExactly("b.txt");
    assertThat(names(path("**.txt"))).containsExactly("a/z.txt", "b.txt");
    assertThat(names(path("{b,c}.*"))).containsExactly("b.txt", "c.obf");
    assertThat(names(path("?"))).containsExactly("a/z.txt");
    assertThat(names(path("*/z.???"))).containsExactly("a/z.txt");
  }

  @Test
  void aLinkInAFolderThatLeadsNowhereIsToldAndTheRestIsRead() throws IOException {
    Files.createSymbolicLink(folder.resolve("a/gone.txt"), Path.of("nix.txt"));
    Files.createSymbolicLink(folder.resolve("a/round"), Path.of("round"));
    Files.createSymbolicLink(folder.resolve("a/.lock"), Path.of("nix.txt"));
    assertThat(names(folder.toString())).containsExactly("a/z.txt", "b.txt", "c.obf");
    assertThat(problems)
        .map(problem -> problem.where().source().substring(folder.toString().length() + 1))
        .containsExactly("a/gone.txt", "a/round");
    assertThat(problems)
        .allSatisfy(problem -> assertThat(problem.code()).isEqualTo(ProblemCode.IO_ERROR))
        .allSatisfy(
            problem -> assertThat(problem.message()).startsWith("the link cannot be followed: "));
  }

  @Test
  void onlyWhatAPatternWantsIsTold() throws IOException {
    Files.createSymbolicLink(folder.resolve("gone.pgn"), Path.of("nix.txt"));
    assertThat(names(path("*.txt"))).containsExactly("b.txt");
    assertThat(problems).isEmpty();
  }

  @Test
  void aFolderOfNothingButALinkThatLeadsNowhereIsToldOnce() throws IOException {
    Path alone = Files.createDirectory(folder.resolve("alone"));
    Files.createSymbolicLink(alone.resolve("gone.txt"), Path.of("nix.txt"));
    assertThat(names(alone.toString())).isEmpty();
    assertThat(problems).hasSize(1);
  }

  /** A device stands for all that is no file: pipes, sockets. */
  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void whatIsNeitherAFileNorAFolderIsTold() throws IOException {
    Files.createSymbolicLink(folder.resolve("device"), Path.of("/dev/null"));
    assertThat(names(folder.toString())).containsExactly("a/z.txt", "b.txt", "c.obf");
    assertThat(problems)
        .singleElement()
        .satisfies(
            problem -> assertThat(problem.message()).isEqualTo("neither a file nor a folder"));
  }

  @Test
  void aPatternWithoutAFileIsMissing() {
    assertThat(missing(path("*.ggf"))).containsExactly(path("*.ggf"));
    assertThat(missing(path("[.txt"))).containsExactly(path("[.txt"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "game.txt",
        "a1.txt",
        "WTH_1997.wtb",
        "c4e6.t",
        "some/where",
        "hello",
        "",
        "game1"
      })
  void whatIsNeitherAFileNorAGameIsMissing(String word) {
    Inputs inputs = Inputs.of(List.of(word), InputStream.nullInputStream());
    assertThat(inputs.sources(problems::add).hasNext()).isFalse();
    assertThat(inputs.missing())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.code()).isEqualTo(ProblemCode.IO_ERROR);
              assertThat(problem.where()).isEqualTo(SourceLocation.whole(word));
              assertThat(problem).asString().startsWith(word + ": no such file");
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5d6c3",
        "F5 D6\nC3",
        "1. f5 d6 2. c3",
        "f5/d6/c3",
        "f5, d6, c3 *",
        START,
        "(;GM[Othello]PC[x];)",
        "\uFF46\uFF15\uFF44\uFF16"
      })
  void takesAGameOrAPositionAsText(String word) throws IOException {
    assertThat(names(word)).containsExactly(Inputs.TEXT);
    Source source = sources(word).getFirst();
    assertThat(new String(source.open().readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(word);
  }

  @Test
  void wordsOfTextThatFollowEachOtherAreOneSource() {
    List<Source> sources = sources("f5", "d6", "c3", START, path("b.txt"), "f5d6c3d3");
    assertThat(sources)
        .extracting(Source::name)
        .containsExactly("text", "text", path("b.txt"), "text");
    assertThat(Reading.of(sources.getFirst(), Optional.empty()).moves()).containsExactly("f5d6c3");
  }

  @ParameterizedTest
  @CsvSource({
    "f5d6c3 d3 c4 f4, f5d6c3d3c4f4",
    "f5f6 e6f4 e3, f5f6e6f4e3",
    "f5d6c3 f5f4, f5d6c3 f5f4",
    "f5d6c3d3 f5d6c3d3, f5d6c3d3 f5d6c3d3",
  })
  void wordsOfTextAreOneGameAsFarAsTheyGoOn(String words, String games) {
    assertThat(games(words.split(" ", -1))).containsExactly(games.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource({
    "1. f5 d6 2. c3, f5d6c3",
    "1 f5 d6 2 c3 d3, f5d6c3d3",
    "1) f5 2) d6, f5d6",
    "f5 d6 c3 37-27, f5d6c3",
    "f5 d6 pass, f5d6pass",
    "1. f5 d6 1. f5 f6, f5d6 f5f6"
  })
  void numbersAndScoresBesideWordsOfMovesBelongToThem(String words, String games) {
    assertThat(missing(words.split(" ", -1))).isEmpty();
    assertThat(games(words.split(" ", -1))).containsExactly(games.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource({
    "g6 g7 f9 j10 59-41, g6 g7 f9 j10 59-41",
    "1. g6 g7 2. f9 j10, 1. g6 g7 2. f9 j10",
    "f9 g6 g7, f9 g6 g7",
    "1.g6 2.k11 g7 120-0, 1.g6 2.k11 g7 120-0"
  })
  void squaresOfLargerBoardsAreMovesBesideOthers(String words, String text) throws IOException {
    assertThat(missing(words.split(" ", -1))).isEmpty();
    byte[] read = sources(words.split(" ", -1)).getFirst().open().readAllBytes();
    assertThat(new String(read, StandardCharsets.UTF_8).split("\\s+", -1))
        .containsExactly(text.split(" ", -1));
    assertThat(missing("j10")).containsExactly("j10");
  }

  @Test
  void lettersBehindTheLargestBoardAreNamesOfFiles() {
    assertThat(missing("f5", "d6", "v2")).containsExactly("v2");
  }

  @Test
  void numbersWithoutMovesBesideThemAreMissing() {
    assertThat(missing("1.", "37-27")).containsExactly("1.", "37-27");
    assertThat(missing("f5", path("b.txt"), "2.")).containsExactly("2.");
    assertThat(missing("1.", START)).containsExactly("1.");
  }

  @Test
  void linesOfOneTextAreGamesWhereTheyCanBe() {
    assertThat(Reading.of(sources("f5f6\nf5d6").getFirst(), Optional.empty()).moves())
        .containsExactly("f5f6", "f5d6");
  }

  @Test
  void aDashIsStandardInput() throws IOException {
    InputStream in = new ByteArrayInputStream("f5d6".getBytes(StandardCharsets.UTF_8));
    Source source = Inputs.of(List.of("-"), in).sources(problems::add).next();
    assertThat(source.name()).isEqualTo("-");
    assertThat(source.open().readAllBytes()).hasSize(4);
  }

  @Test
  void aFolderWithoutGamesIsAProblem() throws IOException {
    Files.createDirectories(folder.resolve("empty/deep"));
    write("empty/WTHOR.TRN", "x");
    assertThat(names(path("empty"))).isEmpty();
    assertThat(problems)
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.code()).isEqualTo(ProblemCode.NO_GAMES);
              assertThat(problem.where().source()).isEqualTo(path("empty"));
            });
  }

  @Test
  void aFolderThatCannotBeListedIsOneProblemInPlainWords() throws IOException {
    Path gone = Files.createDirectory(folder.resolve("gone"));
    Inputs inputs = Inputs.of(List.of(gone.toString()), InputStream.nullInputStream());
    Files.delete(gone);
    assertThat(inputs.sources(problems::add).hasNext()).isFalse();
    assertThat(problems)
        .extracting(Problem::toString)
        .containsExactly(gone + ": the folder cannot be listed: no such file or folder [io-error]");
  }

  @Test
  void aLinkBackIsNotFollowedRoundAndRound() throws IOException {
    Files.createSymbolicLink(folder.resolve("a/up"), folder);
    Files.createSymbolicLink(folder.resolve("d"), folder.resolve("a"));
    assertThat(names(folder.toString())).containsExactly("a/z.txt", "b.txt", "c.obf", "d/z.txt");
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private String path(String name) {
    return folder + "/" + name;
  }

  private List<Source> sources(String... words) {
    List<Source> sources = new ArrayList<>();
    Inputs.of(List.of(words), InputStream.nullInputStream())
        .sources(problems::add)
        .forEachRemaining(sources::add);
    return sources;
  }

  private List<String> names(String... words) {
    return sources(words).stream().map(source -> source.name().replace(folder + "/", "")).toList();
  }

  private List<String> games(String... words) {
    return Reading.of(sources(words).getFirst(), Optional.empty()).moves();
  }

  private static List<String> missing(String... words) {
    return Inputs.of(List.of(words), InputStream.nullInputStream()).missing().stream()
        .map(problem -> problem.where().source())
        .toList();
  }
}
