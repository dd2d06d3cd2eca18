package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ProblemCode;
import org.kifu.source.Source;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;
import org.kifu.testing.Verified;
import org.kifu.testing.WthorBytes;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.Verdict;

/** The cost of damage: never an exception, never more than the damaged game. */
class DamageTest {
  private static final byte[] YEAR = WthorBytes.year(1980);
  private static final List<GameRecord> SOUND = ArchiveReading.of("w", YEAR).records();
  private static final int LENGTH = 10_896;

  @Slow
  @Property(tries = 300)
  void changedBytesCostAtMostTheGamesTheyAreIn(Draw draw) {
    int at = draw.between(0, LENGTH - 1);
    int length = draw.between(1, 8);
    long seed = draw.anyLong();
    byte[] bytes = YEAR.clone();
    byte[] noise = new byte[Math.min(length, LENGTH - at)];
    new Random(seed).nextBytes(noise);
    System.arraycopy(noise, 0, bytes, at, noise.length);
    ArchiveReading reading = ArchiveReading.of("w", bytes);
    assertThat(reading.records()).hasSize(SOUND.size());
    int first = Math.max(0, (at - WthorBytes.HEADER) / WthorBytes.GAME);
    int last = (at + noise.length - 1 - WthorBytes.HEADER) / WthorBytes.GAME;
    assertThat(moves(reading.records().subList(0, first)))
        .isEqualTo(moves(SOUND.subList(0, first)));
    assertThat(moves(reading.records().subList(last + 1, SOUND.size())))
        .isEqualTo(moves(SOUND.subList(last + 1, SOUND.size())));
    assertAccounted(bytes);
  }

  @Slow
  @Property(tries = 300)
  void everyFindingOfAChangedByteIsWithinOneRecordOfIt(Draw draw) {
    int at = draw.between(16, LENGTH - 1);
    byte value = draw.anyByte();
    byte[] bytes = WthorBytes.with(YEAR, at, value);
    assertThat(newFindings(bytes))
        .allSatisfy(
            finding ->
                assertThat(finding.problem().where().offset()).isBetween(at - 68L, at + 68L));
  }

  @Slow
  @Property(tries = 200)
  void aChangedHeaderDoesNotCostAGameAndIsSaidThereOrWhereGamesAreMissing(Draw draw) {
    int at = draw.between(0, 15);
    byte value = draw.anyByte();
    byte[] bytes = WthorBytes.with(YEAR, at, value);
    assertThat(moves(ArchiveReading.of("w", bytes).records())).isEqualTo(moves(SOUND));
    assertThat(newFindings(bytes))
        .filteredOn(finding -> finding.problem().where().offset() >= 16)
        .allSatisfy(
            finding -> {
              assertThat(finding.problem().code()).isEqualTo(ProblemCode.TRUNCATED);
              assertThat(finding.problem().where().offset()).isEqualTo(LENGTH);
            });
  }

  @Property(tries = 100)
  void aChangedCountOfGamesIsAlwaysSaid(Draw draw) {
    int at = draw.between(4, 7);
    byte value = draw.anyByte();
    if (value == YEAR[at]) {
      return;
    }
    assertThat(newFindings(WthorBytes.with(YEAR, at, value)))
        .extracting(finding -> finding.problem().code())
        .containsAnyOf(ProblemCode.RECORD_COUNT, ProblemCode.TRUNCATED);
  }

  @Property(tries = 200)
  void aCutKeepsEveryWholeGameAndSaysWhere(Draw draw) {
    int at = draw.between(16, LENGTH - 1);
    byte[] bytes = Arrays.copyOf(YEAR, at);
    int whole = (at - WthorBytes.HEADER) / WthorBytes.GAME;
    ArchiveReading reading = ArchiveReading.of("w", bytes);
    assertThat(reading.records()).isEqualTo(SOUND.subList(0, whole));
    assertThat(reading.problems())
        .filteredOn(problem -> problem.code() == ProblemCode.TRUNCATED)
        .isNotEmpty()
        .allSatisfy(problem -> assertThat(problem.where().offset()).isBetween(at - 68L, (long) at));
    Tally total = assertAccounted(bytes);
    boolean part = at != WthorBytes.HEADER + whole * WthorBytes.GAME;
    assertThat(total.count(Verdict.UNREADABLE)).isEqualTo(part ? 1 : 0);
  }

  @Property(tries = 300)
  void randomBytesAfterAnyHeaderGiveProblemsAndNotAnException(Draw draw) {
    long seed = draw.anyLong();
    int length = draw.between(0, 700);
    byte[] bytes = new byte[16 + length];
    new Random(seed).nextBytes(bytes);
    assertAccounted(bytes);
    System.arraycopy(YEAR, 0, bytes, 0, 16);
    Tally total = assertAccounted(bytes);
    assertThat(total.read()).isEqualTo((length + 67) / 68);
  }

  /** Both sums hold, and what is set aside is counted so. */
  private static Tally assertAccounted(byte[] bytes) {
    Verified run = Verified.of(Source.of("w", bytes));
    Tally total = run.result().total();
    assertThat(Arrays.stream(Acceptance.values()).mapToLong(total::count).sum())
        .isEqualTo(total.read());
    assertThat(Arrays.stream(Verdict.values()).mapToLong(total::count).sum())
        .isEqualTo(total.read());
    assertThat(run.quarantined())
        .hasSize((int) total.count(Acceptance.QUARANTINED))
        .hasSize((int) (total.count(Verdict.ILLEGAL) + total.count(Verdict.UNREADABLE)));
    return total;
  }

  private static List<Finding> newFindings(byte[] bytes) {
    List<Finding> found = new ArrayList<>(Verified.of(Source.of("w", bytes)).findings());
    found.removeAll(Verified.of(Source.of("w", YEAR)).findings());
    return found;
  }

  private static List<MoveList> moves(List<GameRecord> records) {
    return records.stream().map(GameRecord::moves).toList();
  }
}
