package org.kifu.format.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.testing.Reading;

/** The encoding that a game states, and that of its bytes. */
class SgfEncodingTest {
  /** Names in an encoding, with the encoding that the file states. */
  @ParameterizedTest
  @CsvSource({
    "UTF-8, UTF-8, J\u00FCrgen, false",
    "ISO-8859-1, UTF-8, J\u00FCrgen, true",
    "windows-1251, UTF-8, \u0410\u043D\u043D\u0430, true",
    "US-ASCII, UTF-8, J\u00FCrgen, true",
    "Shift_JIS, UTF-8, \u6751\u4E0A, true",
    "GB2312, UTF-8, \u9648\u660E, true",
    "UTF-8, ISO-8859-1, J\u00FCrgen, true",
    "UTF-8, windows-1251, \u0410\u043D\u043D\u0430 \u041F\u0435\u0442\u0440\u043E\u0432\u0430,"
        + " true",
    "ISO-8859-1, ISO-8859-1, J\u00FCrgen, false",
    "windows-1251, windows-1251, \u0410\u043D\u043D\u0430, false",
    "Shift_JIS, Shift_JIS, \u6751\u4E0A, false",
    "GB2312, GB2312, \u9648\u660E, false",
    "EUC-JP, EUC-JP, \u6751\u4E0A, false",
  })
  void theBytesAreBelievedIfTheyContradictTheEncoding(
      String stated, String encoding, String name, boolean isTold) {
    String game = "(;FF[4]GM[2]CA[%s]PB[%s];B[f5];W[d6])\n".formatted(stated, name);
    Reading reading = Reading.of(game.getBytes(Charset.forName(encoding)));
    assertThat(reading.records().getFirst().header().black()).isEqualTo(name);
    assertThat(reading.games().getFirst().problems())
        .extracting(each -> each.code().code() + " " + each.where().column())
        .isEqualTo(isTold ? List.of("bad-value 16") : List.of());
  }

  /** Bytes of ISO-8859-1 that are no characters where several bytes are one. */
  @ParameterizedTest
  @CsvSource({
    "EUC-JP, Ren\u00E9 x",
    "Shift_JIS, Zo\u00FF x",
    "Shift_JIS, Zo\u00EB\u00FF",
    "GB2312, Ren\u00E9 x",
    "Big5, Ren\u00E9 x",
    "EUC-KR, Ren\u00E9 x",
  })
  void bytesThatAreNotCharactersContradictAnEncoding(String stated, String name) {
    String game = "(;FF[4]GM[2]CA[%s]PB[%s]PW[a];B[f5];W[d6])\n".formatted(stated, name);
    Reading reading = Reading.of(game.getBytes(StandardCharsets.ISO_8859_1));
    assertThat(reading.records().getFirst().header().black()).isEqualTo(name);
    assertThat(reading.records().getFirst().header().white()).isEqualTo("a");
    assertThat(reading.codes()).containsExactly("bad-value");
  }

  @Test
  void eachGameStatesItsOwnEncoding() {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    for (String encoding : List.of("windows-1251", "UTF-8", "Shift_JIS", "UTF-8")) {
      String name = encoding.equals("Shift_JIS") ? "\u6751\u4E0A" : "\u0410\u043D\u043D\u0430";
      String game = "(;FF[4]GM[2]CA[%s]PB[%s];B[f5];W[d6])\n".formatted(encoding, name);
      file.writeBytes(game.getBytes(Charset.forName(encoding)));
    }
    Reading reading = Reading.of(file.toByteArray());
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records())
        .extracting(game -> game.header().black())
        .containsExactly(
            "\u0410\u043D\u043D\u0430",
            "\u0410\u043D\u043D\u0430",
            "\u6751\u4E0A",
            "\u0410\u043D\u043D\u0430");
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-8, ISO-8859-1, ISO-8859-1",
    "US-ASCII, ISO-8859-1, ISO-8859-1",
    "ISO-8859-1, UTF-8, UTF-8",
    "UTF-16, UTF-8, UTF-8",
    "UTF-8, UTF-16, UTF-16BE",
  })
  void theMessageNamesTheEncodingInWhichTheBytesAreRead(
      String stated, String encoding, String used) {
    String told = "CA says " + stated + ", and the bytes contradict it; they are read as " + used;
    for (String game :
        List.of("(;GM[2]CA[%s]PB[J\u00FCrgen];B[f5])", "(;GM[2]PB[J\u00FCrgen]CA[%s];B[f5])")) {
      Reading reading = Reading.of(game.formatted(stated).getBytes(Charset.forName(encoding)));
      assertThat(reading.records().getFirst().header().black()).isEqualTo("J\u00FCrgen");
      assertThat(reading.games().getFirst().problems())
          .extracting(problem -> problem.message())
          .containsExactly(told);
    }
  }

  @Test
  void onlySomeLinesInUtf8AreToldAsBoth() {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes("(;GM[2]CA[UTF-8]PB[J\u00FCrgen]\n".getBytes(Charset.forName("ISO-8859-1")));
    file.writeBytes("PW[J\u00FCrgen];B[f5])\n".getBytes(Charset.forName("UTF-8")));
    Reading reading = Reading.of(file.toByteArray());
    assertThat(reading.games().getFirst().problems().getFirst().message())
        .endsWith("they are read as ISO-8859-1 and UTF-8");
    assertThat(reading.records().getFirst().header().white()).isEqualTo("J\u00FCrgen");
  }

  /** Programs that sort the properties, or add their own at the end of the node. */
  @ParameterizedTest
  @CsvSource({"windows-1251", "KOI8-R", "IBM866", "UTF-8"})
  void anEncodingAfterTheFirstTextIsThatOfTheText(String encoding) {
    String game = "(;GM[2]PB[\u0410\u043D\u043D\u0430]CA[%s];B[f5]C[\u0434\u0430])\n";
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(game.formatted(encoding).getBytes(Charset.forName(encoding)));
    file.writeBytes(game.formatted("UTF-8").getBytes(Charset.forName("UTF-8")));
    Reading reading = Reading.of(file.toByteArray());
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records())
        .extracting(each -> each.header().black() + each.remarks().getFirst().text())
        .containsExactly(
            "\u0410\u043D\u043D\u0430\u0434\u0430", "\u0410\u043D\u043D\u0430\u0434\u0430");
    assertThat(reading.games().getLast().origin().start()).hasToString("t:2:1");
  }

  @ParameterizedTest
  @CsvSource({
    "macintosh, x-MacRoman",
    "x-mac-roman, x-MacRoman",
    "Latin 1, ISO-8859-1",
    "latin-1, ISO-8859-1",
    "8859-1, ISO-8859-1",
    "win-1252, windows-1252",
    "CP-1252, windows-1252",
    "utf_8, UTF-8",
    "ISO8859-15, ISO-8859-15",
  })
  void anEncodingHasItsUsualNames(String stated, String encoding) {
    String game = "(;FF[4]GM[2]CA[%s]PB[J\u00FCrgen];B[f5])".formatted(stated);
    Reading reading = Reading.of(game.getBytes(Charset.forName(encoding)));
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().header().black()).isEqualTo("J\u00FCrgen");
  }

  /** Java can read these and not write them, so that nobody can say how long a character is. */
  @ParameterizedTest
  @CsvSource({"x-JISAutoDetect", "ISO-2022-CN"})
  void anEncodingThatIsOnlyReadIsNotKnown(String stated) {
    String game = "(;FF[4]GM[2]CA[%s]PB[J\u00FCrgen];B[f5])".formatted(stated);
    Reading reading = Reading.of(game.getBytes(Charset.forName("UTF-8")));
    assertThat(reading.codes()).containsExactly("bad-value");
    assertThat(reading.records().getFirst().header().black()).isEqualTo("J\u00FCrgen");
  }

  /** A file that ends in the middle of a name: each of its last bytes counts. */
  @Test
  void theLastBytesOfAFileAreCompared() {
    byte[] file = "(;GM[2]CA[UTF-8];B[f5]C[\u00FC\u00E9".getBytes(Charset.forName("ISO-8859-1"));
    assertThat(Reading.of(file, "sgf").findings())
        .anyMatch(finding -> finding.contains("CA says UTF-8, and the bytes contradict it"));
  }
}
