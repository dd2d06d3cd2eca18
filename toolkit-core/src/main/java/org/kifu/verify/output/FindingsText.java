package org.kifu.verify.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;
import org.kifu.game.OptionHint;
import org.kifu.game.ProblemCode;
import org.kifu.store.StoreException;
import org.kifu.table.Column;
import org.kifu.table.MarkdownTable;
import org.kifu.table.TextTable;
import org.kifu.verify.output.FindingsText.FindingExamples.Files;

/** The meaning of findings, for people. */
public final class FindingsText {
  private FindingsText() {}

  /** One finding with its examples. */
  public static String of(ProblemCode code) {
    StringBuilder text = new StringBuilder();
    text.append("%s (%s)\n%s\n".formatted(code.code(), code.severity().label(), code.reason()));
    if (code.isTolerance()) {
      text.append(
          "It is a tolerance: the game counts as repaired, and %s makes it an error.\n"
              .formatted(OptionHint.STRICT));
    }
    text.append("\n  good: ").append(code.goodExample());
    text.append("\n  bad:  ").append(code.badExample()).append('\n');
    @Nullable Files files = FindingExamples.all().get(code);
    return text.append('\n')
        .append(files == null ? "No file can show it.\n" : with(files))
        .toString();
  }

  /** What is wrong with a store of openings, which is no finding in a record. */
  public static String of(StoreException.StoreFault fault) {
    return "%s (error)\n%s\n%s\n".formatted(fault.code(), fault.reason(), fault.remedy());
  }

  private static String with(Files files) {
    String command = files.command() + "\n";
    return file("good", files.good()) + file("bad", files.bad()) + "\n" + command;
  }

  private static String file(String kind, String name) {
    String head = kind + " file: " + FindingExamples.FOLDER + name + "\n";
    Optional<String> text = FindingExamples.text(name);
    return text.isEmpty() || text.get().isEmpty()
        ? head
        : head + text.get().indent(4).replace("    \n", "\n");
  }

  /** All findings, a line each. */
  public static String list() {
    TextTable<Line> lines =
        new TextTable<>(
            List.of(
                Column.<Line>text("", 22, Line::code).fixed(),
                Column.<Line>text("", 7, Line::severity).fixed(),
                Column.text("", Line::reason)));
    for (ProblemCode each : ProblemCode.values()) {
      lines.add(new Line(each.code(), each.severity().label(), each.reason()));
    }
    for (StoreException.StoreFault each : StoreException.StoreFault.values()) {
      lines.add(new Line(each.code(), "error", each.reason()));
    }
    return lines.body();
  }

  private record Line(String code, String severity, String reason) {}

  /** The page of the documentation. */
  public static String page() {
    Map<ProblemCode, Files> files = FindingExamples.all();
    List<Column<ProblemCode>> columns =
        List.of(
            Column.text("code", code -> "`" + code.code() + "`"),
            Column.text("severity", code -> code.severity().label()),
            Column.text("tolerance", code -> code.isTolerance() ? "yes" : ""),
            Column.text("what it means", ProblemCode::reason),
            Column.text("shown by", code -> shown(files.get(code))));
    return """
    # Findings

    Each finding has a code that never changes. `kifu explain CODE` says what it means, with a good and a bad example; this table is
    what `kifu explain %s md` prints. How severities become exit codes is said with [verify](cli.md#verify).

    - **error**: a game or a source that cannot be used, in whole or in part.
    - **warning**: something that a person should look at.
    - **info**: a remark.
    - A **tolerance** is how a game was taken that is not as it should be: it counts as repaired, and with `%s` it is an error.

    What is wrong with a [store of openings](cli.md#index) has a code too (`not-a-store`, `store-version`, `store-truncated`, `store-damaged`), which `kifu explain` knows; it is no finding in a record.

    """
            .formatted(OptionHint.FORMAT, OptionHint.STRICT)
        + MarkdownTable.ofMarkup(columns, List.of(ProblemCode.values()));
  }

  private static String shown(@Nullable Files files) {
    if (files == null) {
      return "no file";
    }
    String options =
        files.options().isEmpty() ? "" : " with `" + String.join(" ", files.options()) + "`";
    String also = files.also().isEmpty() ? "" : "; also " + String.join(", ", files.also());
    return link("good", files.good()) + ", " + link("bad", files.bad()) + options + also;
  }

  private static String link(String kind, String name) {
    return "[%s](../%s%s)".formatted(kind, FindingExamples.FOLDER, name);
  }

  /**
   * The files of the repository that show each finding, {@code examples/findings}: a good one and a
   * bad one each, listed in {@code index.csv}.
   */
  public static final class FindingExamples {
    /** The place of the files in the repository. */
    public static final String FOLDER = "examples/findings/";

    private static final CSVFormat FORMAT =
        CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

    /** More of a text is not shown. */
    private static final int MOST_BYTES = 2000;

    /**
     * The files that show a finding; folders where several belong together.
     *
     * @param good its name below {@link #FOLDER}; it does not have the finding
     * @param bad likewise; it has the finding
     * @param options what to give {@code kifu verify} besides
     * @param also the codes of other findings that come with it
     */
    public record Files(String good, String bad, List<String> options, List<String> also) {
      /** The command that shows the finding. */
      public String command() {
        return "kifu verify "
            + String.join(" ", options)
            + (options.isEmpty() ? "" : " ")
            + FOLDER
            + bad;
      }
    }

    private FindingExamples() {}

    /** The files of each code that has some. */
    public static Map<ProblemCode, Files> all() {
      Map<ProblemCode, Files> all = new LinkedHashMap<>();
      try (InputStream bytes = Objects.requireNonNull(open("index.csv"));
          CSVParser rows = FORMAT.parse(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
        for (CSVRecord row : rows) {
          ProblemCode code = ProblemCode.byCode(row.get("code")).orElseThrow();
          all.put(
              code,
              new Files(
                  row.get("good"),
                  row.get("bad"),
                  words(row.get("options")),
                  words(row.get("also"))));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return all;
    }

    private static List<String> words(String text) {
      return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }

    /** The text of a file below {@link #FOLDER}; nothing for a folder, and for what is no text. */
    public static Optional<String> text(String file) {
      if (!file.contains(".")) {
        return Optional.empty();
      }
      try (InputStream bytes = open(file)) {
        return bytes == null ? Optional.empty() : asText(bytes.readNBytes(MOST_BYTES));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static Optional<String> asText(byte[] bytes) {
      try {
        String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        boolean isText = text.chars().allMatch(c -> c >= ' ' || c == '\n' || c == '\r');
        return isText ? Optional.of(text.strip()) : Optional.empty();
      } catch (CharacterCodingException e) {
        return Optional.empty();
      }
    }

    private static @Nullable InputStream open(String file) {
      return FindingExamples.class.getResourceAsStream("findings/" + file);
    }
  }
}
