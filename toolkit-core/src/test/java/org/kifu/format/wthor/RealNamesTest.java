package org.kifu.format.wthor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.testing.RealData;

/** The name files of two editions, against the counts of their headers and of the format page. */
class RealNamesTest {
  @ParameterizedTest
  @CsvSource({
    "wthor, WTH.JOU, 20, 4448, ???",
    "wthor, WTH.TRN, 26, 492, Diverses parties",
    "wthor-names-2022, WTHOR.JOU, 20, 3884, ???",
    "wthor-names-2022, WTHOR.TRN, 26, 439, Diverses parties",
  })
  void readsEveryName(String folder, String file, int size, int count, String first)
      throws IOException {
    Path real = RealData.folder(folder).resolve(file);
    NameFile names = NameFile.of(file, Files.readAllBytes(real), size);
    assertThat(names.complaint()).isEmpty();
    assertThat(names.entries()).hasSize(count).doesNotContain("");
    assertThat(names.get(0, "")).isEqualTo(first);
  }

  @ParameterizedTest
  @CsvSource({
    "10, Kitty",
    "16, Logistello",
    "147, Cassio",
    "346, Inoue Hiroshi",
    "843, Heiberg Thomas",
    "1368, Edax",
  })
  void numbersMeanWhomTheyAreKnownFor(int number, String name) throws IOException {
    Path real = RealData.folder("wthor").resolve("WTH.JOU");
    NameFile names = NameFile.of("WTH.JOU", Files.readAllBytes(real), WthorLayout.PLAYER);
    assertThat(names.get(number, "")).startsWith(name);
  }
}
