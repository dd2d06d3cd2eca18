package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.opening.OpeningTable.Coverage;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainWthor;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

@Slow
class OpeningNamesTest {
  private static final OpeningNames NAMES = OpeningNames.english();

  /** The plain board refuses a move that is not legal. */
  @Test
  void everyRowOfTheTableCanBePlayed() {
    List<OpeningNames.NameRow> rows = OpeningNames.rows();
    assertThat(rows).hasSize(125);
    for (OpeningNames.NameRow row : rows) {
      assertThat(PlainOpenings.board(row.moves()).isOver()).as(row.moves()).isFalse();
      assertThat(row.moves()).matches("f5([a-h][1-8])+");
      assertThat(names(row)).allMatch(OpeningNamesTest::isClean).doesNotHaveDuplicates();
    }
  }

  private static List<String> names(OpeningNames.NameRow row) {
    List<String> names = new ArrayList<>(row.name().aliases());
    names.addFirst(row.name().name());
    return names;
  }

  private static boolean isClean(String name) {
    return !name.isEmpty()
        && name.equals(name.strip())
        && !name.contains("\"")
        && !name.contains("/");
  }

  /**
   * Counted in the file by another program; each language has a first name of its own for every
   * position.
   */
  @Test
  void otherNamesStandBehindTheFirst() {
    assertThat(OpeningNames.rows().stream().filter(row -> !row.name().aliases().isEmpty()))
        .hasSize(16);
    assertThat(OpeningNames.japaneseRows().stream().filter(row -> !row.name().aliases().isEmpty()))
        .hasSize(20);
    OpeningName heath = NAMES.of(replay("f5f6e6f4g5").end()).orElseThrow();
    assertThat(heath.name()).isEqualTo("Heath");
    assertThat(heath.aliases()).containsExactly("Tobidashi", "Jumping Out");
    assertThat(heath).hasToString("Heath / Tobidashi / Jumping Out");
    for (List<OpeningNames.NameRow> rows :
        List.of(OpeningNames.rows(), OpeningNames.japaneseRows())) {
      assertThat(rows.stream().map(row -> row.name().name())).doesNotHaveDuplicates();
    }
  }

  @Test
  void aGameKnowsItsPliesOnTheWayToANameAsPlainBoardsSay() {
    Set<String> known = new HashSet<>();
    for (OpeningNames.NameRow row : OpeningNames.rows()) {
      for (int length = 2; length <= row.moves().length(); length += 2) {
        known.add(PlainOpenings.text(PlainOpenings.board(row.moves().substring(0, length))));
      }
    }
    for (String game : Games.match1997()) {
      int length = 0;
      while (known.contains(
          PlainOpenings.text(PlainOpenings.board(game.substring(0, length + 2))))) {
        length += 2;
      }
      GameRecord record = GameRecord.ofMoves(MoveList.ofSquares(Games.squares(game)));
      assertThat(length).isPositive();
      assertThat(NAMES.knownPlies(Replay.of(Othello.RULES, record))).isEqualTo(length / 2);
    }
  }

  @Test
  void twoRowsOfTheTableAreNeverOnePosition() {
    Set<String> positions = new HashSet<>();
    for (OpeningNames.NameRow row : OpeningNames.rows()) {
      assertThat(positions.add(PlainOpenings.text(PlainOpenings.board(row.moves()))))
          .as(row.moves())
          .isTrue();
    }
  }

  @Test
  void aNameStandsForOnePositionExceptWhereListsDisagree() {
    Map<String, String> positions = new HashMap<>();
    Set<String> twice = new HashSet<>();
    for (OpeningNames.NameRow row : OpeningNames.rows()) {
      for (String name : names(row)) {
        if (positions.put(name, row.moves()) != null) {
          twice.add(name);
        }
      }
    }
    assertThat(twice).containsExactly("Ganglion");
  }

  @ParameterizedTest
  @CsvSource({
    "f5d6c3d3c4, Tiger, 5",
    "f5d6c4d3c3, Tiger, 5", // another order
    "c4e3f6e6f5, Tiger, 5", // another first move, as in older lists
    "d3c5f6f5e6, Tiger, 5",
    "f5f6e6f4e3, Cow, 5",
    "f5f6e6d6c5, Cow, 5", // the same mirrored
    "c4c3d3e3c2c6, Lysons, 6", // as in Zebra
    "c4c3d3c5b3f3, Lysons, 6", // as in Gatliff's catalogue
    "f5d6c3d3c4f4f6f3e6e7, Scorpion, 10",
    "f5d6c4g5, No-Cat / Ganglion, 4",
    "f5f6e6f4g5, Heath / Tobidashi / Jumping Out, 5"
  })
  void knowsAPositionByAnyOrderAndInAnyOrientation(String moves, String name, int plies) {
    assertThat(NAMES.deepest(replay(moves)))
        .contains(new NamedOpening(OpeningName.of(name), plies, moves));
  }

  @ParameterizedTest
  @CsvSource({
    "f5d6c3d3c4f4d2, Tiger, f5d6c3d3c4",
    "f5f4e3d2, Parallel Opening, f5f4",
    "e6f4e3d6, Fishhook, e6f4e3"
  })
  void theLastNameOnTheWayIsTheNameOfTheGame(String moves, String name, String named) {
    NamedOpening opening = NAMES.deepest(replay(moves)).orElseThrow();
    assertThat(opening)
        .isEqualTo(new NamedOpening(OpeningName.of(name), named.length() / 2, named));
  }

  @Test
  void everyJapaneseNameIsOfOnePositionThatCanBePlayed() {
    List<OpeningNames.NameRow> rows = OpeningNames.japaneseRows();
    assertThat(rows).hasSize(352);
    Set<String> positions = new HashSet<>();
    for (OpeningNames.NameRow row : rows) {
      PlainBoard board = PlainOpenings.board(row.moves());
      assertThat(positions.add(PlainOpenings.text(board))).as(row.moves()).isTrue();
      assertThat(names(row)).allMatch(OpeningNamesTest::isClean).doesNotHaveDuplicates();
    }
  }

  /** Every game of the sample against the list of Japanese names by itself. */
  @Test
  void theListOfTheLanguageNamesGamesAsAPlainLookUpDoes() throws IOException {
    Map<String, String> byText = new HashMap<>();
    for (String line : Files.readAllLines(RealData.folder("openings").resolve("names-ja.csv"))) {
      String[] cells = line.split(",", 2);
      if (cells[0].matches("([a-h][1-8])+")) {
        byText.put(PlainOpenings.position(cells[0]), cells[1]);
      }
    }
    assertThat(byText).hasSize(352);
    for (PlainWthor.Game game : PlainWthor.games(Games.examples().resolve("wthor"))) {
      String name = "";
      for (int ply = 1; ply <= 32; ply++) {
        String position = PlainOpenings.position(game.moves().substring(0, 2 * ply));
        name = byText.getOrDefault(position, name);
      }
      assertThat(OpeningNames.in(Locale.JAPAN).deepest(replay(game.moves())).orElseThrow().name())
          .hasToString(name);
    }
    assertThat(List.of("en", "ru", "de", "fr", "fil"))
        .allSatisfy(tag -> assertThat(OpeningNames.in(Locale.of(tag))).isSameAs(NAMES));
  }

  @Test
  void aJapaneseNameStandsBesideTheEnglishOne() {
    Replay<Position, Move> tiger = replay("c4e3f6e6f5");
    assertThat(OpeningNames.japanese().deepest(tiger).orElseThrow().name().name()).isEqualTo("虎定石");
    assertThat(OpeningNames.japanese().of(tiger.end())).contains(OpeningName.of("虎定石"));
  }

  @Test
  void aGamePassesThroughSeveralNames() {
    assertThat(NAMES.passed(replay("f5d6c3d3c4f4f6d2")))
        .extracting(opening -> opening.name().name())
        .containsExactly("Perpendicular Opening", "Tiger", "Stephenson");
  }

  /** Every game of the sample against a look-up of its positions in a plain map. */
  @Test
  void coverageIsTheShareOfGamesInANamedPosition() {
    Set<String> byText = new HashSet<>();
    OpeningNames.rows()
        .forEach(row -> byText.add(PlainOpenings.text(PlainOpenings.board(row.moves()))));
    List<PlainWthor.Game> games =
        PlainWthor.games(Games.examples().resolve("wthor")).stream()
            .filter(game -> PlainOpenings.board(game.moves()).isOver())
            .toList();
    OpeningTable table =
        OpeningTable.of(
            OpeningCounts.of(
                games.stream().map(game -> ParsedGames.of(game.moves())).iterator(),
                OpeningSettings.DEFAULT.withPlies(12).withMinGames(5),
                1));
    assertThat(table.coverage()).hasSize(12);
    for (Coverage each : table.coverage()) {
      long named =
          games.stream()
              .map(game -> game.moves().substring(0, 2 * each.ply()))
              .filter(moves -> byText.contains(PlainOpenings.text(PlainOpenings.board(moves))))
              .count();
      assertThat(each).isEqualTo(new Coverage(each.ply(), games.size(), named));
    }
  }

  @Test
  void theFirstMoveHasNoName() {
    assertThat(NAMES.deepest(replay(""))).isEmpty();
    assertThat(NAMES.deepest(replay("f5"))).isEmpty();
    assertThat(NAMES.of(Position.START)).isEmpty();
  }

  @Test
  void agreesWithAPlainLookUpOnRealGames() {
    Map<String, String> byText = new HashMap<>();
    for (OpeningNames.NameRow row : OpeningNames.rows()) {
      byText.put(PlainOpenings.text(PlainOpenings.board(row.moves())), row.name().toString());
    }
    for (PlainWthor.Game game : PlainWthor.games(Games.examples().resolve("wthor"))) {
      String name = "";
      for (int ply = 1; ply <= 26; ply++) {
        String moves = game.moves().substring(0, 2 * ply);
        name = byText.getOrDefault(PlainOpenings.text(PlainOpenings.board(moves)), name);
      }
      assertThat(NAMES.deepest(replay(game.moves())).orElseThrow().name()).hasToString(name);
    }
  }

  /** Positions written out by another project, after berg.earthlingz.de. */
  @Test
  void givesEveryPositionOfAPublicListItsName() throws IOException {
    Path list = RealData.folder("openings").resolve("egaroucid-english-openings.txt");
    List<String> lines = Files.readAllLines(list).stream().filter(l -> !l.isBlank()).toList();
    assertThat(lines).hasSize(71);
    for (String line : lines) {
      String cells = line.substring(0, 64).replace('0', 'X').replace('1', 'O');
      long discs = cells.chars().filter(cell -> cell != '.').count();
      Position position = BoardText.parse(cells + (discs % 2 == 0 ? "X" : "O")).orElseThrow();
      assertThat(NAMES.of(position).orElseThrow().toString())
          .containsIgnoringCase(line.substring(65).strip());
    }
  }

  private static Replay<Position, Move> replay(String moves) {
    return Replay.of(Othello.RULES, GameRecord.ofMoves(MoveList.ofSquares(Games.squares(moves))));
  }
}
