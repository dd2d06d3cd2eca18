package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Kifu diagrams as tables of web pages and of Markdown. */
class TableTest {
  private static final List<String> ROWS =
      List.of(
          " ,a,b,c,d,e,f,g,h",
          "1,,,,,,,,",
          "2,,,,,,,,",
          "3,,,,7,5,,,",
          "4,,,,O,X,4,11,",
          "5,,,3,X,O,1,,",
          "6,,,6,2,9,8,,",
          "7,,,,10,,,,",
          "8,,,,,,,,");

  private static final String MOVES = "f5d6c5f4e3c6d3f6e6d7g4";

  static List<String> forms() {
    String html = "<table>\n" + rows("<tr>", "<td>", "</td>", "</tr>\n") + "</table>\n";
    return List.of(
        html,
        html.replace("\n", ""),
        html.replace("<table>", "<TABLE BORDER=1>").replace("<td>", "<TD align=right>"),
        html.replace("<td></td>", "<td>&nbsp;</td>"),
        html.replace("<td></td>", "<td>&#160;</td>").replace(">X<", ">&#9679;<"),
        html.replace(">O<", ">&#x25CB;<").replace(">X<", ">&#x25CF;<"),
        html.replace("<td>", "\n<td>\n  ").replace("</td>", "\n</td>"),
        html.replace("</td>", "").replace("</tr>", ""),
        html.replaceAll(">(\\d+)</td>", "><img src=\"disc.gif\" alt=\"$1\" width=24></td>"),
        html.replace(">11<", "><b class=\"x\">11</b><"),
        "<html><body>\n" + html,
        rows("|", " ", " |", "\n").replaceFirst("\n", "\n|---|---|---|---|---|---|---|---|---|\n"),
        rows("|", " ", " |", "\n").replaceFirst("\n", "\n|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n"));
  }

  private static String rows(String begin, String before, String after, String end) {
    return ROWS.stream()
        .map(row -> List.of(row.split(",", -1)))
        .map(row -> row.stream().map(cell -> before + cell + after).collect(Collectors.joining()))
        .map(row -> begin + row + end)
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @MethodSource("forms")
  void readsTheSameGameInEveryForm(String text) {
    Reading reading = Reading.of(text);
    assertThat(reading.isOf("diagram")).isTrue();
    assertThat(reading.moves()).containsExactly(MOVES);
    assertThat(reading.findings()).isEmpty();
  }

  /** One dash in a cell is an empty square as well. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "| |a|b|c|d|e|f|g|h|~|-|-|-|-|-|-|-|-|-|~",
        "| | | | | | | | | |~| - | - | - | - | - | - | - | - | - |~",
        "|a|b|c|d|e|f|g|h|~|-|-|-|-|-|-|-|-|~",
        "|a|b|c|d|e|f|g|h|~|--|--|--|--|--|--|--|--|~",
        "| | | | | | | | |~|-|-|-|-|-|-|-|-|~",
        "a|b|c|d|e|f|g|h~-|-|-|-|-|-|-|-~",
      })
  void theLineBelowTheHeadOfAMarkdownTableIsNotARank(String head) {
    boolean isLabelled = head.replaceAll("[^|]", "").length() == 20;
    List<String> match = Games.match1997();
    for (String game : match) {
      String table = head.replace('~', '\n') + markdown(game, isLabelled);
      Reading reading = Reading.of(table);
      assertThat(reading.isOf("diagram")).isTrue();
      assertThat(reading.moves()).containsExactly(game);
      assertThat(reading.findings()).isEmpty();
      String opening = game.substring(0, 24);
      String dashes =
          head.replace('~', '\n')
              + markdown(opening, isLabelled).replace("||", "|-|").replace("||", "|-|");
      assertThat(Reading.of(table + "\n" + dashes).moves()).containsExactly(game, opening);
    }
  }

  /** The ranks of a board with the numbers of the moves of a game. */
  private static String markdown(String game, boolean isLabelled) {
    StringBuilder ranks = new StringBuilder();
    for (int rank = 1; rank <= 8; rank++) {
      ranks.append(isLabelled ? "|" + rank : "");
      for (char file = 'a'; file <= 'h'; file++) {
        String square = "" + file + rank;
        int at = game.indexOf(square);
        boolean isDisc = "d4e4d5e5".contains(square);
        String disc = "e4d5".contains(square) ? "X" : "O";
        ranks.append('|').append(isDisc ? disc : at < 0 ? "" : "" + (at / 2 + 1));
      }
      ranks.append("|\n");
    }
    return ranks.toString();
  }

  @Test
  void severalTablesAreSeveralDiagrams() {
    String html = "<table>" + rows("<tr>", "<td>", "</td>", "</tr>") + "</table>";
    Reading reading =
        Reading.of("<p>Black: A</p>\n" + html + html + "\n" + html + "<p>the end</p>\n");
    assertThat(reading.moves()).containsExactly(MOVES, MOVES, MOVES);
    assertThat(reading.records().getFirst().header().black()).isEqualTo("A");
  }

  @Test
  void cellsKnowTheirPlaces() {
    String html = "<table>\n" + rows("<tr>\n", "<td>", "</td>\n", "</tr>\n") + "</table>\n";
    ParsedGame game = Reading.of(html).games().getFirst();
    int at = html.indexOf(">1<", html.indexOf("O</td>", html.indexOf("O</td>") + 1)) + 1;
    assertThat(game.origin().ofMove(0).offset()).isEqualTo(at);
    assertThat(game.origin().bytes()).hasSizeBetween(800, html.length());
  }

  @Slow
  @Test
  void aTableWithoutEndTakesNoMoreThanItMay() {
    Reading reading = Reading.of("<table><tr><td>1</td>" + "<tr><td>2\n".repeat(50_000), "diagram");
    assertThat(reading.games()).isEmpty();
    assertThat(reading.codes()).containsExactly("text-ignored", "no-games");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"the <tr> of boards\n", "<table>\n", "</tbody>\n", "<table><tr><td><pre>\n"})
  void aTagOfATableDoesNotHideADiagram(String before) {
    String diagram = rows("|", " ", " |", "\n");
    Reading reading = Reading.of(before + diagram + "\n" + diagram, "diagram");
    assertThat(reading.moves()).containsExactly(MOVES, MOVES);
  }
}
