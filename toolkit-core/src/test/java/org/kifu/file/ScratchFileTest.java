package org.kifu.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchFileTest {
  @Test
  void givesBackWhatWasWritten() throws IOException {
    try (ScratchFile file = ScratchFile.open();
        OutputStream out = file.output()) {
      out.write(new byte[] {1, 2, 3});
      assertThat(file.rewind().readAllBytes()).containsExactly(1, 2, 3);
    }
  }

  @Test
  void aKilledProcessLeavesNone(@TempDir Path home, @TempDir Path temp) throws Exception {
    StagingProcess.start(home, temp).destroyForcibly().waitFor();
    assertThat(temp).isEmptyDirectory();
  }
}
