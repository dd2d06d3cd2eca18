package org.kifu.annotate.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.OptionalInt;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.annotate.AnnotationResult;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Outcome;
import org.kifu.testing.Stored;
import org.kifu.words.Glyphs;

class AnnotationTextTest {
  private static final List<AnnotationResult> RESULTS = AnnotatedSamples.results();

  @ParameterizedTest
  @EnumSource
  void aGameLooksLikeThis(Glyphs glyphs) throws IOException {
    String name = "annotated-game-" + (glyphs == Glyphs.ASCII ? "ascii" : "unicode") + ".txt";
    Stored.assertIsIn(
        Stored.resource(AnnotationTextTest.class, name),
        text(glyphs, AnnotatedSamples.annotatedMatch()));
  }

  @Test
  void linesAreNotWiderThanAHundredColumns() {
    for (Glyphs glyphs : Glyphs.values()) {
      assertThat(text(glyphs, RESULTS.toArray(AnnotationResult[]::new)).lines())
          .allMatch(line -> line.length() <= 100 && line.equals(line.stripTrailing()));
    }
  }

  @Test
  void asciiIsAscii() {
    assertThat(text(Glyphs.ASCII, RESULTS.toArray(AnnotationResult[]::new))).isASCII();
  }

  @Test
  void aRecordThatIsNotAnnotatedHasALine() {
    assertThat(text(Glyphs.ASCII, RESULTS.getLast()))
        .isEqualTo("Not annotated: test@0: game 1, ply 6: a1 flips nothing [illegal-move]\n");
  }

  @Test
  void theResultSaysWhatTheBoardAndTheSourceSay() {
    assertThat(text(Glyphs.ASCII, RESULTS.get(1)))
        .contains("Result   64-0 (51 empties counted), black wins by 64\n")
        .doesNotContain("White    ");
    assertThat(text(Glyphs.ASCII, RESULTS.get(3)))
        .contains("Result   resigned, recorded as 20 for black\n");
    Outcome wrong = new Outcome(Outcome.Kind.TIME, OptionalInt.of(10));
    String wipeOut = "f5d6c5f4e3f6g5e6e7";
    AnnotationResult odd =
        AnnotatedSamples.annotate(AnnotatedSamples.game(GameHeader.NONE, wipeOut, wrong));
    assertThat(text(Glyphs.ASCII, odd))
        .contains(
            "64-0 (51 empties counted), black wins by 64, time forfeit,"
                + " recorded as 10 for black\n");
  }

  @Test
  void aNameCannotSteerTheTerminal() {
    GameHeader header = new GameHeader("A\u001b[2JB", "C\r\nD", "E\u009bF", "", GameDate.UNKNOWN);
    String text =
        text(
            Glyphs.ASCII,
            AnnotatedSamples.annotate(AnnotatedSamples.game(header, "f5d6", Outcome.NONE)));
    assertThat(text).contains("X A\\x1b[2JB\n", "O C  D\n", "E\\x9bF\n");
  }

  @Test
  void theTableHasARowForEachPlyAndOneForEachError() throws IOException {
    List<CSVRecord> rows = rows(AnnotatedSamples.written(AnnotationWriter::csv, RESULTS));
    assertThat(rows).hasSize(62 + 9 + 1 + 30 + 1);
    assertThat(rows.get(1).toMap())
        .containsEntry("source", "test")
        .containsEntry("game", "1")
        .containsEntry("black", "Takeshi Murakami")
        .containsEntry("date", "1997-08")
        .containsEntry("ply", "2")
        .containsEntry("mover", "white")
        .containsEntry("move", "d6")
        .containsEntry("empties", "59")
        .containsEntry("forced", "false")
        .containsEntry("black_disc_diff", "0.37")
        .containsEntry("best", "f6")
        .containsEntry("best_black_disc_diff", "-0.37")
        .containsEntry("mover_loss_discs", "0.74")
        .containsEntry("confidence", "estimated")
        .containsEntry("confidence_percent", "100")
        .containsEntry("label", "")
        .containsEntry("error_code", "");
    assertThat(rows.getLast().toMap())
        .containsEntry("ply", "6")
        .containsEntry("move", "")
        .containsEntry("error_code", "illegal-move")
        .containsEntry("error_message", "a1 flips nothing");
  }

  @Test
  void aCellHasAllLegalMovesWithTheirLines() throws IOException {
    List<CSVRecord> rows = rows(csv(AnnotatedSamples.valuedMatch()));
    assertThat(rows.get(1).get("candidates"))
        .matches(
            "f6 -0.37 0.49\\d\\d estimated 100 1: f6; d6 0.37 0.50\\d\\d estimated 100 1: d6;"
                + " f4 0.63 0.5\\d{3} estimated 100 1: f4");
  }

  @Test
  void aCellHasTheReasonsWithTheirSquaresAndCounts() throws IOException {
    assertThat(rows(csv(AnnotatedSamples.labelledMatch())))
        .extracting(row -> row.get("reason_details"))
        .anySatisfy(
            cell -> assertThat(cell).matches(".*corner-given [a-h][18] played=\\d best=\\d.*"));
  }

  private static String csv(AnnotationResult result) {
    return AnnotatedSamples.written(AnnotationWriter::csv, List.of(result));
  }

  private static List<CSVRecord> rows(String csv) throws IOException {
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    try (CSVParser parser = format.parse(new StringReader(csv))) {
      return parser.getRecords();
    }
  }

  private static String text(Glyphs glyphs, AnnotationResult... results) {
    return AnnotatedSamples.written(
        out -> AnnotationWriter.text(out, glyphs, Wording.DEFAULT), List.of(results));
  }
}
