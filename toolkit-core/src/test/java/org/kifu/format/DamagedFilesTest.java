package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.source.Source;
import org.kifu.testing.Reading;
import org.kifu.testing.RealData;

/** Small files in which one record once changed others. */
class DamagedFilesTest {
  @ParameterizedTest
  @CsvSource({
    "l.sgf, sgf, 42",
    "k.sgf, sgf, 3",
    "o.pgn, pgn, 3",
    "n1.jsonl, json, 10",
    "t2_json2.txt, transcript, 200",
    "t2_half.txt, transcript, 200",
  })
  void aPieceOfAnotherNotationDoesNotHideTheGames(String file, String format, int games)
      throws IOException {
    Reading reading = read(file);
    assertThat(reading.format()).contains(format);
    assertThat(reading.games().stream().filter(game -> game.firstError().isEmpty())).hasSize(games);
  }

  @ParameterizedTest
  @CsvSource({"t2_json2.txt, 101", "t2_half.txt, 101"})
  void thePieceItselfHasAFinding(String file, int line) throws IOException {
    Reading reading = read(file);
    boolean isTold =
        reading.problems().stream().anyMatch(problem -> problem.where().line() == line)
            || reading.games().stream()
                .flatMap(game -> game.problems().stream())
                .anyMatch(problem -> problem.where().line() == line);
    assertThat(isTold).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"dg1.txt", "dg2.txt", "D1.txt"})
  void ofThreeDiagramsEachIsReadOrAnError(String file) throws IOException {
    Reading reading = read(file);
    assertThat(reading.games()).hasSize(3);
    for (ParsedGame game : reading.games()) {
      assertThat(game.record().isPresent() || game.firstError().isPresent()).isTrue();
    }
    assertThat(Set.copyOf(blackPlayers(reading))).hasSameSizeAs(blackPlayers(reading));
  }

  @Test
  void factsOfALostDiagramAreNotGivenToTheNext() throws IOException {
    Reading reading = read("D1.txt");
    assertThat(reading.games().get(1).problems())
        .anyMatch(problem -> problem.code() == ProblemCode.FACTS_WITHOUT_MOVES);
    assertThat(blackPlayers(reading))
        .containsSubsequence("P040002", "P040006")
        .allMatch(name -> name.matches("P04000[246]"));
  }

  @Test
  void factsOfALostTranscriptAreNotGivenToTheNext() throws IOException {
    Reading reading = read("L4.txt");
    GameRecord last = reading.records().getLast();
    assertThat(last.header()).isEqualTo(new GameHeader("Eve", "Fay", "", "", GameDate.UNKNOWN));
    assertThat(last.declared()).isEqualTo(Outcome.NONE);
    assertThat(reading.games())
        .flatExtracting(ParsedGame::problems)
        .extracting(Problem::code)
        .contains(ProblemCode.FACTS_WITHOUT_MOVES);
  }

  private static List<String> blackPlayers(Reading reading) {
    return reading.records().stream().map(record -> record.header().black()).toList();
  }

  private static Path file(String name) throws IOException {
    return RealData.folder("damaged").resolve(name);
  }

  private static Reading read(String name) throws IOException {
    return Reading.of(Source.of(file(name)), Optional.empty());
  }
}
