package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that a pipeline runs, with a real shell. */
@Tag("slow")
class PipelineExampleTest {
  private static final Path SCRIPT = Path.of("examples/pipeline/check-records.sh").toAbsolutePath();

  @TempDir private Path folder;

  @Test
  void passesWithGoodRecordsAndFailsWithABadOne() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no /bin/sh here");
    Path records = Files.createDirectory(folder.resolve("my records"));
    Files.copy(Path.of(Examples.MATCH), records.resolve("good.txt"));
    assertThat(run(records)).isZero();
    assertThat(folder.resolve("reports/kifu.sarif")).content().contains("\"2.1.0\"");
    assertThat(folder.resolve("reports/kifu-junit.xml")).content().contains("failures=\"0\"");
    Files.copy(Path.of(Examples.BROKEN), records.resolve("bad.txt"));
    assertThat(run(records)).isEqualTo(1);
    assertThat(folder.resolve("reports/kifu.sarif")).content().contains("illegal-move");
    assertThat(folder.resolve("reports/kifu-junit.xml"))
        .content()
        .contains("tests=\"2\"", "failures=\"1\"");
    assertThat(run(folder.resolve("nowhere"))).isEqualTo(3);
  }

  private int run(Path records) throws IOException, InterruptedException {
    ProcessBuilder script =
        new ProcessBuilder("/bin/sh", SCRIPT.toString(), records.toString(), "reports")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile());
    script.environment().put("KIFU", kifu());
    Process process = script.start();
    return process.waitFor();
  }

  /** A command as it is installed: this program, in a process of its own. */
  private String kifu() throws IOException {
    List<String> script = List.of("#!/bin/sh", "exec " + CommandProcess.inShell() + " \"$@\"");
    Path file = Files.write(folder.resolve("kifu"), script);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    return file.toString();
  }
}
