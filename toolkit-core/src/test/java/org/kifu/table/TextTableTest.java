package org.kifu.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTableTest {
  private record Line(String name, int games) {}

  private static final Line SHORT = new Line("ab", 7);

  @Test
  void coloursDoNotTakeSpace() {
    List<Column<String>> plain =
        List.of(
            Column.text("word", word -> word),
            Column.number("length", String::length),
            Column.text("again", word -> word));
    List<Column<String>> painted =
        plain.stream().map(column -> column.painted((word, text) -> "<" + text + ">")).toList();
    List<String> words = List.of("a", "為", "long word");
    String text = TextTable.of(painted, words).toString();
    assertThat(text).contains("<a>").contains("<9>");
    assertThat(text.replaceAll("[<>]", "")).isEqualTo(TextTable.of(plain, words).toString());
  }

  @Test
  void aColumnIsAsWideAsItsNameAndItsCells() {
    List<Column<Line>> columns =
        List.of(Column.text("who", Line::name), Column.number("games", Line::games));
    assertThat(TextTable.of(columns, List.of(SHORT, new Line("数字", 1234567))))
        .hasToString("who     games\nab          7\n数字  1234567\n");
  }

  /** A name of any length moves no other row. */
  @Test
  void aLongNameDoesNotWidenATable() {
    List<Column<Line>> columns =
        List.of(Column.<Line>text("", Line::name).atMost(48), Column.number("games", Line::games));
    TextTable<Line> table = TextTable.of(columns, List.of(new Line("w".repeat(5000), 1), SHORT));
    assertThat(table.width()).isEqualTo(48 + 2 + 5);
    assertThat(table.line(SHORT)).isEqualTo("ab" + " ".repeat(52) + "7\n");
  }

  @Test
  void aNameThatSpansDoesNotWidenAColumn() {
    List<Column<Line>> columns =
        List.of(
            Column.<Line>number("games of a year", 4, Line::games).spanning(),
            Column.<Line>text("", Line::name).after(1));
    assertThat(TextTable.of(columns, List.of(SHORT))).hasToString("games of a year\n   7 ab\n");
  }

  @Test
  void theLastColumnIsBrokenBelowItself() {
    List<Column<Line>> columns =
        List.of(Column.number("", 3, Line::games), Column.text("", Line::name));
    TextTable<Line> table = new TextTable<>(columns).wrappedAt(12);
    table.add(new Line("gives the corner", 1));
    assertThat(table.body()).isEqualTo("  1  gives\n     the\n     corner\n");
  }

  @Test
  void blanksAtTheEndStayWhereTheyAreWanted() {
    List<Column<Line>> columns =
        List.of(Column.number("", 3, Line::games), Column.text("", Line::name));
    List<Line> rows = List.of(new Line("a ", 1), new Line("", 2), SHORT);
    assertThat(TextTable.of(columns, rows).keepingBlanks().body())
        .isEqualTo("  1  a \n  2  \n  7  ab\n");
    assertThat(TextTable.of(columns, rows).body()).isEqualTo("  1  a\n  2\n  7  ab\n");
  }

  @Test
  void aFixedColumnIsWidenedByItsNameAlone() {
    List<Column<Line>> columns =
        List.of(
            Column.<Line>text("name", 3, Line::name).fixed(),
            Column.<Line>number("", 2, Line::games).fixed().after(1));
    TextTable<Line> table = new TextTable<>("> ", columns);
    table.add(new Line("longer", 1));
    table.add(SHORT);
    assertThat(table.body()).isEqualTo("> longer  1\n> ab    7\n");
    assertThat(table.head()).isEqualTo("> name\n");
  }
}
