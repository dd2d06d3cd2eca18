package org.kifu.archive.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.kifu.testing.ProcessorTime;

class FoldedNameTest {
  @Test
  void areWithoutCaseAccentsAndSuperfluousSpaces() {
    assertThat(FoldedName.of(" Jos\u00E9  MU\u0308LLER ").text()).isEqualTo("jose muller");
    assertThat(FoldedName.of("\u0130brahim \u0141\u00F8ss \u00DF").text())
        .isEqualTo("ibrahim loss ss");
  }

  /** Accents are left out before and after letters are taken apart; the first must change none. */
  @Test
  void sayTheSameAsLettersThatAreTakenApartFirst() {
    for (int c = 0xA1; c <= Character.MAX_CODE_POINT; c++) {
      int type = Character.getType(c);
      boolean isMark =
          type == Character.NON_SPACING_MARK
              || type == Character.COMBINING_SPACING_MARK
              || type == Character.ENCLOSING_MARK;
      if (isMark) {
        String apart = Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKD);
        String left = apart.replaceAll("\\p{M}", "").toLowerCase(Locale.ROOT);
        assertThat(left).as("%x", c).isEmpty();
      }
    }
  }

  /** Two accents of different classes in turns have to be sorted. */
  @Test
  void areFoldedInLinearTime() {
    ProcessorTime.assertLinear(
        200_000, size -> () -> FoldedName.of("a" + "\u0301\u0323".repeat(size / 2)));
  }
}
