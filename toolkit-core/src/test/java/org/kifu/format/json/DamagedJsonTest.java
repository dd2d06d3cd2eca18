package org.kifu.format.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Damage to one of three objects of JSON: its neighbours are read as they were. */
class DamagedJsonTest {
  /** Ways in which three records stand in a file. */
  @SuppressWarnings("ImmutableEnumChecker") // the texts are lambdas without state
  private enum Layout {
    QUEST_LINES("quest", "", "\n", "\n", Layout::quest),
    QUEST_ARRAY("quest", "[", ",", "]\n", Layout::quest),
    QUEST_BEHIND_ANOTHER("quest", "", "", "\n", Layout::quest),
    QUEST_INDENTED(
        "quest", "[\n  ", ",\n  ", "\n]\n", i -> indented(quest(i)).replace("\n", "\n  ")),
    QUEST_NOT_INDENTED("quest", "", "\n", "\n", i -> indented(quest(i)).replaceAll("\n *", "\n")),
    PLAIN_LINES("quest", "", "\n", "\n", Layout::plain),
    JSON_LINES("json", "", "\n", "\n", Layout::json),
    JSON_ARRAY("json", "[\n", ",\n", "\n]\n", Layout::json),
    JSON_IN_A_LINE("json", "[", ",", "]\n", Layout::json),
    JSON_INDENTED("json", "", "\n", "\n", i -> indented(json(i))),
    ANNOTATED_LINES("json", "", "\n", "\n", Layout::annotated);

    private interface Text {
      String of(int i);
    }

    private final String format;
    private final String head;
    private final String separator;
    private final String tail;
    private final Text text;

    Layout(String format, String head, String separator, String tail, Text text) {
      this.format = format;
      this.head = head;
      this.separator = separator;
      this.tail = tail;
      this.text = text;
    }

    String record(int i) {
      return text.of(i);
    }

    private static String quest(int i) {
      return """
      {"id":"g%d","created":"2024-05-0%dT12:00:00Z","players":[{"id":"a","name":"A [%d] \\"x"},\
      {"id":"b","name":"B{%d}"}],"gtype":"reversi","position":{"moves":[{"m":"f5","t":1250},\
      {"m":"d6","t":5},{"m":"c3"},{"m":"d3","t":7},{"m":"c4"},{"m":"f4"}]}}\
      """
          .formatted(i, i, i, i);
    }

    private static String plain(int i) {
      return """
      {"black":"Ann%d","white":"B","moves":"f5d6c3d3c4f4","date":"2024-05-0%d"}\
      """
          .formatted(i, i);
    }

    private static String json(int i) {
      return """
      {"schemaVersion":1,"game":{"black":"A%d","white":"{\\"moves\\":[\\"f5\\"]}","result":\
      {"kind":"unknown","declaredBlackDiscs":3%d}},"moves":["f5","d6","c3","d3","c4","f4"],\
      "remarks":[{"move":2,"text":"a\\nb"}],"variations":[{"move":1,"moves":["f6"]}],\
      "source":{"name":"x","game":%d}}\
      """
          .formatted(i, i, i);
    }

    private static String annotated(int i) {
      return """
      {"schemaVersion":1,"source":{"name":"x","game":%d},"game":{"black":"A%d"},"moves":[\
      {"ply":1,"mover":"black","move":"f5","best":["d3"],"blackDiscDiff":0},\
      {"ply":2,"mover":"white","move":"d6","best":["f6"],"blackDiscDiff":1}],\
      "metrics":{"black":{"moves":1}}}\
      """
          .formatted(i, i);
    }

    /** Each value in a line of its own. */
    private static String indented(String json) {
      StringBuilder text = new StringBuilder();
      int depth = 0;
      boolean isInString = false;
      for (int i = 0; i < json.length(); i++) {
        char c = json.charAt(i);
        boolean isEscaped = json.charAt(Math.max(0, i - 1)) == '\\' && json.charAt(i - 2) != '\\';
        isInString ^= c == '"' && !isEscaped;
        depth += isInString ? 0 : "{[".indexOf(c) >= 0 ? 1 : "}]".indexOf(c) >= 0 ? -1 : 0;
        String line = "\n" + "  ".repeat(depth);
        text.append(!isInString && "}]".indexOf(c) >= 0 ? line : "").append(c);
        text.append(!isInString && "{[,".indexOf(c) >= 0 ? line : "");
      }
      return text.toString();
    }
  }

  /** Characters from one damaged place to the next. */
  private static final int STEP = Boolean.getBoolean("kifu.long") ? 1 : 3;

  private static final Map<Layout, List<GameRecord>> WHOLE = new EnumMap<>(Layout.class);

  private static List<GameRecord> whole(Layout layout) {
    Reading reading = Reading.of(text(layout, layout.record(2)), layout.format);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records()).hasSize(3);
    return reading.records();
  }

  private static String text(Layout layout, String second) {
    return layout.head
        + layout.record(1)
        + layout.separator
        + second
        + layout.separator
        + layout.record(3)
        + layout.tail;
  }

  /** The layouts whose damage is told where it is; other text keeps only the neighbours. */
  static List<Layout> layouts() {
    return Arrays.stream(Layout.values()).filter(layout -> layout.format.equals("json")).toList();
  }

  @Slow
  @ParameterizedTest
  @EnumSource(names = {"QUEST_LINES", "PLAIN_LINES"})
  void aCutLineDoesNotCostAnother(Layout layout) {
    String second = layout.record(2);
    for (int i = 2; i < second.length(); i += STEP) {
      neighboursOf(layout, second.substring(0, i));
    }
  }

  /** Reads the three with something else for the second; the first and the third are as ever. */
  private static Reading neighboursOf(Layout layout, String second) {
    List<GameRecord> whole = WHOLE.computeIfAbsent(layout, DamagedJsonTest::whole);
    Reading reading = Reading.of(text(layout, second), layout.format);
    assertThat(reading.records()).as(second).contains(whole.getFirst(), whole.getLast());
    assertThat(reading.games().size()).as(second).isBetween(2, 5);
    return reading;
  }

  @Slow
  @ParameterizedTest
  @MethodSource("layouts")
  void aRecordThatIsCutAnywhereDoesNotCostAnother(Layout layout) {
    String second = layout.record(2);
    for (int i = 1; i < second.length(); i += STEP) {
      assertThat(neighboursOf(layout, second.substring(0, i)).findings()).isNotEmpty();
      assertThat(neighboursOf(layout, second.substring(i)).findings()).isNotEmpty();
    }
  }

  @Slow
  @ParameterizedTest
  @MethodSource("layouts")
  void aSignThatIsLostOrDoubledDoesNotCostAnotherGame(Layout layout) {
    String second = layout.record(2);
    IntStream.range(0, second.length())
        .filter(i -> "{}[]\"\\,:\n".indexOf(second.charAt(i)) >= 0)
        .forEach(
            i -> {
              neighboursOf(layout, second.substring(0, i) + second.substring(i + 1));
              neighboursOf(layout, second.substring(0, i + 1) + second.substring(i));
            });
  }

  @Slow
  @ParameterizedTest
  @MethodSource("layouts")
  void whatIsPutInAnywhereDoesNotCostAnotherGame(Layout layout) {
    String second = layout.record(2);
    List<String> pieces =
        List.of("\0\0", "\n", "}", "{", "\"", "]", "x", "\n[Event \"x\"]\n1. f5 d6\n");
    for (int i = 1; i < second.length(); i += STEP) {
      String piece = pieces.get(i % pieces.size());
      neighboursOf(layout, second.substring(0, i) + piece + second.substring(i));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "`id`:`x`,`position`:{`moves`:[{`m`:`f5`},{`m`:`d6`},{`m`:`c3`}]}}",
        "{`m`:`f5`,`t`:1}",
        "{`m`:`f5`},{`m`:`d6`}]}}",
      })
  void partsOfADamagedObjectAreNotGames(String second) {
    Reading reading = neighboursOf(Layout.QUEST_LINES, second.replace('`', '"'));
    assertThat(reading.records().stream().filter(game -> game.header().black().isEmpty()))
        .hasSizeLessThan(2);
    assertThat(reading.games()).hasSizeLessThan(4);
    assertThat(reading.findings()).hasSizeBetween(1, 2);
  }

  @Test
  void anObjectThatIsClosedTooEarlyIsOneGame() {
    String second = Layout.QUEST_LINES.record(2).replace("\"gtype\"", "},\"gtype\"");
    Reading reading = neighboursOf(Layout.QUEST_LINES, second.replace("},},", "}},"));
    assertThat(reading.games()).hasSize(3);
    String early =
        Layout.QUEST_LINES.record(2).replace("\"players\"", "},\"players\"").replace(",}", "}");
    reading = neighboursOf(Layout.QUEST_LINES, early);
    assertThat(reading.games()).hasSize(3);
  }

  @Test
  void whatIsNotOfTheDamagedObjectIsLeftOutOfIt() {
    String cut = Layout.JSON_LINES.record(2).substring(0, 100);
    Reading reading = neighboursOf(Layout.JSON_LINES, cut + "\nf5d6c3d3c4f4f6\nAnna - Bob 34-30");
    ParsedGame second = reading.games().get(1);
    assertThat(new String(second.origin().bytes(), StandardCharsets.UTF_8)).isEqualTo(cut + "\n");
    assertThat(reading.codes()).contains("moves-not-read", "unreadable");
  }

  /** They are a game without names, or belong to none. */
  @Test
  void movesOfAnObjectWhoseHeadIsLostAreNotOfItsNeighbours() {
    String tail = Layout.QUEST_LINES.record(2).substring(138);
    Reading reading = neighboursOf(Layout.QUEST_LINES, tail);
    assertThat(reading.games()).hasSize(3);
    assertThat(
            reading.games().get(1).record().map(game -> game.header().captions()).orElse(List.of()))
        .isEmpty();
  }

  @Test
  void aStringEndsWithItsLine() {
    String second = Layout.JSON_LINES.record(2);
    UnaryOperator<String> name = with -> second.replace("\"A2\"", "\"A" + with + "2\"");
    for (String lineEnd : List.of("\n", "\r\n", "\r", "\\\n")) {
      assertThat(neighboursOf(Layout.JSON_LINES, name.apply(lineEnd)).games()).hasSize(3);
    }
    neighboursOf(Layout.JSON_LINES, second.substring(0, 60) + "\\");
  }

  @Test
  void anEmptyElementIsTold() {
    assertThat(neighboursOf(Layout.JSON_ARRAY, "").findings())
        .containsExactly("t:3:1: there is nothing between two commas [text-ignored]");
  }

  @Test
  void objectsWithinARecordMayBeginLikeIt() {
    String line =
        "{\"moves\":[\"f5\",\"d6\"],\"variations\":[{\"moves\":[\"f6\"],\"move\":1},"
            + "{\"moves\":[\"f4\"],\"move\":1}]}";
    String first = "{\"moves\":[\"f5\",\"f6\"]}";
    for (String separator : List.of("\n", ",", "", ",\n")) {
      Reading reading = Reading.of(String.join(separator, first, line, line), "json");
      assertThat(reading.findings()).isEmpty();
      assertThat(reading.games()).hasSize(3);
    }
  }

  @Test
  void aPlaceIsReturnedToInAnyEncoding() {
    Layout layout = Layout.JSON_IN_A_LINE;
    String second = layout.record(2).replace("A2", "\u6751\u4E0A\uD83D\uDE00");
    String text = "\uFEFF" + text(layout, second.substring(0, 70));
    Reading reading = Reading.of(text.getBytes(StandardCharsets.UTF_16LE), "json");
    assertThat(reading.records()).extracting(game -> game.header().black()).contains("A1", "A3");
    ParsedGame last = reading.games().getLast();
    int at = text.lastIndexOf("{\"schema");
    assertThat(last.origin().start().offset()).isEqualTo(2L * at);
    assertThat(last.origin().start().column()).isEqualTo(text.codePointCount(1, at) + 1);
  }

  /** Brackets without end, in a line each or not, and a game behind them; no stack, no square. */
  @Slow
  @ParameterizedTest
  @ValueSource(
      strings = {"{", "[", "{~", "{`a`:", "{`a`:~", "{`moves`:[", "{`a`:1,`b`:[", "{`moves`:[~"})
  void deepNestingIsReadInLinearTime(String form) {
    String piece = form.replace('`', '"').replace('~', '\n');
    ProcessorTime.assertLinear(
        100_000,
        depth -> {
          String text = piece.repeat(depth) + "\n{\"moves\":[\"f5\"]}";
          return () -> assertThat(games(text, "json")).isPositive();
        });
  }

  private static long games(String text, String format) throws IOException {
    Source source = Source.of("t", text.getBytes(StandardCharsets.UTF_8));
    try (GameReader reader = GameReader.open(source, ReadOptions.reportingTo(_ -> {}).as(format))) {
      return reader.stream().count();
    }
  }
}
