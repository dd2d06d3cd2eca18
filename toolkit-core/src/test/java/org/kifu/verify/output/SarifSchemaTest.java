package org.kifu.verify.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.testing.Verified;
import org.kifu.testing.WthorBytes;
import org.kifu.verify.Finding;
import org.kifu.verify.output.VerifyWriter.VerifySettings;

/** SARIF against the schema of OASIS, version 2.1.0, as another project's jar carries it. */
class SarifSchemaTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void everyKindOfFindingAtEveryKindOfPlaceIsValid() throws IOException {
    StringWriter out = new StringWriter();
    VerifyWriter sarif = writer(out);
    for (ProblemCode code : ProblemCode.values()) {
      for (SourceLocation where :
          new SourceLocation[] {
            SourceLocation.whole("no such file.txt"),
            SourceLocation.atByte("games.zip!/1997/WTH 1997.wtb", 1104),
            new SourceLocation("/data/\u00e9t\u00e9 100%.txt", 17, 3, 7)
          }) {
        sarif.write(new Finding(new Problem(code, where, 2, 5, "says \"what\""), code.severity()));
      }
    }
    sarif.finish(Verified.of().result());
    assertValid(JSON.readTree(out.toString()), 3 * ProblemCode.values().length);
  }

  @Test
  void aDamagedArchiveIsValid() throws IOException {
    byte[] bytes = WthorBytes.year(1980);
    for (int at = 30; at < bytes.length; at += 400) {
      bytes[at] ^= 0x55;
    }
    Verified run = Verified.of(Source.of("WTH 1980.wtb", bytes), Source.of("e", new byte[0]));
    StringWriter out = new StringWriter();
    VerifyWriter sarif = writer(out);
    for (Finding finding : run.findings()) {
      sarif.write(finding);
    }
    sarif.finish(run.result());
    assertThat(run.findings()).hasSizeGreaterThan(20);
    assertValid(JSON.readTree(out.toString()), run.findings().size());
  }

  @Test
  void theSchemaRefusesWhatIsNotSarif() throws IOException {
    StringWriter out = new StringWriter();
    VerifyWriter sarif = writer(out);
    sarif.finish(Verified.of().result());
    String wrong = out.toString().replace("\"version\":\"2.1.0\"", "\"version\":\"2\"");
    assertThat(schema().validate(JSON.readTree(wrong))).isNotEmpty();
  }

  private static void assertValid(JsonNode sarif, int results) throws IOException {
    assertThat(schema().validate(sarif)).isEmpty();
    JsonNode list = sarif.at("/runs/0/results");
    assertThat(list).hasSize(results);
    for (JsonNode result : list) {
      JsonNode place = result.at("/locations/0/physicalLocation");
      assertThat(result.path("ruleId").asText()).isNotEmpty();
      assertThat(result.path("level").asText()).isIn("error", "warning", "note");
      assertThat(place.at("/artifactLocation/uri").asText()).matches("[!-~]+");
      assertThat(place.path("region").has("startLine") || place.path("region").has("byteOffset"))
          .isTrue();
    }
  }

  private static VerifyWriter writer(StringWriter out) throws IOException {
    return VerifyWriter.sarif(
        out,
        new VerifySettings("othello", false, Optional.of(Severity.ERROR), Optional.empty()),
        ProblemCode::reason);
  }

  private static JsonSchema schema() throws IOException {
    try (InputStream bytes =
        Objects.requireNonNull(
            SarifSchemaTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json"))) {
      return JsonSchemaFactory.getInstance(VersionFlag.V7).getSchema(bytes);
    }
  }
}
