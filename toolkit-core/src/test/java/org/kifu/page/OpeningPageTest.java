package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.page.MoveTree.MoveFacts;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class OpeningPageTest {
  private static final OpeningTable TABLE =
      OpeningPages.table(OpeningPages.GAMES, OpeningSettings.DEFAULT);
  private static final String PAGE = OpeningPages.page(OpeningPages.GAMES, TABLE);

  private static List<Element> elements(Document page, String name) {
    NodeList nodes = page.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  @Test
  void aMoveStandsBelowTheOneBeforeItWithItsNumbers() {
    Document page = PageSamples.xml(PAGE);
    List<Element> moves = elements(page, "details");
    assertThat(moves).hasSize(Math.min(MoveTree.MOST_MOVES, TABLE.rows().size()));
    Set<String> seen = new HashSet<>(Set.of("after-"));
    for (Element move : moves) {
      String line = move.getAttribute("id").substring("after-".length());
      OpeningRow row =
          TABLE.rows().stream()
              .filter(each -> each.lineWithMove().equals(line))
              .findFirst()
              .orElseThrow();
      assertThat(seen).contains("after-" + row.line());
      assertThat(seen.add("after-" + line)).isTrue();
      assertThat(move.getElementsByTagName("summary").item(0).getTextContent())
          .contains(line.substring(line.length() - 2) + row.reached().name())
          .contains(row.stats().games() + (row.stats().isSmallSample() ? "*" : ""))
          .endsWith(MoveFacts.percent(row.stats().blackScore()));
      assertThat(move.getElementsByTagName("dl").item(0).getTextContent())
          .contains(
              row.reached().aliases().isEmpty() ? "" : "Also called" + row.reached().others());
      Element before = (Element) move.getParentNode().getParentNode().getParentNode();
      assertThat(row.ply() == 0 ? "after-" : before.getAttribute("id"))
          .isEqualTo("after-" + row.line());
    }
  }

  @Test
  void everyLinkLeadsToAMoveOfThePage() {
    Document page = PageSamples.xml(PAGE);
    List<String> ids = elements(page, "details").stream().map(e -> e.getAttribute("id")).toList();
    List<Element> links = elements(page, "a");
    assertThat(links).isNotEmpty();
    assertThat(links).allMatch(link -> ids.contains(link.getAttribute("href").substring(1)));
  }

  @Test
  void nothingIsFetchedAndOnlyTheScriptOfThePageRuns() {
    Document page = PageSamples.xml(PAGE);
    assertThat(elements(page, "script"))
        .filteredOn(script -> !script.getAttribute("type").equals("application/json"))
        .hasSize(1);
    assertThat(PAGE).contains("script-src 'sha256-");
    assertThat(PAGE).contains("default-src 'none'").doesNotContain(" src=", "@import");
    assertThat(PAGE).doesNotContainPattern("url\\((?!#)"); // but for parts of a picture
    for (String name : List.of("a", "use", "link", "image")) {
      assertThat(elements(page, name))
          .allMatch(
              element ->
                  (element.getAttribute("href") + element.getAttribute("xlink:href"))
                      .startsWith("#"));
    }
  }

  @Test
  void everyPictureHasWords() {
    List<Element> pictures =
        elements(PageSamples.xml(PAGE), "svg").stream()
            .filter(svg -> !svg.getAttribute("aria-hidden").equals("true"))
            .toList();
    assertThat(pictures).hasSizeGreaterThan(2 * TABLE.rows().size() / 10);
    assertThat(pictures)
        .allMatch(
            svg ->
                !svg.getAttribute("aria-label").isEmpty()
                    || svg.getElementsByTagName("title").getLength() == 1);
  }

  @Test
  void hasTheThreeChartsAndTheFirstGamesOfOpenings() {
    assertThat(PAGE).contains("Most frequent openings", "Openings by year", "How the games ended");
    List<Element> diagrams =
        elements(PageSamples.xml(PAGE), "figure").stream()
            .filter(figure -> figure.getAttribute("class").isEmpty())
            .toList();
    assertThat(diagrams).hasSizeBetween(6, OpeningPage.KEY_GAMES);
    assertThat(diagrams.getFirst().getTextContent())
        .startsWith(TABLE.named().getFirst().name().name());
  }

  @Test
  void isTheSameBytesEachTime() {
    OpeningTable again = OpeningPages.table(OpeningPages.GAMES, OpeningSettings.DEFAULT);
    assertThat(OpeningPages.page(OpeningPages.GAMES, again)).isEqualTo(PAGE);
  }

  @Test
  void namesOfRecordsAreNotMarkup() {
    String bad = "<script>alert(1)</script>\"&'\u202E";
    GameHeader header = new GameHeader(bad, bad, bad, bad, GameDate.ofYear(1997));
    ParsedGame game = ParsedGames.of(Games.match1997().getFirst());
    List<ParsedGame> games =
        List.of(ParsedGames.of(game.record().orElseThrow().withHeader(header)));
    String page = OpeningPages.page(games, OpeningPages.table(games, OpeningSettings.DEFAULT));
    assertThat(page).doesNotContain("<script>alert", "\u202E").contains("&lt;script&gt;");
    assertThat(PageSamples.xml(page).getElementsByTagName("dd").getLength()).isPositive();
  }

  @Test
  void aPositionHasItsMovesAlone() {
    OpeningSettings settings = OpeningSettings.at(new OpeningLine("f5d6"));
    OpeningTable table = OpeningPages.table(OpeningPages.GAMES, settings);
    Document page = PageSamples.xml(OpeningPages.page(OpeningPages.GAMES, table));
    assertThat(elements(page, "details")).hasSameSizeAs(table.rows());
    assertThat(elements(page, "title").getFirst().getTextContent())
        .isEqualTo("Openings after f5d6");
  }

  @Test
  void withoutGamesItSaysSo() {
    String page =
        OpeningPages.page(List.of(), OpeningPages.table(List.of(), OpeningSettings.DEFAULT));
    assertThat(PageSamples.xml(page).getElementsByTagName("details").getLength()).isZero();
    assertThat(page).contains("There are no moves to show.");
  }
}
