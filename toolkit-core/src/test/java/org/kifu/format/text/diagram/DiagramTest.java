package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.DiscSigns;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.format.text.output.KifuDiagram;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

class DiagramTest {

  static List<String> forms() {
    String plain = Games.ROSE.replace('○', 'O').replace('●', 'X');
    return List.of(
        Games.ROSE,
        plain,
        plain.toUpperCase(Locale.ROOT),
        plain.toLowerCase(Locale.ROOT).replace('.', '-'),
        plain.replace('X', '*'),
        plain.replace('X', 'B').replace('O', 'W'),
        plain.replace(" X", "##").replace(" O", "()"),
        plain.replace('X', '0').replace('O', '0'),
        plain.replace('X', '.').replace('O', '.'),
        plain.replace('X', ' ').replace('O', ' '),
        plain.replace(" .", "--"),
        plain.replace('.', '\u00B7'),
        plain.replace('.', '\u25A1'),
        plain.replace('.', ' '),
        plain.substring(plain.indexOf('\n') + 1),
        plain.substring(plain.indexOf('\n') + 1).replaceAll("(?m)^\\d", ""),
        plain.replaceAll("(?m)^(\\d)(.*)$", "$1$2 $1"),
        plain.replaceAll("(?m)^\\d(.*)$", " $1"),
        plain.replace("\n", "\r\n"),
        plain.replaceAll(" +", "\t"),
        plain.replaceAll(" +", ",").replace(".", ""),
        plain
            .replaceAll("(?m)^\\d", "")
            .replaceAll("(?m)^ +", "|")
            .replaceAll(" +", "|")
            .replace("\n", "|\n"),
        plain.replaceAll("(?m)^\\d(.*)$", "| $1|\n+-------------------------+"),
        fullWidth(plain),
        circled(Games.ROSE),
        circled(Games.ROSE).replace(" ", "").replace('.', '\u30FB'));
  }

  private static String fullWidth(String text) {
    StringBuilder wide = new StringBuilder();
    text.chars().forEach(c -> wide.append((char) (c > ' ' ? c - '!' + 0xFF01 : c)));
    return wide.toString();
  }

  /** The numbers of the moves in circles; the labels of the rows are taken off. */
  private static String circled(String text) {
    String circled = text.replaceAll("(?m)^\\d", "");
    for (int i = 11; i > 0; i--) {
      circled = circled.replaceAll("\\b" + i + "\\b", "" + (char) (0x2460 + i - 1));
    }
    return circled;
  }

  @ParameterizedTest
  @MethodSource("forms")
  void readsTheSameGameInEveryForm(String text) {
    Reading reading = Reading.of(text);
    assertThat(reading.isOf("diagram")).isTrue();
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.moves()).containsExactly(Games.ROSE_MOVES);
  }

  @Test
  void readsTheLastGameOfTheMatch() throws IOException {
    Reading reading = Reading.of(Files.readAllBytes(Games.examples().resolve("kifu-diagram.txt")));
    assertThat(reading.isOf("diagram")).isTrue();
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.moves()).containsExactly(Games.match1997().getLast());
  }

  @Test
  void circledNumbersEndAtFifty() {
    String plain = KifuDiagram.text(lastGame(), DiscSigns.DISCS).replaceAll("(?m)^\\d", " ");
    String text =
        Pattern.compile("\\d+")
            .matcher(plain)
            .replaceAll(number -> circle(Integer.parseInt(number.group())));
    assertThat(text).contains("\u32BF").contains("51");
    assertThat(Reading.of(text).moves()).containsExactly(Games.match1997().getLast());
  }

  private static String circle(int number) {
    int base = number <= 20 ? 0x2460 - 1 : number <= 35 ? 0x3251 - 21 : 0x32B1 - 36;
    return number > 50 ? Integer.toString(number) : Character.toString(base + number);
  }

  private static GameRecord lastGame() {
    return Reading.of(Games.match1997().getLast()).records().getFirst();
  }

  @Test
  void theFirstOfTwoDatesWinsAndTheSecondIsARemark() {
    Reading reading = Reading.of("Date: 1997-08-07\nDate: 2001\nDate: 1999-02-31\n" + Games.ROSE);
    GameRecord record = reading.records().getFirst();
    assertThat(record.header().date()).isEqualTo(new GameDate(1997, 8, 7));
    assertThat(reading.codes()).containsExactly("bad-value", "text-ignored");
  }

  @Test
  void readsSeveralDiagramsWithTheirCaptions() {
    String text =
        "Murakami Takeshi 20 - 44 Logistello\nOkayama, 1997\n\n"
            + Games.ROSE
            + "after white's lead\n\n"
            + "Black: A\nWhite: B\nEvent: C\nPlace: D\nDate: 1997-08-07\nScore: 37-27\n"
            + Games.ROSE
            + Games.ROSE
            + "\nthe end\n";
    Reading reading = Reading.of(text);
    assertThat(reading.moves())
        .containsExactly(Games.ROSE_MOVES, Games.ROSE_MOVES, Games.ROSE_MOVES);
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .startsWith("t:40:1: ignored ")
        .endsWith("[text-ignored]");
    GameRecord first = reading.records().get(0);
    assertThat(first.header())
        .isEqualTo(new GameHeader("Murakami Takeshi", "Logistello", "", "", GameDate.UNKNOWN));
    assertThat(first.declared().blackDiscs()).hasValue(20);
    assertThat(first.remarks())
        .containsExactly(new Remark(0, "Okayama, 1997"), new Remark(0, "after white's lead"));
    GameRecord second = reading.records().get(1);
    assertThat(second.header())
        .isEqualTo(new GameHeader("A", "B", "C", "D", new GameDate(1997, 8, 7)));
    assertThat(second.declared().blackDiscs()).hasValue(37);
    assertThat(reading.games().get(1).origin().of(Fact.RESULT).line()).isEqualTo(20);
    assertThat(reading.records().get(2).header()).isEqualTo(GameHeader.NONE);
  }

  @Test
  void knowsThePlaceOfEveryMove() {
    var origin = Reading.of(Games.ROSE).games().getFirst().origin();
    assertThat(origin.start()).isEqualTo(new SourceLocation("t", 0, 1, 1));
    assertThat(origin.ofMove(0).line()).isEqualTo(6);
    assertThat(origin.ofMove(0).column()).isEqualTo(19);
    assertThat(origin.ofMove(10).line()).isEqualTo(5);
    assertThat(origin.ofMove(10).column()).isEqualTo(21);
    assertThat(new String(origin.bytes(), StandardCharsets.UTF_8)).isEqualTo(Games.ROSE);
  }

  @ParameterizedTest
  @CsvSource({
    "11, 99, 21, 5, the number 99 is above 60, f5d6c5f4e3c6d3f6e6d7",
    "11, 10, 12, 8, the number 10 occurs twice, f5d6c5f4e3c6d3f6e6",
    "4 1, . 1, 16, 4, the number 4 is missing, f5d6c5",
    "' 1 ', ' x ', 19, 6, a disc on a square that is empty at the start, ''",
    "7, ?, 13, 4, expected a number, f5d6c5f4e3c6",
    "'7  5', 75, 1, 4, a row of 7 cells where there must be 8, f5d6c5f4",
  })
  void saysWhatIsWrongAndKeepsTheMovesBefore(
      String written, String damaged, int column, int line, String message, String moves) {
    int at = Games.ROSE.indexOf(written, Games.ROSE.indexOf("\n3"));
    String text =
        Games.ROSE.substring(0, at) + damaged + Games.ROSE.substring(at + written.length());
    Reading reading = Reading.of(Games.ROSE + "\n" + text + "\n" + Games.ROSE);
    assertThat(reading.moves()).containsExactly(Games.ROSE_MOVES, moves, Games.ROSE_MOVES);
    assertThat(reading.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding).contains(message).endsWith("[unreadable]");
              assertThat(finding).startsWith("t:" + (10 + line) + ":" + column + ": game 2: ");
            });
  }

  @Test
  void aBoardThatEndsTooSoonIsUnreadable() {
    String cut = Games.ROSE.substring(0, Games.ROSE.indexOf("\n6") + 1);
    Reading reading = Reading.of(cut + "\n" + Games.ROSE, "diagram");
    assertThat(reading.moves()).containsExactly("f5", Games.ROSE_MOVES);
    assertThat(reading.findings())
        .containsExactly("t:6:26: game 1: the board ends after 5 rows [unreadable]");
  }

  /** Two numbers in one run of digits, in a row that is one cell short. */
  @ParameterizedTest
  @CsvSource({
    "' 4 11  .', ' 411  .', 411, 19",
    "' 4 11  .', '  411  .', 411, 20",
    "'9  8  .', '98 . .', 98, ''",
    "'6  2  9', '6  29', 29, ''",
  })
  void takesNumbersApartThatLostTheirBlank(
      String written, String damaged, String merged, String column) {
    Reading reading = Reading.of(Games.ROSE.replace(written, damaged));
    if (column.isEmpty()) { // two digits may be a number of their own
      assertThat(reading.codes()).contains("unreadable");
    } else {
      assertThat(reading.moves()).containsExactly(Games.ROSE_MOVES);
      assertThat(reading.findings())
          .containsExactly(
              "t:5:%s: game 1: '%s' is two numbers: the row is one cell short [merged-numbers]"
                  .formatted(column, merged));
    }
  }

  @Test
  void doesNotTakeApartWhatMayBeTwoThings() {
    String text = Games.ROSE.replace(" 4 11  .", " 411  .").replace("3  ●  ○  1", "3  ●  ○  .");
    assertThat(Reading.of(text).codes()).contains("unreadable").doesNotContain("merged-numbers");
  }

  @Test
  void takesLettersThatLookLikeDiscsAndFiles() {
    String text =
        Games.ROSE
            .replace('●', '\u0425')
            .replace('○', '\u041E')
            .replace(" a  b  c", " \u0430  b  \u0441");
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly(Games.ROSE_MOVES);
    assertThat(reading.findings())
        .containsExactly(
            "t:5:13: game 1: '\u041E' (CYRILLIC CAPITAL LETTER O) is read as o [look-alike]");
  }

  /** A position in rows without blanks, as programs print it. */
  @ParameterizedTest
  @ValueSource(strings = {"", "1", "1 ", "1|"})
  void readsRowsOfEightCharacters(String label) {
    StringBuilder text = new StringBuilder("--------\n".repeat(label.isEmpty() ? 1 : 0));
    String[] cells = cells(after("f5d6c5f4"));
    for (int rank = 0; rank < 8; rank++) {
      text.append(label.replace('1', (char) ('1' + rank)));
      text.append(String.join("", List.of(cells).subList(8 * rank, 8 * rank + 8))).append('\n');
    }
    Reading reading = Reading.of(text.substring(label.isEmpty() ? 9 : 0));
    assertThat(reading.records().getFirst().start()).isEqualTo(StartSpec.of(after("f5d6c5f4")));
    assertThat(reading.codes()).containsExactly("diagram-position");
  }

  @Test
  void aLineOfEightDashesBetweenDiagramsOnlySeparates() {
    Reading reading =
        Reading.of("--------\n" + Games.ROSE + "--------\n" + Games.ROSE + "\n--------\n");
    assertThat(reading.moves()).containsExactly(Games.ROSE_MOVES, Games.ROSE_MOVES);
    assertThat(reading.findings())
        .allSatisfy(
            finding ->
                assertThat(finding).startsWith("t:22:1: ignored ").endsWith("[text-ignored]"));
  }

  @Test
  void readsNumbersInTwoColumnsWithoutBlanks() {
    String plain = KifuDiagram.text(lastGame(), DiscSigns.ASCII);
    StringBuilder tight = new StringBuilder();
    plain.lines().skip(1).forEach(row -> tight.append(tight(row)).append('\n'));
    Reading reading = Reading.of(tight.toString());
    assertThat(reading.isOf("diagram")).isTrue();
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.moves()).containsExactly(Games.match1997().getLast());
  }

  private static String tight(String row) {
    StringBuilder cells = new StringBuilder();
    for (String cell : row.strip().substring(1).strip().split("\\s+", -1)) {
      cells.append("%2s".formatted(cell));
    }
    return cells.toString();
  }

  @Test
  void anIllegalNumberIsLeftToTheReplay() {
    String text = Games.ROSE.replaceFirst("1  [.]  [.]", "1 12  .");
    GameRecord game = Reading.of(text).records().getFirst();
    Replay<Position, Move> replay = Replay.of(Othello.RULES, game);
    assertThat(replay.steps()).hasSize(11);
    assertThat(replay.ending()).isInstanceOf(Replay.Ending.Illegal.class);
  }

  @Test
  void turnsOverAGameFromTheMirroredStart() {
    StringBuilder mirrored = new StringBuilder();
    List<String> rows = Games.ROSE.lines().skip(1).toList().reversed();
    rows.forEach(row -> mirrored.append(row.substring(1)).append('\n'));
    Reading reading = Reading.of(mirrored.toString());
    assertThat(reading.moves()).containsExactly(Games.ROSE_MOVES);
    assertThat(reading.codes()).containsExactly("diagram-mirrored");
  }

  /** Full-width signs among them; the start alone is a position, too. */
  @ParameterizedTest
  @ValueSource(strings = {"\u30FB", "\uFF0D", ".", "\uFF0B", "-", "\u25A1"})
  void aBoardMayBeTheStartInAnySigns(String empty) {
    String rows =
        (empty.repeat(8) + "\n").repeat(3)
            + empty.repeat(3)
            + "\u25CB\u25CF"
            + empty.repeat(3)
            + "\n"
            + empty.repeat(3)
            + "\u25CF\u25CB"
            + empty.repeat(3)
            + ("\n" + empty.repeat(8)).repeat(3)
            + "\n";
    assertThat(Reading.of(rows).isOf("diagram")).isTrue();
    assertThat(Reading.of(rows).codes()).containsExactly("diagram-position");
    assertThat(Reading.of(rows + "f5d6c3\n").moves()).containsExactly("f5d6c3");
  }

  @Test
  void aDiagramOfAPositionIsAGameWithoutMoves() {
    Reading reading = Reading.of(board(cells(after("f5d6c5f4"))));
    assertThat(reading.isOf("diagram")).isTrue();
    GameRecord game = reading.records().getFirst();
    assertThat(game.start()).isEqualTo(StartSpec.of(after("f5d6c5f4")));
    assertThat(game.moves()).isEmpty();
    assertThat(reading.findings())
        .containsExactly(
            "t:1:1: game 1: a position of 8 discs, black to move by the number of discs"
                + " [diagram-position]");
  }

  /** A game from a free start, as of PlayOK. */
  @ParameterizedTest
  @ValueSource(strings = {"1. E3 c6 2. d3", "e3 c6\nd3", "e3c6d3", "1. e3\n1... c6\n2. d3\n"})
  void movesBelowAPositionAreItsGame(String moves) {
    Reading reading = Reading.of(board(cells(after("f5d6c5f4"))) + moves);
    assertThat(reading.isOf("diagram")).isTrue();
    assertThat(reading.records().getFirst().start()).isEqualTo(StartSpec.of(after("f5d6c5f4")));
    assertThat(reading.moves()).containsExactly("e3c6d3");
    assertThat(reading.codes()).containsExactly("diagram-position");
    assertThat(reading.records().getFirst().remarks()).isEmpty();
    assertThat(reading.games().getFirst().origin().ofMove(0).line()).isEqualTo(9);
  }

  @Test
  void movesThatAreNotLegalBelowAPositionAreRemarks() {
    Reading reading = Reading.of(board(cells(after("f5d6c5f4"))) + "a1 h8 a8");
    assertThat(reading.moves()).containsExactly("");
    assertThat(reading.records().getFirst().remarks()).containsExactly(new Remark(0, "a1 h8 a8"));
  }

  @Test
  void twoDiscsAreNotABoard() {
    String board = "X O . . . . . .\n" + ". . . . . . . .\n".repeat(7);
    Reading reading = Reading.of(board);
    assertThat(reading.codes()).contains("no-games");
  }

  /** The example of the format page, cut after each move from the second on. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
  void readsTheRestOfAGameFromTheDiscsOfTheDiagram(int moves) {
    String game = "f5d6c5f4e3c6d3f6e6d7g4";
    String before = game.substring(0, 2 * moves);
    for (int first : new int[] {moves + 1, 1}) { // numbered on, or from 1 again
      Reading reading = Reading.of(rest(game, moves, first));
      assertThat(reading.records().getFirst().start()).isEqualTo(StartSpec.of(after(before)));
      assertThat(reading.moves()).containsExactly(game.substring(2 * moves));
      assertThat(reading.codes()).containsExactly("diagram-position");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "To move: white, WHITE, 'by its caption', ''",
    "To move: BLACK, BLACK, 'by its caption', ''",
    "Black to move and win, BLACK, 'by its caption', Black to move and win",
    "'● 4  ○ 4, white to move', WHITE, 'by its caption', '● 4  ○ 4, white to move'",
    "白番, WHITE, 'by its caption', 白番",
    "黒番, BLACK, 'by its caption', 黒番",
    "white to moves, BLACK, 'by the number of discs', white to moves",
    "To move: green, BLACK, 'by the number of discs', To move: green",
  })
  void aCaptionSaysWhoseTurnItIs(String caption, Disc side, String basis, String remark) {
    Reading reading = Reading.of(caption + "\n" + board(cells(after("f5d6c5f4"))));
    GameRecord game = reading.records().getFirst();
    Position position = after("f5d6c5f4");
    Position expected = Position.of(position.black(), position.white(), side);
    assertThat(game.start()).isEqualTo(StartSpec.of(expected));
    assertThat(reading.findings().getFirst()).contains(basis);
    assertThat(game.remarks())
        .isEqualTo(remark.isEmpty() ? List.of() : List.of(new Remark(0, remark)));
  }

  @Test
  void labelsMayBeJapanese() {
    GameRecord game =
        Reading.of("黒番：村上 健\n白: 為則 英司\n大会：名人戦\n会場：東京\n日付：1997-08-07\n" + Games.ROSE)
            .records()
            .getFirst();
    assertThat(game.header())
        .isEqualTo(new GameHeader("村上 健", "為則 英司", "名人戦", "東京", new GameDate(1997, 8, 7)));
    assertThat(game.remarks()).isEmpty();
  }

  @Test
  void aCaptionThatTheNumbersContradictIsNotBelieved() {
    Reading reading = Reading.of("To move: white\n" + rest(Games.ROSE_MOVES, 4, 5));
    assertThat(reading.records().getFirst().start()).isEqualTo(StartSpec.of(after("f5d6c5f4")));
    assertThat(reading.findings().getFirst()).contains("by legality");
  }

  @Test
  void aCaptionMakesOneDiscBesideNumbersAPosition() {
    String rest = rest(Games.ROSE_MOVES, 1, 2);
    assertThat(Reading.of(rest).codes()).containsAnyOf("unreadable", "no-games");
    Reading reading = Reading.of("To move: white\n" + rest);
    assertThat(reading.records().getFirst().start()).isEqualTo(StartSpec.of(after("f5")));
    assertThat(reading.moves()).containsExactly(Games.ROSE_MOVES.substring(2));
  }

  private static Position after(String moves) {
    return Replay.of(Othello.RULES, Reading.of(moves).records().getFirst()).end();
  }

  private static String rest(String game, int moves, int first) {
    String[] cells = cells(after(game.substring(0, 2 * moves)));
    for (int i = moves; i < game.length() / 2; i++) {
      cells[Square.parse(game.substring(2 * i, 2 * i + 2))] = Integer.toString(i - moves + first);
    }
    return board(cells);
  }

  private static String[] cells(Position position) {
    String[] cells = new String[Square.COUNT];
    for (int square = 0; square < Square.COUNT; square++) {
      cells[square] = String.valueOf(BoardText.cell(position, square));
    }
    return cells;
  }

  private static String board(String[] cells) {
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < Square.COUNT; square++) {
      text.append("%3s".formatted(cells[square])).append(square % 8 == 7 ? "\n" : "");
    }
    return text.toString();
  }
}
