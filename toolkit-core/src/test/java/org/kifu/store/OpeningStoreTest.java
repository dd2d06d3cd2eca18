package org.kifu.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.util.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.archive.query.GameQuery;
import org.kifu.archive.query.GameQuery.PlyRange;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.TheoreticalScore;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.opening.PositionKey;
import org.kifu.store.StoreException.StoreFault;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

class OpeningStoreTest {
  private static final List<ParsedGame> GAMES = read(Games.examples().resolve("wthor"));
  private static final int PLIES = 12;

  @TempDir private Path folder;

  private static List<ParsedGame> read(Path archives) {
    try (Stream<Path> files = Files.list(archives)) {
      return files
          .filter(file -> file.toString().endsWith(".wtb"))
          .sorted()
          .flatMap(file -> ArchiveReading.of(file).games().stream())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] bytes(StoreBuilder builder, List<ParsedGame> games, int jobs)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    builder.write(games.iterator(), jobs, out);
    return out.toByteArray();
  }

  private OpeningStore store(List<ParsedGame> games) throws IOException {
    return OpeningStore.open(file(bytes(StoreBuilder.of(PLIES), games, 1)));
  }

  private Path file(byte[] bytes) throws IOException {
    return Files.write(Files.createTempFile(folder, "openings", ".kix"), bytes);
  }

  private static OpeningTable counted(List<ParsedGame> games, OpeningSettings settings) {
    return OpeningTable.of(OpeningCounts.of(games.iterator(), settings, 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, PLIES})
  void countsWhatTheArchivesGive(int plies) throws IOException {
    OpeningSettings settings = OpeningSettings.DEFAULT.withPlies(plies);
    try (OpeningStore store = store(GAMES)) {
      assertThat(OpeningTable.of(store.count(settings))).isEqualTo(counted(GAMES, settings));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "f5",
        "c4e3",
        "f5d6c3d3c4",
        "f5f6e6f4e3c5c4e7",
        "f5d6c3d3c4f4f6f3e6",
        "f5f4f3"
      })
  void countsTheMovesOfOnePosition(String moves) throws IOException {
    OpeningSettings settings = OpeningSettings.at(new OpeningLine(moves));
    try (OpeningStore store = store(GAMES)) {
      assertThat(store.answers(settings)).isTrue();
      assertThat(OpeningTable.of(store.count(settings))).isEqualTo(counted(GAMES, settings));
    }
  }

  @Test
  void itsGamesCountLikeThoseOfTheArchives() throws IOException {
    OpeningSettings deep = OpeningSettings.DEFAULT.withPlies(PLIES + 1);
    try (OpeningStore store = store(GAMES)) {
      assertThat(store.answers(deep)).isFalse();
      assertThat(store.answers(deep.withPlies(3).withoutRepeated())).isFalse();
      assertThatThrownBy(() -> store.count(deep)).isInstanceOf(IllegalArgumentException.class);
      assertThat(counted(Lists.newArrayList(store.games()), deep)).isEqualTo(counted(GAMES, deep));
    }
  }

  @Slow
  @Test
  void knowsTheGamesOfAPosition() throws IOException {
    Random random = new Random(6);
    try (OpeningStore store = store(GAMES)) {
      for (int i = 0; i < 40; i++) {
        byte[] moves =
            GAMES.get(random.nextInt(GAMES.size())).record().orElseThrow().moves().squares();
        byte[] first = Arrays.copyOf(moves, random.nextInt(PLIES));
        PositionKey position = PositionKey.of(OpeningLine.of(MoveList.ofSquares(first)).position());
        GameQuery query =
            new GameQuery(
                Set.of(), Optional.empty(), Optional.of(position), Optional.empty(), PlyRange.ALL);
        assertThat(store.answers(position)).isTrue();
        assertThat(numbers(store.gamesAt(position)))
            .isEqualTo(
                numbers(GAMES.stream().filter(game -> query.match(game).isPresent()).iterator()));
      }
    }
  }

  private static List<String> numbers(Iterator<ParsedGame> games) {
    return Lists.newArrayList(games).stream()
        .map(game -> game.origin().start().source() + " " + game.number())
        .toList();
  }

  @Test
  void isTheSameWhetherMadeAtOnceOrAppendedTo() throws IOException {
    byte[] whole = bytes(StoreBuilder.of(PLIES), GAMES, 1);
    assertThat(bytes(StoreBuilder.of(PLIES), GAMES, 2)).isEqualTo(whole);
    byte[] grown = bytes(StoreBuilder.of(PLIES), GAMES.subList(0, 0), 1);
    for (int from = 0; from < GAMES.size(); from += 250) {
      List<ParsedGame> part = GAMES.subList(from, Math.min(GAMES.size(), from + 250));
      try (OpeningStore before = OpeningStore.open(file(grown))) {
        grown = bytes(StoreBuilder.after(before), part, 2);
      }
    }
    assertThat(grown).isEqualTo(whole);
  }

  @Test
  void isTheSameWhenMemoryIsShort() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StoreBuilder.of(PLIES).write(GAMES.iterator(), 1, 10_000, out);
    assertThat(out.toByteArray()).isEqualTo(bytes(StoreBuilder.of(PLIES), GAMES, 1));
  }

  /** Whatever a record may be, it counts and is found as before. */
  @Test
  void keepsGamesOfEveryKind() throws IOException {
    GameHeader header =
        new GameHeader("Ann", "Bob Łuk", "Cup, \"x\"", "Nice", new GameDate(1997, 8, 7));
    MoveList broken =
        MoveList.of(
            List.of(MoveToken.parse("f5"), MoveToken.parse("j12"), MoveToken.parse("q%\n")));
    MoveList whole = GAMES.getFirst().record().orElseThrow().moves();
    String turned = "---------------------------XO------OX--------------------------- X";
    String other = "---------------------------XX------XX-------------------O------- X";
    List<ParsedGame> games = new ArrayList<>();
    for (MoveList moves :
        List.of(broken, whole, MoveList.EMPTY, MoveList.ofSquares(new byte[] {-1, 37}))) {
      for (String start : List.of("", turned, other, "no board")) {
        for (String rules : List.of(GameRecord.OTHELLO, "anti")) {
          games.add(
              ParsedGames.of(
                  new GameRecord(
                      header,
                      rules,
                      start.isEmpty() ? StartSpec.STANDARD : new StartSpec.Setup(start),
                      moves,
                      new Outcome(Outcome.Kind.RESIGNED, OptionalInt.of(40)),
                      Optional.of(new TheoreticalScore(30, 24)),
                      Notes.NONE)));
        }
      }
    }
    games.add(ParsedGames.unreadable());
    OpeningSettings settings = OpeningSettings.DEFAULT.withPlies(5);
    try (OpeningStore store = store(games)) {
      List<ParsedGame> kept = Lists.newArrayList(store.games());
      assertThat(kept.stream().map(ParsedGame::record))
          .isEqualTo(games.stream().map(ParsedGame::record).toList());
      assertThat(kept.getLast().problems().getFirst().message())
          .isEqualTo("half a move at the end");
      assertThat(OpeningTable.of(store.count(settings))).isEqualTo(counted(games, settings));
      assertThat(store.tally().excluded()).hasSizeGreaterThan(4);
    }
  }

  @Test
  void everyReasonAndEveryKindHasItsNumber() {
    assertThat(StoreLayout.REASONS).containsExactlyInAnyOrder(Exclusion.values());
    assertThat(StoreLayout.KINDS).containsExactlyInAnyOrder(Outcome.Kind.values());
  }

  @Test
  void anEmptyStoreAnswersToo() throws IOException {
    try (OpeningStore store = store(List.of())) {
      assertThat(store.size()).isZero();
      assertThat(OpeningTable.of(store.count(OpeningSettings.DEFAULT)).rows()).isEmpty();
    }
  }

  @Slow
  @Test
  void everyWrongByteIsNoticed() throws IOException {
    byte[] whole = bytes(StoreBuilder.of(4), GAMES.subList(0, 60), 1);
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      int at = i < 100 ? i : i < 300 ? whole.length - 1 - (i - 100) : random.nextInt(whole.length);
      byte[] damaged = whole.clone();
      damaged[at] ^= (byte) (1 << random.nextInt(8));
      Path file = Files.write(folder.resolve("damaged"), damaged);
      assertThatThrownBy(() -> readAll(file))
          .as("byte " + at)
          .satisfies(OpeningStoreTest::isStoreFault);
    }
  }

  @Test
  void everyMissingEndIsNoticed() throws IOException {
    byte[] whole = bytes(StoreBuilder.of(4), GAMES.subList(0, 20), 1);
    for (int length = 0; length < whole.length; length += length < 100 ? 1 : 97) {
      Path file = Files.write(folder.resolve("short"), Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> readAll(file)).satisfies(OpeningStoreTest::isStoreFault);
    }
  }

  /** A sum over the mapped memory itself ended the whole JVM. */
  @Test
  void aStoreThatIsCutWhileItIsReadIsAStoreFault() throws IOException {
    Path file = file(bytes(StoreBuilder.of(4), GAMES.subList(0, 60), 1));
    try (OpeningStore store = OpeningStore.open(file);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(4096);
      assertThatThrownBy(store::check)
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining(
              file + ": the index was cut off while Kifu read it [store-truncated]");
    }
  }

  private static void isStoreFault(Throwable thrown) {
    Throwable fault = thrown instanceof UncheckedIOException ? thrown.getCause() : thrown;
    assertThat(fault).isInstanceOf(StoreException.class);
  }

  private static void readAll(Path file) throws IOException {
    try (OpeningStore store = OpeningStore.open(file)) {
      store.check();
    }
  }

  @Test
  void saysWhatIsWrongWithAFile() throws IOException {
    byte[] whole = bytes(StoreBuilder.of(4), GAMES.subList(0, 20), 1);
    assertFault("a photograph".getBytes(StandardCharsets.UTF_8), StoreFault.NOT_A_STORE);
    assertFault(new byte[0], StoreFault.NOT_A_STORE);
    assertFault(Arrays.copyOf(whole, whole.length / 2), StoreFault.STORE_TRUNCATED);
    byte[] newer = whole.clone();
    newer[8]++;
    assertFault(newer, StoreFault.STORE_VERSION);
    byte[] damaged = whole.clone();
    damaged[whole.length - 40]++;
    assertFault(damaged, StoreFault.STORE_DAMAGED);
  }

  private void assertFault(byte[] bytes, StoreFault fault) throws IOException {
    Path file = file(bytes);
    assertThatThrownBy(() -> OpeningStore.open(file).close())
        .isInstanceOfSatisfying(
            StoreException.class, thrown -> assertThat(thrown.fault()).isEqualTo(fault))
        .hasMessageStartingWith(file + ": ")
        .hasMessageEndingWith("[" + fault.code() + "]");
  }

  @Slow
  @Test
  void agreesWithTheArchivesOnAllOfWthor() throws IOException {
    List<ParsedGame> games = read(RealData.folder("wthor"));
    OpeningSettings settings = OpeningSettings.DEFAULT.withPlies(PLIES);
    try (OpeningStore store = OpeningStore.open(file(bytes(StoreBuilder.of(PLIES), games, 2)))) {
      assertThat(OpeningTable.of(store.count(settings)))
          .isEqualTo(OpeningTable.of(OpeningCounts.of(games.iterator(), settings, 2)));
      for (String moves : List.of("", "f5d6c3d3c4", "f5f6e6f4e3c5c4")) {
        OpeningSettings at = OpeningSettings.at(new OpeningLine(moves));
        assertThat(OpeningTable.of(store.count(at))).isEqualTo(counted(games, at));
      }
    }
  }
}
