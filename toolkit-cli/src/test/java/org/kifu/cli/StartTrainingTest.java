package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class StartTrainingTest {
  @Test
  void runsCommandsThatFindTheirExamples(@TempDir Path folder) {
    for (String[] words : StartTraining.commands(Path.of("examples"), folder)) {
      CommandRun run = kifu(words);
      boolean broken = String.join(" ", words).contains(Examples.BROKEN);
      assertThat(run.code())
          .as("%s: %s", String.join(" ", words), run.err())
          .isEqualTo(broken ? 1 : 0);
    }
  }
}
