package org.kifu.format.text.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.ProcessorTime;

class MailDressTest {
  private static final String HEAD =
      "From: anna@a.example\nTo: ben@b.example\nSubject: Our game\nMIME-Version: 1.0\n";

  private static final String PARTS =
      HEAD
          + """
          Content-Type: multipart/mixed;
           boundary="=b1"

          for old programs
          --=b1
          Content-Type: multipart/alternative; boundary=b2

          --b2
          Content-Type: text/plain

          f5 d6
          > c3
          --b2
          Content-Type: text/html

          <p>f5 d6<p>c3
          --b2--
          --=b1
          Content-Type: image/png
          Content-Transfer-Encoding: base64

          iVBORw0KGgo=
          --=b1
          Content-Type: application/octet-stream; name="game.txt"
          Content-Transfer-Encoding: base64

          ZTYgZjQ=
          --=b1--
          behind
          """;

  private static String base64(String text, String charset) {
    return Base64.getMimeEncoder().encodeToString(text.getBytes(Charset.forName(charset)));
  }

  @Test
  void theSubjectAndEachPartOfTextAreRows() {
    assertThat(RowTexts.of(PARTS))
        .containsExactly(
            "^data part0 subject=Our game",
            "^line part0 part1 part1 f5 d6",
            "line part0 part1 part1 quote1 c3",
            "^line part0 part3 e6 f4");
  }

  @Test
  void headsPicturesAndSecondFormsAreLeftOut() {
    assertThat(RowTexts.leftOut(PARTS))
        .contains(
            "HEAD From: anna@a.example",
            "HEAD for old programs",
            "AGAIN <p>f5 d6<p>c3",
            "ATTACHMENT iVBORw0KGgo=",
            "HEAD behind")
        .doesNotContain("HEAD Subject: Our game");
  }

  @Test
  void aWebPageIsReadIfTheTextBesideItSaysLess() {
    String mail =
        PARTS
            .replace("f5 d6\n> c3", "See page")
            .replace("<p>f5 d6<p>c3", "<p>f5 d6 c3 d3 c4 f4 f6 g6");
    assertThat(RowTexts.of(mail))
        .contains(
            "^line part0 part1 part1 See page", "^line part0 part1 part2 f5 d6 c3 d3 c4 f4 f6 g6");
  }

  @ParameterizedTest
  @CsvSource({"UTF-8", "ISO-8859-1", "Shift_JIS", "ISO-2022-JP", "''"})
  void base64IsDecodedWithThePlaceOfEachCharacter(String charset) {
    String said = charset.isEmpty() ? "" : "; charset=" + charset;
    String name = charset.equals("ISO-8859-1") ? "été" : "黒";
    String text = name + " f5 d6\n" + "c3 d3 c4 f4 c5 b3 c2 b4 e3 e6 b6 c6 e7 ".repeat(3) + "a1";
    String body = base64(text, charset.isEmpty() ? "UTF-8" : charset).replace("\r", "");
    String mail =
        HEAD + "Content-Type: text/plain" + said + "\nContent-Transfer-Encoding: base64\n\n" + body;
    List<Row> rows = Page.rowsOf(PlacedTextTest.text(mail));
    assertThat(rows).hasSize(3);
    assertThat(rows.get(1).text()).isEqualTo(name + " f5 d6");
    PlacedText last = rows.get(2).cells().getFirst().text();
    assertThat(last.toString()).endsWith("e7 a1");
    assertThat(last.after(last.length() - 1).offset())
        .isEqualTo(
            mail.stripTrailing().replace("=", "").length()
                + mail.substring(0, mail.indexOf(body)).chars().filter(c -> c == '=').count());
  }

  @Test
  void quotedPrintableIsDecodedWithThePlaceOfEachCharacter() {
    String mail =
        HEAD
            + "Content-Type: text/plain; charset=utf-8\n"
            + "Content-Transfer-Encoding: quoted-printable\n\n"
            + "=E9=BB=92 f5 d=\n"
            + "6 c=33 1=3D1\n";
    Row row = Page.rowsOf(PlacedTextTest.text(mail)).get(1);
    PlacedText text = row.cells().getFirst().text();
    assertThat(text.toString()).isEqualTo("黒 f5 d6 c3 1=1");
    assertThat(text.at(0).offset()).isEqualTo(mail.indexOf("=E9"));
    assertThat(text.after(0).offset()).isEqualTo(mail.indexOf("=E9") + 9);
    assertThat(text.at(6).offset()).isEqualTo(mail.indexOf("6 c"));
    assertThat(text.at(9).offset()).isEqualTo(mail.indexOf("=33"));
  }

  @Test
  void aSubjectMayHaveEncodedWords() {
    String mail =
        "From: a\nTo: b\nSubject: Re: =?UTF-8?B?"
            + Base64.getEncoder().encodeToString("黒 Anna".getBytes(StandardCharsets.UTF_8))
            + "?=\n =?iso-8859-1?Q?=E9t=E9_f5?= x\n\nf5 d6\n";
    assertThat(RowTexts.of(mail))
        .containsExactly("^data part0 subject=Re: 黒 Annaété f5 x", "^line part0 f5 d6");
  }

  @Test
  void mailsOfOneFileHavePathsOfTheirOwn() {
    String mail = "From anna Mon Jun  3 10:22:00 2024\n" + HEAD + "\nf5 d6\n\n";
    assertThat(RowTexts.of(mail + mail))
        .containsExactly(
            "^data part1 subject=Our game",
            "^line part1 f5 d6",
            "^data part2 subject=Our game",
            "^line part2 f5 d6");
  }

  @Test
  void textThatIsDecodedAlreadyStaysAsItIs() {
    assertThat(RowTexts.of(HEAD + "Content-Transfer-Encoding: base64\n\nf5 d6, c3!\n"))
        .contains("^line part0 f5 d6, c3!");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black: Anna\nWhite: Ben\nDate: 2020\n\nf5 d6\n",
        "Event: x\nSite: y\nRound: z\n",
        "f5 d6\nFrom: a\nTo: b\nSubject: c\n",
        "From: a\nSubject: c\n\nf5\n"
      })
  void otherTextsWithLabelsAreNotMail(String text) {
    assertThat(new MailDress().fits(PlacedTextTest.text(text))).isFalse();
  }

  @Test
  void theRowsAreTheSameIfTheTextComesInPieces() {
    for (int first = 0; first <= PARTS.length(); first++) {
      assertThat(RowTexts.inTwo(new MailDress(), PARTS, first))
          .as("cut at %d", first)
          .isEqualTo(RowTexts.of(PARTS));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a: b\n",
        " b\n",
        "--b\n",
        "--b\nContent-Type: multipart/mixed; boundary=b\n\n",
        "--b\nContent-Type: text/html\n\n<p>\n",
        "Content-Type: message/rfc822\n\n",
        "From x\n\n",
        "=",
        "=\n",
        "AAAA",
        "=?a?q?",
        "; a=b"
      })
  void hostileTextTakesTimeInItsLength(String piece) {
    for (String head :
        List.of(
            HEAD + "Content-Type: multipart/alternative; boundary=b\n\n",
            HEAD + "Content-Transfer-Encoding: base64\n\n",
            HEAD + "Content-Transfer-Encoding: quoted-printable\n\n",
            HEAD + "Subject: ")) {
      ProcessorTime.assertLinear(
          400_000,
          size -> {
            PlacedText text = PlacedTextTest.text(head + piece.repeat(size / piece.length()));
            return () -> new MailDress().reader(Group.PAGE, new Page(row -> {})).read(text, true);
          });
    }
  }
}
