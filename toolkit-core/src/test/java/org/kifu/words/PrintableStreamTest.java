package org.kifu.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.Severity;

class PrintableStreamTest {
  private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
  private final PrintableStream out = new PrintableStream(terminal);

  private String shown() {
    return terminal.toString(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 100})
  void itDoesNotMatterWhereABufferEnds(int size) throws IOException {
    byte[] bytes =
        "Stéphane 為則 ● 😀\t\n\u001b[2J\u009b1m \u202e \udb40\udc41\r\n"
            .getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < bytes.length; i += size) {
      out.write(bytes, i, Math.min(size, bytes.length - i));
    }
    out.flush();
    assertThat(shown()).isEqualTo("Stéphane 為則 ● 😀\t\n\\x1b[2J\\x9b1m \\u202e \\u{e0041}\\x0d\n");
  }

  @Test
  void bytesThatAreNotTextAreSpelledOut() throws IOException {
    out.write(new byte[] {'a', (byte) 0x9b, '1', 'm', (byte) 0xE9, 'b', (byte) 0xFF, (byte) 0xE3});
    out.flush();
    assertThat(shown()).isEqualTo("a\\x9b1m\\xe9b\\xff\\xe3");
  }

  @Test
  void whatIsNotGoneOnWithIsShownWhenSomebodyLooks() throws IOException {
    out.write(0xE3);
    assertThat(shown()).isEmpty();
    out.flush();
    out.write('x');
    out.flush();
    assertThat(shown()).isEqualTo("\\xe3x");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 100})
  void onlyTheColoursOfKifuPassOnceTheyMay(int size) throws IOException {
    String coloured = Colours.ON.of(Severity.ERROR, "為");
    byte[] bytes = (coloured + "\u001b[2J\u001b[1;32mx\u001b").getBytes(StandardCharsets.UTF_8);
    out.write(bytes);
    out.flush();
    out.passColours();
    for (int i = 0; i < bytes.length; i += size) {
      out.write(bytes, i, Math.min(size, bytes.length - i));
    }
    out.flush();
    String others = "\\x1b[2J\\x1b[1;32mx\\x1b";
    assertThat(shown())
        .isEqualTo("\\x1b[1;31m為\\x1b[0m" + others + "\u001b[1;31m為\u001b[0m" + others);
  }

  @Test
  void coloursOfThisProgramPass() throws IOException {
    out.write("a\u001b[1m".getBytes(StandardCharsets.UTF_8));
    out.writeOwn("\u001b[1mkifu\u001b[0m");
    assertThat(shown()).isEqualTo("a\\x1b[1m\u001b[1mkifu\u001b[0m");
  }
}
