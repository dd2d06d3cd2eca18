package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.game.ProblemCode;
import org.kifu.verify.output.FindingExamples;

/** Each finding is shown by a file, and its page says so. */
class FindingFilesTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Said of what is no file. */
  private static final Set<ProblemCode> WITHOUT = EnumSet.of(ProblemCode.IO_ERROR);

  static Stream<Map.Entry<ProblemCode, FindingExamples.Files>> shown() {
    return FindingExamples.all().entrySet().stream();
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("shown")
  void theBadFileHasTheFindingAndTheGoodOneHasNot(
      Map.Entry<ProblemCode, FindingExamples.Files> entry) throws IOException {
    FindingExamples.Files files = entry.getValue();
    Set<String> expected = new TreeSet<>(files.also());
    expected.add(entry.getKey().code());
    assertThat(codes(files.bad(), files.options())).isEqualTo(expected);
    assertThat(codes(files.good(), files.options())).isSubsetOf(files.also());
  }

  @Test
  void everyFindingHasFiles() {
    Set<ProblemCode> without = EnumSet.allOf(ProblemCode.class);
    without.removeAll(FindingExamples.all().keySet());
    assertThat(without).isEqualTo(WITHOUT);
  }

  @Test
  void everyFileBelongsToAFinding() throws IOException {
    Set<String> listed = new TreeSet<>(Set.of("index.csv", "README.md"));
    FindingExamples.all().keySet().forEach(code -> listed.add(code.code()));
    try (Stream<Path> files = Files.list(Path.of(FindingExamples.FOLDER))) {
      assertThat(files.map(file -> file.getFileName().toString())).hasSameElementsAs(listed);
    }
  }

  @Test
  void explainPrintsThePageOfTheDocumentation() throws IOException {
    Path page = Path.of(Examples.path("../docs/findings.md"));
    String printed = CommandRun.kifu("explain", "--format", "md").out();
    if (Boolean.getBoolean("kifu.renew")) {
      Files.writeString(page, printed);
    }
    assertThat(printed).as("-Dkifu.renew=true writes it").isEqualTo(Files.readString(page));
  }

  private static Set<String> codes(String file, List<String> options) throws IOException {
    List<String> args = new ArrayList<>(List.of("verify", FindingExamples.FOLDER + file));
    args.addAll(List.of("--format", "jsonl", "--fail-on", "never"));
    args.addAll(options);
    Set<String> codes = new TreeSet<>();
    for (String line : CommandRun.kifu(args.toArray(String[]::new)).lines()) {
      JsonNode object = JSON.readTree(line);
      if (object.has("code")) {
        codes.add(object.get("code").asText());
      }
    }
    return codes;
  }
}
