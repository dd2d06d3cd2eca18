package org.kifu.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/**
 * The leading proposals are all that a search without any thought finds, and nothing beats them.
 */
@Slow
class OracleTest {
  private static final GameRepair.RepairOptions ALL = new GameRepair.RepairOptions(1, 100_000);
  private static final int GAMES = 34;
  private static final int MANY_GAMES = 200;

  @ParameterizedTest
  @EnumSource(
      value = Damage.class,
      names = {"SWAP", "MISREAD", "MISSING", "REPEATED", "SHIFT", "FORGOTTEN_ROW"})
  void findsWhatTheOracleFinds(Damage damage) {
    compare(RealGames.examples(), GAMES, damage);
  }

  /** Two hundred games take minutes. */
  @EnabledIfSystemProperty(named = "kifu.long", matches = "true")
  @ParameterizedTest
  @EnumSource(
      value = Damage.class,
      names = {"SWAP", "MISREAD", "MISSING", "REPEATED", "SHIFT", "FORGOTTEN_ROW"})
  void findsWhatTheOracleFindsInManyGames(Damage damage) {
    Path archive = RealData.folder("wthor");
    compare(RealGames.of(archive), MANY_GAMES, damage);
  }

  private static void compare(List<ParsedGame> archive, int count, Damage damage) {
    List<ParsedGame> games = RepairExperiment.sample(archive.iterator(), count, 3);
    assertThat(games).hasSize(count);
    SplittableRandom random = new SplittableRandom(17);
    for (ParsedGame game : games) {
      GameRecord record = game.record().orElseThrow();
      DamagedRecord damaged = damage.to(record.moves().squares(), random);
      compare(game, record, (DiagramNumbers) damaged);
    }
  }

  private static void compare(ParsedGame game, GameRecord record, DiagramNumbers damaged) {
    List<Integer> asItStands = squares(damaged.line());
    int blackDiscs = record.declared().blackDiscs().orElseThrow();
    Set<List<Integer>> expected = PlainRepair.explanations(damaged.copy(), blackDiscs);
    if (expected.contains(asItStands)) {
      return; // the damage cannot be seen
    }
    assertThat(expected).contains(squares(record.moves().squares()));
    Diagnosis diagnosis = new GameRepair(ALL, null).search(game, record, damaged, "damaged");
    Set<List<Integer>> found = new HashSet<>();
    for (Diagnosis.Proposal proposal : diagnosis.proposals()) {
      if (proposal.rank() == 1 && !proposal.corrected().moves().equals(line(damaged))) {
        found.add(squares(proposal.corrected().moves().squares()));
        assertThat(proposal.finished()).isTrue();
        assertThat(proposal.faults()).hasSize(1);
      }
    }
    assertThat(found).isEqualTo(expected);
  }

  private static List<?> line(DiagramNumbers board) {
    byte[] line = board.line();
    return line == null ? List.of() : MoveList.ofSquares(line);
  }

  private static List<Integer> squares(byte @Nullable [] line) {
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; line != null && i < line.length; i++) {
      squares.add((int) line[i]);
    }
    return squares;
  }
}
