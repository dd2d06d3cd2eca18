package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The annotations of a base are those of a file of annotated games. */
class BaseAnnotateTest {
  private static final String[] QUICK = {
    "--level", "1", "--exact-from", "6", "--candidates", "none"
  };

  @TempDir private static Path shared;
  private static String base = "";
  private static String file = "";

  @TempDir private Path folder;

  @BeforeAll
  static void annotate() {
    base = shared.resolve("games.kifu").toString();
    file = shared.resolve("games.jsonl").toString();
    kifu("base", "create", base, Examples.MATCH, Examples.BROKEN);
    assertThat(with("annotate", base, "-o", file).code()).isEqualTo(1);
    CommandRun run = with("base", "annotate", base);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .contains("[illegal-move]")
        .contains("games.kifu: 9 games annotated, 1 cannot be annotated");
  }

  private static CommandRun with(String... words) {
    return kifu(Stream.concat(Arrays.stream(words), Stream.of(QUICK)).toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "report IN --format jsonl",
        "report IN --game 2",
        "report IN --format csv",
        "report IN --game 3 --language de",
        "report IN --game 99",
        "review IN --player murakami --all-matching",
        "review IN --me black --format json",
        "review IN --player nobody",
        "drills IN --label inaccuracy --format csv",
        "drills IN --player logistello --all-matching",
        "audit IN --plain 3 --probable 0 --estimated 3 --labels 0",
      })
  void saysTheSame(String line) {
    assertThat(kifu(line.replace("IN", base).split(" ", -1)))
        .isEqualTo(kifu(line.replace("IN", file).split(" ", -1)));
  }

  /** The file has the games of the base, in the same order, but under its own name. */
  @ParameterizedTest
  @ValueSource(strings = {"any", "2", "win-to-loss,30", "128"})
  void findsSwings(String kinds) {
    CommandRun ofBase = kifu("query", base, "--swing", kinds);
    CommandRun ofFile = kifu("query", file, "--swing", kinds);
    assertThat(places(ofBase.out())).isEqualTo(places(ofFile.out()));
    assertThat(ofBase.code()).isZero();
    assertThat(ofBase.err()).contains(" of 10 games found");
  }

  /** What is said of each game behind its place. */
  private static List<String> places(String lines) {
    return lines.lines().map(line -> line.replaceFirst("^.*?: game \\d+", "")).toList();
  }

  /** The annotations are those of the base that a game comes from, whatever else is read. */
  @Test
  void findsSwingsInPartsOfBasesAndInSeveralInputs() throws Exception {
    List<String> all = kifu("query", base, "--swing", "2").lines();
    List<String> match = all.stream().filter(line -> line.startsWith(Examples.MATCH)).toList();
    List<String> broken = all.stream().filter(line -> line.startsWith(Examples.BROKEN)).toList();
    assertThat(match).isNotEmpty();
    assertThat(broken).isNotEmpty();
    String partMatch = base + "!/" + Examples.MATCH;
    String partBroken = base + "!/" + Examples.BROKEN;
    assertThat(swings(partMatch)).isEqualTo(match);
    assertThat(swings(partMatch, partBroken)).containsExactlyInAnyOrderElementsOf(all);
    assertThat(swings(partMatch, file)).containsAll(match).hasSize(match.size() + all.size());
    // The same file in a base without annotations, and as a file.
    String own = folder.resolve("own.kifu").toString();
    kifu("base", "create", own, Examples.DIAGRAM);
    assertThat(swings(own, partMatch, Examples.DIAGRAM)).isEqualTo(match);
    Files.copy(Path.of(base), folder.resolve("z.kifu"));
    assertThat(swings(folder.toString())).isEqualTo(all);
    assertThat(kifu("query", own + "!/" + Examples.DIAGRAM, "--swing", "2").err())
        .contains("--swing needs annotated games, and the input has none");
  }

  private static List<String> swings(String... inputs) {
    CommandRun run =
        kifu(
            Stream.of(Stream.of("query"), Stream.of(inputs), Stream.of("--swing", "2"))
                .flatMap(words -> words)
                .toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isLessThan(2); // a game could not be annotated
    return run.lines();
  }

  /** A file is not annotated because a base has its games under its name. */
  @Test
  void doesNotTakeTheAnnotationOfAnotherGame() throws Exception {
    Path games = folder.resolve("games.txt");
    Files.writeString(games, Files.readAllLines(Path.of(Examples.MATCH)).get(2) + "\n");
    String own = folder.resolve("own.kifu").toString();
    kifu("base", "create", own, games.toString());
    with("base", "annotate", own);
    String part = own + "!/" + games;
    assertThat(swings(part, games.toString())).hasSize(1);
    assertThat(swings(games.toString(), part)).hasSize(1);
    Files.writeString(games, Files.readAllLines(Path.of(Examples.MATCH)).get(3) + "\n");
    assertThat(swings(part, games.toString())).hasSize(1);
  }

  @Test
  void numbersSwingsAsTheBaseDoes() {
    String own = folder.resolve("own.kifu").toString();
    kifu("base", "create", own, Examples.BROKEN, Examples.MATCH);
    assertThat(kifu("query", own, "--swing", "any").err())
        .contains("--swing: the base has no annotated games; 'kifu base annotate");
    with("base", "annotate", own, "--game", "6");
    List<String> found = kifu("query", own, "--swing", "2").lines();
    assertThat(found).singleElement().asString().startsWith(Examples.MATCH + ": game 2");
    assertThat(kifu("query", own, "--game", "6", "--swing", "2").lines()).isEqualTo(found);
    assertThat(kifu("query", own, "--game", "5", "--swing", "2").lines()).isEmpty();
  }

  @Test
  void readsOneFileOfABase() {
    String one = base + "!/" + Examples.MATCH;
    assertThat(kifu("drills", one, "--label", "inaccuracy", "--format", "csv").out())
        .contains(Examples.MATCH);
    String other = base + "!/" + Examples.BROKEN;
    assertThat(kifu("drills", other, "--label", "inaccuracy", "--format", "csv").out())
        .doesNotContain(Examples.MATCH);
  }

  @Test
  void leavesOutWhatIsAnnotated() {
    CommandRun again = with("base", "annotate", base);
    assertThat(again.code()).isZero();
    assertThat(again.err()).endsWith("games.kifu: 0 games annotated, 10 known before\n");
    assertThat(kifu("base", "check", base).out())
        .startsWith("2 sources, 10 games, ")
        .contains(", 10 annotated games, 2 files on the disk");
  }

  @Test
  void chooses() {
    String own = folder.resolve("own.kifu").toString();
    kifu("base", "create", own, Examples.MATCH);
    CommandRun run = with("base", "annotate", own, "--game", "2", "--jobs", "2");
    assertThat(run.err()).contains("own.kifu: 1 game annotated");
    assertThat(kifu("report", own, "--format", "jsonl").out())
        .isEqualTo(with("annotate", own, "--game", "2", "--format", "jsonl").out());
    assertThat(with("base", "annotate", own, "--player", "nobody").code()).isEqualTo(2);
  }

  @Test
  void takesAnswersWhileItGivesProblems() throws Exception {
    String own = Files.copy(Path.of(base), folder.resolve("own.kifu")).toString();
    Path csv = folder.resolve("answers.csv");
    Files.writeString(
        csv,
        "2026-11-28,--XX--X---XXXX----XOXOO---XXXO----XXXO---OOOOO-----O------------ X,right\n");
    CommandRun run = kifu("drills", own, "--progress", own, "--answers", csv.toString());
    assertThat(run.err()).contains("own.kifu: 1 new answer");
    assertThat(run.out()).isEqualTo(kifu("drills", file).out());
  }

  @Test
  void saysThatNothingIsAnnotated() {
    String own = folder.resolve("own.kifu").toString();
    kifu("base", "create", own, Examples.MATCH, Examples.BROKEN);
    for (String line : new String[] {"report IN", "review IN --player a", "drills IN"}) {
      CommandRun run = kifu(line.replace("IN", own).split(" ", -1));
      assertThat(run.code()).as(line).isNotZero();
      assertThat(run.err())
          .as(line)
          .contains("the base has no annotated games; 'kifu base annotate")
          .containsOnlyOnce("[no-games]");
    }
  }

  @Test
  void readsAnnotatedFilesThatABaseKeeps() {
    String own = folder.resolve("own.kifu").toString();
    kifu("base", "create", own, file);
    assertThat(kifu("drills", own)).isEqualTo(kifu("drills", file));
    assertThat(kifu("report", own, "--format", "jsonl"))
        .isEqualTo(kifu("report", file, "--format", "jsonl"));
  }

  /** A packed file of annotated games is read as the file itself, in a base and without one. */
  @ParameterizedTest
  @ValueSource(strings = {"games.jsonl.gz", "games.zip"})
  void readsPackedAnnotatedFiles(String name) throws Exception {
    Path packed = folder.resolve(name);
    byte[] annotated = Files.readAllBytes(Path.of(file));
    if (name.endsWith(".gz")) {
      try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
        out.write(annotated);
      }
    } else {
      try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(packed))) {
        out.putNextEntry(new ZipEntry("a/match.txt"));
        out.write(Files.readAllBytes(Path.of(Examples.MATCH)));
        out.putNextEntry(new ZipEntry("b/games.jsonl"));
        out.write(annotated);
      }
    }
    String wanted = packed + (name.endsWith(".gz") ? "" : "!/b");
    String own = folder.resolve("own.kifu").toString();
    assertThat(kifu("base", "create", own, packed.toString()).code()).isZero();
    for (String line :
        List.of(
            "drills IN --label inaccuracy --format csv",
            "review IN --player murakami --all-matching",
            "audit IN --plain 3 --probable 0 --estimated 3 --labels 0")) {
      CommandRun ofFile = kifu(line.replace("IN", file).split(" ", -1));
      for (String in : List.of(own, wanted)) {
        CommandRun run = kifu(line.replace("IN", in).split(" ", -1));
        assertThat(run.out()).as(line + in).isEqualTo(ofFile.out());
        assertThat(run.code()).as(line + in).isEqualTo(ofFile.code());
      }
    }
    assertThat(kifu("report", own, "--format", "jsonl").out())
        .isEqualTo(kifu("report", file, "--format", "jsonl").out());
    assertThat(kifu("query", own, "--swing", "2").out())
        .isNotEmpty()
        .isEqualTo(kifu("query", packed.toString(), "--swing", "2").out());
  }

  /** Records of JSON that are not annotated are like all records that are not annotated. */
  @Test
  void passesOverRecordsOfJson() throws Exception {
    Path records = folder.resolve("records.jsonl");
    CommandRun written = kifu("convert", Examples.MATCH, "--to", "json", "-o", records.toString());
    assertThat(written.code()).as(written.err()).isZero();
    String own = folder.resolve("own.kifu").toString();
    kifu("base", "create", own, records.toString(), file);
    for (String line :
        new String[] {
          "report IN --format jsonl", "drills IN", "review IN --player murakami --all-matching"
        }) {
      assertThat(kifu(line.replace("IN", own).split(" ", -1)))
          .as(line)
          .isEqualTo(kifu(line.replace("IN", file).split(" ", -1)));
    }
    with("base", "annotate", own);
    assertThat(kifu("report", own, "--format", "jsonl").out().lines()).hasSize(6 + 10);
  }

  @Test
  void tellsDamageOfWhatItReads() throws Exception {
    Path copy = Files.copy(Path.of(base), folder.resolve("damaged.kifu"));
    try (Connection tables = DriverManager.getConnection("jdbc:sqlite:" + copy);
        Statement statement = tables.createStatement()) {
      statement.executeUpdate("UPDATE annotated_games SET line = x'00' WHERE game = 2");
    }
    for (String command : new String[] {"report", "drills"}) {
      CommandRun run = kifu(command, copy.toString());
      assertThat(run.code()).as(command).isEqualTo(3);
      assertThat(run.err()).as(command).contains("[base-damaged]").doesNotContain("\tat ");
    }
    assertThat(kifu("base", "check", copy.toString()).out())
        .contains("annotation 2 of game 2 of the base: the line does not have the sum");
  }
}
