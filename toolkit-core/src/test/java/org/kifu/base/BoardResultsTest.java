package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.archive.query.EndTrait;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.testing.Games;
import org.kifu.testing.RandomGames;

/** The winners of games by several rules in one base, whose records state no results. */
class BoardResultsTest {
  private static final int EACH = 20;

  /** The fewest discs win by the rules {@code anti}; draughts are won by the last move. */
  private static final List<String> RULES =
      List.of("othello", "grand", "anti", "russian-draughts", "solo");

  @TempDir private static Path folder;

  private static final List<GameRecord> GAMES = new ArrayList<>();
  private static Path file;

  @BeforeAll
  static void make() throws IOException {
    Path written = folder.resolve("games.json");
    try (GameWriter writer = GameWriter.open("json", written)) {
      for (String rules : RULES) {
        for (GameRecord game :
            RandomGames.of(Catalogue.byName(rules).orElseThrow().rules(), 9, EACH)) {
          GameRecord silent =
              GameRecord.of(game.rules(), game.start(), game.moves()).withHeader(game.header());
          writer.write(silent);
          GAMES.add(silent);
        }
      }
    }
    file = folder.resolve("games.kifu");
    Bases.create(file, 2, written);
  }

  /** The winner by counting discs, or by who can no longer move. */
  private static String winner(GameRecord game) {
    Replay<?, ?> replay = Replay.of(Catalogue.byName(game.rules()).orElseThrow().rules(), game);
    if (!replay.isComplete() || game.rules().equals("solo")) {
      return "null";
    }
    if (game.rules().equals("russian-draughts")) {
      return replay.steps().size() % 2 == 0 ? "black" : "white"; // white moves first
    }
    FinalCount count = replay.count();
    int lead = Integer.compare(count.blackDiscs(), count.whiteDiscs());
    int won = game.rules().equals("anti") ? -lead : lead;
    return won == 0 ? "draw" : won > 0 ? "black" : "white";
  }

  private static List<String> expected() {
    return GAMES.stream().map(BoardResultsTest::winner).toList();
  }

  @Test
  void keepsTheWinnerByTheRulesOfEachGame() throws IOException, SQLException {
    assertThat(Bases.ask(file, "SELECT winner FROM games ORDER BY game"))
        .isEqualTo(expected())
        .contains("black", "white", "draw");
    assertThat(
            Bases.ask(
                file, "SELECT count(*) FROM games WHERE rules = 'solo' AND verdict = 'complete'"))
        .doesNotContain("0");
    assertThat(Bases.faults(file)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"BLACK, black", "WHITE, white", "DRAW, draw"})
  void findsExactlyTheGamesWithAResult(EndTrait end, String result) throws SQLException {
    String condition = GameCondition.ended(EnumSet.of(end)).sql();
    assertThat(Bases.ask(file, "SELECT winner FROM games WHERE " + condition))
        .containsExactlyElementsOf(expected().stream().filter(result::equals).toList());
    assertThat(Bases.ask(file, "SELECT DISTINCT rules FROM games WHERE " + condition).size())
        .isGreaterThanOrEqualTo(end == EndTrait.DRAW ? 1 : RULES.size() - 1);
  }

  @Test
  void fillsTheColumnOfAnEarlierVersion() throws IOException, SQLException {
    Path old = Files.copy(file, folder.resolve("version-8.kifu"));
    Bases.change(old, "ALTER TABLE games DROP COLUMN winner");
    Bases.change(old, "UPDATE games SET row_sum = 0");
    Bases.change(old, "PRAGMA user_version = 8");
    Base.openToChange(old).close();
    assertThat(Bases.faults(old)).isEmpty();
    assertThat(Bases.dump(old)).isEqualTo(Bases.dump(file));
  }

  /** For tournament games the column says no more than their scores do. */
  @Test
  void agreesWithTheScoresOfRealGames() throws IOException, SQLException {
    Path made = folder.resolve("real.kifu");
    Path examples = Games.examples();
    Bases.create(made, 2, examples.resolve("wthor"), examples.resolve("three-good-one-broken.txt"));
    assertThat(
            Bases.ask(
                made,
                "SELECT DISTINCT winner, (black_disc_diff > 0) - (black_disc_diff < 0) FROM games"
                    + " ORDER BY 2"))
        .containsExactly("null | null", "white | -1", "draw | 0", "black | 1");
    assertThat(Set.copyOf(Bases.ask(made, "SELECT DISTINCT rules FROM games")))
        .containsExactly("othello");
  }
}
