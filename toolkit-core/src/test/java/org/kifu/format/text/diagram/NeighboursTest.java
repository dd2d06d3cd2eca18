package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.DiscSigns;
import org.kifu.format.text.output.KifuDiagram;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Of three diagrams the second is damaged: the first and the third keep what is theirs. */
class NeighboursTest {
  /** Places of captions, and the text between them and the board. */
  enum Form {
    ABOVE,
    ABOVE_APART,
    BELOW,
    WITHOUT_LABELS;

    String text(int number) {
      String captions =
          this == WITHOUT_LABELS
              ? "Pia%d 40-24 Quo%d\nDate: 199%d\n".formatted(number, number, number)
              : "Black: Pia%d\nWhite: Quo%d\nDate: 199%d\n".formatted(number, number, number);
      String board = board(number);
      return switch (this) {
        case ABOVE, WITHOUT_LABELS -> captions + board;
        case ABOVE_APART -> captions + "\n" + board;
        case BELOW -> board + captions;
      };
    }
  }

  private static String moves(int number) {
    return Games.match1997().get(number);
  }

  private static String board(int number) {
    GameRecord game = Reading.of(moves(number)).records().getFirst();
    return KifuDiagram.text(game, DiscSigns.ASCII);
  }

  private static GameHeader header(int number) {
    return new GameHeader(
        "Pia" + number, "Quo" + number, "", "", new GameDate(1990 + number, 0, 0));
  }

  private static Reading read(Form form, String second) {
    return Reading.of(form.text(1) + "\n" + second + "\n" + form.text(3), "diagram");
  }

  private static void assertNeighboursAreWhole(Reading reading) {
    assertThat(of(reading, moves(1))).containsExactly(header(1));
    assertThat(of(reading, moves(3))).containsExactly(header(3));
  }

  private static List<GameHeader> of(Reading reading, String moves) {
    List<GameHeader> headers = new ArrayList<>();
    for (int i = 0; i < reading.moves().size(); i++) {
      if (reading.moves().get(i).equals(moves)) {
        headers.add(reading.records().get(i).header());
      }
    }
    return headers;
  }

  @ParameterizedTest
  @EnumSource
  void playersWithoutTheirBoardAreAGameThatIsUnreadable(Form form) {
    Reading reading = read(form, form.text(2).replaceAll("(?m)^\\d .*\\R", ""));
    assertNeighboursAreWhole(reading);
    if (form == Form.WITHOUT_LABELS) {
      assertThat(reading.findings())
          .anySatisfy(finding -> assertThat(finding).contains("'Pia2 40-24 Quo2'"));
      return;
    }
    assertThat(reading.games()).hasSize(3);

    assertThat(reading.findings())
        .filteredOn(finding -> finding.endsWith("[facts-without-moves]"))
        .singleElement()
        .asString()
        .contains("game 2: ", "Pia2", "Quo2");
  }

  @Slow
  @ParameterizedTest
  @EnumSource
  void everyDamageToLinesStaysInItsDiagram(Form form) {
    List<String> lines = form.text(2).lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      for (int j = i + 1; j <= lines.size(); j++) {
        List<String> cut = new ArrayList<>(lines);
        cut.subList(i, j).clear();
        assertNeighboursAreWhole(read(form, String.join("\n", cut) + "\n"));
        List<String> doubled = new ArrayList<>(lines.subList(0, j));
        doubled.addAll(lines.subList(i, lines.size()));
        assertNeighboursAreWhole(read(form, String.join("\n", doubled) + "\n"));
      }
      String text = form.text(2).replace(lines.get(i) + "\n", lines.get(i) + " ");
      assertNeighboursAreWhole(read(form, text + "\n"));
      List<String> apart = new ArrayList<>(lines);
      apart.add(i, "");
      assertNeighboursAreWhole(read(form, String.join("\n", apart) + "\n"));
    }
  }

  /** Its blank line is lost, or all before its blank line from somewhere on. */
  @Slow
  @Test
  void theNextCaptionsBeginAnotherDiagramWithoutABlankLine() {
    String text = Form.ABOVE.text(2);
    for (int end = text.indexOf('\n') + 1; end <= text.length(); end++) {
      String cut = text.substring(0, end);
      Reading reading = Reading.of(Form.ABOVE.text(1) + "\n" + cut + Form.ABOVE.text(3), "diagram");
      String last = cut.lines().toList().getLast();
      boolean isInWords = last.matches("Black: \\w+|White: \\p{Alpha}+|   a.*|\\d .*[OX]");
      if (!isInWords) { // which tells a fact of the next game as another
        assertNeighboursAreWhole(reading);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void controlCharactersAreBlanksWithAFinding(Form form) {
    Reading reading = read(form, form.text(2).replace("\n", "\0\n") + "\0");
    assertNeighboursAreWhole(reading);
    assertThat(of(reading, moves(2))).containsExactly(header(2));
    assertThat(reading.findings())
        .anySatisfy(
            finding ->
                assertThat(finding)
                    .contains("game 2: control characters are read as blanks [text-ignored]"));
  }

  @Test
  void aDiagramOnOneLineIsRead() {
    Reading reading = read(Form.ABOVE, Form.ABOVE.text(2).replace('\n', ' '));
    assertNeighboursAreWhole(reading);
    assertThat(reading.codes()).containsExactly("facts-without-moves");
  }

  @Test
  void rowsThatRanTogetherAreNotACaption() {
    String line = "Event: C " + board(2).replace("\n", "") + "\n";
    Reading reading = read(Form.ABOVE, "Place: D\n" + line);
    assertThat(reading.records().getLast().header().event()).isEqualTo("C");
    assertThat(reading.records().getLast().remarks().getFirst().text()).contains("46 47 31");
  }

  /** Nothing but numbers is a row, and an error for itself. */
  @Test
  void rowsThatRanTogetherWithoutWordsAreAnUnreadableBoard() {
    String numbers = board(2).substring(board(2).indexOf('\n') + 1).replace("\n", "");
    Reading reading = read(Form.ABOVE, "Event: C\n" + numbers + "\n");
    assertThat(reading.records().getLast().header().event()).isEqualTo("C");
    assertThat(reading.records().getLast().remarks().getFirst().text()).contains("46 47 31");
  }

  /** The head of a mail is of no board, whose own captions say the same. */
  @Test
  void aDateFarAboveTheFirstBoardDoesNotMoveACaption() {
    String mail = "From: Otto\nDate: Mon, 3 Feb 2003 10:11:12 +0100\nSubject: x\n\nHi\n\n";
    Form form = Form.BELOW;
    Reading reading = Reading.of(mail + form.text(1) + "\n" + form.text(2) + "\n" + form.text(3));
    for (int number = 1; number <= 3; number++) {
      assertThat(of(reading, moves(number))).containsExactly(header(number));
    }
    assertThat(reading.codes()).containsExactly("text-ignored"); // the subject
  }

  /** Nothing but the blank line behind them shows whose the captions are. */
  @Test
  void captionsBelowADamagedFirstBoardAreNotOfTheNextOne() {
    Form form = Form.BELOW;
    List<String> lines = form.text(2).lines().toList();
    for (int lost = 1; lost < 8; lost++) {
      String cut = String.join("\n", lines.subList(lost, lines.size()));
      Reading reading = Reading.of(cut + "\n\n" + form.text(1) + "\n" + form.text(3));
      assertNeighboursAreWhole(reading);
      if (reading.records().size() == 2) {
        assertThat(reading.codes()).contains("facts-without-moves");
      } else {
        assertThat(reading.records().getFirst().header()).isEqualTo(header(2));
      }
    }
  }

  @Slow
  @ParameterizedTest
  @ValueSource(ints = {49, 97, 98, 99, 100, 101, 150, 300})
  void captionsBelowManyLinesOfTextAreOfTheirBoard(int lines) {
    for (Form form : Form.values()) {
      for (String end : List.of("\n", "\n\n")) {
        String text =
            ("The committee met in the hall and discussed the rules." + end).repeat(lines);
        Reading reading = Reading.of(text + form.text(1) + "\n" + form.text(3));
        assertNeighboursAreWhole(reading);
      }
    }
  }

  @Test
  void playersThatLostTheirBoardAboveManyLinesAreTold() {
    String lost = "Black: Pia2\nWhite: Quo2\n\n" + "Nothing is known of it.\n".repeat(150);
    Reading reading = Reading.of(Form.ABOVE.text(1) + "\n" + lost + "\n" + Form.ABOVE.text(3));
    assertNeighboursAreWhole(reading);
    assertThat(reading.codes()).contains("facts-without-moves");
  }

  /** The first board is cut, and what follows has lost the end of line before it. */
  @Test
  void aRowWithTheNextCaptionsBehindItLeavesThemToTheNextBoard() {
    String table = "| 1 | 52 | 45 | 51 | 49 | 44 | 33 | 43 | 41 |\n| 2 | 40 | 46 | ";
    Reading reading =
        Reading.of(
            "Black: Pia2\nWhite: Quo2\n\n" + table + Form.ABOVE.text(1) + "\n" + Form.ABOVE.text(3),
            "diagram");
    assertNeighboursAreWhole(reading);
    assertThat(reading.codes()).containsAnyOf("unreadable", "facts-without-moves");
  }

  /** Lines left over are for the notation that can read them. */
  @ParameterizedTest
  @CsvSource({"f5d6c3d3c4", "'Black: X\nWhite: Y\nf5d6c3d3c4'"})
  void movesAboveADiagramThatAreNotDrawnAreNotItsCaptions(String moves) {
    Reading reading = read(Form.ABOVE, moves + "\n");
    assertNeighboursAreWhole(reading);
    assertThat(reading.records().getLast().remarks()).isEmpty();
    assertThat(reading.games()).hasSize(3);

    assertThat(reading.games().getLast().origin().start().line())
        .isGreaterThan(13 + (int) moves.lines().count());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5~d6~c3~d3~c4~f4~c5~b3~c2~b4",
        "1. f5~2. d6~3. c3~4. d3~5. c4~6. f4~7. c5~8. b3~9. c2~10. b4",
        ";B[f5];W[d6];B[c3];W[d3];B[c4];W[f4];B[c5];W[b3];B[c2];W[b4]",
        "<td>f5</td>~<td>d6</td>~<td>c3</td>~<td>d3</td>~<td>c4</td>~<td>f4</td>",
        "f5!?~d6!?~c3!~d3?~c4~f4~c5~b3~c2~b4",
        "f5 (0:12)~d6 (0:03)~c3 (1:12)~d3 (0:12)~c4 (0:12)~f4 (0:12)",
        "黒f5白d6黒c3白d3黒c4白f4",
        "ｆ５ｄ６ｃ３ｄ３ｃ４ｆ４",
        "f5 d6 \u04413 d3 \u04414 f4",
        "f-5 d-6 c-3 d-3 c-4 f-4",
        "1,f5,Black~2,d6,White~3,c3,Black~4,d3,White~5,c4,Black~6,f4,White"
      })
  void movesBetweenDiagramsAreAGameInWhateverFormTheyStand(String moves) {
    String text =
        Form.ABOVE.text(1) + "\n" + moves.replace('~', '\n') + "\n\n" + Form.ABOVE.text(3);
    Reading reading = Reading.of(text);
    assertNeighboursAreWhole(reading);
    assertThat(reading.records()).hasSize(3);
    assertThat(reading.moves().get(1)).startsWith("f5d6c3d3c4f4");
    assertThat(reading.records().getLast().remarks()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "31. g7~32. h8~33. a1~34. h1~35. a8",
        "1,f5,B~2,d6,W~3,c3,B~4,d3,W~5,c4,B",
        ";B[fe];W[df];B[cc];W[dc];B[cd];W[fd]"
      })
  void movesBetweenDiagramsThatNobodyReadsAreTold(String moves) {
    String rest = "\n" + moves.replace('~', '\n') + "\n\n" + Form.ABOVE.text(3);
    Reading reading = Reading.of(Form.ABOVE.text(1) + rest);
    assertNeighboursAreWhole(reading);
  }

  @Test
  void playersAboveMovesAreNotAGameWithoutADiagram() {
    Reading reading = Reading.of(Form.ABOVE.text(1) + "\nBlack: A\nWhite: B\nf5\nd6\nc3\nd3\nc4\n");
    assertThat(reading.moves()).containsExactly(moves(1), "f5d6c3d3c4");
    assertThat(reading.records().getLast().header().black()).isEqualTo("A");
  }

  @Test
  void theDrawnMovesOnSeveralLinesAreOfTheirDiagram() {
    String drawn = moves(1);
    String text = Form.ABOVE.text(1) + drawn.substring(0, 60) + "\n" + drawn.substring(60) + "\n";
    Reading reading = Reading.of(text + "\n" + Form.ABOVE.text(3));
    assertThat(reading.moves()).containsExactly(moves(1), moves(3));
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void theDrawnMovesBelowABlankLineAreNotAnotherGame() {
    String text = Form.ABOVE.text(1) + "\n\n" + moves(1) + "\n\n";
    Reading reading = Reading.of(text + Form.ABOVE.text(3));
    assertNeighboursAreWhole(reading);
    assertThat(reading.records()).hasSize(2);
    assertThat(reading.findings()).isEmpty();
    assertThat(Reading.of(text).records()).hasSize(1);
    assertThat(Reading.of(text.replace(moves(1), moves(3))).moves())
        .containsExactly(moves(1), moves(3));
  }

  /** Files that begin with one were joined. */
  @ParameterizedTest
  @EnumSource
  void aByteOrderMarkDoesNotHideAPlayer(Form form) {
    Reading reading = read(form, "\uFEFF" + form.text(2));
    assertNeighboursAreWhole(reading);
    assertThat(of(reading, moves(2))).containsExactly(header(2));
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void aBlankLineInsideALabelledBoardIsIgnored() {
    Reading reading = read(Form.ABOVE, Form.ABOVE.text(2).replace("\n", "\n\n"));
    assertNeighboursAreWhole(reading);
    assertThat(of(reading, moves(2))).containsExactly(header(2));
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void factsThatOnlyOneDiagramHasStayWithIt() {
    String heading = "Event: C\nPlace: D\n\n";
    Reading reading = read(Form.ABOVE, heading);
    GameHeader header = reading.records().getLast().header();
    assertThat(header.event() + header.place()).isEqualTo("CD");
  }

  @Test
  void aHeadingAboveTheFirstDiagramIsOfIt() {
    Reading reading = Reading.of("Event: C\n\n" + Form.ABOVE.text(1), "diagram");
    assertThat(reading.records().getFirst().header().event()).isEqualTo("C");
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void playersInTwoLanguagesAreThoseOfOneDiagram() {
    Reading reading = Reading.of("Black: A\n黒：村上\nWhite: B\n白：為則\n" + board(1), "diagram");
    assertThat(reading.records().getFirst().header())
        .isEqualTo(new GameHeader("A", "B", "", "", GameDate.UNKNOWN));
    assertThat(reading.codes()).containsExactly("text-ignored", "text-ignored");
  }

  @Test
  void whatIsNotAScoreIsTold() {
    Reading reading = Reading.of("Score: 37-271\n" + board(1), "diagram");
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .startsWith("t:1:")
        .endsWith(": game 1: '37-271' is not a score [bad-value]");
  }
}
