package org.kifu.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.testing.Games;

/** The files that a hosting service reads: workflows and issue forms. */
class HostingFilesTest {
  private static final Path ROOT = Games.examples().resolveSibling(".github");
  private static final Pattern PROGRAM = Pattern.compile("(?m)(?:^|\\s)\\./([\\w./-]+)");

  private static Stream<Path> workflows() throws IOException {
    return files("workflows");
  }

  private static Stream<Path> forms() throws IOException {
    return files("ISSUE_TEMPLATE").filter(file -> !file.endsWith("config.yml"));
  }

  private static Stream<Path> files(String folder) throws IOException {
    try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
      return files.sorted().toList().stream();
    }
  }

  private static JsonNode yaml(Path file) throws IOException {
    return new ObjectMapper(new YAMLFactory()).readTree(file.toFile());
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void aWorkflowMayOnlyReadAndEnds(Path file) throws IOException {
    JsonNode workflow = yaml(file);
    assertThat(workflow.at("/permissions").toString()).isEqualTo("{\"contents\":\"read\"}");
    assertThat(workflow.at("/concurrency/group").asText()).contains("github.ref");
    assertThat(workflow.get("jobs"))
        .allSatisfy(job -> assertThat(job.at("/timeout-minutes").asInt()).isPositive())
        .allSatisfy(job -> assertThat(job.has("permissions")).isFalse());
    assertThat(workflow.findValuesAsText("uses"))
        .isNotEmpty()
        .allMatch(action -> action.matches("[\\w-]+/[\\w-]+@(v\\d+|[0-9a-f]{40})"));
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void aWorkflowRunsProgramsOfTheProject(Path file) throws IOException {
    JsonNode workflow = yaml(file);
    String commands =
        String.join("\n", workflow.findValuesAsText("run"))
            + "\n"
            + String.join("\n", workflow.findValuesAsText("verify"));
    List<String> programs =
        PROGRAM.matcher(commands).results().map(match -> match.group(1)).toList();
    assertThat(programs)
        .isNotEmpty()
        .allSatisfy(program -> assertThat(ROOT.resolveSibling(program)).exists());
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void aWorkflowSaysWhatWasTried(Path file) throws IOException {
    String comment =
        String.join(
            " ", Files.readAllLines(file).stream().takeWhile(l -> l.startsWith("#")).toList());
    assertThat(comment).contains("Tried: ").contains("Never tried: ");
  }

  @ParameterizedTest
  @MethodSource("forms")
  void aFormHasAllThatTheServiceAsksFor(Path file) throws IOException {
    JsonNode form = yaml(file);
    assertThat(form.path("name").asText()).isNotEmpty();
    assertThat(form.path("description").asText()).isNotEmpty();
    assertThat(form.path("body"))
        .allSatisfy(
            field -> {
              String type = field.path("type").asText();
              assertThat(type).isIn("markdown", "textarea", "input", "dropdown", "checkboxes");
              String text = type.equals("markdown") ? "value" : "label";
              assertThat(field.at("/attributes/" + text).asText()).isNotEmpty();
            });
    List<String> ids = form.path("body").findValuesAsText("id");
    assertThat(Set.copyOf(ids)).hasSameSizeAs(ids);
  }

  @Test
  void updatesAreProposedForAllThatIsPinned() throws IOException {
    assertThat(yaml(ROOT.resolve("dependabot.yml")).findValuesAsText("package-ecosystem"))
        .containsExactlyInAnyOrder("maven", "github-actions");
  }
}
