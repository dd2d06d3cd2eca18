package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.Disagreement;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.board.MoveToken;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.game.Variation;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningStats;
import org.kifu.testing.Slow;
import org.kifu.testing.Stored;
import org.kifu.words.Words.Language;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class GamePageTest {
  private static final AnnotatedGame GAME = PageSamples.game();
  private static final String PAGE = PageSamples.page(GAME);

  /** All but pictures, the script, the stylesheet and the data, whose own tests are elsewhere. */
  @Test
  void aPageLooksLikeThis() throws IOException {
    assertIsIn("page.html", PAGE);
  }

  @Test
  void aGermanPageLooksLikeThis() throws IOException {
    assertIsIn("page-de.html", PageSamples.page(Language.DE, GAME));
  }

  @Slow
  @ParameterizedTest
  @EnumSource(Language.class)
  void aPageNamesItsLanguage(Language language) {
    Document page = PageSamples.xml(PageSamples.page(language, GAME));
    assertThat(page.getDocumentElement().getAttribute("lang")).isEqualTo(language.tag());
  }

  private static void assertIsIn(String name, String page) throws IOException {
    Stored.assertIsIn(Stored.resource(GamePageTest.class, name), withoutPictures(page));
  }

  private static String withoutPictures(String page) {
    return page.replaceAll("(?s)<svg xmlns=.*?</svg>", "<svg/>")
        .replaceAll("(?s)<style>.*?</style>", "<style/>")
        .replaceAll("(?s)<script.*?</script>", "<script/>")
        .replaceAll("sha256-[^']*", "sha256-");
  }

  @Test
  void theSameGameIsTheSamePage() {
    assertThat(PageSamples.page(PageSamples.game())).isEqualTo(PAGE);
  }

  @Test
  void aWholeGameIsWellBelowFourHundredKilobytes() {
    assertThat(GAME.moves()).hasSizeGreaterThan(60);
    assertThat(PAGE.getBytes(StandardCharsets.UTF_8)).hasSizeBetween(50_000, 300_000);
  }

  @Test
  void thePolicyAllowsTheScriptAndTheStyleOfThePageAndNothingElse() throws Exception {
    Document page = PageSamples.xml(PAGE);
    Element meta = (Element) page.getElementsByTagName("meta").item(1);
    assertThat(meta.getAttribute("http-equiv")).isEqualTo("Content-Security-Policy");
    assertThat(meta.getAttribute("content").split("; "))
        .containsExactly(
            "default-src 'none'",
            "style-src 'sha256-" + sum(between(PAGE, "<style>", "</style>")) + "'",
            "script-src 'sha256-" + sum(between(PAGE, "<script>", "</script>")) + "'",
            "base-uri 'none'",
            "form-action 'none'");
  }

  private static String between(String text, String from, String to) {
    int start = text.indexOf(from) + from.length();
    return text.substring(start, text.indexOf(to, start));
  }

  private static String sum(String content) throws Exception {
    byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
    return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  @Test
  void nothingInAPageComesFromElsewhere() {
    assertThat(attributes(PageSamples.xml(PAGE), "src")).isEmpty();
    assertThat(attributes(PageSamples.xml(PAGE), "href"))
        .isNotEmpty()
        .allMatch(to -> to.startsWith("#"));
    assertThat(PAGE).doesNotContain("@import", "url(http", " style=");
  }

  private static List<String> attributes(Document page, String name) {
    List<String> values = new ArrayList<>();
    elements(page, "*")
        .filter(each -> each.hasAttribute(name))
        .forEach(each -> values.add(each.getAttribute(name)));
    return values;
  }

  private static Stream<Element> elements(Document page, String name) {
    NodeList all = page.getElementsByTagName(name);
    return Stream.iterate(0, i -> i < all.getLength(), i -> i + 1).map(i -> (Element) all.item(i));
  }

  @Test
  void whatOtherGamesPlayedStandsAtItsMove() {
    BookMove played = new BookMove("c3", List.of(), new OpeningStats(30, 12, 3, -44));
    String page = PageSamples.page(GAME.withBook(Map.of(3, List.of(played))));
    String told = "in other games, with black’s share of the points: c3 30 (45.0 %)";
    assertThat(page).containsOnlyOnce(told);
    assertThat(page.indexOf(told))
        .isBetween(page.indexOf("id=\"game-1-ply-3\""), page.indexOf("id=\"game-1-ply-4\""));
  }

  @Test
  void theDataInAPageIsTheAnnotatedGame() {
    Document page = PageSamples.xml(PAGE);
    String json = elements(page, "script").findFirst().orElseThrow().getTextContent();
    AnnotationReader reader =
        new AnnotationReader(
            "page", new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
    assertThat(reader.next()).isEqualTo(GAME);
  }

  @Test
  void everyPictureHasWords() {
    assertThat(elements(PageSamples.xml(PAGE), "svg"))
        .hasSizeGreaterThan(8)
        .allMatch(
            svg ->
                !svg.getAttribute("aria-label").isEmpty()
                    || svg.getElementsByTagName("title").getLength() == 1
                    || svg.getAttribute("aria-hidden").equals("true")
                    || ((Element) svg.getParentNode()).hasAttribute("hidden"));
  }

  @Test
  void everyIdentifierIsThereOnce() {
    assertThat(attributes(PageSamples.xml(PageSamples.page(GAME, shorter())), "id"))
        .filteredOn(id -> id.startsWith("game-"))
        .doesNotHaveDuplicates()
        .contains("game-1-ply-64", "game-2-ply-20");
  }

  private static AnnotatedGame shorter() {
    return PageSamples.with(GAME.moves().subList(0, 20));
  }

  @Test
  void aPageOfSeveralGamesHasThemInTheirOrderAndSaysWhichAreNotGames() {
    Problem problem =
        new Problem(ProblemCode.ILLEGAL_MOVE, SourceLocation.whole("<b>.txt"), 2, 1, "no & <move>");
    String page = PageSamples.page(GAME, new AnnotationFailure(problem), shorter());
    Document xml = PageSamples.xml(page);
    assertThat(elements(xml, "article").map(each -> each.getAttribute("id")))
        .containsExactly("game-1", "", "game-3");
    assertThat(xml.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("Annotated games");
    assertThat(page).contains("no &amp; &lt;move&gt;");
  }

  @Test
  void aPageWithoutGamesIsAPage() {
    assertThat(PageSamples.xml(PageSamples.page()).getElementsByTagName("article").getLength())
        .isZero();
  }

  /** What follows is text wherever it stands, in the document and in its data. */
  @Slow
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>document.title='taken'</script>",
        "</script><script>document.title='taken'</script>",
        "\"><img src=x onerror=alert(1)>",
        "' onclick='alert(1)",
        "]]>--><!--<![CDATA[&lt;&amp;&#60;",
        "\u202Eevil\u2066\u0000\u001B[2J\uFFFF\uD800 end\u2028next\u2029last",
        "{{constructor}}${alert(1)}`"
      })
  void whatARecordSaysIsNeverMarkup(String text) throws IOException {
    AnnotatedGame hostile = hostile(text);
    String page = PageSamples.page(hostile);
    Document xml = PageSamples.xml(page);
    Document usual = PageSamples.xml(PageSamples.page(PageSamples.with(header("x"), notes("x"))));
    for (String element : List.of("script", "img", "style", "b")) {
      assertThat(elements(xml, element).count())
          .as(element)
          .isEqualTo(elements(usual, element).count());
    }
    assertThat(attributes(xml, "onerror")).isEmpty();
    assertThat(attributes(xml, "onclick")).isEmpty();
    assertThat(page).doesNotContain("\u202E", "\u0000", "\u2028");
    String json = elements(xml, "script").findFirst().orElseThrow().getTextContent();
    JsonNode data = new ObjectMapper().readTree(json);
    assertThat(data.at("/remarks/0/text").asText()).isEqualTo(text);
  }

  private static AnnotatedGame hostile(String text) {
    return PageSamples.with(header(text), notes(text));
  }

  private static GameHeader header(String text) {
    return new GameHeader(text, text, text, text, GameDate.UNKNOWN);
  }

  private static Notes notes(String text) {
    List<Remark> remarks = List.of(new Remark(0, text), new Remark(3, text), new Remark(64, text));
    Variation variation = new Variation(2, MoveList.EMPTY, Notes.of(remarks, List.of()));
    return new Notes(
        remarks,
        List.of(new ClockTime(1, 1.5)),
        List.of(new Evaluation(1, -2)),
        List.of(),
        List.of(variation));
  }

  @Test
  void everyNameOfAHeadingStandsForItself() {
    GameHeader header = new GameHeader("A", "B", "אליפות", "Tel Aviv", new GameDate(2019, 5, 4));
    assertThat(PageSamples.page(PageSamples.with(header, Notes.NONE)))
        .contains("<bdi>אליפות</bdi> · <bdi>Tel Aviv</bdi> · <bdi>2019-05-04</bdi>")
        .contains("Source: <bdi>");
  }

  @Test
  void variationsStandAtTheMoveTheyAreAnAlternativeTo() {
    int last = GAME.moves().size();
    Notes notes =
        new Notes(
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(
                new Variation(2, MoveList.ofSquares(new byte[] {18}), Notes.NONE),
                new Variation(last, MoveList.ofSquares(new byte[] {63}), Notes.NONE)));
    Document page = PageSamples.xml(PageSamples.page(PageSamples.with(GameHeader.NONE, notes)));
    assertThat(elements(page, "tr").filter(row -> row.getTextContent().contains("also gives")))
        .extracting(row -> row.getAttribute("data-ply"))
        .containsExactly("3", Integer.toString(last));
  }

  @Test
  void whatAnotherEngineSaysStandsAtItsMove() {
    AnnotatedMove bad = GAME.moves().get(25);
    Certainty certainty = new Certainty(Confidence.EXACT, 100, 38);
    Disagreement other =
        new Disagreement(
            "edax",
            List.of(MoveToken.parse("d3")),
            new Disagreement.Values(2200, 2200, certainty, Optional.empty()));
    AnnotatedMove told =
        new AnnotatedMove(
            bad.ply(),
            bad.mover(),
            bad.move(),
            bad.empties(),
            bad.forced(),
            bad.after(),
            bad.best(),
            bad.afterBest(),
            bad.certainty(),
            bad.only(),
            bad.label(),
            bad.line(),
            bad.playedLine(),
            bad.reasons(),
            Optional.of(other));
    Document page = PageSamples.xml(PageSamples.page(PageSamples.with(List.of(told))));
    assertThat(elements(page, "p").filter(p -> p.getAttribute("class").equals("disagreement")))
        .extracting(Element::getTextContent)
        .containsExactly(
            "the other engine: best d3 (+22 for black); the move played loses nothing");
  }

  @Test
  void theKifuDiagramTellsWhoPlayed() {
    assertThat(attributes(PageSamples.xml(PAGE), "aria-label"))
        .anyMatch(
            words -> words.startsWith("Kifu: ") && words.contains(GAME.game().header().white()));
  }

  @Slow
  @Test
  void aVeryLongNameIsCutWhereItIsShownAndWholeInTheData() {
    String name = "Ω".repeat(50_000);
    Document page = PageSamples.xml(PageSamples.page(hostile(name)));
    assertThat(elements(page, "bdi").mapToInt(each -> each.getTextContent().length()).max())
        .hasValue(301);
    assertThat(elements(page, "script").findFirst().orElseThrow().getTextContent()).contains(name);
  }

  @Test
  void movesThatTheRulesForbidHaveATableButNotABoard() {
    AnnotatedMove first = GAME.moves().getFirst();
    AnnotatedMove odd =
        new AnnotatedMove(
            first.ply(),
            first.mover(),
            MoveToken.parse("<b>a1</b>"),
            first.empties(),
            first.forced(),
            first.after(),
            List.of(MoveToken.parse("<i>")),
            first.afterBest(),
            first.certainty(),
            first.only(),
            Optional.empty(),
            List.of(MoveToken.parse("<u>")),
            List.of(),
            List.of(),
            Optional.empty());
    String page = PageSamples.page(PageSamples.with(List.of(odd)));
    Document xml = PageSamples.xml(page);
    assertThat(elements(xml, "td").map(Element::getTextContent)).contains("● <b>a1</b>");
    assertThat(attributes(xml, "data-boards")).isEmpty();
    assertThat(elements(xml, "i")).isEmpty();
    assertThat(elements(xml, "u")).isEmpty();
  }

  @Test
  void aPageBeginsWithTheVerdict() {
    String page = PageSamples.page(PageSamples.decided());
    String verdict =
        elements(PageSamples.xml(page), "header")
            .filter(header -> header.getAttribute("class").equals("verdict"))
            .map(Element::getTextContent)
            .findFirst()
            .orElseThrow();
    assertThat(verdict.strip())
        .isEqualTo(
            "White lost the game at move 38, b4."
                + "g7 was best, and the chance to win fell from 30 % to 9 %.");
    assertThat(page).contains("data-key=\"38\"").containsOnlyOnce(">decides<");
  }

  @Test
  void aPageWithTheValuesOfAllMovesIsBelowFourHundredKilobytes() {
    assertThat(PageSamples.page(PageSamples.valued()).getBytes(StandardCharsets.UTF_8))
        .hasSizeBetween(200_000, 400_000);
  }
}
