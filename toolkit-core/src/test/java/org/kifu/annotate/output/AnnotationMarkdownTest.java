package org.kifu.annotate.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotationResult;
import org.kifu.table.MarkdownText;

class AnnotationMarkdownTest {
  private static final AnnotatedGame NOTED = AnnotatedSamples.notedMatch();

  @Test
  void aGameHasItsNamesMetricsMovesAndNotes() {
    assertThat(markdown(NOTED))
        .startsWith("# Takeshi Murakami – Logistello\n")
        .contains("| Result | 16-48, white wins by 32 |\n")
        .contains("| Opening | Central Rose-Bill / Dead Draw (f5d6c3d3c4f4c5b3c2b4) |\n")
        .contains("\n## Players\n", "\n## Moves\n", "\n## Notes in the record\n")
        .contains(
            "- 15 ● e7: the other engine: best e7 (0.0 for black); the move played loses"
                + " nothing\n")
        .contains("- 3 ● c3: the record gives the variation c3 \"Rose\" d3\n")
        .contains("- first of six\n", "- 62 ○ a1: &lt;b&gt;the end&lt;/b&gt;\n")
        .contains("| 1 | ● f5 | 0.0 |  | 1 | = d3 c4 e6 |  |  | 2.5 |\n");
  }

  /** The square of the move and those of the best ones, on the board before it. */
  @Test
  void everyLabelledMoveHasADiagram() {
    List<AnnotatedMove> labelled =
        NOTED.moves().stream().filter(move -> move.label().isPresent()).toList();
    assertThat(markdown(NOTED).split("```text\n", -1)).hasSize(1 + labelled.size());
    assertThat(markdown(NOTED))
        .contains(
            """
            ## 15. ● e7: mistake

            - loses 1.9 discs; best b5 (+1.9)
            """)
        .contains(
            """
              a b c d e f g h
            1 . . . . . . . .
            2 . . ● . . . . .
            3 . ○ ● ● ● . . .
            4 . ○ ○ ● ● ○ . .
            5 . b ○ ○ ● ● . .
            6 . ● ○ ○ ○ . . .
            7 . . . . p . . .
            8 . . . . . . . .
            """);
  }

  @Test
  void aRecordThatIsNotAnnotatedHasALine() {
    assertThat(markdown(AnnotatedSamples.results().getLast()))
        .isEqualTo("Not annotated: test@0: game 1, ply 6: a1 flips nothing \\[illegal-move\\]\n");
  }

  @Test
  void namesAndCommentsHaveNoMeaningInIt() {
    String text = markdown(AnnotatedSamples.hostileMatch());
    assertThat(text)
        .doesNotContain("<", "http://", "www.", "**")
        .doesNotContainPattern("(?<!\\\\)[`]x")
        .doesNotContainPattern("[\\x00-\\x09\\x0b-\\x1f\\u202a-\\u202e\\u2066-\\u2069]")
        .contains("&lt;script&gt;alert(1)&lt;/script&gt; \\| \\`x\\` \\*\\*b\\*\\* \\[l\\]")
        .contains("אבג \\\\u202eabc")
        .contains("- \\- list  \\# heading  \\`\\`\\` &lt;img src=x onerror=alert(1)&gt;\n");
    assertThat(text.lines().findFirst().orElseThrow().length()).isLessThan(200);
    Pattern bar = Pattern.compile("(?<!\\\\)\\|");
    assertThat(text.lines().filter(line -> line.startsWith("| ")))
        .allMatch(line -> List.of(4, 5, 8, 11).contains(bar.split(line, -1).length));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "- a, \\- a",
        "12) a, 12\\) a",
        "1.f5, 1\\.f5",
        "= x, \\= x",
        "a. b, a. b",
        "a:b ftp://x, a:b ftp&#58;//x",
        "&lt;, &amp;lt;",
        "x_y_z $1$ ~~s~~, x\\_y\\_z \\$1\\$ \\~\\~s\\~\\~"
      })
  void aLineBeginsNothing(String text, String written) {
    assertThat(MarkdownText.line(text)).isEqualTo(written);
  }

  private static String markdown(AnnotationResult... results) {
    return AnnotatedSamples.written(
        out -> AnnotationWriter.markdown(out, Wording.DEFAULT), List.of(results));
  }
}
