package org.kifu.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Disc;
import org.kifu.game.GameRecord;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** The records in {@code examples/rules}, and what happens to them if a rule is broken. */
class ExampleGamesTest {
  private static GameRecord example(String name) {
    Path file = Games.examples().resolve("rules").resolve("russian-draughts-" + name + ".pdn");
    Reading reading = Reading.of(Source.of(file), Optional.empty());
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).hasSize(1);
    assertThat(reading.records().getFirst().rules()).isEqualTo("russian-draughts");
    return reading.records().getFirst();
  }

  private static Replay<DraughtsPosition, DraughtsMove> replay(GameRecord game) {
    return Replay.of(RussianDraughts.RULES, game);
  }

  @Test
  void aGameOfAChampionshipReplays() {
    Replay<DraughtsPosition, DraughtsMove> replay = replay(example("championship"));
    assertThat(replay.steps()).hasSize(61);
    assertThat(replay.ending()).isInstanceOf(Ending.Unfinished.class);
    assertThat(replay.end()).hasToString("B:Wc3,f6:Ba5,h6,h8");
  }

  @Test
  void aManGoesOnAsAKing() {
    Replay<DraughtsPosition, DraughtsMove> replay = replay(example("promotion"));
    assertThat(replay.steps().get(1).before()).hasToString("B:Wa1,Kh4:Ba3");
    assertThat(replay.isComplete()).isTrue();
    assertThat(replay.count().winner()).contains(Disc.WHITE);
  }

  @Test
  void whatIsCapturedStandsInTheWay() {
    Replay<DraughtsPosition, DraughtsMove> replay = replay(example("turkish-strike"));
    assertThat(replay.steps().get(1).before()).hasToString("B:WKb8:Bc3,g3,g7");
    assertThat(RussianDraughts.RULES.legalMoves(replay.steps().getFirst().before()))
        .extracting(DraughtsMove::toString)
        .containsExactlyInAnyOrder("f4:d6:b8", "f4:h2");
  }

  /** The same records with another move. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "championship | 6. d4:b6 | 6. g3-h4 | white must capture: g3-h4 does not, d4:b6 would",
        "championship | 1. c3-d4 | 1. c3-c4 | c4 is a light square, where nobody plays",
        "championship | 2. b2-c3 | 2. d4-c3 | d4-c3: a man goes back only to capture",
        "promotion | b6:d8:f6:h4 | b6:d8 | the capture b6:d8 has to go on: b6:d8:f6:h4",
        "turkish-strike | f4:d6:b8 | f4:d6:b8:h2 | white must capture: f4:d6:b8:h2 does not, f4:h2"
            + " or f4:d6:b8 would",
      })
  void aBrokenRuleIsToldInItsOwnWords(String name, String move, String instead, String words)
      throws IOException {
    Path file = Games.examples().resolve("rules").resolve("russian-draughts-" + name + ".pdn");
    String text = Files.readString(file, StandardCharsets.UTF_8);
    assertThat(text).contains(move);
    GameRecord broken = Reading.of(text.replace(move, instead)).records().getFirst();
    assertThat(replay(broken).ending())
        .isInstanceOfSatisfying(
            Ending.Illegal.class, illegal -> assertThat(illegal.message()).isEqualTo(words));
  }
}
