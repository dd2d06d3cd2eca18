package org.kifu.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.archive.tournament.RecordedResults;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.rules.Catalogue;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.RandomGames;

/**
 * Results that sources declare, each of a whole game and of its first moves, by several rules. The
 * window counts each for its player as {@code kifu ratings} does.
 */
class DeclaredResultsTest {
  private static final List<String> RULES =
      List.of("othello", "grid:5x5", "anti", "one-way", "russian-draughts", "solo");

  private static final int FIRST_MOVES = 6;

  private static final List<Outcome> DECLARED =
      List.of(
          Outcome.NONE,
          new Outcome(Kind.AGREED, OptionalInt.empty()),
          new Outcome(Kind.RESIGNED, OptionalInt.empty()).withWinner(Disc.WHITE),
          new Outcome(Kind.TIME, OptionalInt.empty()).withWinner(Disc.BLACK),
          new Outcome(Kind.TIME, OptionalInt.empty()),
          new Outcome(Kind.TIME, OptionalInt.of(10)),
          new Outcome(Kind.TIME, OptionalInt.of(32)),
          Outcome.ofBlackDiscs(20),
          Outcome.ofBlackDiscs(32));

  @TempDir private Path folder;

  private static List<GameRecord> games() {
    List<GameRecord> games = new ArrayList<>();
    for (String rules : RULES) {
      GameRecord whole =
          RandomGames.of(Catalogue.byName(rules).orElseThrow().rules(), 5, 1).getFirst();
      MoveList first = MoveList.of(whole.moves().subList(0, FIRST_MOVES));
      for (Outcome declared : DECLARED) {
        games.add(with(declared, whole, whole.moves(), games.size()));
        games.add(with(declared, whole, first, games.size()));
      }
    }
    return games;
  }

  private static GameRecord with(Outcome declared, GameRecord game, MoveList moves, int number) {
    String white = game.rules().equals("solo") ? "" : "Ben";
    GameHeader header = new GameHeader("Ann " + number, white, "Cup", "", new GameDate(2026, 1, 2));
    return new GameRecord(
        header, game.rules(), game.start(), moves, declared, Optional.empty(), Notes.NONE);
  }

  /** The results of black: won, drawn, lost. */
  private static List<Integer> rated(GameRecord game) {
    return RecordedResults.of(List.of(ParsedGames.of(game)).iterator()).results().stream()
        .findFirst()
        .map(
            result ->
                switch (result.blackHalves()) {
                  case 2 -> List.of(1, 0, 0);
                  case 1 -> List.of(0, 1, 0);
                  default -> List.of(0, 0, 1);
                })
        .orElse(List.of(0, 0, 0));
  }

  @Test
  void countsEachAsItIsRated() throws Exception {
    List<GameRecord> games = games();
    try (OpenWindow window = OpenWindow.ofGames(folder, games)) {
      JsonNode players = window.json("/api/players?count=500").get("players");
      assertThat(players).hasSize(games.size() + 1);
      for (JsonNode player : players) {
        String name = player.get("name").asText();
        if (name.startsWith("Ann")) {
          GameRecord game = games.get(Integer.parseInt(name.substring(4)));
          assertThat(
                  List.of(
                      player.get("won").asInt(),
                      player.get("drawn").asInt(),
                      player.get("lost").asInt()))
              .as("%s, %d moves, %s", game.rules(), game.moves().size(), game.declared())
              .isEqualTo(rated(game));
        }
      }
      assertThat(window.faults).isEmpty();
    }
  }
}
