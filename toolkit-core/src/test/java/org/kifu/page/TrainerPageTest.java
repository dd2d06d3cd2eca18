package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.board.Disc;
import org.kifu.browser.Chromium;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.study.RepertoireCard;
import org.kifu.words.Words.Language;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class TrainerPageTest {
  private static final List<RepertoireCard> CARDS =
      RepertoireCard.of(
          OpeningPages.table(
              OpeningPages.GAMES, OpeningSettings.DEFAULT.withPlies(6).withMinGames(20)),
          Disc.BLACK);

  private static String page(List<RepertoireCard> cards) {
    return OpeningPages.cards(cards, Language.EN);
  }

  @Test
  void everyCardHasItsBoardAndItsAnswers() {
    assertThat(CARDS).hasSizeGreaterThan(3);
    assertThat(CARDS).isSortedAccordingTo((a, b) -> Long.compare(b.games(), a.games()));
    Document page = PageSamples.xml(page(CARDS));
    for (int i = 0; i < CARDS.size(); i++) {
      Element card = (Element) page.getElementsByTagName("section").item(i);
      assertThat(card.getAttribute("data-best")).contains(CARDS.get(i).answers().getFirst().move());
      assertThat(card.getAttribute("data-legal").split(" "))
          .contains(card.getAttribute("data-best").split(" "));
      assertThat(card.getTextContent()).contains("Black to move after " + CARDS.get(i).line());
    }
  }

  @Test
  void aClickOnASquareOfTheRepertoireIsRight(@TempDir Path folder) throws IOException {
    assumeTrue(Chromium.installed().isPresent(), "no Chromium on the PATH");
    Path file = folder.resolve("trainer.html");
    Files.writeString(file, page(CARDS), StandardCharsets.UTF_8);
    String move = CARDS.getFirst().answers().getFirst().move();
    try (Chromium browser =
        Chromium.start(Chromium.installed().orElseThrow(), folder.resolve("profile"))) {
      browser.resize(360, 700);
      browser.open(file.toUri());
      browser.evaluate(
          "document.querySelector('.drill.current [aria-label^=" + move + "]').click()");
      assertThat(browser.evaluate("document.querySelector('.drill.current .answer').textContent"))
          .isEqualTo(move + " is in your repertoire.");
      browser.evaluate("document.querySelector('.drill.current [aria-label^=d4]').click()");
      assertThat(browser.evaluate("document.querySelector('.drill.current .answer').textContent"))
          .isEqualTo("d4 is not a legal move.");
      assertThat(browser.evaluate("document.querySelector('.tally').textContent"))
          .isEqualTo("Solved: 1 of 1");
      assertThat(browser.evaluate("document.documentElement.scrollWidth <= 360")).isEqualTo("true");
      assertThat(browser.complaints()).isEmpty();
      assertThat(browser.requests()).allMatch(request -> request.startsWith("file:"));
    }
  }
}
