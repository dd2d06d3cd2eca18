package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands say of a base what they say of its files. */
class BaseInputTest {
  private static final List<String> FILES =
      List.of(
          Examples.ARCHIVES,
          Examples.MATCH,
          Examples.path("logistello-murakami-1997.pgn"),
          Examples.BROKEN,
          Examples.PROBLEMS,
          Examples.path("README.md"));

  @TempDir private static Path shared;
  private static String base = "";

  @TempDir private Path folder;

  @BeforeAll
  static void makeBase() {
    base = shared.resolve("games.kifu").toString();
    made(base, FILES);
  }

  private static void made(String file, List<String> files) {
    List<String> words = Stream.concat(Stream.of("base", "create", file), files.stream()).toList();
    assertThat(kifu(words.toArray(String[]::new)).err()).contains("added with");
  }

  private static CommandRun run(String line, List<String> inputs) {
    return kifu(
        Stream.of(line.split(" ", -1))
            .flatMap(word -> word.equals("IN") ? inputs.stream() : Stream.of(word))
            .toArray(String[]::new));
  }

  private static final class Same {
    private final CommandRun files;
    private final CommandRun base;

    Same(String line) {
      files = run(line, FILES);
      base = run(line, List.of(BaseInputTest.base));
    }

    void check() {
      assertThat(base).isEqualTo(files);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "verify IN",
        "verify IN --format jsonl --by file",
        "verify IN --strict --format csv",
        "annotate IN --game 400 --level 1 --exact-from 4 --format jsonl",
        "openings IN --plies 8 --format json",
        "openings IN --at f5d6c3d3 --format csv",
        "openings IN --player heiberg --side black --at f5 --format json",
        "openings IN --years 1980 --plies 6 --format csv",
        "openings IN --player a --plies 6",
        "openings IN --player nobody",
        "openings IN --no-repeated --plies 6 --format csv",
        "openings IN --plies 10 --summary",
        "query IN --position f5d6c3d3c4 --format csv",
        "query IN --position f5d6c3d3c4 --player rose --all-matching",
        "query IN --opening cow --result wipe-out",
        "query IN --result unfinished --format csv",
        "query IN --result illegal",
        "query IN --result draw --format csv",
        "query IN --result resigned,time,wipe-out",
        "query IN --result draw --opening cow",
        "query IN --player murakami --to ggf",
        "query IN --random 5:7",
        "query IN --years 1977 --event world --all-matching",
        "query IN --rated 1-3000",
        "positions IN --ply 50 --count 5",
        "positions IN --ply 20 --min-games 3 --years 1978-1980",
        "stats IN --format json",
        "stats IN --player rose",
        "trainer IN --player maruoka --side black",
        "history IN --player murakami",
        "history IN --player murakami --years 1997",
        "history IN --player rose --all-matching",
        "ratings IN --years 1977-1980 --format csv",
        "ratings IN --event brightwell --system history",
        "tournament IN --event brightwell --format text",
        "tournament IN --years 1997 --event match --all-matching",
        "dedup IN --format jsonl",
        "names IN",
        "convert IN --to json",
        "show IN --game 660 --ply 12",
        "repair IN --format jsonl",
        "solve IN --game 700 --format jsonl",
      })
  void saysTheSame(String line) {
    new Same(line).check();
  }

  @Test
  void saysTheSameOfAYear() {
    Path year = Path.of(System.getProperty("kifu.data", ""), "wthor", "WTH_1997.wtb");
    if (!Files.exists(year)) {
      abort("KIFU_DATA names the folder above " + year);
    }
    String own = folder.resolve("year.kifu").toString();
    made(own, List.of(year.toString()));
    for (String line :
        List.of(
            "verify IN --format jsonl",
            "openings IN --plies 20 --format csv",
            "openings IN --at f5d6c3d3c4f4f6f3e6e7 --format json",
            "query IN --player murakami --all-matching --format csv",
            "query IN --opening tiger --result draw",
            "query IN --result wipe-out,unfinished --format csv",
            "history IN --player murakami --all-matching",
            "ratings IN --event world --all-matching --format csv",
            "positions IN --ply 40 --min-games 2",
            "tournament IN --event world --all-matching")) {
      assertThat(run(line, List.of(own))).isEqualTo(run(line, List.of(year.toString())));
    }
  }

  @Test
  void continuesTheArchiveThatABaseKeeps() throws IOException {
    Path byFiles = folder.resolve("a/m.wtb");
    Path byBase = folder.resolve("b/m.wtb");
    Files.createDirectories(byFiles.getParent());
    Files.createDirectories(byBase.getParent());
    CommandRun files =
        kifu("merge", Examples.MATCH_ARCHIVE, Examples.BROKEN, "-o", byFiles.toString());
    String own = folder.resolve("match.kifu").toString();
    made(own, List.of(Examples.MATCH_ARCHIVE));
    assertThat(kifu("merge", own, Examples.BROKEN, "-o", byBase.toString()).out())
        .isEqualTo(files.out());
    for (String file : List.of("m.wtb", "m.jou", "m.trn")) {
      assertThat(byBase.resolveSibling(file)).hasSameBinaryContentAs(byFiles.resolveSibling(file));
    }
  }

  @Test
  void readsOneFileOfABase() {
    String one = base + "!/" + Examples.MATCH;
    assertThat(kifu("verify", one, "--format", "jsonl"))
        .isEqualTo(kifu("verify", Examples.MATCH, "--format", "jsonl"));
    assertThat(kifu("verify", base + "!/nothing.txt").out())
        .contains("the base has no file 'nothing.txt'");
  }

  @Test
  void readsAsTheBaseRemembers() throws IOException {
    String file = Files.writeString(folder.resolve("games.txt"), "f5f4e3f6d3\n").toString();
    String own = folder.resolve("own.kifu").toString();
    assertThat(kifu("base", "create", own, file, "--rules", "one-way").code()).isZero();
    assertThat(kifu("verify", own)).isEqualTo(kifu("verify", file, "--rules", "one-way"));
  }

  @Test
  void isRecognisedByItsContent() throws IOException {
    Path other = Files.copy(Path.of(base), folder.resolve("games.txt"));
    assertThat(kifu("stats", other.toString())).isEqualTo(kifu("stats", base));
  }

  @Test
  void writesNothingToABase() throws IOException {
    byte[] before = Files.readAllBytes(Path.of(base));
    assertThat(kifu("convert", base, "--to", "json", "-o", base, "--force").code()).isEqualTo(2);
    assertThat(kifu("stats", base).out()).isNotEmpty();
    assertThat(Files.readAllBytes(Path.of(base))).isEqualTo(before);
    assertThat(kifu("base", "add", base, folder.resolve("x").toString()).code()).isNotZero();
    String own = folder.resolve("own.kifu").toString();
    assertThat(kifu("base", "create", own, base).err()).contains("a base does not keep a base");
  }

  @Test
  void namesTheFaultOfABase() throws Exception {
    Path later = Files.copy(Path.of(base), folder.resolve("later.kifu"));
    try (Connection tables = DriverManager.getConnection("jdbc:sqlite:" + later);
        Statement statement = tables.createStatement()) {
      statement.execute("PRAGMA user_version = 99");
    }
    CommandRun run = kifu("verify", later.toString());
    assertThat(run.code()).isEqualTo(3);
    // The words of verify on a file that cannot be read are among its findings.
    assertThat(run.out()).contains("later.kifu: ", "[base-version]").doesNotContain("\tat ");

    Path damaged = Files.copy(Path.of(base), folder.resolve("damaged.kifu"));
    byte[] bytes = Files.readAllBytes(damaged);
    Arrays.fill(bytes, 4096, bytes.length, (byte) 0x5a);
    Files.write(damaged, bytes);
    for (String command : List.of("verify", "openings", "query", "stats")) {
      CommandRun broken = kifu(command, damaged.toString());
      assertThat(broken.code()).as(broken.err()).isEqualTo(3);
      String said = command.equals("verify") ? broken.out() : broken.err();
      assertThat(said).contains("[base-damaged]").doesNotContain("\tat ");
    }

    Path busy = Files.copy(Path.of(base), folder.resolve("busy.kifu"));
    try (Connection tables = DriverManager.getConnection("jdbc:sqlite:" + busy);
        Statement statement = tables.createStatement()) {
      statement.execute("BEGIN EXCLUSIVE");
      CommandRun waiting = kifu("verify", busy.toString());
      assertThat(waiting.code()).isEqualTo(3);
      assertThat(waiting.out()).contains("[base-busy]");
    }
  }

  @Test
  void goesOnAfterABaseThatCannotBeRead() throws IOException {
    Path cut = folder.resolve("cut.kifu");
    Files.write(cut, Arrays.copyOf(Files.readAllBytes(Path.of(base)), 40_000));
    for (String line : List.of("convert IN --to transcript", "openings IN --plies 6", "query IN")) {
      CommandRun run = run(line, List.of(Examples.MATCH, cut.toString(), Examples.BROKEN));
      assertThat(run.code()).as(line).isEqualTo(3);
      assertThat(run.out())
          .as(line)
          .isEqualTo(run(line, List.of(Examples.MATCH, Examples.BROKEN)).out());
      assertThat(run.err())
          .as(line)
          .contains(cut + ": the base is damaged [base-damaged] [io-error]")
          .doesNotContain("\tat ");
    }
  }

  @Test
  void loadsTheLibraryOnlyWhereABaseIsOpened() throws Exception {
    assertThat(loaded("verify", Examples.MATCH)).contains("org.kifu.").doesNotContain("org.sqlite");
    assertThat(loaded("openings", Examples.MATCH, "--at", "f5")).doesNotContain("org.sqlite");
    assertThat(loaded("verify", base)).contains("org.sqlite");
  }

  private static String loaded(String... args) throws Exception {
    Process process = CommandProcess.startNamingClasses(args);
    process.getOutputStream().close();
    try (InputStream out = process.getInputStream()) {
      String said = new String(out.readAllBytes(), StandardCharsets.UTF_8);
      process.waitFor();
      return said.lines()
          .filter(line -> line.contains("] org."))
          .map(line -> line.replaceAll(".*\\] (org\\.(sqlite|kifu)\\.).*", "$1"))
          .collect(Collectors.toUnmodifiableSet())
          .toString();
    }
  }
}
