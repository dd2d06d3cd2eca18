package org.kifu.format.text.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.ProcessorTime;

class MailDressTest {
  private static final String HEAD =
      "From: anna@a.example\nTo: ben@b.example\nSubject: Our game\nMIME-Version: 1.0\n";

  private static final String MAIL = HEAD + "X-Client: c\n\nf5 d6\n> c3\n";

  @Test
  void theSubjectAndTheLinesAreRows() {
    assertThat(RowTexts.of(MAIL))
        .containsExactly(
            "^data part0 subject=Our game", "^line part0 f5 d6", "line part0 quote1 c3");
    assertThat(RowTexts.leftOut(MAIL))
        .contains("HEAD From: anna@a.example", "HEAD X-Client: c")
        .doesNotContain("HEAD Subject: Our game");
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
    for (int first = 0; first <= MAIL.length(); first++) {
      assertThat(RowTexts.inTwo(new MailDress(), MAIL, first))
          .as("cut at %d", first)
          .isEqualTo(RowTexts.of(MAIL));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a: b\n", " b\n", "From x\n\n", "=?a?q?", "=?a?q?=", "=?utf-8?b?AAAA?= ", "; a=b"})
  void hostileTextTakesTimeInItsLength(String piece) {
    for (String head : List.of(HEAD, HEAD + "\n", HEAD + "Subject: ")) {
      ProcessorTime.assertLinear(
          400_000,
          size -> {
            PlacedText text = PlacedTextTest.text(head + piece.repeat(size / piece.length()));
            return () -> new MailDress().reader(Group.PAGE, new Page(row -> {})).read(text, true);
          });
    }
  }
}
