package org.kifu.archive.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kifu.archive.dedup.FactIndex;
import org.kifu.archive.dedup.RecordAgreement;
import org.kifu.archive.dedup.RecordFacts;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.TheoreticalScore;
import org.kifu.testing.Draw;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Property;
import org.kifu.testing.Slow;

class ArchiveMergeTest {
  private static final String FIRST = Games.match1997().getFirst();
  private static final GameDate DAY = new GameDate(1997, 8, 4);

  @Test
  void theBetterDocumentedRecordTakesWhatOnlyTheOtherKnows() throws IOException {
    GameRecord archive =
        withTheory(record("Murakami Takeshi", "Logistello", "Match", GameDate.ofYear(1997), 40));
    GameRecord noted =
        record("MURAKAMI  Takeshi", "logistello", "", DAY, -1)
            .withNotes(Notes.of(List.of(new Remark(3, "!")), List.of()));
    Merged merged = merge(1 << 20, archive, noted);
    assertThat(merged.events).containsExactly("merged 0 into 1 adding [EVENT, RESULT, THEORY]");
    assertThat(merged.records).hasSize(1);
    GameRecord kept = merged.records.getFirst();
    assertThat(kept.header())
        .isEqualTo(new GameHeader("MURAKAMI  Takeshi", "logistello", "Match", "", DAY));
    assertThat(kept.declared()).isEqualTo(Outcome.ofBlackDiscs(40));
    assertThat(kept.theory()).isEqualTo(archive.theory());
    assertThat(kept.notes()).isEqualTo(noted.notes());
  }

  @Test
  void whatContradictsIsKeptAndTold() throws IOException {
    Merged merged =
        merge(
            1 << 20,
            record("A", "B", "Match", DAY, 40),
            record("A", "C", "Match", DAY, 40),
            record("A", "B", "Match", DAY, 38));
    assertThat(merged.records).hasSize(3);
    assertThat(merged.events)
        .containsExactly("conflict 1 with 0 [WHITE]", "conflict 2 with 0 [RESULT]");
  }

  /** One source knows how the game ended, the other its score. */
  @Test
  void aResultIsPutTogether() throws IOException {
    GameRecord resigned =
        GameRecord.of(
            GameHeader.NONE,
            MoveList.ofSquares(Games.squares(FIRST)),
            new Outcome(Outcome.Kind.RESIGNED, OptionalInt.empty()).withWinner(Disc.WHITE));
    GameRecord scored = record("", "", "", GameDate.UNKNOWN, 20);
    assertThat(merge(1 << 20, resigned, scored).records)
        .extracting(GameRecord::declared)
        .containsExactly(
            new Outcome(Outcome.Kind.RESIGNED, OptionalInt.of(20)).withWinner(Disc.WHITE));
  }

  @Test
  void aRecordWithoutNamesIsAnyGameWithItsMoves() throws IOException {
    GameRecord bare = record("", "", "", GameDate.UNKNOWN, -1);
    Merged merged =
        merge(1 << 20, bare, record("A", "B", "", DAY, 40), record("C", "D", "", DAY, 40), bare);
    assertThat(merged.records).extracting(game -> game.header().black()).containsExactly("A", "C");
  }

  @Test
  void whatItAddsIsNotGivenToOneOfSeveral() throws IOException {
    Merged merged =
        merge(
            1 << 20,
            record("A", "B", "", DAY, 40),
            record("C", "D", "", DAY, 40),
            record("", "", "Open", DAY, 40));
    assertThat(merged.records).hasSize(3);
    assertThat(merged.events.getLast()).isEqualTo("ambiguous 2 with 0 [EVENT]");
  }

  /** The record's own words for the date would be written instead of it. */
  @Test
  void aCompletedDateReplacesTheWordsForTheEarlierOne() throws IOException {
    Notes words =
        new Notes(
            List.of(),
            List.of(),
            List.of(),
            List.of(new Tag(0, "pgn:Date", "1997"), new Tag(0, "round", "1")),
            List.of());
    GameRecord year = record("A", "B", "", GameDate.ofYear(1997), 40).withNotes(words);
    Merged merged = merge(1 << 20, year, record("A", "B", "", DAY, 40));
    assertThat(merged.records).hasSize(1);
    assertThat(merged.records.getFirst().header().date()).isEqualTo(DAY);
    assertThat(merged.records.getFirst().notes().tags()).containsExactly(new Tag(0, "round", "1"));
  }

  @Test
  void gamesWithoutMovesAreOneOnlyIfTheyAreEqual() throws IOException {
    GameRecord empty = GameRecord.ofMoves(MoveList.EMPTY);
    GameRecord named =
        GameRecord.of(
            new GameHeader("A", "B", "", "", GameDate.UNKNOWN), MoveList.EMPTY, Outcome.NONE);
    assertThat(merge(1 << 20, empty, named, empty, named).records).containsExactly(empty, named);
  }

  /** Two at a time, they are 450 million pairs. */
  @Slow
  @Test
  void manyShortGamesOfOnePairTakeLinearTime() {
    ProcessorTime.assertLinear(
        30_000,
        size -> {
          GameRecord[] games =
              IntStream.range(0, size)
                  .mapToObj(ArchiveMergeTest::shortGame)
                  .toArray(GameRecord[]::new);
          return () -> assertThat(merge(1 << 24, games).records).hasSize(size / 2);
        });
  }

  private static GameRecord shortGame(int i) {
    return GameRecord.of(
        new GameHeader("Bot", "Guest", "Rated game " + i / 2, "", GameDate.UNKNOWN),
        MoveList.ofSquares(Games.squares("f5")),
        i % 2 == 0 ? Outcome.NONE : Outcome.ofBlackDiscs(40));
  }

  /** The index of claims finds what looking at all would. */
  @Property(tries = 200)
  void claimsContradictWhereFactsDo(Draw draw) {
    long seed = draw.anyLong();
    Random random = new Random(seed);
    RecordFacts one = facts(random);
    RecordFacts other = facts(random);
    FactIndex index = new FactIndex();
    index.add(FactIndex.FactParts.of(one));
    assertThat(index.firstTwo(FactIndex.FactParts.of(other)).isEmpty())
        .isEqualTo(!RecordAgreement.conflicts(one, other).isEmpty());
  }

  private static RecordFacts facts(Random random) {
    GameDate date = new GameDate(1997, random.nextInt(2), 0);
    Outcome outcome =
        new Outcome(
            random.nextBoolean() ? Outcome.Kind.UNKNOWN : Outcome.Kind.RESIGNED,
            random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(2)),
            OptionalInt.empty(),
            random.nextBoolean() ? Optional.empty() : Optional.of(Disc.WHITE));
    return RecordFacts.of(
        GameRecord.of(
            new GameHeader(any(random), any(random), any(random), "???", date),
            MoveList.EMPTY,
            outcome));
  }

  @Slow
  @Property(tries = 40)
  void keepsAllMovesAndNamesWhateverTheMemory(Draw draw) throws IOException {
    long seed = draw.anyLong();
    int size = draw.between(0, 60);
    int memory = draw.between(0, 20_000);
    Random random = new Random(seed);
    GameRecord[] games = new GameRecord[size];
    for (int i = 0; i < size; i++) {
      String moves = FIRST.substring(0, 2 * random.nextInt(4));
      games[i] =
          GameRecord.of(
              new GameHeader(any(random), any(random), any(random), "", GameDate.UNKNOWN),
              MoveList.ofSquares(Games.squares(moves)),
              Outcome.NONE);
    }
    Merged merged = merge(memory, games);
    for (GameRecord game : games) {
      assertThat(merged.records)
          .anySatisfy(
              kept -> {
                assertThat(kept.moves()).isEqualTo(game.moves());
                assertThat(kept.header().black()).containsSubsequence(game.header().black());
                assertThat(kept.header().white()).containsSubsequence(game.header().white());
                assertThat(kept.header().event()).containsSubsequence(game.header().event());
              });
    }
    assertThat(merged).isEqualTo(merge(1 << 24, games));
  }

  private static String any(Random random) {
    return List.of("", "", "A", "B").get(random.nextInt(4));
  }

  private record Merged(List<String> events, List<GameRecord> records) {}

  private static Merged merge(long memory, GameRecord... games) throws IOException {
    List<ParsedGame> all = List.of(games).stream().map(ParsedGames::of).toList();
    List<String> events = new ArrayList<>();
    List<GameRecord> records = new ArrayList<>();
    ArchiveMerge merge = new ArchiveMerge(1, memory);
    try (MergePlan plan = merge.plan(all.iterator(), event -> events.add(text(event)))) {
      for (int i = 0; i < games.length; i++) {
        plan.apply(i, games[i]).ifPresent(records::add);
      }
      assertThat(plan.summary().kept()).isEqualTo(records.size());
      assertThat(plan.summary().kept() + plan.summary().merged()).isEqualTo(games.length);
    }
    return new Merged(events, records);
  }

  private static String text(MergeEvent event) {
    String form =
        event.kind() == MergeEvent.MergeFate.MERGED
            ? "%s %d into %d adding %s"
            : "%s %d with %d %s";
    return form.formatted(
        event.kind().label(), event.game().index(), event.kept().index(), event.fields());
  }

  private static GameRecord record(
      String black, String white, String event, GameDate date, int discs) {
    return GameRecord.of(
        new GameHeader(black, white, event, "", date),
        MoveList.ofSquares(Games.squares(FIRST)),
        discs < 0 ? Outcome.NONE : Outcome.ofBlackDiscs(discs));
  }

  private static GameRecord withTheory(GameRecord game) {
    return new GameRecord(
        game.header(),
        game.rules(),
        StartSpec.STANDARD,
        game.moves(),
        game.declared(),
        Optional.of(new TheoreticalScore(36, 24)),
        game.notes());
  }
}
