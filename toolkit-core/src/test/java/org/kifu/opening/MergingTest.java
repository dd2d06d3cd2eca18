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
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningShare.Totals;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;

/** Partial statistics add up to the whole, however they are cut and in whatever order. */
class MergingTest {
  private static final OpeningSettings SETTINGS = OpeningSettings.DEFAULT.withPlies(12);
  private static final List<ParsedGame> GAMES = games();
  private static final OpeningTable WHOLE =
      OpeningTable.of(OpeningCounts.of(GAMES.iterator(), SETTINGS, 1));

  @Slow
  @Property(tries = 25)
  void partsAddUpInAnyOrder(Draw draw) {
    int count = draw.between(1, 9);
    long seed = draw.anyLong();
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
  void historiesAddUpHoweverTheyAreBracketed(Draw draw) {
    long seed = draw.anyLong();
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

  /** Shares of a cluster, of which only what a table needs comes together. */
  @Slow
  @Property(tries = 25)
  void sharesGiveTheTableOfAll(Draw draw) throws IOException, ClassNotFoundException {
    int count = draw.between(1, 5);
    int minGames = draw.between(1, 90);
    long seed = draw.anyLong();
    OpeningSettings settings = SETTINGS.withMinGames(minGames);
    List<OpeningCounts> parts = parts(count, new Random(seed));
    List<OpeningShare> shares = shares(settings, parts, 3);
    OpeningCounts sum = new OpeningCounts(settings);
    parts.forEach(part -> sum.add(part.tally()));
    long[] wanted = shares.stream().flatMapToLong(each -> LongStream.of(each.asked())).toArray();
    for (int before = 0; before < wanted.length; ) {
      before = wanted.length;
      long[] known = LongStream.of(wanted).sorted().toArray();
      LongStream more = shares.stream().flatMapToLong(each -> LongStream.of(each.before(known)));
      wanted = LongStream.concat(LongStream.of(known), more).distinct().toArray();
    }
    long[] all = LongStream.of(wanted).sorted().toArray();
    shares.forEach(each -> sum.addPacket(each.packet(all)));
    Totals totals = shares.stream().map(OpeningShare::totals).reduce(Totals.NONE, Totals::plus);
    OpeningTable whole = OpeningTable.of(OpeningCounts.of(GAMES.iterator(), settings, 1));
    assertThat(OpeningTable.of(sum, totals)).isEqualTo(whole);
    long positions = totals.distinct().stream().mapToLong(Long::longValue).sum();
    assertThat((long) all.length).isLessThan(minGames < 10 ? positions + 1 : positions / 4);
  }

  private static List<OpeningShare> shares(
      OpeningSettings settings, List<OpeningCounts> parts, int count)
      throws IOException, ClassNotFoundException {
    List<OpeningShare> shares = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int place = i;
      Iterator<byte[]> packets =
          parts.stream().map(part -> part.packets(count).get(place)).iterator();
      shares.add((OpeningShare) copy(new OpeningShare(settings, packets)));
    }
    return shares;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void theNumberOfThreadsChangesNothing(int jobs) {
    OpeningCounts counts = OpeningCounts.of(GAMES.iterator(), SETTINGS, jobs);
    assertThat(OpeningTable.of(counts, OpeningNames.english(), jobs)).isEqualTo(WHOLE);
  }

  @Test
  void rowsComeByPlyLineAndMove() {
    assertThat(WHOLE.rows()).isSortedAccordingTo(OpeningRow.ORDER);
  }

  /** Every game that reaches a position with a move there goes on, unless it is over. */
  @Test
  void whatComesToAPositionLeavesIt() throws IOException, ClassNotFoundException {
    OpeningCounts counts = OpeningCounts.of(GAMES.iterator(), SETTINGS, 2);
    Totals totals = shares(SETTINGS, List.of(counts), 1).getFirst().totals();
    assertThat(totals.arrivals()).hasSize(SETTINGS.plies() + 1).startsWith(0L);
    assertThat(totals.arrivals().stream().skip(1)).containsOnly(counts.tally().counted());
  }

  @Test
  void travelsBetweenMachines() throws IOException, ClassNotFoundException {
    OpeningTally tally = OpeningCounts.of(GAMES.iterator(), SETTINGS, 1).tally();
    assertThat(copy(tally)).isEqualTo(tally);
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
