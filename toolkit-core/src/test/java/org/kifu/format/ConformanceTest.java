package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.Stored;

/** The corpus of inputs in {@code examples/conformance}, of which this reader is one reader. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ConformanceTest {
  private static final Path FOLDER = Games.examples().resolve("conformance");
  private static final Path CASES = FOLDER.resolve("cases.json");
  private static final ObjectMapper JSON = new ObjectMapper();

  private final List<JsonNode> cases = cases();

  private static List<JsonNode> cases() {
    List<JsonNode> cases = new ArrayList<>();
    try {
      JSON.readTree(CASES.toFile()).get("cases").forEach(cases::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return cases;
  }

  Stream<JsonNode> all() {
    return cases.stream();
  }

  @ParameterizedTest
  @MethodSource("all")
  void givesTheGamesThatTheInputHolds(JsonNode each) throws IOException {
    List<ParsedGame> games = read(each, new ArrayList<>());
    JsonNode expected = each.get("games");
    assertThat(games).as(each.get("note").asText()).hasSameSizeAs(expected);
    for (int i = 0; i < games.size(); i++) {
      if (expected.get(i).isNull()) {
        assertThat(isTold(games.get(i))).isTrue();
      } else {
        assertThat(said(games.get(i), expected.get(i))).isEqualTo(expected.get(i));
      }
    }
  }

  /** Whether something is wrong with a game that has no right answer. */
  private static boolean isTold(ParsedGame game) {
    return !game.problems().isEmpty()
        || game.record()
            .map(record -> Replay.of(Othello.RULES, record).ending())
            .filter(Replay.Ending.Illegal.class::isInstance)
            .isPresent();
  }

  /** The values that a game has in the fields that are expected. */
  private static JsonNode said(ParsedGame game, JsonNode expected) {
    GameRecord record = game.record().orElseGet(() -> fail("no record"));
    GameHeader header = record.header();
    ObjectNode said = JSON.createObjectNode();
    expected
        .fieldNames()
        .forEachRemaining(
            name -> {
              switch (name) {
                case "moves" -> said.put(name, moves(record));
                case "black" -> said.put(name, header.black());
                case "white" -> said.put(name, header.white());
                case "event" -> said.put(name, header.event());
                case "place" -> said.put(name, header.place());
                case "date" -> said.put(name, header.date().toString());
                case "blackDiscs" -> said.put(name, record.declared().blackDiscs().orElse(-1));
                default -> fail("unknown field " + name);
              }
            });
    return said;
  }

  private static String moves(GameRecord record) {
    StringBuilder moves = new StringBuilder();
    record.moves().forEach(move -> moves.append(move.toString().replace("pass", "")));
    return moves.toString();
  }

  private static List<ParsedGame> read(JsonNode each, List<Problem> problems) throws IOException {
    Path file = FOLDER.resolve(each.get("file").asText());
    ReadOptions options = ReadOptions.reportingTo(problems::add);
    try (GameReader reader = GameReader.open(Source.of(file), options)) {
      return reader.stream().toList();
    }
  }

  /** All findings stand in the corpus, none more and none less. */
  @Test
  void tellsTheFindingsOfTheCorpus() throws IOException {
    ObjectNode corpus = (ObjectNode) JSON.readTree(CASES.toFile());
    for (JsonNode each : corpus.get("cases")) {
      List<Problem> problems = new ArrayList<>();
      read(each, problems).forEach(game -> problems.addAll(game.problems()));
      ArrayNode findings = ((ObjectNode) each).putArray("findings");
      problems.forEach(problem -> add(findings, problem));
    }
    Stored.assertIsIn(CASES, corpus.toPrettyString() + "\n");
  }

  private static void add(ArrayNode findings, Problem problem) {
    ObjectNode finding = findings.addObject().put("code", problem.code().code());
    if (problem.where().line() > 0) {
      finding.put("line", problem.where().line()).put("column", problem.where().column());
    }
    if (problem.game() > 0) {
      finding.put("game", problem.game());
    }
  }

  /** A file of each notation that is read and written again is the same file. */
  @ParameterizedTest
  @MethodSource("roundTrips")
  void isWrittenAsItWasRead(JsonNode each) throws IOException {
    Path file = FOLDER.resolve(each.get("file").asText());
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    String notation = each.get("notation").asText();
    WritableFormat format = Formats.named(notation, Formats.WRITABLE);
    try (GameReader reader = GameReader.open(file);
        GameWriter writer = format.writer(written)) {
      for (ParsedGame game : reader.stream().toList()) {
        writer.write(game.record().orElseThrow());
      }
    }
    assertThat(written.toByteArray()).isEqualTo(Files.readAllBytes(file));
  }

  Stream<JsonNode> roundTrips() {
    return cases.stream().filter(each -> each.get("kind").asText().equals("round-trip"));
  }

  /** Each file of the corpus has a case, and no case lacks its file. */
  @Test
  void hasACaseForEachFile() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER.resolve("files"))) {
      assertThat(files.map(file -> "files/" + file.getFileName()))
          .containsExactlyInAnyOrderElementsOf(
              cases.stream().map(each -> each.get("file").asText()).toList());
    }
    assertThat(cases.stream().map(each -> each.get("name").asText())).doesNotHaveDuplicates();
  }
}
