package org.kifu.command.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionTest {
  private static final List<String> KNOWN =
      List.of(
          "annotate", "verify", "report", "repair", "Murakami Takeshi", "--format", "Łódź 1997");

  @ParameterizedTest
  @CsvSource({
    "anotate, annotate", // a letter is missing
    "annotatte, annotate", // one is too much
    "annotade, annotate", // one is wrong
    "annotaet, annotate", // two are exchanged
    "Annotate, annotate",
    "ann, annotate", // the beginning
    "verfiy, verify",
    "murikami, Murakami Takeshi",
    "lodz, Łódź 1997",
    "--fromat, --format",
    "formt, --format"
  })
  void offersWhatWasMeant(String word, String meant) {
    assertThat(Suggestion.of(word, KNOWN)).isEqualTo("; did you mean " + meant + "?");
  }

  @Test
  void offersSeveralThatAreEquallyNear() {
    assertThat(Suggestion.of("rep", KNOWN)).isEqualTo("; did you mean report or repair?");
  }

  @ParameterizedTest
  @CsvSource({"mend", "nobody", "a", "''", "annotate", "vrfy"})
  void offersNothingForWhatIsNotNear(String word) {
    assertThat(Suggestion.of(word, KNOWN)).isEmpty();
  }
}
