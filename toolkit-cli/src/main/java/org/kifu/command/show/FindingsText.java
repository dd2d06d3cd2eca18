package org.kifu.command.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.base.BaseException;
import org.kifu.command.form.FindingMeaning;
import org.kifu.game.ProblemCode;
import org.kifu.table.Column;
import org.kifu.table.MarkdownTable;
import org.kifu.table.TextTable;
import org.kifu.verify.output.FindingExamples;
import org.kifu.verify.output.FindingExamples.Files;

/** The meaning of findings, for people. */
final class FindingsText {
  private FindingsText() {}

  /** One finding with its examples. */
  static String of(ProblemCode code) {
    StringBuilder text = new StringBuilder();
    text.append(
        "%s (%s)\n%s\n".formatted(code.code(), code.severity().label(), FindingMeaning.of(code)));
    if (code.isTolerance()) {
      text.append(
          "It is a tolerance: the game counts as repaired, and --strict makes it an error.\n");
    }
    text.append("\n  good: ").append(code.goodExample());
    text.append("\n  bad:  ").append(code.badExample()).append('\n');
    @Nullable Files files = FindingExamples.all().get(code);
    return text.append('\n')
        .append(files == null ? "No file can show it.\n" : with(files))
        .toString();
  }

  /** The meaning of a fault of a base, which is not a finding about a record. */
  static String of(BaseException.BaseFault fault) {
    return "%s (error)\n%s\n%s\n".formatted(fault.code(), fault.reason(), fault.remedy());
  }

  private static String with(Files files) {
    List<String> words = new ArrayList<>(List.of("kifu verify"));
    words.addAll(files.options());
    words.add(FindingExamples.FOLDER + files.bad());
    String command = String.join(" ", words);
    return file("good", files.good()) + file("bad", files.bad()) + "\n" + command + "\n";
  }

  private static String file(String kind, String name) {
    String head = kind + " file: " + FindingExamples.FOLDER + name + "\n";
    Optional<String> text = FindingExamples.text(name);
    return text.isEmpty() || text.get().isEmpty()
        ? head
        : head + text.get().indent(4).replace("    \n", "\n");
  }

  /** All findings, each on a line. */
  static String list() {
    TextTable<Line> lines =
        new TextTable<>(
            List.of(
                Column.<Line>text("", 22, Line::code).fixed(),
                Column.<Line>text("", 7, Line::severity).fixed(),
                Column.text("", Line::reason)));
    for (ProblemCode each : ProblemCode.values()) {
      lines.add(new Line(each.code(), each.severity().label(), FindingMeaning.of(each)));
    }
    for (BaseException.BaseFault each : BaseException.BaseFault.values()) {
      lines.add(new Line(each.code(), "error", each.reason()));
    }
    return lines.body();
  }

  private record Line(String code, String severity, String reason) {}

  /** The page of the documentation. */
  static String page() {
    Map<ProblemCode, Files> files = FindingExamples.all();
    List<Column<ProblemCode>> columns =
        List.of(
            Column.text("code", code -> "`" + code.code() + "`"),
            Column.text("severity", code -> code.severity().label()),
            Column.text("tolerance", code -> code.isTolerance() ? "yes" : ""),
            Column.text("what it means", FindingMeaning::of),
            Column.text("shown by", code -> shown(files.get(code))));
    return """
    # Findings

    A finding is something that Kifu reports about a record. This page lists all findings, for everyone who has met one. Each has a code
    that never changes, and a file that shows it:

    ```sh
    ./kifu explain illegal-move
    ./kifu verify examples/findings/illegal-move/bad.txt   # exit code 1
    ```

    | severity | meaning |
    | --- | --- |
    | error | Kifu cannot use a game or a source, in whole or in part. |
    | warning | Something that you should look at. |
    | info | A remark. |

    A **tolerance** marks something unusual that Kifu could read anyway. The game counts as repaired; with `--strict` it is an error.
    [Checking records](checking.md#verify) says how severities become exit codes.

    A [base](base.md) that cannot be used has a code too: `not-a-base`, `base-version`, `base-old`, `base-damaged`, `base-busy` or `base-full`.
    `kifu explain` knows these codes. They are not findings about a record.

    `kifu explain --format md` prints this page.

    """
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
}
