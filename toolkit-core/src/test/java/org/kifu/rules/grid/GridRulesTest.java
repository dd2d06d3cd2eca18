package org.kifu.rules.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;
import org.kifu.rules.Perft;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;
import org.kifu.rules.grid.GridRules.StartLayout;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Slow;

class GridRulesTest {
  private static final GridRules USUAL =
      new GridRules("usual", GridShape.rectangle(8, 8), StartLayout.CROSSED);

  /** The counts of the notes on rules: a pass is a ply, a finished game counts 1 below. */
  @Slow
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "grid:4x4 | 4 12 44 128 424 1256 3624 9116 20044 36540 50704 57436",
        "grid:5x5 | 4 12 50 186 866 3974 19994 98672 511250",
        "grid:4x6 | 4 12 50 180 798 3338 15418 68770 316870",
        "grid:6x6 | 4 12 56 244 1364 7604 47740 308716",
        "grid:8x8 | 4 12 56 244 1396 8200 55092 390216",
        "grid:10x10 | 4 12 56 244 1396 8200 55180 392268",
        "grand | 4 12 56 244 1396 8200 55180 392268",
        "parallel | 4 14 68 292 1690 9696 64794 450012",
        "grid:6x6:parallel | 4 14 68 292 1634 9020 55610 355538",
        "grid:10x10:parallel | 4 14 68 292 1690 9708 64976",
        "eight-stars | 4 12 56 244 1396 8200 55136 391920",
        "ravensburger | 4 12 56 244 1396 8200 55092 390216",
        "ravensburger:parallel | 4 14 68 292 1690 9696 64794 450012",
        "one-way | 4 12 64 340 2244 14688 114328 938684",
        "anti | 4 12 56 244 1396 8200 55092 390216",
        "anti:6x6 | 4 12 56 244 1364 7604 47740 308716",
        "black-hole:a1 | 4 12 56 244 1396 8194 54986",
        "black-hole:c3 | 4 10 44 168 912 4946 31604",
        "black-hole:d3 | 3 9 37 157 806 4476 27324",
        "black-hole:e3 | 4 10 44 171 915 4883 30497",
        "black-hole:b2 | 4 12 56 242 1364 7874 52146"
      })
  void leavesAreAsManyAsPublished(String name, String counts) {
    Rules<?, ?> rules = Catalogue.byName(name).orElseThrow().rules();
    List<Long> found = new ArrayList<>();
    for (int depth = 1; depth <= counts.split(" ", -1).length; depth++) {
      found.add(Perft.leaves(rules, depth));
    }
    assertThat(found.stream().map(String::valueOf).toList()).containsExactly(counts.split(" ", -1));
  }

  @Test
  void the4x4GameEndsWith3To11() {
    Replay<GridPosition, GridMove> game = replay("grid:4x4", "b1a1a2c1d4a3d1b4a4c4");
    assertThat(game.isComplete()).isTrue();
    assertThat(game.count().blackDiscs()).isEqualTo(3);
    assertThat(game.count().whiteDiscs()).isEqualTo(13); // 11 and the two empty squares
  }

  /** The shortest kind of game: black has taken all discs after nine moves. */
  @Test
  void onlyTheDiscsOnTheBoardCountIfTheNameSaysSo() {
    String moves = "f5d6c5f4e3f6g5e6e7";
    assertThat(replay("othello:scoring=board", moves).count())
        .isEqualTo(new FinalCount(13, 0, 51, Optional.of(Disc.BLACK)));
    assertThat(replay("grid:8x8", moves).count())
        .isEqualTo(new FinalCount(64, 0, 51, Optional.of(Disc.BLACK)));
    assertThat(Perft.leaves(Catalogue.byName("othello:scoring=board").orElseThrow().rules(), 5))
        .isEqualTo(1396);
  }

  /** Feinstein's line, in coordinates of the board itself. */
  @Test
  void the6x6GameEndsWith16To20() {
    Replay<GridPosition, GridMove> game =
        replay("grid:6x6", "c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6e1f1");
    assertThat(game.isComplete()).isTrue();
    assertThat(game.steps().get(30).move()).isEqualTo(GridMove.PASS);
    assertThat(game.count().blackDiscDiff()).isEqualTo(-4);
  }

  /** The line of F. Pittner's solution, 2006: black has fewer discs and wins. */
  @Test
  void theAnti6x6GameEndsWith17To19() {
    Replay<GridPosition, GridMove> game =
        replay("anti:6x6", "c2b4d5e2e3c1b1e4d1d2f2e1f3f4b3d6a5a4a3a2b5b2e6c5c6f1f5e5f6b6a6a1");
    assertThat(game.isComplete()).isTrue();
    assertThat(game.count()).isEqualTo(new FinalCount(17, 19, 0, Optional.of(Disc.BLACK)));
    assertThat(game.count().worth(Disc.WHITE)).isEqualTo(-200);
  }

  /** The general engine is the kernel's oracle on 8x8 squares, and the kernel its own. */
  @Test
  void onEightByEightItSaysWhatTheKernelSays() {
    for (String moves : Games.match1997()) {
      GameRecord record = GameRecord.ofMoves(MoveList.ofSquares(Games.squares(moves)));
      var general = Replay.of(USUAL, record);
      var kernel = Replay.of(Othello.RULES, record);
      assertThat(general.count()).isEqualTo(kernel.count());
      assertThat(general.steps()).hasSameSizeAs(kernel.steps());
      for (int ply = 0; ply < general.steps().size(); ply++) {
        var one = general.steps().get(ply);
        var other = kernel.steps().get(ply);
        assertThat(USUAL.key(one.before())).isEqualTo(Othello.RULES.key(other.before()));
        assertThat(tokens(USUAL, USUAL.legalMoves(one.before())))
            .isEqualTo(tokens(Othello.RULES, Othello.RULES.legalMoves(other.before())));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"4", "6", "10", "14"})
  void randomGamesArePlayedAsOnAPlainBoard(int size) {
    Random random = new Random(size);
    GridRules rules = NamedGrids.byName("grid:%dx%d".formatted(size, size)).orElseThrow();
    PlainBoard board = PlainBoard.start(size);
    GridPosition position = rules.start(StartSpec.STANDARD).orElseThrow();
    while (!board.isOver()) {
      if (board.mustPass()) {
        assertThat(rules.forcedPass(position)).contains(GridMove.PASS);
        board.pass();
        position = rules.play(position, GridMove.PASS);
        continue;
      }
      List<Integer> legal = board.legalMoves();
      assertThat(rules.legalMoves(position)).extracting(GridMove::square).isEqualTo(legal);
      int square = legal.get(random.nextInt(legal.size()));
      board.play(square);
      position = rules.play(position, new GridMove(square));
    }
    assertThat(rules.legalMoves(position)).isEmpty();
    assertThat(position.count(Disc.BLACK)).isEqualTo(board.count(PlainBoard.Cell.BLACK));
  }

  @Test
  void aHoleIsNotASquareAndStopsALine() {
    GridPosition start = NamedGrids.EIGHT_STARS.start(StartSpec.STANDARD).orElseThrow();
    assertThat(NamedGrids.EIGHT_STARS.resolve(start, new Place(0, 0)))
        .isEqualTo(
            new TokenMeaning.Illegal<>(
                TokenMeaning.IllegalReason.NO_SQUARE,
                "a1 is a hole of the board, where nobody plays"));
    GridShape shape = GridShape.withHoles(4, 4, List.of(2));
    GridPosition row = GridPosition.empty(shape, Disc.BLACK);
    row = row.with(1, Disc.WHITE).with(3, Disc.BLACK);
    assertThat(row.isLegal(0)).isFalse(); // the line a1 b1 ends at the hole c1
  }

  @Test
  void otherBoardsAreUnknown() {
    assertThat(NamedGrids.byName("grid:3x4")).isEmpty();
    assertThat(NamedGrids.byName("grid:4x17")).isEmpty();
    assertThat(NamedGrids.byName("grid:4x4:diagonal")).isEmpty();
    assertThat(NamedGrids.byName("grid")).isEmpty();
    assertThat(NamedGrids.byName("othello:4x4")).isEmpty();
    assertThat(NamedGrids.byName("grid:16x4")).isPresent();
    assertThat(NamedGrids.byName("anti:eight-stars")).isPresent();
  }

  private static Replay<GridPosition, GridMove> replay(String name, String moves) {
    GameRecord record =
        new GameRecord(
            GameHeader.NONE,
            name,
            StartSpec.STANDARD,
            MoveList.of(places(moves)),
            Outcome.NONE,
            List.of(),
            List.of(),
            Optional.empty());
    return Replay.of(NamedGrids.byName(name).orElseThrow(), record);
  }

  private static List<MoveToken> places(String moves) {
    List<MoveToken> places = new ArrayList<>();
    for (int i = 0; i < moves.length(); i += 2) {
      places.add(new Place(moves.charAt(i) - 'a', moves.charAt(i + 1) - '1'));
    }
    return places;
  }

  private static <P, M> List<String> tokens(Rules<P, M> rules, List<M> moves) {
    return moves.stream().map(move -> rules.token(move).toString()).toList();
  }
}
