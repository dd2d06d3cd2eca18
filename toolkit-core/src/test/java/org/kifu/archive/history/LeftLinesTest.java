package org.kifu.archive.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.archive.history.LeftLines.LeftGame;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.format.GameReader;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.opening.PlainOpenings;
import org.kifu.testing.Games;

/** The moves that left lines in real games, against a plain count of boards as texts. */
class LeftLinesTest {
  private static final List<ParsedGame> GAMES = new ArrayList<>();

  /** The positions of each game after its moves, as texts. */
  private static final Map<ParsedGame, List<String>> POSITIONS = new HashMap<>();

  private static final Comparator<ParsedGame> EARLIEST_FIRST =
      Comparator.<ParsedGame>comparingInt(
              game -> game.record().orElseThrow().header().date().year())
          .thenComparing(game -> game.origin().start().source())
          .thenComparingInt(ParsedGame::number);

  @BeforeAll
  static void read() throws IOException {
    Map<String, String> known = new HashMap<>();
    try (Stream<Path> files = Files.list(Games.examples().resolve("wthor"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".wtb")).toList()) {
        try (GameReader reader = GameReader.open(file)) {
          reader.forEach(GAMES::add);
        }
      }
    }
    for (ParsedGame game : GAMES) {
      String moves = moves(game);
      List<String> positions = new ArrayList<>();
      for (int end = 2; end <= Math.min(moves.length(), 40); end += 2) {
        positions.add(known.computeIfAbsent(moves.substring(0, end), PlainOpenings::position));
      }
      POSITIONS.put(game, positions);
    }
    GAMES.sort(EARLIEST_FIRST);
  }

  private static String moves(ParsedGame game) {
    StringBuilder moves = new StringBuilder();
    for (byte square : game.record().orElseThrow().moves().squares()) {
      moves.append(square == MoveList.PASS ? "" : Square.name(square));
    }
    return moves.toString();
  }

  private static List<Disc> sides(ParsedGame game, String player) {
    return Stream.of(Disc.values())
        .filter(side -> game.record().orElseThrow().header().player(side).equals(player))
        .toList();
  }

  private static List<LeftGame> left(String player, int least) {
    LeftLines lines = new LeftLines(least);
    GAMES.forEach(game -> lines.addOwn(game, sides(game, player)));
    lines.addAll(GAMES.reversed().iterator()); // the order of reading does not matter
    return lines.games();
  }

  /** The number of the first move after which fewer earlier games had the position; 0 for none. */
  private static int plain(ParsedGame game, int least, Predicate<ParsedGame> counts) {
    List<String> positions = POSITIONS.getOrDefault(game, List.of());
    for (int k = 0; k < positions.size(); k++) {
      String position = positions.get(k);
      long earlier =
          GAMES.stream()
              .limit(GAMES.indexOf(game))
              .filter(counts)
              .filter(each -> POSITIONS.getOrDefault(each, List.of()).contains(position))
              .count();
      if (earlier < least) {
        return k; // the move with the number 1 leads to the position with the number 0
      }
    }
    return 0;
  }

  @ParameterizedTest
  @CsvSource({
    "Murakami Takeshi, 1",
    "Murakami Takeshi, 10",
    "Logistello (buro), 5",
    "Rose Brian, 3"
  })
  void agreeWithAPlainCount(String player, int least) {
    List<LeftGame> found = left(player, least);
    assertThat(found).hasSizeGreaterThan(5);
    int at = 0;
    for (ParsedGame game : GAMES) {
      for (Disc side : sides(game, player)) {
        LeftGame left = found.get(at++);
        assertThat(left.number()).isEqualTo(game.number());
        assertThat(left.known().map(LeftLine::discs).orElse(0))
            .as("known line of " + left)
            .isEqualTo(plain(game, least, _ -> true));
        assertThat(left.own().map(LeftLine::discs).orElse(0))
            .as("own line of " + left)
            .isEqualTo(plain(game, 2, each -> sides(each, player).contains(side)));
        left.known()
            .ifPresent(
                line ->
                    assertThat(moves(game).substring(2 * line.discs(), 2 * line.discs() + 2))
                        .isEqualTo(line.move()));
      }
    }
    assertThat(at).isEqualTo(found.size());
  }

  @Test
  void aLineThatNobodyPlayedBeforeIsNotLeft() {
    assertThat(left("Murakami Takeshi", GAMES.size())).allMatch(game -> game.known().isEmpty());
  }
}
