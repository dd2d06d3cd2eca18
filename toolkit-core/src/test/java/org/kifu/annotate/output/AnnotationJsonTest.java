package org.kifu.annotate.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.game.Notes;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;
import org.kifu.words.Discs;

class AnnotationJsonTest {
  private static final String LINES =
      AnnotatedSamples.written(AnnotationWriter::jsonLines, AnnotatedSamples.results());

  private static final AnnotationResult VALUED = AnnotatedSamples.valuedMatch();

  /** The fields that the command line promises, word by word. */
  @Test
  void aGameHasTheFieldsOfTheContract() throws Exception {
    JsonNode root = new JsonMapper().readTree(LINES.lines().findFirst().orElseThrow());
    assertThat(names(root))
        .contains("schemaVersion", "game", "opening", "moves", "metrics", "settings");
    assertThat(names(root.get("game"))).contains("black", "white", "event", "date", "rules");
    assertThat(names(root.get("game").get("result")))
        .contains("kind", "declaredBlackDiscs", "blackDiscs", "whiteDiscs", "blackDiscDiff");
    assertThat(names(root.get("opening"))).contains("name", "moves");
    assertThat(names(root.get("metrics"))).containsExactlyInAnyOrder("black", "white");
    for (JsonNode move : root.get("moves")) {
      assertThat(names(move))
          .contains("ply", "mover", "move", "blackDiscDiff", "best", "bestBlackDiscDiff")
          .contains("moverLossDiscs", "confidence", "depth", "pv");
    }
  }

  @Test
  void aRecordThatIsNotAnnotatedHasItsErrorInItsPlace() throws Exception {
    JsonNode root = new JsonMapper().readTree(LINES.lines().skip(4).findFirst().orElseThrow());
    assertThat(root.toString())
        .isEqualTo(
            "{\"schemaVersion\":1,\"error\":{\"code\":\"illegal-move\",\"source\":\"test\","
                + "\"offset\":0,\"game\":1,\"ply\":6,\"message\":\"a1 flips nothing\"}}");
  }

  @Test
  void aMoveIsWrittenLikeThis() {
    assertThat(LINES.lines().findFirst().orElseThrow())
        .contains(
            "{\"ply\":2,\"mover\":\"white\",\"move\":\"d6\",\"empties\":59,\"blackDiscDiff\":0.37,"
                + "\"best\":[\"f6\"],\"bestBlackDiscDiff\":-0.37,\"moverLossDiscs\":0.74,"
                + "\"confidence\":\"estimated\",\"confidencePercent\":100,\"depth\":1,\"pv\":[\"f6\"],\"playedPv\":[\"d6\"]}")
        .contains(
            "{\"ply\":57,\"mover\":\"black\",\"move\":\"pass\",\"empties\":4,\"forced\":true,"
                + "\"blackDiscDiff\":-32,\"best\":[\"pass\"],\"bestBlackDiscDiff\":-32,"
                + "\"moverLossDiscs\":0,\"confidence\":\"exact\",\"confidencePercent\":100,"
                + "\"depth\":4,\"pv\":[\"pass\"]}");
  }

  @Test
  void whatIsWrittenIsReadBackUnchanged() {
    List<AnnotationResult> read = read(LINES);
    assertThat(read).isEqualTo(AnnotatedSamples.results());
    assertThat(AnnotatedSamples.written(AnnotationWriter::jsonLines, read)).isEqualTo(LINES);
  }

  /** Before there were aliases, the name held all of them. */
  @Test
  void theNamesOfAnOpeningAreReadFromOlderFilesToo() {
    String names = "\"name\":\"Central Rose-Bill\",\"aliases\":[\"Dead Draw\"]";
    assertThat(LINES).contains(names);
    String older = LINES.replace(names, "\"name\":\"Central Rose-Bill / Dead Draw\"");
    assertThat(read(older)).isEqualTo(AnnotatedSamples.results());
  }

  @Test
  void labelsAndPlacesInTextAreReadBackToo() {
    AnnotatedGame labelled = AnnotatedSamples.labelledMatch();
    assertThat(labelled.moves())
        .flatExtracting(move -> move.label().stream().toList())
        .contains(MoveLabel.INACCURACY, MoveLabel.MISTAKE, MoveLabel.BLUNDER);
    String line = AnnotatedSamples.written(AnnotationWriter::jsonLines, List.of(labelled));
    assertThat(line)
        .contains(
            "\"source\":{\"name\":\"m.txt\",\"game\":7,\"offset\":120,\"line\":3,\"column\":2}")
        .contains("\"label\":\"blunder\"");
    assertThat(read(line)).containsExactly(labelled);
  }

  @Test
  void allLegalMovesAreReadBackToo() {
    String line = AnnotatedSamples.written(AnnotationWriter::jsonLines, List.of(VALUED));
    assertThat(line)
        .contains("\"candidates\":[{\"move\":\"f6\",\"blackDiscDiff\":-0.37,\"blackWinProb\":0.")
        .contains("\"candidates\":{\"depth\":1,\"exactEmpties\":4,\"confidencePercent\":100,");
    assertThat(read(line)).containsExactly(VALUED);
  }

  /** A page that shows the values of all moves must not show those of another position. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"candidates\":[{\"move\":\"f6\"' | '\"candidates\":[{\"move\":\"f4\"' | begins"
            + " otherwise",
        "',\"candidates\":[{\"move\":\"f6\",' | ',\"candidates\":[{\"move\":\"d6\",' | begins"
            + " otherwise",
        "'\"candidates\":[{\"move\":\"f6\",\"blackDiscDiff\":-0.37' |"
            + " '\"candidates\":[{\"move\":\"f6\",\"blackDiscDiff\":-1.37' |"
            + " moves[1].candidates: no such values"
      })
  void otherMovesThanTheLegalOnesAreRefused(String right, String wrong, String message) {
    String line = AnnotatedSamples.written(AnnotationWriter::jsonLines, List.of(VALUED));
    assertThat(line).contains(right);
    AnnotationResult read = read(line.replace(right, wrong)).getFirst();
    assertThat(((AnnotationFailure) read).problem().message()).contains(message);
  }

  @Test
  void aMoveThatIsLeftOutIsMissed() {
    String line = AnnotatedSamples.written(AnnotationWriter::jsonLines, List.of(VALUED));
    String without = line.replaceFirst("\"candidates\":\\[\\{[^}]*},", "\"candidates\":[");
    assertThat(without).isNotEqualTo(line);
    assertThat(((AnnotationFailure) read(without).getFirst()).problem().message())
        .contains("moves[0].candidates: not the legal moves");
  }

  /** The reader of games and this one read the same notes; it knows every field. */
  @Test
  void annotatedGamesAreReadAsGamesWithoutAFinding() {
    AnnotatedGame labelled = AnnotatedSamples.labelledMatch();
    String lines = AnnotatedSamples.written(AnnotationWriter::jsonLines, List.of(labelled));
    Reading reading = Reading.of(lines);
    assertThat(reading.format()).contains("json");
    assertThat(reading.findings()).isEmpty();
    Notes notes = reading.records().getFirst().notes();
    assertThat(notes.remarks()).isEqualTo(labelled.notes().remarks());
    assertThat(notes.clocks()).isEqualTo(labelled.notes().clocks());
    assertThat(notes.tags()).isEqualTo(labelled.notes().tags());
    assertThat(notes.variations()).isEqualTo(labelled.notes().variations());
  }

  @Test
  void anArrayHoldsTheSameObjectsAsTheLines() throws Exception {
    String array = AnnotatedSamples.written(AnnotationWriter::json, AnnotatedSamples.results());
    JsonMapper mapper = new JsonMapper();
    List<JsonNode> lines = new ArrayList<>();
    for (String line : LINES.lines().toList()) {
      lines.add(mapper.readTree(line));
    }
    assertThat(mapper.readTree(array)).containsExactlyElementsOf(lines);
  }

  @Test
  void anArrayOfNothingIsEmpty() throws Exception {
    String array = AnnotatedSamples.written(AnnotationWriter::json, List.of());
    assertThat(new JsonMapper().readTree(array)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "100, 1", "-200, -2", "1000, 10", "6400, 64", "37, 0.37", "-450, -4.5"})
  void discsHaveNoMoreDigitsThanNeeded(int centidiscs, String written) {
    assertThat(Discs.text(centidiscs)).isEqualTo(written);
    assertThat(Discs.centidiscs(Discs.number(centidiscs))).isEqualTo(centidiscs);
  }

  @Property
  void everyNumberOfHundredthsIsReadBack(Draw draw) {
    int value = draw.between(-12_800, 12_800);
    assertThat(Discs.centidiscs(Discs.number(value))).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[",
        "5",
        "{}",
        "{\"schemaVersion\":1}",
        "{\"schemaVersion\":2,\"moves\":[]}",
        "{\"schemaVersion\":1,\"error\":{\"code\":\"no-such-code\",\"source\":\"x\"}}",
        "not json at all"
      })
  void aLineThatDoesNotHoldAGameSaysSoInItsPlace(String line) {
    List<AnnotationResult> read = read(LINES + "\n" + line + "\n" + LINES);
    assertThat(read).hasSize(11);
    AnnotationFailure failure = (AnnotationFailure) read.get(5);
    assertThat(failure.problem().code()).isEqualTo(ProblemCode.UNREADABLE);
    assertThat(failure.problem().where()).isEqualTo(new SourceLocation("a.jsonl", -1, 7, 1));
    assertThat(read.get(6)).isInstanceOf(AnnotatedGame.class);
  }

  @Test
  void aFieldOfTheWrongKindIsNamed() {
    String wrong = LINES.lines().findFirst().orElseThrow().replace("\"ply\":3,", "\"ply\":\"x\",");
    assertThat(((AnnotationFailure) read(wrong).getFirst()).problem().message())
        .endsWith("not an annotated game: moves[2].ply: expected a whole number");
  }

  /** Each was read as if it were true, or made a command fail. */
  @Slow
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"ply\":3,' | '\"ply\":4,' | moves[2].ply: out of order",
        "'\"ply\":1,\"mover\":\"black\"' | '\"ply\":1,\"mover\":\"white\"' | moves[0].mover: the"
            + " other side moves",
        "'\"ply\":3,' | '\"ply\":3,\"ply\":3,' | JSON that says something twice",
        "'\"best\":[\"' | '\"best\":[\"zz\",\"' | moves[0].best: a move is not legal",
        "'\"pv\":[\"' | '\"pv\":[\"zz\",\"' | moves[0].pv: a move is not legal",
        "'\"empties\":60' | '\"empties\":61' | moves[0].empties: not as many",
        "'\"empties\":60' | '\"empties\":6e99999' | moves[0].empties: expected a whole number"
      })
  void whatCannotBeIsNamed(String right, String wrong, String message) {
    String line = AnnotatedSamples.written(AnnotationWriter::jsonLines, AnnotatedSamples.results());
    String first = line.lines().findFirst().orElseThrow();
    assertThat(first).contains(right);
    String changed = first.replaceFirst(Pattern.quote(right), Matcher.quoteReplacement(wrong));
    AnnotationResult read = read(LINES + "\n" + changed).getLast();
    assertThat(((AnnotationFailure) read).problem().message()).contains(message);
  }

  @Test
  void aLineWithoutEndAndOneThatIsNotUtf8AreErrorsInTheirPlaces() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes((LINES.stripTrailing() + "\n").getBytes(StandardCharsets.UTF_8));
    out.writeBytes(new byte[TextLineInput.LONGEST + 1]);
    out.writeBytes("\n\u00ff\n".getBytes(StandardCharsets.ISO_8859_1));
    out.writeBytes(LINES.getBytes(StandardCharsets.UTF_8));
    List<AnnotationResult> results = new ArrayList<>();
    new AnnotationReader("a.jsonl", new ByteArrayInputStream(out.toByteArray()))
        .forEachRemaining(results::add);
    assertThat(results).hasSize(12);
    assertThat(((AnnotationFailure) results.get(5)).problem().toString())
        .startsWith("a.jsonl:6:1: not an annotated game: a line of more than 16 MiB");
    assertThat(((AnnotationFailure) results.get(6)).problem().toString())
        .startsWith("a.jsonl:7:1: not an annotated game: a line that is not UTF-8");
    assertThat(results.subList(7, 12)).isEqualTo(results.subList(0, 5));
  }

  @Slow
  @Property(tries = 300)
  void damageNeverThrows(Draw draw) {
    int at = draw.between(0, 20_000);
    byte value = draw.anyByte();
    byte[] bytes = LINES.getBytes(StandardCharsets.UTF_8);
    bytes[at % bytes.length] = value;
    new AnnotationReader("a.jsonl", new ByteArrayInputStream(bytes))
        .forEachRemaining(result -> assertThat(result).isNotNull());
  }

  private static List<AnnotationResult> read(String text) {
    List<AnnotationResult> results = new ArrayList<>();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    new AnnotationReader("a.jsonl", new ByteArrayInputStream(bytes)).forEachRemaining(results::add);
    return results;
  }

  private static Set<String> names(JsonNode node) {
    Set<String> names = new TreeSet<>();
    node.fieldNames().forEachRemaining(names::add);
    return names;
  }
}
