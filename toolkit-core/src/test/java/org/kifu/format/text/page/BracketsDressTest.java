package org.kifu.format.text.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.ProcessorTime;

class BracketsDressTest {
  private static final String GAME =
      """
      (;FF[4]GM[2]PB[Anna [2d\\]]
      PW[Ben]AB[d5][e4];B[f5];W[d6](;B[c3])(;B[c4](;W[e3])(;W[c3])))
      (;PB[Carla];B[f5])
      """;

  @Test
  void eachValueIsARowWithItsKey() {
    assertThat(RowTexts.of(GAME))
        .containsExactly(
            "^data [1] FF=4",
            "data [1] GM=2",
            "data [1] PB=Anna [2d]",
            "data [1] PW=Ben",
            "data [1] AB=d5",
            "data [1] AB=e4",
            "data [1] B=f5",
            "data [1] W=d6",
            "data [1] B=c3",
            "^data [2] PB=Carla",
            "data [2] B=f5");
  }

  @Test
  void movesThatWereNotPlayedAreLeftOut() {
    assertThat(RowTexts.leftOut(GAME))
        .containsExactly("VARIATION c4", "VARIATION e3", "VARIATION c3");
  }

  @Test
  void aValueWithoutItsEndIsLeftOut() {
    assertThat(RowTexts.of("(;B[f5];W[d6];B[c3")).hasSize(2);
    assertThat(RowTexts.leftOut("(;B[f5];W[d6];B[c3")).containsExactly("CUT c3");
  }

  @Test
  void aCharacterBehindABackslashKnowsItsPlace() {
    PlacedText name = Page.rowsOf(PlacedTextTest.text(GAME)).get(2).cells().getFirst().text();
    assertThat(name.at(8).offset()).isEqualTo(GAME.indexOf("\\]") + 1);
  }

  @Test
  void aGameInsideAnotherTextIsReadToo() {
    assertThat(RowTexts.of("<pre>(;PB[Anna];B[f5])</pre>"))
        .containsExactly("^data [1] PB=Anna", "data [1] B=f5");
  }

  @Test
  void theRowsAreTheSameIfTheTextComesInPieces() {
    for (int first = 0; first <= GAME.length(); first++) {
      assertThat(RowTexts.inTwo(new BracketsDress(), GAME, first))
          .as("cut at %d", first)
          .isEqualTo(RowTexts.of(GAME));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "(;", "(;B[", ")", "(;B[a](;W[b])", "B[\\", "x", "]"})
  void hostileTextTakesTimeInItsLength(String piece) {
    ProcessorTime.assertLinear(
        1_000_000,
        size -> {
          PlacedText text = PlacedTextTest.text("(;B[f5]" + piece.repeat(size / piece.length()));
          return () -> new BracketsDress().reader(Group.PAGE, new Page(row -> {})).read(text, true);
        });
  }
}
