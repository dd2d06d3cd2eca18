package org.kifu.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.assertj.core.util.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Position;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.PositionKey;
import org.kifu.store.StoreLayout.Section;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;
import org.kifu.testing.Mutations;
import org.kifu.testing.Slow;

/** Damaged stores: each answers as before or says what is wrong with it. */
class StoreMutationTest {
  private static final int PLIES = 6;

  @TempDir private Path folder;

  /** A question to a store. */
  @FunctionalInterface
  private interface Question {
    Object ask(OpeningStore store) throws IOException;
  }

  private static final List<Question> QUESTIONS =
      List.of(
          OpeningStore::tally,
          OpeningStore::sources,
          OpeningStore::positions,
          store -> OpeningTable.of(store.count(OpeningSettings.DEFAULT.withPlies(PLIES))),
          store -> OpeningTable.of(store.count(OpeningSettings.at(new OpeningLine("f5d6")))),
          store -> store.movesFrom(Position.START),
          store -> games(Lists.newArrayList(store.games())),
          store ->
              games(
                  Lists.newArrayList(
                      store.gamesAt(PositionKey.of(new OpeningLine("f5d6c3").position())))),
          store -> {
            StoreBuilder.after(store)
                .write(List.<ParsedGame>of().iterator(), 1, OutputStream.nullOutputStream());
            return "copied";
          },
          store -> {
            store.check();
            return "whole";
          });

  private static Object games(List<ParsedGame> games) {
    return games.stream()
        .map(game -> List.of(game.number(), game.record(), game.problems()))
        .toList();
  }

  private static byte[] store() throws IOException {
    List<ParsedGame> games = new ArrayList<>();
    for (String name :
        List.of("WTH_1997-match.wtb", "WTH_1983.wtb", "WTH_1982.wtb", "WTH_1981.wtb")) {
      games.addAll(ArchiveReading.of(Games.examples().resolve("wthor").resolve(name)).games());
    }
    games.addAll(ArchiveReading.of(Games.examples().resolve("three-good-one-broken.txt")).games());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StoreBuilder.of(PLIES).write(games.subList(0, 300).iterator(), 1, out);
    return out.toByteArray();
  }

  private List<Object> answers(byte[] bytes) throws IOException {
    Path file = Files.write(folder.resolve("store.kix"), bytes);
    List<Object> answers = new ArrayList<>();
    try (OpeningStore store = OpeningStore.open(file)) {
      for (Question question : QUESTIONS) {
        answers.add(answer(store, question));
      }
    } catch (StoreException e) {
      return List.of(e);
    }
    return answers;
  }

  private static Object answer(OpeningStore store, Question question) throws IOException {
    try {
      return question.ask(store);
    } catch (UncheckedIOException e) {
      assertThat(e.getCause()).isInstanceOf(StoreException.class);
      return e.getCause();
    }
  }

  @Slow
  @Test
  void aDamagedStoreAnswersAsBeforeOrSaysThatItIsDamaged() throws IOException {
    byte[] whole = store();
    List<Object> right = answers(whole);
    assertThat(right).noneMatch(StoreException.class::isInstance);
    Random random = new Random(1);
    for (int i = 0; i < Mutations.count(300); i++) {
      byte[] damaged = Mutations.of(whole, random);
      List<Object> found = answers(damaged);
      for (int question = 0; question < found.size(); question++) {
        if (!(found.get(question) instanceof StoreException)) {
          assertThat(found.get(question)).as("case " + i).isEqualTo(right.get(question));
        }
      }
      assertThat(Arrays.equals(damaged, whole) || found.getLast() instanceof StoreException)
          .as("case %d: found when all is read", i)
          .isTrue();
    }
  }

  /** A change is told, or it is a fact that nothing in the store contradicts. */
  @Slow
  @Test
  void aStoreWhoseCheckSumsFitWhatWasChangedNeverFails() throws IOException {
    byte[] whole = store();
    Random random = new Random(1);
    int refused = 0;
    int count = Mutations.count(300);
    for (int i = 0; i < count; i++) {
      List<Object> found = answers(CraftedStore.of(whole, random));
      refused += found.stream().anyMatch(StoreException.class::isInstance) ? 1 : 0;
    }
    assertThat(refused).isGreaterThan(count * 3 / 4);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 2147483647, it has other numbers of games than rows",
    "1, -1, it has other numbers of games than rows",
    "2, 100000, it has other numbers of games than rows",
    "0, 0, it has other numbers of positions than entries",
    "11, 9, it has other numbers of positions than entries",
    "76, 4611686018427387904, its sections do not lie side by side",
    "75, 8, its sections do not lie side by side"
  })
  void numbersThatContradictTheFileAreRefusedWithTheirPlace(int index, long value, String message)
      throws IOException {
    byte[] bytes = store();
    int footer = bytes.length - StoreLayout.TRAILER - Long.BYTES * StoreLayout.FOOTER;
    ByteBuffer.wrap(bytes)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putLong(footer + Long.BYTES * index, value);
    Path file = Files.write(folder.resolve("crafted.kix"), CraftedStore.repaired(bytes));
    assertThatThrownBy(() -> OpeningStore.open(file).close())
        .isInstanceOf(StoreException.class)
        .hasMessage(
            file
                + ": the index is damaged at byte "
                + footer
                + ": "
                + message
                + " [store-damaged]");
  }

  /** The least number has no absolute value. */
  @ParameterizedTest
  @ValueSource(longs = {Long.MIN_VALUE, Long.MAX_VALUE})
  void moreDiscsThanTheGamesOfASumHaveAreRefused(long discs) throws IOException {
    byte[] bytes = store();
    int footer = bytes.length - StoreLayout.TRAILER - Long.BYTES * StoreLayout.FOOTER;
    ByteBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int first = (int) numbers.getLong(footer + Long.BYTES * Section.SUMS.inFooter());
    numbers.putLong(first + Long.BYTES, discs);
    assertThat(answers(CraftedStore.repaired(bytes)))
        .anySatisfy(
            answer ->
                assertThat(answer)
                    .asString()
                    .contains("at byte " + first + ": a sum is one of more games than there are"));
  }

  /** Games are missing from a sum as far as their results do not count. */
  @Test
  void fewerGamesThanAnEntryHasAreRefused() throws IOException {
    byte[] bytes = store();
    ByteBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int sum = (int) CraftedStore.footer(bytes).start(Section.SUMS);
    numbers.putLong(sum, 0).putLong(sum + Long.BYTES, 0); // none has a theoretical score
    int first = sum + 4 * Long.BYTES;
    int last = first + Long.BYTES * ((int) numbers.getLong(first - Long.BYTES) - 1);
    for (int at = first; at <= last; at += Long.BYTES) {
      numbers.putInt(at, 1); // the lower half is the number of games
    }
    Path file = Files.write(folder.resolve("crafted.kix"), CraftedStore.repaired(bytes));
    assertRefused(
        file,
        store -> store.movesFrom(Position.START),
        "at byte " + sum + ": a sum is one of fewer games than there are");
  }

  /** Texts that a number of 31 bits cannot count ended in an exception. */
  @Test
  void moreTextsThanGamesHaveAreRefused() throws IOException {
    Path file = new LongStore(store()).written(Section.TEXT_ENDS, 8L << 31, folder);
    assertRefused(file, OpeningStore::tally, "it has other texts than those of its games");
  }

  /** Likewise: the text before the last one ends where it ended, and the last one is long. */
  @Test
  void aTextThatIsTooLongToBeReadIsRefused() throws IOException {
    LongStore store = new LongStore(store());
    store.endLastText(3L << 30);
    Path file = store.written(Section.TEXTS, 3L << 30, folder);
    Question copying =
        each -> {
          StoreBuilder.after(each)
              .write(List.<ParsedGame>of().iterator(), 1, OutputStream.nullOutputStream());
          return "copied";
        };
    assertRefused(file, copying, "a text of 32");
  }

  /** Likewise. */
  @ParameterizedTest
  @CsvSource({"0, its games do not lie side by side", "301, it has more games than the index"})
  void aPositionHasNoMoreGamesThanTheStore(long second, String message) throws IOException {
    byte[] bytes = store();
    int entries = (int) CraftedStore.footer(bytes).start(Section.ENTRIES);
    ByteBuffer.wrap(bytes)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putLong(entries + 2 * StoreLayout.ENTRY - Long.BYTES, second);
    Path file = Files.write(folder.resolve("crafted.kix"), CraftedStore.repaired(bytes));
    assertRefused(file, store -> store.gamesAt(PositionKey.of(Position.START)), message);
  }

  private static void assertRefused(Path file, Question question, String message) {
    assertThatThrownBy(
            () -> {
              try (OpeningStore store = OpeningStore.open(file)) {
                question.ask(store);
              } catch (UncheckedIOException e) {
                throw e.getCause();
              }
            })
        .isInstanceOf(StoreException.class)
        .hasMessageContaining(message)
        .hasMessageEndingWith("[store-damaged]");
  }
}
