package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The names of entries are chosen by those who made the archive. */
class GameFileNamesTest {
  @TempDir private Path folder;

  /** A pair of surrogates over the place of the cut, letters of three and four bytes. */
  static List<String> names() {
    return List.of(
        "a".repeat(99) + "\ud835\udc9c" + "b", "棋".repeat(120), "\ud835\udc9c".repeat(150), "..");
  }

  @ParameterizedTest
  @MethodSource("names")
  void anyNameOfASourceMakesAFile(String name) throws IOException {
    Path archive = folder.resolve("games.zip");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
      zip.putNextEntry(new ZipEntry(name + ".txt"));
      zip.write("f5d6c3\n".getBytes(StandardCharsets.UTF_8));
    }
    Path boards = folder.resolve("boards");
    CommandRun run = kifu("show", archive.toString(), "--folder", boards.toString());
    assertThat(run.code()).as(run.err()).isZero();
    try (Stream<Path> files = Files.list(boards)) {
      assertThat(files).hasSize(1);
    }
  }
}
