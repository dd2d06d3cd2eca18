package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;
import static org.kifu.cli.CommandRun.kifuWithInput;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BaseCommandTest {
  @TempDir private Path folder;

  private String made(String... inputs) {
    String base = folder.resolve("games.kifu").toString();
    CommandRun run = base("create", base, inputs);
    assertThat(run.code()).as(run.err()).isZero();
    return base;
  }

  private static CommandRun base(String action, String base, String... words) {
    return kifu(
        Stream.concat(Stream.of("base", action, base), Stream.of(words)).toArray(String[]::new));
  }

  @Test
  void takesFilesInAndGivesThemBack() throws IOException {
    String base = made(Examples.ARCHIVES, Examples.BROKEN);
    CommandRun again = base("add", base, Examples.ARCHIVES, Examples.MATCH);
    assertThat(again.err())
        .contains("1 source added with 6 games, 0 quarantined, 8 sources known before");
    CommandRun checked = base("check", base);
    assertThat(checked.code()).isZero();
    assertThat(checked.out())
        .isEqualTo(
            "10 sources, 669 games, 40546 positions, 10 files on the disk with the same bytes:"
                + " nothing wrong\n");
    Path out = folder.resolve("out");
    assertThat(base("export", base, "-o", out.toString()).code()).isZero();
    try (Stream<Path> files = Files.walk(out)) {
      List<Path> written = files.filter(Files::isRegularFile).toList();
      assertThat(written).hasSize(12);
      for (Path each : written) {
        assertThat(Files.mismatch(each, out.relativize(each))).as(each.toString()).isEqualTo(-1);
      }
    }
  }

  @Test
  void writesGamesInAnyNotation() {
    String base = made(Examples.ARCHIVES, Examples.MATCH);
    String[] options = {"--player", "rose", "--all-matching", "--to", "ggf"};
    CommandRun files =
        kifu(
            "convert",
            Examples.ARCHIVES,
            Examples.MATCH,
            "--player",
            "rose",
            "--all-matching",
            "--to",
            "ggf");
    assertThat(files.out()).contains("(;GM[Othello]");
    assertThat(base("export", base, options)).isEqualTo(files);
  }

  @Test
  void writesTheBytesOfChosenRecords() throws IOException {
    String base = made(Examples.MATCH, Examples.ARCHIVES);
    String sixth = Examples.match().get(5) + "\n";
    assertThat(base("export", base, "--game", "6").out()).isEqualTo(sixth);
    assertThat(base("export", base, "--source", Examples.MATCH).out())
        .isEqualTo(Files.readString(Path.of(Examples.MATCH)));
    CommandRun binary = base("export", base, "--game", "7");
    assertThat(binary.code()).isEqualTo(2);
    assertThat(binary.err()).contains("cannot stand alone; name a notation with --to");
    assertThat(base("export", base).err()).contains("the base has 9 files: name a new folder");
    assertThat(base("export", base, "--source", "nothing").code()).isEqualTo(2);
    assertThat(base("export", base, "--player", "nobody").code()).isEqualTo(2);
    assertThat(base("export", base, "-o", folder.toString()).code()).isEqualTo(3);
    assertThat(base("export", base, "--to", "ggf", "-o", base, "--force").code()).isNotZero();
    assertThat(base("check", base).code()).isZero();
  }

  @Test
  void leavesOutRecordsThatSayNothingNew() throws IOException {
    String base = made(Examples.ARCHIVES);
    CommandRun added = base("add", base, Examples.MATCH, "--dedup", "same-game");
    assertThat(added.err())
        .contains("1 source added with 1 game, 0 quarantined, 5 copies left out");
    assertThat(base("export", base, "--source", Examples.MATCH).out())
        .isEqualTo(Files.readString(Path.of(Examples.MATCH)));
    assertThat(kifu("query", base, "--game", "660").out()).contains("logistello-murakami-1997.txt");
    assertThat(kifu("verify", base).out()).contains("660 games");
    assertThat(kifu("verify", base + "!/" + Examples.MATCH).out()).contains("1 game");
    assertThat(base("remove", base, Examples.ARCHIVES).code()).isZero();
    assertThat(kifu("verify", base).out()).isEqualTo(kifu("verify", Examples.MATCH).out());
    assertThat(base("check", base).code()).isZero();
    assertThat(base("add", base, Examples.ARCHIVES, "--dedup", "prefix").err())
        .contains("--dedup takes only identical, symmetric, same-game, same-moves");
  }

  /** The tag is on a game of a file that goes; the same game of the other file takes it over. */
  @Test
  void keepsMarksOfGamesThatWereLeftOut() throws IOException {
    Path files = Files.createDirectory(folder.resolve("files"));
    Path first = files.resolve("a.txt");
    Files.write(first, Examples.match());
    Files.write(files.resolve("b.txt"), Examples.match().subList(1, 3));
    String base = folder.resolve("games.kifu").toString();
    assertThat(base("create", base, files.toString(), "--dedup", "identical").err())
        .contains("2 sources added with 6 games, 0 quarantined, 2 copies left out");
    assertThat(base("mark", base, "--game", "2", "--tag", "mine").code()).isZero();
    Files.delete(first);
    CommandRun synced = base("sync", base, files.toString(), "--dedup", "identical");
    assertThat(synced.code()).as(synced.err()).isZero();
    assertThat(kifu("query", base, "--tag", "mine").out()).contains("b.txt");
    assertThat(base("check", base).out()).contains("1 source, 2 games");
  }

  @Test
  void keepsStandardInput() throws IOException {
    String base = folder.resolve("games.kifu").toString();
    byte[] bytes = Files.readAllBytes(Path.of(Examples.MATCH));
    assertThat(kifuWithInput(bytes, "base", "create", base, "-").err())
        .contains("1 source added with 6 games");
    assertThat(base("export", base).out()).isEqualTo(Files.readString(Path.of(Examples.MATCH)));
    assertThat(base("check", base).code()).isZero();
  }

  @Test
  void readsAsItWasTold() throws IOException {
    Path file = Files.writeString(folder.resolve("games.txt"), "f5f4e3f6d3\n");
    String base = folder.resolve("games.kifu").toString();
    CommandRun run = base("create", base, file.toString(), "--rules", "one-way");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(base("check", base).code()).isZero();
    assertThat(base("export", base, "--to", "json").out()).contains("\"rules\":\"one-way\"");
  }

  @Test
  void removesFilesAndFolders() {
    String base = made(Examples.ARCHIVES, Examples.MATCH);
    assertThat(base("remove", base, Examples.MATCH, Examples.ARCHIVES).err())
        .contains("9 sources removed with 665 games");
    CommandRun empty = base("check", base);
    assertThat(empty.out()).startsWith("0 sources, 0 games, 0 positions");
    assertThat(empty.code()).isZero();
    CommandRun unknown = base("remove", base, Examples.MATCH);
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("the base has no file of this name");
  }

  @Test
  void followsItsFiles() throws IOException {
    Path files = Files.createDirectory(folder.resolve("files"));
    Path changing = Files.writeString(files.resolve("changing.txt"), "f5d6c3\n");
    Path moving = Files.writeString(files.resolve("moving.txt"), "f5f6e6\n");
    Path going = Files.writeString(files.resolve("going.txt"), "f5f4e3\n");
    String base = made(files.toString(), Examples.MATCH);
    Files.writeString(changing, "f5d6c3d3c4\nf5f6e6f4\n");
    Path moved = Files.move(moving, files.resolve("moved.txt"));
    Files.delete(going);
    Files.writeString(files.resolve("new.txt"), "f5d6c4\n");
    CommandRun run = base("sync", base, files.toString());
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .contains(changing + ": replaced")
        .contains(moved + ": was " + moving)
        .contains(going + ": removed")
        .contains("2 sources added with 3 games");
    CommandRun checked = base("check", base);
    assertThat(checked.out()).startsWith("4 sources, 10 games, ").contains(" 4 files on the disk");
    assertThat(checked.code()).isZero();
    assertThat(base("sync", base, files.toString()).err()).contains("0 sources added");
    assertThat(base("sync", base, folder.resolve("nothing").toString()).code()).isEqualTo(3);
    assertThat(base("check", base).out()).isEqualTo(checked.out());
  }

  /** Files exchange their names, take that of another file, and become alike. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a=B b=A", // exchanged
        "a=B b=C c=A",
        "a=B b=new", // moved, and a new file in its place
        "a=B", // a copy
        "a=B -b", // moved over another file
        "a=B -b d=A",
        "d=A a=new", // moved, and a new file in its place
        "a=new b=new", // two files with the same new bytes
        "a=new b=A -c d=B"
      })
  void followsBytesThatAreInOtherFiles(String changes) throws IOException {
    Path files = Files.createDirectory(folder.resolve("files"));
    Map<String, String> content =
        Map.of("A", "f5d6c3\n", "B", "f5f6e6\n", "C", "f5f4e3\n", "new", "f5d6c4\n");
    for (String each : List.of("A", "B", "C")) {
      Files.writeString(files.resolve(each.toLowerCase(Locale.ROOT)), content.get(each));
    }
    String base = made(files.toString());
    for (String each : changes.split(" ", -1)) {
      if (each.startsWith("-")) {
        Files.delete(files.resolve(each.substring(1)));
      } else {
        Files.writeString(files.resolve(each.substring(0, 1)), content.get(each.substring(2)));
      }
    }
    CommandRun run = base("sync", base, files.toString());
    assertThat(run.code()).as(run.err()).isZero();
    CommandRun checked = base("check", base);
    assertThat(checked.out() + checked.err()).contains("nothing wrong").doesNotContain("changed");
    // The base has the bytes of each file, and no others.
    Set<String> there = new TreeSet<>();
    try (Stream<Path> all = Files.list(files)) {
      for (Path each : all.toList()) {
        there.add(Files.readString(each).strip());
      }
    }
    assertThat(kifu("sql", base, "SELECT moves FROM games ORDER BY 1", "--format", "csv").lines())
        .containsExactlyElementsOf(Stream.concat(Stream.of("moves"), there.stream()).toList());
    assertThat(base("sync", base, files.toString()).err()).contains("0 sources added");
  }

  /** Names that only the replaced bytes had are known no longer when the new ones are read. */
  @Test
  void followsAFileWithNames() throws IOException {
    String game = Files.readString(Path.of(Examples.path("ggs-synchro-2009.ggf")));
    Path file = Files.writeString(folder.resolve("names.ggf"), game);
    String base = made(file.toString());
    Files.writeString(file, game + game);
    CommandRun run = base("sync", base, file.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("names.ggf: replaced");
    assertThat(base("check", base).code()).isZero();
    assertThat(kifu("query", base, "--format", "csv"))
        .isEqualTo(kifu("query", file.toString(), "--format", "csv"));
    CommandRun streamed =
        kifuWithInput(game.getBytes(StandardCharsets.UTF_8), "base", "add", base, "-");
    assertThat(streamed.code()).as(streamed.err()).isZero();
    byte[] other = (game + "\n" + game + game).getBytes(StandardCharsets.UTF_8);
    assertThat(kifuWithInput(other, "base", "sync", base, "-").err()).contains("-: replaced");
    CommandRun checked = base("check", base);
    assertThat(checked.code()).as(checked.out()).isZero();
    assertThat(checked.out()).startsWith("2 sources, ");
  }

  @Test
  void saysWhatCannotBeDone() throws IOException {
    String base = made(Examples.MATCH);
    assertThat(kifu("base").err())
        .contains("name an action: create add sync remove annotate mark check export");
    assertThat(kifu("base", "check").code()).isEqualTo(2);
    assertThat(base("add", base).code()).isEqualTo(2);
    CommandRun exists = base("create", base, Examples.BROKEN);
    assertThat(exists.code()).isEqualTo(3);
    assertThat(exists.err()).contains("exists; 'kifu base add' adds to a base");
    assertThat(base("create", base, Examples.BROKEN, "--force").code()).isZero();
    assertThat(base("check", base).out()).startsWith("1 source, 4 games");
    String text = Files.writeString(folder.resolve("text"), "f5").toString();
    assertThat(base("create", text, "--force").code()).isEqualTo(3);
    assertThat(Files.readString(Path.of(text))).isEqualTo("f5");
    CommandRun foreign = base("check", text);
    assertThat(foreign.code()).isEqualTo(3);
    assertThat(foreign.err()).contains("[not-a-base]");
    assertThat(base("check", text + "2").code()).isEqualTo(3);
    assertThat(base("add", base, "f5d6").err()).contains("a base keeps files");
    assertThat(base("add", base, "nothing.txt").code()).isEqualTo(3);
    assertThat(base("add", base, Examples.MATCH, "--from", "x").code()).isEqualTo(2);
  }

  @Test
  void leavesNothingBehindARefusal() throws IOException {
    String base = made(Examples.MATCH);
    Path other = folder.resolve("other.kifu");
    CommandRun run = base("create", other.toString(), base);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("a base does not keep a base");
    assertThat(other).doesNotExist();
  }

  @Test
  void leavesItselfOutOfAFolder() throws IOException {
    Files.copy(Path.of(Examples.MATCH), folder.resolve("match.txt"));
    String base = folder.resolve("games.kifu").toString();
    CommandRun run = base("create", base, folder.toString());
    assertThat(run.err()).contains("1 source added with 6 games");
    assertThat(run.code()).isZero();
  }

  @Test
  void tellsOfChangedFilesAndDamage() throws IOException {
    Path file = Files.writeString(folder.resolve("games.txt"), "f5d6c3\n");
    String base = made(file.toString());
    Files.writeString(file, "f5f6e6\n");
    CommandRun changed = base("check", base);
    assertThat(changed.code()).isZero();
    assertThat(changed.err()).contains(file + ": the file has changed since it was added");
    assertThat(base("add", base, file.toString()).code()).isEqualTo(1);
    byte[] bytes = Files.readAllBytes(Path.of(base));
    int at = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("f5d6c3\n");
    bytes[at] = 'e';
    Files.write(Path.of(base), bytes);
    CommandRun damaged = base("check", base);
    assertThat(damaged.code()).isEqualTo(1);
    assertThat(damaged.out()).contains("the bytes do not have the sum that they had");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void staysAsItWasWithoutRoom() throws Exception {
    String base = made(Examples.MATCH);
    // Room for the library of SQLite, which is unpacked, and for some of the games.
    int blocks = 2600;
    CommandRun full =
        CommandProcess.withLittleRoom(blocks, List.of("base", "add", base, Examples.ARCHIVES));
    assertThat(full.code()).as(full.err()).isEqualTo(3);
    assertThat(full.err()).contains("[base-full]");
    assertThat(base("check", base).out()).startsWith("1 source, 6 games, ");
    assertThat(base("add", base, Examples.ARCHIVES).code()).isZero();
    assertThat(base("check", base).out()).startsWith("9 sources, 665 games, ");
  }
}
