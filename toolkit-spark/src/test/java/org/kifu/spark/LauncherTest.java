package org.kifu.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the launcher hands to the JVM, from a distribution in a folder with a space in its name. */
class LauncherTest {
  @TempDir private Path temp;

  @Test
  void keepsAPathWithSpacesInOnePiece() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no shell here");
    Path home = temp.resolve("my tools");
    Path part = Files.createDirectories(home.resolve("lib/spark"));
    Files.copy(Path.of("..", "kifu"), home.resolve("kifu"));
    Files.copy(Path.of("spark.sh"), part.resolve("spark.sh"));
    Path jar = Files.createFile(part.resolve("toolkit-spark-1.jar"));
    List<String> words = run(home, "spark", "verify", "a b.wtb", "--master", "spark://host:7077");
    assertThat(words)
        .contains("-Dspark.jars=" + jar.toRealPath())
        .containsSequence("org.kifu.spark.Main", "verify", "a b.wtb", "--master");
  }

  /** Runs the launcher with a JDK that prints its arguments, one a line. */
  private List<String> run(Path home, String... arguments)
      throws IOException, InterruptedException {
    Path java = Files.createDirectories(temp.resolve("jdk/bin")).resolve("java");
    Files.writeString(temp.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
    Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.createDirectories(temp.resolve("spark/jars"));
    File out = temp.resolve("out").toFile();
    ProcessBuilder launcher = new ProcessBuilder("/bin/sh", home.resolve("kifu").toString());
    launcher.command().addAll(List.of(arguments));
    launcher.environment().put("KIFU_JAVA_HOME", temp.resolve("jdk").toString());
    launcher.environment().put("XDG_CACHE_HOME", "none"); // no place for a start-up cache
    launcher.environment().put("SPARK_HOME", temp.resolve("spark").toString());
    assertThat(launcher.redirectErrorStream(true).redirectOutput(out).start().waitFor()).isZero();
    return Files.readAllLines(out.toPath(), StandardCharsets.UTF_8);
  }
}
