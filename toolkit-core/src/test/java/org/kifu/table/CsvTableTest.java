package org.kifu.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.table.CsvRows.DataCsv;
import org.kifu.testing.Seed;

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
  void noTextIsAFormula(String text, String written) {
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

  @Property(seed = Seed.FIXED, tries = 500)
  void whatIsWrittenIsReadAgain(
      @ForAll @Chars({'\'', '=', '-', '@', '"', ','}) @CharRange(from = '0', to = '2') String text)
      throws Exception {
    StringWriter out = new StringWriter();
    new CsvRows<>(COLUMNS, out).add(List.of(text, 1));
    assertThat(CsvTable.read(new StringReader(out.toString()), List.of("a")).getFirst().get("a"))
        .isEqualTo(text);
  }
}
