package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.archive.history.HistoryGame.PlayerResult;
import org.kifu.archive.history.PlayerHistory;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.query.FoldedName.PlayerName;
import org.kifu.archive.tournament.RecordedResults;
import org.kifu.board.Disc;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.RandomGames;

/**
 * Results of games by several rules in one window. Most records state none, so that the boards tell
 * them: lists, players and events have those of {@code kifu history}, which replays each game.
 */
class ResultsByRulesTest {
  private static final List<String> RULES = List.of("othello", "grand", "anti", "russian-draughts");

  /** So few that no name begins another. */
  private static final int EACH = 10;

  private static final int BLACK_DISCS = 20;

  @TempDir static Path folder;

  private static final List<GameRecord> GAMES = new ArrayList<>();
  private static OpenWindow window;

  @BeforeAll
  static void open() throws Exception {
    for (String rules : RULES) {
      for (GameRecord game :
          RandomGames.of(Catalogue.byName(rules).orElseThrow().rules(), 3, EACH)) {
        GAMES.add(with(Outcome.NONE, game, game.moves()));
      }
    }
    // With fewer discs a side loses, or wins.
    Outcome declared = new Outcome(Outcome.Kind.RESIGNED, OptionalInt.of(BLACK_DISCS));
    for (int i = EACH; i < 3 * EACH; i += EACH) {
      GameRecord game = GAMES.get(i);
      GAMES.add(with(declared, game, MoveList.of(game.moves().subList(0, 30))));
    }
    window = OpenWindow.ofGames(folder, GAMES);
  }

  private static GameRecord with(Outcome declared, GameRecord game, MoveList moves) {
    return new GameRecord(
        game.header(), game.rules(), game.start(), moves, declared, Optional.empty(), Notes.NONE);
  }

  @AfterAll
  static void close() {
    window.close();
    assertThat(window.faults).isEmpty();
  }

  private static Replay<?, ?> replay(GameRecord game) {
    return Replay.of(Catalogue.byName(game.rules()).orElseThrow().rules(), game);
  }

  private static List<JsonNode> list(String query) throws IOException, InterruptedException {
    JsonNode games = window.json("/api/games?count=500" + query).get("games");
    return StreamSupport.stream(games.spliterator(), false).toList();
  }

  @Test
  void listsTheWinnerAndTheDiscsThatTheRulesCount() throws Exception {
    List<JsonNode> rows = list("");
    assertThat(rows).hasSameSizeAs(GAMES);
    for (int i = 0; i < GAMES.size(); i++) {
      Replay<?, ?> replay = replay(GAMES.get(i));
      JsonNode row = rows.get(i);
      FinalCount count = replay.count();
      String winner = count.winner().map(Disc::name).orElse("draw").toLowerCase(Locale.ROOT);
      assertThat(row.path("winner").asText()).isEqualTo(replay.isComplete() ? winner : "");
      boolean isOfDiscs = GAMES.get(i).rules().matches("grand|anti") && replay.isComplete();
      if (isOfDiscs) {
        assertThat(row.get("blackDiscs").asInt()).isEqualTo(count.blackDiscs());
        assertThat(row.get("whiteDiscs").asInt()).isEqualTo(count.whiteDiscs());
      }
      assertThat(row.has("blackDiscs"))
          .isEqualTo(isOfDiscs || row.path("rules").asText().equals("othello"));
    }
  }

  /** Games whose discs the base has come first; then those that black won. */
  @Test
  void sortsGamesByScoreAndWinner() throws Exception {
    List<JsonNode> rows = list("&sort=score&down=1");
    assertThat(rows.subList(0, EACH)).allMatch(row -> row.path("rules").asText().equals("othello"));
    String won =
        rows.subList(EACH, rows.size()).stream()
            .map(row -> row.path("winner").asText("-"))
            .map(winner -> winner.isEmpty() ? "-" : winner.substring(0, 1))
            .reduce("", String::concat);
    assertThat(won).matches("b+d*w+--");
  }

  private static PlayerHistory history(String player) {
    PlayerHistory history =
        new PlayerHistory(
            new PlayerName(FoldedName.of(player), false), new PlayerHistory.Favourites());
    GAMES.stream().map(ParsedGames::of).forEach(history::add);
    return history;
  }

  private static List<Integer> results(JsonNode group) {
    return List.of(group.get("won").asInt(), group.get("drawn").asInt(), group.get("lost").asInt());
  }

  @Test
  void totalsOfPlayersAreThoseOfTheirHistory() throws Exception {
    JsonNode players = window.json("/api/players?count=500").get("players");
    assertThat(players).hasSize(EACH + 1);
    for (JsonNode row : players) {
      String name = row.get("name").asText();
      PlayerHistory history = history(name);
      List<Integer> expected =
          List.of(
              history.count(PlayerResult.WON),
              history.count(PlayerResult.DRAWN),
              history.count(PlayerResult.LOST));
      assertThat(results(row)).as(name).isEqualTo(expected);
      JsonNode all = window.json("/api/player?name=" + name.replace(' ', '+')).get("all");
      assertThat(results(all)).as(name).isEqualTo(expected);
      assertThat(history.count(PlayerResult.OPEN)).isEqualTo(all.path("unknown").asInt());
    }
  }

  /** As 'kifu ratings' and 'kifu tournament' count them. */
  @Test
  void ratesAndRanksGamesOfAllRules() throws Exception {
    List<ParsedGame> parsed = GAMES.stream().map(ParsedGames::of).toList();
    int counted = RecordedResults.of(parsed.iterator()).results().size();
    assertThat(counted).isGreaterThan(EACH * (RULES.size() - 1));
    JsonNode ratings = window.json("/api/ratings?names=Ben");
    while (!ratings.get("ready").asBoolean()) {
      Thread.sleep(20);
      ratings = window.json("/api/ratings?names=Ben");
    }
    assertThat(ratings.get("games").asInt()).isEqualTo(counted);
    JsonNode event = window.json("/api/event?name=Cup");
    assertThat(event.get("apart")).isEmpty();
    assertThat(event.at("/table/games").asInt()).isEqualTo(counted);
  }
}
