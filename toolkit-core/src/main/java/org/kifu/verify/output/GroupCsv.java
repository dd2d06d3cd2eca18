package org.kifu.verify.output;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.verify.Finding;
import org.kifu.verify.Tally;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.VerifyResult.Group;

/** The counts by file or year as a table. The findings are not in it. */
final class GroupCsv implements VerifyWriter {
  private final Grouping by;
  private final Writer out;

  GroupCsv(Writer out, Grouping by) {
    this.out = out;
    this.by = by;
  }

  @Override
  public void write(Finding finding) {
    // a table of counts
  }

  @Override
  public void finish(VerifyResult result) throws IOException {
    List<Column<Group>> columns = new ArrayList<>();
    columns.add(Column.text(by.label(), Group::name));
    for (Column<Tally> count : TallyColumns.ALL) {
      columns.add(Column.of(count.name(), count.unit(), group -> count.of(group.tally())));
    }
    CsvRows.write(columns, result.groups(by), out);
  }
}
