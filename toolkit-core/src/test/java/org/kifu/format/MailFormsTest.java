package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.testing.Reading;

/** Mails as mail programs save them. */
class MailFormsTest {
  private static final String GAME = "f5d6c3d3c4f4c5b3";

  private static byte[] part(String type, String charset, String text) {
    Charset known = Charset.forName(charset);
    byte[] encoded = Base64.getMimeEncoder().encode(text.getBytes(known));
    String header =
        "Content-Type: %s;\r\n charset=\"%s\"\r\nContent-Transfer-Encoding: base64\r\n\r\n"
            .formatted(type, charset);
    ByteArrayOutputStream mail = new ByteArrayOutputStream();
    mail.writeBytes(header.getBytes(StandardCharsets.US_ASCII));
    mail.writeBytes(encoded);
    mail.writeBytes("\r\n".getBytes(StandardCharsets.US_ASCII));
    return mail.toByteArray();
  }

  @ParameterizedTest
  @CsvSource({
    "utf-8, Jérôme 村上 Иванов",
    "iso-8859-1, Jérôme",
    "windows-1251, Иванов Пётр",
    "iso-2022-jp, 村上健",
    "shift_jis, 村上健"
  })
  void textInBase64IsReadInItsCharset(String charset, String name) {
    String text = "Black: %s\r\n%s\r\n".formatted(name, GAME);
    Reading reading = Reading.of(part("text/plain", charset, text));
    assertThat(reading.moves()).containsExactly(GAME);
    assertThat(reading.records().getFirst().header().black()).isEqualTo(name);
    assertThat(reading.findings().getFirst())
        .endsWith(
            "text in base64 is decoded, as mail is written; places are those in the plain text"
                + " [encoding-guessed]");
  }

  @Test
  void everyPartIsReadAndPicturesAreNot() {
    String pgn = "[Black \"Anna\"]\n\n1. f5 d6 2. c3 *\n".repeat(30);
    byte[] between = "--b1\r\n".getBytes(StandardCharsets.US_ASCII);
    ByteArrayOutputStream mail = new ByteArrayOutputStream();
    mail.writeBytes(
        "Subject: games\r\nContent-Type: multipart/mixed; boundary=b1\r\n\r\n"
            .getBytes(StandardCharsets.US_ASCII));
    mail.writeBytes(between);
    mail.writeBytes(part("text/plain", "utf-8", pgn));
    mail.writeBytes(between);
    mail.writeBytes(part("image/png", "us-ascii", "f5d6 f5d6 f5d6"));
    mail.writeBytes(between);
    mail.writeBytes(part("text/plain", "iso-8859-1", pgn));
    Reading reading = Reading.of(mail.toByteArray(), "pgn");
    assertThat(reading.moves()).hasSize(60).containsOnly("f5d6c3");
  }

  @Test
  void base64ThatIsBrokenOffKeepsWhatStandsBefore() {
    byte[] whole = part("text/plain", "utf-8", (GAME + "\n").repeat(20));
    Reading reading = Reading.of(Arrays.copyOf(whole, whole.length - 30));
    assertThat(reading.moves().getFirst()).isEqualTo(GAME);
    assertThat(reading.moves()).hasSizeGreaterThan(15);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Content-Type: text/plain; charset=ISO-2022-JP\n\n"})
  void japaneseMailIsRead(String header) {
    byte[] mail =
        (header + "黒: 村上健\n白: 為則英司①\n" + GAME + "\n")
            .getBytes(Charset.forName("x-windows-iso2022jp"));
    Reading reading = Reading.of(mail);
    assertThat(reading.moves()).containsExactly(GAME);
    GameRecord game = reading.records().getFirst();
    assertThat(game.header().black()).isEqualTo("村上健");
    assertThat(reading.codes()).contains("encoding-guessed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;FF[4]GM[2]PB[Anna\nMaria]SZ[8];B[f5]\n;W[d6])",
        "(;GM[Othello]PB[Anna\nMaria]PW[b]TY[8]BO[8\n"
            + "---------------------------O*------*O--------------------------- *]\nB[f5]W[d6];)",
        "[Black \"Anna Maria\"]\n[White \"b\"]\n\n1. f5\nd6 *",
      })
  void gamesInQuotationsAreRead(String game) {
    for (String mark : new String[] {"> ", ">", "> > "}) {
      String mail = "Anna wrote:\n\n" + (game + "\n").replaceAll("(?m)^", mark) + "\nBye\n";
      Reading reading = Reading.of(mail);
      assertThat(reading.moves()).containsExactly("f5d6");
      assertThat(reading.records().getFirst().header().black()).matches("Anna\\sMaria");
      assertThat(reading.codes()).containsOnly("text-ignored");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"> ", ">", "> > "})
  void boardsBetweenBarsInQuotationsAreRead(String mark) {
    String row = "|  |  |  |  |  |  |  |  |\n";
    String board =
        "Black: Anna Maria\n"
            + row.repeat(3)
            + "|  |  |  |()|##|  |  |  |\n"
            + "|  |  |  |##|()| 1|  |  |\n|  |  | 3| 2|  |  |  |  |\n"
            + row.repeat(2);
    Reading reading = Reading.of("Hi\n\n" + board.replaceAll("(?m)^(?=.)", mark) + "\nBye\n");
    assertThat(reading.moves()).containsExactly("f5d6c6");
    assertThat(reading.records().getFirst().header().black()).isEqualTo("Anna Maria");
    assertThat(reading.codes()).containsOnly("text-ignored");
  }

  @Test
  void namesAndAScoreInQuotationsAreThePlayers() {
    String game = "> Paul Ito 28-36 Grete Vecchi\n> " + GAME + "\n> \n";
    String other = "> Ann (B) vs. Ben (W)\n> " + GAME + "\n>\n";
    Reading reading = Reading.of("Otto wrote:\n" + game + other + "\nBye\n");
    assertThat(reading.records())
        .extracting(each -> each.header().black() + each.header().white())
        .containsExactly("Paul ItoGrete Vecchi", "AnnBen");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(28);
  }

  @Test
  void quotationsInCommentsOfOtherGamesStay() {
    String game = "(;FF[4]GM[2]SZ[8];B[f5]C[you said:\n> f5 is best];W[d6])";
    Reading reading = Reading.of(game);
    assertThat(reading.codes()).isEmpty();
    assertThat(reading.records().getFirst().remarks().getFirst().text()).contains("> f5 is best");
  }
}
