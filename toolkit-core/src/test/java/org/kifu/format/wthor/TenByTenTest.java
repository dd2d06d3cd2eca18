package org.kifu.format.wthor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.ProblemCode;
import org.kifu.replay.Replay;
import org.kifu.rules.grid.GridMove;
import org.kifu.rules.grid.GridPosition;
import org.kifu.rules.grid.NamedGrids;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.WthorBytes;

/** Files of 10x10 games, made by the published note: no real one was at hand. */
class TenByTenTest {
  private static final int SIZE = 104;

  /** A file of so many games that were played at random from g6 on. */
  private static byte[] file(List<List<Place>> games) {
    byte[] bytes = new byte[WthorLayout.HEADER + games.size() * SIZE];
    System.arraycopy(WthorBytes.hex("141a0214 00000000 0000 cd07 0a 00 00 00"), 0, bytes, 0, 16);
    WthorLayout.putI32(bytes, 4, games.size());
    for (int game = 0; game < games.size(); game++) {
      int at = WthorLayout.HEADER + game * SIZE;
      bytes[at + 6] = 60;
      List<Place> moves = games.get(game);
      for (int i = 0; i < moves.size(); i++) {
        bytes[at + 8 + i] = code(moves.get(i));
      }
    }
    return bytes;
  }

  private static byte code(Place place) {
    return (byte) (12 * (place.rank() + 1) + place.file() + 1);
  }

  private static List<Place> game(Random random) {
    List<Place> moves = new ArrayList<>(List.of(new Place(6, 5)));
    GridPosition position = NamedGrids.GRAND_OTHELLO.start(StartSpec.STANDARD).orElseThrow();
    position = NamedGrids.GRAND_OTHELLO.play(position, move(position, moves.getFirst()));
    for (List<GridMove> legal = NamedGrids.GRAND_OTHELLO.legalMoves(position);
        !legal.isEmpty();
        legal = NamedGrids.GRAND_OTHELLO.legalMoves(position)) {
      GridMove move = legal.get(random.nextInt(legal.size()));
      if (NamedGrids.GRAND_OTHELLO.token(move) instanceof Place place) {
        moves.add(place);
      }
      position = NamedGrids.GRAND_OTHELLO.play(position, move);
    }
    return moves;
  }

  private static GridMove move(GridPosition position, Place place) {
    return NamedGrids.GRAND_OTHELLO.legalMoves(position).stream()
        .filter(each -> NamedGrids.GRAND_OTHELLO.token(each).equals(place))
        .findFirst()
        .orElseThrow();
  }

  private static ArchiveReading read(byte[] bytes) {
    return ArchiveReading.of("WTH_1997.wtd", bytes);
  }

  /**
   * More games than are in memory at a time, so that a record lies across the bytes of the head.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 2000})
  void readsAndReplaysEveryGame(int count) {
    Random random = new Random(count);
    List<List<Place>> games = new ArrayList<>();
    for (int i = 0; i < Math.min(count, 5); i++) {
      games.add(game(random));
    }
    while (games.size() < count) {
      games.add(games.get(games.size() % 5));
    }
    List<GameRecord> records =
        read(file(games)).games().stream().map(game -> game.record().orElseThrow()).toList();
    assertThat(records).hasSize(count);
    for (int i = 0; i < count; i++) {
      assertThat(List.<MoveToken>copyOf(records.get(i).moves())).isEqualTo(games.get(i));
    }
    GameRecord first = records.getFirst();
    assertThat(first.rules()).isEqualTo("grand");
    assertThat(first.declared().blackDiscs()).isEqualTo(OptionalInt.of(60));
    assertThat(first.theory()).isEqualTo(Optional.empty());
    assertThat(first.header().date().year()).isEqualTo(1997);
    assertThat(Replay.of(NamedGrids.GRAND_OTHELLO, first).isComplete()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"13, a1", "22, j1", "121, a10", "130, j10", "79, g6", "24, code 24", "131, code 131"})
  void aMoveIsTwelveTimesTheRankAndTheFile(int code, String square) {
    byte[] bytes = file(List.of(List.of(new Place(6, 5), new Place(0, 0))));
    bytes[WthorLayout.HEADER + 8 + 1] = (byte) code;
    assertThat(read(bytes).games().getFirst().record().orElseThrow().moves().get(1).toString())
        .isEqualTo(square);
  }

  @Test
  void whatIsCutOffIsTold() {
    byte[] bytes = file(List.of(List.of(new Place(6, 5)), List.of(new Place(6, 5))));
    ArchiveReading reading = read(Arrays.copyOf(bytes, bytes.length - 4));
    assertThat(reading.games()).hasSize(2);
    assertThat(reading.codes()).contains(ProblemCode.TRUNCATED);
  }

  @Test
  void aScoreOfMoreThanAHundredIsTold() {
    byte[] bytes = file(List.of(List.of(new Place(6, 5))));
    bytes[WthorLayout.HEADER + 6] = 101;
    assertThat(read(bytes).codes()).contains(ProblemCode.SCORE_OUT_OF_RANGE);
  }
}
