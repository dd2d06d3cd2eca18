package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.archive.dedup.Dedup;
import org.kifu.archive.dedup.Dedup.DedupOptions;
import org.kifu.archive.dedup.DuplicateReason;
import org.kifu.archive.dedup.DuplicateRemoval;
import org.kifu.archive.dedup.DuplicateRemoval.Keep;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.format.GameReader;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Games;

class BaseCopiesTest {
  private static final Path EXAMPLES = Games.examples();
  private static final Path MATCH = EXAMPLES.resolve("wthor/WTH_1997-match.wtb");
  private static final Path TEXT = EXAMPLES.resolve("logistello-murakami-1997.txt");
  private static final Path PGN = EXAMPLES.resolve("logistello-murakami-1997.pgn");
  private static final Path BROKEN = EXAMPLES.resolve("three-good-one-broken.txt");

  private static final String COPIES =
      "SELECT file_name, number, reason, game FROM copies JOIN sources USING (source)"
          + " ORDER BY copy";

  @TempDir private Path folder;

  /** The six games of a match, turned by 180 degrees, with the lines of another file behind. */
  private Path turned() throws IOException {
    List<String> lines = new ArrayList<>();
    for (String game : Games.match1997()) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < game.length(); i += 2) {
        line.append((char) ('a' + 'h' - game.charAt(i)));
        line.append((char) ('1' + '8' - game.charAt(i + 1)));
      }
      lines.add(line.toString());
    }
    lines.addAll(Files.readAllLines(BROKEN));
    return Files.write(folder.resolve("turned.txt"), lines);
  }

  private List<Path> all() throws IOException {
    return List.of(PGN, MATCH, BROKEN, TEXT, turned());
  }

  private Path made(String name, DuplicateReason reason, List<List<Path>> steps)
      throws IOException {
    Path file = folder.resolve(name);
    Base.create(file).close();
    for (List<Path> step : steps) {
      try (Base base = Base.openToChange(file)) {
        new BaseAddition(base, ReadingChoice.NONE, List.of(), 2, new Bases.Told())
            .leavingOut(reason.label())
            .add(Bases.sources(step.toArray(Path[]::new)));
      }
    }
    assertThat(Bases.faults(file)).isEmpty();
    return file;
  }

  /** The text of the match has moves only, but for a comment before the first game. */
  @Test
  void listsEachRecordThatItLeavesOut() throws Exception {
    Path base = made("a.kifu", DuplicateReason.SAME_GAME, List.of(List.of(MATCH, TEXT)));
    assertThat(Bases.ask(base, COPIES))
        .containsExactly(
            "logistello-murakami-1997.txt | 2 | same-game | 2",
            "logistello-murakami-1997.txt | 3 | same-game | 3",
            "logistello-murakami-1997.txt | 4 | same-game | 4",
            "logistello-murakami-1997.txt | 5 | same-game | 5",
            "logistello-murakami-1997.txt | 6 | same-game | 6");
    assertThat(Bases.ask(base, "SELECT count(*), max(game) FROM games")).containsExactly("7 | 7");
    assertThat(Bases.ask(base, "SELECT max(game) FROM positions")).containsExactly("7");
    try (Base open = Base.open(base)) {
      StoredSources stored = new StoredSources(open);
      StoredSource text = stored.games().getLast();
      try (InputStream bytes = stored.bytes(text)) {
        assertThat(bytes.readAllBytes()).isEqualTo(Files.readAllBytes(TEXT));
      }
      try (BaseGames games = new BaseGames(stored, stored.games(), problem -> {})) {
        List<Integer> numbers = new ArrayList<>();
        games.forEachRemaining(game -> numbers.add(game.number()));
        assertThat(numbers).containsExactly(1, 2, 3, 4, 5, 6, 1);
      }
    }
  }

  @Test
  void keepsARecordThatKnowsMore() throws Exception {
    Path base = made("a.kifu", DuplicateReason.SAME_GAME, List.of(List.of(TEXT, MATCH)));
    assertThat(Bases.ask(base, COPIES)).isEmpty();
    Path moves = made("b.kifu", DuplicateReason.SAME_MOVES, List.of(List.of(TEXT, MATCH)));
    assertThat(Bases.ask(moves, COPIES)).hasSize(6).allMatch(row -> row.contains("same-moves"));
  }

  @ParameterizedTest
  @EnumSource(
      value = DuplicateReason.class,
      mode = Mode.EXCLUDE,
      names = {"PREFIX", "SAME_PLAYERS", "SAME_FINAL_BOARD"})
  void hasTheSameRowsWhateverIsAddedTogether(DuplicateReason reason) throws Exception {
    List<Path> all = all();
    Path one = made("one.kifu", reason, List.of(all));
    Path more = made("more.kifu", reason, List.of(all.subList(0, 1), all.subList(1, 4), all));
    Map<String, List<String>> expected = Bases.dump(one);
    Bases.dump(more).forEach((table, rows) -> assertThat(rows).isEqualTo(expected.get(table)));
    assertThat(Bases.ask(one, COPIES)).isNotEmpty();
  }

  /** Other than for more facts, the first record of a group stays, as in a copy without others. */
  @ParameterizedTest
  @EnumSource(
      value = DuplicateReason.class,
      names = {"IDENTICAL", "SYMMETRIC", "SAME_MOVES"})
  void leavesOutWhatDedupLeavesOut(DuplicateReason reason) throws Exception {
    Path base = made("a.kifu", reason, List.of(all()));
    List<ParsedGame> games = new ArrayList<>();
    for (Path each : all()) {
      try (GameReader reader = GameReader.open(each)) {
        reader.forEach(games::add);
      }
    }
    DuplicateRemoval removal = new DuplicateRemoval(Set.of(reason), Keep.FIRST);
    new Dedup(DedupOptions.withJobs(1), removal).run(games.iterator(), new NoGroups());
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      if (removal.contains(i)) {
        String source = games.get(i).origin().start().source();
        expected.add(Path.of(source).getFileName() + " | " + games.get(i).number());
      }
    }
    assertThat(
            Bases.ask(
                base,
                "SELECT file_name, number FROM copies JOIN sources USING (source) ORDER BY copy"))
        .isNotEmpty()
        .containsExactlyElementsOf(expected);
  }

  private static final class NoGroups implements Dedup.GroupSink {
    @Override
    public void begin(long number, DuplicateReason reason) {}

    @Override
    public void member(GameTraits game) {}

    @Override
    public void end() {}
  }

  @Test
  void makesGamesOfRecordsWhoseGamesAreRemoved() throws Exception {
    Path base = made("a.kifu", DuplicateReason.SYMMETRIC, List.of(List.of(TEXT, turned(), BROKEN)));
    assertThat(Bases.ask(base, COPIES)).hasSize(12);
    remove(base, "logistello-murakami-1997.txt");
    assertThat(Bases.faults(base)).isEmpty();
    assertThat(Bases.ask(base, COPIES))
        .containsExactly(
            "turned.txt | 7 | symmetric | 7",
            "turned.txt | 8 | symmetric | 8",
            "turned.txt | 10 | symmetric | 10",
            "three-good-one-broken.txt | 1 | symmetric | 7",
            "three-good-one-broken.txt | 2 | symmetric | 8",
            "three-good-one-broken.txt | 3 | identical | 15",
            "three-good-one-broken.txt | 4 | symmetric | 10");
    Path other = made("b.kifu", DuplicateReason.SYMMETRIC, List.of(List.of(turned(), BROKEN)));
    String rows =
        "SELECT number, moves, verdict, (SELECT count(*) FROM positions p WHERE p.game = g.game),"
            + " (SELECT group_concat(code) FROM findings f WHERE f.game = g.game) FROM games g";
    assertThat(Bases.ask(base, rows)).isEqualTo(Bases.ask(other, rows));
    remove(base, "turned.txt");
    assertThat(Bases.faults(base)).isEmpty();
    assertThat(Bases.ask(base, "SELECT count(*) FROM games")).containsExactly("4");
  }

  private static void remove(Path file, String name) throws IOException {
    try (Base base = Base.openToChange(file)) {
      BaseRemoval.remove(
          base,
          new StoredSources(base)
              .games().stream().filter(each -> each.fileName().equals(name)).toList());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE copies SET reason = 'identical' WHERE number = 2",
        "UPDATE copies SET reason = 'same-moves' WHERE number = 2",
        "UPDATE copies SET game = 1 WHERE number = 2",
        "UPDATE copies SET dedup = 'identical' WHERE number = 2",
        "UPDATE copies SET record = 7 WHERE number = 2",
        "UPDATE copies SET copy = 100 WHERE number = 2",
        "UPDATE copies SET byte_offset = 1 WHERE number = 2",
        "UPDATE copies SET checksum = checksum + 1 WHERE number = 2",
        "UPDATE copies SET number = 9 WHERE number = 2",
        "DELETE FROM copies WHERE number = 2",
      })
  void findsEachChangeOfWhatIsLeftOut(String change) throws Exception {
    Path base = made("a.kifu", DuplicateReason.SAME_GAME, List.of(List.of(MATCH, TEXT)));
    Bases.change(base, change);
    assertThat(Bases.faults(base)).isNotEmpty();
  }

  @Test
  void countsWhatItLeavesOut() throws Exception {
    Path file = folder.resolve("a.kifu");
    try (Base base = Base.create(file)) {
      BaseAddition.Added added =
          new BaseAddition(base, ReadingChoice.NONE, List.of(), 1, new Bases.Told())
              .leavingOut("same-game")
              .add(Bases.sources(MATCH, TEXT));
      assertThat(Map.of("games", added.games(), "copies", added.copies()))
          .isEqualTo(Map.of("games", 7L, "copies", 5L));
    }
  }
}
