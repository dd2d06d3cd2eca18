package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;

class GamesFromTest {
  /** Counted by eye in the six lines of the match. */
  @ParameterizedTest
  @CsvSource({
    "'', 6",
    "f5, 6",
    "c4, 6",
    "f5d6, 4",
    "f5f6, 2",
    "f5d6c3, 3",
    "f5d6c3d3c4f4f6, 2",
    "f5f4, 0"
  })
  void countsTheGamesThatGoOnFromAPosition(String line, long games) {
    OpeningCounts counts = new OpeningCounts(OpeningSettings.DEFAULT);
    Games.match1997().forEach(game -> counts.add(ParsedGames.of(game)));
    Position position = Position.START;
    for (byte square : Games.squares(line)) {
      position = Othello.RULES.play(position, Move.at(square));
    }
    assertThat(counts.gamesFrom(position)).isEqualTo(games);
  }
}
