package org.kifu.format.text.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.ProcessorTime;

class WikiDressTest {
  private static final String PAGE =
      """
      == Final ==
      Anna won.

      {| class="wikitable"
      |+ The games
      ! Black !! White || Moves
      |-
      | [[René Roy|René]] || '''Ben''' || <code>f5 d6</code>
      |-
      | Cid
      | align="center" | Dan
      | f5&nbsp;f6
      |}
      behind
      """;

  @Test
  void rowsOfTablesAreRowsOfCells() {
    assertThat(RowTexts.of(PAGE))
        .containsExactly(
            "line == Final ==",
            "line Anna won.",
            "^line table0  The games",
            "table table0 Black|White|Moves",
            "table table0 René|Ben|f5 d6",
            "table table0 Cid|Dan|f5 f6",
            "^line behind");
  }

  @Test
  void eachCharacterKnowsItsPlace() {
    PlacedText moves = Page.rowsOf(PlacedTextTest.text(PAGE)).get(4).cells().get(2).text();
    assertThat(moves.at(0).line()).isEqualTo(8);
    assertThat(moves.at(0).column()).isEqualTo(43);
  }

  @ParameterizedTest
  @ValueSource(strings = {"|", "{|\n", "|-\n", "||", "!!", "[[", "a=", "''", "<a", "|}\n"})
  void hostileTextTakesTimeInItsLength(String piece) {
    ProcessorTime.assertLinear(
        800_000,
        size -> {
          PlacedText text = PlacedTextTest.text("{|\n|" + piece.repeat(size / piece.length()));
          return () -> {
            new WikiDress().fits(text);
            return new WikiDress().reader(Group.PAGE, new Page(row -> {})).read(text, true);
          };
        });
  }
}
