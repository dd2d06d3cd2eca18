package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.format.GameWriter;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.source.Source;
import org.kifu.testing.Reading;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

class WrittenLabelsTest {
  private static final MoveList MOVES = MoveList.parse("f5d6c5f4e3f6g5e6e7").orElseThrow();

  private static final GameHeader HEADER =
      new GameHeader(
          "Murakami Takeshi",
          "Logistello (buro)",
          "Match 1997",
          "Princeton",
          new GameDate(1997, 8, 4));

  @Test
  void labelsStandAboveTheMovesOfEachGame() {
    GameRecord game = GameRecord.of(HEADER, MOVES, Outcome.ofBlackDiscs(64));
    GameRecord bare = GameRecord.ofMoves(MOVES);
    List<GameRecord> games = List.of(game, bare, game);
    String block =
        """
        Black: Murakami Takeshi
        White: Logistello (buro)
        Event: Match 1997
        Place: Princeton
        Date: 1997-08-04
        Score: 64-0
        f5d6c5f4e3f6g5e6e7
        """;
    assertThat(text(games)).isEqualTo(block + "\nf5d6c5f4e3f6g5e6e7\n\n" + block);
    assertReadBack(games);
  }

  @ParameterizedTest
  @CsvSource({
    "64, , 64-0",
    "64, 13, 13-0",
    "28, -5, 28-33",
    "32, 0, 32-32",
    ", 13, B+13",
    ", -7, W+7"
  })
  void theScoreShowsWhetherItCountsTheEmptySquares(
      @Nullable Integer discs, @Nullable Integer difference, String score) {
    Outcome outcome = discs == null ? Outcome.NONE : Outcome.ofBlackDiscs(discs);
    Outcome declared = difference == null ? outcome : outcome.withBoardDiff(difference);
    GameRecord game = GameRecord.of(HEADER, MOVES, declared);
    assertThat(text(List.of(game))).contains("\nScore: " + score + "\n");
    if (losses(game).isEmpty()) {
      assertReadBack(List.of(game));
    }
  }

  /** A label that would be read as something else is left out and told. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5d6c3d3c4", "Black: x", "(;GM[Othello]PB[x]", "16-48", "a\tb", "[Event \"x\"]", "f5,d6|x",
            "- -",
        "Bob 16", "%", "(a", "moves", "pass", "<b>x</b>", "?", "12. f5"
      })
  void namesDoNotBreakTheGame(String name) {
    GameHeader header = new GameHeader(name, "Ann", name, name, GameDate.ofYear(2001));
    GameRecord game = GameRecord.of(header, MOVES, Outcome.ofBlackDiscs(64));
    List<GameRecord> read = read(List.of(game, game));
    assertThat(read).hasSize(2);
    for (GameRecord again : read) {
      assertThat(again.moves()).isEqualTo(MOVES);
      assertThat(again.declared()).isEqualTo(game.declared());
      assertThat(again.header().white()).isEqualTo("Ann");
      assertThat(again.header().date()).isEqualTo(header.date());
      assertThat(again.equals(game)).isEqualTo(losses(game).isEmpty());
    }
  }

  @Test
  void saysWhatIsLost() {
    GameRecord resigned =
        GameRecord.of(HEADER, MOVES, new Outcome(Outcome.Kind.RESIGNED, OptionalInt.of(40)));
    assertThat(losses(resigned)).containsExactly("how the game ended");
    GameHeader odd = new GameHeader("f5d6c3d3c4", "Ann", "", "", GameDate.UNKNOWN);
    assertThat(losses(GameRecord.of(odd, MOVES, Outcome.NONE)))
        .containsExactly("the exact wording of 'f5d6c3d3c4'");
  }

  /** Every player of a year, with the events and scores, and every name of the archive once. */
  @Slow
  @Test
  void aYearIsReadBackWithItsNames() {
    Path folder = RealData.folder("wthor");
    List<GameRecord> games = new ArrayList<>();
    for (String year : List.of("WTH_2025.wtb", "WTH_1983.wtb")) {
      Reading.of(Source.of(folder.resolve(year)), Optional.of("wthor")).records().stream()
          .map(game -> GameRecord.of(game.header(), game.moves(), game.declared()))
          .forEach(games::add);
    }
    List<GameRecord> read = Reading.of(text(games)).records();
    assertThat(read).hasSize(2920 + 199);
    for (int i = 0; i < games.size(); i++) {
      GameRecord game = games.get(i);
      assertThat(read.get(i)).isEqualTo(game.withHeader(readable(game.header())));
      assertThat(losses(game).isEmpty()).isEqualTo(read.get(i).equals(game));
    }
  }

  /** A name that was cut has no dash at its end. */
  private static GameHeader readable(GameHeader header) {
    return new GameHeader(
        readable(header.black()),
        readable(header.white()),
        header.event(),
        header.place(),
        header.date());
  }

  private static String readable(String name) {
    return name.replaceFirst("-$", "");
  }

  private static void assertReadBack(List<GameRecord> games) {
    Reading reading = Reading.of(text(games));
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).isEqualTo(games);
  }

  private static List<GameRecord> read(List<GameRecord> games) {
    return Reading.of(text(games), "transcript-labelled").records();
  }

  private static List<String> losses(GameRecord game) {
    return GameWriter.open("transcript-labelled", new ByteArrayOutputStream()).losses(game);
  }

  private static String text(List<GameRecord> games) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open("transcript-labelled", out)) {
      for (GameRecord game : games) {
        writer.write(game);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
