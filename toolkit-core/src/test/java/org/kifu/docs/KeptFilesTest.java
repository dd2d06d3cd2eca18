package org.kifu.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.testing.Games;
import org.kifu.testing.SchemaCheck;

/** Files of earlier releases fit the schemas as they are now. */
class KeptFilesTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Path ROOT = Games.examples().resolveSibling("");

  @ParameterizedTest
  @CsvSource({
    "annotated-game, annotated.jsonl",
    "annotated-game, annotated.json",
    "annotated-game, failed.jsonl",
    "player-review, review.json",
    "ratings, ratings.json",
    "tournament, tournament.json"
  })
  void keptFilesFitTheSchema(String schema, String name) throws IOException {
    Path described = ROOT.resolve("docs/schema").resolve(schema + ".schema.json");
    SchemaCheck check = new SchemaCheck(MAPPER.readTree(Files.readAllBytes(described)));
    for (Path release : releases()) {
      List<JsonNode> documents = documents(release.resolve(name));
      assertThat(documents).isNotEmpty();
      for (JsonNode document : documents) {
        assertThat(check.faults(document)).as("%s of %s", name, release).isEmpty();
      }
    }
  }

  private static List<Path> releases() throws IOException {
    try (Stream<Path> folders =
        Files.list(ROOT.resolve("toolkit-core/src/test/resources/compatibility"))) {
      return folders.filter(Files::isDirectory).sorted().toList();
    }
  }

  private static List<JsonNode> documents(Path file) throws IOException {
    try (MappingIterator<JsonNode> documents =
        MAPPER.readerFor(JsonNode.class).readValues(file.toFile())) {
      return documents.readAll();
    }
  }
}
