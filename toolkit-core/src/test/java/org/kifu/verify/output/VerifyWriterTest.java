package org.kifu.verify.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.testing.Verified;
import org.kifu.testing.WthorBytes;
import org.kifu.verify.Finding;
import org.kifu.verify.VerifyOptions;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.output.VerifyWriter.VerifySettings;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class VerifyWriterTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String SOURCE = "WTH 1978.wtb";

  /** Eight games: the second starts with a1, the third is stopped by a zero, the last is cut. */
  private static final Verified RUN = run();

  private static Verified run() {
    byte[] bytes = Arrays.copyOf(WthorBytes.year(1978), 16 + 7 * 68 + 30);
    bytes[16 + 68 + 8] = 11;
    bytes[16 + 2 * 68 + 8 + 20] = 0;
    VerifyOptions options = VerifyOptions.withJobs(1).withGroupings(EnumSet.allOf(Grouping.class));
    return Verified.of(options, Source.of(SOURCE, bytes), Source.of("a:b", new byte[0]));
  }

  @FunctionalInterface
  private interface Form {
    VerifyWriter open(Writer out, VerifySettings settings) throws IOException;
  }

  @Test
  void aLineOfJsonHasTheFieldsOfTheContract() throws IOException {
    String line = written(VerifyWriter::jsonLines, Optional.empty()).lines().toList().get(1);
    assertThat(line)
        .isEqualTo(
            "{\"schemaVersion\":1,\"code\":\"illegal-move\",\"severity\":\"error\","
                + "\"source\":\"WTH 1978.wtb\",\"offset\":92,\"game\":2,\"ply\":1,"
                + "\"message\":\"a1 flips nothing; legal: d3 c4 f5 e6\"}");
  }

  @Test
  void aTextSourceHasLinesAndMayHaveNoOffset() throws IOException {
    StringWriter out = new StringWriter();
    VerifyWriter writer = VerifyWriter.jsonLines(out, settings(Optional.empty()));
    writer.write(inText("t.txt", "quoted \"x\""));
    writer.finish(RUN.result());
    JsonNode finding = JSON.readTree(out.toString().lines().toList().getFirst());
    assertThat(finding.path("line").asInt()).isEqualTo(3);
    assertThat(finding.has("offset")).isFalse();
    assertThat(finding.path("message").asText()).isEqualTo("quoted \"x\"");
  }

  @Test
  void theLastLineOfJsonIsTheSummary() throws IOException {
    List<String> lines =
        written(VerifyWriter::jsonLines, Optional.of(Grouping.YEAR)).lines().toList();
    JsonNode last = JSON.readTree(lines.getLast());
    assertThat(lines).hasSize(RUN.findings().size() + 1);
    assertThat(last.path("schemaVersion").asInt()).isEqualTo(1);
    assertThat(counts(last.path("summary"))).containsExactly(8L, 5L, 1L, 2L, 5L, 1L, 1L, 1L, 0L);
    assertThat(last.path("summary").path("findings"))
        .isEqualTo(
            JSON.readTree(
                """
                {"empty-file":1,"illegal-move":1,"truncated":1,"unfinished":1,
                 "wthor-move-after-zero":1,"wthor-names":1}\
                """));
    assertThat(last.path("tool").path("name").asText()).isEqualTo("kifu");
    assertThat(last.path("tool").path("version").asText()).isNotEmpty();
    assertThat(last.path("settings"))
        .isEqualTo(
            JSON.readTree(
                """
                {"rules":"othello","strict":false,"failOn":"error","by":"year"}\
                """));
  }

  @Test
  void theTableStandsInTheSummary() throws IOException {
    String lines = written(VerifyWriter::jsonLines, Optional.of(Grouping.YEAR));
    JsonNode years = JSON.readTree(lines.lines().toList().getLast()).path("summary").path("byYear");
    assertThat(years).hasSize(2);
    assertThat(years.get(0).has("year")).as("the cut game has no year").isFalse();
    assertThat(years.get(1).path("year").asInt()).isEqualTo(1978);
    assertThat(counts(years.get(1))).containsExactly(7L, 5L, 1L, 1L, 5L, 1L, 1L, 0L, 0L);
    JsonNode files =
        JSON.readTree(
                written(VerifyWriter::jsonLines, Optional.of(Grouping.FILE))
                    .lines()
                    .toList()
                    .getLast())
            .path("summary")
            .path("byFile");
    assertThat(files.get(0).path("file").asText()).isEqualTo(SOURCE);
    assertThat(files.get(1).path("read").asInt()).isZero();
  }

  @Test
  void csvHasARowAFinding() throws IOException {
    assertThat(written(VerifyWriter::csv, Optional.empty()).lines())
        .hasSize(RUN.findings().size() + 1)
        .startsWith("code,severity,source,offset,line,game,ply,message")
        .contains(
            "illegal-move,error,WTH 1978.wtb,92,,2,1,a1 flips nothing; legal: d3 c4 f5 e6",
            "empty-file,error,a:b,0,,,,the source is empty");
  }

  @Test
  void csvWithATableIsThatTable() throws IOException {
    assertThat(written(VerifyWriter::csv, Optional.of(Grouping.FILE)).lines())
        .containsExactly(
            "file,read,accepted,repaired,quarantined,complete,unfinished,illegal,unreadable,"
                + "duplicates,moves,scores_agree,declared_black_discs,theoretical_black_discs",
            "WTH 1978.wtb,8,5,1,2,5,1,1,1,0," + tail(),
            "a:b,0,0,0,0,0,0,0,0,0,0,0,0,0");
  }

  /** Moves, agreeing scores and sums of the seven whole games, read off the bytes. */
  private static String tail() {
    byte[] bytes = WthorBytes.year(1978);
    int moves = 0;
    int declared = 0;
    int theoretical = 0;
    for (int game = 0; game < 7; game++) {
      int at = 16 + 68 * game;
      declared += bytes[at + 6];
      theoretical += bytes[at + 7];
      for (int i = 0; i < 60; i++) {
        moves += bytes[at + 8 + i] != 0 && game != 1 && (game != 2 || i < 20) ? 1 : 0;
      }
    }
    return moves + ",5," + declared + "," + theoretical;
  }

  @Test
  void textPutsThePlaceFirstAndEndsWithBothSums() throws IOException {
    assertThat(
            written(
                    (out, settings) -> VerifyWriter.text(out, settings, "another form"),
                    Optional.empty())
                .lines())
        .contains(
            "WTH 1978.wtb@92: game 2, ply 1: error: a1 flips nothing; legal: d3 c4 f5 e6"
                + " [illegal-move]",
            "8 games read",
            "  5 accepted + 1 repaired + 2 quarantined = 8",
            "  5 complete + 1 unfinished + 1 illegal + 1 unreadable = 8",
            "  the moves give the declared score in 5 of 5 complete games that have one",
            "3 errors, 1 warning, 2 remarks:");
  }

  @Test
  void textSaysHowManyFindingsOfAKindItDoesNotShow() throws IOException {
    StringWriter out = new StringWriter();
    VerifyWriter text = VerifyWriter.text(out, settings(Optional.empty()), "another form");
    for (int i = 0; i < 25; i++) {
      text.write(inText("a\u001b[2J.txt", "wrong"));
    }
    text.write(inText("b.txt", "wrong"));
    assertThat(out.toString().lines())
        .hasSize(13)
        .contains("a\\x1b[2J.txt: 15 more [illegal-move], not shown here; another form lists all")
        .endsWith("", "b.txt:3:7: game 1: error: wrong [illegal-move]");
  }

  @Test
  void textShowsTheTableInColumns() throws IOException {
    assertThat(
            written(
                    (out, settings) -> VerifyWriter.text(out, settings, "another form"),
                    Optional.of(Grouping.YEAR))
                .lines())
        .anyMatch(line -> line.startsWith("year     read  complete  unfinished"))
        .anyMatch(line -> line.matches("unknown +1 +0 +0 +0 +1 .*"))
        .anyMatch(line -> line.matches("1978 +7 +5 +1 +1 +0 +0 .*"));
  }

  @Test
  void sarifHasARuleACodeAndAResultAFinding() throws IOException {
    JsonNode sarif =
        JSON.readTree(
            written(
                (out, settings) -> VerifyWriter.sarif(out, settings, ProblemCode::reason),
                Optional.empty()));
    JsonNode run = sarif.path("runs").get(0);
    assertThat(sarif.path("version").asText()).isEqualTo("2.1.0");
    assertThat(stream(run.path("tool").path("driver").path("rules")))
        .extracting(rule -> rule.path("id").asText())
        .hasSize(ProblemCode.values().length)
        .contains("illegal-move");
    assertThat(run.path("results")).hasSize(RUN.findings().size());
    JsonNode illegal = run.path("results").get(1);
    JsonNode place = illegal.path("locations").get(0).path("physicalLocation");
    assertThat(illegal.path("ruleId").asText()).isEqualTo("illegal-move");
    assertThat(illegal.path("level").asText()).isEqualTo("error");
    assertThat(place.path("artifactLocation").path("uri").asText()).isEqualTo("WTH%201978.wtb");
    assertThat(place.path("region").path("byteOffset").asInt()).isEqualTo(92);
    assertThat(run.path("properties").path("read").asInt()).isEqualTo(8);
    assertThat(stream(run.path("results")).map(result -> result.path("level").asText()))
        .containsOnly("error", "warning", "note");
  }

  @Test
  void sarifNamesPathsAsUris() throws IOException {
    StringWriter out = new StringWriter();
    VerifyWriter sarif = VerifyWriter.sarif(out, settings(Optional.empty()), ProblemCode::reason);
    sarif.write(inText("/data/été.txt", "x"));
    sarif.write(inText("C:\\games\\a.txt", "x"));
    sarif.write(inText("my games.zip!/a:b/100%#1?.txt", "x"));
    sarif.write(inText("/data/trick.zip!/../../evil.txt", "x"));
    sarif.write(inText("-", "x"));
    sarif.finish(RUN.result());
    assertThat(
            stream(JSON.readTree(out.toString()).path("runs").get(0).path("results"))
                .map(result -> result.path("locations").get(0).path("physicalLocation"))
                .map(place -> place.path("artifactLocation").path("uri").asText()))
        .containsExactly(
            "file:///data/%C3%A9t%C3%A9.txt",
            "file:///C:/games/a.txt",
            "my%20games.zip!/a%3Ab/100%25%231%3F.txt",
            "file:///data/trick.zip!/%2E%2E/%2E%2E/evil.txt",
            "-");
    assertThat(out.toString()).contains("\"startLine\":3,\"startColumn\":7");
  }

  @Test
  void junitHasATestCaseASource() throws Exception {
    Document xml = parse(written(VerifyWriter::junit, Optional.empty()));
    Element suite = (Element) xml.getElementsByTagName("testsuite").item(0);
    assertThat(suite.getAttribute("tests")).isEqualTo("2");
    assertThat(suite.getAttribute("failures")).isEqualTo("2");
    assertThat(IntStream.range(0, 2).mapToObj(i -> testCase(xml, i).getAttribute("name")))
        .containsExactly(SOURCE, "a:b");
    Element failure = (Element) testCase(xml, 0).getElementsByTagName("failure").item(0);
    assertThat(failure.getTextContent().lines())
        .containsExactly(
            "error: WTH 1978.wtb@92: game 2, ply 1: a1 flips nothing; legal: d3 c4 f5 e6"
                + " [illegal-move]",
            "error: WTH 1978.wtb@492: game 8: the source ends after 30 of the 68 bytes of this"
                + " record [truncated]");
    assertThat(testCase(xml, 0).getElementsByTagName("system-out").item(0).getTextContent())
        .contains("warning: WTH 1978.wtb@180: game 3, ply 21");
  }

  @Test
  void junitTakesWarningsForFailuresWhereTheyAre() throws Exception {
    StringWriter out = new StringWriter();
    VerifySettings settings =
        new VerifySettings("othello", false, Optional.of(Severity.WARNING), Optional.empty());
    VerifyWriter junit = VerifyWriter.junit(out, settings);
    for (Finding finding : RUN.findings()) {
      junit.write(finding);
    }
    junit.write(inText(SOURCE, "control \u0001 character"));
    junit.finish(RUN.result());
    Element failure =
        (Element) testCase(parse(out.toString()), 0).getElementsByTagName("failure").item(0);
    assertThat(failure.getAttribute("message")).isEqualTo("4 findings");
    assertThat(failure.getTextContent()).contains("control \\x01 character");
  }

  private static Element testCase(Document xml, int index) {
    return (Element) xml.getElementsByTagName("testcase").item(index);
  }

  private static Document parse(String xml) throws Exception {
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }

  private static List<Long> counts(JsonNode object) {
    return Stream.of(
            "read",
            "accepted",
            "repaired",
            "quarantined",
            "complete",
            "unfinished",
            "illegal",
            "unreadable",
            "duplicates")
        .map(name -> object.path(name).longValue())
        .toList();
  }

  private static Stream<JsonNode> stream(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false);
  }

  private static Finding inText(String source, String message) {
    SourceLocation where = new SourceLocation(source, -1, 3, 7);
    return new Finding(new Problem(ProblemCode.ILLEGAL_MOVE, where, 1, 0, message), Severity.ERROR);
  }

  private static VerifySettings settings(Optional<Grouping> by) {
    return new VerifySettings("othello", false, Optional.of(Severity.ERROR), by);
  }

  private static String written(Form form, Optional<Grouping> by) throws IOException {
    StringWriter out = new StringWriter();
    VerifyWriter writer = form.open(out, settings(by));
    for (Finding finding : RUN.findings()) {
      writer.write(finding);
    }
    writer.finish(RUN.result());
    return out.toString();
  }
}
