package org.kifu.verify.output;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;
import org.kifu.json.JsonObject;
import org.kifu.json.JsonOutput;
import org.kifu.json.Tool;
import org.kifu.verify.Finding;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.output.VerifyWriter.VerifySettings;

/**
 * Findings in the Static Analysis Results Interchange Format 2.1.0: a rule for each problem code, a
 * result for each finding, and the counts in the properties of the run.
 */
final class VerifySarif implements VerifyWriter {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private static final Pattern DRIVE = Pattern.compile("[A-Za-z]:[/\\\\].*", Pattern.DOTALL);

  private static final Pattern DOTS = Pattern.compile("(?<=/)\\.{1,2}(?=/|$)");

  /** The characters of a path that are not encoded; a colon is, because it may end a scheme. */
  private static final String PLAIN = "-._~/!$&'()*+,;=@";

  private final JsonOutput json;

  VerifySarif(Writer out, VerifySettings settings, Function<ProblemCode, String> meanings)
      throws IOException {
    json =
        JsonOutput.elementsOnLines(out, " ")
            .begin()
            .put("$schema", SCHEMA)
            .put("version", "2.1.0")
            .beginList("runs")
            .begin()
            .put("tool", tool(meanings))
            .put("columnKind", "utf16CodeUnits")
            .beginList("results");
  }

  private static JsonObject tool(Function<ProblemCode, String> meanings) {
    JsonObject driver =
        new JsonObject()
            .put("name", Tool.NAME)
            .put("version", Tool.version())
            .putEach(
                "rules", List.of(ProblemCode.values()), code -> rule(code, meanings.apply(code)));
    return new JsonObject().put("driver", driver);
  }

  private static JsonObject rule(ProblemCode code, String meaning) {
    return new JsonObject()
        .put("id", code.code())
        .put("shortDescription", text(meaning))
        .put("defaultConfiguration", new JsonObject().put("level", level(code.severity())));
  }

  private static JsonObject text(String text) {
    return new JsonObject().put("text", text);
  }

  @Override
  public void write(Finding finding) throws IOException {
    Problem problem = finding.problem();
    JsonObject result =
        new JsonObject()
            .put("ruleId", problem.code().code())
            .put("level", level(finding.severity()))
            .put("message", text(problem.message()))
            .put("locations", List.of(location(problem.where())));
    if (problem.game() != 0) {
      result.put(
          "properties",
          new JsonObject().put("game", problem.game()).putPositive("ply", problem.ply()));
    }
    json.write(result);
  }

  private static JsonObject location(SourceLocation where) {
    JsonObject physical =
        new JsonObject()
            .put("artifactLocation", new JsonObject().put("uri", uri(where.source())))
            .put("region", region(where));
    return new JsonObject().put("physicalLocation", physical);
  }

  private static JsonObject region(SourceLocation where) {
    return where.line() > 0
        ? new JsonObject().put("startLine", where.line()).putPositive("startColumn", where.column())
        : new JsonObject().put("byteOffset", Math.max(0, where.offset())).put("byteLength", 0);
  }

  @Override
  public void finish(VerifyResult result) throws IOException {
    json.endList().put("properties", VerifyJson.counts(result.total())).end().endList().end();
    json.endLine();
    json.close();
  }

  private static String level(Severity severity) {
    return switch (severity) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case INFO -> "note";
    };
  }

  /**
   * A path as a URI reference (RFC 3986): an absolute path with the scheme {@code file}, a relative
   * path as it is, with blanks and characters that are not ASCII percent-encoded. The path of an
   * entry of an archive continues that of the archive.
   */
  private static String uri(String source) {
    if (DRIVE.matcher(source).matches()) {
      String drive = source.substring(0, 2);
      return "file:///" + drive + encoded(source.substring(2).replace('\\', '/'));
    }
    String file = SourceLocation.fileOf(source);
    String inside = source.substring(file.length());
    return (source.startsWith("/") ? "file://" : "") + encoded(file) + withoutDots(encoded(inside));
  }

  /** The path without parts that would lead a reader of the URI out of the archive. */
  private static String withoutDots(String path) {
    return DOTS.matcher(path).replaceAll(dots -> dots.group().replace(".", "%2E"));
  }

  private static String encoded(String path) {
    StringBuilder uri = new StringBuilder(path.length());
    for (byte each : path.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (each & 0xFF);
      boolean isPlain =
          c >= 'a' && c <= 'z'
              || c >= 'A' && c <= 'Z'
              || c >= '0' && c <= '9'
              || PLAIN.indexOf(c) >= 0;
      uri.append(isPlain ? String.valueOf(c) : String.format(Locale.ROOT, "%%%02X", (int) c));
    }
    return uri.toString();
  }
}
