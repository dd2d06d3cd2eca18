package org.kifu.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Font;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.kifu.annotate.GameResult;
import org.kifu.board.Position;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Outcome.Kind;
import org.kifu.picture.drawing.BundledFont;
import org.kifu.picture.drawing.FontRun;
import org.kifu.picture.drawing.PictureText;
import org.kifu.rules.FinalCount;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;

class TextTest {
  @Test
  void theFontsCoverDiscsSignsAndTheNamesOfTheArchive() throws IOException {
    String names =
        Files.readString(Games.examples().resolve("wthor/WTH.JOU"), StandardCharsets.ISO_8859_1);
    String accents = "àéîõüçñßøåÅłŁşğżŻčřž ΑΩ Жя ạế";
    for (Font font : new Font[] {BundledFont.regular(12), BundledFont.bold(12)}) {
      assertThat(font.canDisplayUpTo("●○▲◆−–…·→±×№ " + accents)).isEqualTo(-1);
      assertThat(font.canDisplayUpTo(PictureText.clean(names.substring(16)))).isEqualTo(-1);
    }
  }

  @Test
  void charactersThatTheBundledFontsLackComeFromTheMachine() throws IOException {
    Font machine = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
    assumeTrue(machine.canDisplayUpTo("Աբ") < 0); // Armenian, which DejaVu Sans has
    Font bundled = BundledFont.regular(12);
    assertThat(FontRun.of("Aram Աբ 3", bundled))
        .extracting(FontRun::text)
        .containsExactly("Aram ", "Աբ", " 3");
    assertThat(FontRun.of("Aram Աբ 3", bundled).get(1).font().getFamily())
        .isNotEqualTo(bundled.getFamily());
    GameCaption caption = new GameCaption("Աբ", "", "", "");
    GameCaption boxes = new GameCaption("\uE000\uE000", "", "", "");
    ShownPosition start = ShownPosition.of(Position.START);
    assertThat(BoardPicture.position(start, caption, BoardLook.USUAL).png())
        .isNotEqualTo(BoardPicture.position(start, boxes, BoardLook.USUAL).png());
  }

  /** A name of a million letters with one that the bundled fonts lack. */
  @Slow
  @Test
  void anEndlessNameIsCutInLinearTime() {
    ProcessorTime.assertLinear(
        1 << 20,
        size -> {
          String name = "村" + "a".repeat(size) + "村";
          return () -> PictureText.fit(name, BundledFont.regular(12), 400);
        });
    String name = "a".repeat(1 << 20) + "村";
    assertThat(PictureText.fit("村" + name, BundledFont.regular(12), 400)).endsWith("…");
    assertThat(
            FontRun.of(name, BundledFont.regular(12)).stream().mapToInt(run -> run.text().length()))
        .first()
        .isIn(1 << 20, (1 << 20) + 1);
  }

  @Test
  void theBoldFaceIsNotTheRegularOne() {
    assertThat(PictureText.width("Murakami", BundledFont.bold(12)))
        .isGreaterThan(PictureText.width("Murakami", BundledFont.regular(12)) * 1.05);
  }

  @Property(tries = 200)
  void cutTextFitsItsRoom(Draw draw) {
    String text = draw.text(200);
    double room = draw.between(20.0, 800.0);
    Font font = BundledFont.regular(12);
    String cut = PictureText.fit(text, font, room);
    assertThat(PictureText.width(cut, font)).isLessThanOrEqualTo(room + 0.01);
    assertThat(cut)
        .satisfiesAnyOf(
            all -> assertThat(all).isEqualTo(PictureText.clean(text)),
            part -> assertThat(part).endsWith("…"));
  }

  @Test
  void controlCharactersAndMarksOfDirectionAreLeftOut() {
    assertThat(PictureText.clean(" a\u0000b\r\n\tc\u202Ed\u200Fe\u00A0f\uD800g "))
        .isEqualTo("a b c d e f g");
  }

  @Test
  void aCaptionSaysWhatTheHeaderSays() {
    GameHeader header = new GameHeader("A", "B", "Cup", "", new GameDate(1997, 8, 0));
    Optional<FinalCount> count = Optional.of(new FinalCount(40, 24, 0));
    assertThat(GameCaption.of(header, new GameResult(Kind.PLAYED_OUT, OptionalInt.of(40), count)))
        .isEqualTo(new GameCaption("A", "B", "40–24", "Cup, 1997-08"));
    assertThat(GameCaption.of(header, new GameResult(Kind.PLAYED_OUT, OptionalInt.of(39), count)))
        .isEqualTo(new GameCaption("A", "B", "40–24", "Cup, 1997-08 · recorded as 39–25"));
    GameResult resigned = new GameResult(Kind.RESIGNED, OptionalInt.of(64), Optional.empty());
    assertThat(GameCaption.of(header, resigned))
        .isEqualTo(new GameCaption("A", "B", "64–0", "Cup, 1997-08 · resigned"));
    assertThat(
            GameCaption.of(
                GameHeader.NONE,
                new GameResult(Kind.UNFINISHED, OptionalInt.empty(), Optional.empty())))
        .isEqualTo(GameCaption.NONE);
  }
}
