package org.kifu.opening.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;

class KeyGameTest {
  private static ParsedGame game(int index, String black, int year) {
    GameHeader header = new GameHeader(black, "", "", "", GameDate.ofYear(year));
    ParsedGame game = ParsedGames.of(Games.match1997().get(index));
    return ParsedGames.of(game.record().orElseThrow().withHeader(header));
  }

  private static OpeningTable table(ParsedGame... games) {
    OpeningSettings settings = OpeningSettings.DEFAULT.withPlies(2);
    return OpeningTable.of(OpeningCounts.of(Stream.of(games).iterator(), settings, 1));
  }

  /** The first two games of the match are perpendicular ones. */
  @Test
  void theEarliestGameOfAnOpeningIsItsKeyGame() {
    List<KeyGame> keys = KeyGame.of(table(game(0, "B", 1990), game(1, "A", 1989)), 5);
    assertThat(keys).hasSize(1);
    assertThat(keys.getFirst().game().black()).isEqualTo("A");
    assertThat(keys.getFirst().openings()).containsExactly("Perpendicular Opening");
  }

  @Test
  void noMoreOpeningsThanAskedFor() {
    assertThat(KeyGame.of(table(game(0, "A", 1990)), 0)).isEmpty();
  }

  @Test
  void theUseOfAnOpeningIsThatOfAllGamesThatCameToIt() {
    OpeningTable table = table(game(0, "B", 1990), game(1, "A", 1989), game(1, "A", 1990));
    List<OpeningUse> uses = OpeningUse.mostFrequent(table, 5);
    assertThat(uses).extracting(OpeningUse::name).containsExactly("Perpendicular Opening");
    assertThat(uses.getFirst().results().byYear())
        .containsOnlyKeys(1989, 1990)
        .hasEntrySatisfying(1990, year -> assertThat(year.games()).isEqualTo(2));
    assertThat(OpeningUse.ofAll(table)).isEqualTo(table.results());
  }
}
