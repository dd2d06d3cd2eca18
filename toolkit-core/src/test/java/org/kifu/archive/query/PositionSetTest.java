package org.kifu.archive.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.archive.query.PositionSet.PositionCriteria;
import org.kifu.board.BoardText;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.ParsedGame;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainBoard;

class PositionSetTest {
  private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";

  @Test
  void takesAPositionOnceWhicheverWayItIsTurned() {
    PositionSet<Position, Move> set = PositionSet.ofOthello(5);
    Stream.of("f5d6c3d3c4f4", "c4e3f6e6f5c5", "f5d6c4d3c3", "f5d6c3d3c6")
        .forEach(moves -> set.add(ParsedGames.of(moves)));
    assertThat(set.ofGames(1)).extracting(PositionSet.FoundPosition::games).containsExactly(3L, 1L);
    assertThat(set.ofGames(2)).hasSize(1);
    assertThat(set.ofGames(1).getFirst().position())
        .isEqualTo(Games.position(board("f5d6c3d3c4"))); // as the first game shows it
  }

  @Test
  void leavesOutGamesThatAddNone() {
    PositionSet<Position, Move> set = PositionSet.ofOthello(3);
    set.add(ParsedGames.unreadable());
    set.add(ParsedGames.of("f5d6c3a1"));
    set.add(ParsedGames.of("f5d6"));
    assertThat(set.ofGames(1)).isEmpty();
    PositionSet<Position, Move> end = PositionSet.ofOthello(9);
    end.add(ParsedGames.of(WIPE_OUT)); // over after nine discs
    assertThat(end.ofGames(1)).isEmpty();
  }

  /** Boards as texts, turned by reading them in eight orders: nothing shared with the set. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 6, 10, 40, 55})
  void findsAsManyPositionsAsAPlainCount(int ply) {
    List<ParsedGame> games =
        ArchiveReading.of(Games.examples().resolve("wthor").resolve("WTH_1983.wtb")).games();
    PositionSet<Position, Move> set = PositionSet.ofOthello(ply);
    games.forEach(set::add);
    var expected =
        games.stream()
            .map(game -> plain(game.record().orElseThrow().moves().squares(), ply))
            .filter(text -> !text.isEmpty())
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    assertThat(set.ofGames(1).stream().map(PositionSet.FoundPosition::games).sorted().toList())
        .isEqualTo(expected.values().stream().sorted().toList());
    for (PositionSet.FoundPosition<Position> found : set.ofGames(1)) {
      String text = smallest(BoardText.write(found.position()));
      assertThat(expected.get(text)).isEqualTo(found.games());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 60})
  void refusesPositionsThatNobodyCanPlayOn(int ply) {
    assertThatThrownBy(() -> PositionSet.ofOthello(ply))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "2, , '200,0', true",
    "2, , '-200,-300', true",
    "2, , '201,0', false",
    "0, , '0', true",
    ", 4, '600,200,200', true",
    ", 4, '600,300', false",
    ", 4, '600', false",
    "2, 4, '200,-200', true",
    "2, 4, '400,0', false"
  })
  void asksForBalanceAndForOneBestMove(
      @Nullable Integer balance, @Nullable Integer margin, String values, boolean holds) {
    List<Valuation<Move>> moves =
        Stream.of(values.split(",", -1))
            .map(value -> new Value(Integer.parseInt(value), Confidence.EXACT, 100, 10))
            .map(value -> new Valuation<Move>(value, List.of(), 0))
            .toList();
    assertThat(new PositionCriteria(optional(balance), optional(margin)).hold(moves))
        .isEqualTo(holds);
  }

  private static OptionalInt optional(@Nullable Integer number) {
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** The position after some discs as the smallest of its eight texts; empty if nobody moves. */
  private static String plain(byte[] squares, int ply) {
    PlainBoard board = PlainBoard.start(8);
    for (int i = 0; i < ply; i++) {
      if (i >= squares.length) {
        return "";
      }
      if (board.mustPass()) {
        board.pass();
      }
      board.play(squares[i]);
    }
    if (board.mustPass()) {
      board.pass();
    }
    return board.isOver() ? "" : smallest(BoardText.write(Games.position(board)));
  }

  private static String smallest(String text) {
    return IntStream.range(0, 8)
        .mapToObj(way -> turned(text, way))
        .sorted()
        .findFirst()
        .orElseThrow();
  }

  private static String turned(String text, int way) {
    StringBuilder turned = new StringBuilder();
    for (int rank = 0; rank < 8; rank++) {
      for (int file = 0; file < 8; file++) {
        int x = (way & 1) == 0 ? file : 7 - file;
        int y = (way & 2) == 0 ? rank : 7 - rank;
        turned.append(text.charAt((way & 4) == 0 ? 8 * y + x : 8 * x + y));
      }
    }
    return turned + text.substring(64);
  }

  private static PlainBoard board(String moves) {
    PlainBoard board = PlainBoard.start(8);
    for (byte square : Games.squares(moves)) {
      board.play(square);
    }
    return board;
  }
}
