package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files and commands of earlier releases with the present program. */
@Tag("slow")
class CompatibilityTest {
  private static final Path KEPT = Path.of("toolkit-core/src/test/resources/compatibility");
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Pattern BLANK = Pattern.compile(" ");

  /**
   * A command of a release.
   *
   * @param folder what the release left
   * @param code the exit code
   * @param file its output
   * @param words the command
   */
  record Command(Path folder, int code, String file, List<String> words) {
    static Command of(Path folder, String line) {
      List<String> words = BLANK.splitAsStream(line.replace("KEPT", folder.toString())).toList();
      return new Command(
          folder, Integer.parseInt(words.get(0)), words.get(1), words.subList(2, words.size()));
    }

    String kept() throws IOException {
      return Files.readString(folder.resolve(file));
    }

    @Override
    public String toString() {
      return "%s: kifu %s".formatted(folder.getFileName(), String.join(" ", words));
    }
  }

  static List<Path> releases() throws IOException {
    try (Stream<Path> folders = Files.list(KEPT)) {
      return folders.filter(Files::isDirectory).sorted().toList();
    }
  }

  static List<Command> commands() throws IOException {
    Stream.Builder<Command> commands = Stream.builder();
    for (Path folder : releases()) {
      Files.readAllLines(folder.resolve("commands.txt")).stream()
          .filter(line -> !line.startsWith("#"))
          .forEach(line -> commands.add(Command.of(folder, line)));
    }
    return commands.build().toList();
  }

  /** Later versions may write more fields and columns, and none less. */
  @ParameterizedTest
  @MethodSource("commands")
  void writesEveryFieldThatTheReleaseWrote(Command command) throws IOException {
    CommandRun now = kifu(command.words().toArray(String[]::new));
    assertThat(now.code()).as(now.err()).isEqualTo(command.code());
    assertThat(fields(command.file(), now.out()))
        .containsAll(fields(command.file(), command.kept()))
        .isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("releases")
  void readsAnnotatedGamesAsTheyWereWritten(Path release) throws IOException {
    for (String file : List.of("annotated.jsonl", "failed.jsonl")) {
      Path kept = release.resolve(file);
      List<JsonNode> written = games(Files.readString(kept));
      List<JsonNode> read = games(kifu("report", kept.toString(), "--format", "jsonl").out());
      assertThat(read).hasSameSizeAs(written);
      for (int i = 0; i < read.size(); i++) {
        assertThat(values(read.get(i))).as(file).containsAll(values(written.get(i)));
      }
    }
  }

  /** Codes of causes that a release counted stand beside those of today. */
  @ParameterizedTest
  @MethodSource("releases")
  void reviewsOldAndNewFilesTogether(Path release) throws IOException {
    String old = release.resolve("annotated.jsonl").toString();
    String now = "examples/annotated-1997.jsonl";
    JsonNode ofOld = review(old);
    JsonNode ofNow = review(now);
    JsonNode both = review(old, now);
    for (String count : List.of("games", "judgedMoves", "bestMoves", "inaccuracies", "blunders")) {
      assertThat(count(both, count)).as(count).isEqualTo(count(ofOld, count) + count(ofNow, count));
    }
    assertThat(both.at("/settings/annotations")).hasSize(2);
    Set<String> codes = codes(ofOld);
    codes.addAll(codes(ofNow));
    assertThat(codes(both)).isEqualTo(codes).contains("x-square");
    assertThat(ofNow.at("/all/mistakes").asInt() + count(ofNow, "blunders")).isPositive();
    long drills = drills(old, now);
    assertThat(drills).isEqualTo(drills(old) + drills(now)).isGreaterThan(1);
  }

  private static JsonNode review(String... files) throws IOException {
    CommandRun run = ofPlayer("review", "json", files);
    return MAPPER.readTree(run.out());
  }

  private static long drills(String... files) throws IOException {
    return ofPlayer("drills", "csv", files).out().lines().count() - 1;
  }

  private static CommandRun ofPlayer(String command, String format, String... files)
      throws IOException {
    Stream<String> options = Stream.of(command, "--player", "Murakami", "--format", format);
    CommandRun run = kifu(Stream.concat(options, Stream.of(files)).toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isZero();
    return run;
  }

  private static int count(JsonNode review, String name) {
    return review.at("/all/" + name).asInt();
  }

  private static Set<String> codes(JsonNode review) {
    Set<String> codes = new TreeSet<>();
    review.at("/motifs").forEach(motif -> codes.add(motif.get("code").asText()));
    return codes;
  }

  /** The names of the columns, or the places and types of the values. */
  private static Set<String> fields(String file, String text) throws IOException {
    Set<String> fields = new TreeSet<>();
    if (file.endsWith(".csv")) {
      text.lines().findFirst().stream()
          .flatMap(Pattern.compile(",")::splitAsStream)
          .forEach(fields::add);
    } else {
      for (JsonNode game : games(text)) {
        addFields(game, "", false, fields);
      }
    }
    return fields;
  }

  /** All objects of a file: one a line, or those of an array. */
  private static List<JsonNode> games(String text) throws IOException {
    try (MappingIterator<JsonNode> documents = MAPPER.readerFor(JsonNode.class).readValues(text)) {
      return documents.readAll();
    }
  }

  private static Set<String> values(JsonNode node) {
    Set<String> values = new TreeSet<>();
    addFields(node, "", true, values);
    return values;
  }

  private static void addFields(
      JsonNode node, String place, boolean withValues, Set<String> fields) {
    if (node.isObject()) {
      node.properties()
          .forEach(
              each -> addFields(each.getValue(), place + "." + each.getKey(), withValues, fields));
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        addFields(node.get(i), place + (withValues ? "[" + i + "]" : "[]"), withValues, fields);
      }
    } else {
      fields.add(place + " " + (withValues ? node.asText() : node.getNodeType()));
    }
  }
}
