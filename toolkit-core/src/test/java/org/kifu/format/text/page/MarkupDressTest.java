package org.kifu.format.text.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.source.Source;
import org.kifu.source.text.TextLines;
import org.kifu.testing.Games;
import org.kifu.testing.ProcessorTime;

class MarkupDressTest {
  private static final String PAGE =
      """
      <!DOCTYPE html>
      <html><head><title>Final</title><style>p { color: red }</style>
      <script>var moves = "f5d6c3";</script></head>
      <body><h1>Anna &ndash; Ben</h1>
      <p>The <b>first</b>
      game<br>f5 d6</p>
      <!-- c4 -->
      <table id="t"><tr><th>Black<th>White</tr>
      <tr><td>Anna</td><td><a href="show?g=f5d6&amp;n=2">Ben</a></td></tr></table>
      <div hidden><div>e6</div> f4</div>
      <pre>
      f5 d6
        c3
      </pre></body></html>
      """;

  @Test
  void elementsOfHtmlAreRowsAndCells() {
    assertThat(RowTexts.of(PAGE))
        .containsExactly(
            "line Final",
            "data <script0> moves=f5d6c3",
            "^line Anna – Ben",
            "^line The first game",
            "line f5 d6",
            "^table table1 Black|White",
            "data table1 href=show|g=f5d6|n=2",
            "table table1 Anna|Ben",
            "^line f5 d6",
            "line   c3");
  }

  @Test
  void whatAPageDoesNotShowIsLeftOut() {
    assertThat(RowTexts.leftOut(PAGE))
        .containsExactly(
            "STYLE p { color: red }",
            "SCRIPT var moves =",
            "SCRIPT ;",
            "COMMENT c4",
            "HIDDEN <div>e6</div> f4");
  }

  @ParameterizedTest
  @CsvSource({
    "<p>f<b>5</b> d6</p>, ^line f5 d6",
    "<p>f5&nbsp;&#100;6 &lt;x&gt; &unknown; & y</p>, ^line f5 d6 <x> &unknown; & y",
    "<p>&#x25cf; &eacute; &#150;</p>, ^line ● é –",
    "<p title=f5>d6, ^data title=f5",
    "<meta name=black content=Anna>, data black=Anna",
    "<input type=hidden name=kifu value='f5 d6'>, data kifu=f5 d6",
    "<img src=a.gif alt=f5>, line f5",
    "<p>a < b <c, ^line a < b <c",
    "<p><a href=\"x>d6</p>, ^data href=x",
    "f5 d6 &amp; c3, line f5 d6 & c3"
  })
  void textAndAttributesAreCells(String page, String row) {
    assertThat(RowTexts.of(page)).first().isEqualTo(row);
  }

  @Test
  void theEndsOfLinesCountWhereTagsDoNotMakeRows() {
    assertThat(RowTexts.of("f5 d6\n<b>c3</b> d3\n")).containsExactly("line f5 d6", "line c3 d3");
    assertThat(RowTexts.of("<p>f5 d6\n<b>c3</b> d3\n")).containsExactly("^line f5 d6 c3 d3");
  }

  @Test
  void eachCharacterKnowsItsPlace() {
    String page = "<p>&eacute;t&eacute;\n  <i>f</i>5</p>";
    PlacedText text = Page.rowsOf(PlacedTextTest.text(page)).getFirst().cells().getFirst().text();
    assertThat(text.toString()).isEqualTo("été f5");
    assertThat(text.at(0).offset()).isEqualTo(3);
    assertThat(text.after(0).offset()).isEqualTo(11);
    assertThat(text.at(4).offset()).isEqualTo(page.indexOf("f<"));
    assertThat(text.at(5).offset()).isEqualTo(page.indexOf("5<"));
  }

  @Test
  void elementsThatHtmlDoesNotKnowAreContainers() {
    String xml =
        """
        <?xml version="1.0"?>
        <games><game n="1"><black>Anna</black><white>Ben &amp; Co</white>
          <moves><m>f5</m><m>d6</m></moves></game>
        <game><player color="black">Carla</player><move x="3" y="4"/><kifu><![CDATA[f5
        d6]]></kifu></game></games>
        """;
    assertThat(RowTexts.of(xml))
        .containsExactly(
            "data <games0> <game1> n=1|black=Anna|white=Ben & Co",
            "data <games0> <game1> <moves4> m=f5|m=d6",
            "data <games0> <game7> <player8> color=black|player=Carla",
            "data <games0> <game7> <move9> x=3|y=4",
            "line <games0> <game7> <kifu10> f5",
            "line <games0> <game7> <kifu10> d6");
  }

  @Test
  void aPageLaidOutWithATableIsNotARow() {
    assertThat(
            RowTexts.of(
                "<table><tr><td>menu</td><td>Anna - Ben<br>f5 d6<br>c3 d3<br>c4"
                    + " f4</td></tr></table>"))
        .containsExactly(
            "^line table0 [0] menu",
            "^line table0 [1] Anna - Ben",
            "line table0 [1] f5 d6",
            "line table0 [1] c3 d3",
            "line table0 [1] c4 f4");
  }

  @Test
  void aTableInATableHasAPathOfItsOwn() {
    assertThat(
            RowTexts.of(
                "<table><tr><td>x<table><tr><td>f5<td>d6</table>y</td></tr><tr><td>c3<td>d3</table>"))
        .containsExactly(
            "^table table0 x",
            "^table table0 table1 f5|d6",
            "^line table0 y",
            "table table0 c3|d3");
  }

  @Test
  void aScriptIsLeftOutButForItsData() {
    assertThat(
            RowTexts.of(
                """
                <script>
                function f(a) { if (a) { return [a, "no"]; } } // it's
                var game = {black: "Anna", moves: ["f5", "d6"]};
                load("f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7");
                state = JSON.parse("{\\"white\\": \\"Ben\\", \\"moves\\": [\\"c3\\"]}");
                </script>
                <script type="application/json">{"black": "Carla"}</script>
                """))
        .containsExactly(
            "^data <script0> .game [0] black=Anna",
            "data <script0> .game [0] .moves moves=f5|moves=d6",
            "^data <script0> f5d6c3d3c4f4c5b3c2b4e3e6b6c6e7",
            "^data <script0> [0] [0] white=Ben",
            "data <script0> [0] [0] .moves moves=c3",
            "^data <script1> [0] black=Carla");
  }

  @Test
  void textInsideAPageMayWearAnotherDress() {
    assertThat(RowTexts.of("<div>&gt; f5 d6<br>c3</div><p>Anna|Ben|33<br>Carla|Dan|40"))
        .containsExactly(
            "line quote1 f5 d6", "line c3", "^table Anna|Ben|33", "table Carla|Dan|40");
    assertThat(RowTexts.of("<description>&lt;p&gt;f5&lt;p&gt;d6</description>"))
        .containsExactly("^line <description0> f5", "^line <description0> d6");
  }

  @Test
  void anAttributeThatSaysWhatTheTextSaysIsLeftOut() {
    String link =
        "<p>See <a title='by Anna' href=\"https://a.example/?g=f5D6c3d3c4&amp;n=7\">f5 d6 c3 d3"
            + " c4</a></p>";
    assertThat(RowTexts.of(link))
        .containsExactly(
            "^data title=by Anna|href=https://a.example/|n=7", "line See f5 d6 c3 d3 c4");
    assertThat(RowTexts.leftOut(link)).containsExactly("AGAIN f5D6c3d3c4");
    assertThat(RowTexts.of("<i data-a='F5 D6 C3 D3' data-b='f5d6c3d3' data-c='Anna'>Anna</i>"))
        .containsExactly("data a=F5 D6 C3 D3|c=Anna", "line Anna");
  }

  @Test
  void anElementThatHidesAndDoesNotEndHidesNothing() {
    assertThat(RowTexts.of("<p style='display: none'>f5<br>d6"))
        .containsExactly("^line f5", "line d6");
    assertThat(RowTexts.of("<p>f5<script>var x = 1;")).contains("^line f5var x = 1;");
  }

  @ParameterizedTest
  @ValueSource(strings = {"page.html", "page-table.html", "page-attribute.html", "xml.xml"})
  void pagesComeInPiecesAsWell(String name) throws IOException {
    byte[] bytes = Files.readAllBytes(Games.examples().resolve("conformance/files").resolve(name));
    PlacedText page = PlacedText.of(TextLines.of(Source.of(name, bytes), bytes));
    assertThat(page.length()).isPositive();
    List<String> rows = RowTexts.of(Page.rowsOf(page));
    for (int first = 0; first <= page.length(); first += 7) {
      assertThat(RowTexts.inTwo(new MarkupDress(), page.toString(), first))
          .as("%s cut at %d", name, first)
          .isEqualTo(rows);
    }
  }

  @Test
  void theRowsAreTheSameIfTheTextComesInPieces() {
    for (int first = PAGE.indexOf("<html"); first <= PAGE.length(); first++) {
      assertThat(RowTexts.inTwo(new MarkupDress(), PAGE, first))
          .as("cut at %d", first)
          .isEqualTo(RowTexts.of(PAGE));
    }
  }

  @Test
  void otherTextsAreNotPages() {
    assertThat(List.of("f5 < d6 > c3\n", "<3 f5\n", "AT&T & Co; f5\n", "<anna@a.example> f5\n"))
        .noneMatch(text -> new MarkupDress().fits(PlacedTextTest.text(text)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<",
        "<a",
        "<a b=\"",
        "<a \" c=\"",
        "<!--",
        "<![CDATA[",
        "<!",
        "<div>",
        "<x>",
        "</x>",
        "<x a=1>",
        "<table><tr><td>",
        "<td>",
        "<pre>",
        "<script>",
        "<script>[{</script>",
        "<p hidden>",
        "<br>",
        "<i a=f5d6c3d3>x",
        "<i a=b1111111 b=b1111112 c=b1111113>",
        "<p>",
        "<x>f5</x>",
        "&amp;",
        "&",
        "&#",
        "\n",
        "a b ",
        "<p title='a?b=c&d='>"
      })
  void hostileTextTakesTimeInItsLength(String piece) {
    ProcessorTime.assertLinear(
        800_000,
        size -> {
          PlacedText text =
              PlacedTextTest.text("<p>" + piece.repeat(size / piece.length()) + "\">");
          return () -> {
            new MarkupDress().fits(text);
            return new MarkupDress().reader(Group.PAGE, new Page(row -> {})).read(text, true);
          };
        });
  }

  @Test
  void deepElementsDoNotNeedADeepStack() {
    String deep = "<x><div>".repeat(50_000) + "f5" + "</div></x>".repeat(50_000) + "<x>d6</x>";
    List<String> rows = ProcessorTime.within(ProcessorTime.HANG, 1 << 17, () -> RowTexts.of(deep));
    assertThat(rows).anyMatch(row -> row.endsWith("f5")).anyMatch(row -> row.endsWith("d6"));
  }
}
