package org.kifu.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.kifu.testing.Games;

/** The questions of CONTRIBUTING.md, which {@code build/find.sh} answers. */
class FindTest {
  @Test
  void theWordsOfEachQuestionFindItsFile() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no shell here");
    Path script = Games.examples().resolveSibling("build").resolve("find.sh");
    Process find =
        new ProcessBuilder("/bin/sh", script.toString()).redirectErrorStream(true).start();
    String said = new String(find.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(find.waitFor()).as(said).isZero();
    assertThat(said).isEmpty();
  }
}
