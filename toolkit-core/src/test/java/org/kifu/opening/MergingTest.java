package org.kifu.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ParsedGame;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;

/** Partial statistics add up to the whole, however they are cut and in whatever order. */
class MergingTest {
  private static final OpeningSettings SETTINGS = OpeningSettings.DEFAULT.withPlies(12);
  private static final List<ParsedGame> GAMES = games();
  private static final OpeningTable WHOLE =
      OpeningTable.of(OpeningJob.count(GAMES.iterator(), SETTINGS, 1));

  @Property(tries = 25)
  void partsAddUpInAnyOrder(@ForAll @IntRange(min = 1, max = 9) int count, @ForAll long seed) {
    Random random = new Random(seed);
    List<OpeningCounts> parts = parts(count, random);
    while (parts.size() > 1) {
      Collections.shuffle(parts, random);
      OpeningCounts last = parts.removeLast();
      parts.getFirst().addAll(last);
    }
    assertThat(OpeningTable.of(parts.getFirst())).isEqualTo(WHOLE);
  }

  /** Sums of sums, bracketed at random. */
  @Property(tries = 25)
  void historiesAddUpHoweverTheyAreBracketed(@ForAll long seed) {
    Random random = new Random(seed);
    List<OpeningHistory> histories =
        new ArrayList<>(WHOLE.rows().stream().map(OpeningRow::history).toList());
    Collections.shuffle(histories, random);
    OpeningHistory whole = histories.stream().reduce(OpeningHistory.NONE, OpeningHistory::plus);
    while (histories.size() > 1) {
      OpeningHistory one = histories.remove(random.nextInt(histories.size()));
      OpeningHistory other = histories.remove(random.nextInt(histories.size()));
      histories.add(one.plus(other));
    }
    assertThat(histories.getFirst()).isEqualTo(whole);
  }

  /** The way of a shuffle between machines. */
  @Property(tries = 25)
  void partsTakenToPiecesAddUpInAnyOrder(
      @ForAll @IntRange(min = 1, max = 9) int count, @ForAll long seed) {
    Random random = new Random(seed);
    OpeningCounts sum = new OpeningCounts(SETTINGS);
    List<OpeningCount> pieces = new ArrayList<>();
    OpeningTally tally = OpeningTally.NONE;
    for (OpeningCounts part : parts(count, random)) {
      part.counts().forEach(pieces::add);
      tally = part.tally().plus(tally);
    }
    Collections.shuffle(pieces, random);
    pieces.forEach(sum::add);
    sum.add(tally);
    assertThat(OpeningTable.of(sum)).isEqualTo(WHOLE);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void theNumberOfThreadsChangesNothing(int jobs) {
    OpeningCounts counts = OpeningJob.count(GAMES.iterator(), SETTINGS, jobs);
    assertThat(OpeningTable.of(counts, OpeningNames.english(), jobs)).isEqualTo(WHOLE);
  }

  @Test
  void rowsComeByPlyLineAndMove() {
    assertThat(WHOLE.rows()).isSortedAccordingTo(OpeningRow.ORDER);
  }

  /** Every game that reaches a position with a move there goes on, unless it is over. */
  @Test
  void whatComesToAPositionLeavesIt() {
    OpeningCounts counts = OpeningJob.count(GAMES.iterator(), SETTINGS, 2);
    long[] games = new long[SETTINGS.plies()];
    counts
        .counts()
        .filter(count -> count.move() != OpeningCount.REACHED)
        .forEach(count -> games[count.ply()] += count.stats().games());
    assertThat(games).containsOnly(counts.tally().counted());
  }

  @Test
  void travelsBetweenMachines() throws IOException, ClassNotFoundException {
    OpeningCounts counts = OpeningJob.count(GAMES.iterator(), SETTINGS, 1);
    OpeningCount count =
        counts.counts().filter(each -> each.history().first() != null).findAny().orElseThrow();
    assertThat(copy(count)).isEqualTo(count);
    assertThat(copy(counts.tally())).isEqualTo(counts.tally());
    OpeningSettings at = OpeningSettings.at(new OpeningLine("f5d6"));
    assertThat(copy(at)).isEqualTo(at);
  }

  private static List<OpeningCounts> parts(int count, Random random) {
    List<OpeningCounts> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parts.add(new OpeningCounts(SETTINGS));
    }
    GAMES.forEach(game -> parts.get(random.nextInt(count)).add(game));
    return parts;
  }

  private static List<ParsedGame> games() {
    List<ParsedGame> games = new ArrayList<>();
    for (String year : List.of("WTH_1980.wtb", "WTH_1981.wtb", "WTH_1983.wtb")) {
      Path file = Games.examples().resolve("wthor").resolve(year);
      games.addAll(ArchiveReading.of(file).games());
    }
    games.add(ParsedGames.unreadable());
    games.add(ParsedGames.of("f5f6a1"));
    return games;
  }

  private static Object copy(Object original) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(original);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return in.readObject();
    }
  }
}
