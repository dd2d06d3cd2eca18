package org.kifu.picture.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.output.OpeningWords;
import org.kifu.picture.BoardLook;
import org.kifu.picture.BoardPicture;
import org.kifu.picture.GameCaption;
import org.kifu.picture.KifuSheet;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.words.Words;
import org.kifu.words.Words.Language;

class BundledFontTest {
  private static final List<Font> FACES =
      List.of(
          BundledFont.regular(12),
          BundledFont.bold(12),
          BundledFont.japanese(false, 12),
          BundledFont.japanese(true, 12));

  private static Properties words(Language language) throws IOException {
    String name = language == Language.EN ? "words" : "words_" + language.tag();
    Properties words = new Properties();
    try (InputStream in = Words.class.getResourceAsStream(name + ".properties")) {
      words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
    return words;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theWordsOfEveryLanguageAreDrawnInOurOwnFonts(Language language) throws IOException {
    for (Object words : words(language).values()) {
      assertIsInOurOwnFonts(words.toString(), BundledFont.regular(12));
    }
  }

  private static void assertIsInOurOwnFonts(String text, Font font) {
    for (FontRun run : FontRun.of(text, font)) {
      assertThat(FACES).as(text).contains(run.font());
      assertThat(run.font().canDisplayUpTo(run.text())).as(text).isNegative();
    }
  }

  /** The table of the library is read as plain text here. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theNamesOfOpeningsAreToo(boolean bold) throws IOException {
    Font font = bold ? BundledFont.bold(12) : BundledFont.regular(12);
    try (InputStream in = OpeningNames.class.getResourceAsStream("names.csv")) {
      String table = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(table.lines().filter(line -> !line.startsWith("#")))
          .hasSizeGreaterThan(350)
          .allSatisfy(line -> assertIsInOurOwnFonts(line, font));
    }
  }

  /** The upright axes of the lowest chart are 150 pixels high, those of the others 230. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void namesOfAxesAreNotLongerThanTheirAxes(Language language) {
    Words words = Words.in(language);
    Font font = BundledFont.regular(12);
    assertThat(PictureText.width(words.of("axis.lost"), font)).isLessThan(150);
    for (String axis : List.of("value", "accuracy", "errors", "loss", "rating")) {
      assertThat(PictureText.width(words.of("axis." + axis), font)).as(axis).isLessThan(230);
    }
  }

  /** The lowest axis of the years is 80 pixels high; a panel of openings 290 or more wide. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void namesOfAxesOfOpeningsAreNotLongerThanTheirAxes(Language language) {
    OpeningWords words = new OpeningWords(Words.in(language));
    Font font = BundledFont.regular(12);
    assertThat(PictureText.width(words.of("chart.axis.games"), font)).isLessThan(80);
    assertThat(PictureText.width(words.of("chart.axis.share"), font)).isLessThan(230);
    assertThat(PictureText.width(words.of("chart.axis.score"), font)).isLessThan(290);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void japaneseHasTheWeightThatWasAskedFor(boolean bold) {
    Font asked = bold ? BundledFont.bold(17) : BundledFont.regular(17);
    assertThat(FontRun.of("黒 f5", asked))
        .extracting(FontRun::font)
        .containsExactly(BundledFont.japanese(bold, 17), asked);
  }

  /** A character for private use, which no font should have. */
  @Test
  void aPictureTellsWhatFontsDoNotHave() throws IOException {
    GameCaption caption = new GameCaption("\uE123 Tamenori \uE123", "黒白", "33–31", "");
    KifuSheet sheet =
        KifuSheet.of(Replay.of(Othello.RULES, GameRecord.ofMoves(MoveList.ofSquares(new byte[0]))));
    assertThat(BoardPicture.kifu(sheet, caption, BoardLook.USUAL).missing()).isEqualTo("\uE123");
    assertThat(BoardPicture.kifu(sheet, GameCaption.NONE, BoardLook.USUAL).missing()).isEmpty();
  }

  @Test
  void otherTextIsNotDrawnInTheFontForJapanese() {
    assertThat(FontRun.of("Zürich, Москва ●○", BundledFont.regular(12)))
        .extracting(FontRun::font)
        .containsExactly(BundledFont.regular(12));
  }
}
