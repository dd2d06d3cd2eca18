package org.kifu.verify.output;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter.NopIndenter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.core.util.Separators.Spacing;
import java.io.IOException;
import java.io.Writer;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;
import org.kifu.json.JsonStream;
import org.kifu.json.Tool;
import org.kifu.verify.Finding;
import org.kifu.verify.VerifyResult;

/**
 * Findings in the Static Analysis Results Interchange Format 2.1.0: a rule a problem code, a result
 * a finding, the counts among the properties of the run.
 */
final class VerifySarif implements VerifyWriter {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private final JsonGenerator json;

  VerifySarif(Writer out, VerifySettings settings) throws IOException {
    json = JsonStream.onto(out, "");
    json.setPrettyPrinter(
        new DefaultPrettyPrinter(
                Separators.createDefaultInstance().withObjectFieldValueSpacing(Spacing.NONE))
            .withArrayIndenter(new DefaultIndenter("", "\n"))
            .withObjectIndenter(NopIndenter.instance));
    json.writeStartObject();
    json.writeStringField("$schema", SCHEMA);
    json.writeStringField("version", "2.1.0");
    json.writeArrayFieldStart("runs");
    json.writeStartObject();
    writeTool();
    json.writeStringField("columnKind", "utf16CodeUnits");
    json.writeArrayFieldStart("results");
  }

  private void writeTool() throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", Tool.NAME);
    json.writeStringField("version", Tool.version());
    json.writeArrayFieldStart("rules");
    for (ProblemCode code : ProblemCode.values()) {
      writeRule(code);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private void writeRule(ProblemCode code) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", code.code());
    writeText("shortDescription", code.reason());
    json.writeObjectFieldStart("defaultConfiguration");
    json.writeStringField("level", level(code.severity()));
    json.writeEndObject();
    json.writeEndObject();
  }

  private void writeText(String name, String text) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeStringField("text", text);
    json.writeEndObject();
  }

  @Override
  public void write(Finding finding) throws IOException {
    Problem problem = finding.problem();
    json.writeStartObject();
    json.writeStringField("ruleId", problem.code().code());
    json.writeStringField("level", level(finding.severity()));
    writeText("message", problem.message());
    writeLocation(problem.where());
    writeProperties(problem);
    json.writeEndObject();
  }

  private void writeLocation(SourceLocation where) throws IOException {
    json.writeArrayFieldStart("locations");
    json.writeStartObject();
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", Uris.of(where.source()));
    json.writeEndObject();
    writeRegion(where);
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndArray();
  }

  private void writeRegion(SourceLocation where) throws IOException {
    json.writeObjectFieldStart("region");
    if (where.line() > 0) {
      json.writeNumberField("startLine", where.line());
      if (where.column() > 0) {
        json.writeNumberField("startColumn", where.column());
      }
    } else {
      json.writeNumberField("byteOffset", Math.max(0, where.offset()));
      json.writeNumberField("byteLength", 0);
    }
    json.writeEndObject();
  }

  private void writeProperties(Problem problem) throws IOException {
    if (problem.game() == 0) {
      return;
    }
    json.writeObjectFieldStart("properties");
    json.writeNumberField("game", problem.game());
    if (problem.ply() > 0) {
      json.writeNumberField("ply", problem.ply());
    }
    json.writeEndObject();
  }

  @Override
  public void finish(VerifyResult result) throws IOException {
    json.writeEndArray();
    json.writeObjectFieldStart("properties");
    VerifyJson.writeCounts(result.total(), json);
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
    json.writeRaw('\n');
    json.close();
  }

  private static String level(Severity severity) {
    return switch (severity) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case INFO -> "note";
    };
  }
}
