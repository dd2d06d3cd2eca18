package org.kifu.format.text.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.testing.ProcessorTime;

class DataDressTest {
  private static final String TWO_GAMES =
      """
      {"event": "Paris Open", "games": [
        {"black": "Anna", "white": "Ben", "moves": ["f5", "d6", null]},
        {"moves": [{"n": 1, "at": [4, 5]}], "black": "Carla", "note": null}
      ], "year": 2012}
      """;

  private static final List<String> ROWS_OF_TWO_GAMES =
      List.of(
          "data [0] event=Paris Open|year=2012",
          "data [0] .games [0] black=Anna|white=Ben",
          "data [0] .games [0] .moves moves=f5|moves=d6|moves=null",
          "data [0] .games [1] black=Carla",
          "data [0] .games [1] .moves [0] n=1",
          "data [0] .games [1] .moves [0] .at at=4|at=5");

  private static boolean fits(String text) {
    return new DataDress().fits(PlacedTextTest.text(text));
  }

  @Test
  void scalarsOfAnObjectAreOneRowAndThoseOfAListAreAnother() {
    assertThat(RowTexts.of(TWO_GAMES)).isEqualTo(ROWS_OF_TWO_GAMES);
  }

  @Test
  void linesOfJsonAreValuesOneAfterAnother() {
    assertThat(RowTexts.of("{\"m\": \"f5\"}\n{\"m\": \"d6\"}\n"))
        .containsExactly("data [0] m=f5", "data [1] m=d6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{black: 'Anna', moves: ['f5', 'd6',],}",
        "game = {'black': 'Anna', 'moves': ('f5', 'd6')}",
        "export const game = {black: \"Anna\", // the winner\n  moves: [`f5`, `d6`]};",
        "{black=Anna, moves=[f5, d6]}",
        "{\"black\" => \"Anna\", \"moves\" => [\"f5\", \"d6\"]}",
        "{\"black\": \"Anna\",\n \"moves\": [\"f5\", \"d6\"",
        "{\"black\": \"Anna,\n \"moves\": [\"f5\", \"d6\"]}",
        "{/* a game */ \"black\": Name(\"Anna\"), \"moves\": [\"f5\" \"d6\"]}}}",
      })
  void cousinsOfJsonAndDamagedJsonAreReadAlike(String text) {
    List<Row> rows = Page.rowsOf(PlacedTextTest.text(text));
    assertThat(rows).extracting(Row::kind).containsOnly(RowKind.DATA);
    assertThat(rows.stream().flatMap(row -> row.cells().stream()).map(this::cell))
        .containsExactly(
            text.contains("Anna,") && text.contains("\"Anna,") ? "black=Anna," : "black=Anna",
            "moves=f5",
            "moves=d6");
  }

  private String cell(Cell cell) {
    return cell.label() + "=" + cell.written();
  }

  @Test
  void aListThatIsAssignedToANameHasThisNameAsLabel() {
    assertThat(RowTexts.of("kifu = [\n  \"f5\",\n  \"d6\"\n]\n"))
        .containsExactly("data [0] kifu=f5|kifu=d6");
    assertThat(RowTexts.of("static const char *kifu[] = {\"f5\", \"d6\"};\n"))
        .containsExactly("data [0] kifu=f5|kifu=d6");
  }

  @Test
  void eachCharacterBehindAnEscapeKnowsItsPlace() {
    String written = "{\"black\": \"Ann\\u00e9 \\\"x\\\" \\ud83d\\ude00\", \"moves\": \"f5\"}";
    Row row = Page.rowsOf(PlacedTextTest.text(written)).getFirst();
    PlacedText name = row.cells().getFirst().text();
    assertThat(name.toString()).isEqualTo("Ann\u00e9 \"x\" \uD83D\uDE00");
    assertThat(name.at(3).offset()).isEqualTo(written.indexOf("\\u00e9"));
    assertThat(name.after(3).offset()).isEqualTo(written.indexOf("\\u00e9") + 6);
    assertThat(name.at(6).offset()).isEqualTo(written.indexOf('x'));
    assertThat(row.cells().get(1).text().at(0).offset()).isEqualTo(written.indexOf("f5"));
  }

  @Test
  void aStringWithLinesHasRowsOfItsOwn() {
    String text = "{\"a\": \"x\", \"kifu\": \"Anna - Ben\\nf5 d6\\n\\nc3\"}";
    assertThat(RowTexts.of(text))
        .containsExactly(
            "data [0] a=x",
            "^line [0] .kifu Anna - Ben",
            "line [0] .kifu f5 d6",
            "^line [0] .kifu c3");
    Row row = Page.rowsOf(PlacedTextTest.text(text)).get(2);
    assertThat(row.cells().getFirst().text().at(0).offset()).isEqualTo(text.indexOf("f5"));
  }

  @Test
  void aStringMayHoldAnotherDress() {
    assertThat(RowTexts.of("[{\"html\": \"<p>f5<p>d6\"}, {\"json\": \"{\\\"m\\\": \\\"c3\\\"}\"}]"))
        .containsExactly(
            "^line [0] [0] .html f5", "^line [0] [0] .html d6", "^data [0] [1] .json [0] m=c3");
  }

  @Test
  void textOutsideOfAllBracketsIsNotLost() {
    assertThat(RowTexts.of("[[\"f5\", \"d6\"]]\nAnna was white\n[[\"c3\"]]\n"))
        .containsExactly("data [0] [0] f5|d6", "line Anna was white", "data [1] [0] c3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"Paris Open\"]\n[Black \"Anna\"]\n\n1. f5 d6\n",
        "[1] Anna played well; then she lost!\n[2] f5 d6 c3 d3\n[3] f5 f6 e6\n",
        "(f5 d6 c3)\n",
        "f5 {a good move} d6\n",
        "[b]f5[/b] d6\n",
        "{{Infobox|name=x}} f5 | d6 | *c3* | !\n| a\n| b\n| c\n| d\n",
        "int main() { if (a > b) { printf(\"f5\"); } return 0; }\n",
      })
  void otherTextsWithBracketsAreNotData(String text) {
    assertThat(fits(text)).isFalse();
  }

  @Test
  void aCutFileKeepsTheGamesBeforeItsEnd() {
    int end = TWO_GAMES.indexOf("null]}") + "null]}".length();
    for (int length = 1; length < TWO_GAMES.length(); length++) {
      List<String> rows = RowTexts.of(TWO_GAMES.substring(0, length));
      assertThat(rows.containsAll(ROWS_OF_TWO_GAMES.subList(1, 3)))
          .as("cut at %d", length)
          .isEqualTo(length >= end - 2);
    }
  }

  @Test
  void theRowsAreTheSameIfTheTextComesInPieces() {
    for (int first = 0; first <= TWO_GAMES.length(); first++) {
      assertThat(RowTexts.inTwo(new DataDress(), TWO_GAMES, first))
          .as("cut at %d", first)
          .isEqualTo(ROWS_OF_TWO_GAMES);
    }
  }

  @Test
  void aLongListIsGivenBeforeItsEnd() {
    String list = "[" + "\"f5\", ".repeat(40_000) + "\"d6\"]";
    List<Row> rows = Page.rowsOf(PlacedTextTest.text(list));
    assertThat(rows).hasSizeGreaterThan(1);
    assertThat(rows.stream().mapToInt(row -> row.cells().size()).sum()).isEqualTo(40_001);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[",
        "{\"a\":",
        "[\"",
        "[{",
        "[(",
        "{a",
        "[\"\\",
        "[/*",
        "]",
        "[\"x\n\"",
        "{}, [",
        "a=["
      })
  void hostileTextTakesTimeInItsLength(String piece) {
    ProcessorTime.assertLinear(
        1_000_000,
        size -> {
          PlacedText text = PlacedTextTest.text("[" + piece.repeat(size / piece.length()));
          return () -> {
            new DataDress().fits(text);
            new DataDress().reader(Group.PAGE, new Page(row -> {})).read(text, true);
            return text;
          };
        });
  }

  @Test
  void deepBracketsDoNotNeedADeepStack() {
    String deep = "[".repeat(100_000) + "\"f5\"" + "]".repeat(100_000) + ", \"d6\"";
    List<String> rows = ProcessorTime.within(ProcessorTime.HANG, 1 << 17, () -> RowTexts.of(deep));
    assertThat(rows).anyMatch(row -> row.endsWith("f5")).anyMatch(row -> row.contains("d6"));
  }
}
