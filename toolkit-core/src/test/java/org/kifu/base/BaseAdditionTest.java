package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.format.GameReader;
import org.kifu.game.ParsedGame;
import org.kifu.opening.PositionKey;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

class BaseAdditionTest {
  private static final Path ARCHIVE = Games.examples().resolve("wthor");
  private static final Path MATCH = Games.examples().resolve("logistello-murakami-1997.txt");
  private static final Path BROKEN = Games.examples().resolve("three-good-one-broken.txt");

  @TempDir private Path folder;

  @Test
  void keepsWhatTheRecordsState() throws Exception {
    Path base = folder.resolve("a.kifu");
    Bases.create(base, 1, ARCHIVE.resolve("WTH_1997-match.wtb"));
    assertThat(
            Bases.ask(
                base,
                "SELECT number, b.name, w.name, e.name, date, verdict, black_disc_diff, o.name,"
                    + " g.moves FROM games g JOIN players b ON b.player = black"
                    + " JOIN players w ON w.player = white JOIN events e USING (event)"
                    + " JOIN openings o USING (opening) WHERE number IN (1, 6) ORDER BY number"))
        .containsExactlyElementsOf(expectedMatch());
    assertThat(Bases.ask(base, "SELECT role, count(*), sum(games) FROM sources GROUP BY role"))
        .containsExactly("games | 1 | 6", "names | 2 | 0");
  }

  /** Games 1 and 6 of the match, as the other files of the match give them. */
  private static List<String> expectedMatch() throws IOException {
    List<String> lines =
        Files.readAllLines(MATCH).stream().filter(line -> !line.startsWith("#")).toList();
    return List.of(
        "1 | Murakami Takeshi | Logistello (buro) | Match Murakami-Logistello | 1997 | complete"
            + " | -32 | Central Rose-Bill | "
            + lines.getFirst(),
        "6 | Logistello (buro) | Murakami Takeshi | Match Murakami-Logistello | 1997 | complete"
            + " | 32 | Heath-Bat | "
            + lines.get(5));
  }

  @Test
  void keepsEachPositionToTheLastPly() throws Exception {
    Path base = folder.resolve("a.kifu");
    Bases.create(base, 2, ARCHIVE.resolve("WTH_1977.wtb"), BROKEN);
    List<String> expected = new ArrayList<>();
    expected.addAll(positions(ARCHIVE.resolve("WTH_1977.wtb"), 1));
    expected.addAll(positions(BROKEN, 13));
    assertThat(Bases.ask(base, "SELECT key, game, ply FROM positions"))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  private static List<String> positions(Path file, int firstGame) throws IOException {
    List<String> rows = new ArrayList<>();
    int game = firstGame;
    try (GameReader reader = GameReader.open(file)) {
      for (ParsedGame each : reader) {
        Replay<Position, Move> replay = Replay.of(Othello.RULES, each.record().orElseThrow());
        int ply = 0;
        for (Replay.Step<Position, Move> step : replay.steps()) {
          if (!step.move().isPass()) {
            rows.add(row(step.before(), game, ply++));
          }
        }
        rows.add(row(replay.end(), game++, ply));
      }
    }
    return rows;
  }

  private static String row(Position position, int game, int ply) {
    return PositionNumber.of(PositionKey.of(position)) + " | " + game + " | " + ply;
  }

  @Test
  void hasTheSameRowsWithAnyNumberOfThreads() throws Exception {
    Path one = folder.resolve("one.kifu");
    Path three = folder.resolve("three.kifu");
    Bases.create(one, 1, ARCHIVE, BROKEN, MATCH);
    Bases.create(three, 3, ARCHIVE, BROKEN, MATCH);
    assertThat(Bases.dump(three)).isEqualTo(Bases.dump(one));
  }

  @Test
  void setsDamagedGamesAside() throws Exception {
    Path base = folder.resolve("a.kifu");
    assertThat(Bases.create(base, 1, BROKEN).quarantined()).isEqualTo(1);
    String line = Files.readAllLines(BROKEN).get(2);
    assertThat(
            Bases.ask(
                base,
                "SELECT g.line, verdict, code, ply, CAST(bytes AS TEXT) FROM quarantine"
                    + " JOIN games g USING (game) JOIN findings f USING (game)"
                    + " WHERE f.severity = 'error'"))
        .singleElement()
        .asString()
        .startsWith("3 | illegal | illegal-move | ")
        .contains(line);
  }

  @Test
  void leavesOutWhatItHas() throws Exception {
    Path base = folder.resolve("a.kifu");
    Bases.create(base, 1, MATCH);
    Path copy = Files.copy(MATCH, folder.resolve("copy.txt"));
    Bases.Told told = new Bases.Told();
    try (Base open = Base.openToChange(base)) {
      BaseAddition.Added added = Bases.add(open, 1, told, copy, MATCH, BROKEN);
      assertThat(added.sources()).isEqualTo(1);
      assertThat(added.games()).isEqualTo(4);
    }
    assertThat(told.known).containsExactly(copy + " as " + MATCH, MATCH + " as " + MATCH);
    assertThat(Bases.faults(base)).isEmpty();
  }

  @Test
  void refusesOtherBytesUnderANameThatItHas() throws Exception {
    Path base = folder.resolve("a.kifu");
    Path file = Files.copy(MATCH, folder.resolve("games.txt"));
    Bases.create(base, 1, file);
    Files.copy(BROKEN, file, StandardCopyOption.REPLACE_EXISTING);
    Bases.Told told = new Bases.Told();
    try (Base open = Base.openToChange(base)) {
      assertThat(Bases.add(open, 1, told, file).sources()).isZero();
    }
    assertThat(told.others).containsExactly(file.toString());
    assertThat(Bases.ask(base, "SELECT count(*) FROM games")).containsExactly("6");
    assertThat(Bases.faults(base)).isEmpty();
  }

  @Test
  void goesOnAfterAFileThatCannotBeRead() throws Exception {
    Path base = folder.resolve("a.kifu");
    Path gone = Files.copy(MATCH, folder.resolve("gone.txt"));
    var sources = Bases.sources(BROKEN, gone, MATCH);
    Bases.Told told = new Bases.Told();
    try (Base open = Base.create(base)) {
      Files.delete(gone);
      new BaseAddition(open, ReadingChoice.NONE, List.of(), 1, told).add(sources);
    }
    assertThat(told.problems)
        .singleElement()
        .asString()
        .contains("gone.txt: no such file or folder [io-error]");
    assertThat(Bases.ask(base, "SELECT name FROM sources ORDER BY source"))
        .containsExactly(BROKEN.toString(), MATCH.toString());
    assertThat(Bases.faults(base)).isEmpty();
  }

  @Test
  void removesAllThatBelongsToASource() throws Exception {
    Path base = folder.resolve("a.kifu");
    Path alone = folder.resolve("alone.kifu");
    Bases.create(base, 1, BROKEN, ARCHIVE.resolve("WTH_1977.wtb"));
    Bases.create(alone, 1, BROKEN);
    try (Base open = Base.openToChange(base)) {
      List<StoredSource> sources = new StoredSources(open).games();
      BaseRemoval.remove(open, sources.subList(1, 2));
    }
    assertThat(Bases.dump(base)).isEqualTo(Bases.dump(alone));
    assertThat(Bases.faults(base)).isEmpty();
  }

  /** A third of the years; {@code kifu.long} takes each of them. */
  private static List<Path> years() throws IOException {
    int oneIn = Boolean.getBoolean("kifu.long") ? 1 : 3;
    try (Stream<Path> files = Files.list(RealData.folder("wthor"))) {
      List<Path> years = files.filter(file -> file.toString().endsWith(".wtb")).sorted().toList();
      assertThat(years).hasSize(44);
      return IntStream.range(0, years.size())
          .filter(number -> number % oneIn == 0)
          .mapToObj(years::get)
          .toList();
    }
  }

  /** The number of games that the heads of the files state. */
  private static long stated(List<Path> years) throws IOException {
    long games = 0;
    for (Path year : years) {
      byte[] head = Files.readAllBytes(year);
      games += ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN).getInt(4);
    }
    return games;
  }

  @Slow
  @Test
  void holdsTheWthorBase() throws Exception {
    Path base = folder.resolve("a.kifu");
    List<Path> years = years();
    BaseAddition.Added added = Bases.create(base, 2, years.toArray(Path[]::new));
    assertThat(added.sources()).isEqualTo(years.size());
    assertThat(added.games()).isEqualTo(stated(years)).isGreaterThan(30_000);
    assertThat(Bases.ask(base, "SELECT sum(legal_moves + 1) FROM games"))
        .containsExactly(String.valueOf(added.positions()));
    assertThat(Files.size(base)).isLessThan(2_400L * added.games());
    assertThat(Bases.faults(base)).isEmpty();
  }

  @Slow
  @Test
  void readsOddFilesAlikeAgain() throws Exception {
    Path base = folder.resolve("a.kifu");
    Bases.create(base, 2, RealData.folder("odd-inputs"), RealData.folder("damaged"));
    assertThat(Bases.faults(base)).isEmpty();
  }

  @Test
  void keepsTheFilesOfTransactionsBeforeAnInterruption() throws Exception {
    Path year = Games.examples().resolve("wthor/WTH_1980.wtb");
    Path match = Games.examples().resolve("logistello-murakami-1997.txt");
    for (long together : new long[] {1, 1 << 20}) {
      Path file = folder.resolve("together-" + together + ".kifu");
      Iterator<Source> sources = Bases.sources(year, match);
      Iterator<Source> broken =
          new Iterator<>() {
            private int given;

            @Override
            public boolean hasNext() {
              return true;
            }

            @Override
            public Source next() {
              if (++given > 1) {
                throw new IllegalStateException("interrupted");
              }
              return sources.next();
            }
          };
      try (Base base = Base.create(file)) {
        BaseAddition addition =
            new BaseAddition(base, ReadingChoice.NONE, List.of(), 1, new Bases.Told())
                .together(together);
        assertThatThrownBy(() -> addition.add(broken)).hasMessage("interrupted");
      }
      assertThat(Bases.ask(file, "SELECT count(*) FROM sources WHERE role = 'games'"))
          .containsExactly(together == 1 ? "1" : "0");
      assertThat(Bases.faults(file)).isEmpty();
      try (Base base = Base.openToChange(file)) {
        Bases.add(base, 1, new Bases.Told(), year, match);
      }
      assertThat(Bases.ask(file, "SELECT count(*) FROM sources WHERE role = 'games'"))
          .containsExactly("2");
      assertThat(Bases.faults(file)).isEmpty();
    }
  }
}
