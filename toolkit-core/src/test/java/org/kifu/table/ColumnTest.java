package org.kifu.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ColumnTest {
  @Test
  void aFieldOfJsonIsInCamelCase() {
    assertThat(Column.text("declared_black_discs", row -> row).field())
        .isEqualTo("declaredBlackDiscs");
  }

  @Test
  void markupStaysMarkup() {
    assertThat(MarkdownTable.ofMarkup(List.of(Column.text("a", row -> row)), List.of("[b](c)")))
        .isEqualTo("| a |\n| --- |\n| [b](c) |\n");
  }

  @Test
  void nothingIsAnEmptyCell() {
    List<Column<String>> columns =
        List.of(Column.text("a|b", row -> row), Column.number("n", _ -> null));
    assertThat(columns.get(1).textOf("x")).isEmpty();
    assertThat(MarkdownTable.of(columns, List.of("x")))
        .isEqualTo("| a\\|b | n |\n| --- | ---: |\n| x |  |\n");
  }
}
