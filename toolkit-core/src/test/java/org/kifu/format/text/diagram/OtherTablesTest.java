package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Reading;

/** Boards out of spreadsheets, wikis and notes, and boards that count or stand in another way. */
class OtherTablesTest {
  private static final String GAME = Games.match1997().getFirst();

  private static List<List<String>> ranks(String game) {
    List<String> cells = Drawn.cells(game);
    return IntStream.range(0, 8).mapToObj(rank -> cells.subList(8 * rank, 8 * rank + 8)).toList();
  }

  private static String table(
      String head, String before, String between, String after, UnaryOperator<String> cell) {
    StringBuilder text = new StringBuilder(head);
    List<List<String>> ranks = ranks(GAME);
    for (int rank = 0; rank < 8; rank++) {
      List<String> row = new ArrayList<>(List.of(Integer.toString(rank + 1)));
      row.addAll(ranks.get(rank));
      text.append(row.stream().map(cell).collect(Collectors.joining(between, before, after)));
      text.append('\n');
    }
    return text.toString();
  }

  private static void assertIsGame(String text) {
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly(GAME);
    assertThat(reading.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {";", ",", "\t"})
  void cellsMayBeQuoted(String separator) {
    String head =
        "\"\""
            + separator
            + "\"a\",\"b\",\"c\",\"d\",\"e\",\"f\",\"g\",\"h\"".replace(",", separator);
    assertIsGame(table(head + "\n", "", separator, "", cell -> '"' + cell + '"'));
    UnaryOperator<String> withoutDiscs = cell -> "●○".contains(cell) ? "\"\"" : '"' + cell + '"';
    assertIsGame(table(head + "\n", "", separator, "", withoutDiscs));
  }

  @ParameterizedTest
  @CsvSource({"**,**", "__,__", "*,*", "`,`", "~~,~~", "***,***"})
  void cellsOfMarkdownMayHaveEmphasis(String begin, String end) {
    String head = "| |a|b|c|d|e|f|g|h|\n|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n";
    assertIsGame(table(head, "|", "|", "|", cell -> begin + cell + end));
    UnaryOperator<String> odd = cell -> cell.matches("\\d*[13579]") ? begin + cell + end : cell;
    assertIsGame(table(head, "| ", " | ", " |", odd));
  }

  @Test
  void ranksMayBeNumeralsOfJapan() {
    String head = "　　ａ　ｂ　ｃ　ｄ　ｅ　ｆ　ｇ　ｈ\n";
    List<String> rows = Drawn.rows(Drawn.cells(GAME));
    StringBuilder text = new StringBuilder(head);
    for (int rank = 0; rank < rows.size(); rank++) {
      text.append("一二三四五六七八".charAt(rank)).append('　').append(rows.get(rank)).append('\n');
    }
    assertIsGame(text.toString());
  }

  @Test
  void movesOfOneSideMayBeBoldOnAPage() {
    UnaryOperator<String> odd = cell -> cell.matches("\\d*[13579]") ? "<b>" + cell + "</b>" : cell;
    assertIsGame("<pre>\n" + table("", " ", "  ", "", odd) + "</pre>\n");
  }

  @Test
  void tablesOfAWikiAreRead() {
    String head = "{| class=\"wikitable\"\n! !! a !! b !! c !! d !! e !! f !! g !! h\n";
    assertIsGame(table(head, "|-\n! ", "\n| ", "", cell -> cell) + "|}\n");
    assertIsGame(table(head, "|-\n| ", " || ", "", cell -> "'''" + cell + "'''") + "|}\n");
    UnaryOperator<String> aligned = cell -> "style=\"text-align:center\" | " + cell;
    assertIsGame(table(head, "|-\n|", "||", "", aligned) + "|}\n");
    UnaryOperator<String> entities = cell -> cell.replace("●", "&#9679;").replace("○", "&#9675;");
    assertIsGame(table(head, "|-\n| ", " || ", "", entities) + "|}\n");
  }

  @Test
  void theCaptionAndTheWordsAroundATableOfAWikiAreRead() {
    String text =
        "* '''Black:''' [[Tastet]]\n* '''White:''' [[Penloup D.|Penloup]]\n"
            + table("{|\n|+ Paris 2003\n", "|-\n| ", " || ", "", cell -> cell)
            + "|}\n";
    GameRecord game = Reading.of(text).records().getFirst();
    assertThat(game.header().black()).isEqualTo("Tastet");
    assertThat(game.header().white()).isEqualTo("Penloup");
    assertThat(game.remarks()).extracting(each -> each.text()).containsExactly("Paris 2003");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", ""})
  void theCaptionOfATableOfAPageIsRead(String end) {
    String table =
        table("<table>" + end, "<tr><td>", "</td><td>", "</td></tr>", cell -> cell)
            .replace("\n", end)
            .replace(
                "<table>" + end,
                "<table>"
                    + end
                    + "<caption>Tastet (Noir) - Penloup (Blanc) : 40-24</caption>"
                    + end);
    Reading reading = Reading.of("<html>\n" + table + "</table>\n</html>\n");
    assertThat(reading.moves()).containsExactly(GAME);
    GameRecord game = reading.records().getFirst();
    assertThat(game.header().black()).isEqualTo("Tastet");
    assertThat(game.header().white()).isEqualTo("Penloup");
    assertThat(game.declared().blackDiscs()).hasValue(40);
  }

  @ParameterizedTest
  @CsvSource({"W--,B--", "W-,B-", "--w,--b", "WW,BB", "(),[]", "O,X"})
  void discsOfTheStartMayBeSigns(String white, String black) {
    String board = Drawn.text(Drawn.rows(Drawn.cells(GAME)));
    assertIsGame(board.replace("○", white).replace("●", black));
  }

  @Test
  void boxesAreDiscsBesideRingsAndElseEmpty() {
    String position =
        Drawn.text(Drawn.rows(Drawn.cells(GAME, 30, 30))).replace("○", "()").replace("●", "[]");
    GameRecord game = Reading.of(position).records().getFirst();
    assertThat(game.moves().size()).isZero();
    assertThat(game.start().toString()).isNotEqualTo("standard");
    String empty = Drawn.text(Drawn.rows(Drawn.cells(GAME, 0, 20))).replace(".", "[]");
    assertThat(Reading.of(empty).moves()).containsExactly(GAME.substring(0, 40));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void severalBoardsSideBySide(int boards) {
    List<String> games = Games.match1997().subList(0, boards);
    List<List<String>> all = games.stream().map(game -> Drawn.rows(Drawn.cells(game))).toList();
    for (String gap : List.of("   ", " | ", "\t")) {
      String text =
          IntStream.range(0, 8)
              .mapToObj(
                  rank -> all.stream().map(each -> each.get(rank)).collect(Collectors.joining(gap)))
              .collect(Collectors.joining("\n", "", "\n"));
      assertThat(Reading.of(text).moves()).as(text).isEqualTo(games);
    }
  }

  @Test
  void aBoardThatBeginsWith1AgainOnTheDiscsOfTheOneBeforeGoesOnWithIt() {
    for (int moves : new int[] {10, 30, 50}) {
      List<String> rest = new ArrayList<>(Drawn.cells(GAME, moves, 60));
      rest.replaceAll(
          cell -> cell.matches("\\d+") ? Integer.toString(Integer.parseInt(cell) - moves) : cell);
      String first = Drawn.text(Drawn.labelled(Drawn.cells(GAME, 0, moves)));
      Reading reading = Reading.of(first + "\n" + Drawn.text(Drawn.labelled(rest)));
      assertThat(reading.moves()).containsExactly(GAME);
      assertThat(reading.codes()).containsExactly("layout");
      String other = Drawn.text(Drawn.labelled(Drawn.cells(Games.match1997().get(1), 0, moves)));
      assertThat(Reading.of(other + "\n" + Drawn.text(Drawn.labelled(rest))).moves()).hasSize(2);
    }
  }

  /** The games of a year in which a side passes, with a number for each pass. */
  @Test
  void numbersMayCountPasses() {
    int count = 0;
    for (String game : Drawn.year()) {
      PlainBoard board = PlainBoard.start(8);
      List<String> cells = new ArrayList<>(Drawn.cells(game));
      int ply = 0;
      for (int square : Drawn.squares(game)) {
        if (board.mustPass()) {
          board.pass();
          ply++;
        }
        board.play(square);
        cells.set(square, Integer.toString(++ply));
      }
      if (ply > game.length() / 2) {
        Reading reading = Reading.of(Drawn.text(Drawn.labelled(cells)));
        assertThat(reading.moves()).containsExactly(game);
        assertThat(reading.codes()).containsExactly("layout");
        count++;
      }
    }
    assertThat(count).isGreaterThan(100);
  }

  @Test
  void aMissingNumberThatIsNotAPassStaysAFault() {
    List<String> cells = new ArrayList<>(Drawn.cells(GAME));
    cells.replaceAll(
        cell ->
            cell.matches("\\d+") && Integer.parseInt(cell) > 36
                ? Integer.toString(Integer.parseInt(cell) + 1)
                : cell);
    assertThat(Reading.of(Drawn.text(Drawn.labelled(cells))).codes())
        .contains("unreadable")
        .isSubsetOf("unreadable", "text-ignored");
  }

  /** Without its 54th move, a1 to b2, the other side would have to pass there. */
  @Test
  void aMissingNumberWhereASideWouldPassIsNotAPassInAGameThatDoesNotEnd() {
    String game =
        "f5d6c5f4e3c6d3f3e6f6g4g3g5h5h4h3g6h6d7c7b6e7f8d8f2a6e8f7c8e2f1c4b5d2c1b3b4c3a5a3"
            + "a4d1g8e1g7h8h7b8b7a8a7b1a1b2c2a2g1g2h1h2";
    List<String> cells = new ArrayList<>(Drawn.cells(game));
    cells.set(cells.indexOf("54"), ".");
    assertThat(Reading.of(Drawn.text(Drawn.labelled(cells))).codes())
        .contains("unreadable")
        .isSubsetOf("unreadable", "text-ignored");
  }

  @ParameterizedTest
  @CsvSource({"false,false", "true,false", "false,true", "true,true"})
  void lettersBesideTheRowsSayThatARowIsAFile(boolean isFromH, boolean isBelow) {
    List<List<String>> ranks = ranks(GAME);
    String digits = "    1  2  3  4  5  6  7  8\n";
    StringBuilder text = new StringBuilder(digits);
    for (int i = 0; i < 8; i++) {
      int file = isFromH ? 7 - i : i;
      text.append((char) ('a' + file));
      ranks.forEach(rank -> text.append(String.format("%3s", rank.get(file))));
      text.append('\n');
    }
    Reading reading = Reading.of(text + (isBelow ? digits : ""));
    assertThat(reading.moves()).containsExactly(GAME);
    assertThat(reading.codes()).containsExactly("layout");
  }

  @ParameterizedTest
  @ValueSource(strings = {" I ", " ! ", " : ", " / ", "\t|\t", " l "})
  void cellsMayStandBetweenLinesOfATypewriter(String line) {
    String rows =
        ranks(GAME).stream()
            .map(rank -> rank.stream().collect(Collectors.joining(line, line, line + "\n")))
            .collect(Collectors.joining("-".repeat(40) + "\n"));
    assertIsGame(rows);
  }

  @ParameterizedTest
  @ValueSource(strings = {". ", ") ", ": "})
  void ranksMayHaveAPoint(String mark) {
    List<String> rows = Drawn.rows(Drawn.cells(GAME));
    assertIsGame(
        IntStream.range(0, 8)
            .mapToObj(rank -> (rank + 1) + mark + rows.get(rank) + "\n")
            .collect(Collectors.joining()));
  }

  @ParameterizedTest
  @CsvSource({"'[','],'", "'{','},'", "'[',']'"})
  void rowsMayBeListsOfAProgram(String begin, String end) {
    assertIsGame(
        ranks(GAME).stream()
            .map(rank -> rank.stream().collect(Collectors.joining(", ", begin, end + "\n")))
            .map(row -> row.replace("●", "0").replace("○", "0"))
            .collect(Collectors.joining()));
  }

  @Test
  void cellsMayBeFormulasOfASpreadsheet() {
    assertIsGame(table("", "", ";", "", cell -> "=\"" + cell + '"'));
  }
}
