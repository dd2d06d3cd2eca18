package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Pages, XML and wikis in the forms that players copy and save: M and N are two real games. */
class PageFormsTest {
  private static final String M = Games.match1997().get(0);
  private static final String N = Games.match1997().get(1);

  private static List<String> rows(String game, String form) {
    List<String> moves = Games.words(game);
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < moves.size(); i += 2) {
      String second = i + 1 < moves.size() ? moves.get(i + 1) : "";
      rows.add(form.formatted(i / 2 + 1, moves.get(i), second).replace('~', '\n'));
    }
    return rows;
  }

  private static String each(String game, IntFunction<String> form) {
    List<String> moves = Games.words(game);
    return IntStream.range(0, moves.size())
        .mapToObj(i -> form.apply(i).formatted(i + 1, moves.get(i)))
        .collect(Collectors.joining("\n"));
  }

  private static void assertFacts(String text, String... facts) {
    Reading reading =
        Reading.of(
            text.replace('~', '\n')
                .replace("M1", M)
                .replace("N1", N)
                .replace("S1", M.replaceAll("..(?!$)", "$0+")));
    assertThat(reading.moves()).isEqualTo(facts.length > 3 ? List.of(M, N) : List.of(M));
    for (int i = 0; i < reading.records().size(); i++) {
      GameRecord game = reading.records().get(i);
      assertThat(game.header().black()).isEqualTo(facts[3 * i]);
      assertThat(game.header().white()).isEqualTo(facts[3 * i + 1]);
      String score = facts[3 * i + 2];
      assertThat(game.declared().blackDiscs().isPresent()).isEqualTo(!score.isEmpty());
      if (!score.isEmpty()) {
        assertThat(game.declared().blackDiscs()).hasValue(Integer.parseInt(score));
      }
    }
    assertThat(reading.codes()).isSubsetOf("text-ignored", "score-mismatch");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<tr><td>%d</td><td>%s</td><td>%s</td></tr>",
        "<tr>~<td>%d</td>~<td>%s</td>~<td>%s</td>~</tr>",
        "<tr class='c3'><td class='d4 e5 f6'>%d</td><td"
            + " style='color:#ff00aa'>%s</td><td>%s</td></tr>",
        "<tr><td>%d.<td>%s<td>%s",
        "<li>%d. <b>%s</b> <i>%s</i></li>",
        "[tr][td]%d[/td][td]%s[/td][td]%s[/td][/tr]",
      })
  void tablesOfMovesAreGames(String row) {
    String one = String.join("\n", rows(M, row));
    String other = String.join("\n", rows(N, row));
    assertThat(Reading.of("<table>\n" + one + "\n</table>\n").moves()).containsExactly(M);
    String two =
        "<h2>Ann - Bob 40-24</h2>\n<table>\n%s\n</table>\n<h2>Cid - Dan 30-34</h2>\n<table>\n%s\n</table>\n"
            .formatted(one, other);
    assertFacts(two.replace(one, one), "Ann", "Bob", "40", "Cid", "Dan", "30");
  }

  @Test
  void headersAndTheNewestMoveFirstDoNotMatter() {
    List<String> newest = new ArrayList<>(rows(M, "<tr><td>%d</td><td>%s</td><td>%s</td></tr>"));
    Collections.reverse(newest);
    String head = "<tr><th>Move</th><th>Black</th><th>White</th></tr>\n";
    String page = "<table>\n" + head + String.join("\n", newest) + "\n</table>";
    assertThat(Reading.of(page).moves()).containsExactly(M);
    assertThat(Reading.of(page).codes()).contains("layout");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<li>%2$s</li>",
        "<li>~%2$s~</li>",
        "<span>%2$s</span>",
        "<td>%2$s</td>",
        "<tr><td>%2$s</td></tr>",
        "<tr><td>%1$d</td><td>Black</td><td>%2$s</td></tr>",
        "<move n='%1$d'>%2$s</move>",
        "<move><![CDATA[%2$s]]></move>",
        "<div class='ply'><span>%1$d.</span><b>%2$s</b></div>",
      })
  void aMoveAnElementIsAGame(String element) {
    String form = element.replace('~', '\n');
    IntFunction<String> sides = i -> i % 2 == 0 ? form : form.replace("Black", "White");
    Reading reading = Reading.of("<div>\n" + each(M, sides) + "\n</div>\n");
    assertThat(reading.moves()).containsExactly(M);
    assertThat(reading.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<tr><th>Black</th><td>Ann Lee</td></tr>~<tr><th>White</th><td>Bob</td></tr>~<p>M1</p>",
        "<tr><td>Black</td><td>Ann Lee</td></tr>~<tr><td>White</td><td>Bob</td></tr>~<p>M1</p>",
        "<dl><dt>Black</dt><dd>Ann Lee</dd><dt>White</dt><dd>Bob</dd></dl>~M1",
        "<dl>~<dt>Black</dt>~<dd>Ann Lee</dd>~<dt>White</dt>~<dd>Bob</dd>~</dl>~M1",
        "<div class='k'>Black</div>~<div>Ann Lee</div>~<div"
            + " class='k'>White</div><div>Bob</div>~<p>M1</p>",
        "<b>Black</b> Ann&nbsp;Lee<br><b>White</b> Bob<br>M1",
        "<p><span>Black</span> <span>Ann Lee</span></p><p><span>White</span>"
            + " <span>Bob</span></p>M1",
        "<div data-black='Ann Lee' data-white='Bob' data-moves='M1'></div>",
        "<div data-moves='M1' data-black-name='Ann Lee' data-white-name='Bob'></div>",
        "<game black='Ann Lee' white='Bob'>M1</game>",
        "<player colour='black' name='Ann Lee'/>~<player colour='white'"
            + " name='Bob'/>~<moves>M1</moves>",
        "<black><![CDATA[Ann Lee]]></black>~<white>Bob</white>~<moves>~M1~</moves>",
        "{{Game~| black = Ann Lee~| white = [[Bob]]~| moves = M1~}}",
        "{{Game|black=Ann Lee|white=Bob|moves=M1}}",
        "https://example.org/show?black=Ann%20Lee&white=Bob&moves=M1",
        "<a href='show?black=Ann+Lee&amp;white=Bob&amp;moves=M1'>game</a>",
      })
  void labelsInElementsAttributesAndParametersAreFacts(String page) {
    assertFacts(page, "Ann Lee", "Bob", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<table>~<tr>~<th>Black</th>~<th>White</th>~<th>Score</th>~<th>Moves</th>~</tr>~<tr>~<td>Ren&eacute;"
            + " Roy</td>~<td>Bob</td>~<td>40&ndash;24</td>~<td>M1</td>~</tr>~<tr>~<td>Cid</td>~<td>Dan</td>~"
            + "<td>30&#8211;34</td>~<td>N1</td>~</tr>~</table>",
        "<table><tr><th>Black</th><th>Moves</th><th>White</th><th>Score</th></tr>~<tr><td>René"
            + " Roy</td><td>M1"
            + "</td><td>Bob</td><td>40-24</td></tr><tr><td>Cid</td><td>N1</td><td>Dan</td><td>30-34</td></tr></table>",
        "{| class='wikitable'~! Black !! White !! Score !! Moves~|-~| [[René Roy]] || Bob || 40-24"
            + " || M1~|-~| Cid || Dan || 30-34 || N1~|}",
        "{|~! Black~! White~! Score~! Moves~|-~| René Roy~| align=center | Bob~| 40-24~|"
            + " <code>M1</code>~|-~| Cid~| Dan~| 30-34~| N1~|}",
        "| Black | White | Score | Moves |~|---+---+---+---|~| René Roy | Bob | 40-24 | M1 |~"
            + "| Cid | Dan | 30-34 | N1 |",
        "Black|White|Score|Moves~:--|:-:|--:|---~René Roy|Bob|40-24|M1~Cid|Dan|30-34|N1",
        "+---+---+~| Black | White | Score | Moves |~+===+===+~| René Roy | Bob | 40-24 | M1"
            + " |~+---+---+~| Cid | Dan | 30-34 | N1 |~+---+---+",
        "<h2>Ren&eacute; Roy (Black) 40-24 Bob (White)</h2>~<p>M1</p>~<h2>Cid (Black) 30-34 Dan"
            + " (White)</h2>~<p>N1</p>",
        "[b]René Roy[/b] (black) - [b]Bob[/b] (white) 40-24~M1~~[b]Cid[/b] (black) - [b]Dan[/b]"
            + " (white) 30-34~N1",
      })
  void rowsAndHeadingsNameTheirGames(String page) {
    assertFacts(page, "René Roy", "Bob", "40", "Cid", "Dan", "30");
  }

  @Test
  void placesInsideARowOfSeveralLinesAreThoseOfTheSource() {
    String page =
        "<table>\n<tr>\n<th>Black</th>\n<th>Moves</th>\n</tr>\n<tr>\n<td>&Eacute;ve</td>\n<td>"
            + M
            + "</td>\n</tr>\n</table>";
    Reading reading = Reading.of(page);
    assertThat(reading.records().getFirst().header().black()).isEqualTo("Éve");
    assertThat(reading.games().getFirst().origin().ofMove(0)).hasToString("t:8:5");
    assertThat(reading.games().getFirst().origin().ofMove(0).offset()).isEqualTo(page.indexOf(M));
  }

  @Test
  void aRoundInAnAttributeIsACommentAndATournamentTheEvent() {
    String page =
        "<tournoi nom=\"Coupe\">\n"
            + "<partie ronde=\"2\" date=\"2010-05-06\" noir=\"Ann\" blanc=\"Bob\">\n"
            + M
            + "\n</partie></tournoi>";
    GameRecord game = Reading.of(page).records().getFirst();
    assertThat(game.header().captions())
        .containsExactlyInAnyOrder("Black: Ann", "White: Bob", "Event: Coupe", "Date: 2010-05-06");
    assertThat(game.notes().remarks()).extracting(each -> each.text()).containsExactly("ronde: 2");
  }

  @Test
  void datesOfOrgModeAreDates() {
    String table =
        "| Date | Black | Moves |\n|-----+----+---|\n| <2010-11-06 Sat> | Ann | " + M + " |";
    Reading reading = Reading.of(table);
    assertThat(reading.records().getFirst().header().captions())
        .containsExactlyInAnyOrder("Black: Ann", "Date: 2010-11-06");
    assertThat(reading.findings()).isEmpty();
  }

  /** A heading of columns, a menu or a move is no fact. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<tr><th>Black</th><th>Rating</th></tr>~<p>M1</p>",
        "<div>Black</div><div>White</div><div>Moves</div>~<p>M1</p>",
        "<li>Event</li><li>News</li>~<p>M1</p>",
        "<b>Black</b> played well here.~<p>M1</p>",
        "<h3>Black</h3><p>Rules of the game</p><p>M1</p>",
      })
  void aLabelWithoutAValueIsNotAFact(String page) {
    assertFacts(page, "", "", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "| | |~|---|---|~| Black | Ann Lee |~| **White** | Bob |~| Score | 40-24 |~| Moves | M1 |~",
        "| Field | Value |~|---|---|~| Black | Ann Lee |~| White | Bob |~| Score | 40-24 |~~M1~",
        "; exported~[Game]~BlackPlayer=Ann"
            + " Lee~WhitePlayer=Bob~BlackScore=40~WhiteScore=24~~[Moves]~M1~",
        "games = [~  {'black': 'Ann Lee', 'white': 'Bob', 'moves': 'M1', 'black_discs': 40},~]~",
        "const g = [{ id: 7, black: \"Ann Lee\", white: 'Bob', rated: true, blackDiscs: 40,"
            + " whiteDiscs: 24, moves: \"M1\" }];~",
        "{:black => 'Ann Lee', :white => 'Bob', :score => '40-24', :moves => 'M1'}~",
        "**Black:** Ann Lee~**White:** Bob~~Score: 40-24~M1~",
        "<script>~// viewer 1.2~var black_name = \"Ann Lee\";~const whitePlayer = 'Bob';~"
            + "var kifu = \"M1\";~</script>~Score: 40-24~",
        "<dl>~<dt>Noir</dt><dd>Ann Lee</dd>~<dt>Blanc</dt><dd>Bob</dd>~"
            + "<dt>R&eacute;sultat</dt><dd>40-24</dd>~<dt>Coups</dt><dd>M1</dd>~</dl>~",
        "<game>~<player color=\"white\">Bob</player>~<player color=\"black\">Ann Lee</player>~"
            + "<score white=\"24\" black=\"40\"/>~<transcript>M1</transcript>~</game>~",
        "https://example.org/show?b=Ann+Lee&w=Bob&m=S1~Score: 40-24~",
        "https://example.org/show?id=7&w=Bob&b=Ann%20Lee&k=S1~Score: 40-24~",
        "var g = [{ b: 'Ann Lee', w: 'Bob', r: [40, 24], k: 'M1' }];~",
        "var g = [{ k: 'M1', w: 'Bob', s: '40-24', b: 'Ann Lee' }];~",
        "<P><B>Ann Lee</B> – <B>Bob</B> 40:24<BR>~<PRE>~M1~</PRE>~",
      })
  void factsUnderTheNamesOfProgramsAreThoseOfTheMovesBelow(String text) {
    assertFacts(text, "Ann Lee", "Bob", "40");
  }

  @Test
  void objectsOnALineAreAGameEach() {
    String objects =
        "{black: 'Ann', white: 'Bob', moves: 'M1'}, {black: 'Carl', white: 'Dora', moves: 'N1'}";
    assertFacts("games = [" + objects + "]~", "Ann", "Bob", "", "Carl", "Dora", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "if (turn == 1) { black: 'Ann' == name; } // {white = 'Bob'}~",
        "blackPlayer = new Player(\"Ann\");~whitePlayer = null~",
        "| Black | White |~|---|---|~",
        "<script>~var black = \"#000000\";~var white = 'images/white.gif';~</script>~",
        "<script>~const black = \"Charcoal\";~const white = 'Ivory';~</script>~",
        "<script>~black = \"Dark Green\";~white = 'Pale Sand';~</script>~",
        "const black = \"Charcoal\";~const white = 'Ivory';~",
        "<script>~var black = \"B\", white = \"W\";~var white = \"White\";~</script>~",
        "<player color=\"red\">Ann</player>~<player>Bob</player>~",
        "{'black': {'name': ''}, 'opening': 'Tiger'}~",
        "https://example.org/show?b=40&w=24~",
        "https://example.org/show?b=Ann~",
        "https://example.org/show?b=f5&w=d6~",
        "var g = [{ b: 40, w: 24, k: 'x' }];~",
        "var g = [{ b: 'Ann', id: 'Bob', k: 'x' }];~",
        "var g = [{ b: 'f5', w: 'd6' }];~",
      })
  void codeAndPairingsAreNotFacts(String text) {
    Reading reading = Reading.of((text + "~" + M + "~").replace('~', '\n'));
    assertThat(reading.moves()).containsExactly(M);
    assertThat(reading.records().getFirst().header().black()).isEmpty();
    assertThat(reading.records().getFirst().header().white()).isEmpty();
  }

  /** The times of both sides stand between their moves. */
  @Test
  void labelsAboveATableOfMovesWithTimesAreThoseOfItsGame() {
    String rows = String.join("~", rows(M, "| %d | %s | 24:25 | %s | 4:39 |"));
    String head = "| # | Black | Time | White | Time |~|---|---|---|---|---|~";
    assertFacts("**Black:** Ann~**White:** Bob~~" + head + rows + "~", "Ann", "Bob", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<move n=\"%d\" color='black' square=\"%s\"/>",
        "<ply pos='%2$s'>%1$d</ply>",
        "<m at='%2$s' />",
      })
  void elementsOfOneMoveEachAreAGame(String form) {
    String one = each(M, _ -> form);
    String other = each(N, _ -> form).replace("\n", "");
    String text =
        "<t>~<game black='Ann Lee' white='Bob' result='40-24'>~"
            + one
            + "~</game>~"
            + "<game black='Carl' white='Dora' result='30-34'>~"
            + other
            + "~</game>~</t>~";
    assertFacts(text, "Ann Lee", "Bob", "40", "Carl", "Dora", "30");
  }

  @Test
  void discsOfTheSidesInElementsAreTheScore() {
    String game =
        "<game>~<blackPlayer>%s</blackPlayer><whitePlayer>Bob</whitePlayer>~"
            + "<blackScore>%d</blackScore><whiteScore>%d</whiteScore>~<moves><![CDATA[%s]]></moves>~</game>~";
    String text = game.formatted("Ann Lee", 40, 24, "M1") + game.formatted("Carl", 30, 34, "N1");
    assertFacts("<games>~" + text + "</games>~", "Ann Lee", "Bob", "40", "Carl", "Bob", "30");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<link pos='f5'/><link pos='d6'/><link pos='c3'/><link pos='d3'/><link pos='c4'/>",
        "<move note='f5'/><move note='d6'/><move note='c3'/><move note='d3'/><move note='c4'/>",
        "<best square='f5'/><best square='d6'/><best square='c3'/><best square='d3'/>",
      })
  void squaresInOtherElementsAreNotMoves(String page) {
    assertThat(Reading.of(page + "\n\n" + M + "\n").moves()).containsExactly(M);
  }

  @Test
  void elementsThatSayInTwoWhatOthersSayInOneAreFacts() {
    String moves = each(M, i -> "  <o:move n=\"%d\">%s</o:move>");
    assertFacts(
        "<o:game xmlns:o=\"urn:x\">~<o:tournament>Cup</o:tournament>~"
            + "<o:player colour=\"white\"><o:name>Bob</o:name></o:player>~"
            + "<o:player colour=\"black\"><o:name>Ann &amp; Co</o:name></o:player>~"
            + moves
            + "~</o:game>~",
        "Ann & Co",
        "Bob",
        "");
    assertFacts(
        "<GAME>~<HEADER Black=\"Ann\" White=\"Bob\"/>~"
            + "<RESULT><BLACK>40</BLACK><WHITE>24</WHITE></RESULT>~<MOVES>~"
            + each(M, i -> i % 2 == 0 ? "<B n=\"%d\" sq=\"%s\"/>" : "<W n=\"%d\" sq=\"%s\"/>")
            + "~</MOVES>~</GAME>~",
        "Ann",
        "Bob",
        "40");
  }

  @Test
  void theCellsOfASpreadsheetAreATable() {
    String head =
        "<Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\"><Worksheet>~<Table>~";
    String names = row("", "Nero", "Bianco", "Pedine nere", "Pedine bianche", "Mosse");
    String end = "</Table></Worksheet></Workbook>~";
    assertFacts(
        head
            + names
            + row("", "Ann", "Bob", "40", "24", "M1")
            + row("", "Cy", "Di", "9", "55", "N1")
            + end,
        "Ann",
        "Bob",
        "40",
        "Cy",
        "Di",
        "9");
    String shifted = head + names + row(" ss:Index=\"2\"", "Bob", "24", M) + end;
    Reading reading = Reading.of(shifted.replace('~', '\n'));
    assertThat(reading.moves()).containsExactly(M);
    assertThat(reading.records().getFirst().header()).isEqualTo(GameHeader.NONE);
    assertThat(reading.codes()).isNotEmpty();
  }

  private static String row(String first, String... cells) {
    StringBuilder row = new StringBuilder("<Row>~");
    for (String cell : cells) {
      String attribute = row.length() < 8 ? first : "";
      row.append("<Cell%s><Data ss:Type=\"String\">%s</Data></Cell>~".formatted(attribute, cell));
    }
    return row.append("</Row>~").toString();
  }

  @Test
  void factsInBracketsHaveOtherQuotesLanguagesAndLists() {
    assertFacts(
        "[event 'Cup'] [black 'Ann'] [white 'Bo O'Hara'] [result '40-24']~M1~",
        "Ann",
        "Bo O'Hara",
        "40");
    assertFacts(
        "[Событие \"Кубок\"]~[Чёрные \"Анна\"]~[Белые \"Олег\"]~[Счёт \"51:13\"]~~M1~~",
        "Анна",
        "Олег",
        "51");
    assertFacts("(see \"Ann\") (black 40 24)~M1~", "", "", "");
  }

  @Test
  void theDescriptionOfAPictureMayHoldTheMoves() {
    String page =
        "<figure><img src=\"g.png\" width=320 alt=\"Finished board. Moves: %s.\">"
            .formatted(String.join(", ", Games.words(M)));
    assertThat(Reading.of(page).moves()).containsExactly(M);
  }
}
