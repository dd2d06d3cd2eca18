package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IndexCommandTest {
  @TempDir private Path folder;

  private String made(String... inputs) {
    String store = folder.resolve("openings.kix").toString();
    CommandRun run = run("index", List.of(inputs), "-o", store, "--plies", "10");
    assertThat(run.code()).as(run.err()).isZero();
    return store;
  }

  private static CommandRun run(String verb, List<String> inputs, String... options) {
    List<String> words = new ArrayList<>(List.of(verb));
    words.addAll(inputs);
    words.addAll(List.of(options));
    return kifu(words.toArray(String[]::new));
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "openings --plies 8 --format json",
        "openings --plies 12 --format csv",
        "openings --plies 10 --summary",
        "openings --at f5d6c3d3",
        "openings --at c4e3f6 --format json",
        "openings --at f5d6c3d3c4f4f6f3e6",
        "openings --player heiberg --side black --at f5 --format json",
        "openings --years 1980 --plies 6 --format csv",
        "openings --player a --plies 6",
        "openings --no-repeated --plies 6 --format csv",
        "query --position f5d6c3d3c4 --format csv",
        "query --position f5d6c3d3c4 --player rose --all-matching",
        "query --opening cow --result wipe-out",
        "query --result unfinished --format csv",
        "query --position a1"
      })
  void answersAsTheArchivesDo(String line) {
    String[] words = line.split(" ", -1);
    String[] options = Arrays.copyOfRange(words, 1, words.length);
    CommandRun store = run(words[0], List.of(made(Examples.ARCHIVES)), options);
    assertThat(store).isEqualTo(run(words[0], List.of(Examples.ARCHIVES), options));
  }

  @Tag("slow")
  @Test
  void isAppendedTo() throws IOException {
    String store = made(Examples.ARCHIVES);
    CommandRun run = kifu("index", Examples.MATCH, "-o", store, "--append");
    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("665 games");
    assertThat(kifu("openings", store, "--plies", "9", "--format", "json"))
        .isEqualTo(
            kifu(
                "openings", Examples.ARCHIVES, Examples.MATCH, "--plies", "9", "--format", "json"));
    byte[] before = Files.readAllBytes(Path.of(store));
    CommandRun again = kifu("index", Examples.MATCH, "-o", store, "--append");
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err())
        .contains(Examples.MATCH + ": the index already has games of this source");
    assertThat(Files.readAllBytes(Path.of(store))).isEqualTo(before);
    assertThat(kifu("index", Examples.MATCH, "-o", store, "--append", "--plies", "3").code())
        .isEqualTo(2);
  }

  @Test
  void saysWhatCannotBeDone() throws IOException {
    String store = made(Examples.MATCH);
    assertThat(kifu("index", Examples.MATCH).code()).isEqualTo(2);
    assertThat(kifu("index", Examples.MATCH, "-o", store).code()).isEqualTo(3);
    assertThat(kifu("index", Examples.MATCH, "-o", store + "2", "--append").code()).isEqualTo(3);
    assertThat(kifu("index", Examples.MATCH, "-o", store + "2", "--plies", "61").code())
        .isEqualTo(2);
    assertThat(kifu("openings", store, Examples.MATCH).err())
        .contains("an opening index must be the only input");
    assertThat(kifu("query", store, "--to", "ggf").err())
        .contains("an opening index has no whole records");
    String games = Files.copy(Path.of(Examples.BROKEN), folder.resolve("games.dat")).toString();
    CommandRun foreign = kifu("index", Examples.MATCH, "-o", games, "--append");
    assertThat(foreign.code()).isEqualTo(3);
    assertThat(foreign.err()).contains("[not-a-store]");
  }

  @Test
  void tellsOfADamagedStore() throws IOException {
    Path store = Path.of(made(Examples.MATCH));
    byte[] bytes = Files.readAllBytes(store);
    bytes[100]++;
    Files.write(store, bytes);
    CommandRun run = kifu("openings", store.toString());
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains(store + ": the index is damaged").contains("[store-damaged]");
  }

  @Test
  void tellsOfGamesThatCannotBeRead() throws IOException {
    CommandRun run = kifu("index", Examples.BROKEN, "-o", folder.resolve("x").toString());
    assertThat(run.err()).contains("4 games, 1 excluded: 1 illegal");
  }
}
