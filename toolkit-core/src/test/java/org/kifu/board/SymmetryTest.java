package org.kifu.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {
  @ParameterizedTest
  @CsvSource({
    "IDENTITY, f5", "FLIP_RANKS, f4", "FLIP_FILES, c5", "ROTATE_180, c4",
    "TRANSPOSE, e6", "ANTI_TRANSPOSE, d3", "ROTATE_90, d6", "ROTATE_270, e3"
  })
  void takesF5ToASquareOfItsOwn(Symmetry symmetry, String square) {
    assertThat(Square.name(symmetry.apply(Square.parse("f5")))).isEqualTo(square);
  }

  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void mapsSetsAsItMapsSquares(Symmetry symmetry) {
    for (int square = 0; square < 64; square++) {
      assertThat(symmetry.apply(1L << square)).isEqualTo(1L << symmetry.apply(square));
      assertThat(symmetry.inverse().apply(symmetry.apply(square))).isEqualTo(square);
    }
  }

  @Test
  void areEightDifferentMaps() {
    Set<Long> images = new HashSet<>();
    for (Symmetry symmetry : Symmetry.values()) {
      images.add(symmetry.apply(0b11L));
    }
    assertThat(images).hasSize(8);
  }

  @Test
  void fourOfThemKeepTheStartPosition() {
    assertThat(
            Arrays.stream(Symmetry.values())
                .filter(symmetry -> symmetry.apply(Position.START).equals(Position.START)))
        .containsExactlyInAnyOrder(
            Symmetry.IDENTITY, Symmetry.ROTATE_180, Symmetry.TRANSPOSE, Symmetry.ANTI_TRANSPOSE);
  }

  @Property
  void allImagesHaveOneCanonicalForm(@ForAll long a, @ForAll long b) {
    Position position = new Position(a & ~b, b & ~a, Disc.WHITE);
    Position canonical = Symmetry.toCanonical(position).apply(position);
    for (Symmetry symmetry : Symmetry.values()) {
      Position image = symmetry.apply(position);
      assertThat(Symmetry.toCanonical(image).apply(image)).isEqualTo(canonical);
      assertThat(Long.compareUnsigned(canonical.player(), image.player())).isLessThanOrEqualTo(0);
    }
  }
}
