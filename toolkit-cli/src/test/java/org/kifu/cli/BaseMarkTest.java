package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaseMarkTest {
  @TempDir private Path folder;
  private String base = "";

  @BeforeEach
  void makeBase() {
    base = folder.resolve("games.kifu").toString();
    kifu("base", "create", base, Examples.ARCHIVES, Examples.MATCH, Examples.BROKEN);
  }

  private CommandRun mark(String... words) {
    CommandRun run =
        kifu(
            Stream.concat(Stream.of("base", "mark", base), Stream.of(words))
                .toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isZero();
    return run;
  }

  @Test
  void keepsTagsNotesAndFavourites() {
    assertThat(mark().err()).contains("no game has a mark");
    assertThat(mark("--years", "1997", "--tag", "match", "--tag", "computer").err())
        .contains("games.kifu: 6 games changed");
    mark("--game", "663", "--favourite", "--note", "Really");
    mark("--game", "663", "--note", "Here", "--ply", "20", "--untag", "computer");
    mark("--game", "668", "--tag", "match");
    List<String> lines = mark().out().lines().toList();
    assertThat(lines).hasSize(8);
    assertThat(lines.getFirst())
        .isEqualTo(
            Examples.MATCH_ARCHIVE
                + ": game 1: Murakami Takeshi - Logistello (buro), 1997: tags: computer, match");
    assertThat(lines.get(6))
        .isEqualTo(
            Examples.MATCH
                + ": game 4: unknown - unknown: favourite; note: Really; note on ply 20: Here");
    mark("--game", "663", "--unfavourite", "--drop-notes");
    assertThat(mark("--game", "663").err()).contains("no game has a mark");
    assertThat(kifu("base", "check", base).code()).isZero();
  }

  /** A mark that is there already changes nothing. */
  @Test
  void countsWhatChanges() {
    mark("--game", "1", "--tag", "a", "--note", "Once");
    assertThat(mark("--game", "1", "--tag", "a", "--note", "Once").err())
        .contains("0 games changed of 1 chosen");
    assertThat(mark("--game", "2", "--untag", "a").err()).contains("0 games changed of 1 chosen");
    assertThat(mark().out()).containsOnlyOnce("Once");
  }

  /** Games whose moves stay keep their marks when the file changes around them. */
  @Test
  void keepsMarksWhenAFileChanges() throws IOException {
    Path file = folder.resolve("own.txt");
    List<String> games = matchGames();
    Files.write(file, games);
    String own = folder.resolve("own.kifu").toString();
    kifu("base", "create", own, file.toString());
    kifu("base", "mark", own, "--game", "2", "--tag", "second", "--note", "n");
    kifu("base", "mark", own, "--game", "3", "--favourite");
    kifu("base", "annotate", own, "--game", "2", "--level", "1", "--exact-from", "4");
    List<String> others = new ArrayList<>(games);
    others.removeIf(line -> line.equals(games.get(2)));
    others.add(0, "f5d6c3d3c4f4f6");
    Files.write(file, others);
    CommandRun run = kifu("base", "sync", own, file.toString());
    assertThat(run.err())
        .contains("own.txt: replaced, as the file has other bytes now")
        .contains("own.txt: 1 annotation removed; 'kifu base annotate' makes new ones")
        .contains("marks lost, as no game of the files is certainly the same: ")
        .containsPattern("own.txt: game 3: unknown - unknown: favourite");
    assertThat(kifu("base", "mark", own).out())
        .isEqualTo(file + ": game 3: unknown - unknown: tags: second; note: n\n");
    assertThat(kifu("base", "check", own).code()).isZero();
  }

  /** Moves that were tried in a game, and the decision about its record, go with it too. */
  @Test
  void keepsVariationsAndDecisionsWhenAFileChanges() throws Exception {
    Path file = folder.resolve("own.txt");
    List<String> games = matchGames();
    Files.write(file, games);
    String own = folder.resolve("own.kifu").toString();
    kifu("base", "create", own, file.toString());
    try (Connection tables = DriverManager.getConnection("jdbc:sqlite:" + own);
        Statement statement = tables.createStatement()) {
      statement.execute("INSERT INTO variations VALUES (1, 2, 4, 'c4d3', 'mine', 'why')");
      statement.execute("INSERT INTO decisions VALUES (2, 'corrected')");
      statement.execute("INSERT INTO corrections VALUES (2, 'score', '', '40')");
    }
    List<String> others = new ArrayList<>(games);
    others.add(0, "f5d6c3d3c4f4f6");
    Files.write(file, others);
    assertThat(kifu("base", "sync", own, file.toString()).err()).doesNotContain("lost");
    assertThat(kifu("base", "mark", own).out())
        .isEqualTo(
            file + ": game 3: unknown - unknown: variation on ply 5: c4d3; record corrected\n");
    assertThat(kifu("sql", own, "SELECT old, new FROM corrections", "--format", "csv").out())
        .endsWith(",40\n");
  }

  /** Where games are left out, a number would mean another game than in other commands. */
  @Test
  void doesNotMarkByNumberBehindOtherGames() throws Exception {
    try (Connection tables = DriverManager.getConnection("jdbc:sqlite:" + base);
        Statement statement = tables.createStatement()) {
      statement.executeUpdate("UPDATE games SET byte_offset = byte_offset + 1 WHERE game = 1");
    }
    CommandRun run = kifu("base", "mark", base, "--game", "600", "--tag", "x");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("[base-damaged]", "does not tell which one is meant");
    assertThat(kifu("base", "mark", base).out()).isEmpty();
    kifu("base", "mark", base, "--player", "logistello", "--tag", "x");
    assertThat(kifu("base", "mark", base).out().lines()).hasSize(6);
  }

  /** A file is split, the parts are joined with another file, and a game moves between files. */
  @Test
  void keepsMarksOfGamesThatMoveToOtherFiles() throws IOException {
    List<String> match = matchGames();
    Path games = Files.createDirectory(folder.resolve("games"));
    Path whole = Files.write(games.resolve("whole.txt"), match);
    String own = folder.resolve("own.kifu").toString();
    kifu("base", "create", own, games.toString());
    kifu("base", "mark", own, "--game", "2", "--tag", "second", "--note", "n");
    kifu("base", "mark", own, "--game", "5", "--favourite");
    Files.delete(whole);
    Path first = Files.write(games.resolve("first.txt"), match.subList(0, 3));
    Path second = Files.write(games.resolve("second.txt"), match.subList(3, 6));
    CommandRun split = kifu("base", "sync", own, games.toString());
    assertThat(split.err())
        .contains("marks of a game that is in another file now, " + first + ": game 2: " + whole)
        .doesNotContain("lost");
    assertThat(kifu("base", "mark", own).lines())
        .containsExactlyInAnyOrder(
            first + ": game 2: unknown - unknown: tags: second; note: n",
            second + ": game 2: unknown - unknown: favourite");
    // Both files change.
    Files.write(first, List.of(match.get(0), match.get(2)));
    Files.write(second, List.of(match.get(1), match.get(3), match.get(4), match.get(5)));
    kifu("base", "sync", own, games.toString());
    assertThat(kifu("base", "mark", own).lines())
        .containsExactlyInAnyOrder(
            second + ": game 1: unknown - unknown: tags: second; note: n",
            second + ": game 3: unknown - unknown: favourite");
    Files.delete(first);
    Files.delete(second);
    Files.write(whole, match.reversed());
    kifu("base", "sync", own, games.toString());
    assertThat(kifu("base", "mark", own).lines())
        .containsExactlyInAnyOrder(
            whole + ": game 5: unknown - unknown: tags: second; note: n",
            whole + ": game 2: unknown - unknown: favourite");
    assertThat(kifu("base", "check", own).code()).isZero();
  }

  @Test
  void doesNotGuessWhichGameMoved() throws IOException {
    List<String> match = matchGames();
    Path games = Files.createDirectory(folder.resolve("games"));
    Path whole = Files.write(games.resolve("whole.txt"), match.subList(0, 2));
    Path copies = Files.write(games.resolve("copies.txt"), match.subList(2, 3));
    String own = folder.resolve("own.kifu").toString();
    kifu("base", "create", own, whole.toString(), copies.toString());
    kifu("base", "mark", own, "--game", "1", "--tag", "first");
    kifu("base", "mark", own, "--game", "2", "--tag", "second");
    kifu("base", "mark", own, "--game", "3", "--tag", "third");
    Files.delete(whole);
    // Two games like the first, none like the second, and one that was there before.
    Files.write(games.resolve("new.txt"), List.of(match.get(0), match.get(0), match.get(3)));
    CommandRun run = kifu("base", "sync", own, games.toString());
    assertThat(run.err())
        .containsPattern("marks lost, .*whole.txt: game 1: .*tags: first")
        .containsPattern("marks lost, .*whole.txt: game 2: .*tags: second");
    assertThat(kifu("base", "mark", own).lines())
        .containsExactly(copies + ": game 1: unknown - unknown: tags: third");
  }

  private static List<String> matchGames() throws IOException {
    return Files.readAllLines(Path.of(Examples.MATCH)).stream()
        .filter(line -> line.matches("([a-h][1-8]){58,}"))
        .toList();
  }

  @Test
  void tellsTheMarksOfAFileThatIsGone() throws IOException {
    Path games = Files.createDirectory(folder.resolve("games"));
    Path file = Files.copy(Path.of(Examples.MATCH), games.resolve("own.txt"));
    String own = folder.resolve("own.kifu").toString();
    kifu("base", "create", own, games.toString());
    kifu("base", "mark", own, "--game", "2", "--tag", "second");
    Files.delete(file);
    assertThat(kifu("base", "sync", own, games.toString()).err())
        .containsPattern("marks lost, .*own.txt: game 2: .*tags: second")
        .contains("removed, as it is gone");
  }

  @Test
  void findsGamesByTheirTag() {
    mark("--years", "1997", "--tag", "match");
    CommandRun run = kifu("query", base, "--tag", "match");
    assertThat(run.out()).isEqualTo(kifu("query", Examples.MATCH_ARCHIVE).out()).isNotEmpty();
    assertThat(run.err()).contains("6 of 669 games found");
    assertThat(kifu("query", base, "--tag", "match", "--result", "black", "--format", "csv").out())
        .isEqualTo(
            kifu("query", Examples.MATCH_ARCHIVE, "--result", "black", "--format", "csv").out());
    assertThat(kifu("query", base, "--tag", "match", "--to", "ggf").out())
        .isEqualTo(kifu("query", Examples.MATCH_ARCHIVE, "--to", "ggf").out());
    CommandRun unknown = kifu("query", base, "--tag", "mach");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("no game has the tag 'mach'", "match");
    assertThat(kifu("query", Examples.MATCH, "--tag", "match").err())
        .contains("--tag needs a base as INPUT");
  }

  /** Both bases and the file have the same games at the same places. */
  @Test
  void findsMarksInTheBaseThatHasThem() throws IOException {
    String one = Files.createDirectory(folder.resolve("one")).resolve("one.kifu").toString();
    String two = folder.resolve("two.kifu").toString();
    for (String made : List.of(one, two)) {
      kifu("base", "create", made, Examples.MATCH);
    }
    kifu("base", "mark", one, "--game", "2", "--tag", "mine");
    kifu("base", "mark", two, "--game", "3", "--tag", "mine", "--favourite");
    List<String> games = kifu("query", Examples.MATCH).lines();
    String second = games.get(1);
    String third = games.get(2);
    assertThat(kifu("query", one, two, "--tag", "mine").lines()).containsExactly(second, third);
    assertThat(kifu("query", two, Examples.MATCH, one, "--tag", "mine").lines())
        .containsExactly(third, second);
    assertThat(kifu("query", two + "!/" + Examples.MATCH, one, "--favourite").lines())
        .containsExactly(third);
    assertThat(kifu("query", two, "--favourite", "--tag", "mine").lines()).containsExactly(third);
    assertThat(kifu("query", one, "--favourite").lines()).isEmpty();
    assertThat(kifu("query", folder.toString(), "--tag", "mine").lines())
        .containsExactlyInAnyOrder(second, third);
    assertThat(kifu("query", one, two, "--player", "x", "--tag", "mine").code()).isEqualTo(2);
    assertThat(kifu("query", Examples.MATCH, "--favourite").err())
        .contains("--favourite needs a base as INPUT");
  }

  @Test
  void saysWhatCannotBeMarked() {
    for (String words :
        new String[] {
          "--tag x",
          "--game 1 --ply 2",
          "--game 9999 --tag x",
          "--game 1 --favourite --unfavourite",
          "--game 1 --note x --ply 63"
        }) {
      String line = "base mark " + base + " " + words;
      assertThat(kifu(line.split(" ", -1)).code()).as(words).isEqualTo(2);
    }
    assertThat(kifu("base", "mark", base, "--game", "1", "--tag", "a\nb").code()).isEqualTo(2);
    assertThat(mark().out()).isEmpty();
  }

  /** The answers of a file, taken over by a base, give the problems that the file gives. */
  @Test
  void keepsTheAnswersToProblems() throws IOException {
    String annotated = Examples.path("annotated-1997.jsonl");
    String csv = folder.resolve("progress.csv").toString();
    List<String> problems = kifu("drills", annotated, "--format", "csv").out().lines().toList();
    String position = problems.get(1).split(",", -1)[1].substring(1); // after the sign for text
    Files.writeString(
        Path.of(csv),
        "# mine\ndate,position,answer\n2026-11-20,"
            + position
            + ",right\n2026-11-22,"
            + position
            + ",wrong\n");
    CommandRun taken =
        kifu("drills", annotated, "--progress", base, "--answers", csv, "--today", "2026-11-22");
    assertThat(taken.err()).contains("games.kifu: 2 new answers");
    for (String day : new String[] {"2026-11-22", "2026-11-23"}) {
      CommandRun byFile = kifu("drills", annotated, "--progress", csv, "--today", day);
      assertThat(kifu("drills", annotated, "--progress", base, "--today", day)).isEqualTo(byFile);
    }
    assertThat(
            kifu("sql", base, "SELECT count(*), sum(correct) FROM drills", "--format", "csv").out())
        .contains("2,1");
    CommandRun again =
        kifu("drills", annotated, "--progress", base, "--answers", csv, "--today", "2026-11-22");
    assertThat(again.err()).doesNotContain("new answer");
    String mistyped = folder.resolve("gmaes.kifu").toString();
    CommandRun none = kifu("drills", annotated, "--progress", mistyped, "--answers", csv);
    assertThat(none.code()).isEqualTo(3);
    assertThat(none.err()).contains("gmaes.kifu does not exist");
    assertThat(Path.of(mistyped)).doesNotExist();
    assertThat(Files.readString(Path.of(csv))).startsWith("# mine");
  }
}
