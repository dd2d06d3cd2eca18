package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.base.Base;

/** The own base of a user. */
class OwnLibraryTest {
  @TempDir Path folder;

  @Test
  void standsWhereThePlatformKeepsDataOfPrograms() {
    Map<String, String> home = Map.of("HOME", "/home/ann", "APPDATA", "/ann/AppData");
    assertThat(OwnLibrary.place("Linux", home))
        .isEqualTo(Path.of("/home/ann/.local/share/kifu/games.kifu"));
    assertThat(OwnLibrary.place("Mac OS X", home))
        .isEqualTo(Path.of("/home/ann/Library/Application Support/Kifu/games.kifu"));
    assertThat(OwnLibrary.place("Windows 11", home))
        .isEqualTo(Path.of("/ann/AppData/Kifu/games.kifu"));
    assertThat(OwnLibrary.place("Linux", Map.of("XDG_DATA_HOME", "/data")))
        .isEqualTo(Path.of("/data/kifu/games.kifu"));
    assertThat(OwnLibrary.place("Linux", Map.of("XDG_DATA_HOME", "data", "HOME", "/home/ann")))
        .isEqualTo(Path.of("/home/ann/.local/share/kifu/games.kifu"));
  }

  @Test
  void isMadeOnceWithExamples() throws IOException {
    Path file = folder.resolve("a").resolve("b").resolve("games.kifu");
    assertThat(OwnLibrary.made(file)).isEqualTo(file);
    try (Base base = Base.open(file)) {
      assertThat(base.count("games")).isEqualTo(659);
      assertThat(base.count("players")).isGreaterThan(100);
    }
    byte[] before = Files.readAllBytes(file);
    assertThat(Files.readAllBytes(OwnLibrary.made(file))).isEqualTo(before);
    try (var files = Files.list(file.getParent())) {
      assertThat(files).containsExactly(file);
    }
  }
}
