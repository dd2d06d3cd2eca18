package org.kifu.damage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kifu.game.GameRecord;
import org.kifu.testing.Slow;

/**
 * Damages one of three records again and again, and looks at its neighbours. What is read from the
 * system properties: {@code kifu.damage.cases} (750, and 500,000 with {@code kifu.long}), {@code
 * kifu.damage.notations}, names with commas between them (all), and {@code kifu.damage.seed} (1; 0
 * for another one each time). The first texts of each failure are kept in {@code target/damage},
 * with what was read of them.
 */
@Slow
class DamagedRecordsTest {
  private static final int CASES =
      Integer.getInteger("kifu.damage.cases", Boolean.getBoolean("kifu.long") ? 500_000 : 750);
  private static final long SEED = seed(Long.getLong("kifu.damage.seed", 1));
  private static final int CASES_A_TEXT = 25;
  private static final int KEPT_OF_A_FAILURE = 5;

  /** One neighbour of so many may be hurt where a boundary is not certain. */
  private static final int ONE_IN = 1000;

  /** In one of so many cases that may be told by a warning and by no error. */
  private static final int WARNED_ONE_IN = 2000;

  private final DamageTable table = new DamageTable();

  @Test
  void damageStaysInsideOfItsRecord() throws IOException {
    List<Notation> notations = notations();
    int texts = Math.ceilDiv(CASES, CASES_A_TEXT);
    for (int i = 0; i < texts; i++) {
      run(notations.get(i % notations.size()), i);
    }
    System.out.println("seed " + SEED + "\n" + table.text());
    assertThat(notations.stream().flatMap(notation -> broken(notation).stream())).isEmpty();
  }

  private static long seed(long wanted) {
    return wanted == 0 ? new Random().nextLong() : wanted;
  }

  private static List<Notation> notations() {
    String names = System.getProperty("kifu.damage.notations", "");
    return names.isEmpty()
        ? List.of(Notation.values())
        : Arrays.stream(names.toUpperCase(Locale.ROOT).split(",", -1))
            .map(Notation::valueOf)
            .toList();
  }

  private void run(Notation notation, int number) throws IOException {
    Random random = new Random(SEED * 1_000_003 + number);
    ThreeRecords three = ThreeRecords.of(notation, random);
    List<GameRecord> truth = three.truth();
    for (int i = 0; i < CASES_A_TEXT; i++) {
      DamageCase each = DamageCase.of(three, truth, random);
      Set<Failure> failures = each.failures();
      table.add(each, failures);
      for (Failure failure : failures) {
        keep(each, failure, number + "-" + i);
      }
    }
  }

  private void keep(DamageCase each, Failure failure, String name) throws IOException {
    Notation notation = each.three().notation();
    if (table.count(notation, failure) <= KEPT_OF_A_FAILURE) {
      Path folder = Path.of("target", "damage", notation.toString(), failure.toString());
      Files.createDirectories(folder);
      String file = each.damage() + "-" + name + "." + notation.extension();
      Files.writeString(folder.resolve(file), each.text(), StandardCharsets.ISO_8859_1);
      Files.writeString(folder.resolve(file + ".read"), each.reading());
    }
  }

  private boolean isRareWarning(Notation notation, Failure failure) {
    return failure == Failure.HURT_WITHOUT_ERROR
        && table.count(notation, failure) <= Math.ceilDiv(table.cases(notation), WARNED_ONE_IN);
  }

  /** The failures above the limits of a notation. */
  private List<String> broken(Notation notation) {
    List<String> broken = new ArrayList<>();
    int hurt = 0;
    for (Failure failure : Failure.values()) {
      int count = table.count(notation, failure);
      boolean isOfNeighbour = failure.isOfNeighbour();
      hurt += isOfNeighbour ? count : 0;
      boolean isAllowed =
          failure.isAtEdge()
              || !notation.isCertain() && (isOfNeighbour || isRareWarning(notation, failure));
      if (count > 0 && !isAllowed) {
        broken.add(notation + ": " + failure + " " + count);
      }
    }
    // Each case has two neighbours.
    int most = Math.ceilDiv(2 * table.cases(notation), ONE_IN);
    if (!notation.isCertain() && hurt > most) {
      broken.add(notation + ": " + hurt + " neighbours hurt, more than " + most);
    }
    return broken;
  }
}
