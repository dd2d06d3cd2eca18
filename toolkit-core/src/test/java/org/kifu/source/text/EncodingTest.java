package org.kifu.source.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.source.Encoding;
import org.kifu.source.Source;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** The encoding of a text, as it is told; the rule stands in docs/encodings.md. */
class EncodingTest {
  private static final String BOARD =
      """
         a  b  c  d  e  f  g  h
      1  .  .  .  .  .  .  .  .
      2  .  .  .  .  .  .  .  .
      3  .  .  3  .  .  .  .  .
      4  .  .  .  O  X  .  .  .
      5  .  .  .  X  O  1  .  .
      6  .  .  .  2  .  .  .  .
      7  .  .  .  .  .  .  .  .
      8  .  .  .  .  .  .  .  .
      """;

  /** Names as they stand in results: Russian, Japanese, French, Swedish, German, Spanish. */
  @ParameterizedTest
  @CsvSource({
    "windows-1251, Иванов Пётр, Сидоров Николай",
    "windows-1251, ИВАНОВ, СИДОРОВ",
    "windows-1251, Юрий Цой, Эрнст Щукин",
    "KOI8-R, Иванов Пётр, Сидоров Николай",
    "KOI8-R, ИВАНОВ, СИДОРОВ",
    "KOI8-R, Юрий Цой, Эрнст Щукин",
    "Shift_JIS, 村上健, 田中まこと",
    "Shift_JIS, ムラカミ, タナカ",
    "ISO-8859-1, Tastet Hervé, Penloup Françoise",
    "ISO-8859-1, Åke Söderström, Björn Ängström",
    "ISO-8859-1, Jörg Müßiggang, Günther Größ",
    "ISO-8859-1, Íñigo Núñez, José Peña",
    "windows-1252, Anne “Annie” Lévy, Bob’s Bot",
    "windows-1252, Tastet Hervé – Paris, O’Brien",
    "windows-1252, Zebra™ 4, Luka Košir",
    "windows-1252, Le Cœur, ‹Winter›",
    "IBM850, Tastet Hervé, Penloup Françoise",
    "IBM850, Jörg Müßiggang, Günther Größ",
    "EUC-JP, 村上健, 田中まこと",
    "EUC-JP, ムラカミ タケシ, タナカ マコト",
    "GB18030, 王志强, 陈志远",
    "GB18030, 邓丽君, 许文强",
    "Big5, 吳曉東, 黃家明",
    "UTF-8, Иванов, 村上健",
  })
  void tellsTheEncodingOfNames(String charset, String black, String white) {
    String text = "Black: " + black + "\nWhite: " + white + "\n" + BOARD;
    Reading reading = Reading.of(text.getBytes(Charset.forName(charset)));
    GameRecord record = reading.records().getFirst();
    assertThat(record.header().black()).isEqualTo(black);
    assertThat(record.header().white()).isEqualTo(white);
    boolean isGuess = !charset.equals("UTF-8");
    assertThat(reading.codes()).isEqualTo(isGuess ? List.of("encoding-guessed") : List.of());
  }

  /**
   * The words of records for both sides tell the encoding of names that no statistics would tell.
   */
  @ParameterizedTest
  @CsvSource({
    "shift_jis, 先手：ﾀﾅｶ　後手：ｽｽﾞｷ, ﾀﾅｶ, ｽｽﾞｷ",
    "EUC-JP, 黒：栗田　白：富田, 栗田, 富田",
    "EUC-JP, 黒：谷田　白：末國, 谷田, 末國",
    "GB18030, 黑方：李伟　白方：刘洋, 李伟, 刘洋",
    "Big5, 黑方：李偉　白方：劉洋, 李偉, 劉洋",
    "EUC-KR, 흑: 김철수 백: 이영희, 김철수, 이영희",
  })
  void labelsTellTheEncoding(String charset, String labels, String black, String white) {
    Reading reading = Reading.of((labels + "\nf5d6c3d3c4\n").getBytes(charset(charset)));
    assertThat(reading.records().getFirst().header().black()).isEqualTo(black);
    assertThat(reading.records().getFirst().header().white()).isEqualTo(white);
    assertThat(reading.findings())
        .contains("t@0: text that is not UTF-8 is read as " + charset + " [encoding-guessed]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
  void readsUtf16WithoutItsMark(String charset) {
    byte[] text = "Black: \u6751\u4E0A\r\n\r\nf5d6c3\r\n".getBytes(charset(charset));
    Reading reading = Reading.of(text);
    assertThat(reading.findings())
        .containsExactly(
            "t@0: text in units of two bytes is read as " + charset + " [encoding-guessed]");
    assertThat(reading.moves()).containsExactly("f5d6c3");
    assertThat(reading.records().getFirst().header().black()).isEqualTo("\u6751\u4E0A");
    assertThat(reading.games().getFirst().origin().start().offset()).isEqualTo(0);
    byte[] json = "[{\"black\":\"Ann\",\"moves\":\"f5d6c3\"}]".getBytes(charset(charset));
    assertThat(Reading.of(json).moves()).containsExactly("f5d6c3");
  }

  /** A page, a mail or XML itself tells what no statistics do, if the text is in it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "windows-1250 | <meta http-equiv=\"Content-Type\" content=\"text/html;"
            + " charset=windows-1250\">",
        "ISO-8859-2 | <?xml version=\"1.0\" encoding=\"ISO-8859-2\"?>",
        "ISO-8859-2 | Content-Type: text/plain; charset=\"iso-8859-2\"",
      })
  void aTextMaySayItsEncoding(String charset, String declaration) {
    String text = declaration + "\nBlack: Dvořák\nWhite: Wałęsa\n" + BOARD;
    Reading reading = Reading.of(text.getBytes(charset(charset)));
    assertThat(reading.records().getFirst().header().black()).isEqualTo("Dvořák");
    assertThat(reading.records().getFirst().header().white()).isEqualTo("Wałęsa");
    assertThat(reading.findings())
        .anyMatch(each -> each.toString().contains("is read as " + charset));
  }

  @Test
  void aGuessSaysWhatWasGuessedAndWhereTheTextStopsBeingUtf8() {
    byte[] text = "f5d6c3 % \u0418\u0432\u0430\u043D\u043E\u0432\n".getBytes(charset("KOI8-R"));
    assertThat(Reading.of(text).findings())
        .containsExactly("t@9: text that is not UTF-8 is read as KOI8-R [encoding-guessed]");
  }

  /** A frame as programs of DOS draw it; without one the letters alone tell nothing. */
  @ParameterizedTest
  @ValueSource(strings = {"│─", "║═"})
  void framesOfDosShowTheirCodePage(String lines) {
    String rule = lines.substring(1).repeat(24) + "\r\n";
    StringBuilder text = new StringBuilder("Noir : Hervé\r\n" + rule);
    for (String row : BOARD.lines().toList()) {
      text.append(row.strip().replaceAll(" +", lines.substring(0, 1))).append("\r\n").append(rule);
    }
    Reading reading = Reading.of(text.toString().getBytes(charset("IBM850")));
    assertThat(reading.moves()).isEqualTo(Reading.of(BOARD).moves());
    assertThat(black(reading)).isEqualTo("Hervé");
    assertThat(reading.codes()).containsOnly("encoding-guessed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
  void readsUtf16WithItsMark(String charset) {
    byte[] text = "\uFEFFf5d6c3\r\n\u6751\u4E0A f5f6e6\n".getBytes(charset(charset));
    Reading reading = Reading.of(text);
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.moves()).containsExactly("f5d6c3", "f5f6e6");
    assertThat(reading.games().get(1).origin().ofMove(1))
        .returns(2 + 2 * 8 + 2 * 5L, where -> where.offset())
        .hasToString("t:2:6");
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-8, Иванов — 村上",
    "windows-1251, Иванов Пётр",
    "KOI8-R, Иванов Пётр",
    "Shift_JIS, 村上健とﾀﾅｶ",
    "ISO-8859-1, Hervé",
    "UTF-16LE, Иванов 村上",
    "EUC-JP, 村上健と",
  })
  void placesAreThoseOfTheBytes(String charset, String name) {
    String before = name + "\n\n" + name + " f5d6c3d3c4f4c5b3";
    byte[] text = (before + "x9").getBytes(charset(charset));
    ParsedGame game = given(text, charset).games().getFirst();
    assertThat(game.origin().ofMove(8).offset())
        .isEqualTo(before.getBytes(charset(charset)).length);
    assertThat(game.origin().ofMove(8)).returns(name.length() + 18, where -> where.column());
  }

  @Test
  void aGivenEncodingIsTakenWhateverTheTextLooksLike() {
    byte[] text = ("Black: \u00C8\u00E2\u00E0\u00ED\n" + BOARD).getBytes(charset("ISO-8859-1"));
    assertThat(black(given(text, "ISO-8859-1"))).isEqualTo("\u00C8\u00E2\u00E0\u00ED");
    assertThat(black(given(text, "KOI8-R"))).isEqualTo("\u0445\u0411\u042E\u041C");
    assertThat(black(Reading.of(text))).isEqualTo("\u0418\u0432\u0430\u043D");
    assertThat(given(text, "KOI8-R").codes()).isEmpty();
  }

  private static String black(Reading reading) {
    return reading.records().getFirst().header().black();
  }

  @Test
  void utf16WithoutAMarkIsTakenWhereItIsGiven() {
    byte[] text = "f5d6c3\nf5f6e6".getBytes(StandardCharsets.UTF_16LE);
    assertThat(given(text, "UTF-16LE").moves()).containsExactly("f5d6c3", "f5f6e6");
    byte[] marked = "f5d6c3\n".getBytes(StandardCharsets.UTF_16);
    assertThat(given(marked, "UTF-16").moves()).containsExactly("f5d6c3");
  }

  @Test
  void aLineInAnotherEncodingThanTheRestIsReadAllTheSame() {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    text.writeBytes("f5d6c3 % \u0418\u0432\u0430\u043D\n".getBytes(StandardCharsets.UTF_8));
    text.writeBytes("f5d6c3 % Herv\u00E9\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(Reading.of(text.toByteArray()).records())
        .extracting(record -> record.remarks().getFirst().text())
        .containsExactly("\u0418\u0432\u0430\u043D", "Herv\u00E9");
  }

  @Slow
  @Test
  void linesAcrossTheBufferKeepTheirPlaces() {
    String line = "f5d6c3d3c4f4c5b3c2e3 % \u6751\u4E0A\r\n";
    String text = "\uFEFF" + line.repeat(5000);
    Reading reading = Reading.of(text.getBytes(StandardCharsets.UTF_16BE));
    assertThat(reading.games()).hasSize(5000);
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.games())
        .allSatisfy(
            game ->
                assertThat(game.origin().start().offset())
                    .isEqualTo(2 + 2L * line.length() * (game.number() - 1)));
  }

  /** Names beyond the first plane of characters among them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ggf | (;GM[Othello]PB[J\u00E9r\u00F4me]PW[\uD83D\uDE00]B[f5]W[d6];)",
        "sgf | (;FF[4]GM[2]PB[J\u00E9r\u00F4me]PW[\uD83D\uDE00];B[f5];W[d6])",
        "pgn | [Black \"J\u00E9r\u00F4me\"]~[White \"\uD83D\uDE00\"]~1. f5 d6 *",
        "quest | {\"players\":[{\"name\":\"J\u00E9r\u00F4me\"},{\"name\":\"\uD83D\uDE00\"}],"
            + "\"moves\":[{\"m\":\"f5\"},{\"m\":\"d6\"}]}",
      })
  void wideTextIsReadInEveryNotation(String format, String line) {
    String text = "\uFEFF" + line.replace("~", "\n") + "\n";
    for (Charset charset : List.of(StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
      Reading reading = Reading.of(text.getBytes(charset));
      assertThat(reading.isOf(format)).isTrue();
      assertThat(reading.codes()).isEmpty();
      assertThat(reading.moves()).containsExactly("f5d6");
      GameRecord game = reading.records().getFirst();
      assertThat(game.header().black()).isEqualTo("J\u00E9r\u00F4me");
      assertThat(game.header().white()).isEqualTo("\uD83D\uDE00");
      long move = 2L * text.indexOf("d6");
      assertThat(reading.games().getFirst().origin().ofMove(1).offset()).isBetween(move - 2, move);
    }
  }

  /**
   * In Shift-JIS the second bytes of these kanji and kana are a backslash, a brace and a bracket.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pgn | windows-1251 | [Black \"NAME\"]~[White \"-\"]~1. f5 d6 * | Иванов Иван",
        "ggf | windows-1251 | (;GM[Othello]PB[NAME]PW[-]B[f5]W[d6];) | Иванов Иван",
        "sgf | windows-1251 | (;FF[4]GM[2]PB[NAME]PW[-];B[f5];W[d6]) | Иванов Иван",
        "pgn | KOI8-R | [Black \"NAME\"]~[White \"-\"]~1. f5 d6 * | Иванов Иван",
        "pgn | Shift_JIS | [Black \"NAME\"]~[White \"-\"]~1. f5 d6 * | 表ソボゾかな",
        "ggf | Shift_JIS | (;GM[Othello]PB[NAME]PW[-]B[f5]W[d6];) | 表ソボゾかな",
        "sgf | Shift_JIS | (;FF[4]GM[2]PB[NAME]PW[-];B[f5];W[d6]) | 表ソボゾかな",
      })
  void everyTextIsReadInTheEncodingThatIsGuessedOrGiven(
      String format, String charset, String line, String name) {
    String text = line.replace("~", "\n").replace("NAME", name) + "\n";
    byte[] bytes = text.getBytes(charset(charset));
    long moveAt = text.substring(0, text.indexOf("d6")).getBytes(charset(charset)).length;
    for (Reading reading : List.of(Reading.of(bytes), given(bytes, charset))) {
      assertThat(reading.format()).contains(format);
      assertThat(black(reading)).isEqualTo(name);
      assertThat(reading.moves()).containsExactly("f5d6");
      ParsedGame game = reading.games().getFirst();
      assertThat(game.origin().ofMove(1).offset()).isBetween(moveAt - 2, moveAt);
      assertThat(bytes).contains(game.origin().bytes());
    }
    assertThat(Reading.of(bytes).codes()).containsExactly("encoding-guessed");
    assertThat(given(bytes, charset).codes()).isEmpty();
  }

  @Test
  void whatAGameTreeSaysOfItsEncodingIsTakenUnlessOneIsGiven() {
    byte[] text =
        "(;FF[4]CA[windows-1251]GM[2]PB[\u0418\u0432\u0430\u043D];B[f5])(;GM[2]PB[?];B[f5])"
            .getBytes(charset("windows-1251"));
    text[text.length - 9] = (byte) 0xE9;
    Reading reading = Reading.of(text);
    assertThat(reading.codes()).isEmpty();
    assertThat(reading.records())
        .extracting(game -> game.header().black())
        .containsExactly("\u0418\u0432\u0430\u043D", "\u00E9");
    assertThat(black(given(text, "KOI8-R"))).isEqualTo("\u0445\u0411\u042E\u041C");
  }

  /** JSON is UTF-8; who has it otherwise says so. */
  @Test
  void theEncodingOfJsonIsNotGuessed() {
    String text =
        "{\"players\":[{\"name\":\"\u0418\u0432\u0430\u043D\"}],\"moves\":[{\"m\":\"f5\"},{\"m\":\"d6\"}]}";
    byte[] bytes = text.getBytes(charset("windows-1251"));
    assertThat(Reading.of(bytes).codes()).containsExactly("encoding-guessed");
    assertThat(black(given(bytes, "windows-1251"))).isEqualTo("\u0418\u0432\u0430\u043D");
    assertThat(given(bytes, "windows-1251").games().getFirst().origin().ofMove(0).offset())
        .isEqualTo(text.indexOf("\"f5") + 1); // behind the quote
  }

  /** More than is kept in memory at a time, without a place at which it may be cut. */
  @Slow
  @Test
  void aGameTreeLongerThanTheBufferKeepsItsPlaces() {
    String comment = "\u6751\u4E0A\u5065".repeat(40_000);
    String text = "(;FF[4]GM[2];B[f5]C[" + comment + "];W[d6])";
    for (Charset charset : List.of(StandardCharsets.UTF_8, charset("UTF-16BE"))) {
      Reading reading = given(text.getBytes(charset), charset.name());
      assertThat(reading.codes()).isEmpty();
      assertThat(reading.records().getFirst().remarks().getFirst().text()).isEqualTo(comment);
      String before = text.substring(0, text.indexOf("d6"));
      assertThat(reading.games().getFirst().origin().ofMove(1).offset())
          .isEqualTo(before.getBytes(charset).length);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"utf-8", "UTF-16", "Latin1", "windows-1251", "koi8-r", "sjis", "Shift-JIS"})
  void knowsTheNamesThatPeopleUse(String name) {
    assertThat(Encoding.named(name)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "klingon", "IBM037", "UTF-32", "?"})
  void refusesWhatIsNotAnEncodingOrDoesNotHoldAscii(String name) {
    assertThat(Encoding.named(name)).isEmpty();
  }

  @Property(tries = 300)
  void anyBytesInAnyEncodingAreReadWithPlacesInsideTheText(Draw draw) {
    byte[] bytes = draw.bytes();
    String name = encodings(draw);
    Reading reading = given(bytes, name);
    assertThat(reading.problems())
        .extracting(Problem::where)
        .allMatch(where -> where.offset() <= bytes.length);
    assertThat(reading.games())
        .allMatch(game -> game.origin().ofMove(1000).offset() <= bytes.length);
  }

  @ParameterizedTest
  @ValueSource(strings = {"shift_jis", "windows-1251"})
  void hasTheNameByWhichItIsAskedFor(String name) {
    assertThat(Encoding.named(name).orElseThrow().name()).isEqualTo(name);
  }

  private static String encodings(Draw draw) {
    return draw.oneOf(
        "UTF-8", "UTF-16LE", "UTF-16BE", "windows-31j", "KOI8-R", "EUC-JP", "GB18030");
  }

  private static Reading given(byte[] text, String charset) {
    Encoding encoding = Encoding.named(charset).orElseThrow();
    return Reading.of(Source.of("t", text), Optional.empty(), Optional.of(encoding));
  }

  private static Charset charset(String name) {
    return Charset.forName(name);
  }
}
