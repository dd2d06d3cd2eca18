package org.kifu.format.text.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinesDressTest {
  private static List<Row> rows(String text) {
    return Page.rowsOf(PlacedTextTest.text(text));
  }

  private static List<List<String>> cells(String text) {
    return rows(text).stream()
        .map(row -> row.cells().stream().map(Cell::written).toList())
        .toList();
  }

  @Test
  void eachLineIsARowAndABlankLineSetsTheNextApart() {
    List<Row> rows = rows("f5 d6\nc3\n\n \nd3\n");
    assertThat(rows).extracting(Row::text).containsExactly("f5 d6", "c3", "d3");
    assertThat(rows).extracting(Row::isApart).containsExactly(false, false, true);
    assertThat(rows).extracting(Row::number).containsExactly(0, 1, 2);
    assertThat(rows).extracting(Row::kind).containsOnly(RowKind.LINE);
  }

  @Test
  void quotedLinesStandInTheGroupOfTheirDepth() {
    List<Row> rows = rows("f5\n> d6\n> > c3\n>> | d3\n");
    assertThat(rows).extracting(Row::text).containsExactly("f5", "d6", "c3", "d3");
    assertThat(rows).extracting(row -> row.group().quotation()).containsExactly(0, 1, 2, 2);
    assertThat(rows.get(2).cells().getFirst().text().at(0).column()).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Anna|Ben|35\nCarla|Dan|40\n",
        "| Anna | Ben | 35 |\n|------|-----|----|\n| Carla | Dan | 40 |\n",
        "Anna\tBen\t35\nCarla\tDan\t40\n",
        "Anna;Ben;35\nCarla;Dan;40\n",
        "\"Anna\";\"Ben\";35\n\"Carla\"; \"Dan\" ;40\n",
        "\\begin{tabular}{lll}\nAnna & Ben & 35 \\\\\nCarla & Dan & 40 \\\\ \\hline\n",
      })
  void fieldsOfTablesAreCells(String table) {
    assertThat(cells(table))
        .containsSubsequence(List.of("Anna", "Ben", "35"), List.of("Carla", "Dan", "40"));
  }

  @Test
  void aQuotedFieldMayHoldTheSignAndQuotes() {
    assertThat(cells("\"Keller, \"\"Anna\"\"\",f5d6,x\nDan,c4e3,y\nEva,f5f6,z\n"))
        .containsExactly(
            List.of("Keller, \"Anna\"", "f5d6", "x"),
            List.of("Dan", "c4e3", "y"),
            List.of("Eva", "f5f6", "z"));
  }

  @Test
  void commasOfSentencesAreNotATable() {
    assertThat(cells("Well, that was good\nYes, it was\n")).hasSize(2).allMatch(c -> c.size() == 1);
  }

  @Test
  void rulesOfTablesAreNotRows() {
    assertThat(cells("+----+----+\n| f5 | d6 |\n+====+====+\n"))
        .containsExactly(List.of("f5", "d6"));
  }

  @Test
  void aRowOfABoardWithEmptySquaresOnlyIsARow() {
    assertThat(cells("- - - - - - - -\n. . . . . . . .\n--------\n")).hasSize(3);
  }

  @Test
  void marksOfBbcodeAndMarkdownAreOff() {
    List<Row> rows = rows("[b]f5[/b] [url=http://a.example/x]d6[/url] **c3** `d3` snake_case\n");
    assertThat(rows.getFirst().text().split("\\s+"))
        .containsExactly("f5", "d6", "c3", "d3", "snake_case");
    PlacedText text = rows.getFirst().cells().getFirst().text();
    assertThat(text.at(text.toString().indexOf("c3")).column()).isEqualTo(46);
  }

  @Test
  void escapesInAddressesAreCharacters() {
    PlacedText text =
        rows("see https://a.example/?p=Anna%20Keller&k=%E9%BB%92 100%20\n")
            .getFirst()
            .cells()
            .getFirst()
            .text();
    assertThat(text.toString()).isEqualTo("see https://a.example/?p=Anna Keller&k=黒 100%20");
    assertThat(text.at(text.toString().indexOf("Keller")).offset()).isEqualTo(32);
  }

  @Test
  void aLongTextMayComeInPieces() {
    StringBuilder given = new StringBuilder();
    DressReader reader =
        LinesDress.PLAIN.reader(Group.PAGE, new Page(row -> given.append(row.text()).append('/')));
    int read = reader.read(PlacedTextTest.text("f5\nd6\n\nc3\nd3\n"), false);
    assertThat(read).isEqualTo(7);
    assertThat(given).hasToString("f5/d6/");
    assertThat(reader.read(PlacedTextTest.text("c3\nd3\n"), true)).isEqualTo(6);
    assertThat(given).hasToString("f5/d6/c3/d3/");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[b=", "[\"", "\"", "{", "> ", "|", "%E9", "https://", "`", "\\x"})
  void hostileTextTakesTimeInItsLength(String piece) {
    String line = piece.repeat(100_000 / piece.length());
    String lines = (piece.repeat(4) + "\n").repeat(20_000);
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(10), () -> assertThat(rows(line + "\n" + lines + "f5\n")).isNotEmpty());
  }
}
