package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.annotate.Phase;
import org.kifu.archive.review.Drill;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReviewer;
import org.kifu.archive.review.TrainingTopic;
import org.kifu.board.Disc;
import org.kifu.words.Words;
import org.kifu.words.Words.Language;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The page of a review as a document. */
class ReviewPageTest {
  private static final PlayerReview REVIEW = ReviewPages.murakami();
  private static final String PAGE = ReviewPages.page(REVIEW, "", Words.english());

  private static List<Element> elements(Document page, String name) {
    NodeList nodes = page.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  @Test
  void beginsWithThePhaseInWhichMostWasGivenAway() {
    Document page = PageSamples.xml(PAGE);
    assertThat(elements(page, "h1").getFirst().getTextContent())
        .isEqualTo("Murakami Takeshi gives away most in the middle game.");
    assertThat(REVIEW.training().getFirst().phase()).contains(Phase.MIDDLE_GAME);
  }

  @Test
  void everyLinkLeadsToAPartOfThePage() {
    Document page = PageSamples.xml(PAGE);
    List<String> ids = new ArrayList<>();
    for (String name : List.of("section", "div")) {
      elements(page, name).forEach(each -> ids.add(each.getAttribute("id")));
    }
    List<String> links =
        elements(page, "a").stream().map(link -> link.getAttribute("href").substring(1)).toList();
    assertThat(links).hasSizeGreaterThan(5);
    assertThat(ids).containsAll(links);
  }

  @Test
  void eachMoveIsInTheFirstTopicThatHasItAndTheQuizHasThemInOrder() {
    List<Drill> all =
        REVIEW.training().stream().flatMap(topic -> topic.moves().moves().stream()).toList();
    assertThat(all).doesNotHaveDuplicates().hasSizeGreaterThan(10);
    List<Element> problems =
        elements(PageSamples.xml(PAGE), "section").stream()
            .filter(each -> each.getAttribute("class").equals("drill"))
            .toList();
    List<String> asked =
        REVIEW.training().stream()
            .flatMap((TrainingTopic topic) -> ReviewPage.quizOf(topic))
            .map(drill -> drill.move().move().toString())
            .toList();
    assertThat(problems)
        .extracting(problem -> problem.getAttribute("data-played"))
        .isEqualTo(asked);
  }

  @Test
  void boardsAreLinkedToThePageOfTheGames() {
    Document page = PageSamples.xml(ReviewPages.page(REVIEW, "my games.html", Words.english()));
    List<String> links =
        elements(page, "a").stream()
            .filter(link -> link.getAttribute("class").equals("case"))
            .map(link -> link.getAttribute("href"))
            .toList();
    assertThat(links)
        .isNotEmpty()
        .allMatch(link -> link.matches("my games\\.html#game-[1-6]-ply-\\d+"));
  }

  @Test
  void aSideIsThePlayerOfGamesWithoutNames() {
    PlayerReview black = ReviewPages.review(PlayerReviewer.of(Disc.BLACK));
    assertThat(black.colours()).containsOnlyKeys(Disc.BLACK);
    assertThat(ReviewPages.page(black, "", Words.english()))
        .contains("<title>Review of Black</title>");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void isWellFormedInEveryLanguage(Language language) {
    Document page = PageSamples.xml(ReviewPages.page(REVIEW, "", Words.in(language)));
    assertThat(elements(page, "h2")).hasSizeGreaterThan(3);
    assertThat(elements(page, "script")).hasSize(1);
  }
}
