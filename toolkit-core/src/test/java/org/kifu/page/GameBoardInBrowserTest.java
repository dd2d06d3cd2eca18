package org.kifu.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.NullNode;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.GameBoards;
import org.kifu.annotate.output.AnnotationWriter;

/** The board of a game and what is said of its moves, in a real browser, where one is installed. */
class GameBoardInBrowserTest extends GameInBrowser {
  @Test
  void opensOnTheMoveThatDecided() throws IOException {
    open(PageSamples.decided());
    assertThat(ply()).isEqualTo("38");
    assertThat(discs("black")).isEqualTo(29);
    assertThat(discs("white")).isEqualTo(12);
    assertThat(text(".verdict h2")).isEqualTo("White lost the game at move 38, b4.");
    assertThat(text(".move h3")).isEqualTo("38○b4blunder: 12 discs");
    assertThat(text(".move .chance")).isEqualTo("White’s chance to win 30 % → 9 %");
    assertThat(text(".strip .mid")).isEqualTo("White to move; values for White");
    assertThat(count(".board .ring")).isEqualTo(1);
    assertThat(count(".board .badge")).isEqualTo(1);
    assertThat(text(".kifu [aria-current] .m")).isEqualTo("b4");
    assertThat(text(".turn[aria-current] .decides")).isEqualTo("decides");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void everyLegalMoveHasItsValueAndGoesOn() throws IOException {
    open(PageSamples.valued());
    for (int ply : List.of(1, 2, 17, 30, 45, 58)) {
      browser.evaluate("kifuPage.shown.show(" + ply + ")");
      String position = "kifuPage.shown.position()";
      String legal =
          browser.evaluate("legal(" + position + ".board, " + position + ".disc).length");
      assertThat(count(".board .pill")).as("at " + ply).isEqualTo(Integer.parseInt(legal));
      assertThat(count(".squares .can")).isEqualTo(Integer.parseInt(legal));
      String other =
          browser.evaluate("kifuPage.shown.known.candidates(" + ply + ").at(-1).pv.join(' ')");
      String played = browser.evaluate("kifuPage.shown.move.move");
      String[] line = other.split(" ", -1);
      clickSquare(line[0]);
      if (!line[0].equals(played)) {
        assertThat(text(".move .why")).contains(line[0] + " instead of " + played);
        assertThat(text(".play [aria-current]")).endsWith(line[0]);
        browser.press("End", "Home");
      }
    }
    assertThat(browser.complaints()).isEmpty();
  }

  /**
   * On the board of each game a click plays what the rules allow, along a known line or away from
   * it.
   */
  @ParameterizedTest
  @ValueSource(strings = {"grand", "one-way", "russian-draughts"})
  void aGameOfOtherRulesIsPlayedOnItsBoard(String rules) throws IOException {
    AnnotatedGame game = PageByRulesTest.annotated(rules);
    open(game);
    for (int ply : List.of(1, 6, 15)) {
      browser.evaluate("kifuPage.shown.show(" + ply + ")");
      AnnotatedMove move = game.moves().get(ply - 1);
      Set<String> squares =
          move.candidates().stream()
              .map(each -> GameBoards.square(each.move()).orElseThrow().toString())
              .collect(Collectors.toSet());
      assertThat(count(".squares .can")).as(rules + " " + ply).isEqualTo(squares.size());
      squares.remove(GameBoards.square(move.move()).orElseThrow().toString());
      for (String square : squares.stream().sorted().limit(1).toList()) {
        clickSquare(square);
        assertThat(count(".play [aria-current]")).as(rules + " " + square).isEqualTo(1);
        browser.press("Escape");
      }
      clickSquare(GameBoards.square(move.move()).orElseThrow().toString());
      assertThat(ply()).isEqualTo(Integer.toString(ply + 1));
    }
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void theShortFormOfTheValuesSaysWhatTheJsonSays() throws IOException {
    open(PageSamples.valued());
    StringWriter json = new StringWriter();
    try (AnnotationWriter writer = AnnotationWriter.jsonLines(json)) {
      writer.write(PageSamples.valued());
    }
    JsonMapper mapper = new JsonMapper();
    JsonNode moves = mapper.readTree(json.toString()).get("moves");
    for (JsonNode move : moves) {
      int ply = move.get("ply").asInt();
      String shown =
          browser.evaluate(
              "JSON.stringify(kifuPage.shown.known.moves[" + (ply - 1) + "].candidates || null)");
      JsonNode written = move.has("candidates") ? move.get("candidates") : NullNode.instance;
      assertThat(mapper.readTree(shown)).as("at " + ply).isEqualTo(written);
    }
    String page = PageSamples.page(PageSamples.valued());
    int length = page.split("class=\"candidates\">", -1)[1].split("</script>", -1)[0].length();
    assertThat(json.toString().length()).isGreaterThan(4 * length);
  }

  @Test
  void theSentenceOfAReasonLightsItsSquares() {
    browser.evaluate("kifuPage.shown.show(43)");
    assertThat(text(".move .why")).isEqualTo("b8: C-square next to the empty corner a8.");
    assertThat(count(".move .why button.sq")).isEqualTo(2);
    assertThat(count(".board .lit")).isEqualTo(1);
    browser.evaluate("document.querySelectorAll('.move .why .sq')[1].focus()");
    assertThat(count(".board .lit.hot")).isEqualTo(1);
  }

  @Test
  void aClickOnASquareGoesOnAsFarAsValuesReach() {
    clickSquare("e2");
    assertThat(text(".play [aria-current]")).isEqualTo("○e2");
    String next = browser.evaluate("kifuPage.shown.line.steps[1].move");
    clickSquare(next);
    assertThat(text(".strip .mid")).isEqualTo("in a line, move 2");
    assertThat(browser.evaluate("kifuPage.shown.line.kind")).isEqualTo("best");
    browser.press("Escape");
    clickSquare("h4");
    assertThat(ply()).isEqualTo(Integer.toString(KEY + 1));
    browser.press("Home");
    clickSquare("c4");
    assertThat(text(".move .why")).contains("c4 instead of f5");
  }

  @Test
  void aSquareWithoutAValueSaysSo() {
    String other =
        browser.evaluate(
            "nameOf(legal(kifuPage.shown.position().board, 'O')"
                + ".find(s => !['e2', 'h4'].includes(nameOf(s))))");
    clickSquare(other);
    assertThat(text(".move .why")).contains(other, "No search has valued this move.");
    assertThat(browser.evaluate("document.querySelector('.adv').getAttribute('class')"))
        .isEqualTo("adv unknown");
    clickSquare("d4");
    assertThat(text(".strip .mid")).isEqualTo("in a line, move 1");
  }

  @Test
  void asksForABetterMoveAndDoesNotGiveItAway() {
    browser.press("t");
    assertThat(count(".board .ring, .board .pill")).isZero();
    assertThat(text(".move")).contains("White to move: find a better move").doesNotContain("e2");
    assertThat(
            browser.evaluate("getComputedStyle(document.querySelector('.turn .ring')).visibility"))
        .isEqualTo("hidden");
    clickSquare("h4");
    assertThat(text(".tries")).contains("h4", "−11");
    clickSquare("e2");
    assertThat(text(".move .answer")).isEqualTo("e2 is right.");
    browser.press("Escape");
    assertThat(text(".move h3")).contains("h4", "inaccuracy");
  }

  @Test
  void theBoardTurns() {
    String place =
        "document.querySelector('.squares [aria-label^=\"h4\"]').getBoundingClientRect()";
    double before = Double.parseDouble(browser.evaluate(place + ".x"));
    browser.press("f");
    assertThat(Double.parseDouble(browser.evaluate(place + ".x"))).isLessThan(before - 100);
    assertThat(text(".board .names")).startsWith("h8g7");
    browser.press("f");
    assertThat(Double.parseDouble(browser.evaluate(place + ".x"))).isEqualTo(before);
  }

  @Test
  void numbersOnTheBoardAreValuesOrLossesOrNone() {
    assertThat(pills()).contains("+14").contains("+25");
    browser.press("v");
    assertThat(pills()).contains("−11").contains("0");
    browser.press("v");
    assertThat(pills()).isEmpty();
    browser.press("v");
    assertThat(pills()).contains("+25");
  }

  private static String pills() {
    return browser.evaluate(
        "[...document.querySelectorAll('.board .pt')].map(e => e.textContent).join(' ')");
  }

  @Test
  void notesOfTheRecordAreShownAndItsVariationsPlayed() {
    browser.evaluate("kifuPage.shown.show(9)");
    assertThat(text(".move .notes")).contains("Quieter.");
    String lines = "[...document.querySelectorAll('[data-line=record]')].map(e => e.textContent)";
    assertThat(browser.evaluate(lines + ".join('|')")).isEqualTo("●e6○d7●e7|●e6○f7");
    browser.evaluate("document.querySelectorAll('[data-line=record] button')[2].click()");
    assertThat(count(".board .on-black, .board .on-white")).isEqualTo(3);
    browser.press("Escape");
    assertThat(text(".move .proof")).endsWith("3 s");
  }

  @Test
  void theBoardOfEveryPlyIsTheOneOfItsMoves() {
    String agrees =
        "kifuPage.shown.known.moves.every((m, i) => m.move === 'pass' || play("
            + "kifuPage.shown.known.boards[i], squareNamed(m.move), discOf(m.mover))"
            + " === kifuPage.shown.known.boards[i + 1])";
    assertThat(browser.evaluate(agrees)).isEqualTo("true");
  }
}
