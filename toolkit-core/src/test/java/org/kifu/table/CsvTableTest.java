package org.kifu.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.table.CsvRows.DataCsv;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;

class CsvTableTest {
  private static final List<Column<List<Object>>> COLUMNS =
      List.of(Column.text("a", List::getFirst), Column.number("b", List::getLast));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "game,field\n1,black\n",
        "\ufeffgame,field\n1,black\n",
        "\ufeffgame;field\r\n1;black\r\n",
        "# made by a person, by hand\n\"game\";\"field\"\n1;\"black\"\n",
        "game\tfield\n1\tblack\n",
      })
  void readsWhatSpreadsheetsSave(String table) throws Exception {
    List<CsvTable.Row> rows = CsvTable.read(new StringReader(table), List.of("game", "field"));
    assertThat(rows).hasSize(1);
    assertThat(rows.getFirst().get("game")).isEqualTo("1");
    assertThat(rows.getFirst().get("field")).isEqualTo("black");
  }

  /** A name with a comma and without quotation marks: the cells behind it are not in place. */
  @Test
  void aRowWithMoreCellsThanColumnsIsNotRead() {
    StringReader table = new StringReader("# x\nblack,white,discs\nSmith, John,Ann,40\n");
    assertThatThrownBy(() -> CsvTable.read(table, List.of("black")))
        .hasMessage("line 3: 4 cells, and only 3 columns");
  }

  /** Each row of the table says the line where it begins, as an editor counts it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "line,name\n2,a\n3,b",
        "# by hand\n\nline,name\n# first round\n5,a\n\n\n8,b\n#\n10,c\n",
        "line,name\r\n\r\n# x\r\n4,\"a\r\na\"\r\n6,b\r\n",
        "line,name\n2,\"a\n# not a comment\n\na\"\n# a comment\n7,b\n",
        "line,name\n\"2\",\"a\n\"\n\n\"5\",b\n",
        "line,name\r2,a\r\r4,b\r",
        "\ufeff\n \n;;\nline;name;\n5;a;\n;;\n;\n8;b;\n \t\n10;c;\n",
      })
  void aRowSaysTheLineWhereItBegins(String table) throws Exception {
    List<CsvTable.Row> rows = CsvTable.read(new StringReader(table), List.of("line", "name"));
    assertThat(rows).hasSizeGreaterThan(1);
    assertThat(rows).allMatch(row -> row.get("line").equals(String.valueOf(row.line())));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a,b,\n1,2,\n",
        "a,b,,,\n1,2,,,\n",
        ",a,,b\n,1,,2\n",
        "a;b;\r\n1;2\r\n",
        "a\tb\t\n1\t2\tremark\n",
        "a,b\n1,2,\n",
        " a , b \n1,2\n",
        "A,B\n1,2\n",
      })
  void columnsAreFoundByTheirNamesAndOthersLeftOut(String table) throws Exception {
    List<CsvTable.Row> rows = CsvTable.read(new StringReader(table), List.of("a", "b"));
    assertThat(rows).hasSize(1);
    assertThat(rows.getFirst().get("a")).isEqualTo("1");
    assertThat(rows.getFirst().get("b")).isEqualTo("2");
  }

  @Test
  void cellsThatARowLacksAreEmpty() throws Exception {
    List<CsvTable.Row> rows = CsvTable.read(new StringReader("a,b,c\n1\n"), List.of("a", "b"));
    assertThat(rows.getFirst().get("b")).isEmpty();
    assertThat(rows.getFirst().get("c")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | line 1: the column 'a' is missing",
        "#;;a,c | line 3: the column 'b' is missing",
        "a,b;# c;;1,\"2\"x;3,4 | line 4: the quotation marks of a cell do not match",
        "a,b;1,2;#;3,\"4;5,6;7,8 | line 4: the quotation marks of a cell do not match",
      })
  void aFaultSaysTheLineWhereItBegins(String lines, String message) {
    String table = lines.replace(';', '\n');
    assertThatThrownBy(() -> CsvTable.read(new StringReader(table), List.of("a", "b")))
        .isInstanceOf(CsvTable.TableException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource({
    "=HYPERLINK(1), '''=HYPERLINK(1)'",
    "+44 club, '''+44 club'",
    "@A, '''@A'",
    "-x, '''-x'",
    "'''=1', '''''=1'",
    "\uff1d1, '''\uff1d1'",
    "\uff0b1+cmd, '''\uff0b1+cmd'",
    "\uff0d1+cmd, '''\uff0d1+cmd'",
    "\uff20SUM(1), '''\uff20SUM(1)'",
    "-1.9, -1.9",
    "-1.9.1, '''-1.9.1'",
    "-12, -12",
    "-, -",
    "board+20, board+20",
    "'''t Hooft', '''t Hooft'",
  })
  void textsAreNotFormulas(String text, String written) {
    assertThat(CsvRows.written(text)).isEqualTo(written);
    assertThat(CsvRows.read(written)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\t=1", "\r=1", "\n=1+1", "\r\n=1", "\u0085=1", "-1\n"})
  void aTextThatBeginsWithABlankOrALineEndMayBeOne(String text) {
    assertThat(CsvRows.written(text)).isEqualTo("'" + text);
    assertThat(CsvRows.read("'" + text)).isEqualTo(text);
  }

  @Test
  void textsAreAsTheyAreForPrograms() throws Exception {
    StringWriter out = new StringWriter();
    new CsvRows<>(COLUMNS, new DataCsv(out)).add(List.of("=1", "'=1"));
    assertThat(out).hasToString("a,b\n=1,'=1\n");
  }

  @Property(tries = 500)
  void whatIsWrittenIsReadAgain(Draw draw) throws Exception {
    String text = draw.textOf("'=-@\",012", 255);
    StringWriter out = new StringWriter();
    new CsvRows<>(COLUMNS, out).add(List.of(text, 1));
    assertThat(CsvTable.read(new StringReader(out.toString()), List.of("a")).getFirst().get("a"))
        .isEqualTo(text);
  }
}
