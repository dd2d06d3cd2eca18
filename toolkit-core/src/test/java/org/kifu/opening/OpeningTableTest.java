package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.board.Symmetry;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningTable.Summary;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainBoard;

class OpeningTableTest {
  /** The shortest game there is: white is wiped out by the ninth disc. */
  private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";

  /** From a tournament game: after the fifteenth disc black, whose turn it is not, moves again. */
  private static final String WITH_PASS = "f5f6e6f4g6f7g5h4h5c6h3h6h7e7g4f8";

  @Test
  void theFourFirstMovesAreOne() {
    String game = Games.match1997().getFirst();
    Stream<Symmetry> keepingTheStart =
        Stream.of(
            Symmetry.IDENTITY, Symmetry.ROTATE_180, Symmetry.TRANSPOSE, Symmetry.ANTI_TRANSPOSE);
    List<String> turned = keepingTheStart.map(symmetry -> turned(game, symmetry)).toList();
    assertThat(turned.stream().map(moves -> moves.substring(0, 2)))
        .containsExactlyInAnyOrder("f5", "c4", "e6", "d3");
    OpeningTable table = table(10, turned.toArray(String[]::new));
    assertThat(table.rows()).hasSize(10).allMatch(row -> row.stats().games() == 4);
    assertThat(table.summary().distinctPositions()).hasSize(10).containsOnly(1L);
    assertThat(table.rows().getFirst().line()).isEmpty();
    assertThat(table.rows().getFirst().move()).isEqualTo("c4");
    assertThat(table.rows().getLast().lineWithMove()).isEqualTo(game.substring(0, 20));
  }

  @Test
  void anotherOrderOfMovesIsTheSamePosition() {
    OpeningTable table =
        table(6, finished("f5d6c3d3c4f4"), finished("f5d6c4d3c3f4"), finished("c4e3f6e6f5c5"));
    OpeningRow row = table.rows().getLast();
    assertThat(row.stats().games()).isEqualTo(3);
    assertThat(row.line()).isEqualTo("f5d6c3d3c4"); // two games came by this way, one by the other
    assertThat(row.name()).hasToString("Tiger");
    assertThat(row.move()).isEqualTo("f4");
    assertThat(table.summary().distinctPositions()).containsExactly(1L, 1L, 2L, 2L, 1L, 1L);
  }

  @Test
  void ofTwoWaysThatAreAsFrequentTheSmallerLastSquareCounts() {
    OpeningTable table = table(6, finished("f5d6c3d3c4f4"), finished("f5d6c4d3c3f4"));
    assertThat(table.rows().getLast().line()).isEqualTo("f5d6c4d3c3"); // c3 before c4
  }

  @Test
  void mirroredRepliesInASymmetricPositionAreOneRowUnderTheSmallerName() {
    OpeningTable table = table(5, finished("f5f6e6f4e3"), finished("f5f6e6d6c5"));
    assertThat(table.rows()).hasSize(5).allMatch(row -> row.stats().games() == 2);
    assertThat(table.rows().get(3).move()).isEqualTo("d6");
    assertThat(table.rows().getLast().lineWithMove()).isEqualTo("f5f6e6d6c5");
    assertThat(table.rows().getLast().reached()).hasToString("Cow");
  }

  @Test
  void namesAndCountsThePositionsReached() {
    OpeningTable table = table(5, finished("f5d6c3d3c4"), finished("f5d6c4d3c3"), WIPE_OUT);
    assertThat(table.named().stream().map(position -> position.name().name()))
        .containsExactly("Perpendicular Opening", "Tiger", "Fishhook");
    assertThat(table.named().stream().map(position -> position.stats().games()))
        .containsExactly(3L, 2L, 1L);
  }

  @Test
  void aGameThatEndsInTheOpeningIsCountedToItsEnd() {
    OpeningTable table = table(12, WIPE_OUT);
    assertThat(table.rows()).hasSize(9);
    assertThat(table.rows().getLast().stats()).isEqualTo(new OpeningStats(1, 1, 0, 64));
    assertThat(table.summary().distinctPositions())
        .containsExactly(1L, 1L, 1L, 1L, 1L, 1L, 1L, 1L, 1L, 0L, 0L, 0L);
  }

  @Test
  void theSideThatMovesAfterAPassIsTheOneThatCounts() {
    OpeningTable table = table(17, finished(WITH_PASS));
    OpeningRow row = table.rows().get(15);
    assertThat(PlainOpenings.lastStep(row.lineWithMove()))
        .isEqualTo(PlainOpenings.lastStep(WITH_PASS));
    assertThat(row.ply()).isEqualTo(15);
    OpeningLine before = new OpeningLine(WITH_PASS.substring(0, 30));
    PlainBoard board = PlainOpenings.board(before.moves());
    assertThat(before.position()).isEqualTo(Games.position(board));
    assertThat(table.rows()).hasSize(17);
  }

  @Test
  void aWrittenPassChangesNothing() {
    byte[] squares = Games.squares(finished(WITH_PASS));
    byte[] written = new byte[squares.length + 1];
    System.arraycopy(squares, 0, written, 0, 15);
    written[15] = MoveList.PASS;
    System.arraycopy(squares, 15, written, 16, squares.length - 15);
    assertThat(table(20, Stream.of(ParsedGames.of(written))))
        .isEqualTo(table(20, finished(WITH_PASS)));
  }

  @Test
  void leavesOutWhatHasNoResultAndSaysWhy() {
    String whole = finished("f5f6");
    GameRecord other = GameRecord.ofMoves(MoveList.ofSquares(Games.squares("f5f4")));
    String afterF5 = "-".repeat(27) + "OX------XXX" + "-".repeat(26) + "O";
    OpeningTable table =
        table(
            3,
            Stream.of(
                ParsedGames.of(whole),
                ParsedGames.of("f5d6c3"),
                ParsedGames.of("f5f6a1"),
                ParsedGames.unreadable(),
                ParsedGames.of(setup("?", "f5")),
                ParsedGames.of(setup(afterF5, "d6")),
                ParsedGames.of(withRules(other, "reversi-1880"))));
    assertThat(table.summary().tally())
        .isEqualTo(
            new OpeningTally(
                7,
                Map.of(
                    Exclusion.UNREADABLE, 2L,
                    Exclusion.OTHER_RULES, 1L,
                    Exclusion.ILLEGAL, 1L,
                    Exclusion.NON_STANDARD_START, 1L,
                    Exclusion.UNFINISHED, 1L)));
    assertThat(table.summary().tally().counted()).isEqualTo(1);
    assertThat(table.rows()).allMatch(row -> row.stats().games() == 1);
    // After one disc: the usual position and that of the game with its own start. After two: f5d6
    // and f5f6, from the illegal game too. After three: f5d6c3 and the counted game's.
    assertThat(table.summary().distinctPositions()).containsExactly(2L, 2L, 2L);
  }

  @Test
  void aStandardStartThatIsWrittenOutOrTurnedIsTheStandardStart() {
    String whole = finished("f5d6c3");
    String written = "-".repeat(27) + "OX------XO" + "-".repeat(27) + "X";
    String turned = "-".repeat(27) + "XO------OX" + "-".repeat(27) + "X";
    OpeningTable expected = table(6, whole);
    assertThat(table(6, Stream.of(ParsedGames.of(setup(written, whole))))).isEqualTo(expected);
    assertThat(
            table(6, Stream.of(ParsedGames.of(setup(turned, turned(whole, Symmetry.FLIP_FILES))))))
        .isEqualTo(expected);
  }

  @Test
  void aRepeatedGameCountsEachTime() {
    String game = Games.match1997().getFirst();
    assertThat(table(4, game, game, game).rows()).allMatch(row -> row.stats().games() == 3);
  }

  @Test
  void rareMovesAreLeftOutOfTheTableButNotOfTheCounting() {
    String[] games = {finished("f5d6c3d3c4f4"), finished("f5d6c4d3c3f4"), finished("f5d6c3d3c4f4")};
    OpeningTable all = table(6, games);
    OpeningSettings settings = OpeningSettings.DEFAULT.withPlies(6).withMinGames(2);
    OpeningTable frequent = table(settings, Arrays.stream(games).map(ParsedGames::of));
    assertThat(frequent.rows())
        .isEqualTo(all.rows().stream().filter(row -> row.stats().games() >= 2).toList())
        .hasSize(6);
    assertThat(frequent.summary()).isEqualTo(all.summary());
    assertThat(frequent.named()).isEqualTo(all.named());
  }

  @ParameterizedTest
  @CsvSource({
    "f5d6c3, c3, 'f5d6c3d3,f5d6c3f4'",
    "c4e3f6, f6, 'c4e3f6c5,c4e3f6e6'", // the same position turned by half
    "'', '', c4"
  })
  void showsOnePositionInTheOrientationOfTheQuestion(String line, String last, String moves) {
    String[] games = {finished("f5d6c3d3c4f4"), finished("f5d6c3f4"), finished("f5f6")};
    OpeningLine at = new OpeningLine(line);
    OpeningTable table = table(OpeningSettings.at(at), Arrays.stream(games).map(ParsedGames::of));
    assertThat(line).endsWith(last);
    assertThat(table.rows().stream().map(row -> row.line() + row.move()))
        .containsExactlyElementsOf(List.of(moves.split(",", -1)));
    assertThat(table.rows()).extracting(OpeningRow::ply).containsOnly(line.length() / 2);
    Map<OpeningStats, Long> stats = tallied(table.rows());
    OpeningTable whole = table(6, games);
    assertThat(stats)
        .isEqualTo(
            tallied(
                whole.rows().stream()
                    .filter(row -> row.line().equals(line.isEmpty() ? "" : "f5d6c3"))
                    .toList()));
    assertThat(table.summary().tally()).isEqualTo(whole.summary().tally());
    assertThat(table.summary().distinctPositions()).isEmpty();
  }

  @Test
  void aPositionThatGamesDidNotReachHasNoRows() {
    OpeningSettings settings = OpeningSettings.at(new OpeningLine("f5f4"));
    OpeningTable table = table(settings, Stream.of(ParsedGames.of(finished("f5d6"))));
    assertThat(table.rows()).isEmpty();
    assertThat(table.summary().tally().counted()).isEqualTo(1);
  }

  @Test
  void refusesALineThatIsNotLegalOrLeadsNowhere() {
    assertThatThrownBy(() -> new OpeningLine("f5f5"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("move 2: f5 is taken");
    assertThatThrownBy(() -> new OpeningLine("f5d"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("expected a square");
    assertThatThrownBy(() -> new OpeningLine(WIPE_OUT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("nobody can move after these moves");
    assertThat(OpeningLine.of(MoveList.ofSquares(Games.squares("f5d6"))))
        .isEqualTo(new OpeningLine("f5d6"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 61, -1})
  void refusesDepthsThatGamesDoNotHave(int plies) {
    assertThatThrownBy(() -> OpeningSettings.DEFAULT.withPlies(plies))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void withoutGamesTheTableIsEmpty() {
    OpeningTable table = table(3);
    assertThat(table.rows()).isEmpty();
    assertThat(table.summary()).isEqualTo(new Summary(OpeningTally.NONE, List.of(0L, 0L, 0L)));
  }

  @ParameterizedTest
  @CsvSource({
    "RESIGNED, RESIGNED",
    "TIME, STOPPED",
    "AGREED, STOPPED",
    "LEFT, STOPPED",
    "UNFINISHED, UNFINISHED",
    "UNKNOWN, UNFINISHED",
    "PLAYED_OUT, UNFINISHED"
  })
  void saysWhyTheMovesStopWhereTheSourceDoes(Outcome.Kind kind, Exclusion exclusion) {
    Outcome declared = new Outcome(kind, OptionalInt.of(40));
    MoveList moves = MoveList.ofSquares(Games.squares("f5d6c3"));
    GameRecord stopped = GameRecord.of(GameHeader.NONE, moves, declared);
    String start = "-".repeat(27) + "OX------XO" + "-".repeat(27) + "X";
    GameRecord diagram = stopped.withStart(new StartSpec.Setup(start));
    assertThat(table(3, Stream.of(ParsedGames.of(stopped))).summary().tally().excluded())
        .containsExactly(Map.entry(exclusion, 1L));
    assertThat(table(3, Stream.of(ParsedGames.of(diagram))).summary().tally().excluded())
        .containsExactly(Map.entry(exclusion, 1L));
  }

  @Test
  void leavesOutRepeatedGamesWhereThatIsAskedFor() {
    String game = finished(WITH_PASS);
    byte[] squares = Games.squares(game);
    byte[] written = new byte[squares.length + 1];
    System.arraycopy(squares, 0, written, 0, 15);
    written[15] = MoveList.PASS;
    System.arraycopy(squares, 15, written, 16, squares.length - 15);
    OpeningSettings settings = OpeningSettings.DEFAULT.withPlies(3).withoutRepeated();
    OpeningTable table =
        table(
            settings,
            Stream.of(
                ParsedGames.of(game),
                ParsedGames.of(written),
                ParsedGames.of("f5d6"),
                ParsedGames.of("f5d6"),
                ParsedGames.of(finished("f5f6")),
                ParsedGames.of(game)));
    assertThat(table.summary().tally())
        .isEqualTo(new OpeningTally(6, Map.of(Exclusion.UNFINISHED, 2L, Exclusion.REPEATED, 2L)));
    assertThat(table.rows().getFirst().stats().games()).isEqualTo(2);
  }

  /** The answers to a move count by whichever way the game came there, as in the whole table. */
  @Test
  void saysOfOnePositionWhatTheWholeTableSays() {
    Path folder = Games.examples().resolve("wthor");
    List<ParsedGame> games =
        Stream.of("WTH_1980.wtb", "WTH_1981.wtb", "WTH_1983.wtb")
            .flatMap(year -> ArchiveReading.of(folder.resolve(year)).games().stream())
            .toList();
    OpeningTable whole = table(7, games.stream());
    for (String line : List.of("", "f5", "f5d6", "f5f6", "f5d6c3d3", "f5d6c3d3c4")) {
      OpeningTable at = table(OpeningSettings.at(new OpeningLine(line)), games.stream());
      assertThat(at.rows())
          .isEqualTo(whole.rows().stream().filter(row -> row.line().equals(line)).toList());
    }
    assertThat(whole.rows()).anyMatch(row -> row.trap().isPresent());
  }

  /** 1980 is the year of the first file; the game was found in it by hand. */
  @Test
  void knowsTheFirstGame() {
    Path file = Games.examples().resolve("wthor").resolve("WTH_1980.wtb");
    List<ParsedGame> games = ArchiveReading.of(file).games();
    OpeningRow row = table(2, games.reversed().stream()).rows().getFirst();
    FirstGame first = row.history().first();
    assertThat(first).isNotNull();
    assertThat(first.number()).isEqualTo(1);
    assertThat(first.date()).isEqualTo(GameDate.ofYear(1980));
    assertThat(first.source()).isEqualTo(file.toString());
    assertThat(row.history().results().firstYear()).isEqualTo(1980);
    assertThat(row.history().results().lastYear()).isEqualTo(1980);
  }

  private static Map<OpeningStats, Long> tallied(List<OpeningRow> rows) {
    return rows.stream().collect(Collectors.groupingBy(OpeningRow::stats, Collectors.counting()));
  }

  private static OpeningTable table(int plies, String... games) {
    return table(plies, Arrays.stream(games).map(ParsedGames::of));
  }

  private static OpeningTable table(int plies, Stream<ParsedGame> games) {
    return table(OpeningSettings.DEFAULT.withPlies(plies), games);
  }

  private static OpeningTable table(OpeningSettings settings, Stream<ParsedGame> games) {
    return OpeningTable.of(OpeningCounts.of(games.iterator(), settings, 1));
  }

  /** The line played on to the end, always the first legal square. */
  private static String finished(String line) {
    PlainBoard board = PlainOpenings.board(line);
    StringBuilder moves = new StringBuilder(line);
    while (!board.isOver()) {
      if (board.mustPass()) {
        board.pass();
      }
      int square = board.legalMoves().getFirst();
      board.play(square);
      moves.append(Square.name(square));
    }
    return moves.toString();
  }

  private static String turned(String moves, Symmetry symmetry) {
    StringBuilder turned = new StringBuilder();
    for (byte square : Games.squares(moves)) {
      turned.append(Square.name(symmetry.apply(square)));
    }
    return turned.toString();
  }

  private static GameRecord setup(String board, String moves) {
    return GameRecord.ofMoves(MoveList.ofSquares(Games.squares(moves)))
        .withStart(new StartSpec.Setup(board));
  }

  private static GameRecord withRules(GameRecord game, String rules) {
    return new GameRecord(
        game.header(),
        rules,
        game.start(),
        game.moves(),
        game.declared(),
        game.remarks(),
        game.clocks(),
        game.theory());
  }
}
