package org.kifu.annotate.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.annotate.MixedAnnotator.RuledAnnotator;
import org.kifu.annotate.WinCurve;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.testing.Mutations;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainAnalyser;
import org.kifu.testing.Slow;

class AnnotationJournalTest {
  @TempDir private Path folder;
  private Path file = Path.of("");
  private int judged;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("out.jsonl.journal");
  }

  @Test
  void aStoppedBatchGoesOnWhereItStopped() throws IOException {
    List<AnnotationResult> whole = AnnotatedSamples.results();
    for (int stop = 0; stop <= whole.size(); stop++) {
      write(whole.subList(0, stop));
      assertThat(resumed(AnnotatedSamples.games())).isEqualTo(whole);
      assertThat(judged).isEqualTo(whole.size() - stop);
      assertThat(file).doesNotExist();
    }
  }

  @Test
  void aLineThatWasCutOffIsDoneAgain() throws IOException {
    List<AnnotationResult> whole = AnnotatedSamples.results();
    write(whole);
    String lines = Files.readString(file);
    int second = lines.indexOf('\n') + 1;
    Files.writeString(file, lines.substring(0, second + 100));
    assertThat(resumed(AnnotatedSamples.games())).isEqualTo(whole);
    assertThat(judged).isEqualTo(whole.size() - 1);
  }

  /**
   * Zeros, half of a character, and both among ends of lines, as a crash of a machine may leave.
   */
  @ParameterizedTest
  @ValueSource(strings = {"00", "0a0a00", "000a", "7b22e3810a", "e381", "ff0a410a", "7b00007d0a0a"})
  void aTailThatIsNotTextIsCutOff(String tail) throws IOException {
    List<AnnotationResult> whole = AnnotatedSamples.results();
    write(whole.subList(0, 2));
    byte[] right = Files.readAllBytes(file);
    byte[] bytes = HexFormat.of().parseHex(tail);
    Files.write(file, bytes, StandardOpenOption.APPEND);
    try (AnnotationJournal journal =
        resume(AnnotatedSamples.games().iterator(), AnnotatedSamples.annotator(), result -> {})) {
      assertThat(journal.dropped()).isEqualTo(bytes.length);
    }
    assertThat(file).hasBinaryContent(right);
    Files.write(file, bytes, StandardOpenOption.APPEND);
    assertThat(resumed(AnnotatedSamples.games())).isEqualTo(whole);
    assertThat(judged).isEqualTo(whole.size() - 2);
  }

  /** The lines behind the damage are hours of work, which no tail is. */
  @Test
  void damageBeforeOtherLinesIsRefused() throws IOException {
    write(AnnotatedSamples.results());
    byte[] bytes = Files.readAllBytes(file);
    int second = Files.readString(file).indexOf('\n') + 1;
    bytes[second + 20] = 0;
    Files.write(file, bytes);
    assertThatThrownBy(() -> resumed(AnnotatedSamples.games()))
        .isInstanceOf(AnnotationJournal.UnfitException.class)
        .hasMessageStartingWith(file + ":2: is not a journal, or is damaged");
    assertThat(file).hasBinaryContent(bytes);
  }

  @Test
  void withoutAJournalEverythingIsDone() throws IOException {
    assertThat(resumed(AnnotatedSamples.games())).isEqualTo(AnnotatedSamples.results());
  }

  @Test
  void theJournalOfOtherGamesIsRefused() throws IOException {
    write(AnnotatedSamples.results());
    List<ParsedGame> others = new ArrayList<>(AnnotatedSamples.games());
    others.set(1, ParsedGames.of("f5d6c5f4e3f6g5e6"));
    assertThatThrownBy(() -> resumed(others)).hasMessageContaining("other games");
    assertThatThrownBy(() -> resumed(others.subList(0, 1))).hasMessageContaining("other games");
  }

  /** The first game of the match with its moves, and one fact changed. */
  static Stream<GameRecord> changed() {
    GameRecord match = AnnotatedSamples.match().record().orElseThrow();
    Remark remark = new Remark(1, "a comment");
    return Stream.of(
        withResult(match, Outcome.ofBlackDiscs(40)),
        withResult(match, new Outcome(Outcome.Kind.TIME, OptionalInt.of(16))),
        match.withHeader(GameHeader.NONE),
        match.withNotes(Notes.of(List.of(remark), List.of())),
        new GameRecord(
            match.header(),
            "anti",
            match.start(),
            match.moves(),
            match.declared(),
            match.theory(),
            match.notes()));
  }

  private static GameRecord withResult(GameRecord game, Outcome declared) {
    return GameRecord.of(game.header(), game.moves(), declared);
  }

  @Slow
  @ParameterizedTest
  @MethodSource("changed")
  void theJournalOfARecordThatWasEditedIsRefused(GameRecord changed) throws IOException {
    write(AnnotatedSamples.results());
    List<ParsedGame> edited = new ArrayList<>(AnnotatedSamples.games());
    edited.set(0, ParsedGames.of(changed));
    assertThatThrownBy(() -> resumed(edited)).hasMessageContaining("other games");
  }

  @Test
  void aRecordThatWasMendedIsNotAFailureAnyMore() throws IOException {
    write(AnnotatedSamples.results());
    List<ParsedGame> mended = new ArrayList<>(AnnotatedSamples.games());
    mended.set(4, ParsedGames.of("f5d6c3d3c4"));
    assertThatThrownBy(() -> resumed(mended)).hasMessageContaining("other games");
  }

  /** The sums are right, so that only the record tells. */
  @Slow
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "kind":"playedOut"       | "kind":"resigned"
          "declaredBlackDiscs":16  | "declaredBlackDiscs":40
          "rules":"othello"        | "rules":"anti"
          "white":"Logistello"     | "white":"Zebra"
          "knownOpening":{"plies": | "remarks":[{"move":1,"text":"!"}],"knownOpening":{"plies":
          "opening":               | "closing":
          "knownOpening":          | "unknown":
          """)
  void aLineThatTellsOtherFactsThanItsRecordIsRefused(String told, String crafted)
      throws IOException {
    List<String> lines = new ArrayList<>(lines());
    String line = lines.getFirst();
    assertThat(line).contains(told);
    lines.set(0, line.replace(told, crafted));
    Files.writeString(file, summed(lines));
    assertThatThrownBy(() -> resumed(AnnotatedSamples.games()))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(file + ": is ");
  }

  @Test
  void aFailureOfAGoodGameIsRefused() throws IOException {
    List<String> lines = new ArrayList<>(lines());
    lines.set(0, lines.get(2));
    Files.writeString(file, summed(lines));
    assertThatThrownBy(() -> resumed(AnnotatedSamples.games())).hasMessageContaining("other games");
  }

  private static List<String> lines() {
    return AnnotatedSamples.written(AnnotationWriter::jsonLines, AnnotatedSamples.results())
        .lines()
        .toList();
  }

  @Test
  void theJournalOfOtherSettingsIsRefused() throws IOException {
    write(AnnotatedSamples.results());
    Annotator<Position, Move> others = AnnotatedSamples.annotator().withChances(WinCurve.shipped());
    Iterator<ParsedGame> games = AnnotatedSamples.games().iterator();
    assertThatThrownBy(() -> resume(games, others, result -> {}))
        .hasMessageContaining("other settings");
  }

  @Test
  void aFileThatIsNotAJournalIsRefused() throws IOException {
    String lines =
        AnnotatedSamples.written(AnnotationWriter::jsonLines, AnnotatedSamples.results());
    for (String text : List.of("f5d6", "f5\nd6", "f5d6c3d3c4\n", "\n", "\t\n", lines, "\u00ff\n")) {
      Files.writeString(file, text, StandardCharsets.ISO_8859_1);
      assertThatThrownBy(() -> resumed(AnnotatedSamples.games()))
          .isInstanceOf(AnnotationJournal.UnfitException.class)
          .hasMessageStartingWith(file + ":1: is not a journal");
      assertThat(file).hasBinaryContent(text.getBytes(StandardCharsets.ISO_8859_1));
    }
  }

  @Test
  void aLinkAndAFolderAreNotJournals() throws IOException {
    Path mine = Files.createFile(folder.resolve("mine"));
    Files.createSymbolicLink(file, mine);
    assertThatThrownBy(() -> resumed(AnnotatedSamples.games()))
        .hasMessage(file + ": is in the way of the journal, as it is not a regular file");
    assertThatThrownBy(() -> AnnotationJournal.start(file)).isInstanceOf(IOException.class);
    assertThat(file).isSymbolicLink();
    assertThat(mine).isEmptyFile();
    Files.delete(file);
    Files.createDirectory(file);
    assertThatThrownBy(() -> AnnotationJournal.start(file)).isInstanceOf(IOException.class);
    assertThat(file).isDirectory();
  }

  /** Going back byte by byte for the end of a line took minutes. */
  @Slow
  @Test
  void manyBytesWithoutAnEndOfLineAreDroppedAtOnce() throws IOException {
    write(AnnotatedSamples.results().subList(0, 1));
    Files.write(file, new byte[40 << 20], StandardOpenOption.APPEND);
    assertThat(resumed(AnnotatedSamples.games())).isEqualTo(AnnotatedSamples.results());
    assertThat(judged).isEqualTo(AnnotatedSamples.results().size() - 1);
  }

  @Slow
  @Test
  void aDamagedJournalIsRefusedOrGivesTheSameResults() throws IOException {
    List<AnnotationResult> whole = AnnotatedSamples.results();
    write(whole);
    byte[] right = Files.readAllBytes(file);
    Random random = new Random(1);
    int refused = 0;
    for (int i = 0; i < Mutations.count(300); i++) {
      Files.write(file, Mutations.of(right, random));
      List<AnnotationResult> read = new ArrayList<>();
      Iterator<ParsedGame> games = AnnotatedSamples.games().iterator();
      try {
        resume(games, AnnotatedSamples.annotator(), read::add).close();
        assertThat(read).as("case " + i).isEqualTo(whole.subList(0, read.size()));
      } catch (IOException e) {
        refused++;
        assertThat(e).hasMessageStartingWith(file + ":");
      }
    }
    assertThat(refused).isPositive();
  }

  /** The sums are right: what the lines say is held against the games all the same. */
  @Slow
  @Test
  void aCraftedJournalIsRefusedOrGivesResultsOfItsGames() throws IOException {
    List<AnnotationResult> whole = AnnotatedSamples.results();
    List<String> lines = lines();
    Random random = new Random(1);
    for (int i = 0; i < Mutations.count(300); i++) {
      List<String> changed = new ArrayList<>(lines);
      int at = random.nextInt(lines.size());
      byte[] bytes = lines.get(at).getBytes(StandardCharsets.ISO_8859_1);
      String line = new String(Mutations.of(bytes, random), StandardCharsets.ISO_8859_1);
      changed.set(at, i % 3 == 0 ? lines.get(random.nextInt(lines.size())) : line);
      Files.writeString(file, summed(changed));
      List<AnnotationResult> read = new ArrayList<>();
      Iterator<ParsedGame> games = AnnotatedSamples.games().iterator();
      try {
        resume(games, AnnotatedSamples.annotator(), read::add).close();
        assertThat(facts(read)).isEqualTo(facts(whole));
      } catch (IOException e) {
        assertThat(e).hasMessageStartingWith(file + ":");
      }
    }
  }

  private static List<Object> facts(List<AnnotationResult> results) {
    return results.stream()
        .<Object>map(each -> each instanceof AnnotatedGame annotated ? annotated.game() : each)
        .toList();
  }

  private static String summed(List<String> lines) {
    CRC32C sum = new CRC32C();
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      sum.update(line.getBytes(StandardCharsets.UTF_8));
      text.append(line).append("\t%08x\n".formatted(sum.getValue()));
    }
    return text.toString();
  }

  private void write(List<AnnotationResult> results) throws IOException {
    try (AnnotationJournal journal = AnnotationJournal.start(file)) {
      for (AnnotationResult result : results) {
        journal.add(result);
      }
    }
  }

  private AnnotationJournal resume(
      Iterator<ParsedGame> games,
      Annotator<Position, Move> annotator,
      Consumer<AnnotationResult> results)
      throws IOException {
    MixedAnnotator annotators =
        new MixedAnnotator(_ -> RuledAnnotator.of(annotator, PlainAnalyser::new));
    return AnnotationJournal.resume(file, games, annotators, results);
  }

  private List<AnnotationResult> resumed(List<ParsedGame> input) throws IOException {
    List<AnnotationResult> results = new ArrayList<>();
    Iterator<ParsedGame> games = input.iterator();
    judged = 0;
    AnnotationJournal journal = resume(games, AnnotatedSamples.annotator(), results::add);
    AnnotatedSamples.annotator()
        .annotate(
            games,
            1,
            PlainAnalyser::new,
            result -> {
              judged++;
              results.add(result);
              keep(journal, result);
            });
    journal.delete();
    return results;
  }

  private static void keep(AnnotationJournal journal, AnnotationResult result) {
    try {
      journal.add(result);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
