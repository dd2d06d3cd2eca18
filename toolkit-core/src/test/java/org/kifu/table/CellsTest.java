package org.kifu.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.table.TextTable.WrappedText;

class CellsTest {
  /** The widths are those of wcwidth in the GNU C library. */
  @ParameterizedTest
  @CsvSource({
    "f5, 2",
    "村上 健, 7",
    "オセロ, 6",
    "ｵｾﾛ, 3",
    "（黒）, 6",
    "Ошибка, 6",
    "Zürich, 6",
    "●○█, 3",
    "한국, 4",
    "𠮷野, 4",
    "e\u0301, 1"
  })
  void signsOfEastAsiaAreTwoCellsWide(String text, int width) {
    assertThat(Cells.width(text)).isEqualTo(width);
  }

  @Test
  void textIsFilledUpWithBlanksAndNeverCut() {
    assertThat(Cells.left("手順", 6)).isEqualTo("手順  ");
    assertThat(Cells.right("手順", 6)).isEqualTo("  手順");
    assertThat(Cells.left("手順", 3)).isEqualTo("手順");
  }

  @Test
  void linesEndAtBlanks() {
    assertThat(WrappedText.of("  1", "gives the corner", 12))
        .isEqualTo("  1 gives\n    the\n    corner\n");
  }

  @Test
  void japaneseLinesEndAnywhereButBeforeSignsThatClose() {
    assertThat(WrappedText.of(">", "隅を与える、悪手。", 10)).isEqualTo("> 隅を与え\n  る、悪\n  手。\n");
  }
}
