package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.Reading;

/** Mails of several parts, as mail programs send and save them. */
class MailPartsTest {
  private static final String GAME = "f5d6c3d3c4f4c5b3";
  private static final String OTHER = "f5f6e6f4e3c5c4e7";
  private static final String PAGE = "<html><body><p>%s<br>\nBye</p></body></html>\n";

  private static String part(String type, String text) {
    return "Content-Type: %s; charset=utf-8\n\n%s\n".formatted(type, text);
  }

  private static String parts(String kind, String boundary, String... each) {
    StringBuilder all =
        new StringBuilder(
            "Content-Type: multipart/%s; boundary=\"%s\"\n\nIn MIME.\n".formatted(kind, boundary));
    for (String one : each) {
      all.append("--%s\n%s".formatted(boundary, one));
    }
    return all.append("--%s--\n".formatted(boundary)).toString();
  }

  private static String mail(String body) {
    return "From: Ann <ann@example.org>\nSubject: our game\nMIME-Version: 1.0\n" + body;
  }

  @ParameterizedTest
  @CsvSource({
    "alternative, 1",
    "mixed, 2",
  })
  void alternativesAreTheSameAndOtherPartsAreNot(String kind, int games) {
    String text = "Black: Ann\nWhite: Bob\n" + GAME + "\n";
    String page = PAGE.formatted(text.replace("\n", "<br>\n"));
    Reading reading =
        Reading.of(mail(parts(kind, "=_x1", part("text/plain", text), part("text/html", page))));
    assertThat(reading.moves()).hasSize(games).containsOnly(GAME);
    assertThat(reading.records())
        .allMatch(game -> game.header().black().equals("Ann"))
        .allMatch(game -> game.header().white().equals("Bob"));
    assertThat(reading.codes()).containsOnly("text-ignored");
    assertThat(reading.findings().getFirst())
        .contains("a part that repeats an earlier one in another form");
  }

  @Test
  void aPlainPartWithoutMovesDoesNotHideThoseOfThePage() {
    String stub =
        "Your program does not show pages.\nSee https://example.org/a1/b2-c3, =C3=A9 =C3=A0";
    Reading reading =
        Reading.of(
            parts(
                "alternative",
                "b1",
                "Content-Transfer-Encoding: quoted-printable\n" + part("text/plain", stub),
                part("text/html", PAGE.formatted(GAME))));
    assertThat(reading.moves()).containsExactly(GAME);
  }

  @Test
  void thePartsOfAnAlternativeAreNotGamesOfTheirOwn() {
    String pages =
        parts(
            "related",
            "inner",
            part("text/html", PAGE.formatted(GAME)),
            part("text/plain", GAME.substring(0, 10)));
    String letter = parts("alternative", "middle", part("text/plain", GAME), pages);
    Reading reading = Reading.of(mail(parts("mixed", "outer", letter, part("text/plain", OTHER))));
    assertThat(reading.moves()).containsExactly(GAME, OTHER);
  }

  /** Moves that only a later alternative says were ignored without a word. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5f6e6f4e3c5c4e7\n",
        "f5d6c3d3c4f4c5b3\nf5f6e6f4e3c5c4e7\n",
        "f5 f6 e6 f4 (good) e3 c5\nc4 e7\n",
        "<p>f5&nbsp;f6<br>e6&nbsp;f4<br><b>e3</b> c5 c4<br>e7</p>\n",
        "(;GM[2]SZ[8];B[f5];W[f6];B[e6];W[f4];B[e3];W[c5];B[c4];W[e7])\n",
      })
  void anAlternativeThatSaysOtherMovesIsRead(String other) {
    String whole = parts("alternative", "b1", part("text/plain", GAME), part("text/html", other));
    String cut = whole.substring(0, whole.length() - "--b1--\n".length());
    for (String mail : new String[] {mail(whole), mail(cut)}) {
      assertThat(Reading.of(mail).moves()).startsWith(GAME).endsWith(OTHER);
    }
  }

  @Test
  void theStyleOfAPageDoesNotSayMoves() {
    String style = "<style>\nh1, h2, h3,\nh4, h5, h6 {\nmargin: 0\n}\n</style>\n";
    String page = style + PAGE.formatted(GAME);
    Reading reading =
        Reading.of(parts("alternative", "b1", part("text/plain", GAME), part("text/html", page)));
    assertThat(reading.moves()).containsExactly(GAME);
  }

  @Test
  void anAlternativeWithOneOtherMoveIsRead() {
    for (String other :
        new String[] {"d6" + GAME.substring(2), GAME.replace("d3", "d7"), "f5d6c3d3c4f4c5c6"}) {
      String mail = parts("alternative", "b1", part("text/plain", GAME), part("text/html", other));
      assertThat(Reading.of(mail).games()).hasSizeGreaterThan(1);
    }
  }

  /** A line that looks like one of a head begins no parts in the middle of a text. */
  @ParameterizedTest
  @ValueSource(strings = {"", "\n"})
  void whatIsNotAHeadHidesNothing(String between) {
    String text =
        GAME
            + "\n"
            + between
            + "Content-Type: multipart/alternative; boundary=\"x\"\n\n--x\n\nf5f6e6f4e3\n--x\n\n"
            + "f5d6c4d3c3\nf5f6e6f4g5\n";
    assertThat(Reading.of(text).moves())
        .containsExactly(GAME, "f5f6e6f4e3", "f5d6c4d3c3", "f5f6e6f4g5");
  }

  @Test
  void theMailsOfAFolderAreReadEachAnew() {
    String first = parts("alternative", "b1", part("text/plain", GAME), part("text/html", GAME));
    String broken = first.substring(0, first.length() - "--b1--\n".length());
    String second =
        "From bob@example.org Sat Nov 21 10:00:00 2026\n"
            + parts("alternative", "b2", part("text/plain", OTHER), part("text/html", OTHER));
    assertThat(Reading.of(broken + second).moves()).containsExactly(GAME, OTHER);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Type: multipart/alternative;\n\tboundary=\"----=_Part_1_2.3\"\n",
        "Content-Type: multipart/alternative; charset=utf-8;\r\n boundary=\"----=_Part_1_2.3\"\r\n",
        "content-type: Multipart/Alternative;\n boundary=----=_Part_1_2.3\n",
        "Content-Type:\n multipart/alternative;\n boundary=\"----=_Part_1_2.3\"\n",
      })
  void theBoundaryIsFoundInAnyFormOfTheHead(String head) {
    String boundary = "------=_Part_1_2.3";
    String mail =
        head
            + "\n"
            + boundary
            + "\n"
            + part("text/plain", GAME)
            + boundary
            + "\n"
            + part("text/html", PAGE.formatted(GAME))
            + boundary
            + "--\n";
    assertThat(Reading.of(mail).moves()).containsExactly(GAME);
  }

  @Test
  void partsInBase64AreDecodedFirst() {
    String head = "Content-Transfer-Encoding: base64\nContent-Type: text/%s; charset=utf-8\n\n%s\n";
    String text = encoded("黒：村上\n" + GAME.replace("f5", "ｆ５") + "\n");
    String page = encoded(PAGE.formatted(GAME));
    Reading reading =
        Reading.of(
            parts(
                "alternative", "b1", head.formatted("plain", text), head.formatted("html", page)));
    assertThat(reading.moves()).containsExactly(GAME);
    assertThat(reading.records().getFirst().header().black()).isEqualTo("村上");
  }

  private static String encoded(String text) {
    return Base64.getMimeEncoder(60, new byte[] {'\n'})
        .encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void placesStayThoseOfTheFile() {
    String before = parts("alternative", "b1", part("text/plain", OTHER), part("text/html", OTHER));
    String mail = parts("mixed", "b0", before, part("text/plain", "f5d6c3a1"));
    String place =
        "1:%d:1".formatted(mail.substring(0, mail.indexOf("f5d6c3a1")).lines().count() + 1);
    Reading reading = Reading.of(mail);
    assertThat(reading.moves()).containsExactly(OTHER, "f5d6c3a1");
    assertThat(reading.games().get(1).origin().start().toString()).endsWith(place.substring(1));
  }

  @Test
  void aPageOfOneLongLineIsIgnoredToItsEnd() {
    String page = PAGE.formatted((GAME + "<br>").repeat(9_000)).replace("\n", "");
    Reading reading =
        Reading.of(parts("alternative", "b1", part("text/plain", GAME), part("text/html", page)));
    assertThat(reading.moves()).containsExactly(GAME);
  }

  @Test
  void otherNotationsAndDiagramsHaveAlternativesToo() {
    String pgn = "[Black \"Ann\"]\n[White \"Bob\"]\n\n1. f5 d6 2. c3 *\n";
    String letter =
        parts("alternative", "b1", part("text/plain", pgn), part("text/html", PAGE.formatted(pgn)));
    assertThat(Reading.of(letter, "pgn").moves()).containsExactly("f5d6c3");
  }
}
