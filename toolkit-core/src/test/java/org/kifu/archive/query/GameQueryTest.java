package org.kifu.archive.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.archive.query.GameQuery.PlyRange;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.PositionKey;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Slow;

class GameQueryTest {
  /** The shortest game there is: white is wiped out by the ninth disc. */
  private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";

  private static final String ANYTHING = "?".repeat(64);

  private static final List<ParsedGame> ARCHIVE = archive();

  @Test
  void withoutConditionsEveryReadableGameIsMeant() {
    GameQuery all = query("", "", "", PlyRange.ALL);
    assertThat(all.match(ParsedGames.of("f5d6"))).isPresent();
    assertThat(all.match(ParsedGames.unreadable())).isEmpty();
    assertThat(all.match(ParsedGames.of(WIPE_OUT)).orElseThrow().blackDiscDiff()).hasValue(64);
  }

  @ParameterizedTest
  @CsvSource({
    "f5d6c5f4e3f6g5e6e7, UNKNOWN, 'BLACK,WIPE_OUT'",
    "f5d6c3, UNKNOWN, UNFINISHED",
    "f5d6c3, RESIGNED, RESIGNED",
    "f5d6c3, TIME, 'STOPPED,TIME'",
    "f5d6c3, AGREED, 'STOPPED,AGREED'",
    "f5d6c3, LEFT, 'STOPPED,LEFT'",
    "f5d6f5, RESIGNED, ILLEGAL"
  })
  void knowsHowAGameEnded(String moves, Outcome.Kind kind, String ends) {
    ParsedGame game = declared(moves, kind);
    for (EndTrait end : EndTrait.values()) {
      GameQuery query =
          new GameQuery(
              Set.of(end), Optional.empty(), Optional.empty(), Optional.empty(), PlyRange.ALL);
      assertThat(query.match(game).isPresent())
          .as(end.label())
          .isEqualTo(ends.contains(end.name()));
    }
  }

  /** Draws, wins and defeats by the score that the archive declares. */
  @Test
  void endsAgreeWithTheScoresOfTheArchive() {
    int found = 0;
    for (ParsedGame game : ARCHIVE) {
      GameQuery all = query("", "", "", PlyRange.ALL);
      GameQuery.Hit hit = all.match(game).orElseThrow();
      int declared = game.record().orElseThrow().declared().blackDiscs().getAsInt();
      if (hit.blackDiscDiff().isPresent()) {
        EndTrait expected =
            declared > 32 ? EndTrait.BLACK : declared < 32 ? EndTrait.WHITE : EndTrait.DRAW;
        assertThat(hit.ends()).contains(expected);
        assertThat(hit.ends().contains(EndTrait.WIPE_OUT)).isEqualTo(declared % 64 == 0);
        found++;
      }
    }
    assertThat(found).isGreaterThan(300);
  }

  @ParameterizedTest
  @ValueSource(strings = {"f5d6c3d3c4", "c4e3f6e6f5", "f5d6c4d3c3", "d3c5f6f5e6"})
  void findsAPositionByWhicheverOrderAndTurnedInAnyWay(String moves) {
    GameQuery query = query("", "f5d6c3d3c4", "", PlyRange.ALL);
    assertThat(query.match(ParsedGames.of(moves)).orElseThrow().ply()).isEqualTo(OptionalInt.of(5));
    assertThat(query("", "f5d6c3d3c4", "", new PlyRange(0, 4)).match(ParsedGames.of(moves)))
        .isEmpty();
  }

  @Test
  void findsOpeningsByPartOfTheirNames() {
    GameQuery tiger = query("tiger", "", "", PlyRange.ALL);
    assertThat(tiger.match(ParsedGames.of("f5d6c4d3c3f4"))).isPresent();
    assertThat(tiger.match(ParsedGames.of("f5d6c3d3"))).isEmpty();
    assertThat(query("wing", "", "", PlyRange.ALL).match(ParsedGames.of("f5f6d3f4"))).isPresent();
  }

  /** Boards as texts, turned by reading them in another order: nothing shared with the bit sets. */
  @Slow
  @ParameterizedTest
  @CsvSource({
    "X, 0, 0, 60", // a corner of black
    "O, 9, 10, 30", // an X-square of white
    "#, 1, 0, 25", // a disc on a C-square
    "-, 0, 45, 55", // a corner still empty late
    "X, 27, 3, 3"
  })
  void findsWhatAPlainLookAtTheBoardsFinds(char letter, int square, int first, int last) {
    String pattern = ANYTHING.substring(0, square) + letter + ANYTHING.substring(square + 1);
    GameQuery query = query("", "", pattern, new PlyRange(first, last));
    int found = 0;
    for (ParsedGame game : ARCHIVE) {
      OptionalInt expected = plainly(game, letter, square, first, last);
      Optional<GameQuery.Hit> hit = query.match(game);
      assertThat(hit.isPresent()).isEqualTo(expected.isPresent());
      hit.ifPresent(each -> assertThat(each.ply()).isEqualTo(expected));
      found += hit.isPresent() ? 1 : 0;
    }
    assertThat(found).isPositive();
  }

  @Test
  void allCellsOfAPatternMustHold() {
    String start = "???????????????????????????OX??????XO???????????????????????????";
    assertThat(query("", "", start, PlyRange.ALL).match(ParsedGames.of("f5d6"))).isPresent();
    assertThat(query("", "", start, new PlyRange(1, 2)).match(ParsedGames.of("f5d6"))).isEmpty();
    String empty = start.replace('?', '-');
    assertThat(query("", "", empty, PlyRange.ALL).match(ParsedGames.of("f5d6"))).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "X", "????????", "z"})
  void refusesWhatIsNotAPattern(String text) {
    assertThat(BoardPattern.parse(text)).isEmpty();
  }

  private static OptionalInt plainly(
      ParsedGame game, char letter, int square, int first, int last) {
    PlainBoard board = PlainBoard.start(8);
    byte[] squares = game.record().orElseThrow().moves().squares();
    for (int ply = 0; ply <= squares.length; ply++) {
      if (first <= ply && ply <= last && shows(board, letter, square)) {
        return OptionalInt.of(ply);
      }
      if (ply < squares.length) {
        if (board.mustPass()) {
          board.pass();
        }
        board.play(squares[ply]);
      }
    }
    return OptionalInt.empty();
  }

  private static boolean shows(PlainBoard board, char letter, int square) {
    int file = square % 8;
    int rank = square / 8;
    return Stream.of(new int[] {file, rank}, new int[] {rank, file})
        .flatMap(at -> Stream.of(at, new int[] {7 - at[0], at[1]}))
        .flatMap(at -> Stream.of(at, new int[] {at[0], 7 - at[1]}))
        .anyMatch(
            at ->
                switch (board.at(8 * at[1] + at[0])) {
                  case BLACK -> letter == 'X' || letter == '#';
                  case WHITE -> letter == 'O' || letter == '#';
                  case EMPTY -> letter == '-';
                });
  }

  private static GameQuery query(String opening, String line, String pattern, PlyRange plies) {
    return new GameQuery(
        Set.of(),
        Optional.of(opening).filter(text -> !text.isEmpty()).map(FoldedName::of),
        Optional.of(line)
            .filter(text -> !text.isEmpty())
            .map(text -> PositionKey.of(new OpeningLine(text).position())),
        Optional.of(pattern)
            .filter(text -> !text.isEmpty())
            .map(text -> BoardPattern.parse(text).orElseThrow()),
        plies);
  }

  private static ParsedGame declared(String moves, Outcome.Kind kind) {
    MoveList list = MoveList.ofSquares(Games.squares(moves));
    return ParsedGames.of(
        GameRecord.of(GameHeader.NONE, list, new Outcome(kind, OptionalInt.empty())));
  }

  private static List<ParsedGame> archive() {
    List<ParsedGame> games = new ArrayList<>();
    for (String year : List.of("WTH_1980.wtb", "WTH_1983.wtb")) {
      games.addAll(ArchiveReading.of(Games.examples().resolve("wthor").resolve(year)).games());
    }
    return games;
  }
}
