package org.kifu.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.StartSpec;
import org.kifu.picture.drawing.Palette;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Catalogue;
import org.kifu.rules.LegalMarks;
import org.kifu.rules.Rules;

class FacePictureTest {
  private static final Color GOLD = new Color(0xE8, 0xB9, 0x3B);

  private static BoardFace start(String rules) {
    return start(Catalogue.byName(rules).orElseThrow().rules());
  }

  private static <P, M> BoardFace start(Rules<P, M> rules) {
    return rules.display().face(rules.start(StartSpec.STANDARD).orElseThrow()).orElseThrow();
  }

  private static Picture picture(BoardFace face, BoardLook.Field field) {
    BoardLook look = new BoardLook(field, BoardLook.Colours.PLACED);
    return FacePicture.of(
        face, Optional.empty(), LegalMarks.NONE, GameCaption.NONE, "the start", look);
  }

  private static Pixels drawn(String rules) {
    BoardFace face = start(rules);
    return Pixels.of(picture(face, BoardLook.usualField(face.make())));
  }

  /** Above the middle of a square of a board as wide as the picture. */
  private static Color at(Pixels pixels, int file, int rank) {
    return pixels.at(34 + 48 * (file + 0.5), 34 + 48 * (rank + 0.5) - 15);
  }

  @ParameterizedTest
  @CsvSource({"grid:8x8", "anti", "parallel", "black-hole:a1"})
  void boardsOfOthelloAreGreenWithStarPoints(String rules) {
    Pixels pixels = drawn(rules);
    assertThat(at(pixels, 3, 0)).isEqualTo(BoardLook.Field.GREEN.ground());
    for (int rank : new int[] {2, 6}) {
      for (int file : new int[] {2, 6}) {
        assertThat(pixels.at(34 + 48 * file + 2, 34 + 48 * rank + 2))
            .isEqualTo(BoardLook.Field.GREEN.lines());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"reversi-1880", "ravensburger", "one-way", "solo"})
  void boardsOfReversiAreRedBrownWithoutStarPoints(String rules) {
    Pixels pixels = drawn(rules);
    assertThat(at(pixels, 0, 0)).isEqualTo(BoardLook.Field.BROWN.ground());
    assertThat(pixels.at(34 + 48 * 2 + 2, 34 + 48 * 6 + 2))
        .isEqualTo(BoardLook.Field.BROWN.ground());
  }

  @Test
  void theDiscsOfTheBookletAreGoldAndBlack() {
    Pixels pixels = drawn("ravensburger");
    assertThat(at(pixels, 4, 3)).isEqualTo(GOLD);
    assertThat(at(pixels, 3, 4)).isEqualTo(GOLD);
    assertThat(at(pixels, 3, 3)).isEqualTo(Palette.INK);
    assertThat(at(drawn("grid:8x8"), 3, 3)).isEqualTo(Color.WHITE);
  }

  /** Who sees no colours tells them by how light they are: contrasts as WCAG 2 counts them. */
  @Test
  void discsAreToldFromTheirFieldWithoutColours() {
    Color field = BoardLook.Field.BROWN.ground();
    assertThat(contrast(GOLD, field)).isGreaterThan(2.2);
    assertThat(contrast(Color.WHITE, field)).isGreaterThan(3);
    assertThat(contrast(BoardLook.Field.BROWN.rim(), Palette.INK)).isGreaterThan(7);
    assertThat(contrast(GOLD, Palette.INK)).isGreaterThan(7);
  }

  private static double contrast(Color a, Color b) {
    double one = luminance(a) + 0.05;
    double two = luminance(b) + 0.05;
    return Math.max(one, two) / Math.min(one, two);
  }

  private static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(int part) {
    double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  @Test
  void aHoleIsNotASquare() {
    Pixels pixels = drawn("black-hole:c3");
    assertThat(at(pixels, 2, 2)).isEqualTo(BoardLook.Field.GREEN.lines());
    assertThat(at(pixels, 1, 2)).isEqualTo(BoardLook.Field.GREEN.ground());
  }

  @ParameterizedTest
  @CsvSource({
    "grid:4x4, 452, 288",
    "grand, 548, 576",
    "grid:16x16, 836, 864",
    "grid:4x6, 452, 384"
  })
  void aPictureIsAsLargeAsItsBoard(String rules, int width, int height) {
    Picture picture = picture(start(rules), BoardLook.Field.GREEN);
    assertThat(picture.width()).isEqualTo(width);
    assertThat(picture.height()).isEqualTo(height);
  }

  @Test
  void theSquareThatWasPlayedLastIsMarked() {
    BoardFace face = start("ravensburger");
    BoardLook look = new BoardLook(BoardLook.Field.BROWN, BoardLook.Colours.PLACED);
    Picture picture =
        FacePicture.of(
            face, Optional.of(new Place(4, 3)), LegalMarks.NONE, GameCaption.NONE, "", look);
    assertThat(Pixels.of(picture).at(34 + 48 * 4.5, 34 + 48 * 3.5)).isEqualTo(Palette.BLUE);
  }
}
