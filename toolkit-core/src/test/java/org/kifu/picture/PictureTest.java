package org.kifu.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.GraphicsEnvironment;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TimeZone;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.chart.Samples;
import org.kifu.picture.drawing.BundledFont;
import org.kifu.picture.drawing.DrawnText;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;
import org.w3c.dom.Element;

public class PictureTest {
  private static final int LARGEST_SVG = 150_000;

  static List<Picture> pictures() {
    return Samples.of("Jean-François Łukaszewicz");
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void drawsTheSameBytesAgain(Picture picture) throws IOException {
    assertThat(picture.png()).isEqualTo(picture.png());
    assertThat(picture.svg()).isEqualTo(picture.svg());
  }

  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"ar-EG-u-nu-arab", "hi-IN-u-nu-deva", "de-DE", "tr-TR"})
  void drawsTheSameBytesInEveryLocaleAndTimeZone(String language) throws IOException {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    List<Picture> here = pictures();
    try {
      Locale.setDefault(Locale.forLanguageTag(language));
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
      List<Picture> there = pictures();
      for (int i = 0; i < here.size(); i++) {
        String abroad = there.get(i).svg();
        Locale.setDefault(locale);
        assertThat(abroad).isEqualTo(here.get(i).svg());
        Locale.setDefault(Locale.forLanguageTag(language));
      }
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  /**
   * Checksums of the four vector pictures as one machine drew them. The outlines of letters come
   * from Java's font engine, which is FreeType on Linux and another one elsewhere. The bytes of PNG
   * files also depend on the compressor that a JDK is built with, so none are kept here. A change
   * of the drawing on purpose changes these numbers.
   */
  @Test
  @EnabledOnOs(OS.LINUX)
  void drawsTheSameBytesOnEveryMachine() throws IOException {
    List<String> checksums = new ArrayList<>();
    for (Picture picture : pictures()) {
      CRC32 sum = new CRC32();
      sum.update(PictureFormat.SVG.render(picture));
      checksums.add(Long.toHexString(sum.getValue()));
    }
    assertThat(checksums).containsExactly("8269e645", "4c448b35", "ef3febd2", "3b01593a");
  }

  @Test
  void doesNotNeedADisplay() {
    assertThat(GraphicsEnvironment.isHeadless()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void aPngHasTheSizeThatThePictureSays(Picture picture) {
    Pixels pixels = Pixels.of(picture);
    assertThat(pixels.width()).isEqualTo(picture.width());
    assertThat(pixels.height()).isEqualTo(picture.height());
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void anSvgIsWellFormedSmallAndAloneInTheWorld(Picture picture) throws IOException {
    String svg = picture.svg();
    SvgFile file = SvgFile.of(svg);
    assertThat(svg.length()).isLessThan(LARGEST_SVG);
    assertThat(file.root().getAttribute("viewBox"))
        .isEqualTo("0 0 " + picture.width() + " " + picture.height());
    assertThat(file.title()).isEqualTo(picture.title());
    assertThat(file.elements("*"))
        .extracting(Element::getTagName)
        .isSubsetOf(
            "svg",
            "title",
            "desc",
            "defs",
            "clipPath",
            "path",
            "use",
            "g",
            "rect",
            "line",
            "circle");
    assertThat(svg.replaceAll("xmlns(:xlink)?='[^']*'", ""))
        .doesNotContain("http", "data:", "font", "@import", "<script");
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void anSvgRefersToNothingButItsOwnParts(Picture picture) throws IOException {
    SvgFile file = SvgFile.of(picture.svg());
    Set<String> ids = new HashSet<>();
    for (Element element : file.elements("*")) {
      if (element.hasAttribute("id")) {
        assertThat(ids.add(element.getAttribute("id"))).isTrue();
      }
    }
    assertThat(file.elements("use"))
        .isNotEmpty()
        .allSatisfy(use -> assertThat(ids).contains(use.getAttribute("xlink:href").substring(1)));
    assertThat(file.elements("*"))
        .filteredOn(element -> element.hasAttribute("clip-path"))
        .allSatisfy(
            element ->
                assertThat(ids)
                    .contains(element.getAttribute("clip-path").replaceAll("url\\(#|\\)", "")));
  }

  @Test
  void twoDocumentsCanStandInOnePage() throws IOException {
    List<Picture> pictures = pictures();
    Set<String> ids = new HashSet<>();
    for (Picture picture : pictures) {
      for (Element element : SvgFile.of(picture.svg()).elements("*")) {
        assertThat(!element.hasAttribute("id") || ids.add(element.getAttribute("id"))).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void writesInTheBundledFontsOnly(Picture picture) {
    assertThat(DrawnText.of(picture))
        .isNotEmpty()
        .allSatisfy(
            piece ->
                assertThat(piece.font())
                    .isIn(
                        BundledFont.regular(piece.font().getSize()),
                        BundledFont.bold(piece.font().getSize())));
  }

  @Slow
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<b>&amp;\"'</b><!-- ]]> <script>alert(1)</script>",
        "\u0000\u0007\u001b[31m\r\n\t\uFFFE\uD800",
        "\u202Eנגד\u202C דוד المريخ\u200F",
        "村上健 🏆 🏴‍☠️",
        "   ",
        ""
      })
  void strangeNamesDoNotDoHarm(String name) throws IOException {
    for (Picture picture : Samples.of(name)) {
      assertThat(picture.png()).isNotEmpty();
      SvgFile.of(picture.svg());
    }
  }

  @Slow
  @Property(tries = 15)
  void anyNameIsHarmless(Draw draw) throws IOException {
    String name = draw.text(200);
    for (Picture picture : Samples.of(name)) {
      SvgFile.of(picture.svg());
      assertInside(picture);
    }
  }

  /** No font has all of these letters: they are measured as they are drawn, each in its own. */
  @Test
  void namesOfLettersFromSeveralFontsStayInside() {
    String name =
        "\u1119\uB61C\u86E5\u977C\u2471\uC289\u4B63\u4232\u10EB"
            + "\u6CB8\u7C6A\uC69C\u80A3\u8B7A\u6267\u0F30\uD3D3\u1136\u8BAA";
    for (Picture picture : Samples.of(name)) {
      assertInside(picture);
    }
  }

  @Test
  void namesOfTwoHundredCharactersAreCutToTheirRoom() {
    for (Picture picture : Samples.of("Hohenzollern-Sigmaringen ".repeat(8))) {
      assertInside(picture);
      assertThat(DrawnText.textsOf(picture)).anyMatch(text -> text.endsWith("…"));
      assertTextsApart(picture);
    }
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void textsDoNotCoverEachOther(Picture picture) {
    assertTextsApart(picture);
  }

  public static void assertTextsApart(Picture picture) {
    List<DrawnText.Piece> pieces = DrawnText.of(picture);
    for (int i = 0; i < pieces.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(pieces.get(i).box().intersects(pieces.get(j).box()))
            .as("%s on %s", pieces.get(i), pieces.get(j))
            .isFalse();
      }
    }
  }

  private static void assertInside(Picture picture) {
    Rectangle2D page = new Rectangle2D.Double(0, 0, picture.width(), picture.height());
    assertThat(DrawnText.of(picture))
        .allSatisfy(
            piece ->
                assertThat(piece.box().isEmpty() || page.contains(piece.box()))
                    .as("%s", piece)
                    .isTrue());
  }

  @ParameterizedTest
  @CsvSource({"graph.png, PNG", "a.b/graph.SVG, SVG", "x.svg.png, PNG"})
  void theEndingOfTheFileChoosesTheFormat(String file, PictureFormat format) {
    assertThat(PictureFormat.ofFile(Path.of(file))).isEqualTo(format);
  }

  @ParameterizedTest
  @ValueSource(strings = {"graph.jpg", "png", "svg.d/graph", "/", ""})
  void anUnknownEndingIsRefusedWithTheKnownOnes(String file) {
    assertThatThrownBy(() -> PictureFormat.ofFile(Path.of(file)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll(".png", ".svg", "'" + file + "'");
  }

  @Slow
  @Test
  void aFormatRendersFilesOfItsKind() throws IOException {
    Picture picture = pictures().getFirst();
    assertThat(PictureFormat.PNG.render(picture)).startsWith(0x89, 'P', 'N', 'G');
    assertThat(PictureFormat.SVG.render(picture)).asString().startsWith("<?xml ");
  }
}
