package org.kifu.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReview.ReviewGroup;
import org.kifu.archive.review.PlayerReviewer;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.chart.archive.GroupLossChart;
import org.kifu.chart.archive.PhaseErrorChart;
import org.kifu.chart.archive.YearTrendChart;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.testing.Games;
import org.kifu.words.Words;

/** The charts of a player's review, drawn from the annotated match of 1997. */
class ReviewChartsTest {
  /**
   * The review of the match.
   *
   * @param years the year of each game by its number, from 1; 0 for none
   */
  private static PlayerReview review(String name, Function<Integer, Integer> years)
      throws IOException {
    PlayerReviewer reviewer = PlayerReviewer.of(name, false);
    try (InputStream in = Files.newInputStream(Games.annotated1997())) {
      new AnnotationReader("match", in)
          .forEachRemaining(
              result -> {
                AnnotatedGame game = (AnnotatedGame) result;
                int year = years.apply(game.game().number());
                GameDate date = year == 0 ? GameDate.UNKNOWN : GameDate.ofYear(year);
                GameHeader header = new GameHeader(name, "Opponent", "", "", date);
                reviewer.add(ReviewedGame.of(game).orElseThrow().named(header));
              });
    }
    return reviewer.review();
  }

  @Test
  void yearsAreToldInWordsAndGamesWithoutADateAreNotOnTheChart() throws IOException {
    PlayerReview review = review("Murakami", number -> number < 3 ? 1997 : number < 6 ? 1998 : 0);
    assertThat(YearTrendChart.of(review, Words.english()).description())
        .contains("1997: 2 games, accuracy ", "; 1998: 3 games, accuracy ")
        .doesNotContain(": 1 games");
    assertThat(PhaseErrorChart.of(review, Words.english()).description())
        .contains("opening: ", "; middle game: ", "; endgame: ");
  }

  @Test
  void groupsAreToldWithTheirGamesAndLosses() throws IOException {
    PlayerReview review = review("Murakami", _ -> 1997);
    ReviewGroup opponent = review.meetings().getFirst();
    double loss = 0.01 * opponent.stats().moves().loss().mean().orElseThrow();
    assertThat(GroupLossChart.ofOpponents(review, Words.english()).description())
        .isEqualTo(
            "Opponent: %d games, %.2f discs lost per move"
                .formatted(opponent.stats().results().games(), loss));
    assertThat(GroupLossChart.ofColours(review, Words.english()).description())
        .startsWith("with black: 6 games, ");
    assertThat(GroupLossChart.ofOpenings(review, Words.english()).description().split("; ", -1))
        .hasSize(Math.min(15, review.openings().size()));
  }

  @Test
  void aPictureIsTheSameEachTime() throws IOException {
    PlayerReview review = review("Murakami", _ -> 1997);
    assertThat(YearTrendChart.of(review, Words.english()).svg())
        .isEqualTo(YearTrendChart.of(review, Words.english()).svg());
    assertThat(PhaseErrorChart.of(review, Words.english()).png())
        .isEqualTo(PhaseErrorChart.of(review, Words.english()).png());
    assertThat(GroupLossChart.ofOpenings(review, Words.english()).svg())
        .isEqualTo(GroupLossChart.ofOpenings(review, Words.english()).svg());
  }

  @ParameterizedTest
  @ValueSource(strings = {"<script>alert(1)</script>", "\u202eיעקב", "A", "長い名前"})
  void anyNameIsDrawnAsText(String name) throws IOException {
    PlayerReview review = review(name.repeat(name.length() == 1 ? 2000 : 1), _ -> 0);
    String years = YearTrendChart.of(review, Words.english()).svg();
    String openings = GroupLossChart.ofOpenings(review, Words.english()).svg();
    assertThat(years + openings + PhaseErrorChart.of(review, Words.english()).svg())
        .doesNotContain("<script", "\u202e", "NaN");
    assertThat(YearTrendChart.of(review, Words.english()).png()).isNotEmpty();
  }
}
