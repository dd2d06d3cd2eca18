package org.kifu.opening.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.query.RandomDraw;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.json.Tool;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningLine;
import org.kifu.opening.OpeningRow;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.OpeningValuer;
import org.kifu.opening.PositionKey;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.table.Cells;
import org.kifu.testing.ArchiveReading;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;
import org.kifu.testing.PlainWthor;
import org.kifu.testing.Slow;
import org.kifu.words.Words;
import org.kifu.words.Words.Language;

/** The match of 1997: black scored 16, 26, 26, 37, 55 and 48 discs in its six games. */
class OpeningExportTest {
  private static final JsonMapper JSON = new JsonMapper();

  @Test
  void writesCsvInTheOrderOfPlyLineAndMove() throws IOException {
    assertThat(csv(match(2)))
        .isEqualTo(
            """
            ply,line,name,move,games,black_wins,draws,white_wins,black_score,black_score_low,\
            black_score_high,mean_black_disc_diff,reached,mover,small_sample,\
            lower_quartile_black_disc_diff,median_black_disc_diff,upper_quartile_black_disc_diff,\
            theory_games,mean_theory_black_disc_diff,first_year,last_year,first_player,\
            first_opponent,first_event,trap_share,trap_loss_discs,trap_index,half_life_years,\
            engine_black_disc_diff,engine_confidence,engine_confidence_percent,engine_depth,\
            aliases,reached_aliases
            0,,,c4,6,3,0,3,0.5000,0.1876,0.8124,5.3333,,black,true,-12,-1,32,0,,,,,,,,,,,,,,,,
            1,f5,,d6,4,1,0,3,0.2500,0.0456,0.6994,-11.5000,Perpendicular Opening,white,true,\
            -22,-12,-1,0,,,,,,,,,,,,,,,,
            1,f5,,f6,2,2,0,0,1.0000,0.3424,1.0000,39.0000,Diagonal Opening,white,true,\
            32,39,46,0,,,,,,,,,,,,,,,,
            """);
  }

  @Test
  void csvCanBeReadBackToTheLastCount() throws IOException {
    OpeningTable table = shippedYears();
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    List<CSVRecord> records = format.parse(new StringReader(csv(table))).getRecords();
    assertThat(records).hasSameSizeAs(table.rows());
    for (int i = 0; i < records.size(); i++) {
      CSVRecord read = records.get(i);
      OpeningRow row = table.rows().get(i);
      assertThat(read.get("line")).isEqualTo(row.line());
      assertThat(read.get("move")).isEqualTo(row.move());
      assertThat(read.get("name")).isEqualTo(row.name().name());
      assertThat(read.get("reached")).isEqualTo(row.reached().name());
      assertThat(number(read, "ply")).isEqualTo(row.ply());
      assertThat(number(read, "games")).isEqualTo(row.stats().games());
      assertThat(number(read, "black_wins") + number(read, "draws") + number(read, "white_wins"))
          .isEqualTo(row.stats().games());
    }
  }

  @Test
  void writesOneJsonDocumentWithTheSameRows() throws IOException {
    OpeningTable table = match(2);
    JsonNode document = JSON.readTree(json(table));
    assertThat(document.get("schemaVersion").asInt()).isEqualTo(1);
    assertThat(document.get("settings").toString())
        .isEqualTo("{\"rules\":\"othello\",\"plies\":2,\"minGames\":1,\"withRepeated\":true}");
    assertThat(document.get("summary").toString())
        .isEqualTo(
            "{\"games\":6,\"counted\":6,\"excluded\":{},\"distinctPositions\":{\"1\":1,\"2\":2}}");
    assertThat(document.get("rows")).hasSize(3);
    assertThat(document.get("named").get(0).get("name").asText())
        .isEqualTo("Perpendicular Opening");
    assertThat(document.get("named").get(0).get("games").asLong()).isEqualTo(4);
  }

  @Test
  void jsonHasARowALineAndFourDecimals() throws IOException {
    List<String> lines = json(match(2)).lines().toList();
    assertThat(lines).hasSize(11);
    assertThat(lines.subList(7, 11))
        .containsExactly(
            "],\"nameCoverage\":[",
            "{\"ply\":1,\"games\":6,\"named\":0},",
            "{\"ply\":2,\"games\":6,\"named\":6}",
            "]}");
    assertThat(lines.get(2))
        .isEqualTo(
            "{\"ply\":1,\"line\":\"f5\",\"name\":\"\",\"move\":\"d6\","
                + "\"reached\":\"Perpendicular Opening\",\"games\":4,\"blackWins\":1,\"draws\":0,"
                + "\"whiteWins\":3,\"blackScore\":0.2500,\"blackScoreLow\":0.0456,"
                + "\"blackScoreHigh\":0.6994,\"meanBlackDiscDiff\":-11.5000,"
                + "\"smallSample\":true,\"mover\":\"white\","
                + "\"lowerQuartileBlackDiscDiff\":-22,\"medianBlackDiscDiff\":-12,"
                + "\"upperQuartileBlackDiscDiff\":-1,"
                + "\"blackDiscDiffs\":{\"-32\":1,\"-12\":2,\"10\":1},\"years\":{},"
                + "\"first\":{\"source\":\"test\",\"game\":1}},");
  }

  @Test
  void writesADocumentForTheSummaryAlone() throws IOException {
    OpeningTable table =
        table(
            OpeningSettings.DEFAULT.withPlies(3),
            Stream.of(ParsedGames.of("f5d6"), ParsedGames.of("f5f5"), ParsedGames.unreadable()));
    StringWriter summary = new StringWriter();
    GameFilter drawn =
        new GameFilter(
            OptionalLong.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            false,
            Optional.of(new RandomDraw(3, 7)));
    OpeningJson.writeSummary(table, drawn, summary);
    JsonNode document = JSON.readTree(summary.toString());
    assertThat(document.at("/tool/name").asText()).isEqualTo(Tool.NAME);
    ((ObjectNode) document).remove("tool");
    assertThat(document.toString())
        .isEqualTo(
            "{\"schemaVersion\":1,\"settings\":{\"rules\":\"othello\",\"chosen\":\"random 3:7\","
                + "\"random\":{\"games\":3,\"seed\":7},\"plies\":3,\"minGames\":1,"
                + "\"withRepeated\":true},\"games\":3,\"counted\":0,"
                + "\"excluded\":{\"unreadable\":1,\"illegal\":1,\"unfinished\":1},"
                + "\"distinctPositions\":{\"1\":1,\"2\":1,\"3\":0}}");
  }

  @Test
  void showsPeopleTheMostPlayedMovesAsATreeAndTheNamedOpenings() throws IOException {
    assertThat(text(match(3)))
        .isEqualTo(
            """
            Games: 6, all counted
            black: black’s share of the points in per cent (a draw counts half), with its 95 % interval
            discs: mean final discs, black minus white;  *: fewer than 30 games

             games     share  black  95 % interval   discs  moves
                 6*  100.0 %   50.0   18.8 -  81.2     5.3  f5
                 4*   66.7 %   25.0    4.6 -  69.9   -11.5    d6                      Perpendicular Opening
                 3*   50.0 %    0.0    0.0 -  56.2   -18.7      c3
                 1*   16.7 %  100.0   20.6 - 100.0    10.0      c4
                 2*   33.3 %  100.0   34.2 - 100.0    39.0    f6                      Diagonal Opening
                 2*   33.3 %  100.0   34.2 - 100.0    39.0      e6

             games     share  black  95 % interval   discs  named openings
                 4*   66.7 %   25.0    4.6 -  69.9   -11.5  f5d6                      Perpendicular Opening
                 2*   33.3 %  100.0   34.2 - 100.0    39.0  f5f6                      Diagonal Opening
            """);
  }

  @Test
  void showsPeopleTheMovesOfOnePosition() throws IOException {
    OpeningSettings at = OpeningSettings.at(new OpeningLine("c4e3"));
    assertThat(text(table(at, games())))
        .isEqualTo(
            """
            Games: 6, all counted
            black: black’s share of the points in per cent (a draw counts half), with its 95 % interval
            discs, median: mean and median final discs, black minus white;  theory: mean theoretical score in the archive
            trap: discs that white’s answers to the move lose on average;  *: fewer than 30 games

             games     share  black  95 % interval   discs  median  theory      years   trap  move
                 3*   75.0 %    0.0    0.0 -  56.2   -18.7     -12                            f6
                 1*   25.0 %  100.0   20.6 - 100.0    10.0      10                            f5
                 4*  100.0 %   25.0    4.6 -  69.9   -11.5     -12                            all from c4e3  Perpendicular Opening

            Final discs, black minus white
              -64 to -50        0
              -48 to -34        0
              -32 to -18        1  ##########
              -16 to  -2        2  ####################
                    draw        0
                2 to  16        1  ##########
               18 to  32        0
               34 to  48        0
               50 to  64        0
            """);
  }

  /** What is not told in one line of a table of text begins in the same cell in all of them. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void columnsStandBelowEachOtherInEveryLanguage(Language language) throws IOException {
    OpeningWords words = new OpeningWords(Words.in(language));
    for (OpeningTable table :
        List.of(
            match(3),
            valued(match(3)),
            table(OpeningSettings.at(new OpeningLine("c4e3")), games()))) {
      StringBuilder out = new StringBuilder();
      OpeningText.write(table, words, out);
      List<String> lines = out.toString().lines().toList();
      String head = words.of("text.interval");
      int from =
          lines.stream()
              .filter(line -> line.contains(head + "  "))
              .mapToInt(lines::indexOf)
              .max()
              .orElseThrow();
      int end =
          Cells.width(lines.get(from).substring(0, lines.get(from).indexOf(head)))
              + Cells.width(head);
      for (String row : lines.subList(from + 1, lines.size())) {
        if (row.contains(" % ")) {
          assertThat(row.substring(end - 13, end)).matches("[ \\d.]{5} - [ \\d.]{5}");
        }
      }
    }
  }

  @Test
  void anEngineStandsBesideTheGames() throws IOException {
    OpeningTable table = valued(match(2));
    assertThat(csv(table).lines().skip(1).map(line -> line.replaceAll(".*,0,,,,,,,,,,,", "")))
        .containsExactly("3,estimated,100,1,,", "-1.5,probable,90,57,,", "0,exact,100,58,,");
    JsonNode document = JSON.readTree(json(table));
    assertThat(document.get("settings").toString())
        .endsWith(
            "\"engine\":\"three answers\",\"depth\":1,\"exactEmpties\":2,"
                + "\"confidencePercent\":90,\"probableEmpties\":4}");
    assertThat(document.get("rows").get(1).get("engine").toString())
        .isEqualTo(
            "{\"blackDiscDiff\":-1.5,\"confidence\":\"probable\",\"confidencePercent\":90,"
                + "\"depth\":57}");
    assertThat(text(table).lines())
        .contains(
            "engine: value of the move by Kifu’s engine, in discs, black minus white, and how"
                + " certain it is",
            " games     share  black  95 % interval   discs  engine                      moves",
            "     6*  100.0 %   50.0   18.8 -  81.2     5.3    +3.0  estimated, depth 1  f5",
            "     4*   66.7 %   25.0    4.6 -  69.9   -11.5    -1.5  probable 90 %         d6"
                + "                      Perpendicular Opening",
            "     2*   33.3 %  100.0   34.2 - 100.0    39.0       0  exact                 f6"
                + "                      Diagonal Opening");
    OpeningTable at = valued(table(OpeningSettings.at(new OpeningLine("f5")), games()));
    assertThat(text(at)).contains("  theory  engine  ", "  probable 90 %", "  exact");
  }

  /** An engine that knows the values of three positions for the side to move. */
  private static OpeningTable valued(OpeningTable table) {
    Map<PositionKey, Value> values = new HashMap<>();
    values.put(key("f5"), new Value(-300, Confidence.ESTIMATED, 100, 1));
    values.put(key("f5d6"), new Value(-150, Confidence.PROBABLE, 90, 57));
    values.put(key("f5f6"), Value.exact(0, 58));
    Analyser<Position, Move> engine =
        new Analyser<>() {
          @Override
          public String description() {
            return "three answers";
          }

          @Override
          public Valuation<Move> value(Position position, Limits limits) {
            Value other = Value.estimated(0, 1);
            return new Valuation<>(
                values.getOrDefault(PositionKey.of(position), other), List.of(), 1);
          }

          @Override
          public Comparison<Move> compare(Position position, Move played, Limits limits) {
            throw new AssertionError("not asked");
          }
        };
    return new OpeningValuer(new Limits(1, 2, 90, 4), () -> engine, 1)
        .value(table, _ -> true, (_, _) -> {});
  }

  private static PositionKey key(String moves) {
    GameRecord record = GameRecord.ofMoves(MoveList.ofSquares(Games.squares(moves)));
    return PositionKey.of(Replay.of(Othello.RULES, record).end());
  }

  @Test
  void tellsWhenAPositionWasPlayedAndWhatIsTheSameBySymmetry() throws IOException {
    OpeningSettings at = OpeningSettings.at(new OpeningLine("f5f6e6"));
    Path file = Games.examples().resolve("wthor").resolve("WTH_1983.wtb");
    String text = text(table(at, ArchiveReading.of(file).games().stream()));
    assertThat(text)
        .contains("  d6 = f4")
        .contains("First game: 1983, ")
        .containsPattern("\n  1980s +\\d+ +\\d+\\.\\d %");
    long games =
        Long.parseLong(
            text.lines()
                .filter(line -> line.contains("all from"))
                .findFirst()
                .orElseThrow()
                .strip()
                .replaceAll("\\D.*", ""));
    long bars =
        text.lines()
            .filter(line -> line.matches(" +(-?\\d+ to +-?\\d+|draw) .*"))
            .mapToLong(
                line -> Long.parseLong(line.replaceAll(".*(to +-?\\d+|draw) +(\\d+).*", "$2")))
            .sum();
    assertThat(bars).isEqualTo(games).isPositive();
  }

  @Test
  void aTreeShowsAMoveOnlyBelowTheOneThatLeadsToIt() throws IOException {
    OpeningTable table = shippedYears();
    List<OpeningRow> rows = new OpeningTree(table).mostPlayed("", 40);
    assertThat(rows).hasSize(40).doesNotHaveDuplicates();
    for (int i = 1; i < rows.size(); i++) {
      OpeningRow row = rows.get(i);
      assertThat(rows.subList(0, i)).anyMatch(above -> above.lineWithMove().equals(row.line()));
    }
    assertThat(text(table)).contains("The 40 most played of ").contains("The 25 most frequent of ");
  }

  @Test
  void saysSoWhenNothingCounts() throws IOException {
    OpeningTable table = table(OpeningSettings.DEFAULT, Stream.of(ParsedGames.of("f5d6")));
    assertThat(text(table)).isEqualTo("Games: 1, counted: 0, left out: 1 unfinished\n");
    OpeningSettings at = OpeningSettings.at(new OpeningLine("f5f4"));
    assertThat(text(table(at, games()))).endsWith("No game continues from f5f4\n");
  }

  private static long number(CSVRecord record, String column) {
    return Long.parseLong(record.get(column));
  }

  private static Stream<ParsedGame> games() {
    return Games.match1997().stream().map(ParsedGames::of);
  }

  private static OpeningTable match(int plies) {
    return table(OpeningSettings.DEFAULT.withPlies(plies), games());
  }

  private static OpeningTable shippedYears() {
    return table(
        OpeningSettings.DEFAULT,
        PlainWthor.games(Games.examples().resolve("wthor")).stream()
            .map(game -> ParsedGames.of(game.moves())));
  }

  private static OpeningTable table(OpeningSettings settings, Stream<ParsedGame> games) {
    return OpeningTable.of(OpeningCounts.of(games.iterator(), settings, 1));
  }

  private static String csv(OpeningTable table) throws IOException {
    StringWriter out = new StringWriter();
    OpeningCsv.write(table, out, 1);
    return out.toString();
  }

  private static String json(OpeningTable table) throws IOException {
    StringWriter out = new StringWriter();
    OpeningJson.write(table, out);
    return out.toString();
  }

  @Slow
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void theNumberOfThreadsChangesNothing(int jobs) throws IOException {
    OpeningTable table = shippedYears();
    assertThat(table.rows()).hasSizeGreaterThan(600); // several chunks
    StringWriter out = new StringWriter();
    OpeningJson.write(table, GameFilter.ALL, out, jobs);
    assertThat(out).hasToString(json(table));
    assertThat(JSON.readTree(out.toString()).get("rows")).hasSameSizeAs(table.rows());
    StringWriter csv = new StringWriter();
    OpeningCsv.write(table, csv, jobs);
    assertThat(csv).hasToString(csv(table));
    assertThat(csv.toString().lines()).hasSize(table.rows().size() + 1);
  }

  private static String text(OpeningTable table) throws IOException {
    StringBuilder out = new StringBuilder();
    OpeningText.write(table, OpeningWords.english(), out);
    return out.toString();
  }
}
