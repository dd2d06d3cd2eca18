package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainBoard.Cell;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Boards as people and programs write them, beside the plain form. */
class BoardFormsTest {
  /** A way of writing the board of a whole game. */
  enum Form {
    BRACKETS {
      @Override
      String text(String game) {
        return rows(game, " ", cell -> isNumber(cell) ? "(%2s)".formatted(cell) : " " + cell + " ");
      }
    },
    SQUARE_BRACKETS_WITHOUT_BLANKS {
      @Override
      String text(String game) {
        return rows(game, "", cell -> "[%2s]".formatted(isNumber(cell) ? cell : "0"));
      }
    },
    PADDED_WITH_NOUGHTS {
      @Override
      String text(String game) {
        return rows(
            game,
            " ",
            cell -> isNumber(cell) ? ("0" + cell).substring(cell.length() - 1) : cell + cell);
      }
    },
    COLOURS_OF_THE_PLAYERS {
      @Override
      String text(String game) {
        return BoardFormsTest.withLetters(game, BoardFormsTest.movers(game));
      }
    },
    COLOURS_IN_THE_END {
      @Override
      String text(String game) {
        return BoardFormsTest.withLetters(game, BoardFormsTest.inTheEnd(game));
      }
    },
    RANKS_FROM_8_DOWN {
      @Override
      String text(String game) {
        List<String> lines = new ArrayList<>(List.of("   a  b  c  d  e  f  g  h"));
        List<String> ranks = Drawn.rows(Drawn.cells(game));
        for (int rank = 8; rank > 0; rank--) {
          lines.add(rank + " " + ranks.get(rank - 1) + " " + rank);
        }
        return Drawn.text(lines);
      }
    },
    LATEX {
      @Override
      String text(String game) {
        return "\\begin{tabular}{cccccccc}\n"
            + rows(game, " & ", cell -> cell).replace("\n", " \\\\\n")
            + "\\end{tabular}\n";
      }
    },
    LATEX_WITH_LINES {
      @Override
      String text(String game) {
        return "\\begin{table}[h]\n\\centering\n\\begin{tabular}{|c|c|c|c|c|c|c|c|} \\hline\n"
            + rows(game, " & ", BoardFormsTest::latex).replace("\n", " \\\\[2pt] \\hline\n")
            + "\\end{tabular}\n\\end{table}\n";
      }
    },
    LATEX_ON_ONE_LINE {
      @Override
      String text(String game) {
        return rows(game, "&", cell -> cell).replace("\n", "\\\\") + "\n";
      }
    },
    FORUM {
      @Override
      String text(String game) {
        return "[table]\n"
            + rows(game, "", cell -> "[td]" + cell + "[/td]")
                .replaceAll("(?m)^(.+)$", "[tr]$1[/tr]")
            + "[/table]\n";
      }
    },
    FORUM_ON_ONE_LINE {
      @Override
      String text(String game) {
        return FORUM.text(game).replace("\n", "").replace("[td]1[/td]", "[TD][b]1[/b][/TD]") + "\n";
      }
    },
    KEYS {
      @Override
      String text(String game) {
        return rows(game, " ", BoardFormsTest::emoji);
      }
    };

    abstract String text(String game);

    private static String rows(String game, String between, UnaryOperator<String> form) {
      List<String> cells = Drawn.cells(game).stream().map(form).toList();
      return IntStream.range(0, 8)
          .mapToObj(rank -> String.join(between, cells.subList(8 * rank, 8 * rank + 8)) + "\n")
          .collect(Collectors.joining());
    }
  }

  private static boolean isNumber(String cell) {
    return Character.isDigit(cell.charAt(0));
  }

  private static String latex(String cell) {
    return switch (cell) {
      case "●" -> "$\\bullet$";
      case "○" -> "$\\circ$";
      case "." -> "";
      case "60" -> "\\textbf{60}";
      default -> cell;
    };
  }

  private static String emoji(String cell) {
    return switch (cell) {
      case "●" -> "⚫";
      case "○" -> "⚪\uFE0F";
      case "." -> "🟩";
      case "10" -> "🔟";
      default -> cell.replaceAll("(\\d)", "$1\uFE0F\u20E3");
    };
  }

  private static String withLetters(String game, List<Cell> colours) {
    List<String> cells = new ArrayList<>(Drawn.cells(game));
    List<Integer> squares = Drawn.squares(game);
    for (int move = 0; move < squares.size(); move++) {
      cells.set(squares.get(move), (move + 1) + (colours.get(move) == Cell.BLACK ? "b" : "w"));
    }
    return IntStream.range(0, 8)
        .mapToObj(rank -> String.join(" ", cells.subList(8 * rank, 8 * rank + 8)) + "\n")
        .collect(Collectors.joining());
  }

  private static List<Cell> movers(String game) {
    PlainBoard board = PlainBoard.start(8);
    List<Cell> movers = new ArrayList<>();
    for (int square : Drawn.squares(game)) {
      if (board.mustPass()) {
        board.pass();
      }
      movers.add(board.toMove());
      board.play(square);
    }
    return movers;
  }

  private static List<Cell> inTheEnd(String game) {
    PlainBoard end = Drawn.after(game, game.length() / 2);
    return Drawn.squares(game).stream().map(end::at).toList();
  }

  @ParameterizedTest
  @EnumSource
  void readsTheMatchInEveryForm(Form form) {
    for (String game : Games.match1997()) {
      Reading reading = Reading.of(form.text(game));
      assertThat(reading.isOf("diagram")).isTrue();
      assertThat(reading.moves()).containsExactly(game);
      assertThat(reading.findings()).isEmpty();
    }
  }

  @Slow
  @ParameterizedTest
  @EnumSource
  void readsGamesOfAYearInEveryForm(Form form) {
    List<String> games = Drawn.someOfAYear();
    Reading reading = Reading.of(games.stream().map(form::text).collect(Collectors.joining("\n")));
    assertThat(reading.isOf("diagram")).isTrue();
    assertThat(reading.moves()).isEqualTo(games);
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void aLetterThatDoesNotNameAColourOfTheMoveIsTold() {
    String game = Games.match1997().getFirst();
    String text = withLetters(game, movers(game)).replaceFirst("\\b1b", "1w");
    Reading reading = Reading.of(text);
    assertThat(reading.moves()).containsExactly(game);
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .contains("'1w' names the colour of neither the move nor the disc after the last one")
        .endsWith("[bad-value]");
  }

  @Test
  void labelsFromEightDownThatAreNotAGameAreTurnedAndTold() {
    for (String game : Games.match1997()) {
      StringBuilder text = new StringBuilder();
      List<String> ranks = Drawn.rows(Drawn.cells(game));
      for (int rank = 0; rank < 8; rank++) {
        text.append(8 - rank).append(' ').append(ranks.get(rank)).append('\n');
      }
      Reading reading = Reading.of(text.toString());
      assertThat(reading.moves()).containsExactly(game);
      assertThat(reading.codes()).containsExactly("diagram-mirrored");
      assertThat(reading.findings().getFirst()).contains("labelled from 8 down to 1");
    }
  }

  @Test
  void aBlankLineDoesNotEndABoardWhoseLabelsFall() {
    String text = Form.RANKS_FROM_8_DOWN.text(Games.match1997().getFirst());
    Reading reading = Reading.of(text.replace("\n4 ", "\n\n4 ") + text);
    String game = Games.match1997().getFirst();
    assertThat(reading.moves()).containsExactly(game, game);
  }

  @Test
  void aPositionOfEmojiBelowItsTurn() {
    String rows =
        Drawn.cells("f5d6c5f4", 4, 4).stream()
            .map(BoardFormsTest::emoji)
            .collect(Collectors.joining());
    String text = "黒番\n" + rows.replaceAll("((?:\\P{M}\uFE0F?){8})", "$1\n");
    Reading reading = Reading.of(text);
    assertThat(reading.isOf("diagram")).isTrue();
    assertThat(reading.records().getFirst().start())
        .isEqualTo(StartSpec.of(Games.position(Drawn.after("f5d6c5f4", 4))));
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .contains("black to move by its caption");
  }

  /** As bots of chats draw it: letters of flags above, a key before each row, no blanks. */
  @Test
  void readsRowsOfEmojiWithoutBlanks() {
    String opening = Games.match1997().getFirst().substring(0, 18);
    List<String> cells = Drawn.cells(opening).stream().map(BoardFormsTest::emoji).toList();
    StringBuilder text =
        new StringBuilder("🔢🇦\u200B🇧\u200B🇨\u200B🇩\u200B🇪\u200B🇫\u200B🇬\u200B🇭\n");
    for (int rank = 0; rank < 8; rank++) {
      text.append(rank + 1).append("\uFE0F\u20E3");
      text.append(String.join("", cells.subList(8 * rank, 8 * rank + 8))).append('\n');
    }
    Reading reading = Reading.of(text.toString());
    assertThat(reading.moves()).containsExactly(opening);
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void theCaptionOfALatexTableNamesThePlayers() {
    String table = Form.LATEX_WITH_LINES.text(Games.match1997().getFirst());
    String text = table.replace("\\centering", "\\caption{Murakami 20-44 Logistello}");
    GameHeader header = Reading.of(text).records().getFirst().header();
    assertThat(header.black()).isEqualTo("Murakami");
    assertThat(header.white()).isEqualTo("Logistello");
  }

  @Test
  void readsTwoBoardsSideBySideWithTheirCaptions() {
    List<String> match = Games.match1997();
    for (int i = 1; i < match.size(); i++) {
      String left = match.get(i - 1);
      String right = match.get(i);
      List<String> lines =
          beside(Drawn.labelled(Drawn.cells(left)), "    ", Drawn.labelled(Drawn.cells(right)));
      lines.addFirst("Ann 30-34 Bob                Carl 40-24 Dora");
      lines.add("Rome, final                  Rome, semifinal");
      lines.add("");
      lines.addAll(Drawn.labelled(Drawn.cells(left)));
      Reading reading = Reading.of(Drawn.text(lines));
      assertThat(reading.moves()).containsExactly(left, right, left);
      assertThat(reading.findings()).isEmpty();
      assertThat(reading.records().stream().map(record -> record.header().black()))
          .containsExactly("Ann", "Carl", "");
      assertThat(reading.records().get(1).declared().blackDiscs()).hasValue(40);
      assertThat(
              reading.records().stream()
                  .flatMap(record -> record.remarks().stream())
                  .map(Remark::text))
          .anyMatch(text -> text.endsWith("Rome, semifinal"));
    }
  }

  @Test
  void knowsThePlacesOfTwoBoardsSideBySide() {
    String game = Games.match1997().getFirst();
    List<String> board = Drawn.rows(Drawn.cells(game));
    List<ParsedGame> games = Reading.of(Drawn.text(beside(board, "     ", board))).games();
    int width = board.getFirst().length() + 5;
    for (int move = 0; move < game.length() / 2; move++) {
      var left = games.getFirst().origin().ofMove(move);
      var right = games.getLast().origin().ofMove(move);
      assertThat(left.line()).isEqualTo(game.charAt(2 * move + 1) - '0');
      assertThat(right.line()).isEqualTo(left.line());
      assertThat(right.column()).isEqualTo(left.column() + width);
    }
  }

  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"   ", "\t\t", " | ", ",,"})
  void readsGamesOfAYearInPairs(String between) {
    List<String> games = Drawn.someOfAYear();
    String sign = between.isBlank() ? between.substring(0, 1) : between.strip().substring(0, 1);
    StringBuilder text = new StringBuilder();
    for (int i = 1; i < games.size(); i += 2) {
      List<String> left = separated(Drawn.rows(Drawn.cells(games.get(i - 1))), sign);
      List<String> right = separated(Drawn.rows(Drawn.cells(games.get(i))), sign);
      text.append(Drawn.text(beside(left, between, right))).append('\n');
    }
    Reading reading = Reading.of(text.toString());
    assertThat(reading.moves()).isEqualTo(games.subList(0, games.size() / 2 * 2));
    assertThat(reading.findings()).isEmpty();
  }

  private static List<String> separated(List<String> rows, String sign) {
    return rows.stream().map(row -> row.strip().replaceAll(" +", sign)).toList();
  }

  private static List<String> beside(List<String> left, String between, List<String> right) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      lines.add(left.get(i) + between + right.get(i));
    }
    return lines;
  }

  /** A line beyond a blank one may be of another game, unless the board confirms it. */
  @Test
  void aScoreBeyondABlankLineIsThatOfTheBoardIfTheReplayConfirmsIt() {
    String game = Games.match1997().getFirst();
    int black = blackDiscs(game);
    for (String form : List.of("%d - %d", "%d対%d　白の勝ち", "(Black had %d discs, White %d.)")) {
      String board = "Black: A\nWhite: B\n\n" + Form.PADDED_WITH_NOUGHTS.text(game);
      Reading right = Reading.of(board + "\n" + form.formatted(black, 64 - black) + "\n");
      assertThat(right.records().getFirst().declared().blackDiscs()).hasValue(black);
      assertThat(right.findings()).isEmpty();
      Reading wrong = Reading.of(board + "\n" + form.formatted(black + 1, 63 - black) + "\n");
      OptionalInt said = wrong.records().getFirst().declared().blackDiscs();
      if (said.isPresent()) { // a score that the check of results tells
        assertThat(said).hasValue(black + 1);
      } else {
        assertThat(said).isEmpty();
        assertThat(wrong.codes()).contains("text-ignored");
      }
    }
    for (String form :
        List.of("Page %d of %d", "Moves %d and %d were bad.", "Next game %d - %d", "%d対%d　黒の勝ち")) {
      Reading other =
          Reading.of(
              Form.PADDED_WITH_NOUGHTS.text(game)
                  + "\n"
                  + form.formatted(black, 64 - black)
                  + "\n");
      OptionalInt said = other.records().getFirst().declared().blackDiscs();
      if (said.isPresent()) { // a score that the board has
        assertThat(said).hasValue(black);
      } else {
        assertThat(said).isEmpty();
        assertThat(other.codes()).containsExactly("text-ignored");
      }
    }
  }

  private static int blackDiscs(String game) {
    return Drawn.after(game, game.length() / 2).blackScore();
  }

  /** Each of the 64 squares has a number, those of the start as well. */
  @ParameterizedTest
  @ValueSource(ints = {1, 27, 63})
  void aBoardWithMoreNumbersThanMovesIsNotAGame(int step) {
    StringBuilder text = new StringBuilder("A magic square, a tour or a calendar\n\n");
    for (int i = 0; i < 64; i++) {
      text.append("%3d%s".formatted(i * step % 64 + 1, i % 8 == 7 ? "\n" : ""));
    }
    Reading reading = Reading.of(text.toString(), "diagram");
    assertThat(reading.records()).isEmpty();
    assertThat(reading.codes()).contains("text-ignored");
  }

  @Test
  void lettersThatAScannerTookForDigitsAreDigitsIfTheyMakeABoard() {
    for (String game : Games.match1997()) {
      String board = String.join("\n", Drawn.rows(Drawn.cells(game)));
      String scanned =
          board
              .replaceAll("(?<=[1-6])0\\b", "O")
              .replaceAll("\\b1(?=[1-9O])", "l")
              .replace(" 1 ", " l ");
      Reading reading = Reading.of(scanned + "\n");
      if (reading.moves().isEmpty()) { // too many words that are none
        assertThat(reading.codes()).contains("no-games");
      } else {
        assertThat(reading.moves()).containsExactly(game);
        assertThat(reading.codes()).containsExactly("look-alike");
      }
    }
  }
}
