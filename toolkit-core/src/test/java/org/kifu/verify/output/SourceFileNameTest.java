package org.kifu.verify.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SourceFileNameTest {
  @ParameterizedTest
  @CsvSource({
    "games/1997.txt, 1997.txt",
    "a.zip!/dir\\game.sgf, game.sgf",
    "-, standard-input",
    "/, standard-input",
    "a b|c.txt, a_b_c.txt",
  })
  void keepsTheLastPartWithoutWhatFileSystemsRefuse(String source, String name) {
    assertThat(SourceFileName.of(source)).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({"games/a\\xe9.txt, a_xe9.txt"})
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aByteThatIsNotTextIsNotAFolder(String source, String name) {
    assertThat(SourceFileName.of(source)).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({"C:\\games\\xab.sgf, xab.sgf"})
  @EnabledOnOs(OS.WINDOWS)
  void whatLooksLikeAByteIsAFolderOnWindows(String source, String name) {
    assertThat(SourceFileName.of(source)).isEqualTo(name);
  }
}
