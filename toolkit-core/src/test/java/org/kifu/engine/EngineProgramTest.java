package org.kifu.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EngineProgramTest {
  private static List<String> words(String commandLine) {
    return EngineProgram.of(commandLine, Duration.ZERO, Duration.ZERO).command();
  }

  @Test
  void wordsAreDividedAsAShellDividesThem() {
    assertThat(words("lEdax -nboard  -l 21 ")).containsExactly("lEdax", "-nboard", "-l", "21");
    assertThat(words("\"C:\\My Engines\\ntest.exe\" x"))
        .containsExactly("C:\\My Engines\\ntest.exe", "x");
    assertThat(words("java -cp='a b':c \"d 'e'\" ''"))
        .containsExactly("java", "-cp=a b:c", "d 'e'", "");
  }

  /** A class path has thousands of characters. */
  @Test
  void aWordMayBeLong() {
    String path = "/a/path/of/a.jar:".repeat(2000);
    assertThat(words("java -cp " + path + " \"" + path + "\""))
        .containsExactly("java", "-cp", path, path);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "\"open", "a b'c", "'a' \"b c"})
  void anUnknownCommandIsRefused(String commandLine) {
    assertThatThrownBy(() -> words(commandLine)).isInstanceOf(IllegalArgumentException.class);
  }
}
