package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/** Every kind of content against every format. */
class RecognitionTest {
  private static final String START =
      "---------------------------OX------XO--------------------------- X";

  @ParameterizedTest
  @CsvSource({
    "logistello-murakami-1997.txt, ''",
    "three-good-one-broken.txt, ''",
    "kifu-diagram.txt, ''",
    "ffo-1-19.obf, obf",
    "ggs-synchro-2009.ggf, ggf",
    "logistello-murakami-1997.pgn, pgn",
    "edax-sample.sgf, sgf",
    "wthor/WTH_1997-match.wtb, wthor",
    "wthor/WTH_1977.wtb, wthor",
  })
  void eachExampleIsTakenByItsFormatAlone(String example, String formats) throws IOException {
    Path file = Games.examples().resolve(example);
    byte[] head = Files.readAllBytes(file);
    assertThat(takers(Arrays.copyOf(head, Math.min(head.length, Source.HEAD_BYTES))))
        .isEqualTo(formats.isEmpty() ? List.of() : List.of(formats));
    try (GameReader reader = GameReader.open(file)) {
      assertThat(reader.format()).contains(formats.isEmpty() ? "transcript" : formats);
    }
  }

  @Test
  void theSurestFormatTakesWhatSeveralCanRead() {
    byte[] scored = (START + "; F5:+0; D3:+0;").getBytes(StandardCharsets.UTF_8);
    assertThat(takers(scored)).containsExactly("obf");
    assertThat(Reading.of(scored).format()).contains("obf");
    assertThat(Reading.of(START + ";F5D6C3").format()).contains("transcript");
  }

  @Test
  void jsonWithoutGamesIsTextWithoutGames() {
    Reading reading = Reading.of("{\"schemaVersion\":1,\"summary\":{\"read\":2}}");
    assertThat(reading.games()).isEmpty();
    assertThat(reading.codes()).endsWith("no-games");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"m\":\"f5\"}",
        "[\"a\",\"b\"]",
        "{\"exported\":\"2024-01-01\"}",
        "{\"moves\":[\"f5\"]}"
      })
  void aFirstLineOfJsonDoesNotRefuseTheLinesBelow(String first) throws IOException {
    String lines = Files.readString(Games.examples().resolve("logistello-murakami-1997.txt"));
    Reading reading = Reading.of(first + "\n" + lines);
    assertThat(reading.games()).hasSameSizeAs(Reading.of(lines).games());
    assertThat(reading.moves()).isEqualTo(Reading.of(lines).moves());
  }

  /** Of another kind than the one that is read; so that they are named and not read. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[Event \"x\"] 1. c3-d4 d6-c5 1-0 | draughts that does not say of which kind",
        "[Event \"x\"] 01. 34-29  18-22 02. 32-28 | more than 32 squares: 34",
        "[FEN \"W:W13,11,10,6:BK14,3,1.\"] 0-1 | draughts that does not say of which kind",
        "[Date \"2012.02.01\"] 1. 32-28 19-23 | draughts that does not say",
        "1.a3b4 | draughts that does not say of which kind",
        "c3-d4 d6-c5 | draughts that does not say of which kind",
        "32-28 19-23 (18-23 38-32) 28x19 14x23 | more than 32 squares: 38",
      })
  void draughtsIsToldFromOthello(String text, String what) {
    Reading reading = Reading.of(text);
    assertThat(reading.records()).isEmpty();
    assertThat(reading.codes()).containsExactly("other-rules");
    assertThat(reading.findings().getFirst()).contains(what);
  }

  /** Pairs of squares in lists of Othello are hardly ever a step along a diagonal. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. f5 d6 2. c3 d3 3. c4 f4\n\nSome words on it.\n\n%1$s%2$s",
        "[Event \"x\"]\n\n1. f5 d6 2. c3 d3 3. c4 f4 *\n\nMore games:\n\n%1$s%2$s%2$s",
      })
  void linesOfLogistelloAreNotDraughts(String text) {
    Reading reading =
        Reading.of(
            text.formatted(
                "+f5-d6+c3-d3+c4-f4+f6-f3+e6-e7+f7-c5+b6-g6: -44 10\n",
                "+f5-f6+e6-f4+g5-e7+f7-h5+g4-g6+e3-f3+h3-f8: -14 10\n"));
    assertThat(reading.codes()).doesNotContain("other-rules");
    assertThat(reading.moves()).contains("f5d6c3d3c4f4", "f5d6c3d3c4f4f6f3e6e7f7c5b6g6");
  }

  @Test
  void coloursOfATerminalDoNotHideAGame() {
    String text =
        "[Event \"\u001B[31mred\u001B[0m and \u001B[1mbold\"]\n[Black \"x\"]\n\n1. f5 d6 *\n";
    assertThat(Reading.of(text).format()).contains("pgn");
    assertThat(Reading.of(text).moves()).containsExactly("f5d6");
  }

  @ParameterizedTest
  @CsvSource({
    "89504E470D0A1A0A0000000D49484452, PNG",
    "FFD8FFE000104A464946, JPEG",
    "474946383961, GIF",
    "49492A0008000000, TIFF",
    "4D4D002A00000008, TIFF",
    "000000246674797068656963, HEIC",
    "52494646000000005745425056503820, WebP",
    "255044462D312E370A25C4E5F2E5, PDF",
  })
  void picturesAreRefusedInWords(String hexadecimal, String name) {
    Reading reading = Reading.of(HexFormat.of().parseHex(hexadecimal));
    assertThat(reading.games()).isEmpty();
    assertThat(reading.findings())
        .containsExactly(
            "t@0: this looks like a picture or a printed page (%s), which is not read [unsupported-format]"
                .formatted(name));
  }

  @Test
  void wideTextIsRecognisedByItsMark() {
    Reading reading = Reading.of("\uFEFFf5d6".getBytes(StandardCharsets.UTF_16LE));
    assertThat(reading.format()).contains("transcript");
    assertThat(reading.moves()).containsExactly("f5d6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello",
        "   \n\n",
        "The move c4 is as good as any other, and so is f5 of course.",
        "public static void main(String[] a1) { int b2 = 3; }",
        "id,name,value\n1,a,2\n2,b,3\n3,c,4\n",
        "1 2 3\n4 5 6\n",
        "12345678",
        "abcdefgh",
        "0123456789abcdef0123456789abcdef",
      })
  void otherTextDoesNotHoldGames(String text) {
    assertThat(Reading.of(text).games()).isEmpty();
    assertThat(Reading.of(text).codes()).endsWith("no-games");
  }

  /** Any part of such a record can be read as moves alone. */
  @ParameterizedTest
  @ValueSource(strings = {"", "[", " [\n "})
  void aRecordLongerThanTheHeadIsKnownByItsSigns(String before) throws IOException {
    String game = Files.readAllLines(Games.examples().resolve("annotated-1997.jsonl")).getFirst();
    byte[] text = (before + game).getBytes(StandardCharsets.UTF_8);
    assertThat(text.length).isGreaterThan(Source.HEAD_BYTES);
    assertThat(Recognition.of(Arrays.copyOf(text, Source.HEAD_BYTES)))
        .map(GameFormat::name)
        .contains("json");
    List<ParsedGame> games = Reading.of(text).games();
    assertThat(games).hasSize(1);
    assertThat(games.getFirst().firstError()).isEmpty();
  }

  @Test
  void anEmptySourceIsEmpty() {
    assertThat(Reading.of("").codes()).containsExactly("empty-file");
  }

  @Test
  void binaryContentIsNotRecognised() {
    byte[] bytes = new byte[100_000];
    for (int seed = 0; seed < 20; seed++) {
      new Random(seed).nextBytes(bytes);
      int length = seed < 10 ? 200 + seed : bytes.length;
      assertThat(Reading.of(Arrays.copyOf(bytes, length)).codes()).containsExactly("unrecognised");
    }
  }

  @Test
  void givesTheFormatThatIsAskedFor() {
    Reading reading = Reading.of("Score: 37-27 of f5d6", "diagram");
    assertThat(reading.isOf("diagram")).isTrue();
    assertThat(GameReader.formats()).contains("transcript", "diagram", "wthor", "obf").isSorted();
    assertThat(GameWriter.formats()).contains("transcript", "diagram").isSorted();
  }

  @Slow
  @ParameterizedTest
  @CsvSource({
    "transcripts, transcript",
    "xot, transcript",
    "ffo, obf",
    "edax-problems, obf",
    "wthor, wthor",
    "ggf, ggf",
    "sgf, sgf",
  })
  void theRealFilesAreRecognised(String folder, String format) throws IOException {
    for (Path file : files(folder)) {
      try (GameReader reader = GameReader.open(file)) {
        assertThat(reader.format()).as(file.toString()).contains(format);
      }
    }
  }

  @Slow
  @ParameterizedTest
  @ValueSource(strings = {"pdn/czech", "pdn/russian", "pdn/other/fail", "pdn/other/succeed"})
  void theRealFilesOfDraughtsAreNotOthello(String folder) throws IOException {
    for (Path file : files(folder)) {
      Reading reading = Reading.of(Source.of(file), Optional.empty());
      assertThat(reading.records()).as(file.toString()).isEmpty();
      assertThat(reading.codes()).as(file.toString()).contains("other-rules");
    }
  }

  private static List<Path> files(String folder) throws IOException {
    try (Stream<Path> files = Files.list(RealData.folder(folder))) {
      return files.filter(file -> !file.toString().matches(".*\\.(JOU|TRN)")).toList();
    }
  }

  private static List<String> takers(byte[] head) {
    return Formats.ALL.stream()
        .filter(format -> format.recognise(head) > 0)
        .map(GameFormat::name)
        .toList();
  }
}
