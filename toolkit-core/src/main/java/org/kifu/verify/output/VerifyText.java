package org.kifu.verify.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kifu.game.Counted;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.table.Column;
import org.kifu.table.TextTable;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.TheoryVerdict;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.Finding;
import org.kifu.verify.Tally;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.VerifyResult.Group;
import org.kifu.verify.output.VerifyWriter.VerifySettings;
import org.kifu.words.Colours;
import org.kifu.words.Printable;

/**
 * A verification for people. It lists the first few findings of each kind in a source, and the
 * number of the rest.
 */
final class VerifyText implements VerifyWriter {
  private static final int SHOWN_OF_A_KIND = 10;

  /** The counts that people need in a table; the others are in the other forms. */
  private static final List<Column<Tally>> COLUMNS =
      TallyColumns.ALL.stream()
          .filter(
              column ->
                  !Set.of("accepted", "repaired", "quarantined", "scores_agree")
                      .contains(column.name()))
          .toList();

  private static final List<Column<Map.Entry<String, Long>>> FINDINGS =
      List.of(
          Column.<Map.Entry<String, Long>>number("", 7, Map.Entry::getValue).fixed(),
          Column.<Map.Entry<String, Long>>text("", Map.Entry::getKey).after(1));

  private final Writer out;
  private final VerifySettings settings;
  private final String rest;
  private final Colours colours;
  private final Map<ProblemCode, Integer> inSource = new EnumMap<>(ProblemCode.class);
  private String source = "";
  private boolean empty = true;
  private boolean duplicates;

  VerifyText(Writer out, VerifySettings settings, String rest, Colours colours) {
    this.out = out;
    this.settings = settings;
    this.rest = rest;
    this.colours = colours;
  }

  @Override
  public void write(Finding finding) throws IOException {
    Problem problem = finding.problem();
    boolean isDuplicate = problem.code() == ProblemCode.DUPLICATE;
    if (empty || !source.equals(problem.where().source())) {
      endSource();
      source = problem.where().source();
      out.write(empty || isDuplicate && duplicates ? "" : "\n");
      empty = false;
    }
    duplicates |= isDuplicate;
    if (inSource.merge(problem.code(), 1, Integer::sum) <= SHOWN_OF_A_KIND) {
      out.write(line(finding));
    }
  }

  /** {@code WTH_2010.wtb@1104: game 17, ply 23: error: e3 flips nothing [illegal-move]}. */
  private String line(Finding finding) {
    Problem problem = finding.problem();
    String place =
        problem.where()
            + (problem.game() > 0 ? ": game " + problem.game() : "")
            + (problem.ply() > 0 ? ", ply " + problem.ply() : "");
    return Printable.line(place)
        + ": "
        + colours.of(finding.severity(), finding.severity().label())
        + ": "
        + Printable.line(problem.message())
        + " [%s]\n".formatted(problem.code().code());
  }

  private void endSource() throws IOException {
    for (Map.Entry<ProblemCode, Integer> entry : inSource.entrySet()) {
      int more = entry.getValue() - SHOWN_OF_A_KIND;
      if (more > 0) {
        out.write(
            "%s: %d more [%s], not shown here; %s lists all\n"
                .formatted(Printable.line(source), more, entry.getKey().code(), rest));
      }
    }
    inSource.clear();
  }

  @Override
  public void finish(VerifyResult result) throws IOException {
    endSource();
    out.write(empty ? "" : "\n");
    List<Group> groups = settings.by().map(result::groups).orElse(List.of());
    if (!groups.isEmpty()) {
      writeTable(groups, settings.by().orElseThrow());
    }
    writeSums(result.total());
    out.flush();
  }

  private void writeTable(List<Group> groups, Grouping by) throws IOException {
    List<Column<Group>> columns = new ArrayList<>();
    columns.add(Column.text(by.label(), VerifyText::name));
    for (Column<Tally> count : COLUMNS) {
      columns.add(Column.number(count.name().replace('_', ' '), group -> count.of(group.tally())));
    }
    out.write(TextTable.of(columns, groups) + "\n");
  }

  private static String name(Group group) {
    return group.name().isEmpty() ? "unknown" : Printable.line(group.name());
  }

  private void writeSums(Tally total) throws IOException {
    out.write(
        """
        %s read
          %d accepted + %d repaired + %d quarantined = %d
          %d complete + %d unfinished + %d illegal + %d unreadable = %d
          %s
          the moves give the declared score in %d of %s
        """
            .formatted(
                Counted.of(total.read(), "game"),
                total.count(Acceptance.ACCEPTED),
                total.count(Acceptance.REPAIRED),
                total.count(Acceptance.QUARANTINED),
                total.read(),
                total.count(Verdict.COMPLETE),
                total.count(Verdict.UNFINISHED),
                total.count(Verdict.ILLEGAL),
                total.count(Verdict.UNREADABLE),
                total.read(),
                Counted.of(total.duplicates(), "duplicate"),
                total.scoresAgree(),
                Counted.of(
                    total.scoresCompared(),
                    "complete game that has one",
                    "complete games that have one")));
    writeTheory(total);
    out.write(
        "%s, %s, %s%s\n"
            .formatted(
                sum(total, Severity.ERROR, "error"),
                sum(total, Severity.WARNING, "warning"),
                sum(total, Severity.INFO, "remark"),
                total.findings().isEmpty() ? "" : ":"));
    TextTable<Map.Entry<String, Long>> findings = new TextTable<>("  ", FINDINGS);
    total.findings().entrySet().forEach(findings::add);
    out.write(findings.body());
  }

  private void writeTheory(Tally total) throws IOException {
    if (total.hasTheory()) {
      long agree = total.count(TheoryVerdict.AGREES);
      out.write(
          "  best play gives the theoretical score in %d of %s; %d left out\n"
              .formatted(
                  agree,
                  Counted.of(agree + total.count(TheoryVerdict.DIFFERS), "game"),
                  total.count(TheoryVerdict.LEFT_OUT)));
    }
  }

  /** The number of findings of a severity, in its colour if there are any. */
  private String sum(Tally total, Severity severity, String noun) {
    String text = Counted.of(total.count(severity), noun);
    return total.count(severity) == 0 ? text : colours.of(severity, text);
  }
}
