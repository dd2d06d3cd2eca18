package org.kifu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The limits in SECURITY.md are those in the sources. */
class SecurityLimitsTest {
  private static final Path ROOT = Path.of("..");

  private static final Pattern ROW =
      Pattern.compile("\\| [^|]+ \\| [^|]+ \\| (\\d+)( [KMG]iB)? \\| `(\\S+)\\.([A-Z_]+)` \\|");

  private static final Pattern PACKED =
      Pattern.compile(
          "may unpack to (\\d+) MiB together, whatever its own size. Beyond that, they may unpack"
              + " to (\\d+) times its own size, and never to more than (\\d+) GiB. The directory of"
              + " a zip may take (\\d+) MiB, and the headers of a tar (\\d+) MiB");

  private static Stream<String> rows() throws IOException {
    return Files.readAllLines(ROOT.resolve("SECURITY.md")).stream()
        .filter(line -> line.startsWith("| ") && line.contains("/"))
        .filter(line -> line.contains("`"));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void eachLimitIsTheConstantThatItNames(String row) throws IOException {
    Matcher limit = ROW.matcher(row);
    assertThat(limit.matches()).isTrue();
    Matcher constant =
        Pattern.compile("\\b" + limit.group(4) + " = ([0-9_]+)L?( << (\\d+))?;")
            .matcher(source(limit.group(3)));
    assertThat(constant.find()).isTrue();
    long factor = Long.parseLong(constant.group(1).replace("_", ""));
    int shift = constant.group(3) == null ? 0 : Integer.parseInt(constant.group(3));
    assertThat(Long.parseLong(limit.group(1)) << bits(limit.group(2))).isEqualTo(factor << shift);
  }

  @Test
  void theLimitsOfArchivesAreThose() throws IOException {
    Matcher told =
        PACKED.matcher(Files.readString(ROOT.resolve("SECURITY.md")).replaceAll("\\s+", " "));
    assertThat(told.find()).isTrue();
    assertThat(source("source/packed/UnpackingLimits"))
        .contains(
            "new UnpackingLimits(%sL << 20, %s, %sL << 30, %sL << 20, %sL << 20)"
                .formatted(
                    told.group(1), told.group(2), told.group(3), told.group(4), told.group(5)));
  }

  private static int bits(@Nullable String unit) {
    return switch (unit) {
      case null -> 0;
      case " KiB" -> 10;
      case " MiB" -> 20;
      default -> 30;
    };
  }

  private static String source(String path) throws IOException {
    return Files.readString(
        ROOT.resolve("toolkit-core/src/main/java/org/kifu").resolve(path + ".java"));
  }
}
