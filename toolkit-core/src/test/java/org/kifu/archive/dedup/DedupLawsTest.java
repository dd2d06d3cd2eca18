package org.kifu.archive.dedup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kifu.archive.dedup.Dedup.DedupOptions;
import org.kifu.archive.dedup.PlainDedup.Plain;
import org.kifu.board.Symmetry;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;

class DedupLawsTest {
  private static final List<Symmetry> OF_THE_START =
      List.of(Symmetry.IDENTITY, Symmetry.ROTATE_180, Symmetry.TRANSPOSE, Symmetry.ANTI_TRANSPOSE);

  @Slow
  @Property(tries = 60)
  void findsWhatComparingEachWithEachFinds(Draw draw) {
    long seed = draw.anyLong();
    int size = draw.between(0, 60);
    int memory = draw.between(0, 60_000);
    int jobs = draw.between(1, 3);
    List<Plain> games = games(new Random(seed), size);
    assertThat(found(games, memory, jobs)).isEqualTo(PlainDedup.groups(games, 5));
  }

  @Slow
  @Test
  void findsThemAmongAThousandGamesToo() {
    List<Plain> games = games(new Random(1), 1000);
    assertThat(found(games, 1 << 16, 2)).isEqualTo(PlainDedup.groups(games, 5));
  }

  private static List<String> found(List<Plain> games, int memory, int jobs) {
    DedupOptions options = new DedupOptions(jobs, memory, EnumSet.allOf(DuplicateReason.class), 5);
    return Found.in(
            games.stream().map(DedupLawsTest::parsed).toList(), options, DuplicateRemoval.NONE)
        .groups();
  }

  /** Short games, since only these meet again often; and each is often the copy of another. */
  private static List<Plain> games(Random random, int size) {
    List<Plain> games = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      List<Integer> squares =
          i > 0 && random.nextInt(3) == 0
              ? games.get(random.nextInt(i)).squares()
              : Games.randomGame(random);
      int length = Math.min(squares.size(), random.nextInt(i % 3 == 0 ? 60 : 7));
      Symmetry turn = OF_THE_START.get(random.nextInt(OF_THE_START.size()));
      List<Integer> written = squares.subList(0, length).stream().map(turn::apply).toList();
      int meeting = random.nextInt(2 + size / 4);
      games.add(new Plain(written, meeting == 0 ? "" : "" + meeting, discs(written)));
    }
    return games;
  }

  private static String discs(List<Integer> squares) {
    PlainBoard board = PlainBoard.start(8);
    for (int square : squares) {
      if (board.mustPass()) {
        board.pass();
      }
      board.play(square);
    }
    StringBuilder discs = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      discs.append(board.at(square).name().charAt(0));
    }
    return discs.toString();
  }

  private static ParsedGame parsed(Plain game) {
    byte[] squares = new byte[game.squares().size()];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = game.squares().get(i).byteValue();
    }
    GameHeader header =
        game.meeting().isEmpty()
            ? GameHeader.NONE
            : new GameHeader("b" + game.meeting(), "w", "", "", GameDate.ofYear(1990));
    return ParsedGames.of(GameRecord.of(header, MoveList.ofSquares(squares), Outcome.NONE));
  }
}
