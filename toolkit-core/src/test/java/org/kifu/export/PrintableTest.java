package org.kifu.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class PrintableTest {
  @Test
  void keepsWordsOfAllLanguagesLineBreaksAndTabs() throws IOException {
    assertThat(printed("Nicolet Stéphane\t為則英司\n● ○\n")).isEqualTo("Nicolet Stéphane\t為則英司\n● ○\n");
  }

  @Test
  void spellsOutWhatWouldMoveTheCursorOrTurnTheText() throws IOException {
    assertThat(printed("a\u001b[2Jb\rc\u009bd\u202ee\u0007"))
        .isEqualTo("a\\x1b[2Jb\\x0dc\\x9bd\\u202ee\\x07");
  }

  @Test
  void keepsAMessageInOneLine() {
    assertThat(Printable.line("name\nkifu: all is well")).isEqualTo("name\\x0akifu: all is well");
  }

  @Test
  void writesSingleCharactersAndPartsOfArrays() throws IOException {
    StringWriter text = new StringWriter();
    try (Printable out = new Printable(text)) {
      out.write('\u001b');
      out.write("xabx".toCharArray(), 1, 2);
      out.append("cd");
    }
    assertThat(text).hasToString("\\x1babcd");
  }

  private static String printed(String text) throws IOException {
    StringWriter out = new StringWriter();
    try (Printable printable = new Printable(out)) {
      printable.write(text);
    }
    return out.toString();
  }
}
