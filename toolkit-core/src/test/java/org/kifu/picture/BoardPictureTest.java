package org.kifu.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.chart.Samples;
import org.kifu.picture.drawing.DrawnText;
import org.kifu.picture.drawing.Palette;
import org.kifu.replay.Replay;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainBoard.Cell;
import org.kifu.testing.Slow;
import org.kifu.words.Words;

class BoardPictureTest {
  /** Without a caption, a1 begins 34 pixels from the left and the top; a square has 48. */
  private static double centre(int fileOrRank) {
    return 34 + 48 * (fileOrRank + 0.5);
  }

  /** A place on the disc of a square, above what is written on it. */
  private static Color disc(Pixels pixels, int square) {
    return pixels.at(centre(Square.file(square)), centre(Square.rank(square)) - 15);
  }

  private static Color of(Cell cell) {
    return switch (cell) {
      case BLACK -> Palette.INK;
      case WHITE -> Color.WHITE;
      case EMPTY -> BoardLook.Field.GREEN.ground();
    };
  }

  /** The numbers of a picture, by the squares they stand on. */
  private static Map<String, Integer> numbers(Picture picture) {
    Map<String, Integer> numbers = new TreeMap<>();
    for (DrawnText.Piece piece : DrawnText.of(picture)) {
      int file = (int) Math.floor((piece.centreX() - 34) / 48);
      int rank = (int) Math.floor((piece.centreY() - 34) / 48);
      if (piece.text().matches("\\d+") && file >= 0 && rank >= 0 && rank < 8) {
        numbers.put(Square.name(Square.at(file, rank)), Integer.valueOf(piece.text()));
      }
    }
    return numbers;
  }

  @Slow
  @Test
  void aPositionShowsEveryDiscInItsColour() {
    for (String moves : Games.match1997()) {
      Replay<Position, Move> game = Samples.replay(moves);
      for (int ply = 0; ply <= game.steps().size(); ply += 13) {
        ShownPosition shown = ShownPosition.after(ply, game);
        PlainBoard plain = PlainBoard.of(shown.position());
        Pixels pixels = Pixels.of(BoardPicture.position(shown, GameCaption.NONE, BoardLook.USUAL));
        for (int square = 0; square < 64; square++) {
          assertThat(disc(pixels, square)).isEqualTo(of(plain.at(square)));
        }
      }
    }
  }

  @Test
  void theDiscPlacedLastIsMarked() {
    ShownPosition shown = ShownPosition.after(3, Samples.replay("f5d6c3d3"));
    Pixels pixels = Pixels.of(BoardPicture.position(shown, GameCaption.NONE, BoardLook.USUAL));
    assertThat(pixels.at(centre(2), centre(2))).isEqualTo(Palette.VERMILION);
    assertThat(pixels.at(centre(3), centre(5))).isEqualTo(Color.WHITE);
  }

  @Test
  void aPositionWithoutAGameHasNoMark() {
    Pixels pixels =
        Pixels.of(
            BoardPicture.position(
                ShownPosition.of(Position.START), GameCaption.NONE, BoardLook.USUAL));
    assertThat(pixels.of(Palette.VERMILION, pixels.height())).isEmpty();
  }

  @Test
  void fourDotsStandTwoSquaresFromTheCorners() {
    Pixels pixels =
        Pixels.of(
            BoardPicture.position(
                ShownPosition.of(Position.START), GameCaption.NONE, BoardLook.USUAL));
    for (int file : new int[] {2, 6}) {
      for (int rank : new int[] {2, 6}) {
        assertThat(pixels.at(34 + 48 * file + 2, 34 + 48 * rank + 2))
            .isEqualTo(BoardLook.Field.GREEN.lines());
      }
    }
    assertThat(pixels.at(34 + 48 * 4 + 2, 34 + 48 * 2 + 2))
        .isEqualTo(BoardLook.Field.GREEN.ground());
  }

  @Test
  void lettersStandAboveAndDigitsAtTheLeft() {
    List<DrawnText.Piece> pieces =
        DrawnText.of(
            BoardPicture.position(
                ShownPosition.of(Position.START), GameCaption.NONE, BoardLook.USUAL));
    for (int i = 0; i < 8; i++) {
      String file = "abcdefgh".substring(i, i + 1);
      String rank = Integer.toString(i + 1);
      double middle = centre(i);
      assertThat(pieces)
          .filteredOn(piece -> piece.text().equals(file) && piece.box().getMaxY() < 34)
          .singleElement()
          .satisfies(piece -> assertThat(piece.centreX()).isBetween(middle - 1, middle + 1));
      assertThat(pieces)
          .filteredOn(piece -> piece.text().equals(rank) && piece.box().getMaxX() < 34)
          .singleElement()
          .satisfies(piece -> assertThat(piece.centreY()).isBetween(middle - 1, middle + 1));
    }
  }

  /** The diagram of the first 11 plies of the Rose in its flat variation, written out by hand. */
  @Test
  void aKifuDiagramNumbersTheSquares() {
    String diagram =
        """
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  7  5  .  .  .
        .  .  .  .  .  4 11  .
        .  .  3  .  .  1  .  .
        .  .  6  2  9  8  .  .
        .  .  . 10  .  .  .  .
        .  .  .  .  .  .  .  .
        """;
    Map<String, Integer> expected = new TreeMap<>();
    Scanner cells = new Scanner(diagram);
    for (int square = 0; square < 64; square++) {
      String cell = cells.next();
      if (!cell.equals(".")) {
        expected.put(Square.name(square), Integer.valueOf(cell));
      }
    }
    Replay<Position, Move> rose = Samples.replay("f5d6c5f4e3c6d3f6e6d7g4c3");
    assertThat(
            numbers(
                BoardPicture.kifu(KifuSheet.of(rose, 1, 11), GameCaption.NONE, BoardLook.USUAL)))
        .isEqualTo(expected);
  }

  @Test
  void aKifuDiagramGoesByTheMoverAndNotByParity() {
    String moves = Games.match1997().get(1);
    Replay<Position, Move> game = Samples.replay(moves);
    Pixels pixels =
        Pixels.of(
            BoardPicture.kifu(
                KifuSheet.of(game, 1, game.steps().size()), GameCaption.NONE, BoardLook.USUAL));
    Map<String, Integer> numbers =
        numbers(
            BoardPicture.kifu(
                KifuSheet.of(game, 1, game.steps().size()), GameCaption.NONE, BoardLook.USUAL));
    PlainBoard board = PlainBoard.start(8);
    int againstParity = 0;
    for (int i = 0; i < moves.length() / 2; i++) {
      int square = Games.squares(moves)[i];
      if (board.mustPass()) {
        board.pass();
      }
      assertThat(disc(pixels, square)).isEqualTo(of(board.toMove()));
      assertThat(numbers).containsEntry(Square.name(square), i + 1);
      againstParity += (board.toMove() == Cell.BLACK) == (i % 2 == 0) ? 0 : 1;
      board.play(square);
    }
    assertThat(againstParity).isPositive();
    assertThat(numbers).hasSize(60);
  }

  @Test
  void theStartDiscsOfAKifuDiagramKeepTheirColourAndHaveNoNumber() {
    Replay<Position, Move> game = Samples.replay(Games.match1997().getFirst());
    Picture picture =
        BoardPicture.kifu(
            KifuSheet.of(game, 1, Integer.MAX_VALUE), GameCaption.NONE, BoardLook.USUAL);
    Pixels pixels = Pixels.of(picture);
    for (String square : List.of("d5", "e4")) {
      assertThat(disc(pixels, Square.parse(square))).isEqualTo(Palette.INK);
    }
    for (String square : List.of("d4", "e5")) {
      assertThat(disc(pixels, Square.parse(square))).isEqualTo(Color.WHITE);
    }
    assertThat(numbers(picture)).doesNotContainKeys("d4", "d5", "e4", "e5");
  }

  /** What is written by hand: names, score, date and event. */
  @Test
  void aSheetWithoutMovesAndNamesHasLinesForThem() {
    KifuSheet none = KifuSheet.of(Samples.replay(""));
    assertThat(DrawnText.textsOf(BoardPicture.kifu(none, GameCaption.NONE, BoardLook.USUAL)))
        .contains("● Black", "○ White", "Result", "Date", "Event");
    GameCaption named = new GameCaption("Inoue", "Hasegawa", "", "1973");
    assertThat(DrawnText.textsOf(BoardPicture.kifu(none, named, BoardLook.USUAL)))
        .contains("● Inoue", "1973")
        .doesNotContain("Event");
  }

  @Test
  void passesAreToldBelowTheDiagram() {
    Replay<Position, Move> game = Samples.replay(Games.match1997().get(1));
    assertThat(
            DrawnText.textsOf(
                BoardPicture.kifu(KifuSheet.of(game, 1, 99), Samples.CAPTION, BoardLook.USUAL)))
        .contains("passes: black after 58, black after 59");
    assertThat(
            DrawnText.textsOf(
                BoardPicture.kifu(KifuSheet.of(game, 1, 20), Samples.CAPTION, BoardLook.USUAL)))
        .noneMatch(text -> text.toLowerCase(Locale.ROOT).contains("passes"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Logistello", "Murakami Takeshi", "26–38", "Princeton, 1997-08-06"})
  void theCaptionStandsAboveTheBoard(String part) {
    Replay<Position, Move> game = Samples.replay(Games.match1997().get(1));
    Picture picture =
        BoardPicture.kifu(KifuSheet.of(game, 1, 99), Samples.CAPTION, BoardLook.USUAL);
    assertThat(DrawnText.of(picture))
        .filteredOn(piece -> piece.text().contains(part))
        .singleElement()
        .satisfies(piece -> assertThat(piece.box().getMaxY()).isLessThan(picture.height() - 452.0));
  }

  @Slow
  @Test
  void aContinuedDiagramShowsTheDiscsBeforeItAndItsNumbers() {
    Replay<Position, Move> game = Samples.replay(Games.match1997().get(1));
    Picture picture =
        BoardPicture.kifu(KifuSheet.of(game, 21, 40), GameCaption.NONE, BoardLook.USUAL);
    assertThat(numbers(picture).values())
        .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(21, 40).boxed().toList());
    Pixels pixels = Pixels.of(picture);
    PlainBoard before = PlainBoard.of(ShownPosition.after(20, game).position());
    for (int square = 0; square < 64; square++) {
      if (!numbers(picture).containsKey(Square.name(square))) {
        assertThat(disc(pixels, square)).isEqualTo(of(before.at(square)));
      }
    }
    assertThat(DrawnText.textsOf(picture)).contains("moves 21–40, black to move");
  }

  @Test
  void theNumbersGoOnAfterAPassAndTheSideIsTheOneThatPlays() {
    Replay<Position, Move> game = Samples.replay(Games.match1997().get(1));
    assertThat(game.steps().get(58).move().isPass()).isTrue();
    KifuSheet sheet = KifuSheet.of(game, 59, 99);
    assertThat(sheet.placed().getFirst().number()).isEqualTo(59);
    assertThat(sheet.stretch(Words.english())).contains("moves 59–60, white to move");
    assertThat(sheet.passes(Words.english())).contains("passes: black after 58, black after 59");
  }

  @Test
  void theColoursOfTheEndAreThoseOfTheLastPosition() {
    Replay<Position, Move> game = Samples.replay(Games.match1997().get(1));
    BoardLook look = new BoardLook(BoardLook.Field.WHITE, BoardLook.Colours.FINAL);
    Pixels pixels = Pixels.of(BoardPicture.kifu(KifuSheet.of(game), GameCaption.NONE, look));
    PlainBoard end = PlainBoard.of(game.end());
    for (int square = 0; square < 64; square++) {
      Color black = look.field().ink();
      assertThat(disc(pixels, square))
          .isEqualTo(end.at(square) == Cell.BLACK ? black : Color.WHITE);
    }
  }

  @Test
  void wordsTellWhatASvgShows() throws IOException {
    Replay<Position, Move> game = Samples.replay("f5d6c3");
    SvgFile whole =
        SvgFile.of(
            BoardPicture.kifu(KifuSheet.of(game, 2, 9), Samples.CAPTION, BoardLook.USUAL).svg());
    assertThat(whole.title()).isEqualTo("Kifu: Logistello 26–38 Murakami Takeshi");
    assertThat(whole.elements("desc").getFirst().getTextContent())
        .isEqualTo("black: e4 d5 e5 f5; white: d4; side to move: white; moves: 2 d6, 3 c3");
    SvgFile board =
        SvgFile.of(
            BoardPicture.position(ShownPosition.after(1, game), GameCaption.NONE, BoardLook.USUAL)
                .svg());
    assertThat(board.elements("desc").getFirst().getTextContent())
        .isEqualTo("black: e4 d5 e5 f5; white: d4; side to move: white");
  }
}
