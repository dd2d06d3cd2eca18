package org.kifu.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.DiscSigns;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.chart.Samples;
import org.kifu.format.GameReader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/** Sheets in text, which the reader of diagrams reads again. */
class KifuSheetsReadAgainTest {
  private static final int MOST_PLIES = 99;

  @Slow
  @ParameterizedTest
  @EnumSource(DiscSigns.class)
  void everyGameOfTheExamplesComesBackWithItsCaptions(DiscSigns signs) throws IOException {
    assertComesBack(examples(), 0, signs);
  }

  @Slow
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 11, 30, 47, 58})
  void everyStretchOfTheExamplesComesBack(int plies) throws IOException {
    assertComesBack(examples(), plies, DiscSigns.ASCII);
  }

  @Slow
  @ParameterizedTest
  @ValueSource(ints = {0, 20, 40})
  void everyGameOfAYearOfTheArchiveComesBack(int plies) throws IOException {
    Path year = RealData.folder("wthor").resolve("WTH_2008.wtb");
    assertComesBack(games(year), plies, DiscSigns.DISCS);
  }

  @Test
  void everyGameFromAnotherStartComesBack() throws IOException {
    List<GameRecord> games = games(Games.examples().resolve("ggs-synchro-2009.ggf"));
    assertThat(games).allMatch(game -> !game.start().equals(StartSpec.STANDARD));
    assertComesBack(games, 0, DiscSigns.DISCS);
  }

  @Slow
  @ParameterizedTest
  @EnumSource(DiscSigns.class)
  void everyPositionOfAGameComesBack(DiscSigns signs) {
    for (String transcript : Games.match1997()) {
      Replay<Position, Move> game = Samples.replay(transcript);
      for (int ply = 1; ply < game.steps().size(); ply++) {
        ShownPosition shown = ShownPosition.after(ply, game);
        GameRecord read = Reading.of(shown.text(signs), "diagram").records().getFirst();
        assertThat(read.start()).isEqualTo(StartSpec.of(shown.position()));
        assertThat(read.moves()).isEmpty();
      }
    }
  }

  private static List<GameRecord> examples() throws IOException {
    List<GameRecord> games = new ArrayList<>();
    for (String year : List.of("WTH_1983", "WTH_1997-match")) {
      games.addAll(games(Games.examples().resolve("wthor").resolve(year + ".wtb")));
    }
    return games;
  }

  private static List<GameRecord> games(Path path) throws IOException {
    try (GameReader reader = GameReader.open(path)) {
      return reader.stream().flatMap(game -> game.record().stream()).toList();
    }
  }

  /** Draws the games without their first plies, reads all of the drawings, and compares. */
  private static void assertComesBack(List<GameRecord> games, int plies, DiscSigns signs) {
    StringBuilder text = new StringBuilder();
    List<GameRecord> expected = new ArrayList<>();
    for (GameRecord game : games) {
      Replay<Position, Move> replay = Replay.of(Othello.RULES, game);
      if (replay.steps().size() > plies) {
        KifuSheet sheet = KifuSheet.of(replay, plies + 1, MOST_PLIES);
        text.append(String.join("\n", game.header().captions()).indent(0));
        text.append(sheet.text(signs)).append('\n');
        expected.add(rest(game, replay, plies));
      }
    }
    List<GameRecord> read = Reading.of(text.toString(), "diagram").records();
    assertThat(expected).isNotEmpty();
    assertThat(read).hasSameSizeAs(expected);
    for (int i = 0; i < read.size(); i++) {
      assertThat(read.get(i).header()).isEqualTo(expected.get(i).header());
      assertThat(read.get(i).start()).isEqualTo(expected.get(i).start());
      assertThat(read.get(i).moves()).isEqualTo(expected.get(i).moves());
    }
  }

  /**
   * The record of what is left of a game; a pass that comes first is taken with what was before.
   */
  private static GameRecord rest(GameRecord game, Replay<Position, Move> replay, int plies) {
    int from = plies;
    while (from < replay.steps().size() - 1 && replay.steps().get(from).move().isPass()) {
      from++;
    }
    List<MoveToken> moves =
        replay.steps().stream()
            .skip(from)
            .filter(step -> !step.move().isPass())
            .map(step -> Othello.RULES.token(step.move()))
            .toList();
    Position start = replay.steps().get(from).before();
    return GameRecord.of(game.header(), MoveList.of(moves), Outcome.NONE)
        .withStart(StartSpec.of(start));
  }
}
