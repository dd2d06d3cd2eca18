package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.source.Source;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Reading;

/** Games with a pass in words that mean something else in a sentence. */
class PassWordsTest {
  /** The plies of a real game in which somebody passes, {@code PASS} for each pass. */
  private static List<String> plies() throws IOException {
    Path year = Path.of("../examples/wthor/WTH_1983.wtb");
    for (GameRecord game : Reading.of(Source.of(year), Optional.of("wthor")).records()) {
      PlainBoard board = PlainBoard.start(8);
      List<String> plies = new ArrayList<>();
      for (MoveToken move : game.moves()) {
        if (board.legalMoves().isEmpty()) {
          board.pass();
          plies.add("PASS");
        }
        board.play(move.squareOn8x8());
        plies.add(move.toString());
      }
      if (plies.contains("PASS")) {
        return plies;
      }
    }
    throw new AssertionError("nobody passes in 1983");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "passe", "passt", "past", "pasa", "passo", "skip", "no move", "0000", "パス", "--", "tt"
      })
  void aPassMayBeWrittenInManyWords(String word) throws IOException {
    List<String> plies = plies();
    List<String> written = plies.stream().map(ply -> ply.equals("PASS") ? word : ply).toList();
    StringBuilder pairs = new StringBuilder();
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < written.size(); i++) {
      pairs.append(i % 2 == 0 ? i / 2 + 1 + ". " : "").append(written.get(i)).append(" ");
      lines.append(i + 1).append(". ").append(written.get(i)).append('\n');
    }
    for (String text : List.of(String.join(" ", written) + "\n", pairs + "\n", lines.toString())) {
      Reading reading = Reading.of(text);
      assertThat(reading.findings()).isEmpty();
      assertThat(reading.records().getFirst().moves())
          .extracting(Object::toString)
          .containsExactlyElementsOf(
              plies.stream().map(ply -> ply.equals("PASS") ? "pass" : ply).toList());
    }
  }

  @Test
  void aLineOfAJapaneseListMayBeAPass() throws IOException {
    List<String> plies = plies();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < plies.size(); i++) {
      String ply = plies.get(i).equals("PASS") ? "パス" : plies.get(i);
      text.append("%d手目 %s%s\n".formatted(i + 1, i % 2 == 0 ? "▲" : "△", ply));
    }
    Reading reading = Reading.of(text.toString());
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().moves()).hasSize(plies.size());
  }

  @Test
  void theSameWordsInASentenceAreWords() {
    Reading reading =
        Reading.of("In the past I would skip this one.\nf5 d6 c3 d3 c4 (past his best)\n");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .contains("'In the past I would skip this one.'");
  }

  @Test
  void aMessageEndsWhereMovesAreReadAgain() {
    Reading reading = Reading.of("f5 d6 c3 well d3 c4\n");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings() + " " + reading.records()).contains("well");
  }
}
