package org.kifu.archive.output;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.names.NameRules;
import org.kifu.archive.names.NameRules.NameRule;
import org.kifu.archive.names.NameRules.NameRule.NameKind;
import org.kifu.game.Counted;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.table.CsvTable;
import org.kifu.table.CsvTable.TableException;

/** Rules for names as a table: {@code status,kind,from,to,evidence}. */
public final class NameRuleCsv {
  private static final String PROPOSED = "proposed";
  private static final String ACCEPTED = "accepted";

  private static final List<Column<NameRule>> COLUMNS =
      List.of(
          Column.text("status", rule -> rule.accepted() ? ACCEPTED : PROPOSED),
          Column.text("kind", rule -> rule.kind().label()),
          Column.text("from", NameRule::from),
          Column.text("to", NameRule::to),
          Column.text("evidence", NameRule::evidence));

  /** All columns except the evidence. */
  private static final List<String> NEEDED = COLUMNS.stream().map(Column::name).limit(4).toList();

  private NameRuleCsv() {}

  /** Writes rules; flushes {@code out} and leaves it open. */
  public static void write(List<NameRule> rules, Writer out) throws IOException {
    CsvRows.write(COLUMNS, rules, out);
  }

  /**
   * Reads rules; the result has the accepted ones.
   *
   * @throws TableException if the input is not such a table, or if accepted rules contradict each
   *     other
   */
  public static NameRules read(Reader in) throws IOException, TableException {
    List<CsvTable.Row> rows = CsvTable.read(in, NEEDED);
    List<NameRule> rules = new ArrayList<>();
    for (CsvTable.Row row : rows) {
      rules.add(rule(row));
    }
    try {
      return NameRules.of(rules);
    } catch (NameRules.ConflictException e) {
      throw new TableException(rows.get(e.index()).line(), String.valueOf(e.getMessage()));
    }
  }

  private static NameRule rule(CsvTable.Row row) throws TableException {
    String status = row.get("status").strip();
    if (!status.equals(PROPOSED) && !status.equals(ACCEPTED)) {
      throw new TableException(row.line(), "'" + status + "' is neither proposed nor accepted");
    }
    if (row.get("from").isEmpty()) {
      throw new TableException(row.line(), "a rule for no name");
    }
    if (row.get("to").isBlank()) {
      throw new TableException(
          row.line(), "'" + row.get("from") + "' would have no name: 'to' is empty");
    }
    return new NameRule(
        kind(row), row.get("from"), row.get("to"), status.equals(ACCEPTED), row.get("evidence"));
  }

  private static NameKind kind(CsvTable.Row row) throws TableException {
    String label = row.get("kind").strip();
    for (NameKind kind : NameKind.values()) {
      if (kind.label().equals(label)) {
        return kind;
      }
    }
    throw new TableException(row.line(), "'" + label + "' is neither player nor event");
  }

  /** Proposed rules for people. */
  public static final class NameRuleText {
    private NameRuleText() {}

    /**
     * Writes rules; flushes {@code out} and leaves it open.
     *
     * @param table the option that writes the rules as the table that can be read, "--format csv"
     */
    public static void write(List<NameRule> rules, Writer out, String table) throws IOException {
      for (NameRule rule : rules) {
        out.write(
            "%s: %s -> %s\n    %s\n"
                .formatted(rule.kind().label(), rule.from(), rule.to(), rule.evidence()));
      }
      out.write(
          "%s proposed; %s writes them as rules to decide on\n"
              .formatted(Counted.of(rules.size(), "rule"), table));
      out.flush();
    }
  }
}
