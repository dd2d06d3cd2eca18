package org.kifu.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.bitboard.Symmetries;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;

class SymmetryTest {
  /** In the order of the kernel. */
  private static final List<Symmetry> ALL = List.of(Symmetry.values());

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
  void allImagesHaveOneCanonicalForm(Draw draw) {
    long a = draw.anyLong();
    long b = draw.anyLong();
    Position position = new Position(a & ~b, b & ~a, Disc.WHITE);
    Position canonical = Symmetry.toCanonical(position).apply(position);
    for (Symmetry symmetry : Symmetry.values()) {
      Position image = symmetry.apply(position);
      assertThat(Symmetry.toCanonical(image).apply(image)).isEqualTo(canonical);
      assertThat(Long.compareUnsigned(canonical.player(), image.player())).isLessThanOrEqualTo(0);
    }
  }

  @Test
  void aSymmetricPositionReachesItsCanonicalFormInSeveralWays() {
    long player = Position.START.player();
    long opponent = Position.START.opponent();
    int symmetries = Symmetries.toSmallest(player, opponent);
    assertThat(Integer.bitCount(symmetries)).isEqualTo(4);
    for (int i = 0; i < 8; i++) {
      Symmetry symmetry = ALL.get(i);
      boolean smallest = symmetry.apply(player) == 0x0000_0008_1000_0000L;
      assertThat((symmetries >>> i & 1) != 0).isEqualTo(smallest);
    }
  }

  @Property
  void theKernelNamesExactlyTheSymmetriesThatGiveTheSmallestImage(Draw draw) {
    long a = draw.anyLong();
    long b = draw.anyLong();
    boolean symmetric = draw.anyBoolean();
    long player = symmetric ? mirrored(a & ~b) : a & ~b;
    long opponent = symmetric ? mirrored(b & ~a) & ~player : b & ~a;
    Position position = new Position(player, opponent, Disc.BLACK);
    Position canonical = Symmetry.toCanonical(position).apply(position);
    int symmetries = Symmetries.toSmallest(player, opponent);
    for (int i = 0; i < 8; i++) {
      Symmetry symmetry = ALL.get(i);
      assertThat((symmetries >>> i & 1) != 0).isEqualTo(symmetry.apply(position).equals(canonical));
      assertThat(Symmetries.image(i, player)).isEqualTo(symmetry.apply(player));
    }
  }

  /** A set that mirrors itself along the diagonal. */
  private static long mirrored(long squares) {
    return squares | Symmetry.TRANSPOSE.apply(squares);
  }
}
