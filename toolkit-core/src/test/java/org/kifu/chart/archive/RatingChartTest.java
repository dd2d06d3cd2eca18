package org.kifu.chart.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kifu.archive.rating.RatedGames;
import org.kifu.archive.rating.RatingSettings;
import org.kifu.archive.rating.RatingSettings.RatingSystem;
import org.kifu.archive.rating.RatingTable;
import org.kifu.archive.tournament.TournamentResult;
import org.kifu.archive.tournament.TournamentResult.Pairing;
import org.kifu.archive.tournament.TournamentResult.ResultKind;
import org.kifu.game.GameDate;
import org.kifu.game.SourceLocation;
import org.kifu.picture.Picture;
import org.kifu.picture.drawing.DrawnText;
import org.kifu.words.Words;

class RatingChartTest {
  private static Picture chart(RatingSystem system, String name) {
    RatedGames games = new RatedGames();
    for (int year = 1990; year < 1996; year++) {
      Pairing pairing = new Pairing(name, "Other", 0, GameDate.ofYear(year), "");
      games.add(
          new TournamentResult(
              ResultKind.PLAYED,
              pairing,
              Optional.empty(),
              year % 3,
              SourceLocation.whole("test"),
              0));
    }
    RatingSettings settings = RatingSettings.of(system).withPlayers(List.of(name, "Other"));
    return RatingChart.of(RatingTable.of(games, settings, 1), Words.english());
  }

  @Test
  void showsEachPlayerAndTheYears() {
    List<String> texts = DrawnText.textsOf(chart(RatingSystem.HISTORY, "Somebody"));
    assertThat(texts)
        .contains("Ratings from all games", "Somebody", "Other", "1990", "1995", "1,600");
  }

  @Test
  void saysInWordsWhereEachLineBeginsAndEnds() {
    assertThat(chart(RatingSystem.ELO, "Somebody").description())
        .matches("Somebody: \\d+ in 1990, \\d+ in 1995; Other: \\d+ in 1990, \\d+ in 1995");
  }

  @Test
  void isTheSameEachTimeAndHarmlessWithMarkup() throws IOException {
    Picture picture = chart(RatingSystem.HISTORY, "<script>alert(1)</script>");
    assertThat(picture.svg()).isEqualTo(picture.svg()).doesNotContain("<script>");
    assertThat(picture.png()).isEqualTo(picture.png());
  }
}
