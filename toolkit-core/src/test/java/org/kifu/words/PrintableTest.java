package org.kifu.words;

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

  @Test
  void onlyTheColoursOfKifuPassAndOnlyIfWanted() throws IOException {
    String text = Colours.ON.in(Colours.Colour.MAGENTA, "mistake") + "\u001b[2J";
    assertThat(printed(text)).isEqualTo("\\x1b[35mmistake\\x1b[0m\\x1b[2J");
    StringWriter coloured = new StringWriter();
    try (Printable out = new Printable(coloured, Colours.ON)) {
      out.write(text);
    }
    assertThat(coloured).hasToString("\u001b[35mmistake\u001b[0m\\x1b[2J");
  }

  @Test
  void spellsOutEveryCharacterThatIsNotSeenItself() {
    assertThat(Printable.line("a\u2028b\u2029c\ufeffd\u061c\udb40\udc41\u3164\ud83d"))
        .isEqualTo("a\\u2028b\\u2029c\\ufeffd\\u061c\\u{e0041}\\u3164\\ud83d");
    assertThat(Printable.line("a\udce9b")).isEqualTo("a\\xe9b"); // a byte of a file name
  }

  @Test
  void keepsACharacterWholeThatIsWrittenInHalves() throws IOException {
    StringWriter text = new StringWriter();
    try (Printable out = new Printable(text)) {
      for (char half : "😀\udb40\udc41\ud83d".toCharArray()) {
        out.write(half);
      }
    }
    assertThat(text).hasToString("😀\\u{e0041}\\ud83d");
  }

  private static String printed(String text) throws IOException {
    StringWriter out = new StringWriter();
    try (Printable printable = new Printable(out)) {
      printable.write(text);
    }
    return out.toString();
  }
}
