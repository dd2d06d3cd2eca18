package org.kifu.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.distribution.ImageTest.Run;

/** The smoke test of the image in every build: its folder, without start-up cache and packages. */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class ImageFolderTest {
  private static final Path JDK = Path.of(System.getProperty("java.home"));

  @TempDir private Path folder;

  private Run run(Path java, String... words) throws Exception {
    String program = java.resolve("bin/java").toString();
    return ImageTest.run(folder, Stream.concat(Stream.of(program), Stream.of(words)).toList());
  }

  @Test
  void answersOnItsOwnJavaWhatTheJdkAnswers() throws Exception {
    Path launcher = Path.of(System.getProperty("kifu.launcher"));
    Path out = folder.resolve("image");
    Run made =
        run(
            JDK,
            "-XX:TieredStopAtLevel=1",
            launcher.resolveSibling("build/image/ImageFolder.java").toString(),
            System.getProperty("kifu.zip"),
            launcher.resolveSibling("distribution/src/image").toString(),
            out.toString());
    assertThat(made.exit()).as(made.err()).isZero();
    Path home = ImageTest.only(out, "kifu-.*");
    Path own = home.resolve("runtime");
    String base = folder.resolve("games.kifu").toString();
    Run created =
        kifu(own, home, "base", "create", base, home.resolve("examples/wthor").toString());
    assertThat(created.exit()).as(created.err()).isZero();
    String[] asked = {"openings", base, "--plies", "8", "--min-games", "20"};
    Run answer = kifu(own, home, asked);
    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(answer.out()).isNotBlank().isEqualTo(kifu(JDK, home, asked).out());
  }

  private Run kifu(Path java, Path home, String... words) throws Exception {
    Path jar = ImageTest.only(home.resolve("lib"), "toolkit-cli-.*\\.jar");
    Stream<String> options =
        Stream.of("-Xlog:disable", "-XX:TieredStopAtLevel=1", "-jar", jar.toString());
    return run(java, Stream.concat(options, Stream.of(words)).toArray(String[]::new));
  }
}
