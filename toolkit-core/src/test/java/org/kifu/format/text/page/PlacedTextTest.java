package org.kifu.format.text.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.source.text.TextLines;

class PlacedTextTest {
  /** Text of a source named {@code t}. */
  static PlacedText text(String written) {
    byte[] bytes = written.getBytes(StandardCharsets.UTF_8);
    return PlacedText.of(TextLines.of(Source.of("t", bytes), bytes));
  }

  @Test
  void everyCharacterOfAsciiLinesIsWhereItsByteIs() {
    String written = "f5 d6\n\nc3\n";
    PlacedText text = text(written);
    assertThat(text.toString()).isEqualTo(written);
    assertThat(IntStream.rangeClosed(0, written.length()).mapToLong(i -> text.at(i).offset()))
        .containsExactly(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L, 10L);
    assertThat(text.at(7)).isEqualTo(new SourceLocation("t", 7, 3, 1));
  }

  @Test
  void aFullWidthLetterIsThreeBytesAndOneColumn() {
    PlacedText text = text("黒ｆ５ d6\n");
    assertThat(text.toString()).isEqualTo("黒f5 d6\n");
    assertThat(text.at(2)).isEqualTo(new SourceLocation("t", 6, 1, 3));
    assertThat(text.after(2)).isEqualTo(new SourceLocation("t", 9, 1, 4));
  }

  @Test
  void aPieceKeepsThePlacesOfItsCharacters() {
    PlacedText piece = text("black: Anna\nwhite: Ben\n").piece(12, 22).strip();
    assertThat(piece.toString()).isEqualTo("white: Ben");
    assertThat(piece.piece(7, 10).at(0)).isEqualTo(new SourceLocation("t", 19, 2, 8));
    assertThat(piece.at(10)).isEqualTo(new SourceLocation("t", 22, 2, 11));
  }

  @Test
  void anEscapeIsOneCharacterOfSixBytes() {
    PlacedText written = text("a\\uff46\\u0035b\n");
    PlacedText text =
        written.rewriter().keep(0, 1).write("\uff46", 1, 7).write("5", 7, 13).keep(13, 14).text();
    assertThat(text.toString()).isEqualTo("af5b");
    assertThat(IntStream.range(0, 4).mapToLong(i -> text.at(i).offset()))
        .containsExactly(0L, 1L, 7L, 13L);
    assertThat(IntStream.range(0, 4).mapToLong(i -> text.after(i).offset()))
        .containsExactly(1L, 7L, 13L, 14L);
    PlacedText again = text.rewriter().keep(1, 3).text();
    assertThat(again.at(1).offset()).isEqualTo(7);
    assertThat(again.after(1).offset()).isEqualTo(13);
  }

  @Test
  void joinedPiecesKeepTheirPlaces() {
    List<PlacedText> lines = text("> f5\n> d6\n").lines();
    PlacedText joined =
        PlacedText.joined(List.of(lines.get(0).piece(2, 4), lines.get(1).piece(2, 4)));
    assertThat(joined.toString()).isEqualTo("f5\nd6");
    assertThat(joined.at(3)).isEqualTo(new SourceLocation("t", 7, 2, 3));
  }

  @Test
  void anEmptyTextStillHasAPlace() {
    assertThat(text("f5\n").piece(1, 1).at(0).offset()).isEqualTo(1);
    assertThat(text("f5\n").rewriter().text().at(0).offset()).isZero();
  }
}
