package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.base.Migrations.Step;
import org.kifu.testing.Stored;

class MigrationsTest {
  /** A base of {@code three-good-one-broken.txt}, made when its version was the newest. */
  private static final Path FIRST = Stored.resource(MigrationsTest.class, "version-1.kifu");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void opensABaseOfEachVersion(int version) throws Exception {
    Path made = Stored.resource(MigrationsTest.class, "version-" + version + ".kifu");
    Path copy = Files.copy(made, folder.resolve("a.kifu"));
    Base.openToChange(copy).close();
    assertThat(Bases.faults(copy)).isEmpty();
    assertThat(
            Bases.ask(
                copy,
                "SELECT game, verdict, length(squares), (SELECT count(*) FROM positions p"
                    + " WHERE p.game = g.game), winner FROM games g"))
        .containsExactly(
            "1 | complete | 60 | 61 | white",
            "2 | complete | 60 | 61 | white",
            "3 | illegal | 60 | 31 | null",
            "4 | complete | 60 | 61 | black");
    assertThat(Bases.ask(copy, "PRAGMA user_version"))
        .containsExactly(String.valueOf(BaseSchema.VERSION));
  }

  /** New sums must not vouch for a row that did not have its old one. */
  @ParameterizedTest
  @ValueSource(ints = {5, 8})
  void stillNoticesARowThatWasDamagedBefore(int version) throws Exception {
    Path made = Stored.resource(MigrationsTest.class, "version-" + version + ".kifu");
    Path copy = Files.copy(made, folder.resolve("a.kifu"));
    Bases.change(copy, "UPDATE games SET place = 'Rome' WHERE game = 2");
    Base.openToChange(copy).close();
    try (Base base = Base.open(copy)) {
      base.<Boolean>read(
          tables -> {
            GameRowSum.prove(tables, List.of(1L, 3L, 4L));
            assertThatThrownBy(() -> GameRowSum.prove(tables, List.of(2L)))
                .hasMessageContaining("a row is not the one that was written");
            return true;
          });
    }
  }

  @Test
  void readsTheAnnotationsOfEachVersion() throws Exception {
    Path third = Stored.resource(MigrationsTest.class, "version-3.kifu");
    assertThat(Bases.lines(third).lines())
        .hasSize(4)
        .allMatch(line -> line.contains("three-good-one-broken.txt"));
    assertThat(Bases.ask(third, "SELECT count(*) FROM annotations WHERE black_value > 0"))
        .doesNotContain("0");
  }

  @Test
  void keepsTheRowsThatAnotherProgramWrote() throws Exception {
    Path second = Stored.resource(MigrationsTest.class, "version-2.kifu");
    Path copy = Files.copy(second, folder.resolve("a.kifu"));
    Bases.change(
        copy,
        "INSERT INTO annotations (game, ply, black_disc_diff, best, best_black_disc_diff,"
            + " confidence, depth, settings) VALUES (1, 1, 2.5, 'f5', 2.5, 'exact', 8, '{}')");
    Bases.change(copy, "INSERT INTO tags VALUES (2, 'mine')");
    Base.openToChange(copy).close();
    assertThat(Bases.faults(copy)).isEmpty();
    assertThat(Bases.ask(copy, "SELECT game, ply, best FROM annotations_of_version_2"))
        .containsExactly("1 | 1 | f5");
    assertThat(Bases.ask(copy, "SELECT game, tag FROM tags")).containsExactly("2 | mine");
    assertThat(Bases.ask(copy, "SELECT name FROM sqlite_schema WHERE name LIKE 'drills_of%'"))
        .isEmpty();
  }

  @Test
  void staysOfItsVersionIfItIsOnlyRead() throws Exception {
    Path copy = Files.copy(FIRST, folder.resolve("a.kifu"));
    Files.write(folder.resolve("a.kifu-journal"), new byte[0]);
    try (Base base = Base.open(copy)) {
      assertThat(base.isOfThisVersion()).isFalse();
      assertThat(new StoredAnnotations(base).areAny()).isFalse();
      assertThatThrownBy(() -> new BaseCheck(base, 1, new Bases.Told()).check())
          .hasMessageContaining("[base-old]");
    }
    assertThat(Bases.ask(copy, "PRAGMA user_version")).containsExactly("1");
  }

  @Test
  void runsTheStepsThatABaseLacks() throws Exception {
    Path copy = Files.copy(FIRST, folder.resolve("a.kifu"));
    Migrations three =
        new Migrations(
            List.of(
                Step.of("ALTER TABLE notes ADD COLUMN day TEXT"),
                Step.of("CREATE TABLE more (one INTEGER)", "INSERT INTO more VALUES (7)")));
    try (Base base = Base.openToChange(copy)) {
      assertThat(base.<Boolean>change(tables -> three.run(tables, 2))).isTrue();
      assertThat(base.<Boolean>change(tables -> three.run(tables, 3))).isFalse();
    }
    assertThat(Bases.ask(copy, "SELECT one FROM more")).containsExactly("7");
    assertThat(Bases.ask(copy, "PRAGMA user_version")).containsExactly("3");
    assertThat(Bases.ask(copy, "SELECT name FROM pragma_table_info('notes')"))
        .doesNotContain("day");
  }

  @Test
  void leavesABaseAsItWasIfAStepFails() throws Exception {
    Path copy = Files.copy(FIRST, folder.resolve("a.kifu"));
    Migrations failing =
        new Migrations(List.of(Step.of("CREATE TABLE more (one INTEGER)", "NO STATEMENT")));
    Base.openToChange(copy).close();
    byte[] before = Files.readAllBytes(copy);
    try (Base base = Base.openToChange(copy)) {
      assertThatThrownBy(() -> base.change(tables -> failing.run(tables, 1)))
          .isInstanceOf(IOException.class);
    }
    assertThat(Files.readAllBytes(copy)).isEqualTo(before);
  }
}
